import { beforeEach, describe, expect, it } from 'vitest'
import { openGame, settled, ship, type OpenedGame } from './opened-game.testing'
import { trackId } from '#shared/kernel/ids'

let { machine, game } = {} as OpenedGame
const fire = trackId('fire')
const level = () => game.ship(ship)!.tracks[fire]
const times = (count: number, press: () => void) => Array.from({ length: count }, press)
async function answered() {
  for (let rounds = 0; rounds < 12; rounds++) await settled()
}

/** Fire was set to 1, 2 … 5, one by one, and all of it undone. */
beforeEach(async () => {
  ;({ machine, game } = await openGame())
  for (let to = 1; to <= 5; to++) game.setTrack(ship, fire, to)
  await answered()
  times(5, () => game.undo())
  await answered()
  expect(level()).toBe(0)
})

it('as many redos as were asked for are made, however fast they were', async () => {
  times(4, () => game.redo())
  await answered()
  expect(level()).toBe(4)
  expect(game.saved).toMatchObject({ is: 'saved' })
  game.redo()
  await answered()
  expect(level()).toBe(5)
})

it('more of them than there are do no harm', async () => {
  times(9, () => game.redo())
  await answered()
  expect(level()).toBe(5)
  game.setTrack(ship, fire, 2)
  await answered()
  expect(level()).toBe(2)
})

it('an undo takes back a redo that has not gone out', async () => {
  times(3, () => game.redo())
  game.undo()
  await answered()
  expect(level()).toBe(2)
})

it('a mark made meanwhile ends them: they do not go on by themselves after it', async () => {
  machine.hold()
  times(3, () => game.redo())
  game.setTrack(ship, fire, 6)
  machine.flush()
  await answered()
  expect(level()).toBe(6)
  game.undo()
  await answered()
  expect(level()).toBe(1)
})

it('nor does one go out on a table that is only looked at', async () => {
  machine.hold()
  times(3, () => game.redo())
  await game.lookAt(2)
  machine.flush()
  game.returnToNow()
  await answered()
  expect(level()).toBe(1)
})

describe('undos faster than the journal answers', () => {
  beforeEach(async () => {
    times(5, () => game.redo())
    await answered()
    expect(level()).toBe(5)
  })

  it('are as many as were asked for', async () => {
    times(4, () => game.undo())
    await answered()
    expect(level()).toBe(1)
    expect(game.saved).toMatchObject({ is: 'saved' })
  })

  it('do no harm where there is less to undo', async () => {
    times(9, () => game.undo())
    await answered()
    expect(level()).toBe(0)
    game.redo()
    await answered()
    expect(level()).toBe(1)
  })

  it('end with a mark made meanwhile: the next undo takes back that mark, and none goes on by itself', async () => {
    machine.hold()
    times(3, () => game.undo())
    game.setTrack(ship, fire, 6)
    machine.flush()
    await answered()
    expect(level()).toBe(6)
    game.undo()
    await answered()
    expect(level()).toBe(4)
  })

  it('end where another window has written meanwhile: none takes back what was not seen', async () => {
    machine.hold()
    times(3, () => game.undo())
    machine.write([{ kind: 'note', text: 'smoke' }])
    machine.flush()
    await answered()
    expect(game.live!.notes.map(({ text }) => text)).toEqual(['smoke'])
    expect(level()).toBeGreaterThanOrEqual(4)
  })

  it('are one less for a redo before they have gone out', async () => {
    times(3, () => game.undo())
    game.redo()
    await answered()
    expect(level()).toBe(3)
  })

  it('do not go out on a table that is only looked at', async () => {
    machine.hold()
    times(3, () => game.undo())
    await game.lookAt(2)
    game.undo()
    machine.flush()
    game.returnToNow()
    await answered()
    expect(level()).toBe(4)
  })
})
