import { beforeEach, describe, expect, it } from 'vitest'
import { openGame, settled, ship, type OpenedGame } from './opened-game.testing'
import { trackId } from '#shared/kernel/ids'

let { machine, game } = {} as OpenedGame
const fire = trackId('fire')
const level = () => game.ship(ship)!.tracks[fire]
async function answered() {
  for (let rounds = 0; rounds < 12; rounds++) await settled()
}

/** Fire was set to 1, 2 … 5, one by one; before redos all of it was undone. */
describe.each([
  { way: 'redo', opposite: 'undo', from: 0, by: 1, end: 5 },
  { way: 'undo', opposite: 'redo', from: 5, by: -1, end: 0 },
] as const)('$way, faster than the journal answers', ({ way, opposite, from, by, end }) => {
  const press = (times: number) => {
    for (let pressed = 0; pressed < times; pressed++) game[way]()
  }

  beforeEach(async () => {
    ;({ machine, game } = await openGame())
    for (let to = 1; to <= 5; to++) game.setTrack(ship, fire, to)
    await answered()
    for (let undone = from; undone < 5; undone++) game.undo()
    await answered()
    expect(level()).toBe(from)
  })

  it('is made as often as it was asked for', async () => {
    press(4)
    await answered()
    expect(level()).toBe(from + 4 * by)
    expect(game.saved).toMatchObject({ is: 'saved' })
    press(1)
    await answered()
    expect(level()).toBe(end)
  })

  it('does no harm where there is less to take', async () => {
    press(9)
    await answered()
    expect(level()).toBe(end)
    game[opposite]()
    await answered()
    expect(level()).toBe(end - by)
    game.setTrack(ship, fire, 2)
    await answered()
    expect(level()).toBe(2)
  })

  it('is one less for its opposite before it has gone out', async () => {
    press(3)
    game[opposite]()
    await answered()
    expect(level()).toBe(from + 2 * by)
  })

  it('ends with a mark made meanwhile: the next undo takes back that mark, and none goes on by itself', async () => {
    machine.hold()
    press(3)
    game.setTrack(ship, fire, 6)
    machine.flush()
    await answered()
    expect(level()).toBe(6)
    game.undo()
    await answered()
    expect(level()).toBe(from + by)
  })

  it('ends where another window has written meanwhile: none takes what was not seen', async () => {
    machine.hold()
    press(3)
    machine.write([{ kind: 'note', text: 'smoke' }])
    machine.flush()
    await answered()
    expect(game.live!.notes.map(({ text }) => text)).toEqual(['smoke'])
    expect([from, from + by]).toContain(level())
  })

  it('does not go out on a table that is only looked at', async () => {
    machine.hold()
    press(3)
    await game.lookAt(2)
    press(1)
    machine.flush()
    game.returnToNow()
    await answered()
    expect(level()).toBe(from + by)
  })
})
