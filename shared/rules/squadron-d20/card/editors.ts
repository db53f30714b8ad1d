import type { ShipDocument } from '../../../documents/ship'
import type { Profile } from '../../../profile/record'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { figureForm, type DataForm, type PartForm, type PartFormOf } from '../../kit/card/data-form'
import { choiceEntry, type Entry } from '../../kit/card/entries'
import { profileForm } from '../../kit/card/profile-editor'
import { profileOfCraft, profileOfShip } from '../ship/profile'
import { equipmentNames, equipmentOf, type EquipmentName } from '../ship/shape'
import {
  attackTypes,
  type AircraftData,
  type Role,
  type ShipData,
  type ShoreData,
  type SmallCraftData,
  type StandData,
} from '../ship/ship'
import { weaponsOf } from '../ship/stand-data'
import { kindEntry } from './head'
import { cardKey, editors } from './layout'
import { attacksForm, groupsForm, gunsForm, torpedoGroupForm, withoutRadar } from './weapon-editors'

type Forms<Data> = Readonly<Record<string, PartFormOf<Data>>>

/** How each part of a card is changed, by the kind of stand; name and class are changed at the title. */
export function editorsOf(document: ShipDocument, { kind }: StandData): NonNullable<Block['editors']> {
  switch (kind) {
    case 'ship':
      return editors<ShipData>(document, {
        type: typed(document, shipEntries),
        ...shipForms,
        drawing: (ship, _say, words) => drawingForm(ship, profileOfShip(document, ship.value), words),
      })
    case 'smallCraft':
      return editors<SmallCraftData>(document, {
        type: typed(document, (stand) => stand.fields('size')),
        ...smallCraftForms,
        drawing: (stand, _say, words) => drawingForm(stand, profileOfCraft(document, stand.value), words),
      })
    case 'aircraft':
      return editors<AircraftData>(document, { type: typed(document, roleEntries), ...aircraftForms })
    case 'shore':
      return editors<ShoreData>(document, { type: typed(document, () => []), ...shoreForms })
  }
}

/** The kind of card comes first: another kind has other questions. */
function typed<Data extends StandData>(
  document: ShipDocument,
  entriesOf: (data: DataForm<Data>) => readonly Entry[],
): PartFormOf<Data> {
  return (data, say, words) => ({
    says: say(`kinds.${data.value.kind}`),
    entries: [kindEntry(document, words), ...entriesOf(data)],
  })
}

const paced = ({ knots, crewQuality }: { readonly knots: number; readonly crewQuality: number }, say: Words) =>
  [say('knotsOf', { n: knots }), say('crewOf', { n: crewQuality })].join(', ')

const controls = ['fireControl', 'damageControlTeams', 'spottingBands', 'gunneryModifier'] as const

const weaponForms = {
  weapons: groupsForm,
  main: gunsForm('main'),
  other: gunsForm('other'),
  torpedoes: torpedoGroupForm,
}

const shipForms: Forms<ShipData> = {
  figures: (ship, say) => ({ says: paced(ship.value, say), entries: ship.fields('knots', 'mvr', 'crewQuality') }),
  armour: (ship, say) => {
    const { armour, role } = ship.value
    return {
      says: say('armourOf', { belt: armour.belt, deck: armour.deck }),
      entries: ship
        .at('armour')
        .fields('belt', 'deck', 'conningTower', 'turret', 'casemate', ...flightDeck(role === 'carrier')),
    }
  },
  strength: (ship, say) => ({
    says: say('strengthOf', { flotation: ship.value.flotation, structure: ship.value.structure }),
    entries: ship.fields('flotation', 'structure'),
  }),
  control: (ship, say) => ({
    says: say('controlOf', { n: ship.value.fireControl }),
    entries: ship.fields('steering', ...controls),
  }),
  aboard: aboardForm,
  ...weaponForms,
  equipment: equipmentForm(equipmentNames),
  factors: factorsForm,
}

const flightDeck = (has: boolean) => (has ? (['flightDeck'] as const) : [])

/** A place ashore has a runway in place of a hangar, and armour for its guns and that alone. */
const shoreForms: Forms<ShoreData> = {
  figures: (base, say) => ({
    says: say('crewOf', { n: base.value.crewQuality }),
    entries: base.fields('crewQuality'),
  }),
  armour: (base, say) => ({
    says: say('turretsOf', { n: base.value.armour.turret }),
    entries: base.at('armour').fields('turret', 'casemate', ...flightDeck(base.value.airfield !== null)),
  }),
  strength: figureForm('structure', (n, say) => say('structureOf', { n })),
  control: (base, say) => ({
    says: say('controlOf', { n: base.value.fireControl }),
    entries: base.fields(...controls),
  }),
  airfield: airfieldForm,
  ...weaponForms,
  equipment: equipmentForm(['searchRadar', 'gunneryRadar', 'dpaaRadar', 'searchlights']),
  factors: factorsForm,
}

const smallCraftForms: Forms<SmallCraftData> = {
  figures: (stand, say) => ({
    says: paced(stand.value, say),
    entries: stand.fields('knots', 'mvr', 'crewQuality', 'savingThrow', 'spottingBands'),
  }),
  vessels: figureForm('vessels', (n, say) => say('vesselsOf', { n })),
  torpedoes: attacksForm,
  equipment: equipmentForm(['searchlights', 'smoke']),
  factors: factorsForm,
}

