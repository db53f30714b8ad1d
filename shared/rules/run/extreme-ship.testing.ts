import type { ShipDocument } from '../../documents/ship'
import type { RulesPack } from '../pack/rules-pack'

export type End = 'lowest' | 'highest'
const made = new Map<string, ShipDocument>()

/** A ship with every figure of hers as far towards an end as her rules take it, name by name. */
export function extremeShip(pack: RulesPack, document: ShipDocument, end: End): ShipDocument {
  const key = `${pack.id} ${document.slug} ${end}`
  const known = made.get(key)
  if (known) return known
  let ship = document
  for (const name of figureNames(document.data)) ship = furthest(pack, ship, name, end === 'highest' ? 1 : -1)
  made.set(key, ship)
  return ship
}

/** Doubles the step while it is taken, then halves it. */
function furthest(pack: RulesPack, ship: ShipDocument, name: string, sign: 1 | -1): ShipDocument {
  let best = ship
  let step = 1
  for (; step <= 4096; step *= 2) {
    const next = moved(ship, name, sign * step)
    if (!pack.checkShip(next).ok) break
    best = next
  }
  const taken = step / 2
  for (let less = taken / 2; less >= 1; less /= 2) {
    const next = moved(best, name, sign * less)
    if (pack.checkShip(next).ok) best = next
  }
  return best
}

const moved = (ship: ShipDocument, name: string, by: number): ShipDocument => ({
  ...ship,
  data: changed(ship.data, (at, value) => (at === name ? value + by : value)) as ShipDocument['data'],
})

function figureNames(data: unknown): readonly string[] {
  const names = new Set<string>()
  changed(data, (name, value) => {
    names.add(name)
    return value
  })
  return [...names]
}

/** Plain data with every figure replaced, by the name of its property. */
function changed(data: unknown, to: (name: string, value: number) => number, name = ''): unknown {
  if (typeof data === 'number') return to(name, data)
  if (Array.isArray(data)) return data.map((each) => changed(each, to, name))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, changed(value, to, key)]))
}
