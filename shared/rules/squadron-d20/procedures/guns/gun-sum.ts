import type { ShipInPlay } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { standsOn } from '../../ship/state'
import { dataOf } from '../../ship/stand-data'
import { gunnery, gunneryModifiers as modifiers, gunsShooting, type Control } from '../../tables/gunnery'
import { mostBands } from '../may-fire'
import { counts, crewQualityOf, splashOn, targetModifiers, targetRerolls, type OnTargetSum } from '../on-target'
import { says } from '../on-target/says'
import { isTypeX, type FiringBattery, type GunInputs } from './gun-inputs'

/** Directed fire or local control, and why local: small craft, an armed merchant cruiser, FC 0. */
export interface GunControl {
  readonly control: Control
  readonly why: 'typeX' | 'merchantCruiser' | 'noFireControl' | null
}

export function controlOf(firer: ShipInPlay, target: ShipInPlay): GunControl {
  const data = dataOf(firer.document)
  if (isTypeX(target)) return { control: 'local', why: 'typeX' }
  if (data.kind === 'ship' && data.role === 'armedMerchantCruiser') {
    return { control: 'local', why: 'merchantCruiser' }
  }
  if (standsOn(firer, 'fireControl') === 0) return { control: 'local', why: 'noFireControl' }
  return { control: 'directed', why: null }
}

/** By how many guns of a battery shoot. */
export function gunsModifier(guns: number): number {
  return gunsShooting.findLast(({ from }) => guns >= from)?.modifier ?? 0
}

/** What a battery needs on its D20, with every modifier by name (9.5). */
export function gunSum(
  { firer, target, bases }: Pick<GunInputs, 'firer' | 'target' | 'bases'>,
  { guns }: Pick<FiringBattery, 'guns'>,
  { band, control, radar }: { readonly band: number; readonly control: Control; readonly radar: number },
): OnTargetSum {
  const row = gunnery.needed[Math.min(mostBands, band) - 1] ?? gunnery.needed[0]
  const onFirer = splashOn(firer)
  const onTarget = splashOn(target)
  return {
    needed: row[control],
    of: says(`control.row.${control}`, { bands: row.bands }),
    modifiers: [
      counts('crewQuality', crewQualityOf(firer)),
      counts('gunsShooting', gunsModifier(guns), { n: guns }),
      ...targetModifiers(target),
      counts('interveningBase', modifiers.interveningBase * bases, { n: bases }),
      counts('splashFirer', modifiers.splashMarker * onFirer, { n: onFirer }),
      counts('splashTarget', modifiers.splashMarker * onTarget, { n: onTarget }),
      counts('gunneryModifier', standsOn(firer, 'gunneryModifier')),
      counts('radarSupport', modifiers.radar * radar),
    ],
    rerolls: [...targetRerolls(target), ...shoreRerolls(firer)],
  }
}

/** Misses are thrown again once, however many reasons there are. */
function shoreRerolls(firer: ShipInPlay): readonly Phrase[] {
  return dataOf(firer.document).kind === 'shore' ? [says('reroll.shore')] : []
}
