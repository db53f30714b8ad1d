import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import * as copying from './library/copy-library'
import { startGame, started } from './machine.testing'

test('a game that is opened while the library is copied keeps it where it is, and no copy is left behind', async () => {
  const { services, home, library } = await started()
  const game = await startGame(services)
  const { copyLibrary } = copying
  // Copying may take its time, and this happens meanwhile.
  const copy = vi.spyOn(copying, 'copyLibrary').mockImplementation(async (...given) => {
    const answer = await copyLibrary(...given)
    await services.gameOpen({ game })
    return answer
  })
  const move = () => services.libraryUseFolder({ folder: join(home, 'stick'), copy: true })
  expect(await move()).toMatchObject({ code: 'library-game-open' })
  expect(await readdir(home)).not.toContain('stick')
  expect(await services.libraryList()).toMatchObject({ folder: library })
  expect(await services.gameLines({ game, from: 0, count: 1 })).toMatchObject({ ok: true })

  copy.mockRestore()
  await services.gameClose({ game })
  expect(await move()).toMatchObject({ ok: true, value: { games: [{ game }] } })
})
