import { words } from '../../kit/worded.testing'
import { expect, test } from 'vitest'
import type { Damage } from '../../kit/marked-ship.testing'
import { furutaka, inPlay } from '../ship/furutaka.testing'
import { waterCard } from '.'

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

test('a hit anywhere in a room bars the whole of it', () => {
  const barred = drawn('box:hull:31', { boxes: { 'h-31': ['struck'] } })
  expect(barred).toContainEqual(expect.objectContaining({ op: 'rect', fill: 'ink' }))
  expect(barred).toContainEqual(expect.objectContaining({ op: 'text', text: 'B1', ink: 'on-ink' }))
})

test('speed is shown with its losses: the worked example', () => {
  expect(textsOf('speed', { tracks: { flotation: 62 } })).toEqual(['4.00″', '4.25, flooding −0.25: ', '4.00″'])
})

test('speed is shown with its losses: flooding first, then the plant, then the rest', () => {
  const damage = {
    boxes: { 'h-44': ['struck'] },
    tracks: { flotation: 51, speed: 1.5 },
    fields: { casualties: 'rudderWarped:noLeftTurn' },
  } as const
  expect(textsOf('speed', damage)).toEqual(['1.25″', '4.25, flooding −1.75, plant 25 % −0.75, rudder −0.50: ', '1.25″'])
})

test('a speed below the maximum is shown beside it', () => {
  expect(textsOf('speed', { tracks: { speed: 2.5 } }).slice(0, 2)).toEqual(['2.50″', 'of 4.25'])
})

test('fires, flooded spaces, boilers and engines are counted from her boxes', () => {
  const boxes = { 's-21': ['burning'], 'h-16': ['burning'], 'h-55': ['flooded'], 'h-31': ['struck'] } as const
  expect(textsOf('counts', { boxes })).toEqual([
    '2',
    'fires',
    'out of control on 7 %',
    '1',
    'space, 2 points',
    '8/10',
    'boilers',
    '4',
    'engines',
  ])
})

test('a flooded magazine puts out its turret in the battery', () => {
  const lost = drawn('battery:main', { boxes: { 'h-55': ['flooded'] } })
  expect(lost).toContainEqual(expect.objectContaining({ text: 'Y', ink: 'on-ink' }))
})

test('empty tubes are crossed off, a mount that is hit too', () => {
  expect(drawn('tubes:T1', { tracks: { 'tubes-T1': 1 } })).toHaveLength(2)
  expect(drawn('tubes:T1', { boxes: { 's-42': ['struck'] } })).toHaveLength(1)
})

test('casualties in words; what does not fit is counted', () => {
  expect(textsOf('casualties', { fields: { casualties: 'radioOut rudderWarped:noLeftTurn@4' } })).toEqual([
    'radio out; rudder bent, no left turn, to turn 4',
  ])
  const many = 'rudderWarped:noLeftTurn telegraphOut mainDelay signalsGone ringMain noAuxiliaryPower switchboard'
  expect(textsOf('casualties', { fields: { casualties: many } }).at(-1)).toMatch(/\d more$/)
})

test('she is stamped when her flotation is gone', () => {
  expect(textsOf('standing', { tracks: { flotation: 0 } })).toEqual(['Sunk'])
})
