declare module 'shared:words/en' {
  const text: string
  export default text
}
declare module 'shared:words/fr' {
  const text: string
  export default text
}
declare module 'shared:words/es' {
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
