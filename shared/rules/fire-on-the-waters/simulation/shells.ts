import type { RuleDraft } from '../../../game/rule-draft'
import type { GameState } from '../../../game/state'
import { playOut } from '../../../kernel/sampled-odds'
import type { ShipId } from '../../../kernel/ids'
import { rulingOf } from '../table/house-rules'
import type { Hits } from '../table/markers'
import { faceFor, powerAt } from '../procedures/damage/armour'
import { isGone } from '../procedures/damage/gone'
import { hitOn, partsAt, type Hit, type Part, type Shot } from '../procedures/damage/hit'
import { besideStruck, floodsByShell } from '../procedures/damage/shell'
import { mostSpeed, slowDown } from '../procedures/damage/slow-down'
import { wreak } from '../procedures/damage/wreak'
import type { Place, WaterShip } from '../ship/ship'
import { placeAt } from '../ship/ship-data'
import { locationHit } from '../tables/damage'
import type { Played } from './fire'

const highestFace = 6

/** One part that can be struck, and the face of the green die that gets through to it. */
interface Target {
  readonly part: Part
  readonly atMost: number
}

/**
 * Shell hits with the dice of their dialogue: high or low, place and armour are read from lists that are made once;
 * penetrations are played by the dialogue.
 */
export class Shells {
  private readonly struckAt = new WeakMap<WaterShip, Map<string, readonly Target[]>>()
  private readonly oneDieForAll: boolean

  constructor(private readonly start: GameState) {
    this.oneDieForAll = rulingOf(start, 'greenDice') !== 'each'
  }

  strike(table: RuleDraft, hits: Hits, played: Played): void {
    const ship = hits.target as ShipId
    let mostBefore: number | undefined
    const hit = hitOn(table, ship, hits, () => (mostBefore ??= mostSpeed(table, ship)))
    for (let n = 1; n <= hits.count && !isGone(table.ship(ship)); n++) this.one(hit, played)
    if (mostBefore !== undefined && !isGone(table.ship(ship))) slowDown(table, ship, mostBefore)
  }

  private one(hit: Hit, { dice, policy }: Played): void {
    const yellow = dice('D6')
    const targets = this.targetsOf(hit, yellow, dice('D36'))
    if (targets.length === 0) return
    const reached = this.through(targets, dice)
    if (reached.length > 0)
      playOut(
        wreak(hit, reached, (part) => floodsByShell(hit, part)),
        dice,
        policy,
      )
  }

  /** Hull and upper works of a place share one green die, or all places do. */
  private through(targets: readonly Target[], dice: Played['dice']): readonly Part[] {
    if (targets.every(({ atMost }) => atMost >= highestFace)) return targets.map(({ part }) => part)
    const dies = new Map<Place | undefined, number>()
    return targets.flatMap(({ part, atMost }) => {
      const key = this.oneDieForAll ? undefined : part.place
      if (key !== undefined && atMost >= highestFace) return [part]
      let die = dies.get(key)
      if (die === undefined) dies.set(key, (die = dice('D6')))
      return die <= atMost ? [part] : []
    })
  }

  private targetsOf({ form, weapon, inches, rangeInches }: Hit, yellow: number, at: number): readonly Target[] {
    let known = this.struckAt.get(form)
    if (!known) this.struckAt.set(form, (known = new Map()))
    const key = `${inches} ${rangeInches} ${yellow} ${at}`
    let targets = known.get(key)
    if (!targets) known.set(key, (targets = this.read(form, { weapon, inches, rangeInches }, yellow, at)))
    return targets
  }

  private read(form: WaterShip, shot: Shot, yellow: number, at: number): readonly Target[] {
    const struck = locationHit(yellow, shot.rangeInches)
    return [at, ...besideStruck(form, shot.inches, at)].flatMap((each) => {
      const place = placeAt(form, each)
      if (!place) return []
      const atMost = faceFor(powerAt(this.start, shot, place).power)
      return partsAt(place, struck).map((part) => ({ part, atMost }))
    })
  }
}
