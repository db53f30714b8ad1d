import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { machine, startGame } from './machine.testing'

const request = (game: string, as: string, job: string = as) => ({
  job,
  title: 'Off Ushant',
  game,
  as,
  paper: 'A4',
  ink: 'colour',
})

async function atSea() {
  const { start, library } = await machine()
  const services = start()
  await services.libraryList()
  const game = await startGame(services, 'Off Ushant')
  return { services, library, game }
}

describe('a report on paper', () => {
  it('is printed of a game that is open, and lies in the library', async () => {
    const { services, library, game } = await atSea()
    await services.gameOpen({ game })
    const printed = await services.dispatch('printReport', request(game, 'pdf'))
    expect(printed).toMatchObject({ ok: true, value: { path: 'prints/Off Ushant.pdf' } })
    expect((await readFile(join(library, 'prints', 'Off Ushant.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is written as text too, under the same name with its own ending', async () => {
    const { services, library, game } = await atSea()
    await services.gameOpen({ game })
    for (const as of ['markdown', 'json']) await services.dispatch('printReport', request(game, as))
    expect((await readdir(join(library, 'prints'))).toSorted()).toEqual(['Off Ushant.json', 'Off Ushant.md'])
    const text = await readFile(join(library, 'prints', 'Off Ushant.md'), 'utf8')
    expect(text).toContain('# Off Ushant\n\n> Nothing has been played yet.')
  })

  it('of a game that is not open is refused, and nothing is written', async () => {
    const { services, library, game } = await atSea()
    expect(await services.dispatch('printReport', request(game, 'pdf'))).toMatchObject({
      ok: false,
      code: 'game-not-open',
    })
    expect(await readdir(join(library, 'prints')).catch(() => [])).toEqual([])
  })
})
