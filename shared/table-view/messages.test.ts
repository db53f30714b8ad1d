import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { disclosureOf, disclosures, shows } from './disclosure'
import { messageOf, ShownJournal, isAbout } from './messages.testing'
import { words } from '../rules/kit/worded.testing'
import { conditionWord } from './ship-shown'
import { anyMarks, withMarks, planOf, planWith, withShip } from './random-plans.testing'
import { freshTablePlan } from './table-plan'
import type { GameState } from '../game/state'
import { fieldId, trackId, type ShipId } from '../kernel/ids'
import { perfidiousAlbion as pack } from '../rules/perfidious-albion/index'
import { Battle } from '../rules/run/battle.testing'

/** Battles are played once; their messages are checked many times. */
const battles = 6
const numRuns = 60

/** A random battle, every ship with a unique name, ships going over to the enemy. */
function playedOut(seed: number) {
  const battle = new Battle(pack, seed, { rulings: { fireTiming: 'simultaneous', damageControlMoment: 'endOfFiring' } })
  const ids = Object.keys(battle.state.ships) as ShipId[]
  for (const ship of ids) {
    const label = { key: 'steps.field.name', values: { to: calledIn(ship) } }
    const effects = [{ type: 'fieldSet', ship, field: fieldId('name'), to: calledIn(ship) } as const]
    battle.write({ kind: 'step', label, by: 'hand', effects })
  }
  for (let actions = 0; actions < 14; actions++) {
    if (battle.below(4) === 0) battle.goTo(battle.state.turn + 1, battle.anyOf(pack.phases))
    const salvoes = pack.procedures.filter(({ name }) => name === 'salvo')
    battle.starts(battle.anyOf(battle.below(2) === 0 ? salvoes : pack.procedures))
    if (actions % 5 === 2) {
      // To the rear of any squadron, those of the enemy among them.
      const effects = [{ type: 'shipMoved', ship: battle.anyOf(ids), squadron: goesTo(battle), index: 9 } as const]
      battle.write({ kind: 'step', label: { key: 'steps.ship.moved' }, by: 'hand', effects })
    }
  }
  const journal = new ShownJournal(pack, battle.session.head, battle.lines)
  const sideAt = (seq: number, ship: ShipId) =>
    journal.at(seq, freshTablePlan).state.squadrons.find(({ order }) => order.includes(ship))?.side
  return { ids, journal, wentOver: ids.filter((ship) => sideAt(0, ship) !== sideAt(journal.last, ship)) }
}

const goesTo = (battle: Battle) => battle.anyOf(battle.state.squadrons).id
const calledIn = (ship: ShipId) => `Qx${ship.replaceAll('-', 'v')}q`
const played = Array.from({ length: battles }, (_, seed) => playedOut(seed + 1))

const anyMoment = fc.nat({ max: battles - 1 }).chain((which) => {
  const { ids, journal, wentOver } = played[which]!
  return fc.record({
    journal: fc.constant(journal),
    seq: fc.oneof(fc.constant(journal.last), fc.nat({ max: journal.last })),
    ship: fc.constantFrom(...ids),
    turncoat: fc.constantFrom(...(wentOver.length > 0 ? wentOver : ids)),
    plan: planOf(journal.at(0, freshTablePlan).state),
    looks: fc.record({ ship: fc.option(fc.constantFrom(...ids)), page: fc.nat(3) }),
    one: anyMarks,
    other: anyMarks,
  })
})

