import { fakeNotices } from '../stores/bridge.testing'
import { bareAbilities, bareLibrary, bareMachine, bareSettings, type Settings } from './bare-machine.testing'
import type { DeckAction } from '#shared/bridge/contract'
import { entriesOf } from '#shared/game/decks/deck-action'
import { takeLines } from '#shared/game/update'
import { changeFor, linesFor, stateFor, type Viewer } from '#shared/game/views'
import { bulkWords } from '#shared/kernel/bulk-words'
import type { Appended, Bridge, Input, LogPage, OpenGame } from '#shared/bridge/contract'
import type { ScenarioSetup } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import type { Entry, HeadLine, JournalLine } from '#shared/game/journal-line'
import { Session } from '#shared/game/session'
import { gameId } from '#shared/kernel/ids'
import { done, refused, type Refusal } from '#shared/kernel/result'
import { newestTouching, type Place } from '#shared/log/touching'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { notesSealed } from '#shared/umpire/hidden-notes'
import { freshTablePlan, tablePlan, type TablePlan } from '#shared/table-view/table-plan'

/** What lies open is announced to every window, as the desk does it. */
const table: Viewer = { is: 'table' }

export const fakeGame = gameId('fake-game')

/** What the page asks of these is kept, for a test to look at. */
const noted = [
  ...(['gameOpen', 'gameRetry', 'gameUnsent', 'gameAppend', 'gameLines', 'gameTouching'] as const),
  ...(['deckAction', 'tableShow'] as const),
]

/** A machine in memory with one game: it saves and refuses as a test wants, and notes what was asked. */
export class FakeMachine {
  session: Session
  readonly asked: { readonly channel: string; readonly input: unknown }[] = []
  refuseNext: Refusal | undefined
  /** The next append is done, and its answer lost. */
  loseNext = false
  private readonly batches = new Map<string, Appended>()
  private readonly notices = fakeNotices()
  readonly notify = this.notices.notify
  private waiting: (() => void)[] | undefined

  constructor(
    private readonly pack: RulesPack,
    private readonly setup: ScenarioSetup,
    private readonly ships: readonly ShipDocument[] = [],
  ) {
    this.session = this.begun(0)
    for (const channel of noted) {
      const answer = this.bridge[channel] as (input: unknown) => unknown
      const notes = (input: unknown) => {
        this.asked.push({ channel, input })
        return answer(input)
      }
      this.bridge[channel] = notes as never
    }
  }

  /** A journal with nothing but its head. */
  private begun(at: number): Session {
    const { pack, setup } = this
    const head: HeadLine = {
      kind: 'head',
      seq: 0,
      at,
      format: 'spotting-top/journal',
      version: 1,
      pack: pack.id,
      packVersion: pack.version,
      setup,
    }
    return new Session(pack, head, pack.phases[0]!)
  }

  /** The game is taken away, and another of its name begun in its place. */
  restart(): void {
    this.batches.clear()
    this.session = this.begun(1_000)
  }

  /** An older copy of the game takes its place. */
  backTo(seq: number): void {
    this.batches.clear()
    const { head, lines } = this.session
    this.session = this.begun(head.at)
    this.session.extend(lines.slice(1, seq + 1))
  }

  /** From now on nothing is saved until `flush`. */
  hold(): void {
    this.waiting ??= []
  }

  /** The program is restarted: the journal is there, the names of its batches are not. */
  forget(): void {
    this.batches.clear()
  }

  flush(): void {
    const ready = this.waiting ?? []
    this.waiting = undefined
    ready.forEach((save) => save())
  }

  /** Another window writes. */
  write(entries: readonly Entry[]): void {
    this.notify('gameAppended', { game: fakeGame, ...this.append(entries) })
  }

  private append(entries: readonly Entry[], batch: string | null = null): Appended {
    const { session } = this
    const lines = entries.map((entry, i) => this.numbered(entry, session.lastSeq + 1 + i))
    const { change, ...update } = takeLines(session, lines)
    return {
      headCrc: this.headCrc,
      batch,
      lines: linesFor(table, lines),
      lastSeq: session.lastSeq,
      lastCrc: this.crc,
      ...update,
      change: change && changeFor(table, change),
      state: null,
    }
  }

  private numbered(entry: Entry, seq: number): JournalLine {
    if (entry.kind !== 'strike' || entry.cause !== 'restartTurn') return { ...entry, seq, at: seq }
    const targets = this.session.history.sinceTurnBegan()
    return { ...entry, targets, seq, at: seq }
  }

