import type { GameState, ShipInPlay } from '../game/state'
import type { ShipId } from '../kernel/ids'
import type { Replay } from '../report/replay'
import type { RulesPack } from '../rules/pack/rules-pack'
import { isOut } from '../rules/pack/standing'

/** In which turn ships were lost. One of which that is not known is not in it. */
export type Losses = ReadonlyMap<ShipId, number>

const outs = new WeakMap<ShipInPlay, boolean>()

/** She takes no more part. */
export function isLost(pack: RulesPack, ship: ShipInPlay | undefined): boolean {
  if (!ship) return false
  let is = outs.get(ship)
  if (is === undefined) outs.set(ship, (is = isOut(pack.condition(ship).standing)))
  return is
}

/** The losses after a change of the table; the same map where nothing has changed in them. */
export function lossesAfter(known: Losses, pack: RulesPack, before: GameState, after: GameState): Losses {
  if (before.ships === after.ships) return known
  const lost = new Map<ShipId, number>()
  for (const ship of Object.values(after.ships)) {
    if (!isLost(pack, ship)) continue
    const turn = known.get(ship.id) ?? (isLost(pack, before.ships[ship.id]) ? undefined : after.turn)
    if (turn !== undefined) lost.set(ship.id, turn)
  }
  const isSame = lost.size === known.size && [...lost].every(([id, turn]) => known.get(id) === turn)
  return isSame ? known : lost
}

/** The losses after each line of a replay; computed once per line. */
export function lossesIn(replay: Replay, pack: RulesPack): (seq: number) => Losses {
  const known: Losses[] = [new Map()]
  return (seq) => {
    for (let at = known.length; at <= Math.min(seq, replay.last); at++)
      known.push(lossesAfter(known[at - 1]!, pack, replay.tableAt(at - 1), replay.tableAt(at)))
    return known[Math.min(seq, replay.last)]!
  }
}
