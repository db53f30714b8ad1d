import type { Router } from 'vue-router'
import type { Bridge } from '#shared/bridge/contract'
import type { useApp } from './stores/app'
import type { useSettings } from './stores/settings'

interface Followed {
  readonly bridge: Bridge
  readonly router: Router
  readonly app: ReturnType<typeof useApp>
  readonly settings: ReturnType<typeof useSettings>
}

/** What the native menu and files opened from outside ask of the page; commands of a game in play are its view's. */
export function followMachine({ bridge, router, app, settings }: Followed): void {
  const commands: Readonly<Record<string, () => unknown>> = {
    library: () => router.push('/'),
    settings: () => (app.settingsOpen = true),
    about: () => (app.settingsOpen = true),
    'theme-day': () => settings.change({ theme: 'day' }),
    'theme-night': () => settings.change({ theme: 'night' }),
    'theme-contrast': () => settings.change({ theme: 'contrast' }),
  }
  bridge.on.menuChosen(({ command }) => void commands[command]?.())

  bridge.on.openRequested(({ kind, name }) => {
    if (kind === 'game') void router.push({ name: 'play', params: { game: name } })
    else if (kind === 'scenario') void router.push({ name: 'scenarios', params: { scenario: name } })
    else if (kind === 'ship') void router.push({ name: 'ships' })
  })
}
