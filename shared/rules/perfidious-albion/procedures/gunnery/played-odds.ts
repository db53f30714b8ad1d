import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipInPlay } from '../../../../game/state'
import { ControlledMean } from '../../../../kernel/controlled-mean'
import type { Dice } from '../../../../kernel/dice'
import { fieldId, trackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Policy } from '../../../../kernel/policy'
import { playOut } from '../../../../kernel/sampled-odds'
import { rulingOf } from '../../table/house-rules'
import { isLost } from '../damage/fire-flash-flooding'
import type { PlannedCell } from '../damage/hull-plan'
import { hitByShell } from '../damage/shell'
import type { Concentration } from './concentration'
import { type FateName, type FateOdds, type PreparedSalvo, chanceOfEntering } from './salvo-odds'
import { HazardCells, noLuck, type Luck } from './hazard-odds'
import { prospectsOf, type Prospect } from './prospects'

const standing = fieldId('standing')
const flotation = trackId('flotation')
const flooding = trackId('flooding')
const fire = trackId('fire')

/** A straddle that is sure, or one more on a throw of so much. */
interface Straddle {
  readonly penetration: number
  readonly oneMore: Concentration['oneMore']
}

/** One salvo under way. */
interface Under {
  readonly table: RuleDraft
  /** Cells above water that shells of this salvo went into first. */
  readonly kindled: PlannedCell[]
  /** By how much its hits fell better or worse for each fate than was to be expected. */
  readonly surplus: { floods: number; burns: number; sinks: number; blowsUp: number }
}

/**
 * The odds of many straddles: their number and places are thrown, and what each shell does is played by the dialogue.
 * Before each hit it is known how likely it is to bring a fate about by itself, and how likely the fate is thought
 * after it; the figures are corrected by the luck of the salvo, which is nothing in the mean.
 */
export class PlayedOdds {
  private readonly means = {
    floods: new ControlledMean(0),
    burns: new ControlledMean(0),
    sinks: new ControlledMean(0),
    blowsUp: new ControlledMean(0),
  }
  private readonly cells: HazardCells
  private readonly before: ShipInPlay
  private readonly penetrated: number
  private readonly straddles: readonly Straddle[]
  private readonly prospects: readonly Prospect[]
  /** A shell that armour keeps out does nothing, unless the ruling is off. */
  private readonly heldDoesNothing: boolean

  constructor(
    private readonly salvo: PreparedSalvo,
    private readonly dice: Dice,
    private readonly policy: Policy,
  ) {
    const { inputs, concentrations, places } = salvo
    const table = salvo.draft()
    this.before = table.ship(inputs.target.id)
    this.cells = new HazardCells(this.before, places)
    this.penetrated = isLost(this.before) ? 0 : chanceOfEntering(concentrations, places)
    this.heldDoesNothing = rulingOf(table.state, 'fireNeedsPenetration') !== 'off'
    this.straddles = concentrations.flatMap(({ penetration, sure, oneMore }) => [
      ...Array.from({ length: sure }, () => ({ penetration, oneMore: null })),
      ...(oneMore ? [{ penetration, oneMore }] : []),
    ])
    const place = 1 / places.cells.length
    this.prospects = prospectsOf(
      this.straddles.map((straddle) => {
        const luck = this.cells.chances(straddle.penetration, this.before, [])
        return { share: shareOf(straddle), luck, place }
      }),
      own(this.before.tracks, flotation) ?? 0,
    )
  }

  once(): void {
    const under: Under = {
      table: this.salvo.draft(),
      kindled: [],
      surplus: { floods: 0, burns: 0, sinks: 0, blowsUp: 0 },
    }
    for (const [index, straddle] of this.straddles.entries()) {
      const ship = this.ship(under)
      if (isLost(ship)) break
      this.straddle(under, ship, straddle, this.prospects[index + 1]!)
    }
    const after = this.ship(under)
    const stands = own(after.fields, standing)
    const wasAfloat = !isLost(this.before)
    this.means.floods.add(this.rose(flooding, after), under.surplus.floods)
    this.means.burns.add(this.rose(fire, after), under.surplus.burns)
    this.means.blowsUp.add(wasAfloat && stands === 'blownUp', under.surplus.blowsUp)
    this.means.sinks.add(wasAfloat && stands === 'sunk', under.surplus.sinks)
  }

  get fates(): Readonly<Record<FateName, FateOdds>> {
    const of = ({ chance, error }: ControlledMean): FateOdds => ({ chance, error })
    return {
      penetrated: { chance: this.penetrated, error: null },
      floods: of(this.means.floods),
      burns: of(this.means.burns),
      sinks: of(this.means.sinks),
      blowsUp: of(this.means.blowsUp),
    }
  }

  private straddle(under: Under, ship: ShipInPlay, straddle: Straddle, after: Prospect): void {
    const { penetration, oneMore } = straddle
    const expected = this.cells.chances(penetration, ship, under.kindled)
    const cell = oneMore && this.dice(oneMore.die) > oneMore.atMost ? undefined : this.salvo.places.roll(this.dice)
    const enters = cell !== undefined && penetration >= cell.armour
    const came = enters ? this.cells.luckOf(cell, ship, under.kindled) : noLuck
    this.reckon(under, ship, over(came, expected, shareOf(straddle)), after)
    if (!cell || (!enters && this.heldDoesNothing)) return
    if (came.kindles > 0) under.kindled.push(cell)
    const { section, deck } = cell
    playOut(hitByShell(under.table, ship.id, { section, deck, penetration }), this.dice, this.policy)
  }

  /** A fate that comes about by itself is worth what was still wanting to it; her loss costs what was in prospect. */
  private reckon({ surplus, kindled }: Under, ship: ShipInPlay, luck: Luck, after: Prospect): void {
    surplus.blowsUp += (1 - after.blowsUp) * luck.blowsUp
    if (!this.rose(flooding, ship)) surplus.floods += (1 - after.floods) * luck.floods - after.floods * luck.blowsUp
    const left = own(ship.tracks, flotation) ?? 0
    const sinks = after.sinks[left]!
    surplus.sinks += (after.sinks[left - 1]! - sinks) * luck.floods - sinks * luck.blowsUp
    if (this.rose(fire, ship)) return
    const burns = after.burns[kindled.length]!
    const nearer = after.burns[kindled.length + 1]! - burns
    surplus.burns += (1 - burns) * luck.burns + nearer * luck.kindles - burns * luck.blowsUp
  }

  private ship({ table }: Under): ShipInPlay {
    return table.ship(this.salvo.inputs.target.id)
  }

  /** Whether it has come about in this salvo already. */
  private rose(track: typeof fire, ship: ShipInPlay): boolean {
    return (own(ship.tracks, track) ?? 0) > (own(this.before.tracks, track) ?? 0)
  }
}

function shareOf({ oneMore }: Straddle): number {
  return oneMore ? oneMore.percent / 100 : 1
}

function over(came: Luck, expected: Luck, share: number): Luck {
  return {
    floods: came.floods - share * expected.floods,
    burns: came.burns - share * expected.burns,
    kindles: came.kindles - share * expected.kindles,
    blowsUp: came.blowsUp - share * expected.blowsUp,
  }
}