describe('no message of a game or of its replay holds hidden information', () => {
  test('of a ship that is not shown: neither her name nor that she is there', () => {
    fc.assert(
      fc.property(anyMoment, ({ journal, seq, ship, plan, looks }) => {
        const message = messageOf(journal.at(seq, planWith(plan, ship, 'nothing'), looks))
        expect(message).not.toContain(calledIn(ship))
        expect(message).not.toContain(`"key":"${ship}"`)
      }),
      { numRuns },
    )
  })

  test.each([
    ['nothing', 'nor any line about it'],
    ['name', 'in any figure or word'],
    ['condition', 'but in a word'],
    ['boxes', 'but on her boxes: not how high her fires are, how fast she is, nor who commands her'],
  ] as const)('of a ship shown as %s: nothing of what happened to her, %s', (level, _) => {
    fc.assert(
      fc.property(anyMoment, ({ journal, seq, ship, plan, looks, one, other }) => {
        const game = journal.at(seq, planWith(plan, ship, level), looks)
        const seen = level === 'boxes' ? { boxes: one.boxes, flotation: one.flotation } : {}
        const states = [one, { ...other, ...seen }].map((marks) =>
          withShip(game.state, ship, (each) => withMarks(each, marks)),
        )
        const [here, there] = states.map(({ ships }) => conditionWord(pack.condition(ships[ship]!), words).text)
        fc.pre(!shows(level, 'condition') || here === there)
        const lines =
          level === 'nothing' ? game.lines.filter((line) => !isAbout(line, ship, calledIn(ship))) : game.lines
        expect(messageOf({ ...game, state: states[1]!, lines })).toBe(messageOf({ ...game, state: states[0]! }))
      }),
      { numRuns },
    )
  })

  test('of a side with a ship that is not shown whole: no plot, nor of any dice', () => {
    let isSeen = 0
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...disclosures), ({ journal, seq, ship, looks }, level) => {
        const label = { key: 'steps.note', values: { text: '' } }
        const effects = [{ type: 'trackMoved', ship, track: trackId('flotation'), by: -2 } as const]
        const hit = { kind: 'step', seq: journal.last + 1, at: 1, label, by: 'rule', effects } as const
        const of = planWith({ ...freshTablePlan, layout: 'plot' }, ship, level)
        // What came last is seen in no replay of before.
        const game = journal.at(level === 'all' ? journal.last : seq, of, looks)
        const [before, after] = [journal.reportWith(), journal.reportWith(hit)].map((report) =>
          messageOf({ ...game, report }),
        )
        if (level === 'all') isSeen += Number(before !== after)
        else expect([after, before!.includes('The luck of')]).toEqual([before, false])
      }),
      { numRuns },
    )
    expect(isSeen).toBeGreaterThan(0)
  })

  test('of damage that waits, of the dice of an open dialogue, of seals and of notes: nothing', () => {
    fc.assert(
      fc.property(anyMoment, ({ journal, seq, plan, looks }) => {
        const game = journal.at(seq, plan, looks)
        const { state, lines } = game
        const bare: GameState = {
          ...state,
          pending: [],
          notes: [],
          markers: [],
          dialogues: state.dialogues.map((dialogue) => ({ ...dialogue, answers: [], withdrawn: [] })),
          decks: { ...state.decks, sealed: {} },
        }
        const open = ['step', 'amend', 'turn']
        const shown = { ...game, state: bare, lines: lines.filter(({ kind }) => open.includes(kind)) }
        expect(messageOf(shown)).toBe(messageOf(game))
      }),
      { numRuns },
    )
  })

  test('of a side that is hidden now: nothing of her ships in a replay, whichever side they were on', () => {
    fc.assert(
      fc.property(anyMoment, ({ journal, seq, turncoat: ship, plan, looks }) => {
        const { squadrons } = journal.at(journal.last, plan).state
        const side = squadrons.find(({ order }) => order.includes(ship))?.side
        fc.pre(side !== undefined)
        const { [ship]: _, ...ships } = plan.disclosure.ships
        const sides = { ...plan.disclosure.sides, [side!]: 'nothing' as const }
        const hidden = { ...plan, disclosure: { ...plan.disclosure, ships, sides } }
        expect(shows(disclosureOf(hidden.disclosure, ship, side!), 'name')).toBe(false)
        expect(messageOf(journal.at(seq, hidden, looks))).not.toContain(calledIn(ship))
      }),
      { numRuns },
    )
  })
})

test('a replay says so until its last line, and is the table of that time', () => {
  for (const { journal } of played) {
    const before = messageOf(journal.at(journal.last - 1, freshTablePlan))
    expect(before).toContain('"replay":"Replay: turn')
    const end = journal.at(journal.last, freshTablePlan)
    expect(messageOf(end)).toContain('"replay":null')
    const { now: _, ...live } = end
    expect(messageOf(end)).toBe(messageOf(live))
  }
})

describe('an open salvo', () => {
  const { journal, ids } = played[0]!
  const [firer, target] = [ids[0]!, ids.at(-1)!]
  const game = journal.at(journal.last, freshTablePlan)
  const input = { squadron: 'channel', ships: firer, target, rangeInches: 12 }
  const opened = { id: 'now', seq: 1, procedure: 'salvo', packVersion: '1', base: 0, answers: [], withdrawn: [], input }
  const signs = (firing: 'boxes' | 'condition', at: 'name' | 'nothing') => {
    const plan = planWith(planWith(freshTablePlan, firer, firing), target, at)
    const message = messageOf({ ...game, plan, state: { ...game.state, dialogues: [opened] } })
    return [words('tableView.fires'), words('tableView.target')].map((sign) => message.includes(`"text":"${sign}"`))
  }
  test('shows who fires at whom where both may be known, and else neither', () => {
    expect(signs('boxes', 'name')).toEqual([true, true])
    expect(signs('condition', 'name')).toEqual([false, false])
    expect(signs('boxes', 'nothing')).toEqual([false, false])
  })
})

test('a lost ship is shown as lost, with the turn', () => {
  const battle = new Battle(pack, 3)
  const ship = Object.keys(battle.state.ships)[0] as ShipId
  const lost = (to: string) =>
    battle.write({
      kind: 'step',
      label: { key: 'steps.field.standing' },
      by: 'hand',
      effects: [{ type: 'fieldSet', ship, field: fieldId('standing'), to }],
    })
  battle.goTo(4, 'gunnery')
  lost('sunk')
  battle.goTo(6, 'gunnery')
  const isShown = (text: string) =>
    messageOf(
      new ShownJournal(pack, battle.session.head, battle.lines).at(battle.session.lastSeq, freshTablePlan),
    ).includes(text)
  expect(isShown('sunk, turn 4')).toBe(true)
  lost('afloat')
  expect(isShown('sunk')).toBe(false)
  lost('left')
  expect(isShown('left, turn 6')).toBe(true)
})
