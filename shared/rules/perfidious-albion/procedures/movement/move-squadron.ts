import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, Squadron } from '../../../../game/state'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import type { SquadronId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { onSheet } from '../../reference/look-up'
import { actingShips, actingSquadrons } from '../turn/acting'
import { squadronById } from '../../../kit/on-table'
import { isDoneThisTurn, note } from '../turn/once-a-turn'
import { hazardNote, movementHazards } from '../turn/hazards-flagged'
import { movingOrder } from '../turn/initiative'
import { says } from '../turn/says'
import { keepUp, paceOf } from './keep-up'
import { cannotKeep, commonSpeeds, slowestMost, speedsOf, widestSpeeds } from './squadron-speeds'
import { takesHelm } from './steering'
import type { Way } from './legal-speeds'
import type { Input } from '../../../pack/input'

const ways = ['ahead', 'astern'] as const satisfies readonly Way[]
const flags = ['none', ...movementHazards] as const

/** A squadron moves: its speed within what its ships can make, helm trouble asked, hazards flagged. */
export const moveSquadron: Procedure = {
  name: 'moveSquadron',
  phases: ['movement'],
  lookUp: onSheet.keepUp,
  fields(state, input) {
    const among = yetToMove(state)
    const squadron = squadronById(state, input['squadron'] ?? among[0])
    const way = wayOf(input)
    const ships = squadron ? speedsOf(state, squadron) : []
    const { least, most } = widestSpeeds(ships, way) ?? { least: 0, most: 0 }
    const usual = commonSpeeds(ships, way)?.most ?? slowestMost(ships, way) ?? most
    return [
      { kind: 'squadron', name: 'squadron', among, default: among[0] ?? null },
      { kind: 'choice', name: 'way', among: ways, default: 'ahead' },
      { kind: 'number', name: 'speed', least, most, default: usual },
      { kind: 'choice', name: 'hazard', among: flags, default: 'none' },
    ]
  },
  check(state, input) {
    const squadron = squadronById(state, input['squadron'])
    if (!squadron) return refused('no-such-squadron', { field: 'squadron' })
    const ships = speedsOf(state, squadron)
    if (ships.length === 0) return refused('squadron-out-of-action', { field: 'squadron', squadron: squadron.name })
    if (!ways.some((way) => way === input['way'])) return refused('no-such-way', { field: 'way' })
    if (!flags.some((flag) => flag === input['hazard'])) return refused('no-such-hazard', { field: 'hazard' })
    const speed = input['speed']
    const speeds = widestSpeeds(ships, wayOf(input))
    if (!speeds) return refused('cannot-go-astern', { field: 'way', squadron: squadron.name })
    const isFree =
      typeof speed === 'number' &&
      Number.isInteger(speed) &&
      cannotKeep(ships, wayOf(input), speed).length < ships.length
    if (!isFree) return refused('speed-out-of-reach', { field: 'speed', ...speeds })
    return done(null)
  },
  warnings(state, input) {
    const squadron = squadronById(state, input['squadron'])
    const way = wayOf(input)
    const speed = Number(input['speed'])
    const slow = (squadron ? speedsOf(state, squadron) : []).flatMap(({ ship, legal }) => {
      const most = legal[way]?.most
      return most !== undefined && most < speed ? [{ ship: shipName(ship), makes: most }] : []
    })
    return slow.map((values) => says('move.slow', values))
  },
  run,
}

function wayOf(input: Input): Way {
  return input['way'] === 'astern' ? 'astern' : 'ahead'
}

/** Squadrons that have not moved this turn, of the side that moves first first. */
export function yetToMove(state: GameState): readonly SquadronId[] {
  const sides = movingOrder(state)
  const hasMoved = (squadron: Squadron) =>
    actingShips(state, squadron).every(({ id }) => isDoneThisTurn(state, 'moved', id))
  return actingSquadrons(state)
    .filter((squadron) => !hasMoved(squadron))
    .sort((one, other) => sides.indexOf(one.side) - sides.indexOf(other.side))
    .map(({ id }) => id)
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const squadron = squadronById(table.state, input['squadron'])
  if (!squadron) throw new Error('no such squadron')
  const way = wayOf(input)
  const speed = Number(input['speed'])
  const ordered = speedsOf(table.state, squadron).map(({ ship, legal }) => ({ ship: ship.id, legal, way, speed }))
  const pace = yield* paceOf(table, ordered)
  for (const order of ordered) {
    yield* under(order.ship, keepUp(table, order, pace))
    yield* under(order.ship, takesHelm(table, order.ship))
  }
  flagHazard(table, squadron, input['hazard'])
  return says(`move.${way}`, { squadron: squadron.name, speed: pace.speed })
}

/** Near the shore or another ship, or across a minefield: flagged and logged for the umpire to resolve. */
function flagHazard(table: RuleDraft, squadron: Squadron, flagged: unknown): void {
  const kind = movementHazards.find((known) => known === flagged)
  if (!kind) return
  for (const ship of actingShips(table.state, squadron)) {
    note(table, hazardNote[kind], ship.id)
    table.because(says(`move.hazard.${kind}`, { ship: shipName(ship) }))
  }
}
