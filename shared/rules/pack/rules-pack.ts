import type { Drawing } from '../../plot/plot'
import type { ZodType } from 'zod'
import type { Operation } from '../../card/operations'
import type { ShipDocument } from '../../documents/ship'
import type { ScenarioSetup } from '../../documents/scenario'
import type { Effect } from '../../game/effect'
import type { CardShape } from '../../game/shape'
import type { GameState, ShipInPlay } from '../../game/state'
import type { Phrase } from '../../game/journal-line'
import type { BoxId, FieldId, PackId, ShipId, SquadronId, TrackId } from '../../kernel/ids'
import type { Result } from '../../kernel/result'
import type { Plated } from '../../profile/plate'
import type { Settling } from '../../profile/settling'
import type { Scalar } from '../../kernel/scalar'
import type { Simulation } from './simulation'
import type { Harm } from './harm'
import type { Readiness } from './readiness'
import type { Standing } from './standing'
import type { Words } from '../../words/speak'
import type { TableScale } from '../../words/units'
import type { Recipe } from './recipe'
import type { ShipEditing } from './ship-editing'
import type { EventApplication } from './event-application'
import type { BattleNews } from './battle-news'
import type { OutcomeStatistics } from './outcome-statistics'
import type { Procedure } from './procedure'
import type { Input } from './input'
import type { CardTarget } from './card-target'
import type { Mark, Marker } from '../../game/mark'
import type { MarkKind } from './mark'

