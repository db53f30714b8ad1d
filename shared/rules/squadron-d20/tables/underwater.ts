import { cargo, command, crew, fuelAndAmmunition, helm, steering, weapons, type Result } from './critical-results'
import type { Faces } from './criticals'

/** @source Sheet, "Underwater Critical Damage Table" */
export const columns = ['bow', 'midships', 'stern'] as const
export type Column = (typeof columns)[number]

/** Where a D6 says that she is hit (ruling `underwaterColumn`). @source Ruling, "underwaterColumn" */
export const columnsByDie: Readonly<Record<Column, Faces>> = {
  bow: { from: 1, to: 2 },
  midships: { from: 3, to: 4 },
  stern: { from: 5, to: 6 },
}

/** One row: its faces by column; what it does, or one of three by what kind of ship she is. */
export type UnderwaterRow = Readonly<Record<Column, Faces>> & ({ readonly is: Result } | { readonly oneOf: OneOf })

/** A carrier rolls a D20: above her original hull rating as a warship, else fuel. */
export interface OneOf {
  readonly warship: Result
  readonly carrier: { readonly die: 'D20'; readonly aboveHull: Result; readonly upToHull: Result }
  readonly merchant: Result
}

const row = (bow: Faces, midships: Faces, stern: Faces, is: Result): UnderwaterRow => ({ bow, midships, stern, is })
const faces = (from: number, to = from): Faces => ({ from, to })
const under = (result: Result): Result => ({ ...result, armour: null })

/** Smoke is made above the water. */
const engines: Result = {
  key: 'engineRoom',
  id: 'engineRoom',
  armour: null,
  after: 'reroll',
  speedDice: { free: 0, cost: 'size' },
}
const enginesFree = (free: 1 | 2): Result => ({
  ...engines,
  key: `engineRoom${free}`,
  speedDice: { free, cost: 'size' },
})

/**
 * Bulkheads give way: F by the CV, and again with each crew test that fails.
 * @source Sheet, "Underwater Critical Damage Table"
 */
const catastrophicFlooding: Result = {
  key: 'catastrophicFlooding',
  id: 'catastrophicFlooding',
  armour: null,
  after: 'cvUsedUp',
  steps: [{ lower: 'flotation', cost: 1, minimum: 0 }],
}
/** On that crew test. @source Sheet, "Underwater Critical Damage Table" */
export const floodingCrewTest = { poorUnderwaterProtection: -1 } as const

/** @source Sheet, "Underwater Critical Damage Table" */
const powerFailure: Result = { key: 'powerFailure', id: 'powerFailure', armour: null, after: 'cvUsedUp' }

/**
 * Underwater critical damage, D20 in one of three columns. No armour counts.
 * @source Sheet, "Underwater Critical Damage Table"
 */
export const underwater: readonly UnderwaterRow[] = [
  row(faces(1, 9), faces(1, 5), faces(1, 3), catastrophicFlooding),
  row(faces(10, 12), faces(6, 8), faces(4), engines),
  row(faces(13), faces(9, 10), faces(5, 6), enginesFree(1)),
  row(faces(14), faces(11), faces(7, 10), enginesFree(2)),
  row(faces(15), faces(12, 14), faces(11, 15), under(steering)),
  row(faces(16), faces(15), faces(16), under(helm)),
  row(faces(17), faces(16), faces(17), under(command)),
  row(faces(18), faces(17), faces(18), under(crew)),
  row(faces(19), faces(18, 19), faces(19), powerFailure),
  {
    bow: faces(20),
    midships: faces(20),
    stern: faces(20),
    oneOf: {
      warship: under(weapons),
      carrier: { die: 'D20', aboveHull: under(weapons), upToHull: under(fuelAndAmmunition) },
      merchant: cargo,
    },
  },
]
