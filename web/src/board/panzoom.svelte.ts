// Pans and zooms a drawing by its viewBox: mouse, wheel, touch and keys; a drag or a pinch never counts as a click.

export type Box = { x: number; y: number; w: number; h: number }
const MOST = 6
/**
 * The scale for a phone, in pixels per unit of the drawing: about one flank fills the width, and no hex is smaller than
 * a finger.
 */
const comfort = (w: number, wanted: number): number => Math.max(Math.min(wanted, w / 860), Math.min(w / 960, 0.355))

export class PanZoom {
  box = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 })
  dragged = false
  private whole: Box = { x: 0, y: 0, w: 1, h: 1 }
  private size = { w: 1, h: 1 }
  private fingers = new Map<number, { x: number; y: number }>()
  private start: { x: number; y: number } | null = null
  private touched = false

  /** The drawing or the window changed: a zoom that the user has chosen is kept, around the same centre. */
  fit(whole: Box, w: number, h: number, fill: boolean, focus: number): void {
    const kept = this.touched && whole.w === this.whole.w
    const scale = this.size.w / this.box.w
    const middle = { x: this.box.x + this.box.w / 2, y: this.box.y + this.box.h / 2 }
    this.whole = whole
    this.size = { w, h }
    if (!kept) this.reset(fill, focus)
    else this.set({ x: middle.x - w / scale / 2, y: middle.y - h / scale / 2, w: w / scale, h: h / scale })
  }

  /** Show the whole board, or on a narrow screen as much as is comfortable, around a place. */
  reset(fill: boolean, focus: number): void {
    const { w, h } = this.size
    const scale = fill ? comfort(w, Math.max(w / this.whole.w, h / this.whole.h)) : this.all
    const box = { w: w / scale, h: h / scale }
    // If there is not enough room, first the top margin is cut, then both margins equally.
    const over = this.whole.h - box.h
    this.touched = false
    this.set({ x: focus - box.w / 2, y: this.whole.y + Math.min(over, Math.max(-this.whole.y, over / 2)), ...box })
  }

  /** The scale at which the whole drawing is visible. */
  private get all(): number {
    return Math.min(this.size.w / this.whole.w, this.size.h / this.whole.h)
  }

  /** Whether the whole drawing is visible. */
  get everything(): boolean {
    return this.size.w / this.box.w < this.all * 1.01
  }

  /** Move to a place, and zoom in first if the view is far out. */
  visit(x: number, y: number): void {
    if (this.size.w / this.box.w < comfort(this.size.w, 0) * 0.99) this.reset(true, x)
    this.show(x, y, true)
  }

  private set(box: Box): void {
    const along = (at: number, length: number, from: number, whole: number): number =>
      length >= whole ? from + (whole - length) / 2 : Math.min(Math.max(at, from), from + whole - length)
    this.box = {
      x: along(box.x, box.w, this.whole.x, this.whole.w),
      y: along(box.y, box.h, this.whole.y, this.whole.h),
      w: box.w,
      h: box.h,
    }
  }

  zoom(factor: number, fx = 0.5, fy = 0.5): void {
    const largest = this.all
    const now = this.size.w / this.box.w
    const scale = Math.min(Math.max(now * factor, largest), largest * MOST)
    const w = this.size.w / scale
    const h = this.size.h / scale
    this.touched = true
    this.set({ x: this.box.x + (this.box.w - w) * fx, y: this.box.y + (this.box.h - h) * fy, w, h })
  }

  pan(dx: number, dy: number): void {
    this.touched = true
    this.set({ ...this.box, x: this.box.x + dx, y: this.box.y + dy })
  }

  /** Move a place to the centre if it is not well visible. */
  show(x: number, y: number, always = false): void {
    const { box } = this
    const margin = 60
    const seen = x > box.x + margin && x < box.x + box.w - margin && y > box.y + margin && y < box.y + box.h - margin
    if (seen && !always) return
    this.touched = true
    this.set({ ...box, x: x - box.w / 2, y: y - box.h / 2 })
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const rect = (event.currentTarget as Element).getBoundingClientRect()
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016))
    this.zoom(factor, (event.clientX - rect.x) / rect.width, (event.clientY - rect.y) / rect.height)
  }

  down = (event: PointerEvent): void => {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.fingers.size === 1) {
      this.dragged = false
      this.start = { x: event.clientX, y: event.clientY }
    } else this.dragged = true
  }

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const rect = (event.currentTarget as Element).getBoundingClientRect()
    const now = { x: event.clientX, y: event.clientY }
    if (this.start && !this.dragged && Math.hypot(now.x - this.start.x, now.y - this.start.y) > 6) {
      this.dragged = true
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    }
    if (this.dragged) {
      const scale = this.box.w / rect.width
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1]
      const share = this.fingers.size > 1 ? 0.5 : 1
      this.pan((before.x - now.x) * scale * share, (before.y - now.y) * scale * share)
      if (other) {
        const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
        if (Number.isFinite(factor))
          this.zoom(factor, (middle.x - rect.x) / rect.width, (middle.y - rect.y) / rect.height)
      }
    }
    this.fingers.set(event.pointerId, now)
  }

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId)
  }
}
