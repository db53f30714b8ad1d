import { bears } from './mark'
import { own } from '../kernel/own'
import type { Scalar } from '../kernel/scalar'
import { shownText } from '../kernel/seen-text'
import { applyEffect, freshShip, shownValue, type FoldRules } from './apply-effect'
import { costOf } from './line-effects'
import type { Premise } from './effect'
import type { HeadLine, JournalLine, Outcome } from './journal-line'
import { ConflictList, type Conflict } from './conflicts'
import type { GameState, ShipInPlay, Squadron } from './state'
import { StateDraft } from './state-draft'
import type { ScenarioSetup } from '../documents/scenario'
import type { ShipId } from '../kernel/ids'
import { noDecks } from '../decks/pile'
import { readSeal } from '../decks/seal'

/** Raised whenever the same lines would fold to another state: a snapshot of another version is not read. */
export const foldVersion = 8

/** No table has more pending damage. What a journal adds beyond that counts at once: none of it is lost. */
const mostWaiting = 2000

export interface Folded {
  readonly state: GameState
  readonly conflicts: readonly Conflict[]
}

/** What counts of a line once strikes and amends are known: `undefined` if struck, the amended outcome if amended. */
export type Counts = (line: JournalLine) => JournalLine | Outcome | undefined

/** A ship with the speed of her squadron, or what she can make of it; without one she has that of a fresh card. */
function underWay(rules: FoldRules, ship: ShipInPlay, speed: number | undefined): ShipInPlay {
  if (speed === undefined) return ship
  const made = Object.entries(rules.shape(ship.document).tracks).flatMap(([track, { isSpeedMade, minimum, maximum }]) =>
    isSpeedMade ? [[track, Math.min(maximum, Math.max(minimum, speed))]] : [],
  )
  return { ...ship, tracks: { ...ship.tracks, ...Object.fromEntries(made) } }
}

type SquadronOfSetup = ScenarioSetup['squadrons'][number]

/** A ship of a scenario as the battle begins: with what is struck on her card, at her speed or that of her squadron. */
export function shipAsBegun(
  rules: FoldRules,
  squadron: Pick<SquadronOfSetup, 'speed'>,
  { id, document, fields, marks, speed = squadron.speed }: SquadronOfSetup['ships'][number],
): ShipInPlay {
  const ship = freshShip(rules, id, document, fields)
  const struck = { ...ship, boxes: marks?.boxes ?? {}, tracks: { ...ship.tracks, ...marks?.tracks } }
  return underWay(rules, struck, speed)
}

/** The table that the head of a journal describes, before the first entry. */
export function initialState(
  rules: FoldRules,
  { pack, setup }: Pick<HeadLine, 'pack' | 'setup'>,
  firstPhase: string,
): GameState {
  const ships: Record<ShipId, ShipInPlay> = {}
  const squadrons: Squadron[] = setup.squadrons.map((squadron) => {
    for (const ship of squadron.ships) ships[ship.id] = shipAsBegun(rules, squadron, ship)
    const order = squadron.ships.map((ship) => ship.id)
    return { id: squadron.id, side: squadron.side, name: squadron.name, order, beganWith: order.length }
  })
  return {
    pack,
    title: setup.title,
    houseRules: setup.houseRules,
    turn: 1,
    phase: firstPhase,
    sides: setup.sides,
    squadrons,
    ships,
    table: setup.table,
    notes: [],
    markers: [],
    dialogues: [],
    pending: [],
    decks: noDecks,
  }
}

/** Folds lines, in order, over a state. Pure, total, and equal however the lines are cut into batches. */
export function fold(rules: FoldRules, from: Folded, lines: Iterable<JournalLine>, counts: Counts = itself): Folded {
  const all = [...lines]
  const folding = new Folding(rules, from, counts)
  folding.run(all, all.length)
  return folding.finish()
}

const itself: Counts = (line) => line

type Done = Pick<Outcome, 'effects' | 'given' | 'settles'>

/** What an outcome comes to, premise by premise and effect by effect; each step says how much work it was. */
type Task = Generator<number, void>

/** A fold that can be interrupted, even within a line, and resumed. */
export class Folding {
  private readonly draft: StateDraft
  private readonly conflicts: ConflictList
  /** What is left to do of the lines taken in; the last comes first. */
  private readonly tasks: Task[] = []

  constructor(
    private readonly rules: FoldRules,
    from: Folded,
    private readonly counts: Counts = itself,
    /** As many lines as have been taken in. */
    public reached = 0,
  ) {
    this.draft = new StateDraft(from.state)
    this.conflicts = new ConflictList(from.conflicts)
  }

