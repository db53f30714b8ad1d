import { add, editsOf, remove, set } from '../../kit/edits.testing'
import { words } from '../../kit/worded.testing'
import { describe, expect, test } from 'vitest'
import type { ShipDocument } from '../../../documents/ship'
import type { Edit, EditValue } from '../../pack/ship-editing'
import { checkShip } from '../ship/check-ship'
import { furutaka } from '../ship/furutaka.testing'
import { placeAt, shipOf } from '../ship/ship-data'
import { waterEditing as editing } from '.'

const ship = furutaka()
const { edited: changed, fieldOf, problems } = editsOf(editing)
const edited = (part: string, ...edits: readonly Edit[]) => changed(ship, part, ...edits)

const at = (document: ShipDocument, location: number) => placeAt(shipOf(document), location)

describe('a location', () => {
  test('takes flotation points from 0 to 20, and nothing else', () => {
    expect(at(edited('hull:55', set('points', 5)), 55)?.points).toBe(5)
    for (const points of [21, -1, 2.5, Number.NaN, '7', true]) {
      expect(edited('hull:55', set('points', points as EditValue)), String(points)).toBe(ship)
    }
  })

  test('a boiler room put into a hull is the one that has no place yet', () => {
    const more = edited('plant', add('rooms', 'boilerRoom'))
    expect(problems(more)).toMatchObject([
      { part: 'plant', sentence: 'Room B6 has no location: choose one for it.' },
      {},
    ])
    const placed = editing.change(more, 'hull:61', set('hull', 'boilerRoom'))
    expect(at(placed, 61)?.hull).toEqual({ kind: 'boilerRoom', room: 'B6' })
    expect(checkShip(placed)).toMatchObject({ ok: true })
  })

  test('a magazine feeds the nearest mount until that is changed', () => {
    const changed = edited('hull:46', set('hull', 'magazine'))
    expect(at(changed, 46)?.hull).toMatchObject({ feeds: ['S4'] })
    expect(editing.form(changed, 'hull:46', words).leadsTo).toHaveLength(1)
    const fed = editing.change(changed, 'hull:46', set('feeds', ['S3', 'S4']))
    expect(at(fed, 46)?.hull).toMatchObject({ feeds: ['S3', 'S4'] })
  })

  test('the thing above is chosen and removed again', () => {
    const changed = edited('above:11', set('above', 'searchRadar'), set('set', 'SG'))
    expect(at(changed, 11)?.above).toEqual({ kind: 'searchRadar', set: 'SG' })
    expect(at(editing.change(changed, 'above:11', { kind: 'empty' }), 11)?.above).toBeNull()
  })

  test('may say otherwise how far a torpedo reaches', () => {
    const own = edited('hull:52', set('ownSpan', true), set('span.from', '46'), set('span.to', '55'))
    expect(at(own, 52)?.torpedoSpan).toEqual({ from: 46, to: 55 })
    expect(at(editing.change(own, 'hull:52', set('ownSpan', false)), 52)).toEqual(at(ship, 52))
    expect(fieldOf(own, 'hull:52', 'span.from')).toMatchObject({ kind: 'choice' })
  })
})

describe('batteries', () => {
  test('renaming a mount renames it in its boxes and magazines', () => {
    const renamed = edited('battery:0', set('mounts.2.id', 'X'))
    expect(at(renamed, 53)).toMatchObject({ above: { mount: 'X' }, hull: { feeds: ['X'] } })
    expect(checkShip(renamed)).toMatchObject({ ok: true })
  })

  test('a name that is taken or cannot be printed is ignored', () => {
    for (const id of ['A', 'S1', 'T1', '', 'a b', '12345678 9'])
      expect(edited('battery:0', set('mounts.2.id', id))).toBe(ship)
  })

  test('a mount that is removed leaves nothing behind', () => {
    const without = edited('battery:0', remove('mounts', 2))
    expect(at(without, 53)).toMatchObject({ above: null, hull: { kind: 'stores' } })
    expect(checkShip(without)).toMatchObject({ ok: true })
  })

  test('a mount that is added needs a place', () => {
    const more = edited('battery:1', add('mounts', 'mount'))
    expect(problems(more)).toMatchObject([
      { part: 'battery:1', refuses: true },
      { part: 'guns', refuses: false },
    ])
    expect(checkShip(editing.change(more, 'above:61', set('above', 'mount')))).toMatchObject({ ok: true })
  })

  test('mounts of another number of guns have a value at every range', () => {
    const triple = edited('battery:0', set('mounts.0.guns', 3))
    expect(shipOf(triple).batteries[0]?.bands.every(({ values }) => values['3'] !== undefined)).toBe(true)
    expect(fieldOf(triple, 'battery:0', 'bands.0.value3')).toMatchObject({ kind: 'number', value: 5 })
  })

  test('ranges that do not rise are reported beside their battery', () => {
    const falls = edited('battery:0', set('bands.1.to', 4))
    expect(problems(falls)).toMatchObject([{ part: 'battery:0', refuses: true }, {}])
  })

  test('are added and removed whole', () => {
    const fewer = edited('guns', remove('batteries', 1))
    expect(shipOf(fewer).batteries).toHaveLength(1)
    expect(checkShip(fewer)).toMatchObject({ ok: true })
    expect(shipOf(edited('guns', add('batteries', 'battery'))).batteries).toHaveLength(3)
  })
})

test('torpedoes put ashore take their mounts with them', () => {
  const none = edited('torpedoes', set('carries', false))
  expect(shipOf(none).torpedoes).toBeNull()
  expect(at(none, 42)?.above).toBeNull()
  expect(checkShip(none)).toMatchObject({ ok: true })
})

test('a room that is removed leaves hull spaces', () => {
  const fewer = edited('plant', remove('rooms', 0))
  expect(at(fewer, 31)?.hull).toEqual({ kind: 'stores' })
  expect(checkShip(fewer)).toMatchObject({ ok: true })
})

test('a shaft that no engine turns is reported', () => {
  const fewer = edited('plant', set('shafts', 3))
  expect(problems(fewer)).toMatchObject([{ part: 'plant', sentence: 'An engine turns shaft 4, and she has 3.' }, {}])
})

test('a man-of-war has no role of a merchantman', () => {
  const merchant = edited('type', set('shipType', 'AM'), set('role', 'AK'))
  expect(shipOf(merchant)).toMatchObject({ type: 'AM', role: 'AK' })
  expect(shipOf(editing.change(merchant, 'type', set('shipType', 'CL'))).role).toBeNull()
})

test('speed goes in quarters', () => {
  expect(shipOf(edited('topSpeed', set('topSpeed', 4.5))).topSpeed).toBe(4.5)
  expect(edited('topSpeed', set('topSpeed', 4.3))).toBe(ship)
})

test('a director without guns is reported, and she may be saved', () => {
  const blank = editing.blank()
  const places = shipOf(blank).places.map((place) =>
    place.at === 31 ? { ...place, above: { kind: 'director', director: 'torpedoPort' } } : place,
  )
  expect(problems({ ...blank, data: { ...blank.data, torpedoes: null, places } })).toEqual([
    { part: 'above:31', sentence: 'The director at 31 serves no battery: she has none of that kind.', refuses: false },
  ])
})
