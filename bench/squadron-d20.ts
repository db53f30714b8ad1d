/** Criticals of CV 20 on every card of the starter fleet: their odds, and ten thousand loops beside the table's own. */
import { RuleDraft } from '#shared/game/rule-draft'
import { freshShip } from '#shared/game/apply-effect'
import type { GameState } from '#shared/game/state'
import { noDecks } from '#shared/decks/pile'
import { packId, shipId, type ShipId } from '#shared/kernel/ids'
import { usualPolicy } from '#shared/kernel/policy'
import { playOut } from '#shared/kernel/sampled-odds'
import { seededDice } from '#shared/kernel/seeded-dice'
import { squadronD20 as pack } from '#shared/rules/squadron-d20/index'
import { CriticalTally } from '#shared/rules/squadron-d20/procedures/criticals/odds'
import { spendCritical } from '#shared/rules/squadron-d20/procedures/criticals/spend'
import { targetStateOf, type TargetState } from '#shared/rules/squadron-d20/procedures/criticals/target-in-figures'
import { targetOnTable } from '#shared/rules/squadron-d20/procedures/criticals/target-on-table'
import { starterShipDocuments } from '#shared/rules/run/starter.testing'
import { roundsOf, shareOfPeer, timesAsFast, type BenchRow, type BenchSize } from './bench-row'

const loops = 10_000
const loopsBudgetMs = 1_000
/** Enough for an error of three points. */
const samples = 1_000
const oddsBudgetMs = 50
/** On the draft fewer are played, and scaled up. */
const draftLoops = 1_000

const critical = { cv: 20, attack: 'gun' } as const

export function measure(size: BenchSize): Promise<BenchRow[]> {
  const state = starterTable()
  const targets = Object.values(state.ships).flatMap((ship) => {
    const standing = targetStateOf(state, ship)
    return standing ? [{ id: ship.id, standing }] : []
  })
  const took: Record<'loops' | 'table', number[]> = { loops: [], table: [] }
  const tookOdds = targets.map((): number[] => [])
  for (const round of roundsOf(size, 9)) {
    const figures = {
      loops: millisecondsOf(() => playAll(targets.map(({ standing }) => standing))),
      odds: targets.map(({ standing }) => millisecondsOf(() => oddsOf(standing))),
      table:
        millisecondsOf(() =>
          playOnDraft(
            state,
            targets.map(({ id }) => id),
          ),
        ) *
        (loops / draftLoops),
    }
    if (round < 0) continue
    took.loops.push(figures.loops)
    figures.odds.forEach((milliseconds, at) => tookOdds[at]?.push(milliseconds))
    took.table.push(figures.table)
  }
  const slowest = tookOdds.toSorted((one, other) => middleOf(other) - middleOf(one))[0] ?? []
  const fleet = `${targets.length} cards`
  return Promise.resolve([
    shareOfPeer(
      `10 000 criticals of CV 20 on ${fleet}, against 1 s`,
      'ms',
      { ours: took.loops, peer: took.loops.map(() => loopsBudgetMs) },
      1,
    ),
    shareOfPeer(
      `odds of a critical of CV 20 with their error, the slowest of ${fleet}, against 50 ms`,
      'ms',
      { ours: slowest, peer: slowest.map(() => oddsBudgetMs) },
      1,
    ),
    timesAsFast(
      'criticals in figures, against the same led on the draft of the table',
      'ms',
      { ours: took.loops, peer: took.table },
      1.5,
    ),
  ])
}

/** The starter fleet side by side, in nobody's squadron. */
function starterTable(): GameState {
  const ships = starterShipDocuments(pack.id).map((document) => freshShip(pack, shipId(document.slug), document))
  return {
    ...{ pack: packId(pack.id), title: '', houseRules: {}, turn: 1, phase: 'action', sides: [], squadrons: [] },
    ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])),
    ...{ table: {}, notes: [], markers: [], dialogues: [], pending: [], decks: noDecks },
  }
}

function playAll(standings: readonly TargetState[]): void {
  const dice = seededDice(1941)
  const each = Math.ceil(loops / standings.length)
  for (const standing of standings) new CriticalTally(standing, critical).play(each, dice, usualPolicy)
}

function oddsOf(standing: TargetState): unknown {
  const tally = new CriticalTally(standing, critical)
  tally.play(samples, seededDice(1942), usualPolicy)
  return tally.rows()
}

function playOnDraft(state: GameState, ids: readonly ShipId[]): void {
  const dice = seededDice(1941)
  const each = Math.ceil(draftLoops / ids.length)
  for (const id of ids) {
    for (let loop = 0; loop < each; loop++) {
      const draft = new RuleDraft(pack, state)
      playOut(spendCritical(targetOnTable(draft, id), critical), dice, usualPolicy)
    }
  }
}

function middleOf(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0
}

function millisecondsOf(way: () => unknown): number {
  const start = performance.now()
  way()
  return performance.now() - start
}