/** What a rules pack is: one folder, one value of this type, the same file names in every pack. */
export interface RulesPack {
  readonly id: PackId
  readonly version: string
  /** A battle on land: these rules refuse every ship, and have no card, squadron or aid to show. */
  readonly isShipless?: true
  /** The printed sequence of a turn; offered, never forced. */
  readonly phases: readonly string[]
  /** The phases that are played under these rulings; without it all of them. */
  phasesIn?(rulings: Readonly<Record<string, Scalar>>): readonly string[]
  /** What `data` of a ship document holds under these rules; without it they have no ships. */
  readonly shipData?: ZodType
  /** Refuses with `where` (a path like `data.cells[3].armour`) and `what`; the code's sentence says why. */
  checkShip(document: ShipDocument): Result<ShipDocument>
  /** Memoise per document: it is called for every mark. */
  shape(document: ShipDocument): CardShape
  /** Every mark that a box of a card may take, in the order of the bar of marks. */
  readonly marks: readonly MarkKind[]
  readonly card: CardFace
  /** How her card is changed into another ship's; without it ships of these rules are made elsewhere. */
  readonly editing?: ShipEditing
  /** How her card is made of what the books say of her; without it she is made on her card alone. */
  readonly recipe?: Recipe
  /** What the table knows besides ships: wind, sea, visibility, with what they may be. */
  readonly table: Readonly<Record<string, TableFact>>
  /** How far an inch of the table is at sea, where the rules say so. */
  readonly scale?: TableScale
  readonly houseRules: readonly HouseRule[]
  /** The value of a rule under these rulings: one that is not set may follow another. Without it, its `fresh`. */
  rulingIn?(rulings: Readonly<Record<string, Scalar>>, rule: string): Scalar
  /** Changes one rule in play and keeps the others: refused with `field`, the rule that contradicts. */
  checkHouseRule?(rulings: Readonly<Record<string, Scalar>>, rule: string, to: Scalar): Result<unknown>
  /**
   * The ship in a rail, a roster, a table view: what is left of her in figures and words. Without a table the usual
   * rulings are assumed.
   */
  condition(ship: ShipInPlay, table?: Pick<GameState, 'houseRules'>): Condition
  /** Her guns and what she has done this turn, for the fleet board; without it that board shows neither. */
  readiness?(state: GameState, ship: ShipInPlay): Readiness
  /** Her recognition silhouette, bow left, in units of her own; black on any ground. */
  silhouette(document: ShipDocument, shown?: SilhouetteShown): Silhouette
  /** Her plate: line, hatching and livery, as large as a page; without it she has none. */
  plate?(document: ShipDocument, shown?: PlateShown): Plated
  /** What her data say of her, in words, for her plate. */
  figures?(document: ShipDocument, words: Words): readonly Figure[]
  /** Where a box lies on her side, 0 to 1 from the bow and from above; without it hits are not drawn on silhouettes. */
  readonly hitPlace?: (
    document: ShipDocument,
    box: BoxId,
  ) => { readonly along: number; readonly down: number } | undefined
  /** The box of a card that a reason of these rules names; without it reasons name none. `null`: none is meant, whatever is marked. */
  readonly boxOf?: (why: Phrase) => BoxId | null | undefined
  /** Whether an effect on a ship is no damage: a marker, a test that was made. Without it all are, but repairs. */
  isHarmless?(ship: ShipInPlay, effect: Effect): boolean
  /** The contents of a box in words, line by line. */
  explainBox(ship: ShipInPlay, box: BoxId, words: Words): BoxExplained
  /**
   * The entries of a text field that is a list of words separated by spaces, and what may be added to it, each in
   * words; `undefined` for a field that is text.
   */
  readonly fieldWords?: (ship: ShipInPlay, field: FieldId, words: Words) => FieldWords | undefined
  /** Everything on the reference sheet, as tables of plain data. */
  reference(words: Words): readonly ReferenceTable[]
  /** The same cut down to what these ships need; where a pack does not say, they need all of it. */
  referenceFor?(documents: readonly ShipDocument[], words: Words): readonly ReferenceTable[]
  /** A summary of a ship in a line: `battleship, 14 890 t, 16 kn`, `Z4 B12 C4`; her tons, where the rules know them. */
  summary(document: ShipDocument, words: Words): ShipSummary
  /** A squadron that has lost half its strength and such: facts the play view shows. */
  squadronStrength(
    state: GameState,
    squadron: GameState['squadrons'][number],
  ): { readonly left: number; readonly of: number }
  checkSetup(setup: ScenarioSetup): Result<ScenarioSetup>
  /** Every rule that is a dialogue, in the order of the printed sequence. */
  readonly procedures: readonly Procedure[]
  /** What the printed sequence asks for now; offered, never forced. */
  due(state: GameState): readonly Due[]
  /** What is due and not done is lost with the phase, with any or with these: the key to the next one says so first. */
  readonly saysWhatIsLeft?: true | readonly string[]
  /** Who fires in which order this turn; empty in phases without an order. */
  firingOrder(state: GameState): readonly FiringTurn[]
  /** How squadrons hold their fire, where firing has an order. */
  passes?(state: GameState): Passes | undefined
  /** What event cards do under these rules; without it each stays on its card as a reminder. */
  readonly events?: EventApplication
  /** What a marker is called in a list: what it is, whose, since when. */
  callMarker?(state: GameState, marker: Marker): Phrase | undefined
  /** Tables a player looks into before he decides: legal speeds and circles, what a ship can fire now. */
  readonly aids: readonly Aid[]
  /** Guns and chances of an outcome of these rules; without it a report counts dice alone. */
  outcomeStatistics?(label: Phrase, why: readonly Phrase[]): OutcomeStatistics
  /** What an outcome means for the battle; `undefined` for labels of other packs. Without it the log says labels alone. */
  news?(label: Phrase, why: readonly Phrase[]): BattleNews | undefined
  /** A battle that can be played many times over. */
  readonly simulation?: Simulation
}

export interface ShipSummary {
  readonly line: string
  readonly guns: string
  readonly tons?: number
}

/** One thing of the printed sequence that waits to be done: the procedure, what to start it with, and in words. */
export interface Due {
  readonly phase: string
  readonly procedure: string
  readonly input: Input
  readonly say: Phrase
}

/** What ends the turn of the squadron that is next, and of all that are left: they hold their fire, or go on as they did. */
export interface Passes {
  /** Not where only all of them can. */
  readonly next?: Due
  readonly rest: Due
}

export interface FiringTurn {
  readonly squadron: SquadronId
  readonly is: 'fired' | 'next' | 'waiting'
}

/** Labels: `rules.<pack>.aids.<name>`. */
export type Aid = { readonly name: string } & (
  | { readonly of: 'ship'; tables(state: GameState, ship: ShipId, words: Words): readonly ReferenceTable[] }
  | { readonly of: 'squadron'; tables(state: GameState, squadron: SquadronId, words: Words): readonly ReferenceTable[] }
)

