import type { ToCompanion, View } from '#shared/companion/messages'
import type { Leave } from '#shared/companion/role'
import { askedNow, type Asked } from '#shared/companion/asked'
import { logFor, viewFor, type TableNow } from '#shared/companion/view'
import type { GameState, OpenDialogue } from '#shared/game/state'
import { stateFor } from '#shared/game/views'
import type { GameId, ShipId } from '#shared/kernel/ids'
import type { JournalLine } from '#shared/game/journal-line'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { lossesAfter } from '#shared/table-view/losses'
import { countedThen, mostLinesBack } from '#shared/table-view/results-in-words'
import { freshTablePlan, type TablePlan } from '#shared/table-view/table-plan'
import type { Words } from '#shared/words/speak'
import type { GamesInTurn } from '../desk/games-in-turn'
import type { Place } from './guests'
import type { Wire } from './server'

interface FeedGiven {
  readonly games: Pick<GamesInTurn, 'tableOf' | 'lines' | 'stateAt'>
  readonly game: GameId
  readonly pack: RulesPack
  readonly words: Words
  /** `null`: what may be seen is not known, so nothing may. */
  readonly plan: TablePlan | null
  readonly leave: Leave
  readonly isPaused: boolean
  readonly reportFault: (problem: unknown) => void
}

/** Composing the log costs more than a mark may wait: it follows so much later, for all marks meanwhile. */
const logRestsMs = 200

interface Follower {
  readonly wire: Wire
  readonly place: Place
  looksAt: readonly ShipId[]
  /** Each part as it was sent last. */
  sent: Map<string, Sent> | null
}

interface Sent {
  readonly value: unknown
  readonly text: string
}

/** Sends every device the parts of its view that have changed; what changed elsewhere is no message to it. */
export class Feed {
  readonly pack: RulesPack
  private readonly followers = new Map<Wire, Follower>()
  private state: GameState | null = null
  private table: TableNow | null = null
  private lines: readonly JournalLine[] = []
  private lostIn: TableNow['lostIn'] = new Map()
  private isAsked = false
  /** The tables that open dialogues were begun on, as everybody at the table sees them. */
  private bases: ReadonlyMap<string, GameState> = new Map()
  private afterwards: (() => void)[] = []
  private logTimer: NodeJS.Timeout | null = null
  private hasEnded = false
  private plan: TablePlan
  private leave: Leave
  private isPaused: boolean

  constructor(private readonly given: FeedGiven) {
    this.pack = given.pack
    this.plan = given.plan ?? { ...freshTablePlan, isBlank: true }
    this.leave = given.leave
    this.isPaused = given.isPaused
    void this.readLog()
  }

  add(wire: Wire, place: Place): void {
    this.followers.set(wire, { wire, place, looksAt: [], sent: null })
    this.changed()
    void this.readLog()
  }

  remove(wire: Wire): void {
    this.followers.delete(wire)
  }

  look(wire: Wire, ships: readonly ShipId[]): void {
    const follower = this.followers.get(wire)
    if (!follower) return
    follower.looksAt = [...new Set(ships)]
    this.changed()
  }

  /** Its role is another: it forgets what it knew. */
  refresh(wire: Wire): void {
    const follower = this.followers.get(wire)
    if (follower) follower.sent = null
    this.changed()
    void this.readLog()
  }

  setPlan(plan: TablePlan): void {
    this.plan = plan
    this.changed()
    this.laterLog()
  }

  setLeave(leave: Leave, isPaused: boolean): void {
    this.leave = leave
    this.isPaused = isPaused
    this.changed()
  }

  /** The table has changed, or what of it may be seen: sent with the next turn of the event loop. */
  changed(): void {
    if (this.isAsked || this.hasEnded) return
    this.isAsked = true
    setImmediate(() => {
      this.isAsked = false
      const afterwards = this.afterwards.splice(0)
      this.sendViews()
        .catch(this.given.reportFault)
        .finally(() => afterwards.forEach((run) => run()))
    })
    this.laterLog()
  }

  /** Runs once every device has been sent what has changed by now. */
  afterViews(run: () => void): void {
    this.afterwards.push(run)
    this.changed()
  }

  /** What is asked on a table: of dialogues whose beginning is known. */
  askedOn(state: GameState): readonly Asked[] {
    return askedNow(this.pack, state, (dialogue) => this.baseOf(dialogue))
  }

