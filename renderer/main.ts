import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { connect } from './bridge/connect'
import { router } from './router'
import { useApp } from './stores/app'
import { bridgeKey, connectionKey } from './bridge/use-bridge'
import { useLibrary } from './stores/library'
import { usePrint } from './stores/print'
import { useSettings } from './stores/settings'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'

const app = createApp(App)
const { bridge, connection } = connect()
app.provide(bridgeKey, bridge)
app.provide(connectionKey, connection)
app.use(createPinia())
// The first view is fetched while the settings are asked for.
app.use(router)

const settings = useSettings()
const page = document.documentElement
// As the page will lie: seen at once, whatever is still being asked for.
const isAtTable = location.hash.startsWith('#/play/')
document.querySelector('.page-frame')?.classList.toggle('at-table', isAtTable)
// Electron serves the page in its theme. Elsewhere that of the system holds until the settings are read.
const hasTheme = page.dataset['theme'] !== undefined
if (!hasTheme) settings.dress(page)
// A library of thousands is on its way while the first view is; at the table the game comes first.
const library = useLibrary()
if (!isAtTable) library.follow()
// The frame stays until there is a view in its place; one that cannot be fetched holds up nothing.
const firstView = router.isReady().catch(() => undefined)
await Promise.all([settings.read(), useApp().describe(), firstView])
if (hasTheme) settings.dress(page)
if (isAtTable) library.follow()
usePrint().follow()

app.mount('#app')
