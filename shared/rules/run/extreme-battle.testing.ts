import type { ShipDocument } from '../../documents/ship'
import type { Effect } from '../../game/effect'
import type { ShipInPlay } from '../../game/state'
import { shipId, sideId, type FieldId, type TrackId } from '../../kernel/ids'
import type { Answer, OverridableQuestion } from '../../kernel/question'
import type { Scalar } from '../../kernel/scalar'
import { headOf, type Entered, type SquadronSetup } from '../kit/battle-table.testing'
import { Chance, RandomPlay } from './random-play.testing'
import type { RulesPack } from '../pack/rules-pack'
import { starterShipDocuments } from './starter.testing'

/** Chance that prefers the first and the last choice. Dice stay fair. */
class ExtremeChance extends Chance {
  override below(end: number): number {
    const which = super.below(5)
    if (which < 2) return 0
    return which < 4 ? end - 1 : super.below(end)
  }
}

/** A battle in which figures of documents, cards, table and forms are at the ends of their ranges. */
export class ExtremeBattle extends RandomPlay {
  private readonly fair: Chance

  constructor(pack: RulesPack, seed: number) {
    const chance = new ExtremeChance(seed)
    super(pack, chance, headOf(pack, { squadrons: fleets(pack, chance), houseRules: rulings(pack, chance) }))
    this.fair = new Chance(seed)
    this.setsTable(pack)
    for (const ship of Object.values(this.state.ships)) this.marks(pack, ship)
  }

  /** Any procedure of the pack, in any phase. */
  plays(pack: RulesPack, steps: number): void {
    for (let step = 0; step < steps; step++) {
      if (this.fair.below(8) === 0) this.goTo(this.state.turn + 1, pack.phases[0]!)
      if (this.fair.below(3) === 0) this.goTo(this.state.turn, this.fair.anyOf(pack.phases))
      this.starts(this.fair.anyOf(pack.procedures))
    }
  }

  private setsTable({ table }: RulesPack): void {
    const facts = Object.entries(table).map(([key, fact]): Effect => {
      const to = fact.kind === 'choice' ? this.anyOf(fact.choices) : this.endOf(fact.minimum, fact.maximum)
      return { type: 'tableSet', key, to }
    })
    this.sets(facts)
  }

  /** Half of her tracks and fields at an end; she stays afloat, so that she can act. */
  private marks(pack: RulesPack, { id: ship, document }: ShipInPlay): void {
    const { tracks, fields } = pack.shape(document)
    const effects: Effect[] = []
    for (const [track, { minimum, maximum, step = 1 }] of Object.entries(tracks)) {
      const low = track === 'flotation' || track === 'aircraft' || track === 'vessels' ? minimum + step : minimum
      if (this.below(2) === 0)
        effects.push({ type: 'trackSet', ship, track: track as TrackId, to: this.endOf(low, maximum) })
    }
    for (const [field, shape] of Object.entries(fields)) {
      if (field === 'standing' || shape.kind === 'text' || this.below(2) === 0) continue
      const to: Scalar = shape.kind === 'number' ? this.endOf(shape.minimum, shape.maximum) : this.anyOf(shape.choices)
      effects.push({ type: 'fieldSet', ship, field: field as FieldId, to })
    }
    this.sets(effects)
  }

  /** Sometimes an end of the range. A question is overridden once: then it is answered. */
  protected override overruled({ within }: OverridableQuestion): Answer | undefined {
    if (this.below(6) !== 1) return undefined
    return this.anyOf('least' in within ? [within.least, within.most] : within)
  }

  private endOf(minimum: number, maximum: number): number {
    return this.anyOf([minimum, maximum])
  }

  private sets(effects: readonly Effect[]): void {
    if (effects.length > 0) this.write({ kind: 'step', label: { key: 'steps.settled' }, by: 'hand', effects })
  }
}

/** Any choice of every house rule, as far as they agree with one another. */
function rulings(pack: RulesPack, chance: Chance): Readonly<Record<string, Scalar>> {
  const chosen: Record<string, Scalar> = {}
  for (const [rule, to] of Object.entries(chance.anyRulings(pack.houseRules))) {
    if (pack.checkHouseRule?.(chosen, rule, to).ok !== false) chosen[rule] = to
  }
  return chosen
}

function fleets(pack: RulesPack, chance: Chance): readonly SquadronSetup<Entered>[] {
  const documents = starterShipDocuments(pack.id)
  return ['north', 'south'].map((side) => ({
    id: side,
    side: sideId(side),
    ships: Array.from({ length: 3 }, (_, index) => ({
      id: shipId(`${side}-${index}`),
      document: extremeShip(pack, chance.anyOf(documents), chance.below(2) === 0 ? 'lowest' : 'highest'),
    })),
  }))
}

type End = 'lowest' | 'highest'
const made = new Map<string, ShipDocument>()

/** A ship with every figure of hers as far towards an end as her rules take it, name by name. */
function extremeShip(pack: RulesPack, document: ShipDocument, end: End): ShipDocument {
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
