/**
 * The one contract between the interface and the machine: for every channel what goes in and what comes out.
 * Inputs are checked by `inputs` (schemas) in both shells; outputs are typed and produced by our own services.
 * Every answer is a `Result`: what can be refused is refused by value.
 */
import { z } from 'zod'
import type { ShipDocument } from '../documents/ship'
import type { ScenarioDocument } from '../documents/scenario'
import { documentLimits } from '../json/json-text'
import { highestSeq } from '../json/line-bounds'
import type { DeepReadonly, Read } from '../json/read'
import type { Entry } from '../game/journal-line'
import type { Named } from '../game/label'
import type { Conflict } from '../game/conflicts'
import type { GameState } from '../game/state'
import type { HiddenNote } from '../umpire/hidden-notes'
import { boxId, shipId, sideId, trackId, type DeckId, type GameId } from '../kernel/ids'
import type { Result } from '../kernel/result'
import { slugPattern } from '../kernel/slug'
import type { Sealed } from '../decks/pile'
import type { DeckDocument } from '../decks/deck-document'
import { deckPlans } from '../decks/deck-plan'
import type { Channel, Notice } from './channels'
import { deckAction } from '../game/decks/deck-action-schema'
import { printReport, printJob, type PrintPreview, type PrintedFile } from '../print/print-request'
import {
  mostLinesAtOnce,
  type Appended,
  type GameReport,
  type SaveProblem,
  type LogPage,
  type OpenGame,
} from './opened-game'
import { libraryChangeInputs } from './library-change'
import { settingsChange, type Settings } from './settings'
import { openTableAsk, type OpenTable } from '../companion/open-table'
import { tableInputs, type KeptPlan, type TableWindowState, type SetAside } from './table-window'

const shipText = z.string().max(documentLimits.characters)
const slug = z.string().regex(slugPattern)
const game = slug.transform((id) => id as GameId)
const seq = z.int().min(0).max(highestSeq)
/** Made by the page, never the same twice: a batch that is sent again is answered as it was the first time. */
const batch = z.string().regex(/^[A-Za-z0-9-]{1,64}$/)
/** The last line that a page has seen: number and checksum, since another program may have written that number. */
const lastSeen = z.strictObject({ seq, crc: z.string().max(8) })
export type LastSeen = Read<typeof lastSeen>
const placeName = z.string().min(1).max(64)

export type { DeckAction } from '../game/decks/deck-action-schema'
export type { ReportPrintRequest } from '../print/print-request'
export type { PrintPart, PrintPreview, PrintJobRequest, PrintProfile } from '../print/print-request'
export type { Appended, GameReport, SaveProblem, LogPage, OpenGame } from './opened-game'
export { type PrintedFile } from '../print/print-request'
export { paperNames, type PaperName } from '../card/paper'

