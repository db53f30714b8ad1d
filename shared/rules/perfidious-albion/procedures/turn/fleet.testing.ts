import { noDecks } from '../../../../decks/pile'
import { expect } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, Marker, ShipInPlay } from '../../../../game/state'
import { boxId, fieldId, packId, shipId, sideId, squadronId, trackId, type SquadronId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { Answer, Question } from '../../../../kernel/question'
import type { Scalar } from '../../../../kernel/scalar'
import { play } from '../../../../kernel/script.testing'
import { en } from '../../../../words/en'
import { speaker } from '../../../../words/speak'
import type { Input, Procedure } from '../../../procedure'
import type { Damage } from '../../../marked-ship.testing'
import { inPlay, majestic } from '../../card/majestic.testing'
import { checkShip } from '../../check-ship'
import { shape } from '../../shape'
import type { PerfidiousShip } from '../../ship'

export const england = sideId('england')
export const france = sideId('france')
export const channel = squadronId('channel')
export const reserve = squadronId('reserve')
export const brest = squadronId('brest')

/** Ships by name, squadron by squadron; each with what is marked on her card. */
export type Line = Readonly<Record<string, Damage & { readonly card?: Partial<PerfidiousShip> }>>

export interface Laid {
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
  houseRules = {},
  table = {},
  turn = 1,
  phase = 'gunnery',
  markers = [],
  ...lines
}: Laid = {}): GameState {
  const squadrons = [
    { id: channel, side: england, name: 'Channel', line: lines.channel ?? usual },
    ...(lines.reserve ? [{ id: reserve, side: england, name: 'Reserve', line: lines.reserve }] : []),
    { id: brest, side: france, name: 'Brest', line: lines.brest ?? { Brennus: {}, Hoche: {} } },
  ]
  const ships = squadrons.flatMap(({ line }) => Object.entries(line).map(([name, damage]) => shipCalled(name, damage)))
  return {
    pack: packId('perfidious-albion'),
    title: 'Off Ushant',
    houseRules,
    turn,
    phase,
    sides: [
      { id: england, name: 'England', flag: '' },
      { id: france, name: 'France', flag: '' },
    ],
    squadrons: squadrons.map(({ id, side, name, line }) => ({
      id,
      side,
      name,
      order: Object.keys(line).map(idOf),
      beganWith: Object.keys(line).length,
    })),
    ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])),
    table,
    notes: [],
    markers,
    dialogues: [],
    decks: noDecks,
    pending: [],
  }
}

function shipCalled(name: string, { card, fields, ...damage }: Line[string]): ShipInPlay {
  return { ...inPlay(majestic(card), { ...damage, fields: { name, ...fields } }), id: idOf(name) }
}

export const idOf = (name: string) => shipId(name.toLowerCase())

const words = speaker(en)

/** A phrase as a player reads it. Throws where the catalogue has no words for it, or a value is wanting. */
export function read({ key, values }: Phrase): string {
  const said = words(key, values)
  if (said === key || /\{\w+\}/.test(said)) throw new Error(`no words: ${key} ${JSON.stringify(values)} ${said}`)
  return said
}

export interface Ran {
  readonly label: string
  readonly why: readonly string[]
  readonly state: GameState
  readonly draft: RuleDraft
  readonly questions: readonly Question[]
  /** What is marked on a ship now. */
  on(name: string): {
    track(track: string): number | undefined
    field(field: string): Scalar | undefined
    marks(box: string): readonly string[]
  }
}

/** Starts a procedure, throws dice in order, and gives what it came to; every sentence has to be there. */
export function runs(
  procedure: Procedure,
  state: GameState,
  input: Input = {},
  faces: Answer[] = [],
  said: Readonly<Record<string, Answer>> = {},
): Ran {
  const checked = procedure.check(state, input)
  if (!checked.ok) throw new Error(`${procedure.name}: ${checked.code}`)
  const draft = new RuleDraft({ checkShip, shape }, state)
  const { outcome, questions } = play(procedure.run(draft, input), faces, said)
  questions.forEach(readQuestion)
  return {
    label: read(outcome),
    why: draft.worked.why.map(read),
    state: draft.state,
    draft,
    questions,
    on(name) {
      const ship = draft.ship(idOf(name))
      return {
        track: (track) => ship.tracks[trackId(track)],
        field: (field) => ship.fields[fieldId(field)],
        marks: (box) => ship.boxes[boxId(box)] ?? [],
      }
    },
  }
}

function readQuestion(question: Question): void {
  read(question.ask)
  question.because?.forEach(read)
  if (question.kind === 'choose') {
    expect(question.options.map(({ value }) => value)).toContain(question.usual)
    question.options.forEach(({ say }) => read(say))
  }
}

/** Why a procedure may not start. */
export function refusal(procedure: Procedure, state: GameState, input: Input = {}): string | undefined {
  const checked = procedure.check(state, input)
  if (checked.ok) return undefined
  const key = `refused.${checked.code}`
  read({ key, values: checked.values })
  return checked.code
}

/** The state with facts of the table set. */
export function withFacts(state: GameState, facts: Readonly<Record<string, Scalar>>): GameState {
  return { ...state, table: { ...state.table, ...facts } }
}

/** Squadrons that have fired or passed in the turn of the state, in this order. */
export function fired(state: GameState, ...squadrons: readonly SquadronId[]): GameState {
  const notes = Object.fromEntries(squadrons.map((id) => [`squadronFired:${id}`, state.turn]))
  return withFacts(state, { ...notes, lastToFire: squadrons.at(-1) ?? null })
}
