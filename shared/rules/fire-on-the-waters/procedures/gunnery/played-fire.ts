import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { Effect } from '../../../../game/effect'
import { drawLot } from '../../../../kernel/draw-lot'
import { withoutOne } from '../../../../kernel/dialogue'
import type { Dice } from '../../../../kernel/dice'
import type { Policy } from '../../../../kernel/policy'
import { playOut } from '../../../../kernel/sampled-odds'
import type { Assumed } from '../../../pack/odds'
import { checkShip } from '../../ship/check-ship'
import { chitHitsEach } from '../../hitting/chit-hits'
import { groupsOf, hitsOf, withinTables } from '../../hitting/hits'
import { rulingOf } from '../../table/house-rules'
import { shape } from '../../ship/shape'
import { countOf } from '../../ship/state'
import { chitsBelow } from '../../tables/gunnery'
import { resolveHits } from '../damage/damage'
import { reckoned, type ReckonedBattery, type ReckonedKind } from './agreed'
import { cupOf, isHit, lotsOf } from './cup'
import type { GunfireValues } from './gunfire-form'
import { goesOn } from './initial-roll'

const rules = { checkShip, shape }

/** Plays gunfire out with its damage, sample after sample, and counts the results for the target. */
export class PlayedFire {
  samples = 0
  /** How often each number of flotation points was lost. */
  readonly pointsLost = new Map<number, number>()
  /** Times that a fire broke out, and that she was lost. */
  burnt = 0
  gone = 0
  private readonly batteries: readonly ReckonedBattery[]
  private readonly dice: Dice
  private readonly policy: Policy
  private readonly pending: readonly Effect[]

  constructor(
    private readonly state: GameState,
    private readonly inputs: GunfireValues,
    { dice, policy, pending }: Assumed,
  ) {
    this.batteries = reckoned(state, inputs)
    this.dice = dice
    this.policy = policy
    this.pending = pending
  }

  once(): void {
    this.samples++
    const hits = this.inputs.ships.flatMap((ship) => {
      const thrown = this.batteries.find(({ firing }) => firing.ship === ship)?.thrown
      const die = thrown ?? this.dice('D10')
      const on = this.batteries.filter(({ firing, initial }) => firing.ship === ship && goesOn(initial, die))
      return on.map((battery) => ({ battery, count: this.hitsOf(battery) })).filter(({ count }) => count > 0)
    })
    if (hits.length === 0) return this.count(0)
    const { target, rangeInches } = this.inputs
    const draft = new RuleDraft(rules, this.state, this.pending, 'table')
    const burning = countOf(draft.ship(target.id), 'burning')
    let [points, isGone] = [0, false]
    for (const { battery, count } of hits) {
      const { ship, battery: of } = battery.firing
      const dealt = { target: target.id, by: ship.id, weapon: 'gun', inches: of.inches, rangeInches, count } as const
      const struck = playOut(resolveHits(draft, dealt), this.dice, this.policy)
      points += struck.points
      isGone = struck.isGone
    }
    this.count(points)
    if (countOf(draft.ship(target.id), 'burning') > burning) this.burnt++
    if (isGone) this.gone++
  }

  private count(points: number): void {
    this.pointsLost.set(points, (this.pointsLost.get(points) ?? 0) + 1)
  }

  private hitsOf({ kinds }: ReckonedBattery): number {
    if (rulingOf(this.state, 'hitMethod') === 'chits') return this.chitsOf(kinds)
    let hits = 0
    for (const { hitNumber, mounts } of kinds) {
      for (const group of groupsOf(mounts.length)) hits += hitsOf(hitNumber, group, this.dice('D100'))
    }
    return hits
  }

  private chitsOf(kinds: readonly ReckonedKind[]): number {
    const cup = cupOf(this.state)
    let lots = cup.ok ? lotsOf(cup.value) : []
    let hits = 0
    for (const { hitNumber, mounts } of kinds) {
      const number = withinTables(hitNumber)
      const each = chitHitsEach(number)
      hits += each * mounts.length
      const isBelow = number < chitsBelow.hitNumber
      if (each > 0 || (isBelow && this.dice('D10') !== chitsBelow.mustRoll)) continue
      for (let pull = 0; pull < mounts.length && lots.length > 0; pull++) {
        const chit = drawLot(lots, this.dice)
        if (isHit(chit, isBelow ? number + chitsBelow.add : number)) hits++
        lots = withoutOne(lots, chit)
      }
    }
    return hits
  }
}