  baseOf({ id, base }: OpenDialogue): GameState | undefined {
    return this.bases.get(`${id} ${base}`)
  }

  /** A sentence about the table as it is. */
  phrase(say: (state: GameState | undefined) => string): string {
    return say(this.state ?? undefined)
  }

  end(): void {
    this.hasEnded = true
    if (this.logTimer) clearTimeout(this.logTimer)
    this.followers.clear()
  }

  private laterLog(): void {
    this.logTimer ??= setTimeout(() => {
      this.logTimer = null
      this.readLog().catch(this.given.reportFault)
    }, logRestsMs).unref()
  }

  private async sendViews(): Promise<void> {
    const table = await this.now()
    if (!table || this.hasEnded) return
    // Devices of one role that look at the same cards see the same.
    const views = new Map<string, View>()
    for (const follower of this.followers.values()) {
      const { role } = follower.place
      const key = JSON.stringify([role, follower.looksAt])
      const view = views.get(key) ?? viewFor(table, { role, looksAt: follower.looksAt })
      views.set(key, view)
      this.sendTo(follower, view, (part) => part !== 'log')
    }
  }

  /** The log, and with it the sentences that go back some way. */
  private async readLog(): Promise<void> {
    const { games, game } = this.given
    const now = await games.lines(game, 0, 1)
    if (!now.ok) return
    const { lastSeq } = now.value
    const read = await games.lines(game, Math.max(0, lastSeq - mostLinesBack), mostLinesBack + 1)
    if (!read.ok || this.hasEnded) return
    this.lines = countedThen(read.value.lines, lastSeq)
    const table = await this.now()
    if (!table || this.hasEnded) return
    const logs = new Map<string, View>()
    for (const follower of this.followers.values()) {
      const key = JSON.stringify(follower.place.role)
      const log = logs.get(key) ?? logFor(table, follower.place.role)
      logs.set(key, log)
      this.sendTo(follower, log, (part) => part === 'log')
    }
  }

  private async now(): Promise<TableNow | null> {
    const { games, game, words } = this.given
    const read = await games.tableOf(game)
    if (!read.ok) return null
    const { pack, plan, lines, leave, isPaused } = this
    const before = this.state
    if (before && before !== read.value) this.lostIn = lossesAfter(this.lostIn, pack, before, read.value)
    this.state = read.value
    await this.readBases(read.value)
    const asked = this.askedOn(read.value)
    return (this.table = { pack, state: read.value, plan, words, lines, lostIn: this.lostIn, leave, asked, isPaused })
  }

  private async readBases({ dialogues }: GameState): Promise<void> {
    if (dialogues.length === 0 && this.bases.size === 0) return
    const bases = new Map<string, GameState>()
    for (const { id, base } of dialogues) {
      const key = `${id} ${base}`
      const known = this.bases.get(key)
      const read = known ? null : await this.given.games.stateAt(this.given.game, base)
      const table = known ?? (read?.ok ? stateFor({ is: 'table' }, read.value) : undefined)
      if (table) bases.set(key, table)
    }
    this.bases = bases
  }

  /** `isOfThese`: the parts that the view is all of. */
  private sendTo(follower: Follower, view: View, isOfThese: (part: string) => boolean): void {
    const whole = follower.sent === null
    // The first message has the table in it, and the log follows.
    if (whole && isOfThese('log')) return
    const sent = (follower.sent ??= new Map())
    const parts: string[] = []
    for (const [part, value] of Object.entries(view)) {
      const had = sent.get(part)
      if (had && had.value === value) continue
      const text = textOf(value)
      sent.set(part, { value, text })
      if (had?.text !== text) parts.push(`${JSON.stringify(part)}:${text}`)
    }
    const gone = [...sent.keys()].filter((part) => isOfThese(part) && !Object.hasOwn(view, part))
    for (const part of gone) sent.delete(part)
    if (!whole && parts.length === 0 && gone.length === 0) return
    // Put together by hand: the drawing of a card is written once for all who look at it.
    const head = { is: 'view', whole } satisfies Pick<Extract<ToCompanion, { is: 'view' }>, 'is' | 'whole'>
    follower.wire.send(`${JSON.stringify(head).slice(0, -1)},"gone":${JSON.stringify(gone)},"parts":{${parts.join()}}}`)
  }
}

const texts = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}
