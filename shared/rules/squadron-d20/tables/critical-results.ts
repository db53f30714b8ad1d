import type { EquipmentName, TrackName } from '../ship/shape'
import type { GroupName } from '../ship/ship'
import type { ArmouredArea } from './damage'

/**
 * What a row of a critical table may do.
 * @source Sheet, "Structural Critical Damage Table" @source Sheet, "Underwater Critical Damage Table"
 */
const resultIds = [
  'hull',
  'optics',
  'masts',
  'crew',
  'fireControl',
  'command',
  'engineRoom',
  'steering',
  'helm',
  'sensors',
  'fire',
  'weapons',
  'cargo',
  'aircraftOperations',
  'aircraftInHangar',
  'fuelAndAmmunition',
  'catastrophicFlooding',
  'powerFailure',
] as const
export type ResultId = (typeof resultIds)[number]

/** CV of one step: a figure, or 4 with the size of the target (`[4 ± size]`). */
export type Cost = number | 'size'
/** @source Sheet, "Structural Critical Damage Table" @source Sheet, "Underwater Critical Damage Table" */
export const sizeCostBase = 4

/** Depends on the CV: one step for each cost paid, as long as the figure is above its minimum. */
export interface Step {
  readonly lower: TrackName
  readonly cost: Cost
  /** `null`: it may fall below nothing. */
  readonly minimum: 0 | null
  /** One step for any CV. */
  readonly once?: true
}

/** What becomes of the CV that is left: lost, or rolled for again on the main table. */
export type After = 'cvUsedUp' | 'reroll'

/** Something lost as one item, in an order: the first that she still has. */
export interface Item {
  readonly lose: EquipmentName | 'planes'
  readonly cost: number
  readonly then?: 'fireTest'
}

export type Factor = 'asw' | 'mrf' | 'crf'

export interface WeaponsLost {
  readonly after: Readonly<Record<GroupName, After>>
  /** Which factors suffer beside mounts of OTHER. */
  readonly factorOrder: readonly Factor[]
}

/** One result of a table. `key` names it among the rows of its table, `id` what is done. */
export interface Result {
  readonly key: string
  readonly id: ResultId
  readonly armour: ArmouredArea | 'turretOrCasemate' | null
  readonly after: After | 'byGroup'
  readonly steps?: readonly Step[]
  /** Speed lost by D6: dice that always count, and what one more costs. */
  readonly speedDice?: { readonly free: 0 | 1 | 2; readonly cost: Cost }
  /** Goes with the first such result. */
  readonly alsoFirstTime?: EquipmentName
  /** That loss is optional on this table. */
  readonly smokeLossOptional?: true
  readonly sequence?: readonly Item[]
  readonly weapons?: WeaponsLost
}

const flotation = { lower: 'flotation', cost: 1, minimum: 0 } as const

/** @source Sheet, "Structural Critical Damage Table" */
export const hull: Result = { key: 'hull', id: 'hull', armour: 'belt', after: 'cvUsedUp', steps: [flotation] }

/** @source Sheet, "Structural Critical Damage Table" */
export const optics: Result = {
  key: 'optics',
  id: 'optics',
  armour: null,
  after: 'cvUsedUp',
  steps: [{ lower: 'gunneryModifier', cost: 5, minimum: null }],
  alsoFirstTime: 'searchRadar',
}

/** @source Sheet, "Structural Critical Damage Table" */
export const masts: Result = {
  key: 'masts',
  id: 'masts',
  armour: null,
  after: 'reroll',
  steps: [{ lower: 'spotting', cost: 4, minimum: 0 }],
}

/** @source Sheet, "Structural Critical Damage Table" */
export const crew: Result = {
  key: 'crew',
  id: 'crew',
  armour: null,
  after: 'reroll',
  steps: [{ lower: 'damageControlTeams', cost: 5, minimum: 0 }],
}

/** @source Sheet, "Structural Critical Damage Table" */
export const fireControl: Result = {
  key: 'fireControl',
  id: 'fireControl',
  armour: 'conningTower',
  after: 'reroll',
  steps: [{ lower: 'fireControl', cost: 1, minimum: 0 }],
}

/** @source Sheet, "Structural Critical Damage Table" */
export const command: Result = {
  key: 'command',
  id: 'command',
  armour: 'conningTower',
  after: 'reroll',
  steps: [{ lower: 'crewQuality', cost: 5, minimum: null, once: true }],
}

/** @source Sheet, "Structural Critical Damage Table" */
export const engineRoom: Result = {
  key: 'engineRoom',
  id: 'engineRoom',
  armour: 'belt',
  after: 'reroll',
  speedDice: { free: 0, cost: 'size' },
  alsoFirstTime: 'smoke',
}

/** @source Sheet, "Structural Critical Damage Table" */
export const steering: Result = {
  key: 'steering',
  id: 'steering',
  armour: 'belt',
  after: 'reroll',
  steps: [{ lower: 'steering', cost: 1, minimum: 0 }],
}

/** As steering, and then a crew test; a failure turns her at once. @source Sheet, "Structural Critical Damage Table" */
export const helm: Result = { ...steering, key: 'helm', id: 'helm' }

/** Where she turns who has lost her helm. @source Sheet, "Structural Critical Damage Table" */
export const helmTurns = { die: 'D20', port: { from: 1, to: 10 }, starboard: { from: 11, to: 20 } } as const

/** @source Sheet, "Structural Critical Damage Table" */
export const sensors: Result = {
  key: 'sensors',
  id: 'sensors',
  armour: null,
  after: 'reroll',
  sequence: [
    { lose: 'searchlights', cost: 3 },
    { lose: 'planes', cost: 4, then: 'fireTest' },
    { lose: 'gunneryRadar', cost: 5 },
  ],
}

/** @source Sheet, "Structural Critical Damage Table" */
export const fire: Result = { key: 'fire', id: 'fire', armour: null, after: 'cvUsedUp' }
/** One fire for each cost paid. @source Sheet, "Structural Critical Damage Table" */
export const fireCost: Cost = 'size'

/** @source Sheet, "Structural Critical Damage Table" */
export const weapons: Result = {
  key: 'weapons',
  id: 'weapons',
  armour: 'turretOrCasemate',
  after: 'byGroup',
  weapons: {
    after: { main: 'cvUsedUp', other: 'reroll', torpedoes: 'reroll' },
    factorOrder: ['asw', 'mrf', 'crf'],
  },
}

/** @source Sheet, "Structural Critical Damage Table" */
export const cargo: Result = { key: 'cargo', id: 'cargo', armour: null, after: 'cvUsedUp' }

/** @source Sheet, "Structural Critical Damage Table" @source Sheet, "Underwater Critical Damage Table" */
export const fuelAndAmmunition: Result = {
  key: 'fuelAndAmmunition',
  id: 'fuelAndAmmunition',
  armour: 'armouredFlightDeck',
  after: 'cvUsedUp',
}
