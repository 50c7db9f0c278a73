import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import type { Looks } from './src/board/looks.ts'
import { LANGUAGES } from './src/net/facts.gen.ts'
import { readToml } from './src/ui/toml.ts'

const source = (path: string): string => fileURLToPath(new URL(`../src/overlord/${path}`, import.meta.url))
// Words of the command line that the page never says.
const NOT_HERE = /^(cli|play|simulate|replay|check|rules|import|balance|serve|notation|illegal-notation|option)-/

/** Leaves out comments and the words that only the command line says; a message ends where the next line begins. */
function pageWords(text: string): string {
  const messages = text.split(/\n(?=[A-Za-z#-])/)
  return messages.filter((message) => !message.startsWith('#') && !NOT_HERE.test(message)).join('\n')
}

// The tables of looks that only the ground is drawn from, which the server does.
const OF_THE_GROUND = ['paper', 'recolours', 'night', 'grounds', 'ways', 'terrain', 'pieces', 'obstacles']

/** The tables of looks that the page needs, those of what it draws itself; of a mood only the colour of plain ground. */
function pageLooks(): Looks {
  const all = Object.entries(readToml(readFileSync(source('picture/looks.toml'), 'utf8')))
  const looks = Object.fromEntries(all.filter(([name]) => !OF_THE_GROUND.includes(name))) as Looks
  const moods = Object.entries(looks.moods).map(([mood, { tones }]) => [mood, { tones }])
  return { ...looks, moods: Object.fromEntries(moods) as Looks['moods'] }
}

/** The symbols that the page itself places, and their parts; those of the ground come with the ground. */
function pageSymbols(): string {
  const text = sheet('symbols')
  const all = new Map([...text.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)].map(([art, id = '']) => [id, art]))
  const uses = (art: string): string[] => [...art.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id)
  const named = [...JSON.stringify(pageLooks()).matchAll(/"([\w-]+)"/g)].map(([, id = '']) => id)
  const wanted = new Set([...named, ...uses(sheet('cards'))].filter((id) => all.has(id)))
  for (const id of wanted) for (const part of uses(all.get(id) ?? '')) wanted.add(part)
  const arts = [...all].flatMap(([id, art]) => (wanted.has(id) ? [art] : []))
  return `${text.slice(0, text.indexOf('<symbol'))}${arts.join('')}</svg>`
}

/** A sheet of symbols without its comments and line ends. */
const sheet = (name: string): string =>
  readFileSync(source(`picture/${name}.svg`), 'utf8')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')

/** The shared files of the Python package as modules: words, symbols and looks. */
function shared(): Plugin {
  const files: Record<string, () => unknown> = {
    ...Object.fromEntries(
      LANGUAGES.map((lang) => [
        `shared:words/${lang}`,
        () => pageWords(readFileSync(source(`text/${lang}.ftl`), 'utf8')),
      ]),
    ),
    'shared:symbols': pageSymbols,
    'shared:cards': () => sheet('cards'),
    'shared:looks': pageLooks,
  }
  const loaders = LANGUAGES.map((lang) => `${lang}: () => import('shared:words/${lang}')`)
  const load = (id: string): string =>
    id === 'shared:words' ? `{ ${loaders.join(', ')} }` : JSON.stringify(files[id]?.())
  return {
    name: 'shared',
    resolveId: (id) => (id in files || id === 'shared:words' ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0shared:') ? `export default ${load(id.slice(1))}` : null),
  }
}

export default defineConfig({
  plugins: [svelte(), shared()],
  build: {
    outDir: process.env.PAGE_OUT ?? '../src/overlord/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8044', '/ws': { target: 'ws://127.0.0.1:8044', ws: true } } },
})
