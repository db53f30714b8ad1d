import { describe, expect, test } from 'vitest'
import { markerId } from '../../../kernel/ids'
import type { Scalar } from '../../../kernel/scalar'
import type { Procedure } from '../../pack/procedure'
import { perfidiousAlbion as pack } from '../index'
import { read } from '../../run/run-procedure.testing'
import { atSea, brest, channel, england } from './turn/fleet.testing'
import type { Input } from '../../pack/input'

/** A table on which every procedure can be started. */
const template = { by: 'hoche', torpedoes: 1, type: '18″', bearing: 'port', ranInches: 6 }
const state = atSea({
  channel: { Majestic: { tracks: { fire: 1, flooding: 1 } }, Magnificent: {} },
  brest: { Brennus: {}, Hoche: {}, Redoutable: { fields: { standing: 'sunk' } } },
  houseRules: { fireTiming: 'simultaneous' },
  markers: [
    { id: markerId('template'), kind: 'torpedo', of: england, turnLaid: 1, livesTurns: 1, values: template },
    { id: markerId('spent'), kind: 'torpedo', of: england, turnLaid: 0, livesTurns: 1, values: template },
  ],
})

const legal: Readonly<Record<string, Input>> = {
  salvo: {
    ...{ squadron: channel, ships: 'majestic magnificent', target: 'brennus', rangeInches: 16 },
    ...{ sector: 'port', letters: 'Z B', bearingDegrees: 90, rake: 'none' },
  },
  layTorpedoes: { ship: 'majestic', bearing: 'port', torpedoes: 1 },
  moveSquadron: { squadron: channel, way: 'ahead', speed: 12, hazard: 'none' },
  emergencyTurn: { ship: 'majestic' },
  detachShip: { ship: 'majestic' },
  testTorpedoes: { template: 'template', ship: 'brennus' },
  hazard: { hazard: 'ram', ship: 'majestic' },
  hit: { ship: 'brennus', weapon: 'shell', penetration: 7, place: 'called', section: 4, deck: 3 },
  crewTest: { ship: 'majestic' },
  hasFired: { squadron: channel },
  damageControl: { ship: 'majestic' },
  moraleTest: { squadron: brest, trigger: 'umpire' },
}

const anywhere: readonly Scalar[] = [null, '', 'nobody', 'constructor', '__proto__', -1, Number.NaN, Infinity, true]
/** What is wrong for one field and right for none: a ship that is sunk, a face no number has. */
const more: Readonly<Record<string, readonly Scalar[]>> = {
  ships: ['redoutable', 'brennus', 'majestic nobody'],
  ship: ['redoutable'],
  target: ['redoutable', 'majestic', 'brennus hoche'],
  rangeInches: [64.1, '16'],
  letters: ['Y', 'Z Q', 'ZB'],
  bearingDegrees: [181, '90'],
  torpedoes: [0, 1.5, 6, '1'],
  speed: [9, 17, 12.5, '12'],
  template: ['spent', 'majestic'],
  weapon: ['ram', 'shells'],
  penetration: [10, 2.5, '7'],
  section: [0, 11, 1.5, '4'],
  deck: [0, 7, 1.5, '3'],
}

function refusal(procedure: Procedure, input: Input) {
  const checked = procedure.check(state, input)
  if (checked.ok) return null
  read({ key: `refused.${checked.code}`, values: checked.values })
  return checked.values['field']
}

const procedures = pack.procedures.filter(({ name }) => name in legal)

test('every procedure with a form is tried with it', () => {
  const asking = pack.procedures.filter((procedure) => procedure.fields(state, {}).length > 0)
  expect(asking.map(({ name }) => name).sort()).toEqual(Object.keys(legal).sort())
})

describe.each(procedures)('$name', (procedure) => {
  const input = legal[procedure.name]!

  test('takes what is legal', () => expect(refusal(procedure, input)).toBeNull())

  test.each(Object.keys(input))('%s: what is wrong is refused beside it, and nothing is thrown', (field) => {
    const wrong = [...anywhere, ...(more[field] ?? [])]
    for (const value of wrong) expect(refusal(procedure, { ...input, [field]: value }), String(value)).toBe(field)
  })
})
