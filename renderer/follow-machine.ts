import type { Router } from 'vue-router'
import type { Bridge, NoticePayloads } from '#shared/bridge/contract'
import type { useApp } from './stores/app'
import type { useLibrary } from './stores/library'
import type { useSettings } from './stores/settings'

interface Followed {
  readonly bridge: Bridge
  readonly router: Router
  readonly app: ReturnType<typeof useApp>
  readonly library: ReturnType<typeof useLibrary>
  readonly settings: ReturnType<typeof useSettings>
}

/** What the native menu and files opened from outside ask of the page; commands of a game in play are its view's. */
export function followMachine({ bridge, router, app, library, settings }: Followed): void {
  const commands: Readonly<Record<string, () => unknown>> = {
    library: () => router.push('/'),
    settings: () => (app.settingsOpen = true),
    about: () => (app.settingsOpen = true),
    'theme-day': () => settings.change({ theme: 'day' }),
    'theme-night': () => settings.change({ theme: 'night' }),
    'theme-contrast': () => settings.change({ theme: 'contrast' }),
  }
  bridge.on.menuChosen(({ command }) => void commands[command]?.())

  async function goTo({ kind, name, pack = '' }: NoticePayloads['openRequested']) {
    // A document imported just now is not in the last listing yet.
    await library.refresh()
    if (kind === 'game') void router.push({ name: 'play', params: { game: name } })
    else if (kind === 'scenario') void router.push({ name: 'scenarios', params: { scenario: name } })
    else if (kind === 'ship') void router.push({ name: 'ships', params: { pack, ship: name } })
  }
  bridge.on.openRequested((request) => void goTo(request))
}
