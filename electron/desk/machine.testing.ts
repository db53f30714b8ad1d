import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { packId } from '#shared/kernel/ids'
import { folderForTest, writeFiles, noticeLog, scenario } from './desk.testing'
import { createServices, type ServiceDeps, type Services } from './services'

const assets = fileURLToPath(new URL('../../assets', import.meta.url))
const majestic = 'ships/perfidious-albion/majestic.ship.json'

/** A scenario of two ships of one class, as the starters of a test machine hold it. */
export const ushant = { ...scenario('ushant', ['majestic', 'majestic']), pack: packId('perfidious-albion') }

/** A machine of its own: starters of one ship and one scenario, and a library that is made on the first start. */
export async function machine() {
  const home = await folderForTest()
  const library = join(home, 'Documents', 'Spotting Top')
  await writeFiles(home, {
    [`starter/${majestic}`]: await readFile(join(assets, 'starter', majestic), 'utf8'),
    'starter/scenarios/ushant.scenario.json': ushant,
  })
  await mkdir(join(home, 'data'))
  await symlink(join(assets, 'fonts'), join(home, 'fonts'))
  const notices = noticeLog()
  const start = (ways: Partial<ServiceDeps> = {}): Services => {
    const services = createServices({
      dataFolder: join(home, 'data'),
      defaultLibraryFolder: library,
      starterFolder: join(home, 'starter'),
      appVersion: '1.2.3',
      shell: 'host',
      abilities: {
        folderPicker: false,
        revealInFileManager: false,
        nativeMenu: false,
        secondScreen: false,
      },
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
