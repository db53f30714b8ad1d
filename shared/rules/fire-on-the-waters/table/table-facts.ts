import type { GameState } from '../../../game/state'
import { own } from '../../../kernel/own'
import type { Scalar } from '../../../kernel/scalar'
import type { TableFact } from '../../pack/rules-pack'
import type { Month } from '../tables/torpedoes'

/** Ruling `phases`: the sheet has no sequence of its own; a scenario can say otherwise. */
export const phases = ['spotting', 'plotting', 'movement', 'gunfire', 'torpedoes', 'damage', 'damageControl'] as const

/** Date, light and weather: the facts of a table besides ships. The war is 1939 to 1945. */
export const tableFacts = {
  year: { kind: 'number', minimum: 1939, maximum: 1945, step: 1, fresh: 1942, unit: 'none' },
  month: { kind: 'number', minimum: 1, maximum: 12, step: 1, fresh: 8, unit: 'none' },
  light: { kind: 'choice', choices: ['day', 'night'], fresh: 'day' },
  /** The optional rule on wakes asks: by night they shine in warm water alone. */
  tropics: { kind: 'choice', choices: ['no', 'yes'], fresh: 'no' },
  sea: { kind: 'choice', choices: ['calm', 'heavy'], fresh: 'calm' },
  /** Where it is low enough to dazzle whoever fires towards it. */
  sun: { kind: 'choice', choices: ['none', 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'], fresh: 'none' },
  /** Spotting range before the die: inches. */
  visibilityBase: { kind: 'number', minimum: 0, maximum: 60, step: 1, fresh: 20, unit: 'inches' },
  /** What the scenario adds to every hit number of guns. */
  visibilityModifier: { kind: 'number', minimum: -10, maximum: 2, step: 1, fresh: 0, unit: 'none' },
} as const satisfies Record<string, TableFact>

/** The month of the battle, `1942-08`: sorted as text. What is missing is the default. */
export function monthOf(state: Pick<GameState, 'table'>): Month {
  const year = keptFigure(state.table, 'year', 1942)
  const month = keptFigure(state.table, 'month', 8)
  return `${year}-${String(month).padStart(2, '0')}` as Month
}

/** A figure of a table fact or marker; `otherwise` where a journal has none, or text instead. */
export function keptFigure(kept: Readonly<Record<string, Scalar>>, name: string, otherwise = 0): number {
  const value = own(kept, name)
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
}

/** What was kept, in the form of an example: what is missing or of another kind is as in the example. */
export function keptAs<Kept extends Readonly<Record<string, Scalar>>>(
  kept: Readonly<Record<string, Scalar>>,
  example: Kept,
): Kept {
  const read = ([name, usual]: [string, Scalar]) => {
    const value = own(kept, name)
    return [name, typeof value === typeof usual ? value : usual]
  }
  return Object.fromEntries(Object.entries(example).map(read)) as Kept
}

export const isNight = (state: Pick<GameState, 'table'>): boolean => own(state.table, 'light') === 'night'
