import { own } from '../kernel/own'
import type { Scalar } from '../kernel/scalar'
import { shownText } from '../kernel/seen-text'
import { applyEffect, freshShip, shownValue, type FoldRules, type Missing } from './apply-effect'
import type { Effect, Premise } from './effects'
import type { HeadLine, JournalLine, Outcome } from './journal-line'
import type { GameState, ShipInPlay, Squadron } from './state'
import { followDialogue } from './open-dialogues'
import { StateDraft } from './state-draft'
import type { ShipId } from '../kernel/ids'
import { noDecks } from '../decks/pile'
import { readSeal, takeSeal } from '../decks/seal'

/** Raised whenever the same lines would fold to another state: a snapshot of another version is not read. */
export const foldVersion = 6

/** More damage waits on no table. What a journal lets wait beyond that counts at once: none of it is lost. */
const mostWaiting = 2000

/** An entry that no longer sits on what it was made on. It is listed, never dropped in silence. */
export type Misfit =
  | { readonly seq: number; readonly is: 'premise'; readonly premise: Premise; readonly now: Scalar | undefined }
  | { readonly seq: number; readonly is: 'effect'; readonly effect: Effect; readonly missing: Missing }

export interface Folded {
  readonly state: GameState
  readonly misfits: readonly Misfit[]
}

/** What counts of a line once strikes and amends are known: `undefined` if struck, the amended outcome if amended. */
export type Counts = (line: JournalLine) => JournalLine | Outcome | undefined

/** The table as the head of a journal lays it out, or would, before the first entry. */
export function layOut(
  rules: FoldRules,
  { pack, setup }: Pick<HeadLine, 'pack' | 'setup'>,
  firstPhase: string,
): GameState {
  const ships: Record<ShipId, ShipInPlay> = {}
  const squadrons: Squadron[] = setup.squadrons.map((squadron) => {
    for (const { id, document, fields } of squadron.ships) ships[id] = freshShip(rules, id, document, fields)
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
  const draft = new StateDraft(from.state)
  const misfits: Misfit[] = []
  for (const line of lines) {
    followDialogue(draft, line)
    const counted = counts(line)
    if (counted) foldOne(rules, draft, misfits, line.seq, counted)
  }
  return { state: draft.finish(), misfits: misfits.length > 0 ? [...from.misfits, ...misfits] : from.misfits }
}

const itself: Counts = (line) => line

function foldOne(
  rules: FoldRules,
  draft: StateDraft,
  misfits: Misfit[],
  seq: number,
  line: JournalLine | Outcome,
): void {
  if ('effects' in line) return foldOutcome(rules, draft, misfits, seq, line)
  switch (line.kind) {
    case 'turn':
      draft.set('turn', line.turn)
      draft.set('phase', line.phase)
      return
    case 'note': {
      const { text, ship, box } = line
      const place = { ...(ship === undefined ? {} : { ship }), ...(box === undefined ? {} : { box }) }
      draft.ownNotes().push({ seq, turn: draft.state.turn, text: shownText(text), ...place })
      return
    }
    case 'pending':
      foldOutcome(rules, draft, misfits, seq, line.outcome.atOnce ?? { effects: [] })
      if (draft.state.pending.length >= mostWaiting) foldOutcome(rules, draft, misfits, seq, line.outcome)
      else draft.set('pending', [...draft.state.pending, { seq, outcome: line.outcome, until: line.until }])
      return
    case 'sealed': {
      const seal = line.what === 'note' ? undefined : readSeal(line.payload)
      if (seal) draft.set('decks', takeSeal(draft.state.decks, line.owner, seal))
      return
    }
    default:
      // Strikes, restores and amends speak through `counts`; dialogues and answers are followed whether they count or
      // not.
      return
  }
}

/** What waited for the end of a phase counts now, in the order it was done. */
function settle(rules: FoldRules, draft: StateDraft, misfits: Misfit[], phase: string): void {
  const due = draft.state.pending.filter(({ until }) => until === phase)
  if (due.length === 0) return
  draft.set(
    'pending',
    draft.state.pending.filter(({ until }) => until !== phase),
  )
  for (const { seq, outcome } of due) foldOutcome(rules, draft, misfits, seq, outcome)
}

type Done = Pick<Outcome, 'effects' | 'given' | 'settles'>

function foldOutcome(rules: FoldRules, draft: StateDraft, misfits: Misfit[], seq: number, outcome: Done): void {
  if (outcome.settles !== undefined) settle(rules, draft, misfits, outcome.settles)
  for (const premise of outcome.given ?? []) {
    const now = premiseNow(draft.state, premise)
    if (now !== shownValue(premise.was) && !isSaidByEffect(outcome, premise, now))
      misfits.push({ seq, is: 'premise', premise, now })
  }
  for (const effect of outcome.effects) {
    const missing = applyEffect(rules, draft, effect)
    if (missing) misfits.push({ seq, is: 'effect', effect, missing })
  }
}

/** That a ship is gone is listed once: by the effect that did not find her. */
function isSaidByEffect(outcome: Done, premise: Premise, now: Scalar | undefined): boolean {
  if (now !== undefined || premise.of === 'table') return false
  return outcome.effects.some((effect) => 'ship' in effect && effect.ship === premise.ship)
}

/** What a premise says, as the table has it now; `undefined` where there is no such thing. */
export function premiseNow(state: GameState, premise: Premise): Scalar | undefined {
  if (premise.of === 'table') return own(state.table, premise.key)
  const ship = own(state.ships, premise.ship)
  if (!ship) return undefined
  switch (premise.of) {
    case 'mark':
      return (own(ship.boxes, premise.box) ?? []).includes(premise.mark)
    case 'track':
      return own(ship.tracks, premise.track)
    case 'field':
      return own(ship.fields, premise.field)
  }
}