  /** Whether the lines taken in are folded to the end. */
  get isIdle(): boolean {
    return this.tasks.length === 0
  }

  /**
   * Continues through the first `until` lines, for about so many effects and premises; returns the lines that are left.
   */
  run(lines: readonly JournalLine[], until: number, budget = Number.POSITIVE_INFINITY): number {
    let left = budget
    while (left > 0 && (this.reached < until || !this.isIdle)) {
      const task = this.tasks.at(-1)
      left -= task ? this.step(task) : this.take(lines[this.reached++]!)
    }
    return left
  }

  /** The result of all lines that were taken in. */
  finish(): Folded {
    return { state: this.draft.finish(), conflicts: this.conflicts.list }
  }

  private take(line: JournalLine): number {
    this.draft.dialogues.follow(line)
    const counted = this.counts(line)
    if (counted) this.begin(line.seq, counted)
    return 1
  }

  private begin(seq: number, line: JournalLine | Outcome): void {
    if ('effects' in line) return this.put(seq, line)
    const { draft } = this
    switch (line.kind) {
      case 'turn':
        draft.set('turn', line.turn)
        draft.set('phase', line.phase)
        return
      case 'note': {
        const { text, ship, box } = line
        const place = { ...(ship === undefined ? {} : { ship }), ...(box === undefined ? {} : { box }) }
        draft.ownPart('notes').push({ seq, turn: draft.now.turn, text: shownText(text), ...place })
        return
      }
      case 'pending':
        if (draft.now.pending.length >= mostWaiting) this.put(seq, line.outcome)
        else draft.ownPart('pending').push({ seq, outcome: line.outcome, until: line.until })
        if (line.outcome.atOnce) this.put(seq, line.outcome.atOnce)
        return
      case 'sealed': {
        const seal = line.what === 'note' ? undefined : readSeal(line.payload)
        if (seal) draft.decks.takeSeal(line.owner, seal)
        return
      }
      default:
        // Strikes, restores and amends act through `counts`; dialogues and answers are followed whether they count or
        // not.
        return
    }
  }

  private put(seq: number, outcome: Done): void {
    this.tasks.push(this.work(seq, outcome))
  }

  /** Continues a task; returns the cost of what was done. */
  private step(task: Task): number {
    const { done, value } = task.next()
    if (done) this.tasks.pop()
    return done ? 0 : value
  }

  private *work(seq: number, outcome: Done): Task {
    // What is settled lies on top of this task, and is done first.
    if (outcome.settles !== undefined) this.settle(outcome.settles)
    yield 1
    for (const premise of outcome.given ?? []) {
      const now = premiseNow(this.draft.now, premise)
      if (now !== shownValue(premise.was) && !isSaidByEffect(outcome, premise, now))
        this.conflicts.add({ seq, is: 'premise', premise, now })
      yield 1
    }
    for (const effect of outcome.effects) {
      const missing = applyEffect(this.rules, this.draft, effect)
      if (missing) this.conflicts.add({ seq, is: 'effect', effect, missing })
      yield costOf(effect)
    }
  }

  /** What waited for the end of a phase counts now, in its original order. */
  private settle(phase: string): void {
    const { pending } = this.draft.now
    const due = pending.filter(({ until }) => until === phase)
    if (due.length === 0) return
    this.draft.set(
      'pending',
      pending.filter(({ until }) => until !== phase),
    )
    for (const { seq, outcome } of due.reverse()) this.put(seq, outcome)
  }
}

/** A missing ship is listed once: by the effect that did not find her. */
function isSaidByEffect(outcome: Done, premise: Premise, now: Scalar | undefined): boolean {
  if (now !== undefined || premise.of === 'table') return false
  return outcome.effects.some((effect) => 'ship' in effect && effect.ship === premise.ship)
}

/** The present value of a premise; `undefined` where there is no such thing. */
export function premiseNow(state: Pick<GameState, 'table' | 'ships'>, premise: Premise): Scalar | undefined {
  if (premise.of === 'table') return own(state.table, premise.key)
  const ship = own(state.ships, premise.ship)
  if (!ship) return undefined
  switch (premise.of) {
    case 'mark':
      return bears(ship, premise.box, premise.mark)
    case 'track':
      return own(ship.tracks, premise.track)
    case 'field':
      return own(ship.fields, premise.field)
  }
}
