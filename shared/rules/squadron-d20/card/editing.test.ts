import { add, editsOf, remove, set } from '../../kit/edits.testing'
import { describe, expect, test } from 'vitest'
import type { ShipDocument } from '../../../documents/ship'
import type { Edit, EditValue } from '../../pack/ship-editing'
import { checkShip } from '../ship/check-ship'
import { starterShips } from '../recipe/starter-ships'
import { shape } from '../ship/shape'
import { silhouette } from '../ship/silhouette'
import { dataOf } from '../ship/stand-data'
import { airBase, battleship, carrier, cruiser, fighters, motorBoats, torpedoBombers } from '../ship/stands.testing'
import { squadronEditing as editing } from '.'

const { edited, fieldOf, problems } = editsOf(editing)
const empty: Edit = { kind: 'empty' }

const refusing = (document: ShipDocument) => problems(document).filter(({ refuses }) => refuses)
const ship = (document: ShipDocument) => {
  const sheet = dataOf(document)
  if (sheet.kind !== 'ship') throw new Error(`a ${sheet.kind}`)
  return sheet
}

describe('the kind of a card', () => {
  test('comes first in the editor', () => {
    const [first] = editing.parts(editing.blank())
    expect(first?.part).toBe('name')
    expect(fieldOf(editing.blank(), 'name', 'kind')).toMatchObject({ kind: 'choice', value: 'ship' })
  })

  test.each(['ship', 'smallCraft', 'aircraft', 'shore'])('may be %s, and is sound from the first', (kind) => {
    const changed = edited(editing.blank(), 'name', set('kind', kind))
    expect(dataOf(changed).kind).toBe(kind)
    expect(checkShip(changed)).toMatchObject({ ok: true })
    expect(problems(changed)).toEqual([])
    expect(Object.keys(shape(changed).tracks).length).toBeGreaterThan(2)
  })

  test('keeps name, class and navy, and a type that a player gave', () => {
    const named = edited(battleship, 'type', set('kind', 'aircraft'))
    expect(named).toMatchObject({ name: 'Thunderbolt', class: 'Thunderbolt class', type: 'Battleship' })
    expect(edited(editing.blank(), 'type', set('kind', 'aircraft')).type).toBe('Fighters')
    expect(edited(battleship, 'type', set('kind', 'ship'))).toBe(battleship)
  })
})

describe('a ship', () => {
  test('takes F and S from 1 to 99, and nothing else', () => {
    expect(ship(edited(battleship, 'strength', set('flotation', 99))).flotation).toBe(99)
    for (const points of [0, 100, -1, 2.5, Number.NaN, '7', true]) {
      expect(edited(battleship, 'strength', set('flotation', points as EditValue)), String(points)).toBe(battleship)
    }
  })

  test('that becomes a carrier has a hangar and no planes, cargo or letter of hers', () => {
    const laden = edited(battleship, 'aboard', set('cargoKind', 'fuel'))
    const changed = edited(laden, 'type', set('letter', 'A'), set('role', 'carrier'))
    expect(ship(changed)).toMatchObject({ letter: 'V', planes: 0, catapults: 0, cargo: null, carrier: { hull: 8 } })
    expect(refusing(changed)).toEqual([])
    expect(fieldOf(changed, 'armour', 'flightDeck')).toMatchObject({ minimum: 0 })
  })

  test('that is no carrier any more has neither hangar nor flight deck', () => {
    const armoured = edited(carrier, 'armour', set('flightDeck', 3))
    const changed = edited(armoured, 'type', set('role', 'merchant'))
    expect(ship(changed)).toMatchObject({ carrier: null, armour: { flightDeck: 0 } })
    expect(refusing(changed)).toEqual([])
  })

  test('without planes has no catapults', () => {
    const grounded = edited(cruiser, 'aboard', set('planes', 0))
    expect(ship(grounded)).toMatchObject({ planes: 0, catapults: 0 })
    expect(fieldOf(grounded, 'aboard', 'catapults')).toBeUndefined()
  })

  test('without gunnery radar has no battery that is served by it, and one served fits it', () => {
    const blind = edited(battleship, 'equipment', set('gunneryRadar', false))
    expect(ship(blind).weapons.main?.batteries.every(({ radar }) => !radar)).toBe(true)
    expect(refusing(blind)).toEqual([])
    const served = edited(blind, 'main', set('batteries.0.radar', true))
    expect(ship(served).gunneryRadar).toBe(true)
  })

  test('with a radar that serves nothing shows a problem, and may be kept', () => {
    const odd = edited(cruiser, 'equipment', set('gunneryRadar', true))
    expect(problems(odd)).toMatchObject([{ part: 'equipment', refuses: false }])
  })
})