/**
 * A ship card. `face` is everything that never changes in play and is drawn once per document;
 * `box`, `track` and `field` draw what lies over it and are asked again only when their own value changed.
 */
export interface CardFace {
  readonly widthMm: number
  readonly heightMm: number
  /** The smallest paper on which the card is legible. */
  readonly smallestPaper: 'A6' | 'A5' | 'half-letter'
  face(document: ShipDocument, words: Words): readonly Operation[]
  /** The card without a ship, to be filled in by hand; without it a blank form is the card of a blank ship. */
  readonly form?: (words: Words) => readonly Operation[]
  /** Keyed pieces over the face: one per box, track and field group, in painting order. */
  readonly pieces: (document: ShipDocument) => readonly CardPiece[]
  /** Operations of one piece for one state; `[]` for a box without marks. Pure; depends only on what `piece.reads` names. */
  piece(piece: CardPiece, ship: ShipInPlay, words: Words): readonly Operation[]
  /** Everything that can be clicked, in reading order. */
  targets(document: ShipDocument): readonly CardTarget[]
}

export interface CardPiece {
  readonly key: string
  readonly reads: {
    readonly boxes?: readonly BoxId[]
    readonly tracks?: readonly TrackId[]
    readonly fields?: readonly FieldId[]
  }
}

export type TableFact =
  | {
      readonly kind: 'number'
      readonly minimum: number
      readonly maximum: number
      readonly step: number
      readonly fresh: number
      readonly unit: 'inches' | 'none'
    }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly fresh: string }

/** A ruling that a scenario can change. Labels: `rules.<pack>.houseRules.<name>`. */
export interface HouseRule {
  readonly name: string
  readonly fresh: Scalar
  readonly choices: readonly Scalar[] | { readonly minimum: number; readonly maximum: number }
  /** Printed rules are not house rules; a ruling fills a silence, an erratum mends a figure. */
  readonly is: 'ruling' | 'erratum'
  /** Section of the pack's README. */
  readonly section: string
}

export interface Condition {
  readonly standing: Standing
  /** Flotation or the like: what is left, of how many. */
  readonly left: number
  readonly of: number
  /** What these are, where they are no flotation. */
  readonly counts?: 'aircraft' | 'vessels' | 'structure'
  readonly speed: number
  readonly maximumSpeed: number
  /** What has been done to her, in the order in which lists show it; what is 0 is named too. */
  readonly harm: readonly Harm[]
}

/** How a silhouette is shown: usually as on a card, whole. */
export interface SilhouetteShown {
  /** `icon`: less, and bolder, for a hundred pixels. */
  readonly size?: 'icon' | 'card'
  /** Boxes that are out: guns, funnels and masts in them are drawn as wrecks. */
  readonly out?: readonly BoxId[]
}

/** How a plate is shown: usually whole and on an even keel. */
export interface PlateShown extends Pick<SilhouetteShown, 'out'> {
  readonly settling?: Settling
}

/** A line of figures: a key of `plate.figures`, and what it comes to in words. */
export interface Figure {
  readonly name: string
  readonly says: string
}

export interface Silhouette {
  readonly width: number
  readonly height: number
  /** Waterline, in the same units from the top. */
  readonly waterline: number
  /** Filled parts and thin lines (masts, rigging). */
  readonly fill: string
  readonly lines: string
  /** Thin lines over the fill in the colour of the ground: deck edges, scuttles, gun ports. */
  readonly light: string
}

export interface BoxExplained {
  readonly title: string
  /** What it is, without its place: `Turret`. */
  readonly what: string
  /** What a shell has to get through there, where her card prints it. */
  readonly armour?: number
  readonly lines: readonly string[]
  /** Marks she carries, in words. */
  readonly marks: readonly Mark[]
}

export interface FieldWord {
  readonly value: string
  readonly label: string
}

export interface FieldWords {
  readonly has: readonly FieldWord[]
  readonly adds: readonly FieldWord[]
}

export interface ReferenceTable {
  readonly key: string
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The key of each row, where dialogues refer to one. */
  readonly rowKeys?: readonly string[]
  readonly notes: readonly Phrase[]
  /** What its rows mean on the table or on a hull: under its title. */
  readonly picture?: Drawing
}
