/** The word files, each loaded when its language is chosen. */
declare module 'shared:words' {
  const files: Record<import('./ui/words.svelte').Language, () => Promise<{ default: string }>>
  export default files
}
declare module 'shared:words/*' {
  const text: string
  export default text
}
declare module 'shared:symbols' {
  const text: string
  export default text
}
declare module 'shared:cards' {
  const text: string
  export default text
}
declare module 'shared:looks' {
  const looks: import('./board/looks').Looks
  export default looks
}