describe('weapons groups', () => {
  test('share out the faces of the D10 when one comes or goes', () => {
    const more = edited(battleship, 'weapons', set('has.torpedoes', true))
    expect(ship(more).weapons).toMatchObject({
      main: { faces: { from: 1, to: 5 } },
      other: { faces: { from: 6, to: 8 } },
      torpedoes: { faces: { from: 9, to: 10 } },
    })
    expect(refusing(more)).toEqual([])
    const fewer = edited(more, 'other', empty)
    expect(ship(fewer).weapons.other).toBeNull()
    expect(refusing(fewer)).toEqual([])
  })

  test('whose faces overlap have the problem at their names', () => {
    const met = edited(battleship, 'weapons', set('faces.main.to', 7))
    expect(problems(met)).toMatchObject([
      {
        part: 'weapons',
        refuses: true,
        sentence: 'Two groups are found by face 6: each face of the D10 finds one group.',
      },
    ])
  })

  test('have batteries with ids of their own, like the last of them', () => {
    const more = edited(battleship, 'other', add('batteries', 'battery'))
    const batteries = ship(more).weapons.other?.batteries ?? []
    expect(batteries.map(({ inches }) => inches)).toEqual([5.25, 5.25])
    expect(new Set(batteries.map(({ id }) => id)).size).toBe(2)
    expect(refusing(more)).toEqual([])
    expect(edited(edited(battleship, 'other', remove('batteries', 0)), 'other')).toBe(battleship)
  })

  test('have mounts by their number of guns, together no more than a battery may have', () => {
    const mixed = edited(battleship, 'other', set('batteries.0.mounts.1', 4))
    expect(ship(mixed).weapons.other?.batteries[0]?.mounts).toHaveLength(12)
    expect(fieldOf(mixed, 'other', 'batteries.0.mounts.2')).toMatchObject({ value: 8, minimum: 0, maximum: 20 })
    expect(edited(mixed, 'other', set('batteries.0.mounts.2', 21))).toBe(mixed)
    expect(edited(battleship, 'other', set('batteries.0.mounts.2', 0))).toBe(battleship)
  })

  test('of armoured mounts want a thickness', () => {
    const bare = edited(battleship, 'armour', set('turret', 0))
    expect(refusing(bare)).toMatchObject([{ part: 'main' }])
  })

  test('of torpedoes keep their settings from fast to slow', () => {
    const slower = edited(cruiser, 'torpedoes', add('settings', 'setting'))
    expect(ship(slower).weapons.torpedoes?.settings.at(-1)).toMatchObject({ knots: 30 })
    const risen = edited(slower, 'torpedoes', set('settings.3.knots', 50))
    expect(refusing(risen)).toMatchObject([{ part: 'torpedoes' }])
  })
})

describe('stands', () => {
  test('of small craft carry torpedoes or not', () => {
    const none = edited(motorBoats, 'torpedoes', set('carries', false))
    expect(dataOf(none)).toMatchObject({ torpedoes: null })
    expect(editing.parts(none).some(({ part }) => part === 'torpedoes')).toBe(true)
    expect(dataOf(edited(none, 'torpedoes', set('carries', true), set('attacks', 4)))).toMatchObject({
      torpedoes: { attacks: 4 },
    })
  })

  test('of fighters become fighter-bombers with something to carry', () => {
    const changed = edited(fighters, 'type', set('airRole', 'fighterBomber'))
    expect(dataOf(changed)).toMatchObject({ loads: [{ attack: 'fighterBomber', modifier: 0 }] })
    expect(refusing(edited(changed, 'loads', remove('loads', 0)))).toMatchObject([{ part: 'loads' }])
  })

  test('carry each load once, and torpedoes with a modifier', () => {
    expect(fieldOf(torpedoBombers, 'loads', 'loads')).toMatchObject({
      adds: expect.not.arrayContaining([expect.objectContaining({ value: 'torpedoBomber' })]) as unknown,
    })
    const better = edited(torpedoBombers, 'loads', set('loads.0.modifier', 2), add('loads', 'diveBomber'))
    expect(dataOf(better)).toMatchObject({ loads: [{ modifier: 2 }, {}, { attack: 'diveBomber', modifier: 0 }] })
    expect(refusing(better)).toEqual([])
  })
})

test('a place ashore without runway or gun is nothing', () => {
  const unarmed = edited(airBase, 'main', empty)
  expect(refusing(unarmed)).toEqual([])
  expect(refusing(edited(unarmed, 'airfield', set('airfield', false)))).toMatchObject([{ part: 'airfield' }])
})

describe('the drawing', () => {
  const drawn = (document: ShipDocument) => silhouette(document).fill

  test('of a ship, keeps what is changed and lets the rest follow her sheet', () => {
    const { at } = ship(cruiser).profile.funnels![0]!
    const changed = edited(cruiser, 'drawing', set('funnels.0.at', at + 5))
    expect(ship(changed).profile).toEqual({ ...ship(cruiser).profile, funnels: ship(changed).profile.funnels })
    expect(drawn(changed)).not.toBe(drawn(cruiser))
    expect(drawn(edited(cruiser, 'drawing', set('bow', 'ram')))).not.toBe(drawn(cruiser))
  })

  test('of a ship, stands a new gun on the deck at its place, like the last in all else', () => {
    const raised = edited(cruiser, 'drawing', set('guns.0.barbette', 9))
    const guns = ship(raised).profile.guns!
    const high = { ...raised, data: { ...raised.data, profile: { ...ship(raised).profile, guns: guns.slice(0, 1) } } }
    const [first, added] = ship(edited(high as ShipDocument, 'drawing', add('guns', 'gun'))).profile.guns!
    expect(first).toMatchObject({ barbette: 9 })
    const { foot: _foot, barbette: _barbette, ...mounting } = first!
    expect(added).toEqual({ ...mounting, at: 80, faces: 'aft' })
  })

  test('of aircraft, is the usual one of another plan', () => {
    const zero = starterShips().find(({ slug }) => slug === 'zero')!
    const twin = edited(zero, 'drawing', set('plan', 'twinEngine'))
    expect(twin.data).not.toHaveProperty('looks')
    expect(drawn(twin)).not.toBe(drawn(zero))
  })
})
