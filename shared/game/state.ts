import type { BoxId, FieldId, PackId, ShipId, SideId, SquadronId, TrackId } from '../kernel/ids'
import type { Answer } from '../kernel/question'
import type { Scalar } from '../kernel/scalar'
import type { DecksInPlay } from '../decks/pile'
import type { ShipDocument } from '../documents/ship'
import type { Outcome, RolledDie } from './journal-line'
import type { Mark, Marker } from './mark'

/** The table at one moment. Only the fold makes one; nothing ever changes one in place. */
export interface GameState {
  readonly pack: PackId
  readonly title: string
  /** House rules by name, as the pack declares them. */
  readonly houseRules: Readonly<Record<string, Scalar>>
  /** 1 is the first turn. */
  readonly turn: number
  /** A key of the pack's printed sequence. */
  readonly phase: string
  readonly sides: readonly Side[]
  readonly squadrons: readonly Squadron[]
  readonly ships: Readonly<Record<ShipId, ShipInPlay>>
  /** Ships that joined in play, whether or not they are still there, in their order, with the name they came with. */
  readonly joined?: Readonly<Record<ShipId, string>>
  /** Weather and everything else that belongs to the table and not to a ship; keys are the pack's. */
  readonly table: Readonly<Record<string, Scalar>>
  readonly notes: readonly Note[]
  /** Markers on the table beside the ships, in the order they were placed. */
  readonly markers: readonly Marker[]
  /** Open dialogues, in the order they were opened; each continues where it was left. */
  readonly dialogues: readonly OpenDialogue[]
  /** Damage that is known and does not count yet, in the order it was done. */
  readonly pending: readonly PendingDamage[]
  /** Event decks: piles and hands of cards, and what is sealed of them as far as this table knows it. */
  readonly decks: DecksInPlay
}

/** A rule that has been started and not ended, as the journal holds it. */
export interface OpenDialogue {
  readonly id: string
  /** The line that opened it. */
  readonly seq: number
  readonly procedure: string
  readonly packVersion: string
  /** It reads the table as it was after this line. */
  readonly base: number
  readonly input: Readonly<Record<string, Scalar>>
  /** In the order they were given. */
  readonly answers: readonly KeptAnswer[]
  /** App dice of answers that were taken back: offered again when their question comes back. */
  readonly withdrawn: readonly KeptAnswer[]
  /** The entry whose place its outcome will take. */
  readonly amends?: number
}

export interface KeptAnswer {
  readonly question: string
  readonly answer: Answer
  readonly dice?: readonly RolledDie[]
  /** The app drew this lot; without it a player pulled it out of the cup on the table. */
  readonly drawn?: 'app'
}

interface PendingDamage {
  /** The line that holds it. */
  readonly seq: number
  readonly outcome: Outcome
  /** The phase at whose end it counts. */
  readonly until: string
}

export interface Side {
  readonly id: SideId
  readonly name: string
  /** A key of the bundled flags, or '' for none. */
  readonly flag: string
}

export interface Squadron {
  readonly id: SquadronId
  readonly side: SideId
  readonly name: string
  /** Ships in order, the leading ship first. */
  readonly order: readonly ShipId[]
  /** How many ships she began the game with: morale depends on half of it. */
  readonly beganWith: number
}

export interface ShipInPlay {
  readonly id: ShipId
  readonly document: ShipDocument
  /** Marks by box; a box without marks is absent. */
  readonly boxes: Readonly<Record<BoxId, readonly Mark[]>>
  /** Every track of the card's shape, by value. */
  readonly tracks: Readonly<Record<TrackId, number>>
  /** Name, crew quality, commander, status and other fields of the card's shape. */
  readonly fields: Readonly<Record<FieldId, Scalar>>
}

export interface Note {
  /** The journal line that wrote it. */
  readonly seq: number
  readonly turn: number
  readonly text: string
  readonly ship?: ShipId
  readonly box?: BoxId
}
