import type { PackId } from '../kernel/ids'
import type { ShipDocument } from './ship'

export interface Kin {
  /** Other ships of her class and navy, each once, by name; her own rules before others. */
  readonly sisters: readonly ShipDocument[]
  /** The rules that have a card of her. */
  readonly rules: readonly PackId[]
}

/** Letters as they compare: Kongō and Kongo are one name. */
export const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** Who a ship belongs with, of all the ships there are. */
export function kinOf(ship: ShipDocument, ships: readonly ShipDocument[]): Kin {
  const isHers = (other: ShipDocument) => other.navy === ship.navy && folded(other.name) === folded(ship.name)
  const isSister = (other: ShipDocument) =>
    folded(ship.class) !== '' &&
    other.navy === ship.navy &&
    folded(other.class) === folded(ship.class) &&
    !isHers(other)
  const ownFirst = (one: ShipDocument, other: ShipDocument) =>
    Number(other.pack === ship.pack) - Number(one.pack === ship.pack)
  const byName = new Map<string, ShipDocument>()
  for (const sister of ships.filter(isSister).toSorted(ownFirst)) {
    if (!byName.has(folded(sister.name))) byName.set(folded(sister.name), sister)
  }
  return {
    sisters: [...byName.values()].sort((one, other) => one.name.localeCompare(other.name, 'en')),
    rules: [...new Set([ship.pack, ...ships.filter(isHers).map(({ pack }) => pack)])],
  }
}
