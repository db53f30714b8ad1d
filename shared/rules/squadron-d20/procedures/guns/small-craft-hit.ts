import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipInPlay } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { trackOf } from '../../ship/card-parts'
import { dataOf } from '../../ship/stand-data'
import { gunsAtTypeX } from '../../tables/gunnery'
import { counts, nameOf, type Modifier } from '../on-target'
import { says } from '../on-target/says'

/** A stand's own modifier to its saving throws; 0 for all but small craft. */
export function typeXModifier(target: ShipInPlay): Modifier {
  const data = dataOf(target.document)
  return counts('typeX', data.kind === 'smallCraft' ? data.savingThrow : 0)
}

/** Guns at small craft (9.6): the stand's own modifier, less the IP of the gun. */
export function gunSaves(target: ShipInPlay, impact: number): readonly Modifier[] {
  return [typeXModifier(target), counts('gunImpact', gunsAtTypeX.impactCounts * impact)]
}

/** A stand loses vessels, no more than it has, with the reason. */
export function loseVessels(table: RuleDraft, ship: ShipId, lost: number): void {
  const left = table.track(ship, trackOf('vessels'))
  const n = Math.min(left, lost)
  if (n === 0) return
  const values = { ship: nameOf(table.ship(ship)), n, left: left - n }
  const reason: Phrase = says(left === n ? 'vessels.last' : 'vessels.lost', values)
  table.apply({ type: 'trackMoved', ship, track: trackOf('vessels'), by: -n }, reason)
}
