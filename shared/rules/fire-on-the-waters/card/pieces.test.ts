import { words } from '../../kit/worded.testing'
import { expect, test } from 'vitest'
import type { Damage } from '../../kit/marked-ship.testing'
import type { TextOp } from '../../../card/operations'
import { textBoxes } from '../../../card/text-boxes'
import { furutaka, inPlay } from '../ship/furutaka.testing'
import { textsOn } from '../../kit/card/card-fit.testing'
import { shipOf } from '../ship/ship-data'
import { waterCard } from '.'
import { pointsRect } from './layout'

const document = furutaka()
const pieces = waterCard.pieces(document)

const named = (key: string) => {
  const piece = pieces.find((each) => each.key === key)
  if (!piece) throw new Error(`no piece ${key}`)
  return piece
}
const drawn = (key: string, damage: Damage) => waterCard.piece(named(key), inPlay(document, damage), words)
const textsOf = (key: string, damage: Damage = {}) =>
  drawn(key, damage).flatMap((operation) => (operation.op === 'text' ? [operation.text] : []))

test('a room that is hit anywhere is crossed once, from corner to corner', () => {
  const crossed = drawn('box:hull:31', { boxes: { 'h-31': ['struck'] } })
  expect(crossed).toContainEqual(
    expect.objectContaining({ op: 'path', d: expect.stringMatching(/^M\S+ \S+l\S+ \S+M/) }),
  )
  expect(crossed.filter((each) => each.op === 'path' && each.stroke?.ink === 'red')).toHaveLength(1)
  const named = crossed.find((each) => each.op === 'text' && each.text === 'B1') as TextOp
  const [letters] = textBoxes([named])
  const patches = crossed.filter((each) => each.op === 'rect' && each.x < letters!.x && each.y < letters!.y)
  expect(patches.at(-1)).toMatchObject({ fill: 'red-wash' })
})

test('out of action a part is reversed in one bar, and nothing red lies on it', () => {
  const barred = drawn('box:hull:31', { boxes: { 'h-31': ['out', 'struck'] } })
  const order = barred.map((each) => (each.op === 'path' ? (each.fill ?? each.stroke?.ink) : each.op))
  expect(order.indexOf('ink')).toBeGreaterThan(order.indexOf('red'))
  expect(barred).toContainEqual(expect.objectContaining({ op: 'text', text: 'B1', ink: 'on-ink' }))
})

test('flooding is each location’s own: her points are blue there alone', () => {
  const washed = drawn('box:hull:31', { boxes: { 'h-32': ['flooded'] } })
  const { x } = pointsRect(32)
  const blue = washed.filter((each) => each.op === 'rect' && each.fill === 'blue-wash')
  expect(blue).toHaveLength(2)
  for (const each of blue) expect(each).toMatchObject({ x: expect.closeTo(x, 0) as number })
})

test('speed is shown with its losses: the worked example', () => {
  expect(textsOf('speed', { tracks: { flotation: 62 } })).toEqual(['4.00″', 'of 4.25″', 'flooding −0.25:', '4.00″'])
})

test('speed is shown with its losses: flooding first, then the plant, then the rest', () => {
  const damage = {
    boxes: { 'h-44': ['struck'] },
    tracks: { flotation: 51, speed: 1.5 },
    fields: { casualties: 'rudderWarped:noLeftTurn' },
  } as const
  expect(textsOf('speed', damage)).toEqual([
    ...['1.25″', 'of 4.25″', 'flooding −1.75,', '2 more −1.25:', '1.25″'],
    'rudder bent, no left turn',
  ])
  const { boxes, tracks } = damage
  expect(textsOf('speed', { boxes, tracks })).toEqual([
    ...['1.50″', 'of 4.25″', 'flooding −1.75,', 'plant 25 % −0.75:', '1.75″'],
  ])
})

test('a speed below the maximum is shown beside it', () => {
  expect(textsOf('speed', { tracks: { speed: 2.5 } }).slice(0, 2)).toEqual(['2.50″', 'of 4.25″'])
})

test('fires, flooded spaces, boilers and engines are counted from her boxes', () => {
  const boxes = { 's-21': ['burning'], 'h-16': ['burning'], 'h-55': ['flooded'], 'h-31': ['struck'] } as const
  expect(textsOf('counts', { boxes })).toEqual([
    ...['2', 'fires, out of control 7 %'],
    ...['1', 'space, 2 points'],
    ...['8', 'of 10 boilers'],
  ])
  expect(textsOf('counts')).toEqual([])
})

test('a flooded magazine puts out its turret in the battery', () => {
  const lost = drawn('battery:main', { boxes: { 'h-55': ['flooded'] } })
  expect(lost).toContainEqual(expect.objectContaining({ text: 'Y', ink: 'ink' }))
  expect(lost).toContainEqual(expect.objectContaining({ stroke: expect.objectContaining({ ink: 'red' }) as object }))
})

test('empty tubes are crossed off, a mount that is hit too', () => {
  expect(drawn('tubes:T1', { tracks: { 'tubes-T1': 1 } })).toHaveLength(2)
  expect(drawn('tubes:T1', { boxes: { 's-42': ['struck'] } })).toHaveLength(1)
})

test('casualties are written beside what they hit; what does not fit is counted', () => {
  const fields = { casualties: 'radioOut rudderWarped:noLeftTurn@4 mainDelay torpedoMountJammed:T1' }
  expect(textsOf('casualties', { fields })).toEqual(['radio out'])
  expect(textsOf('casualties-arms', { fields })).toContain('main battery a turn late; T1 jammed in train')
  expect(textsOf('speed', { fields })).toContain('rudder bent, no left turn, to turn 4')
  const many = 'radioOut signalsGone ringMain noAuxiliaryPower switchboard searchRadarsOutA'
  expect(textsOf('casualties', { fields: { casualties: many } }).at(-1)).toMatch(/\d more$/)
})

test('a full ten of flotation is crossed once, what is lost of the next box by box', () => {
  const lost = drawn('flotation', { tracks: { flotation: 48 } })
  const strokes = lost.flatMap((each) =>
    each.op === 'path' && each.stroke?.ink === 'red' ? [each.d.split('M').length - 1] : [],
  )
  // Furutaka has 64: 49 and 50 by themselves, then 51 to 60 and 61 to 64.
  expect(strokes).toEqual([4, 4])
})

test('she is stamped when her flotation is gone', () => {
  expect(textsOf('standing', { tracks: { flotation: 0 } })).toEqual(['Sunk'])
})

test('there is one heading for casualties on a card, however many batteries she has', () => {
  const [battery] = shipOf(document).batteries
  for (let count = 1; count <= 4; count++) {
    const batteries = Array.from({ length: count }, (_, at) => ({ ...battery!, id: `b${at}` }))
    const said = textsOn(waterCard, inPlay(furutaka({ batteries }), {})).filter(({ text }) => text === 'Casualties')
    expect(said).toHaveLength(1)
  }
})
