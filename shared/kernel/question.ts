import type { DieName } from './dice'
import type { Phrase } from './phrase'
import type { Scalar } from './scalar'

/** Who is asked: the id of a side, or the umpire. */
export type Addressee = string

/** An answer as it is kept: a face, faces, a choice, a figure, yes or no. */
export type Answer = Scalar | readonly Scalar[]

/** A table of the reference sheet that a question is read off, and the row of it. */
export interface LookUp {
  readonly table: string
  /** One of the table's `rowKeys`; without it the whole table is meant. */
  readonly row?: string
}

/** To whom a question goes and in which words. */
export interface Prompt {
  readonly to: Addressee
  readonly ask: Phrase
  /** The arithmetic behind it, each modifier by name. */
  readonly because?: readonly Phrase[]
  /** Where to find the rule, what is asked for first. */
  readonly lookUp?: readonly LookUp[]
  /** Read off the rule book: whoever answers decides nothing. */
  readonly byBook?: true
  /** Nothing that the program knows makes an answer likelier: none is chosen beforehand. */
  readonly isOpen?: true
}

interface Asked extends Prompt {
  /** Stable and used once in a dialogue: answers are kept by it. */
  readonly key: string
}

/** One die whose face matters. */
export interface RollQuestion extends Asked {
  readonly kind: 'roll'
  readonly die: DieName
}

/** What each of several dice needs by itself, and in a word or two what it does with that face or more, and with less. */
export interface Enough {
  readonly from: number
  readonly yes: Phrase
  readonly no: Phrase
}

/** A fistful of dice at once. Their order means nothing. */
export interface RollsQuestion extends Asked {
  readonly kind: 'rolls'
  readonly die: DieName
  readonly count: number
  /** Without it no die means anything without the others. */
  readonly enough?: Enough
}

/** One die against a number: it happens on that or less. */
export interface ChanceQuestion extends Asked {
  readonly kind: 'chance'
  readonly die: DieName
  readonly atMost: number
}

export interface Option {
  readonly value: string
  readonly say: Phrase
}

/** What can be drawn, and how many of it there are. */
export interface Lot extends Option {
  readonly count: number
}

/** One drawn blind, each as likely as any other: a chit from a cup, one of the mounts that fired. */
export interface DrawQuestion extends Asked {
  readonly kind: 'draw'
  readonly lots: readonly Lot[]
}

/** One of several. The usual one is the default choice, and what odds assume without another policy. */
interface ChooseQuestion extends Asked {
  readonly kind: 'choose'
  readonly options: readonly Option[]
  readonly usual: string
  /** The answer that ends a series of questions: the default choice in place of the usual one. */
  readonly ends?: string
  /** It is a question of yes or no, and this is yes; the other of two is no. */
  readonly yes?: string
}

interface ConfirmQuestion extends Asked {
  readonly kind: 'confirm'
  readonly usual: boolean
}

interface NumberQuestion extends Asked {
  readonly kind: 'number'
  readonly least: number
  readonly most: number
  readonly usual: number
}

/** One figure of a form. */
export interface Figure {
  readonly name: string
  readonly say: Phrase
  readonly least: number
  readonly most: number
  /** What its figures stand for, from `least` on, where each is a thing of its own. */
  readonly names?: readonly Phrase[]
}

/**
 * Figures that are read off together and entered in one form: the same figures for each of its rows. The answer has them
 * row by row.
 */
export interface FiguresQuestion extends Asked {
  readonly kind: 'figures'
  readonly figures: readonly Figure[]
  /** The names of its rows, one at least. */
  readonly rows: readonly Phrase[]
  /** A player may add rows to the last one, up to so many in all: what was alike by default differs. */
  readonly mostRows?: number
  readonly usual: readonly number[]
  /** The usual figures are known: answered by itself, and open to change by a player. */
  readonly known: boolean
}

/** A figure the app works out: answered by itself, shown with its sum, and open to change by a player. */
export interface OverridableQuestion extends Asked {
  readonly kind: 'judge'
  readonly value: Scalar
  /** What it may be changed to. */
  readonly within: readonly Scalar[] | { readonly least: number; readonly most: number }
}

export type Question =
  | RollQuestion
  | RollsQuestion
  | ChanceQuestion
  | DrawQuestion
  | ChooseQuestion
  | ConfirmQuestion
  | NumberQuestion
  | FiguresQuestion
  | OverridableQuestion

/** The answer that a question has as long as nobody gives another; `undefined` where somebody has to answer. */
export function ownAnswer(question: Question): Answer | undefined {
  if (question.kind === 'judge') return question.value
  return question.kind === 'figures' && question.known ? question.usual : undefined
}