const aircraftForms: Forms<AircraftData> = {
  figures: (stand, say) => ({ says: paced(stand.value, say), entries: stand.fields('knots', 'crewQuality') }),
  drawing: planForm,
  aircraft: figureForm('aircraft', (n, say) => say('aircraftOf', { n })),
  airFactors: (stand, say) => ({
    says: say('hitPointsOf', { n: stand.value.hitPoints }),
    entries: stand.fields('hitPoints', 'intercept', 'dogfight1', 'dogfight2', 'strafing', 'antiShipping'),
  }),
  loads: loadsForm,
}

const typeLetters = [...'ABCDEFGHIJKLMNOPQRSTUVW']
/** A and C are small warships. */
const ofWarships: readonly string[] = ['A', 'C']
const usual: Readonly<Record<Role, string>> = { warship: 'D', carrier: 'V', merchant: 'M', armedMerchantCruiser: 'M' }

function lettersOf(role: Role): readonly string[] {
  return role === 'warship' ? typeLetters : typeLetters.filter((letter) => !ofWarships.includes(letter))
}

function shipEntries(ship: DataForm<ShipData>): readonly Entry[] {
  const { letter, role } = ship.value
  const letters = [...new Set([...lettersOf(role), letter])].map((value) => ({ value, label: value }))
  return [
    ship.field('role', { set: (to) => ship.change(asRole(ship.value, to)) }),
    ship.field('letter', { choices: letters }),
    ship.field('size'),
  ]
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

/** A fighter-bomber is one by what it carries. */
function roleEntries(stand: DataForm<AircraftData>): readonly Entry[] {
  const { loads } = stand.value
  const set = (role: AircraftData['role']) =>
    role === 'fighterBomber' && loads.length === 0
      ? stand.change({ role, loads: [{ attack: 'fighterBomber', modifier: 0 }] })
      : stand.change({ role })
  return [stand.field('role', { name: 'airRole', choices: 'aircraftRoles', set })]
}

/** Hangar, planes, cargo, and what ships are known to lack. */
function aboardForm(ship: DataForm<ShipData>, say: Words): PartForm {
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
function airfieldForm(base: DataForm<ShoreData>, say: Words): PartForm {
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

/** What can be fitted. Without gunnery radar no battery is served by it. */
function equipmentForm<Data extends StandData>(names: readonly (EquipmentName & keyof Data)[]): PartFormOf<Data> {
  return (data, say) => {
    const fitted = equipmentOf(data.value)
    return {
      says: fitted.length === 0 ? say('nothingFitted') : fitted.map((name) => say(`fields.${name}`)).join(', '),
      entries: names.map((name) =>
        data.field(name, {
          set: (to) => {
            const silent = name === 'gunneryRadar' && !to
            const weapons = silent ? { weapons: withoutRadar(weaponsOf(data.value)) } : {}
            return data.change({ [name]: to, ...weapons } as unknown as Partial<Data>)
          },
        }),
      ),
    }
  }
}

/** Factors of light weapons; of a stand of small craft they are those of one vessel. */
function factorsForm<Data extends Exclude<StandData, AircraftData>>(data: DataForm<Data>, say: Words): PartForm {
  return {
    says: say(data.value.kind === 'smallCraft' ? 'factorsOfOne' : 'factorsOfShip'),
    entries: (data as unknown as DataForm<ShipData>).at('factors').fields('asw', 'mrf', 'crf', 'lrf', 'aaPlus'),
  }
}

/** What a stand of aircraft can carry; only torpedoes have a modifier of their own. */
function loadsForm(stand: DataForm<AircraftData>, say: Words, words: Words): PartForm {
  const { loads } = stand.value
  const label = (attack: string) => words(cardKey(`loads.${attack}`))
  const free = attackTypes.filter((attack) => !loads.some((load) => load.attack === attack))
  return {
    says: loads.length === 0 ? say('noLoads') : loads.map(({ attack }) => label(attack)).join(', '),
    entries: [
      stand.list('loads', {
        label: say('parts.loads'),
        title: ({ attack }) => label(attack),
        entries: (load) =>
          load.value.attack === 'torpedoBomber' ? [load.field('modifier', { called: 'torpedoModifier' })] : [],
        adds: free.map((value) => ({ value, label: label(value) })),
        fresh: (_, what) => {
          const attack = free.find((each) => each === what)
          return attack && { attack, modifier: 0 }
        },
      }),
    ],
  }
}

/** Another plan is drawn as the usual aircraft of it: what was peculiar to the one before goes. */
function planForm(stand: DataForm<AircraftData>, say: Words): PartForm {
  const { looks: _looks, ...rest } = stand.value
  return {
    says: say(`plans.${rest.plan}`),
    entries: [stand.field('plan', { set: (plan) => stand.become({ ...rest, plan }) })],
  }
}

/** What only the drawing of a ship or a boat reads. */
function drawingForm(hers: DataForm<ShipData> | DataForm<SmallCraftData>, drawn: Profile, words: Words): PartForm {
  const ship = hers as DataForm<ShipData | SmallCraftData>
  const form = profileForm({ record: ship.value.profile ?? {}, drawn }, (profile) => ship.change({ profile }), words)
  return { ...form, entries: [ship.field('lengthMetres', { step: 0.1 }), ...form.entries] }
}
