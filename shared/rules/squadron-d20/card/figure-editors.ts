import type { ShipDocument } from '../../../documents/ship'
import { choiceEntry, type Entry } from '../../kit/card/entries'
import type { DataForm, PartForm, PartFormOf } from '../../kit/card/data-form'
import type { Words } from '../../../words/speak'
import type { ShipData, ShoreData } from '../ship/ship'
import { editors } from './layout'
import type { Block } from '../../kit/card/block'

const controls = ['fireControl', 'damageControlTeams', 'spottingBands', 'gunneryModifier'] as const

/** The figures of a ship that her bars and dials show: strength, control, and what only some ships carry. */
export function shipFigureEditors(document: ShipDocument): Block {
  return {
    editors: editors<ShipData>(document, {
      strength: (ship, say) => ({
        says: say('strengthOf', { flotation: ship.value.flotation, structure: ship.value.structure }),
        entries: ship.fields('flotation', 'structure'),
      }),
      control: (ship, say) => ({
        says: say('controlOf', { n: ship.value.fireControl }),
        entries: ship.fields('steering', ...controls),
      }),
      aboard: aboardForm,
    }),
  }
}

/** The same of a place ashore, which has a runway in place of a hangar. */
export function shoreFigureEditors(document: ShipDocument): Block {
  return {
    editors: editors<ShoreData>(document, {
      strength: (base, say) => ({
        says: say('structureOf', { n: base.value.structure }),
        digits: 'structure',
        entries: base.fields('structure'),
      }),
      control: (base, say) => ({
        says: say('controlOf', { n: base.value.fireControl }),
        entries: base.fields(...controls),
      }),
      airfield: airfieldForm,
    }),
  }
}

/** Hangar, planes, cargo, and what ships are known to lack. */
const aboardForm: PartFormOf<ShipData> = (ship, say) => {
  const { carrier, cargo } = ship.value
  return {
    says: say(carrier ? 'carriesAircraft' : cargo ? 'carriesCargo' : 'carriesNothing'),
    entries: [
      ...(carrier
        ? ship.at('carrier').fields('hull', 'readiness', 'catapults', 'poorSafety')
        : [...planeEntries(ship), ...cargoEntries(ship, say)]),
      ship.field('poorUnderwaterProtection'),
    ],
  }
}

/** Catapults launch planes: without the one there are none of the other. */
function planeEntries(ship: DataForm<ShipData>): readonly Entry[] {
  const { planes, catapults } = ship.value
  return [
    ship.field('planes', { set: (to) => ship.change({ planes: to, catapults: to === 0 ? 0 : catapults }) }),
    ...(planes > 0 ? ship.fields('catapults') : []),
  ]
}

const cargoKinds = ['none', 'fuel', 'ammunition', 'other'] as const

function cargoEntries(ship: DataForm<ShipData>, say: Words): readonly Entry[] {
  const { cargo } = ship.value
  const choices = cargoKinds.map((value) => ({ value, label: say(`cargo.${value}`) }))
  const kind = choiceEntry(
    { name: 'cargoKind', label: say('fields.cargoKind'), value: cargo?.kind ?? 'none', choices },
    (to) => ship.change({ cargo: to === 'none' ? null : { points: cargo?.points ?? 1, kind: to } }),
  )
  return cargo ? [kind, ship.at('cargo').field('points', { name: 'cargoPoints' })] : [kind]
}

/** A runway with its hangars, or a battery without one. */
const airfieldForm: PartFormOf<ShoreData> = (base, say): PartForm => {
  const { airfield, armour } = base.value
  const has = base.optional('airfield', {
    fresh: { hull: 10, readiness: 6 },
    set: (to) => base.change(to ? { airfield: to } : { airfield: null, armour: { ...armour, flightDeck: 0 } }),
  })
  if (!airfield) return { says: say('noAirfield'), entries: [has] }
  return {
    says: say('hullOf', { n: airfield.hull }),
    entries: [has, ...base.at('airfield').fields('hull', 'readiness')],
  }
}
