import { words } from '../../kit/worded.testing'
import { editsOf, set } from '../../kit/edits.testing'
import { describe, expect, test } from 'vitest'
import type { ShipDocument } from '../../../documents/ship'
import type { Edit, EditValue } from '../../pack/ship-editing'
import { majestic } from './majestic.testing'
import { checkShip } from '../ship/check-ship'
import { shipOf } from '../ship/ship-data'
import { perfidiousEditing as editing } from './index'

const ship = majestic()
const { edited: changed, fieldOf } = editsOf(editing)
const edited = (part: string, ...edits: readonly Edit[]) => changed(ship, part, ...edits)
const add = (what: string, list = 'holds'): Edit => ({ kind: 'add', list, what })
const remove = (index: number, list = 'holds'): Edit => ({ kind: 'remove', list, index })
const cell = (document: ShipDocument, at: string) => shipOf(document).cells.find((each) => each.at === at)

describe('a cell', () => {
  test('takes armour from 0 to 9, and nothing else', () => {
    expect(cell(edited('box:4-3', set('armour', 9)), '4-3')).toMatchObject({ armour: 9 })
    for (const armour of [10, -1, 2.5, Number.NaN, '7', true]) {
      expect(edited('box:4-3', set('armour', armour as EditValue)), String(armour)).toBe(ship)
    }
  })

  test('that is void becomes part of the hull with the first thing done to it', () => {
    expect(cell(ship, '1-1')).toBeUndefined()
    expect(cell(edited('box:1-1', set('armour', 3)), '1-1')).toEqual({
      at: '1-1',
      armour: 3,
      fireMark: false,
      holds: [],
    })
    expect(cell(edited('box:1-1', set('armour', 0)), '1-1')).toMatchObject({ armour: 0 })
    expect(cell(edited('box:1-1', set('hull', true)), '1-1')).toBeDefined()
    expect(cell(edited('box:1-1', add('funnel')), '1-1')).toMatchObject({ holds: [{ kind: 'funnel' }] })
  })

  test('is emptied first, then taken out of the hull; the last one stays', () => {
    const emptied = edited('box:3-2', { kind: 'empty' })
    expect(cell(emptied, '3-2')).toEqual({ at: '3-2', armour: 0, fireMark: false, holds: [] })
    expect(cell(editing.change(emptied, 'box:3-2', { kind: 'empty' }), '3-2')).toBeUndefined()
    const alone = majestic({ cells: [{ at: '5-4', armour: 0, fireMark: false, holds: [] }] })
    expect(editing.change(alone, 'box:5-4', set('hull', false))).toBe(alone)
  })

  test('keeps reading order, whatever is added', () => {
    const order = shipOf(edited('box:1-1', set('fireMark', true))).cells.map(({ at }) => at)
    expect(order[0]).toBe('1-1')
    expect(new Set(order).size).toBe(order.length)
  })

  test('holds three things at most', () => {
    const full = edited('box:1-4', add('funnel'), add('steering'), add('propulsion'), add('funnel'))
    expect(cell(full, '1-4')?.holds).toHaveLength(3)
    expect(fieldOf(full, 'box:1-4', 'holds')).toMatchObject({ adds: [] })
    expect(cell(editing.change(full, 'box:1-4', remove(1)), '1-4')?.holds.map(({ kind }) => kind)).toEqual([
      'funnel',
      'propulsion',
    ])
  })
})

describe('guns', () => {
  test('change letter, count, arc and mount', () => {
    const changed = edited(
      'box:3-2',
      set('holds.0.letter', 'Y'),
      set('holds.0.count', 4),
      set('holds.0.arc', 'all'),
      set('holds.0.mount', 'casemate'),
    )
    expect(cell(changed, '3-2')?.holds).toEqual([{ kind: 'gun', letter: 'Y', count: 4, arc: 'all', mount: 'casemate' }])
    expect(checkShip(changed)).toMatchObject({ ok: true })
  })

  test('of a letter or an arc that is not on the sheet are not taken', () => {
    expect(edited('box:3-2', set('holds.0.letter', 'D'))).toBe(ship)
    expect(edited('box:3-2', set('holds.0.arc', 'up'))).toBe(ship)
    expect(edited('box:3-2', set('holds.7.letter', 'A'))).toBe(ship)
    expect(edited('box:3-2', add('catapult'))).toBe(ship)
  })

  test('that are new have the arcs of guns in that place', () => {
    const arc = (at: string) => cell(edited(`box:${at}`, add('gun')), at)?.holds[0]
    expect(arc('1-3')).toMatchObject({ arc: 'fore' })
    expect(arc('5-4')).toMatchObject({ arc: 'sides' })
    expect(arc('10-4')).toMatchObject({ arc: 'aft' })
  })
})

