import { createApp } from 'vue'
import CompanionPage from './CompanionPage.vue'
import { companionTable } from './companion-table'
import { wiresOfPage } from './wire'
import './fonts.css'
import '../theme/tokens.css'
import '../theme/base.css'
import './companion.css'

const isDark = matchMedia('(prefers-color-scheme: dark)')
const setTheme = () => document.documentElement.setAttribute('data-theme', isDark.matches ? 'night' : 'day')
setTheme()
isDark.addEventListener('change', setTheme)

/** Browsers keep `randomUUID` for secure contexts; these are not. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const table = companionTable({ wires: wiresOfPage, storage: localStorage, now: Date.now, newId })
table.come()
createApp(CompanionPage, { table }).mount('#app')
