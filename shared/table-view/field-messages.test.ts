import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messageOf, ShownJournal } from './messages.testing'
import { words } from '../rules/kit/worded.testing'
import type { GameShown } from './show-table'
import { planOf } from './random-plans.testing'
import { freshTablePlan, type TablePlan } from './table-plan'
import { fieldEvents } from '../decks/field/events'
import type { Effect } from '../game/effect'
import type { HeadLine, JournalLine } from '../game/journal-line'
import type { GameState } from '../game/state'
import { sideId } from '../kernel/ids'
import { FieldEvening } from '../rules/field-battle/evening.testing'
import { fieldBattle } from '../rules/field-battle/index'
import type { Marker } from '../game/mark'

const numRuns = 60

const turn = fc.record({
  face: fc.integer({ min: 1, max: 20 }),
  side: fc.integer({ min: 1, max: 6 }),
  keeps: fc.boolean(),
})
const battle = fc.record({
  mayHold: fc.constantFrom('struck', 'beneficiary', 'none'),
  turns: fc.array(fc.record({ ...{ rolled: turn }, plays: fc.boolean() }), { minLength: 1, maxLength: 6 }),
})
type Battle = typeof battle extends fc.Arbitrary<infer Value> ? Value : never

/** An evening that chance plays: a die each turn, events kept, some of them played. */
function playedOut({ mayHold, turns }: Battle): ShownJournal {
  const evening = new FieldEvening({ mayHold })
  for (const { rolled, plays } of turns) {
    const holder = evening.state.markers.find(({ kind }) => kind === 'held')?.of
    if (plays && holder !== undefined) evening.playsOut('play-held', { holder }, { ...rolled, keeps: false })
    evening.playsOut('turn-event', {}, rolled)
    evening.next()
  }
  const [head, ...lines] = evening.lines
  return new ShownJournal(fieldBattle, head as HeadLine, lines)
}

/** Replaces every kept event by another: in the hand, in the last result, in the dice and the lines about it. */
function otherKept(game: GameShown, event: number): GameShown {
  const { markers } = game.state
  return { ...game, state: { ...game.state, markers: markers.map(hiding) }, lines: game.lines.map(otherLine) }

  function hiding(marker: Marker): Marker {
    return isKept(marker.kind, marker.values) ? { ...marker, values: { ...marker.values, event } } : marker
  }
  function otherLine(line: JournalLine): JournalLine {
    if (line.kind !== 'step' || !line.effects.some((each) => each.type === 'markerLaid' && each.kind === 'held'))
      return line
    const dice = line.dice?.map((die) => (die.die === 'D20' ? { ...die, rolled: event } : die))
    return { ...line, effects: line.effects.map(otherEffect), why: [], ...(dice ? { dice } : {}) }
  }
  function otherEffect(effect: Effect): Effect {
    return effect.type === 'markerLaid' && isKept(effect.kind, effect.values)
      ? { ...effect, values: { ...effect.values, event } }
      : effect
  }
}

const isKept = (kind: string, { fate }: Marker['values']) => kind === 'held' || (kind === 'latest' && fate === 'kept')

const anyMoment = battle.chain((played) => {
  const journal = playedOut(played)
  return fc.record({
    journal: fc.constant(journal),
    seq: fc.oneof(fc.constant(journal.last), fc.nat({ max: journal.last })),
    plan: planOf({ ...journal.at(0, freshTablePlan).state }),
    event: fc.constantFrom(...fieldEvents.map(({ die }) => die)),
  })
})

describe('no message of a land battle or of its replay holds hidden information', () => {
  test('which event is kept face down makes no difference to anything that is sent', () => {
    fc.assert(
      fc.property(anyMoment, ({ journal, seq, plan, event }) => {
        const game = journal.at(seq, plan)
        expect(messageOf(otherKept(game, event))).toBe(messageOf(game))
      }),
      { numRuns },
    )
  })

  test('of a side that is not shown: neither her name, nor her events, nor any result', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom('attacker', 'defender'), ({ journal, seq, plan }, side) => {
        const sides = { ...plan.disclosure.sides, [sideId(side)]: 'nothing' as const }
        const hidden: TablePlan = { ...plan, disclosure: { ...plan.disclosure, sides } }
        const game = journal.at(seq, hidden)
        const name = side === 'attacker' ? 'The French' : 'The Allies'
        expect(messageOf(game)).not.toContain(name)
        const without: GameState = {
          ...game.state,
          // What the other side keeps is hers, whomever it will strike.
          markers: game.state.markers.filter(
            ({ kind, of, values }) => of !== side && (kind === 'held' || values['strikes'] !== side),
          ),
        }
        expect(messageOf({ ...game, state: without, lines: [] })).toBe(messageOf(game))
      }),
      { numRuns },
    )
  })
})

describe('what lies open is shown', () => {
  const evening = new FieldEvening({ mayHold: 'struck' })
  evening.playsOut('turn-event', {}, { face: 3, side: 1, keeps: false })
  const [head, ...lines] = evening.lines
  const journal = new ShownJournal(fieldBattle, head as HeadLine, lines)
  const title = words(`decks.field.${fieldEvents.find(({ die }) => die === 3)!.key}.title`)
  const shown = (changes: Partial<TablePlan>) => messageOf(journal.at(journal.last, { ...freshTablePlan, ...changes }))
  const attackers = (level: 'name' | 'condition' | 'boxes') =>
    shown({ disclosure: { ...freshTablePlan.disclosure, sides: { [sideId('attacker')]: level } } })

  test('whose turn it is, the event in force, and the last result', () => {
    expect(shown({})).toContain('The French to move')
    expect(shown({})).toContain(`"title":"${title}"`)
    expect(shown({})).toContain('"head":')
  })
  test('the event is turned up as a card', () => {
    expect(shown({ layout: 'card' })).toContain(`"title":"${title}","played":"Comes to The French`)
  })
  test('less of a side that shows less: how much is in force, and then which', () => {
    expect(attackers('name')).not.toContain('One event in force')
    expect(attackers('condition')).toContain('One event in force')
    expect(attackers('condition')).not.toContain(title)
    expect(attackers('boxes')).toContain(title)
  })
})