export const inputs = {
  appDescribe: z.void(),
  settingsRead: z.void(),
  settingsChange,
  libraryList: z.void(),
  libraryReadShip: z.strictObject({ pack: slug, ship: slug }),
  libraryReadScenario: z.strictObject({ scenario: slug }),
  libraryReadDeck: z.strictObject({ deck: slug }),
  /**
   * Keeps a document of one's own. `replaces` names its file and the text it was opened with, `null` makes a new one: no
   * other document is ever written over. Ships of a scenario need not be in the library yet.
   */
  librarySave: z.strictObject({
    kind: z.enum(['ship', 'scenario', 'deck']),
    text: shipText,
    replaces: z.strictObject({ slug, was: shipText }).nullable(),
  }),
  /** The event decks of a scenario, in place of those it had; all else of it stays as it is. */
  librarySaveScenarioDecks: z.strictObject({ scenario: slug, decks: deckPlans }),
  libraryChooseFolder: z.void(),
  libraryUseFolder: z.strictObject({ folder: z.string().min(1).max(1000), copy: z.boolean() }),
  /** Inside the library only: a path as `libraryList` gave it, or '' for the folder itself. */
  libraryReveal: z.strictObject({ path: z.string().max(300) }),
  ...libraryChangeInputs,
  /** A scenario of the library, or the text of one that is in none. */
  gameStart: z.strictObject({
    scenario: z.union([slug, z.strictObject({ battle: shipText })]),
    title: z.string().min(1).max(80),
  }),
  /** `unanswered` is a batch whose answer never came: the answer says whether the journal has it. */
  gameOpen: z.strictObject({ game, unanswered: batch.exactOptional() }),
  gameClose: z.strictObject({ game }),
  /**
   * Refused as `game-moved-on` unless `after` is the last line there is. What the entries hold the journal looks at, and
   * refuses by value: a person may paste into a name what no journal takes.
   */
  gameAppend: z.strictObject({ game, batch, after: lastSeen, entries: z.array(z.custom<Entry>()).min(1).max(500) }),
  /** Tries at once to save the unsaved lines; refused as `marks-not-saved` if that still fails. */
  gameRetry: z.strictObject({ game }),
  /** How many lines the page holds back while the journal cannot save: the program names them when it ends. */
  gameUnsent: z.strictObject({ game, lines: z.int().min(0).max(1_000_000) }),
  gameLines: z.strictObject({ game, from: seq, count: z.int().min(1).max(mostLinesAtOnce) }),
  /** The newest lines about one place on the card of a ship. */
  gameTouching: z.strictObject({
    game,
    ship: placeName.transform(shipId),
    of: z.union([
      z.strictObject({ box: placeName.transform(boxId) }),
      z.strictObject({ track: placeName.transform(trackId) }),
    ]),
  }),
  gameStateAt: z.strictObject({ game, seq }),
  /** Moves the game's folder to the library's `removed/` folder. */
  gameRemove: z.strictObject({ game }),
  /** The whole journal of a game, seals and all: for a file that its owner keeps, and for nothing on the screen. */
  gameExport: z.strictObject({ game }),
  /** An action with a deck. The journal alone knows every face, so it deals; a batch that comes twice is done once. */
  deckAction: z.strictObject({ game, batch, action: deckAction }),
  /**
   * The contents of the seals of one side, or of the umpire: requested when a hand of cards is uncovered, and for
   * nothing else. No other answer or notice holds any of it.
   */
  deckSecrets: z.strictObject({
    game,
    of: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('umpire') }),
      z.strictObject({ is: z.literal('side'), side: slug.transform(sideId) }),
    ]),
  }),
  /** The umpire’s hidden notes: requested when he lifts their cover, and for nothing else. */
  umpireNotes: z.strictObject({ game }),
  printReport,
  printBook: printJob,
  /** Nothing is written; a preview under way is given up by `printCancel` as a print is. */
  printPreview: printJob,
  printCancel: z.strictObject({ job: slug }),
  printOpen: z.strictObject({ job: slug }),
  ...tableInputs,
  /** Whatever the operator asks of the open table. */
  openTable: openTableAsk,
} satisfies Record<Channel, z.ZodType>

export interface Outputs {
  appDescribe: AppDescription
  settingsRead: Settings
  settingsChange: Result<Settings>
  libraryList: LibraryListing
  libraryReadShip: Result<ShipDocument>
  libraryReadScenario: Result<ScenarioDocument>
  libraryReadDeck: Result<DeckDocument>
  librarySave: Result<{ readonly path: string; readonly slug: string }>
  librarySaveScenarioDecks: Result<{ readonly path: string }>
  /** Value `null`: the picker was dismissed. */
  libraryChooseFolder: Result<{ readonly folder: string } | null>
  libraryUseFolder: Result<LibraryListing>
  libraryReveal: Result<null>
  /** Comes back when all of it is on the disk. */
  libraryChange: Result<{ readonly games: readonly GameId[] }>
  libraryChangeCancel: Result<null>
  /** How many things were left as they are, since they were changed again. */
  libraryUndo: Result<{ readonly left: number }>
  libraryOffered: Result<readonly { readonly name: string; readonly text: string }[]>
  gameStart: Result<{ readonly game: GameId }>
  gameOpen: Result<OpenGame>
  gameClose: Result<null>
  /** Comes back when the lines have been flushed to disk, and not before. */
  gameAppend: Result<Appended>
  gameRetry: Result<null>
  gameUnsent: Result<null>
  gameLines: Result<LogPage>
  gameTouching: Result<LogPage>
  gameStateAt: Result<GameState>
  gameRemove: Result<null>
  gameExport: Result<{ readonly text: string }>
  /** Comes back when the lines are on the disk; a view of them comes as notice too. */
  deckAction: Result<Appended>
  deckSecrets: Result<Readonly<Record<DeckId, Sealed>>>
  umpireNotes: Result<readonly HiddenNote[]>
  /** Returns when the whole file is at `path` in the library, or refused: `print-cancelled`, `disk-full` … */
  printReport: Result<PrintedFile>
  /** The same; refused before anything is drawn: `print-margins-impossible`, `print-paper-too-small` … */
  printBook: Result<PrintedFile>
  printPreview: Result<PrintPreview>
  printCancel: Result<null>
  /** Opens the finished file: by the system in Electron; the host answers with an address to open. */
  printOpen: Result<{ readonly address: string | null }>
  /** The address to open, good for once, where the shell opens no window by itself. */
  tableOpen: Result<{ readonly address: string | null }>
  tableClose: Result<null>
  tableState: TableWindowState
  tableShow: Result<null>
  tablePlanRead: Result<KeptPlan>
  tablePlanKeep: Result<null>
  /** As it is then. */
  openTable: Result<OpenTable>
}