describe('a magazine', () => {
  test('that is new feeds the nearest guns, and is printed after them', () => {
    expect(cell(edited('box:9-6', add('magazine')), '9-6')?.holds).toEqual([
      { kind: 'magazine', feeds: ['9-3'], serves: 'E' },
    ])
  })

  test('feeds the cells that are ticked, one at least', () => {
    const fed = edited('box:3-5', set('holds.0.feeds', ['4-2', '3-2']))
    expect(cell(fed, '3-5')?.holds).toMatchObject([{ feeds: ['3-2', '4-2'] }])
    expect(edited('box:3-5', set('holds.0.feeds', []))).toBe(ship)
  })

  test('that feeds a cell without a gun is named with its place, and can be corrected there', () => {
    const gunless = edited('box:3-2', remove(0))
    expect(editing.problems(gunless, words)).toEqual([
      { part: 'box:3-5', sentence: 'The magazine at 3·5 feeds 3·2, which has no gun.', refuses: true },
    ])
    expect(checkShip(gunless)).toMatchObject({ ok: false })
    expect(editing.form(gunless, 'box:3-5', words).leadsTo).toEqual(['box:3-2'])
    const feeds = fieldOf(gunless, 'box:3-5', 'holds.0.feeds')
    expect(feeds).toMatchObject({ values: ['3-2'] })
    const mended = editing.change(gunless, 'box:3-5', set('holds.0.feeds', ['4-2']))
    expect(editing.problems(mended, words)).toEqual([])
    expect(checkShip(mended)).toMatchObject({ ok: true })
  })
})

describe('her head', () => {
  test('takes name, class and figures', () => {
    expect(edited('name', set('name', 'Royal Oak'), set('prefix', ''))).toMatchObject({ name: 'Royal Oak', prefix: '' })
    expect(edited('class', set('year', 1892), set('navy', 'us-navy'), set('type', 'Turret ship'))).toMatchObject({
      year: 1892,
      navy: 'us-navy',
      type: 'Turret ship',
    })
    expect(shipOf(edited('tonnage', set('tonnage', 14_150))).tonnage).toBe(14_150)
    expect(shipOf(edited('crew', set('crewQuality', '1'))).crewQuality).toBe(1)
    expect(shipOf(edited('circles', set('circles.0', 4.5), add('circle', 'circles'))).turningCirclesInches).toEqual([
      4.5, 3, 2.5,
    ])
  })

  test('leaves out what came along unseen, and texts that are too long', () => {
    expect(edited('name', set('name', 'Royal\u202e Oak\n'))).toMatchObject({ name: 'Royal Oak ' })
    expect(edited('name', set('name', 'x'.repeat(61)))).toBe(ship)
  })

  test('loses her torpedoes and gets them again', () => {
    const none = edited('torpedoes', set('carries', false))
    expect(shipOf(none).torpedo).toBeNull()
    expect(editing.problems(none, words)).toMatchObject([{ part: 'box:10-3', refuses: false }])
    const some = editing.change(none, 'torpedoes', set('carries', true))
    expect(shipOf(some).torpedo).toMatchObject({ carried: 2 })
  })
})

describe('her tracks', () => {
  test('grow and shrink', () => {
    expect(shipOf(edited('flotation', set('boxes', 24))).flotation).toBe(24)
    expect(edited('flotation', set('boxes', 41))).toBe(ship)
    expect(shipOf(edited('fire', set('boxes', 8))).fireTrackBoxes).toBe(8)
  })

  test('speed levels come and go; one that climbs and a last that is not 0 are named', () => {
    expect(shipOf(edited('speed', add('level', 'levels'))).speedLevels).toEqual([16, 13, 10, 6, 3, 1, 0])
    expect(shipOf(edited('speed', remove(1, 'levels'))).speedLevels).toEqual([16, 10, 6, 3, 0])
    const climbing = edited('speed', set('levels.2', 20), set('levels.5', 2))
    expect(
      editing
        .problems(climbing, words)
        .filter(({ refuses }) => refuses)
        .map(({ part }) => part),
    ).toEqual(['speed', 'speed'])
  })
})
