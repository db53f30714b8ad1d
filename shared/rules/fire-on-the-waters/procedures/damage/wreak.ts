import type { Dialogue } from '../../../../kernel/dialogue'
import { hullBox } from '../../ship/boxes'
import { isInPlay, rulingOf } from '../../table/house-rules'
import { addCasualty } from './add-casualty'
import { bridgeHitOn } from './bridge'
import { burnings } from './fire'
import { flood } from './flooding'
import { isGone } from './gone'
import { kindOf, nameOf, type Hit, type Part, type Wound } from './hit'
import { bears, boxOf, clearMark, setMark } from './marks'
import { propulsionHitOn } from './propulsion'
import { says } from './says'
import { mustShiftFlag } from './shift-flag'
import { steeringHitOn } from './steering'
import { putOutMounts } from './supply'

/**
 * What an effective hit does, in the printed order: flooding, fires and explosions, steering and bridge, engines. Shock
 * and speed come after it.
 */
export function* wreak(hit: Hit, parts: readonly Part[], doesFlood: (part: Part) => Dialogue<boolean>): Dialogue<void> {
  const wounds: Wound[] = []
  for (const part of parts) {
    const canFlood = part.is === 'hull' && !hit.table.mark(hit.ship, hullBox(part.place.at), 'flooded')
    wounds.push({ part, floods: canFlood && (yield* doesFlood(part)) })
  }
  hit.harms()
  for (const wound of wounds) putOut(hit, wound)
  if (isGone(hit.table.ship(hit.ship))) return
  yield* burnings(hit, wounds)
  if (isGone(hit.table.ship(hit.ship))) return
  const holds = (...kinds: readonly string[]) => parts.some((part) => kinds.includes(part.holds.kind))
  if (holds('steering')) yield* steeringHitOn(hit)
  if (holds('bridge')) yield* bridgeHitOn(hit)
  if (holds('boilerRoom', 'engineRoom') && isInPlay(hit.table.state, 'propulsionHits')) yield* propulsionHitOn(hit)
}

/** One hit puts a space or an item out of action. */
function putOut({ table, ship, name }: Hit, { part, floods }: Wound): void {
  const box = boxOf(part)
  const { at } = part.place
  if (part.holds.kind === 'magazine' && !floods && rulingOf(table.state, 'dryMagazine') === 'inUse') {
    return table.because(says('magazineInUse', { ship: name, at, ...nameOf(part.holds) }))
  }
  const wasStruck = bears(table.ship(ship), box, 'struck') && !bears(table.ship(ship), box, 'repaired')
  setMark(table, ship, box, 'struck', says(`hit.${kindOf(part.holds)}`, { ship: name, at, ...nameOf(part.holds) }))
  clearMark(table, ship, box, 'repaired')
  if (part.is === 'hull') {
    if (floods) flood(table, ship, part.place)
    else putOutMounts(table, ship, part.place)
  }
  if (part.holds.kind === 'funnel') {
    if (wasStruck) table.because(says('funnelAgain', { ship: name, at }))
    else addCasualty(table, ship, { id: 'funnel', of: String(at) })
  }
  if (part.holds.kind === 'radio' || part.holds.kind === 'flagPlot') mustShiftFlag(table, ship)
  if (wasStruck) table.because(says('struckBefore', { ship: name, at }))
}
