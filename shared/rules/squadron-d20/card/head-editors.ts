import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { PartForm, PartFormOf } from '../../kit/card/data-form'
import type { Entry } from '../../kit/card/entries'
import type { AircraftData, Role, ShipData, ShoreData, SmallCraftData, StandData } from '../ship/ship'
import { kindEntry } from './title'
import { editors } from './layout'
import type { Block } from '../../kit/card/block'

type Editors = NonNullable<Block['editors']>

/** What a ship is, and the figures at the head of her card. */
export function shipHeadEditors(document: ShipDocument): Editors {
  return editors<ShipData>(document, {
    type: typed(document, (ship) => {
      const { letter, role } = ship.value
      const letters = [...new Set([...lettersOf(role), letter])].map((value) => ({ value, label: value }))
      return [
        ship.field('role', { set: (to) => ship.change(asRole(ship.value, to)) }),
        ship.field('letter', { choices: letters }),
        ship.field('size'),
      ]
    }),
    figures: (ship, say) => ({ says: paced(ship.value, say), entries: ship.fields('knots', 'mvr', 'crewQuality') }),
  })
}

export function smallCraftHeadEditors(document: ShipDocument): Editors {
  return editors<SmallCraftData>(document, {
    type: typed(document, (stand) => stand.fields('size')),
    figures: (stand, say) => ({
      says: paced(stand.value, say),
      entries: stand.fields('knots', 'mvr', 'crewQuality', 'savingThrow', 'spottingBands'),
    }),
  })
}

export function aircraftHeadEditors(document: ShipDocument): Editors {
  return editors<AircraftData>(document, {
    type: typed(document, (stand) => [
      stand.field('role', {
        name: 'airRole',
        choices: 'aircraftRoles',
        // A fighter-bomber is one by what it carries.
        set: (role) =>
          stand.change({
            role,
            ...(role === 'fighterBomber' &&
              stand.value.loads.length === 0 && { loads: [{ attack: 'fighterBomber', modifier: 0 }] }),
          }),
      }),
    ]),
    figures: (stand, say) => ({ says: paced(stand.value, say), entries: stand.fields('knots', 'crewQuality') }),
  })
}

export function shoreHeadEditors(document: ShipDocument): Editors {
  return editors<ShoreData>(document, {
    type: typed(document, () => []),
    figures: (base, say): PartForm => ({
      says: say('crewOf', { n: base.value.crewQuality }),
      entries: base.fields('crewQuality'),
    }),
  })
}

/** The kind of card comes first: another kind has other questions. */
function typed<Data extends StandData>(
  document: ShipDocument,
  entriesOf: (data: Parameters<PartFormOf<Data>>[0]) => readonly Entry[],
): PartFormOf<Data> {
  return (data, say, words) => ({
    says: say(`kinds.${data.value.kind}`),
    entries: [kindEntry(document, words), ...entriesOf(data)],
  })
}

const paced = ({ knots, crewQuality }: { readonly knots: number; readonly crewQuality: number }, say: Words) =>
  [say('knotsOf', { n: knots }), say('crewOf', { n: crewQuality })].join(', ')

const typeLetters = [...'ABCDEFGHIJKLMNOPQRSTUVW']
/** A and C are small warships. */
const ofWarships: readonly string[] = ['A', 'C']
const usual: Readonly<Record<Role, string>> = { warship: 'D', carrier: 'V', merchant: 'M', armedMerchantCruiser: 'M' }

function lettersOf(role: Role): readonly string[] {
  return role === 'warship' ? typeLetters : typeLetters.filter((letter) => !ofWarships.includes(letter))
}

/** What changes with her role: a hangar comes or goes, and what no ship of that role can have goes with it. */
function asRole(ship: ShipData, role: Role): Partial<ShipData> {
  const letter = lettersOf(role).includes(ship.letter) ? ship.letter : usual[role]
  if (role === 'carrier') {
    const carrier = ship.carrier ?? { hull: 8, readiness: 6, catapults: 0, poorSafety: false }
    return { role, letter, carrier, planes: 0, catapults: 0, cargo: null }
  }
  return { role, letter, carrier: null, armour: { ...ship.armour, flightDeck: 0 } }
}
