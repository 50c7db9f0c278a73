// Saves the picture of a battle as a PNG file: the server draws it, the browser turns it into pixels.

const SHARPER = 2 // pixels for each unit of the drawing

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

async function dots(svg: string): Promise<Blob> {
  const image = await loaded(svg)
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * SHARPER
  canvas.height = image.naturalHeight * SHARPER
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((found, failed) =>
    canvas.toBlob((blob) => (blob ? found(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

/** Fetch the picture and hand it to the browser as a file. */
export async function savePicture(table: string, lang: string, name: string): Promise<void> {
  const response = await fetch(`/api/tables/${table}/picture.svg?lang=${lang}`)
  if (!response.ok) throw new Error('no picture')
  const address = URL.createObjectURL(await dots(await response.text()))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.png`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
