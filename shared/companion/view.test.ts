import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameState } from '../game/state'
import { fieldId, type ShipId } from '../kernel/ids'
import { words } from '../rules/kit/worded.testing'
import { perfidiousAlbion as pack } from '../rules/perfidious-albion/index'
import { Battle } from '../rules/run/battle.testing'
import { disclosures, shows } from '../table-view/disclosure'
import { isAbout, ShownJournal } from '../table-view/messages.testing'
import { anyMarks, planOf, planWith, withMarks, withShip } from '../table-view/random-plans.testing'
import { conditionWord } from '../table-view/ship-shown'
import { freshTablePlan, type TablePlan } from '../table-view/table-plan'
import { disclosureFor, mayRead, type Role } from './role'
import { logFor, viewFor, type OtherSideSeen, type TableNow } from './view'

const battles = 4
const numRuns = 60
const calledIn = (ship: ShipId) => `Qx${ship.replaceAll('-', 'v')}q`

/** A random battle, every ship with a name that nothing else has. */
const played = Array.from({ length: battles }, (_, seed) => {
  const battle = new Battle(pack, seed + 1)
  const ids = Object.keys(battle.state.ships) as ShipId[]
  for (const ship of ids) {
    const effects = [{ type: 'fieldSet', ship, field: fieldId('name'), to: calledIn(ship) } as const]
    battle.write({ kind: 'step', label: { key: 'steps.renamed', values: { to: calledIn(ship) } }, by: 'hand', effects })
  }
  for (let actions = 0; actions < 10; actions++) battle.starts(battle.anyOf(pack.procedures))
  return { ids, journal: new ShownJournal(pack, battle.session.head, battle.lines) }
})

/** Everything that a device of a role is ever sent of a table, its cards and its log. */
function messagesTo(table: TableNow, role: Role): string {
  const looksAt = Object.keys(table.state.ships) as ShipId[]
  return JSON.stringify([viewFor(table, { role, looksAt }), logFor(table, role)])
}

function tableOf(journal: ShownJournal, plan: TablePlan): TableNow {
  const { state, lines, lostIn } = journal.at(journal.last, plan)
  const leave = { marksFriends: false, anyoneAnswers: false }
  return { pack, state, plan, words, lines, lostIn, leave, asked: [], isPaused: false }
}

const anyMoment = fc.nat({ max: battles - 1 }).chain((which) => {
  const { ids, journal } = played[which]!
  const { state } = journal.at(journal.last, freshTablePlan)
  const side = fc.constantFrom(...state.sides.map(({ id }) => id))
  return fc.record({
    journal: fc.constant(journal),
    plan: planOf(state),
    ship: fc.constantFrom(...ids),
    role: fc.oneof(
      fc.constant<Role>({ is: 'spectator' }),
      side.map((side): Role => ({ is: 'player', side, ships: null })),
      side.map((side): Role => ({ is: 'player', side, ships: [ids[0]!] })),
    ),
    level: fc.constantFrom(...disclosures),
    one: anyMarks,
    other: anyMarks,
  })
})

const isHidden = (role: Role, table: TableNow, ship: ShipId) => !mayRead(role, table.state, ship)

describe('no message to a device', () => {
  test('names a ship that is not shown to it, or says that she is there', () => {
    let seen = 0
    fc.assert(
      fc.property(anyMoment, ({ journal, plan, ship, role }) => {
        const table = tableOf(journal, planWith(plan, ship, 'nothing'))
        const isIn = messagesTo(table, role).includes(calledIn(ship))
        if (isHidden(role, table, ship)) expect(isIn).toBe(false)
        else seen += Number(isIn)
      }),
      { numRuns },
    )
    // A player’s own ships are there, whatever the second screen may show of them.
    expect(seen).toBeGreaterThan(0)
  })

  test('changes with anything of a ship beyond what the second screen shows of her', () => {
    fc.assert(
      fc.property(anyMoment, ({ journal, plan, ship, role, level, one, other }) => {
        const table = tableOf(journal, planWith({ ...plan, isBlank: false }, ship, level))
        fc.pre(level !== 'all' && isHidden(role, table, ship))
        // Of another side no box is sent, whatever the second screen may show.
        const seen = level === 'boxes' ? { boxes: one.boxes, flotation: one.flotation } : {}
        const states = [one, { ...other, ...seen }].map((marks) =>
          withShip(table.state, ship, (each) => withMarks(each, marks)),
        )
        const [here, there] = states.map(({ ships }) => conditionWord(pack.condition(ships[ship]!), words).text)
        fc.pre(!shows(level, 'condition') || here === there)
        const lines =
          level === 'nothing' ? table.lines.filter((line) => !isAbout(line, ship, calledIn(ship))) : table.lines
        const [before, after] = states.map((state) => messagesTo({ ...table, state, lines }, role))
        expect(after).toBe(before)
      }),
      { numRuns },
    )
  })

  test('has anything of waiting damage, dice of open dialogues, seals of others or hidden notes', () => {
    fc.assert(
      fc.property(anyMoment, ({ journal, plan, role }) => {
        const table = tableOf(journal, plan)
        const { state } = table
        const bare: GameState = {
          ...state,
          pending: [],
          notes: [],
          markers: [],
          dialogues: state.dialogues.map((dialogue) => ({ ...dialogue, answers: [], withdrawn: [] })),
          decks: { ...state.decks, sealed: {} },
        }
        const lines = table.lines.filter(({ kind }) => ['step', 'amend', 'turn'].includes(kind))
        expect(messagesTo({ ...table, state: bare, lines }, role)).toBe(messagesTo(table, role))
      }),
      { numRuns },
    )
  })

  test('shows another side’s boxes or cards to a player or spectator', () => {
    fc.assert(
      fc.property(anyMoment, ({ journal, role }) => {
        const table = tableOf(journal, freshTablePlan)
        const looksAt = Object.keys(table.state.ships) as ShipId[]
        const view = viewFor(table, { role, looksAt })
        for (const ship of looksAt) {
          const isOpen = [`face/${ship}`, `marks/${ship}`, `ship/${ship}`].map((part) => part in view)
          expect(new Set(isOpen)).toEqual(new Set([!isHidden(role, table, ship)]))
        }
        expect(JSON.stringify(view['others'])).not.toMatch(/"(hits|boxes|afloat|silhouette)":/)
      }),
      { numRuns },
    )
  })
})

test('a table that is dark on the second screen is dark to spectators, and to a player beyond his own side', () => {
  const { journal } = played[0]!
  const table = tableOf(journal, { ...freshTablePlan, isBlank: true })
  const [side] = table.state.sides
  expect(viewFor(table, { role: { is: 'spectator' }, looksAt: [] })['others']).toEqual([])
  const view = viewFor(table, { role: { is: 'player', side: side!.id, ships: null }, looksAt: [] })
  expect(view['others']).toEqual([])
  expect((view['squadrons'] as unknown[]).length).toBeGreaterThan(0)
})

test('the umpire sees every card, a spectator both sides as the second screen does', () => {
  const { journal, ids } = played[0]!
  const table = tableOf(journal, freshTablePlan)
  const umpire = viewFor(table, { role: { is: 'umpire' }, looksAt: ids })
  expect(ids.every((ship) => `face/${ship}` in umpire)).toBe(true)
  const others = viewFor(table, { role: { is: 'spectator' }, looksAt: ids })['others'] as readonly OtherSideSeen[]
  expect(others.flatMap(({ ships }) => ships)).toHaveLength(ids.length)
  expect(disclosureFor({ is: 'spectator' }, table.state, freshTablePlan)).toBe(freshTablePlan.disclosure)
})
