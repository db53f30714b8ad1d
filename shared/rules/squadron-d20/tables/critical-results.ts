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

/** What one step of a row takes. */
const lowers = (lower: Step['lower'], cost: Cost, minimum: Step['minimum'] = 0): readonly Step[] => [
  { lower, cost, minimum },
]

/** A result by its name. */
const result = (
  key: ResultId,
  armour: Result['armour'],
  after: Result['after'],
  does: Partial<Result> = {},
): Result => ({
  ...{ key, id: key, armour, after },
  ...does,
})

/** What the rows of the structural table do. @source Sheet, "Structural Critical Damage Table" */
export const structuralResults = {
  hull: result('hull', 'belt', 'cvUsedUp', { steps: lowers('flotation', 1) }),
  optics: result('optics', null, 'cvUsedUp', {
    steps: lowers('gunneryModifier', 5, null),
    alsoFirstTime: 'searchRadar',
  }),
  masts: result('masts', null, 'reroll', { steps: lowers('spotting', 4) }),
  crew: result('crew', null, 'reroll', { steps: lowers('damageControlTeams', 5) }),
  fireControl: result('fireControl', 'conningTower', 'reroll', { steps: lowers('fireControl', 1) }),
  command: result('command', 'conningTower', 'reroll', {
    steps: [{ lower: 'crewQuality', cost: 5, minimum: null, once: true }],
  }),
  engineRoom: result('engineRoom', 'belt', 'reroll', {
    speedDice: { free: 0, cost: 'size' },
    alsoFirstTime: 'smoke',
  }),
  steering: result('steering', 'belt', 'reroll', { steps: lowers('steering', 1) }),
  /** As steering, and then a crew test; a failure turns her at once. */
  helm: result('helm', 'belt', 'reroll', { steps: lowers('steering', 1) }),
  sensors: result('sensors', null, 'reroll', {
    sequence: [
      { lose: 'searchlights', cost: 3 },
      { lose: 'planes', cost: 4, then: 'fireTest' },
      { lose: 'gunneryRadar', cost: 5 },
    ],
  }),
  fire: result('fire', null, 'cvUsedUp'),
  weapons: result('weapons', 'turretOrCasemate', 'byGroup', {
    weapons: {
      after: { main: 'cvUsedUp', other: 'reroll', torpedoes: 'reroll' },
      factorOrder: ['asw', 'mrf', 'crf'],
    },
  }),
  cargo: result('cargo', null, 'cvUsedUp'),
  aircraftOperations: result('aircraftOperations', 'armouredFlightDeck', 'reroll', { steps: lowers('hull', 1) }),
  aircraftInHangar: result('aircraftInHangar', 'armouredFlightDeck', 'reroll', { steps: lowers('readiness', 2) }),
  fuelAndAmmunition: result('fuelAndAmmunition', 'armouredFlightDeck', 'cvUsedUp'),
} as const satisfies Partial<Record<ResultId, Result>>

/** What only the underwater table does. @source Sheet, "Underwater Critical Damage Table" */
export const underwaterResults = {
  /** Smoke is made above the water. */
  engines: result('engineRoom', null, 'reroll', { speedDice: { free: 0, cost: 'size' } }),
  /** Bulkheads give way: F by the CV, and again with each crew test that fails. */
  catastrophicFlooding: result('catastrophicFlooding', null, 'cvUsedUp', { steps: lowers('flotation', 1) }),
  powerFailure: result('powerFailure', null, 'cvUsedUp'),
} as const satisfies Record<string, Result>

/** Where she turns who has lost her helm. @source Sheet, "Structural Critical Damage Table" */
export const helmTurns = { die: 'D20', port: { from: 1, to: 10 }, starboard: { from: 11, to: 20 } } as const

/** One fire for each cost paid. @source Sheet, "Structural Critical Damage Table" */
export const fireCost: Cost = 'size'
