import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startGame, started } from './machine.testing'

/** What happens while a library is copied, which may take its time. */
const meanwhile = vi.hoisted(() => ({ happens: async (): Promise<unknown> => undefined }))
vi.mock('./library/copy-library', async (original) => {
  const real = await original<typeof import('./library/copy-library')>()
  const copyLibrary: typeof real.copyLibrary = async (...given) => {
    const answer = await real.copyLibrary(...given)
    await meanwhile.happens()
    return answer
  }
  return { ...real, copyLibrary }
})

test('a game that is opened while the library is copied keeps it where it is, and no copy is left behind', async () => {
  const { services, home, library } = await started()
  const game = await startGame(services)
  meanwhile.happens = () => services.gameOpen({ game })
  const move = () => services.libraryUseFolder({ folder: join(home, 'stick'), copy: true })
  expect(await move()).toMatchObject({ code: 'library-game-open' })
  expect(await readdir(home)).not.toContain('stick')
  expect(await services.libraryList()).toMatchObject({ folder: library })
  expect(await services.gameLines({ game, from: 0, count: 1 })).toMatchObject({ ok: true })

  meanwhile.happens = async () => undefined
  await services.gameClose({ game })
  expect(await move()).toMatchObject({ ok: true, value: { games: [{ game }] } })
})
