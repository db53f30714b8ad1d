import { chance, type Dialogue } from '../../../../kernel/dialogue'
import { fireAndExplosion, type Burnable } from '../../tables/damage'
import { mountOf } from '../../ship/ship-data'
import { goes, isGone } from './gone'
import type { Hit, Part, Wound } from './hit'
import { bears, boxOf, setMark } from './marks'
import { says } from './says'
import { onDamage } from './look-up'
import { isMagazineFlooded } from './supply'

/** A red die for each listed place that was effectively struck. */
export function* burnings(hit: Hit, wounds: readonly Wound[]): Dialogue<void> {
  for (const wound of wounds) {
    if (isGone(hit.table.ship(hit.ship))) return
    const burnable = burnableOf(hit, wound.part)
    if (burnable) yield* burning(hit, wound, burnable)
  }
}

/** What a part is on the fire table; `undefined` where it is not listed. */
function burnableOf({ form }: Pick<Hit, 'form'>, { holds }: Part): Burnable | undefined {
  switch (holds.kind) {
    case 'magazine':
    case 'aamg':
    case 'torpedoMount':
    case 'torpedoReloads':
    case 'aircraft':
      return holds.kind
    case 'fuel':
      return 'fuelOil'
    case 'aviationGas':
      return 'aviationGas'
    case 'mount':
      return mountOf(form, holds.mount)?.battery.is === 'main' ? 'mainMount' : 'otherMount'
    default:
      return undefined
  }
}

function* burning(hit: Hit, { part, floods }: Wound, burnable: Burnable): Dialogue<void> {
  const { table, ship, name, to } = hit
  const { at } = part.place
  const isMagazine = part.holds.kind === 'magazine'
  // Water from an earlier hit has drowned what is in a magazine; water of this hit comes too late to.
  if (isMagazine && !floods && bears(table.ship(ship), boxOf(part), 'flooded')) {
    return table.because(says('magazineDrowned', { ship: name, at }))
  }
  const { fireAtMost, explosion } = fireAndExplosion.rows[burnable]
  const because = [
    says(`burns.${burnable}`, { atMost: fireAtMost }),
    ...(isMagazine && floods ? [says('asIfDry')] : []),
  ]
  const ask = says('ask.red', { ship: name, at, atMost: fireAtMost })
  const starts = yield* chance(`red-${part.is}-${at}`, 'D10', fireAtMost, { to, ask, because, lookUp: onDamage.fire })
  if (!starts) return table.because(says('noFire', { ship: name, at }))
  if (isMagazine && floods) table.because(says('fireDrowned', { at }))
  else if (bears(table.ship(ship), boxOf(part), 'burning')) table.because(says('burnsAlready', { ship: name, at }))
  else setMark(table, ship, boxOf(part), 'burning', says('burnsNow', { ship: name, at }))
  if (explosion) yield* explosionAt(hit, part)
}

function* explosionAt({ table, ship, name, to }: Hit, part: Part): Dialogue<void> {
  const { at } = part.place
  if (part.holds.kind === 'mount' && isMagazineFlooded(table, ship, part.holds.mount)) {
    return table.because(says('cannotExplode', { ship: name, mount: part.holds.mount }))
  }
  const { explosionDie, explosionAtMost } = fireAndExplosion
  const prompt = { to, ask: says('ask.explosion', { ship: name, at }), lookUp: onDamage.fire }
  const explodes = yield* chance(`explosion-${part.is}-${at}`, explosionDie, explosionAtMost, prompt)
  if (explodes) goes(table, ship, 'blownUp', says('explodes', { ship: name, at }))
  else table.because(says('noExplosion', { ship: name, at }))
}
