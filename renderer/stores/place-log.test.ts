import { expect, it } from 'vitest'
import { openGame, settled, ship, box, mars } from './opened-game.testing'
import { usePlaceLog } from './place-log'
import { boxId, trackId } from '#shared/kernel/ids'
import { mostTouching } from '#shared/log/touching'

const fire = trackId('fire')
const place = { ship, of: { box } }

async function opened() {
  const { machine, game, connection } = await openGame()
  const asked = () => machine.asked.filter(({ channel }) => channel === 'gameTouching' || channel === 'gameLines')
  const places = usePlaceLog()
  const seqs = () => places.of(place)?.lines.map(({ seq }) => seq)
  return { machine, game, connection, places, asked, seqs }
}

it('a box is asked about once: marks on it, undone and done again, cost no more questions', async () => {
  const { machine, game, places, asked, seqs } = await opened()
  game.toggleMark(ship, box, 'struck')
  await settled()
  await places.need(place)
  expect(seqs()).toEqual([1])
  for (let mark = 0; mark < 20; mark++) {
    game.toggleMark(ship, box, 'burning')
    game.toggleMark(mars, box, 'struck')
    await settled()
  }
  game.undo()
  await settled()
  game.undo()
  await settled()
  const known = places.of(place)!
  const { history } = machine.session
  expect(known.lines).toHaveLength(mostTouching)
  expect(known.lines.at(-1)?.seq).toBe(40)
  expect(known.struck).toEqual([40])
  expect(known.struck.every((seq) => history.isStruck(seq))).toBe(true)
  game.redo()
  await settled()
  expect(places.of(place)!.struck).toEqual([])
  expect(asked()).toHaveLength(1)
})

it('the answer holds what the journal held, and no line is there twice or missing', async () => {
  const { machine, game, places, seqs } = await opened()
  const { gameTouching } = machine.bridge
  let answer = (): void => undefined
  machine.bridge.gameTouching = async (input) => {
    const found = await gameTouching(input)
    await new Promise<void>((resolve) => (answer = resolve))
    return found
  }
  game.toggleMark(ship, box, 'struck')
  await settled()
  const known = places.need(place)
  await settled()
  game.toggleMark(ship, box, 'burning')
  await settled()
  answer()
  await known
  expect(seqs()).toEqual([1, 2])
})

it('of places that are passed over while a question is out only the last is asked about', async () => {
  const { places, asked } = await opened()
  for (const name of ['6-3', '6-4', '6-5', '7-3', '7-4']) void places.need({ ship, of: { box: boxId(name) } })
  await settled()
  expect(asked().map(({ input }) => Object(input).of)).toEqual([{ box: '6-3' }, { box: '7-4' }])
})

it('a question that the journal dropped for a newer one is asked again while it is wanted', async () => {
  const { machine, places, asked, seqs } = await opened()
  const { gameTouching } = machine.bridge
  machine.bridge.gameTouching = async (input) => {
    machine.bridge.gameTouching = gameTouching
    await gameTouching(input)
    return { ok: false, code: 'read-overtaken', values: {} }
  }
  await places.need(place)
  expect([seqs(), asked().length]).toEqual([[], 2])
})

it('asks again for a game that was opened again', async () => {
  const { game, places, connection } = await opened()
  await places.need({ ship, of: { track: fire } })
  expect(places.of({ ship, of: { track: fire } })?.lines).toEqual([])
  connection.link.value = 'gone'
  await settled()
  connection.link.value = 'up'
  await settled()
  expect(places.of({ ship, of: { track: fire } })).toBeUndefined()
  expect(game.status).toBe('open')
})