  /** Of the last line itself: another line of the same number is known for another. */
  get crc(): string {
    return `crc of ${this.session.head.at} ${JSON.stringify(this.session.lines.at(-1))}`
  }

  get headCrc(): string {
    return `crc of ${this.session.head.at}`
  }

  private readonly nextWord = bulkWords(1898)

  /** What the next opening finds wrong with the disk. */
  problem: OpenGame['problem'] = null

  private opened(unanswered?: string): OpenGame {
    const { head, state, lastSeq, undo, redo, conflicts } = this.session
    return {
      game: fakeGame,
      head,
      headCrc: this.headCrc,
      state: stateFor(table, state),
      lastSeq,
      lastCrc: this.crc,
      savedSeq: lastSeq - (this.problem?.unsaved ?? 0),
      problem: this.problem,
      taken: unanswered !== undefined && this.batches.has(unanswered),
      undo,
      redo,
      conflicts,
      verified: true,
      report: { findings: [] },
    }
  }

  readonly bridge: { -readonly [Name in keyof Bridge]: Bridge[Name] } = {
    appDescribe: async () => ({
      name: 'Spotting Top',
      version: '0.0.0',
      shell: 'host',
      abilities: bareAbilities,
      settings: this.settings,
    }),
    settingsRead: async () => this.settings,
    settingsChange: async (changes) => done((this.settings = { ...this.settings, ...changes } as Settings)),
    libraryList: async () => ({ ...bareLibrary, ships: this.ships }),
    ...bareMachine,
    gameStart: async () => done({ game: fakeGame }),
    gameOpen: async ({ game, unanswered }) =>
      game === fakeGame ? done(this.opened(unanswered)) : refused('game-unknown', { game }),
    gameClose: async () => done(null),
    gameRetry: async () => done(null),
    gameUnsent: async () => done(null),
    gameAppend: async (input) => this.appended(input),
    gameLines: async ({ from, count }) => done(this.pageOf(this.session.lines.slice(from, from + count))),
    gameTouching: async (input) => done(this.pageOf(newestTouching(this.session.lines, input as unknown as Place))),
    gameStateAt: async ({ seq }) => done(stateFor(table, this.session.stateAt(seq))),
    gameRemove: async () => done(null),
    gameExport: async () => done({ text: '' }),
    libraryChange: async () => done({ games: [] }),
    libraryChangeCancel: async () => done(null),
    libraryUndo: async () => done({ left: 0 }),
    libraryOffered: async () => done([]),
    deckAction: async ({ batch, action }) => {
      const { state } = this.session
      const made = entriesOf({ state, ownDeck: () => undefined, next: this.nextWord }, action as DeckAction)
      return made.ok ? done(this.append(made.value, batch)) : made
    },
    deckSecrets: async ({ of }) => done(stateFor(of as Viewer, this.session.state).decks.sealed),
    umpireNotes: async () => done(notesSealed(this.session.lines)),
    tableShow: async () => done(null),
    tablePlanRead: async () => done({ plan: this.tablePlan, setAside: null }),
    openTable: async () => refused('not-able-here'),
    tablePlanKeep: async ({ plan }) => {
      this.tablePlan = tablePlan.parse(plan)
      return done(null)
    },
    on: this.notices.on,
  }

  private pageOf(lines: readonly JournalLine[]): LogPage {
    const { history, lastSeq } = this.session
    const seqs = lines.map(({ seq }) => seq)
    return {
      lines: linesFor(table, lines),
      struck: seqs.filter((seq) => history.isStruck(seq)),
      amended: seqs.filter((seq) => history.isAmended(seq)),
      lastSeq,
    }
  }

  private async appended({ batch, after, entries }: Input<'gameAppend'>): ReturnType<Bridge['gameAppend']> {
    if (this.refuseNext) {
      const refusal = this.refuseNext
      this.refuseNext = undefined
      return refusal
    }
    const known = this.batches.get(batch)
    if (known) return done(known)
    const { lastSeq } = this.session
    if (after.seq !== lastSeq || after.crc !== this.crc) return refused('game-moved-on', { after: after.seq, lastSeq })
    const appended = this.append(entries, batch)
    this.batches.set(batch, appended)
    if (this.loseNext) {
      this.loseNext = false
      throw new Error('the wire was cut')
    }
    if (this.waiting) await new Promise<void>((resolve) => this.waiting!.push(resolve))
    this.notify('gameAppended', { game: fakeGame, ...appended })
    return done(appended)
  }

  tablePlan: TablePlan = freshTablePlan

  private settings: Settings = bareSettings
}
