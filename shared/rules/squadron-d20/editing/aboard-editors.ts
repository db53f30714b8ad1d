import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { choiceEntry, listEntry, numberEntry, replaced, without, yesNoEntry, type Entry } from '../../kit/card/entries'
import type { Editor } from '../../kit/part-editor'
import { dataOf } from '../ship/stand-data'
import { attackTypes, type AircraftData, shipSchema, type ShipData, shoreSchema, type ShoreData } from '../ship/ship'
import { editingWords } from './says'
import { figureEntry, fittedEntry, withData } from './data-edits'

/** What only some ships have: hangar, planes, cargo, and what they are known to lack. */
export const aboardEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const ship = dataOf(document)
  const title = say('parts.aboard')
  if (ship.kind !== 'ship') return { title, says: '', entries: [] }
  return {
    title,
    says: say(ship.carrier ? 'carriesAircraft' : ship.cargo ? 'carriesCargo' : 'carriesNothing'),
    entries: [
      ...(ship.carrier ? carrierEntries(document, ship.carrier, words) : planeEntries(document, ship, words)),
      ...(ship.carrier ? [] : cargoEntries(document, ship, words)),
      fittedEntry(words, 'poorUnderwaterProtection', ship.poorUnderwaterProtection, (to) =>
        withData<ShipData>(document, { poorUnderwaterProtection: to }),
      ),
    ],
  }
}

const carrierSchema = shipSchema.shape.carrier.unwrap()

function carrierEntries(
  document: ShipDocument,
  carrier: NonNullable<ShipData['carrier']>,
  words: Words,
): readonly Entry[] {
  const become = (change: Partial<typeof carrier>) =>
    withData<ShipData>(document, { carrier: { ...carrier, ...change } })
  return [
    ...(['hull', 'readiness', 'catapults'] as const).map((name) =>
      figureEntry(words, name, carrier[name], carrierSchema.shape[name], (to) => become({ [name]: to })),
    ),
    fittedEntry(words, 'poorSafety', carrier.poorSafety, (poorSafety) => become({ poorSafety })),
  ]
}

/** Catapults launch planes: without the one there are none of the other. */
function planeEntries(document: ShipDocument, { planes, catapults }: ShipData, words: Words): readonly Entry[] {
  const { shape } = shipSchema
  return [
    figureEntry(words, 'planes', planes, shape.planes, (to) =>
      withData<ShipData>(document, { planes: to, catapults: to === 0 ? 0 : catapults }),
    ),
    ...(planes > 0
      ? [
          figureEntry(words, 'catapults', catapults, shape.catapults, (to) =>
            withData<ShipData>(document, { catapults: to }),
          ),
        ]
      : []),
  ]
}

const cargoKinds = ['none', 'fuel', 'ammunition', 'other'] as const
const cargoSchema = shipSchema.shape.cargo.unwrap()

function cargoEntries(document: ShipDocument, { cargo }: ShipData, words: Words): readonly Entry[] {
  const say = editingWords(words)
  const choices = cargoKinds.map((value) => ({ value, label: say(`cargo.${value}`) }))
  const kind = choiceEntry(
    { name: 'cargoKind', label: say('fields.cargoKind'), value: cargo?.kind ?? 'none', choices },
    (to) => withData<ShipData>(document, { cargo: to === 'none' ? null : { points: cargo?.points ?? 1, kind: to } }),
  )
  if (!cargo) return [kind]
  return [
    kind,
    figureEntry(words, 'cargoPoints', cargo.points, cargoSchema.shape.points, (points) =>
      withData<ShipData>(document, { cargo: { ...cargo, points } }),
    ),
  ]
}

const airfieldSchema = shoreSchema.shape.airfield.unwrap()

/** A runway with its hangars, or a battery without one. */
export const airfieldEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const base = dataOf(document)
  const title = say('parts.airfield')
  if (base.kind !== 'shore') return { title, says: '', entries: [] }
  const { airfield } = base
  const has = yesNoEntry({ name: 'airfield', label: say('fields.airfield'), value: airfield !== null }, (to) =>
    withData<ShoreData>(
      document,
      to
        ? { airfield: airfield ?? { hull: 10, readiness: 6 } }
        : { airfield: null, armour: { ...base.armour, flightDeck: 0 } },
    ),
  )
  if (!airfield) return { title, says: say('noAirfield'), entries: [has] }
  return {
    title,
    says: say('hullOf', { n: airfield.hull }),
    entries: [
      has,
      ...(['hull', 'readiness'] as const).map((name) =>
        figureEntry(words, name, airfield[name], airfieldSchema.shape[name], (to) =>
          withData<ShoreData>(document, { airfield: { ...airfield, [name]: to } }),
        ),
      ),
    ],
  }
}

const mostLoads = 6

/** What a stand of aircraft can carry; only torpedoes have a modifier of their own. */
export const loadsEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const stand = dataOf(document)
  const title = say('parts.loads')
  if (stand.kind !== 'aircraft') return { title, says: '', entries: [] }
  const { loads } = stand
  const label = (attack: string) => words(`rules.squadron-d20.card.loads.${attack}`)
  const become = (to: AircraftData['loads']) => withData<AircraftData>(document, { loads: to })
  const free = attackTypes.filter((attack) => !loads.some((load) => load.attack === attack))
  return {
    title,
    says: loads.length === 0 ? say('noLoads') : loads.map(({ attack }) => label(attack)).join(', '),
    entries: [
      listEntry(
        { name: 'loads', label: title },
        {
          items: loads.map((load, index) => ({
            title: label(load.attack),
            entries: load.attack === 'torpedoBomber' ? [modifierEntry(loads, index, words, become)] : [],
          })),
          adds: loads.length < mostLoads ? free.map((value) => ({ value, label: label(value) })) : [],
          least: 0,
          add: (what) => {
            const attack = free.find((each) => each === what)
            return attack && become([...loads, { attack, modifier: 0 }])
          },
          remove: (index) => become(without(loads, index)),
        },
      ),
    ],
  }
}

function modifierEntry(
  loads: AircraftData['loads'],
  index: number,
  words: Words,
  become: (to: AircraftData['loads']) => ShipDocument,
): Entry {
  const load = loads[index]!
  const label = editingWords(words)('fields.torpedoModifier')
  const bounds = { minimum: -2, maximum: 2 }
  return numberEntry({ name: `loads.${index}.modifier`, label, value: load.modifier, ...bounds }, (modifier) =>
    become(replaced(loads, index, { ...load, modifier })),
  )
}
