import type { ShipFigures } from '../../documents/ship-figures'
import type { ShipDocument } from '../../documents/ship'
import type { Phrase } from '../../kernel/phrase'

/**
 * How a pack makes the card of a ship from what the books say of her. Pure: any figures give a ship that can be drawn, and
 * what does not add up is a problem with its place. Words: `rules.<pack>.recipe`.
 */
export interface Recipe {
  /** What it asks of a ship, in the order of the form. */
  readonly fields: readonly FigureField[]
  /** What it asks of each line of guns or tubes: how many, which, how mounted. */
  readonly gunFields: readonly FigureField[]
  /** The fields of a line such as `14 x 7.5in casemates`; what it cannot read it leaves out. */
  readGunLine(text: string): Readonly<Record<string, string>>
  /** Lists of her data whose items are places of their own, and the member that names an item: `cells` by `at`. */
  readonly lists: Readonly<Record<string, string>>
  make(document: ShipDocument, figures: ShipFigures): MadeOfFigures
  /** A place of her data in words, as large as it is: `4.5″ 3.5″`. */
  shown(data: ShipDocument['data'], path: string): string
  /** The part of the card where a place of her data is changed. */
  partAt(path: string): string
}

export interface FigureField {
  readonly name: string
  readonly step: 'hull' | 'armour'
  /** Without it a text, as the book has it. */
  readonly choices?: readonly string[]
  /** What is taken where nothing is said. */
  readonly usual?: string
  /** The same for ships of some navies. */
  readonly usualBy?: Readonly<Record<string, string>>
}

export interface MadeOfFigures {
  readonly year: number
  readonly data: ShipDocument['data']
  /** What each figure comes to, by its field. */
  readonly comesTo: Readonly<Record<string, ComesTo>>
  /** The same line by line of the guns. */
  readonly guns: readonly ComesTo[]
  /** What the recipe works out of several figures. */
  readonly derived: readonly { readonly path: string; readonly sum: Phrase }[]
  readonly problems: readonly FigureProblem[]
}

export interface ComesTo {
  readonly sum: Phrase | undefined
  /** What is printed on the card. */
  readonly to: string
  /** Parts of the card that it comes to. */
  readonly parts: readonly string[]
}

export interface FigureProblem {
  /** `speed:30`: answered once, the question is not asked again until the figure changes. */
  readonly key: string
  readonly say: Phrase
  /** A field, a line of the guns, or `guns` for all of them. */
  readonly at: string | number
  /** She cannot be saved like this; otherwise it is a question. */
  readonly refuses: boolean
  /** Ways to put it right, of which one is chosen. */
  readonly mends?: readonly FigureMend[]
}

export interface FigureMend {
  readonly say: Phrase
  readonly to: ShipFigures
}
