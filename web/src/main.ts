import { mount } from 'svelte'
import symbols from 'shared:symbols'
import App from './App.svelte'
import './ui/app.css'
import { firstLanguage, words } from './ui/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('no place to draw')
const sheet = document.createElement('div')
sheet.className = 'sheet'
sheet.setAttribute('aria-hidden', 'true')
sheet.innerHTML = symbols
document.body.append(sheet)
await words.choose(firstLanguage())
mount(App, { target })
