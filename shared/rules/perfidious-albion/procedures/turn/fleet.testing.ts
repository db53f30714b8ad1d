import { expect } from 'vitest'
import type { Marker } from '../../../../game/mark'
import { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { boxId, shipId, sideId, squadronId, type SideId, type SquadronId } from '../../../../kernel/ids'
import type { Answer } from '../../../../kernel/question'
import type { Scalar } from '../../../../kernel/scalar'
import { play } from '../../../../kernel/script.testing'
export { facesOf, pairs, rows } from '../../../kit/rows.testing'
import { facesOf, pairs } from '../../../kit/rows.testing'
import { tableOf } from '../../../kit/battle-table.testing'
import type { Damage } from '../../../kit/marked-ship.testing'
import type { Input } from '../../../pack/input'
import type { Procedure } from '../../../pack/procedure'
import { read, refusalOf, runProcedure, type Ran } from '../../../run/run-procedure.testing'
import { cellsWith, inPlay, majestic } from '../../card/majestic.testing'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import { fieldIds, trackIds, type HullCell, type PerfidiousShip } from '../../ship/ship'
import { place } from '../../ship/ship-data'
import { houseRules } from '../../table/house-rules'
import { hitByShell } from '../damage/shell'

export const rules = { checkShip, shape }
export const england = sideId('england')
export const france = sideId('france')
export const channel = squadronId('channel')
export const reserve = squadronId('reserve')
export const brest = squadronId('brest')

/** Ships by name, squadron by squadron; each with what is marked on her card. */
export type Line = Readonly<Record<string, Damage & { readonly card?: Partial<PerfidiousShip> }>>

interface SeaSetup {
  readonly channel?: Line
  readonly reserve?: Line
  readonly brest?: Line
  readonly houseRules?: Readonly<Record<string, Scalar>>
  readonly table?: Readonly<Record<string, Scalar>>
  readonly turn?: number
  readonly phase?: string
  readonly markers?: readonly Marker[]
}

const usual: Line = { Majestic: {}, Magnificent: {} }

/** Two sides at sea: an English Channel squadron (and a reserve, if it is named) against a French one. */
export function atSea({
  phase = 'gunnery',
  channel: ours,
  reserve: more,
  brest: theirs,
  ...setup
}: SeaSetup = {}): GameState {
  const squadron = (id: SquadronId, side: SideId, name: string, line: Line) => ({
    ...{ id, side, name },
    ships: Object.entries(line).map(([ship, damage]) => shipCalled(ship, damage)),
  })
  return tableOf({
    pack: 'perfidious-albion',
    phase,
    ...setup,
    squadrons: [
      squadron(channel, england, 'Channel', ours ?? usual),
      ...(more ? [squadron(reserve, england, 'Reserve', more)] : []),
      squadron(brest, france, 'Brest', theirs ?? { Brennus: {}, Hoche: {} }),
    ],
  })
}

function shipCalled(name: string, { card, fields, ...damage }: Line[string]): ShipInPlay {
  return { ...inPlay(majestic(card), { ...damage, fields: { name, ...fields } }), id: idOf(name) }
}

export const idOf = (name: string) => shipId(name.toLowerCase())

/** Cards that a scene changes, by the names of their ships. */
type Cards = Readonly<Record<string, Partial<PerfidiousShip>>>

const elsewhere: Readonly<Record<string, 'reserve' | 'brest'>> = {
  ...{ Royal: 'reserve', Ramillies: 'reserve', Canopus: 'reserve' },
  ...{ Brennus: 'brest', Hoche: 'brest', Neptune: 'brest' },
}

/**
 * A table in a line: `Majestic flotation=4 5-5=struck,repaired; Mars; Brennus; turn=2 fireGrowth=0`. Ships with their
 * marks, then the turn, the phase, house rules and facts of the table.
 */
export function sea(text = '', cards: Cards = {}, markers: readonly Marker[] = []): GameState {
  const ships: Record<string, Record<string, Line[string]>> = {}
  const facts: Record<string, Scalar> = {}
  for (const part of text.split(';').map((each) => each.trim())) {
    const [, name, marks] = /^([A-Z]\w+)\b(.*)$/.exec(part) ?? []
    if (name) (ships[elsewhere[name] ?? 'channel'] ??= {})[name] = { ...marked(marks!), card: cards[name] ?? {} }
    else Object.assign(facts, pairs(part))
  }
  const { turn = 1, phase = 'gunnery', ...others } = facts
  const isRuling = (key: string) => houseRules.some(({ name }) => name === key)
  const those = (are: boolean) => Object.fromEntries(Object.entries(others).filter(([key]) => isRuling(key) === are))
  return atSea({
    ...ships,
    ...{ turn: Number(turn), phase: String(phase), markers, houseRules: those(true), table: those(false) },
  })
}

/** Marks on a card: `flotation=4 5-5=struck,repaired standing=withdrawing`. */
function marked(text: string): Damage {
  const damage = { boxes: {}, tracks: {}, fields: {} } as Record<keyof Damage, Record<string, unknown>>
  for (const [name, value] of Object.entries(pairs(text))) {
    if (/^\d+-\d$/.test(name)) damage.boxes[name] = String(value).split(',')
    else if (trackIds.some((track) => track === name)) damage.tracks[name] = value
    else if (fieldIds.some((field) => field === name)) damage.fields[name] = value
    else throw new Error(`no mark: ${name}`)
  }
  return damage as Damage
}

/** What is marked on a card that was not, in the same words; the boxes first, from the bow. */
function markedSince(was: ShipInPlay, is: ShipInPlay): string {
  const along = (box: string) => 10 * place(box).section + place(box).deck
  const boxes = Object.keys({ ...was.boxes, ...is.boxes }).toSorted((one, other) => along(one) - along(other))
  const changed = (name: string, before: unknown, now: unknown) =>
    String(before ?? '') === String(now ?? '') ? [] : [`${name}=${String(now ?? '')}`]
  return [
    ...boxes.flatMap((box) => changed(box, was.boxes[boxId(box)], is.boxes[boxId(box)])),
    ...trackIds.flatMap((track) => changed(track, was.tracks[track as never], is.tracks[track as never])),
    ...fieldIds.flatMap((field) => changed(field, was.fields[field as never], is.fields[field as never])),
  ].join(' ')
}

/** Of every ship of a table, her name before it. */
function changesOf(was: GameState, is: GameState): string {
  const changes = Object.values(is.ships).map((ship) => [shipName(ship), markedSince(was.ships[ship.id]!, ship)])
  return changes.flatMap(([name, said]) => (said ? [`${name} ${said}`] : [])).join('; ')
}

interface RanAtSea extends Ran {
  /** What was marked: `Majestic flooding=1; Brennus 5-3=struck`. */
  readonly after: string
  /** The keys of all questions. */
  readonly asked: string
}

/** Starts a procedure of this pack, throws dice in order; ships are called by their names. */
export function runs(
  procedure: Procedure,
  state: GameState,
  input: Input | string = {},
  faces: Answer[] | string = [],
  said: Readonly<Record<string, Answer>> | string = {},
): RanAtSea {
  const ran = runProcedure(rules, procedure, state, inputOf(input), facesOf(faces), inputOf(said))
  return {
    ...ran,
    on: (name) => ran.on(idOf(name)),
    after: changesOf(state, ran.state),
    asked: ran.questions.map(({ key }) => key).join(' '),
  }
}

function inputOf<Given>(given: Given | string): Given | Record<string, Scalar> {
  return typeof given === 'string' ? pairs(given) : given
}

/** Why it may not start; empty where it may. */
export function refuses(procedure: Procedure, state: GameState, input: Input | string = {}): string {
  return refusalOf(procedure, state, inputOf(input)) ?? ''
}

/**
 * One dialogue of a rule on this table, which goes on with what it changed: what was marked, which keys were asked,
 * and the reasons as a player reads them.
 */
export function happens<Outcome>(
  table: RuleDraft,
  asking: Parameters<typeof play<Outcome>>[0],
  faces = '',
  said: Readonly<Record<string, Answer>> | string = {},
) {
  const [before, reasons] = [structuredClone(table.state), table.changes.why.length]
  const { outcome, questions } = play(asking, facesOf(faces), inputOf(said))
  return {
    ...{ outcome, questions },
    after: changesOf(before, table.state),
    asked: questions.map(({ key }) => key).join(' '),
    why: table.changes.why.slice(reasons).map(read),
  }
}

interface Seen {
  readonly after: string
  readonly why: readonly string[]
  readonly label?: string
}

/** That it came to this: `flooding=1 5-3=struck` are among the marks, a "sentence" is said, `-` marks nothing at all. */
export function expectOutcome({ after, why, label = '' }: Seen, wanted = ''): void {
  const sentence = /"([^"]+)"/g
  const said = [label, ...why].join('\n')
  for (const [, words] of wanted.matchAll(sentence)) expect(said).toContain(words)
  const marks = wanted.replace(sentence, '').split(/\s+/).filter(Boolean)
  if (marks.includes('-')) expect(after).toBe('')
  else expect(after.split(/[\s;]+/)).toEqual(expect.arrayContaining(marks))
}

/** A table that a rule works on. */
export const draftOf = (text = '', cards: Cards = {}) => new RuleDraft(rules, sea(text, cards))

/** One shell at `section-deck` on Brennus, with the dice and decisions it asks for. */
export function shellAt(table: RuleDraft, at: string, penetration: number, faces = '', said = '') {
  return happens(table, hitByShell(table, idOf('Brennus'), { ...place(at), penetration }), faces, said)
}

/** The cells of a card with one of them changed, or added where she has none. */
export const withCell = (at: string, change: Partial<HullCell>) => ({ cells: cellsWith(at, change) })

/** The state with facts of the table set. */
export function withFacts(state: GameState, facts: Readonly<Record<string, Scalar>>): GameState {
  return { ...state, table: { ...state.table, ...facts } }
}

/** Squadrons that have fired or passed in the turn of the state, in this order. */
export function fired(state: GameState, ...squadrons: readonly SquadronId[]): GameState {
  const notes = Object.fromEntries(squadrons.map((id) => [`squadronFired:${id}`, state.turn]))
  return withFacts(state, { ...notes, lastToFire: squadrons.at(-1) ?? null })
}

/** The same table a turn later. */
export const next = (state: GameState): GameState => ({ ...state, turn: state.turn + 1 })
