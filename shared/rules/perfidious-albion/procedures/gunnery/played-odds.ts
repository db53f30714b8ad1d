import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipInPlay } from '../../../../game/state'
import { ControlledMean } from '../../../../kernel/controlled-mean'
import type { Dice } from '../../../../kernel/dice'
import { fieldId, trackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Policy } from '../../../../kernel/policy'
import { playOut } from '../../../../kernel/sampled-odds'
import { isLost } from '../damage/gone'
import type { PlannedCell } from '../damage/hull-plan'
import { ruling } from '../damage/ruling'
import { strikeByShell } from '../damage/shell'
import type { FateName } from './fate-odds'
import { HazardCells, hazards, type Hazard } from './hazard-odds'
import { chanceOfEntering } from './place-odds'
import type { FateOdds, LaidSalvo } from './salvo-odds'

const standing = fieldId('standing')
const flooding = trackId('flooding')
const fire = trackId('fire')

/** One salvo under way. */
interface Under {
  readonly table: RuleDraft
  /** Cells that shells of this salvo went into. */
  readonly hit: PlannedCell[]
  /** How much oftener than expected its hits fell where they bring the fate about by themselves. */
  readonly surplus: Record<Hazard, number>
}

/**
 * The odds of many straddles: their number and places are thrown, and what each shell does is played by the dialogue.
 * Before each hit the chance is known that it brings a fate about by itself; by how much luck was better or worse than
 * that over a salvo, in the mean nothing, the figures are put right.
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
  /** A shell that armour keeps out does nothing, unless the ruling is off. */
  private readonly heldDoesNothing: boolean

  constructor(
    private readonly salvo: LaidSalvo,
    private readonly dice: Dice,
    private readonly policy: Policy,
  ) {
    const { laid, concentrations, places } = salvo
    const table = salvo.draft()
    this.before = table.ship(laid.target.id)
    this.cells = new HazardCells(this.before, places)
    this.penetrated = isLost(this.before) ? 0 : chanceOfEntering(concentrations, places)
    this.heldDoesNothing = ruling(table.state, 'fireNeedsPenetration') !== 'off'
  }

  once(): void {
    const under: Under = { table: this.salvo.draft(), hit: [], surplus: { floods: 0, burns: 0, blowsUp: 0 } }
    for (const { penetration, sure, oneMore } of this.salvo.concentrations) {
      for (let straddle = 0; straddle < sure; straddle++) this.straddle(under, penetration)
      if (oneMore) this.straddle(under, penetration, oneMore)
    }
    const after = this.ship(under)
    const stands = own(after.fields, standing)
    const wasAfloat = !isLost(this.before)
    this.means.floods.add(this.has('floods', after), under.surplus.floods)
    this.means.burns.add(this.has('burns', after), under.surplus.burns)
    this.means.blowsUp.add(wasAfloat && stands === 'blownUp', under.surplus.blowsUp)
    this.means.sinks.add(wasAfloat && stands === 'sunk', under.surplus.floods)
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

  /** One that is sure, or one more on a throw of so much. */
  private straddle(
    under: Under,
    penetration: number,
    oneMore?: NonNullable<LaidSalvo['concentrations'][number]['oneMore']>,
  ): void {
    const ship = this.ship(under)
    if (isLost(ship)) return
    const { surplus, hit, table } = under
    const open = hazards.filter((hazard) => !this.has(hazard, ship))
    const share = oneMore ? oneMore.percent / 100 : 1
    for (const hazard of open) surplus[hazard] -= share * this.cells.chance(hazard, penetration, ship, hit)
    if (oneMore && this.dice(oneMore.die) > oneMore.atMost) return
    const cell = this.salvo.places.roll(this.dice)
    if (!cell) return
    const enters = penetration >= cell.armour
    if (!enters && this.heldDoesNothing) return
    if (enters) for (const hazard of open) if (this.cells.has(hazard, cell, ship, hit)) surplus[hazard]++
    if (enters) hit.push(cell)
    const { section, deck } = cell
    playOut(strikeByShell(table, ship.id, { section, deck, penetration }), this.dice, this.policy)
  }

  private ship({ table }: Under): ShipInPlay {
    return table.ship(this.salvo.laid.target.id)
  }

  /** Whether it has come about in this salvo already. */
  private has(hazard: Hazard, ship: ShipInPlay): boolean {
    const rose = (track: typeof fire) => (own(ship.tracks, track) ?? 0) > (own(this.before.tracks, track) ?? 0)
    switch (hazard) {
      case 'floods':
        return rose(flooding)
      case 'burns':
        return rose(fire)
      case 'blowsUp':
        return own(ship.fields, standing) === 'blownUp'
    }
  }
}
