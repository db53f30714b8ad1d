import type { Phrase } from '../../kernel/phrase'

/** What a line of the log is about; the log is filtered by it. */
export const newsKinds = ['gunnery', 'torpedoes', 'air', 'damage', 'repairs', 'movement', 'event', 'command'] as const
export type NewsKind = (typeof newsKinds)[number]

/** How bad a consequence is, the least first: a sentence says the worst last. */
export const severities = [
  'held',
  'mended',
  'box',
  'water',
  'speed',
  'part',
  'supply',
  'hull',
  'leak',
  'fire',
  'helm',
  'blast',
  'flag',
  'gone',
] as const
export type Severity = (typeof severities)[number]

/** One thing that came of an outcome, all of its kind together. */
export interface Consequence {
  readonly is: Severity
  /** The ship that it befell, by name; '' where none is named. */
  readonly ship: string
  readonly say: Phrase
  /** Its sentence has a place for the ship: `{who} sinks`. */
  readonly isHers: boolean
  /** The players act on it at once, on the table or on her: a swerve, her speed, a turret. A line of the log says it first. */
  readonly isActedOn?: true
  /** The guns that it befell: the sentence has a place for them, `{guns} out`. */
  readonly guns: Phrase | null
}

/** An outcome as news: who, at what, from where, with what, and what came of it. */
export interface BattleNews {
  readonly kind: NewsKind
  /** Who did it, by name; none where only the ship counts that it befell. */
  readonly by: readonly string[]
  /** '' where it was aimed at nobody: then its label is its headline. */
  readonly at: string
  /** The ship that its label names; '' where it names none. */
  readonly about: string
  readonly range: Phrase | null
  /** What fired, a phrase for each kind of gun, the heaviest first. */
  readonly weapons: readonly Phrase[]
  /** What the dice brought, like straddles. */
  readonly hits: Phrase | null
  /** The same as a sentence, with places for `{by}`, `{from}`, `{at}` and `{range}`. */
  readonly story: Phrase | null
  /** The reasons that decided it: chances, numbers needed, armour. A report explains it by them. */
  readonly sums: readonly Phrase[]
  /** The least bad first. */
  readonly came: readonly Consequence[]
  /** How bad its label is, where that says all that came of it: a squadron withdraws. */
  readonly grave: Severity | null
  /** One of many that move: who, and the speed. They share a row. */
  readonly moved: { readonly who: string; readonly speed: number } | null
  /** It notes that somebody is done: the log has no row for it. */
  readonly isRoutine: boolean
}
