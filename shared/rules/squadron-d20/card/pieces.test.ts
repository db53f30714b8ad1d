import { words } from '../../kit/worded.testing'
import { expect, test } from 'vitest'
import type { Mark } from '../../../game/mark'
import type { ShipDocument } from '../../../documents/ship'
import { document, inPlay, type Damage } from '../ship/in-play.testing'
import type { TrackName } from '../ship/shape'
import {
  airBase,
  battleship,
  battleshipData,
  carrier,
  cruiser,
  fighters,
  merchant,
  motorBoats,
  torpedoBombers,
} from '../ship/stands.testing'
import { textsOn } from '../../kit/card/card-fit.testing'
import { squadronCard } from '.'

const drawn = (document: ShipDocument, key: string, damage: Damage = {}) => {
  const piece = squadronCard.pieces(document).find((each) => each.key === key)
  if (!piece) throw new Error(`no piece ${key}`)
  return squadronCard.piece(piece, inPlay(document, damage), words)
}
const textsOf = (document: ShipDocument, key: string, damage: Damage = {}) =>
  drawn(document, key, damage).flatMap((operation) => (operation.op === 'text' ? [operation.text] : []))
const tracked = (track: TrackName, value: number): Damage => ({ tracks: { [track]: value } })

test('F and S are shown beside their fresh figures, and crossed off from the end', () => {
  expect(textsOf(battleship, 'bar:flotation')).toEqual(['72'])
  expect(textsOf(battleship, 'bar:flotation', tracked('flotation', 24))).toEqual(
    expect.arrayContaining(['24', 'of 72', '25', '72']),
  )
  expect(drawn(battleship, 'bar:flotation', tracked('flotation', 24))).toContainEqual(
    expect.objectContaining({ text: '24', ink: 'red' }),
  )
})

test('figures that may fall below nothing carry their sign', () => {
  expect(textsOf(battleship, 'dial:gunneryModifier', tracked('gunneryModifier', -2))).toEqual(['−2', 'of +1'])
  expect(textsOf(cruiser, 'figure:crewQuality', tracked('crewQuality', -3))).toEqual(['−3', 'of +2'])
})

test('markers show what they are worth: fires by the printed scale, splash one by one', () => {
  expect(textsOf(cruiser, 'dial:fires', tracked('fires', 4))).toEqual(['4', 'tests −2'])
  expect(textsOf(cruiser, 'dial:splash', tracked('splash', 3))).toEqual(['3', 'to hit −3'])
  expect(textsOf(cruiser, 'dial:fires')).toEqual([])
})

test('a carrier has her hull, readiness and catapults, a merchant her cargo', () => {
  expect(textsOf(carrier, 'dial:hull', tracked('hull', 9))).toEqual(['9', 'of 16 hull'])
  expect(textsOf(carrier, 'dial:readiness')).toEqual(['9', 'readiness'])
  expect(textsOf(merchant, 'dial:cargo', tracked('cargo', 0))).toEqual(['0', expect.stringContaining('cargo')])
})

test('a way that is not what she began with is ticked', () => {
  expect(drawn(cruiser, 'pace')).toEqual([])
  expect(textsOf(cruiser, 'pace', { fields: { pace: 'slow' } })).toEqual(['slow'])
})

test('a stand of boats is worth less the fewer are left', () => {
  expect(textsOf(motorBoats, 'factors-now')).toEqual(['2', '4'])
  expect(textsOf(motorBoats, 'factors-now', tracked('vessels', 2))).toEqual(['1', '2'])
  expect(textsOf(motorBoats, 'factors-now', tracked('vessels', 0))).toEqual(['0', '0'])
})

test('the dice of a stand of aircraft are the one framed step', () => {
  expect(textsOf(fighters, 'scale:aircraft')).toEqual(['7–12', '3'])
  expect(textsOf(fighters, 'scale:aircraft', tracked('aircraft', 2))).toEqual(['1–2', '1'])
  expect(drawn(fighters, 'scale:aircraft', tracked('aircraft', 0))).toEqual([])
})

test('factors that a role or a load does not allow are struck out', () => {
  expect(textsOf(fighters, 'air-factors')).toEqual(['9'])
  expect(textsOf(torpedoBombers, 'air-factors')).toEqual(['0', '0'])
})

test('the load of a stand is shown in its header and in its list', () => {
  expect(textsOf(torpedoBombers, 'load')).toEqual(['torpedoes'])
  expect(textsOf(torpedoBombers, 'loads')).toEqual(['torpedoes', 'to hit +1'])
  expect(textsOf(torpedoBombers, 'loads', { fields: { load: 'none' } })).toEqual([])
})

test('casualties in words; tests of morale that were made are not', () => {
  expect(textsOf(cruiser, 'casualties', { fields: { casualties: 'powerFailure morale:flotationThird' } })).toEqual([
    'power failure: a crew test before she acts',
  ])
})

test('a note is written on the lines, and cut short at the end of the last', () => {
  const long = 'turned away under smoke '.repeat(15)
  expect(textsOf(airBase, 'notes', { fields: { note: long } }).length).toBeGreaterThan(1)
  expect(textsOf(cruiser, 'notes', { fields: { note: long } }).at(-1)).toMatch(/ …$/)
  expect(textsOf(airBase, 'notes', { fields: { note: 'Runway by dusk' } })).toEqual(['Runway by dusk'])
})

test('she is stamped when she is a wreck, a stand of aircraft when none is left', () => {
  expect(textsOf(cruiser, 'standing', { fields: { standing: 'wreck' } })).toEqual(['A wreck'])
  expect(textsOf(fighters, 'standing', tracked('aircraft', 0))).toEqual(['Shot down'])
})

test('a gun over a cross has an edge of its ground, as letters have', () => {
  const struck = drawn(cruiser, 'box:m-main-main-0', { boxes: { 'm-main-main-0': ['struck'] } })
  const cross = struck.findIndex((each) => each.op === 'path' && each.stroke?.ink === 'red')
  const edges = struck.slice(cross).filter((each) => each.op === 'path' && each.stroke?.ink === 'red-wash')
  expect(edges.length).toBeGreaterThan(0)
})

test('a caption is heavier over a cross or on a bar, and not where it is repaired', () => {
  const caption = (...marks: Mark[]) =>
    drawn(cruiser, 'box:e-smoke', { boxes: { 'e-smoke': marks } }).find(({ op }) => op === 'text')
  expect(caption('struck')).toMatchObject({ face: 'work-600', ink: 'ink' })
  expect(caption('out')).toMatchObject({ face: 'work-600', ink: 'on-ink' })
  expect(caption('struck', 'repaired')).toMatchObject({ face: 'work-500', ink: 'ink-2' })
})

test('what she lacks stands with her armour, and not among her casualties', () => {
  const said = textsOn(
    squadronCard,
    inPlay(document({ ...battleshipData, poorUnderwaterProtection: true }, { name: 'Unlucky' })),
  )
  const note = said.find(({ text }) => text.includes('poor underwater protection'))!
  expect(note.y).toBeLessThan(said.find(({ text }) => text === 'Flotation')!.y)
})
