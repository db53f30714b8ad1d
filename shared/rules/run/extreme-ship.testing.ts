import type { ShipDocument } from '../../documents/ship'
import { aircraftRecord } from '../../profile/aircraft'
import { profileRecord } from '../../profile/record'
import type { RulesPack } from '../pack/rules-pack'

export type End = 'lowest' | 'highest'
type Data = ShipDocument['data']
const made = new Map<string, ShipDocument>()

/** A ship with every figure of hers as far towards an end as her rules take it, name by name. */
export function extremeShip(pack: RulesPack, document: ShipDocument, end: End): ShipDocument {
  const key = `${pack.id} ${document.slug} ${end}`
  const known = made.get(key)
  if (known) return known
  const sign = end === 'highest' ? 1 : -1
  const { profile, ...rules } = document.data
  const ofRules = figureNames(rules)
  let data = document.data
  for (const name of ofRules)
    data = furthest(data, name, sign, (next) => pack.checkShip({ ...document, data: next }).ok)
  if (profile !== undefined) {
    // Half her figures are of her drawing alone: they are tried without all that her rules ask of her.
    let drawn = data['profile'] as Data
    const ofDrawing = figureNames(profile).filter((name) => !ofRules.includes(name))
    for (const name of ofDrawing) drawn = furthest(drawn, name, sign, isDrawn)
    data = { ...data, profile: drawn }
  }
  const ship = { ...document, data }
  if (!pack.checkShip(ship).ok) throw new Error(`${key} is refused`)
  made.set(key, ship)
  return ship
}

const isDrawn = (record: Data) => profileRecord.safeParse(record).success || aircraftRecord.safeParse(record).success

/** Doubles the step while it is taken, then halves it. */
function furthest(data: Data, name: string, sign: 1 | -1, isTaken: (data: Data) => boolean): Data {
  let best = data
  let step = 1
  for (; step <= 4096; step *= 2) {
    const next = moved(data, name, sign * step)
    if (!isTaken(next)) break
    best = next
  }
  const taken = step / 2
  for (let less = taken / 2; less >= 1; less /= 2) {
    const next = moved(best, name, sign * less)
    if (isTaken(next)) best = next
  }
  return best
}

const moved = (data: Data, name: string, by: number): Data =>
  changed(data, (at, value) => (at === name ? value + by : value)) as Data

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
