import { describe, expect, test } from 'vitest'
import type { RuleDraft } from '../../../../game/rule-draft'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import { chanceThat, exactOdds, expected } from '../../../../kernel/exact-odds'
import { trackId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import { read } from '../../../run/run-procedure.testing'
import { majestic } from '../../card/majestic.testing'
import { contents, place, shipOf } from '../../ship/ship-data'
import { condition } from '../../ship/state'
import { draftOf, idOf, next, refuses, runs, sea } from '../turn/fleet.testing'
import { launchTorpedoes, runningOn, templateName, templatesOnTable, torpedoesRunOn } from './templates'
import { hitByTorpedo } from './torpedo-hit'

const modern = { torpedo: { type: '18″', twoTurn: true, carried: 5 } }
const port = (torpedoes: number) => `ship=majestic bearing=port torpedoes=${torpedoes}`
const launched = (card = {}) => runs(launchTorpedoes, sea('Majestic; turn=3', { Majestic: card }), port(2))

test('a template is placed beside the firer, with its turn and its type, and is called after her', () => {
  const { state, label, after } = launched()
  expect([label, after]).toEqual(['Majestic, 2 torpedoes to port', 'Majestic torpedoes=3'])
  expect(state.markers).toEqual([
    {
      id: 'majestic-torpedo-3-1',
      kind: 'torpedo',
      of: 'england',
      turnLaid: 3,
      livesTurns: 1,
      values: { by: 'majestic', torpedoes: 2, type: '18″', bearing: 'port', ranInches: 6 },
    },
  ])
  expect(templatesOnTable(state).map((template) => read(templateName(state, template)))).toEqual([
    'Majestic to port, turn 3, 2 torpedoes',
  ])
})

test('modern ones run 12 inches over 2 turns', () => {
  expect(launched(modern).state.markers).toMatchObject([{ livesTurns: 2 }])
  expect(launched(modern).why).toEqual(['They run 12″, over two turns.'])
  expect(launched().why).toEqual(['They run 6″, this turn.'])
})

const after = (n: number, state = sea()) => runs(launchTorpedoes, state, port(n)).state
const tubes = [{ kind: 'torpedoTube' as const, count: 3, arc: 'sides' as const }]
const bothBeams = shipOf(majestic()).cells.map((cell) =>
  cell.at.endsWith('-5') ? { ...cell, holds: cell.at === '2-5' ? tubes : [] } : cell,
)
const armed = sea('Majestic', { Majestic: { cells: bothBeams } })

test.each([
  ['only tubes that still work', sea('Majestic 2-5=struck'), 'port', 3, 'torpedoes-out-of-reach'],
  ['those that do', sea('Majestic 2-5=struck'), 'port', 2, ''],
  ['that bear', sea(), 'bow', 1, 'no-tube-bears'],
  ['astern one does', sea(), 'stern', 1, ''],
  ['no more than are left', sea('Majestic torpedoes=0'), 'port', 1, 'no-torpedoes-left'],
  ['once a turn', after(4), 'port', 1, 'no-tube-bears'],
  ['again in the next', next(after(4)), 'port', 1, ''],
  ['to one side or to the other', after(3), 'starboard', 2, 'torpedoes-out-of-reach'],
  ['what is left to the other', after(3), 'starboard', 1, ''],
  ['not again when its torpedo is spent', { ...after(3), markers: [] }, 'port', 2, 'torpedoes-out-of-reach'],
  ['of tubes on both beams half bear to a side', armed, 'port', 3, 'torpedoes-out-of-reach'],
  ['the odd one once', after(2, armed), 'starboard', 2, 'torpedoes-out-of-reach'],
  ['the other half to the other side', after(2, armed), 'starboard', 1, ''],
] as const)('a tube fires: %s', (_, state, bearing, torpedoes, code) => {
  expect(refuses(launchTorpedoes, state, `ship=majestic bearing=${bearing} torpedoes=${torpedoes}`)).toBe(code)
})

describe('in the turn after', () => {
  test('an ordinary template is lifted', () => {
    const { state, why } = runs(torpedoesRunOn, next(launched().state))
    expect(state.markers).toEqual([])
    expect(why).toEqual(['The torpedoes of Majestic from turn 3 have run out.'])
  })

  test('a modern one stays for a second turn, moved on by 6 inches, and is lifted in the third', () => {
    expect(refuses(torpedoesRunOn, launched(modern).state)).toBe('no-template-runs')
    const { state } = runs(torpedoesRunOn, next(launched(modern).state))
    expect(templatesOnTable(state)).toMatchObject([{ ranInches: 12, isSpent: false }])
    expect(runningOn(state)).toEqual([])
    expect(runs(torpedoesRunOn, next(state)).state.markers).toEqual([])
  })
})

describe('the odds of one torpedo', () => {
  const prompt = { to: 'umpire', ask: { key: 'ask' } }

  /** Whether it struck, whether she blew up, and the boxes that it cost. */
  function* torpedo(table: RuleDraft): Dialogue<readonly [boolean, string, number]> {
    const deck = yield* roll('deck', 'D6', prompt)
    const section = yield* roll('section', 'D10', prompt)
    const struck = yield* hitByTorpedo(table, idOf('Brennus'), section, deck)
    const brennus = table.ship(idOf('Brennus'))
    return [struck, condition(brennus).standing, 30 - brennus.tracks[trackId('flotation')]!]
  }
  const odds = (adjacent: number) => exactOdds(() => torpedo(draftOf(`adjacentFlooding=${adjacent}`)), usualPolicy)!

  const ship = shipOf(majestic())
  const underWater = ship.cells.filter(({ at }) => place(at).deck > 4)

  test('it strikes as often as the card has cells below the waterline', () => {
    expect(chanceThat(odds(0), ([struck]) => struck)).toBeCloseTo(underWater.length / 60)
  })

  test('and finds a magazine as often as the card has magazines', () => {
    const magazines = contents(ship, 'magazine').length
    expect(chanceThat(odds(0), ([, standing]) => standing === 'blownUp')).toBeCloseTo(magazines / 60)
  })

  test('each neighbour that can flood adds a third of a box', () => {
    const isBeside = (one: string, other: string) =>
      place(one).deck === place(other).deck && Math.abs(place(one).section - place(other).section) === 1
    const survivable = underWater.filter(({ holds }) => holds.every(({ kind }) => kind !== 'magazine'))
    const beside = survivable.flatMap(({ at }) => underWater.filter((other) => isBeside(other.at, at)))
    const boxes = (adjacent: number) => expected(odds(adjacent), ([, , lost]) => lost)
    expect(boxes(2) - boxes(0)).toBeCloseTo(beside.length / 3 / 60)
  })
})
