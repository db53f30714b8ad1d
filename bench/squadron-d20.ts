/** Criticals of CV 20 on every card of the starter fleet: ten thousand loops, and their odds. */
import { freshShip } from '#shared/game/apply-effect'
import type { GameState } from '#shared/game/state'
import { shipId, type ShipId } from '#shared/kernel/ids'
import { usualPolicy } from '#shared/kernel/policy'
import { playOut } from '#shared/kernel/sampled-odds'
import { seededDice } from '#shared/kernel/seeded-dice'
import { tableOf } from '#shared/rules/kit/battle-table.testing'
import { starterShipDocuments } from '#shared/rules/run/starter.testing'
import { squadronD20 as pack } from '#shared/rules/squadron-d20/index'
import { criticalPlayed } from '#shared/rules/squadron-d20/procedures/criticals/critical'
import { spendCritical } from '#shared/rules/squadron-d20/procedures/criticals/spend'
import { isDamageable, targetTried } from '#shared/rules/squadron-d20/procedures/criticals/target'
import { dataOf } from '#shared/rules/squadron-d20/ship/stand-data'
import { measured, median, millisecondsOf, roundsOf, rowsOf, shareOfPeer, timesOf, type Measure } from './bench-row'

const loops = 10_000
/** Enough for an error of three points. */
const samples = 1_000

const critical = { cv: 20, attack: 'gun' } as const

export const measure: Measure = async (size) => {
  const state = starterTable()
  const targets = Object.values(state.ships).filter(({ document }) => isDamageable(dataOf(document)))
  const ids = targets.map(({ id }) => id)
  const rounds = roundsOf(size, 9)
  const { all } = await measured(rounds, () => ({
    all: millisecondsOf(() => playAll(state, ids, timesOf(size, loops))),
  }))
  const odds = await measured(rounds, () =>
    Object.fromEntries(ids.map((id) => [id, millisecondsOf(() => oddsOf(state, id, timesOf(size, samples)))])),
  )
  const [slowest = []] = Object.values(odds).toSorted((one, other) => median(other) - median(one))
  const fleet = `${targets.length} cards`
  return rowsOf('ms', {
    [`10 000 criticals of CV 20 on ${fleet}, against 1 s`]: shareOfPeer(1, all, 1_000),
    [`odds of a critical of CV 20 with their error, the slowest of ${fleet}, against 50 ms`]: shareOfPeer(
      1,
      slowest,
      50,
    ),
  })
}

/** The starter fleet side by side, in nobody's squadron. */
function starterTable(): GameState {
  const ships = starterShipDocuments(pack.id).map((document) => freshShip(pack, shipId(document.slug), document))
  const table = tableOf({ pack: pack.id, phase: 'action', squadrons: [] })
  return { ...table, ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])) }
}

function playAll(state: GameState, ids: readonly ShipId[], loops: number): void {
  const dice = seededDice(1941)
  const each = Math.ceil(loops / ids.length)
  for (const id of ids) {
    for (let loop = 0; loop < each; loop++) {
      playOut(spendCritical(targetTried(state, id)!, critical), dice, usualPolicy)
    }
  }
}

function oddsOf(state: GameState, id: ShipId, samples: number): unknown {
  const odds = criticalPlayed(state, id, critical, { dice: seededDice(1942), policy: usualPolicy })
  for (;;) {
    const { value } = odds.next()
    if (value.samples! >= samples) return value
  }
}
