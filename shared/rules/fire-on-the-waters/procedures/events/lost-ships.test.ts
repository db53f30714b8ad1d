import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { navalEventIds } from '../../../../decks/naval/events'
import type { GameState, OpenDialogue, ShipInPlay } from '../../../../game/state'
import { facesOf } from '../../../../kernel/dice'
import { fieldId } from '../../../../kernel/ids'
import type { Answer, Question } from '../../../../kernel/question'
import { isDiceQuestion } from '../../../../kernel/replay-dialogue'
import { eventCardName } from '../../../event-cards/event-card'
import { withDeck } from '../../../event-cards/event-cards.testing'
import { replayProcedure } from '../../../run/replay-procedure'
import { read } from '../../../run/run-procedure.testing'
import { fireOnTheWaters as pack } from '../../index'
import { allies, atNight, japan } from '../night-action.testing'

const night = withDeck(atNight(), japan, allies)

function withShips(change: (ship: ShipInPlay) => ShipInPlay): GameState {
  const ships = Object.values(night.ships).map((ship) => [ship.id, change(ship)])
  return { ...night, ships: Object.fromEntries(ships) as GameState['ships'] }
}

const standing = (said: string) =>
  withShips((ship) => ({ ...ship, fields: { ...ship.fields, [fieldId('standing')]: said } }))

const tables: Readonly<Record<string, GameState>> = {
  'every ship has sunk': standing('sunk'),
  'every ship has blown up': standing('blownUp'),
  'every ship has left': standing('left'),
  'squadrons are empty': {
    ...night,
    ships: {},
    squadrons: night.squadrons.map((squadron) => ({ ...squadron, order: [] })),
  },
  'there is no squadron': { ...night, ships: {}, squadrons: [] },
}

function anyAnswer(question: Question, pick: number): Answer {
  if (isDiceQuestion(question)) {
    const faces = facesOf(question.die)
    const face = (at: number) => faces[at % faces.length]!
    return question.kind === 'rolls' ? Array.from({ length: question.count }, (_, at) => face(pick + at)) : face(pick)
  }
  switch (question.kind) {
    case 'draw':
      return question.lots[pick % question.lots.length]!.value
    case 'choose':
      return question.options[pick % question.options.length]!.value
    case 'number':
      return question.least + (pick % (question.most - question.least + 1))
    case 'confirm':
      return pick % 2 === 0
    default:
      throw new Error(question.key)
  }
}

function playedOn(base: GameState, face: string, picks: readonly number[]): readonly string[] {
  let dialogue: OpenDialogue = {
    id: 'd1',
    seq: 1,
    base: 0,
    procedure: eventCardName,
    packVersion: pack.version,
    answers: [],
    withdrawn: [],
    input: { deck: 'mishaps', card: 1, face, player: allies },
  }
  for (let asked = 0; asked < 200; asked++) {
    const led = replayProcedure(pack, base, dialogue)
    if (!led.ok) return [read({ key: `refused.${led.code}`, values: led.values })]
    const { progress: reached, changes } = led.value
    if (reached.is === 'finished') {
      const onShips = changes.effects.filter((effect) => 'ship' in effect)
      expect(onShips, face).toEqual([])
      return [reached.outcome, ...changes.why].map(read)
    }
    const { question } = reached
    read(question.ask)
    const answer = anyAnswer(question, picks[asked % picks.length]!)
    dialogue = { ...dialogue, answers: [...dialogue.answers, { question: question.key, answer }] }
  }
  throw new Error(`${face} asks without end`)
}

describe.each(Object.entries(tables))('where %s', (_, table) => {
  test.each(navalEventIds)('%s harms nobody, and is logged or refused', (face) => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { minLength: 1, maxLength: 6 }), (picks) => {
        for (const said of playedOn(table, face, picks)) expect(said).not.toMatch(/undefined|NaN/)
      }),
      { numRuns: 3 },
    )
  })
})
