import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { packId, type GameId } from '#shared/kernel/ids'
import { folderForTest, writeFiles, noticeLog, scenario } from './desk.testing'
import { createServices, type ServiceDeps, type Services } from './services'

const fontsFolder = fileURLToPath(new URL('../../assets/fonts', import.meta.url))
const majestic = fileURLToPath(
  new URL('../../shared/rules/perfidious-albion/ships/majestic.ship.json', import.meta.url),
)

/** A scenario of two ships of one class, as the starters of a test machine hold it. */
export const ushant = { ...scenario('ushant', ['majestic', 'majestic']), pack: packId('perfidious-albion') }

/** A machine of its own: starters of one ship and one scenario, and a library that is made on the first start. */
export async function machine() {
  const home = await folderForTest()
  const library = join(home, 'Documents', 'Spotting Top')
  await writeFiles(home, {
    'starter/ships/perfidious-albion/majestic.ship.json': await readFile(majestic, 'utf8'),
    'starter/scenarios/ushant.scenario.json': ushant,
  })
  await mkdir(join(home, 'data'))
  const notices = noticeLog()
  const start = (ways: Partial<ServiceDeps> = {}): Services => {
    const services = createServices({
      dataFolder: join(home, 'data'),
      defaultLibraryFolder: library,
      starterFolder: join(home, 'starter'),
      companionFolder: join(home, 'companion'),
      fontsFolder,
      appVersion: '1.2.3',
      shell: 'host',
      abilities: { folderPicker: false, revealInFileManager: false, nativeMenu: false, secondScreen: false },
      clock: () => 1_700_000_000_000,
      notify: notices.notify,
      ...ways,
    })
    onTestFinished(async () => void (await services.dispose()))
    return services
  }
  return { home, library, notices, start }
}

/** Starts the scenario as a game; its id. */
export async function startGame(services: Services, title = 'Monday') {
  const started = await services.gameStart({ scenario: 'ushant', title })
  if (!started.ok) throw new Error(started.code)
  return started.value.game
}

/** A game as a window gets it; `after` is what its next entry comes after. */
export async function openedTable(services: Services, game: GameId) {
  const opened = await services.gameOpen({ game })
  if (!opened.ok) throw new Error(opened.code)
  const { lastSeq: seq, lastCrc: crc } = opened.value
  return { ...opened.value, after: { seq, crc } }
}

/** A machine whose program has been started once, its library there. */
export async function started(ways: Partial<ServiceDeps> = {}) {
  const first = await machine()
  const services = first.start(ways)
  await services.libraryList()
  first.notices.empty()
  return { ...first, services }
}