export type Input<Name extends Channel> = DeepReadonly<z.input<(typeof inputs)[Name]>>
export type Output<Name extends Channel> = Outputs[Name]

export interface NoticePayloads {
  libraryChanged: { readonly folder: string }
  /** Documents of a change that are written. */
  libraryProgress: { readonly change: string; readonly done: number; readonly of: number }
  /** Lines written by any window of this program, this one included. */
  gameAppended: { readonly game: GameId } & Appended
  /** Marks are kept in memory and shown as not saved; `null`: all is well again. */
  gameProblem: { readonly game: GameId; readonly problem: SaveProblem | null }
  /** The background check of the whole file is done; undo, strike and looking back are open. */
  gameVerified: {
    readonly game: GameId
    readonly report: GameReport
    readonly undo: Named | null
    readonly redo: Named | null
    readonly conflicts: readonly Conflict[]
  }
  /** Pages painted. */
  printProgress: { readonly job: string; readonly done: number; readonly of: number }
  /** The second screen was opened, closed, moved, or a screen came or went. */
  tableWindow: TableWindowState
  /** Somebody came, went or marked at the open table. */
  openTableChanged: OpenTable
  /** What is opened where it lies; a `file` waits for `libraryOffered`. `pack` is given with a ship: two rules may have one of the same name. */
  openRequested: {
    readonly kind: 'ship' | 'scenario' | 'deck' | 'game' | 'file'
    readonly name: string
    readonly pack?: string
  }
  menuChosen: { readonly command: string }
}

/** What a shell can do beyond serving the page. The interface branches on these and on nothing else. */
export interface Abilities {
  readonly folderPicker: boolean
  readonly revealInFileManager: boolean
  readonly nativeMenu: boolean
  /** The shell puts the window of the second screen where it belongs by itself. */
  readonly secondScreen: boolean
}

export interface AppDescription {
  readonly name: string
  readonly version: string
  readonly shell: 'electron' | 'host'
  readonly abilities: Abilities
  readonly settings: Settings
}

export interface LibraryListing {
  readonly folder: string
  readonly ships: readonly ShipDocument[]
  readonly scenarios: readonly ScenarioDocument[]
  readonly games: readonly GameSummary[]
  readonly decks: readonly DeckDocument[]
  readonly setAside: readonly SetAside[]
}

export interface GameSummary {
  readonly game: GameId
  readonly title: string
  readonly pack: string
  readonly turn: number
  /** Unix time in ms of the last line. */
  readonly lastPlayed: number
  readonly lines: number
}

/** What the interface holds: one function per channel, one subscription per notice. The preload and the host both make one. */
export type Bridge = {
  readonly [Name in Channel]: (...input: Input<Name> extends void ? [] : [Input<Name>]) => Promise<Output<Name>>
} & {
  readonly on: { readonly [Name in Notice]: (listen: (payload: NoticePayloads[Name]) => void) => () => void }
}
