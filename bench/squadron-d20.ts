/** Criticals of CV 20 on every card of the starter fleet: their odds, and ten thousand loops beside the table's own. */
import { RuleDraft } from '#shared/game/rule-draft'
import { freshShip } from '#shared/game/apply-effect'
import type { GameState } from '#shared/game/state'
import { shipId, type ShipId } from '#shared/kernel/ids'
import { usualPolicy } from '#shared/kernel/policy'
import { playOut } from '#shared/kernel/sampled-odds'
import { seededDice } from '#shared/kernel/seeded-dice'
import { tableOf } from '#shared/rules/kit/battle-table.testing'
import { squadronD20 as pack } from '#shared/rules/squadron-d20/index'
import { CriticalTally } from '#shared/rules/squadron-d20/procedures/criticals/critical'
import { spendCritical } from '#shared/rules/squadron-d20/procedures/criticals/spend'
import { targetStateOf, type TargetState } from '#shared/rules/squadron-d20/procedures/criticals/target-in-figures'
import { targetOnTable } from '#shared/rules/squadron-d20/procedures/criticals/target'
import { starterShipDocuments } from '#shared/rules/run/starter.testing'
import { measured, median, millisecondsOf, roundsOf, rowsOf, shareOfPeer, timesAsFast } from './bench-row'
import type { Measure } from './bench-row'

const loops = 10_000
/** Enough for an error of three points. */
const samples = 1_000
/** On the draft fewer are played, and scaled up. */
const draftLoops = 1_000

const critical = { cv: 20, attack: 'gun' } as const

export const measure: Measure = async (size) => {
  const state = starterTable()
  const targets = Object.values(state.ships).flatMap((ship) => {
    const standing = targetStateOf(state, ship)
    return standing ? [{ id: ship.id, standing }] : []
  })
  const standings = targets.map(({ standing }) => standing)
  const ids = targets.map(({ id }) => id)
  const rounds = roundsOf(size, 9)
  const { inFigures, onDraft } = await measured(rounds, () => ({
    inFigures: millisecondsOf(() => playAll(standings)),
    onDraft: millisecondsOf(() => playOnDraft(state, ids)) * (loops / draftLoops),
  }))
  const odds = await measured(rounds, () =>
    Object.fromEntries(targets.map(({ id, standing }) => [id, millisecondsOf(() => oddsOf(standing))])),
  )
  const [slowest = []] = Object.values(odds).toSorted((one, other) => median(other) - median(one))
  const fleet = `${targets.length} cards`
  const oddsName = `odds of a critical of CV 20 with their error, the slowest of ${fleet}, against 50 ms`
  return rowsOf('ms', {
    [`10 000 criticals of CV 20 on ${fleet}, against 1 s`]: shareOfPeer(1, inFigures, 1_000),
    [oddsName]: shareOfPeer(1, slowest, 50),
    'criticals in figures, against the same led on the draft of the table': timesAsFast(1.5, inFigures, onDraft),
  })
}

/** The starter fleet side by side, in nobody's squadron. */
function starterTable(): GameState {
  const ships = starterShipDocuments(pack.id).map((document) => freshShip(pack, shipId(document.slug), document))
  const table = tableOf({ pack: pack.id, phase: 'action', squadrons: [] })
  return { ...table, ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])) }
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
