import { describe, expect, test } from 'vitest'
import type { ShipDocument } from '../../../documents/ship'
import { shipId } from '../../../kernel/ids'
import { speaker } from '../../../words/speak'
import type { ReferenceTable } from '../../pack/rules-pack'
import { read } from '../../run/run-procedure.testing'
import { en } from '../../words'
import { atTable, type TableSetup } from '../procedures/table.testing'
import {
  battleship,
  cruiser,
  fighters,
  motorBoats,
  oneOfEach,
  torpedoBombers,
  type Damage,
} from '../ship/stands.testing'
import { aids } from './aids'

const words = speaker(en)

function card(name: string, of: ShipDocument, damage: Damage = {}, setup: TableSetup = {}): readonly ReferenceTable[] {
  const aid = aids.find((each) => each.name === name)
  return aid?.of === 'ship' ? aid.tables(atTable({ one: { of, ...damage } }, setup), shipId('one'), words) : []
}
const notes = (table: ReferenceTable | undefined) => table?.notes.map(read).join(' ')

describe('the gunnery card', () => {
  test('what each battery needs, directed and local, with the figures of her own card', () => {
    const [guns] = card('fireCard', battleship)
    expect(guns?.rows.slice(0, 2)).toEqual([
      ['MAIN 14″', '8 guns', 'directed', '3+', '6+', '9+', '12+', '15+'],
      ['MAIN 14″', '8 guns', 'local', '5+', '9+', '13+', '17+', '–'],
    ])
    expect(notes(guns)).toContain('Radar serves 14″, 5.25″')
  })

  test('splash on her and mounts that are out count; beyond SD the cells are empty', () => {
    const boxes = { 'm-main-main-0': ['struck'], 'm-main-main-1': ['out'] } as const
    const [guns] = card('fireCard', cruiser, { boxes, tracks: { splash: 2 } })
    expect(guns?.rows[0]).toEqual(['MAIN 8″', '4 guns', 'directed', '6+', '9+', '12+', '15+', '–'])
  })

  test('without FC only local control is left, and why', () => {
    const [guns] = card('fireCard', cruiser, { tracks: { fireControl: 0 } })
    expect(guns?.rows.map((row) => row[2])).toEqual(['local', 'local'])
    expect(notes(guns)).toContain('Her FC is 0')
  })

  test('how far what is seen can be fired at: the lower of SD and TVR', () => {
    const [guns] = card('fireCard', cruiser, {}, { table: { tacticalVisibility: 3 } })
    expect(notes(guns)).toContain('as far as 3 RB')
  })

  test('small guns that are left', () => {
    const tables = card('fireCard', cruiser, { tracks: { lrf: 0, asw: 0 } })
    expect(tables[1]?.rows).toEqual([['CRF', '5']])
  })
})

test('the torpedo card: each setting as far as it runs', () => {
  const [settings] = card('torpedoCard', cruiser, { boxes: { 'm-torpedoes-tt-0': ['struck'] } })
  expect(settings?.rows[0]).toEqual(['49 kn', '+2', '10+', '13+', '15+', '16+', '–'])
  expect(notes(settings)).toContain('9 tubes are ready')
  expect(notes(card('torpedoCard', motorBoats)[0])).toContain('2 attacks')
  expect(card('torpedoCard', battleship)).toEqual([])
})

describe('armour and morale', () => {
  test('each area from the side and from above, conning tower and turret by half', () => {
    const [armour] = card('damageCard', battleship)
    expect(armour?.rows).toEqual([
      ['Belt', '14', '6'],
      ['Conning tower', '5', '3'],
      ['Turret', '13', '7'],
      ['Casemate', '–', '6'],
    ])
  })

  test('thresholds of F and S: ahead, reached and made', () => {
    const fields = { casualties: 'morale:flotationThird' }
    const [, morale] = card('damageCard', cruiser, { tracks: { flotation: 8, structure: 9, fires: 1 }, fields })
    expect(morale?.rows.map((row) => row.slice(1))).toEqual([
      ['9 of 28', '9 or less', 'in the end phase'],
      ['9 of 28', '0', '9 points away'],
      ['8 of 30', '10 or less', 'made'],
      ['8 of 30', '0', '8 points away'],
    ])
    expect(notes(morale)).toContain('on 5 or more')
  })

  test('the commander aboard counts instead of her crew', () => {
    const [, morale] = card('damageCard', cruiser, { fields: { command: -1 } })
    expect(notes(morale)).toContain('on 7 or more on a D10, the commander aboard')
  })
})

describe('in the air', () => {
  test('dice and what each attack needs, and saving throws', () => {
    const [attacks, saves] = card('fireCard', torpedoBombers, { tracks: { flak: 1 } })
    expect(attacks?.rows).toEqual([
      ['With torpedoes', '2', '12+'],
      ['With bombs, low level', '2', '14+'],
      ['Strafing, factor 1', '2', '13+'],
      ['Dogfight, factor 3', '2', '11+'],
    ])
    expect(saves?.rows).toEqual([
      ['AA', '3+'],
      ['AA+', '5+'],
    ])
  })

  test('fighters intercept', () => {
    const [attacks] = card('fireCard', fighters)
    expect(attacks?.rows.map(([name]) => name)).toContain('Interception, factor 12')
    expect(notes(attacks)).toContain('It carries nothing now.')
  })
})

test('every stand gives every aid, in words, and tables without a gap', () => {
  for (const of of oneOfEach) {
    for (const { name } of aids) {
      for (const { title, columns, rows, notes: all } of card(name, of)) {
        expect([title, ...columns].filter((text) => text.includes('rules.'))).toEqual([])
        for (const row of rows) expect(row).toHaveLength(columns.length)
        all.forEach(read)
      }
    }
  }
})
