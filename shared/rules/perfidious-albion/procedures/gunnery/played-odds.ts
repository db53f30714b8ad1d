import { ControlledMean } from '../../../../kernel/controlled-mean'
import type { Dice } from '../../../../kernel/dice'
import type { Policy } from '../../../../kernel/policy'
import { playOut } from '../../../../kernel/sampled-odds'
import { isLost } from '../damage/gone'
import type { PlannedCell } from '../damage/hull-plan'
import { ruling } from '../damage/ruling'
import { bringsAbout, fateByHits, fates, noFate, type Fate, type FateName, type Hit } from './fate-odds'
import { chanceOfEntering } from './place-odds'
import type { FateOdds, LaidSalvo } from './salvo-odds'

const played = fates.filter((fate) => fate !== 'penetrated')
type Played = (typeof played)[number]

interface Fall extends Hit {
  readonly enters: boolean
}

/**
 * The odds of many straddles: their number and places are thrown, and what each shell does is played by the dialogue.
 * Beside each fate stands the chance of a hit that brings it about by itself, which is known exactly.
 */
export class PlayedOdds {
  private readonly means: Readonly<Record<Played, ControlledMean>>
  private readonly brings: ReturnType<typeof bringsAbout>
  private readonly penetrated: number
  private readonly isLost: boolean
  /** A shell that armour keeps out does nothing, unless the ruling is off. */
  private readonly heldDoesNothing: boolean

  constructor(
    private readonly salvo: LaidSalvo,
    private readonly dice: Dice,
    private readonly policy: Policy,
  ) {
    const { laid, concentrations, places } = salvo
    const table = salvo.draft()
    const target = table.ship(laid.target.id)
    this.brings = bringsAbout(target)
    this.isLost = isLost(target)
    this.penetrated = this.isLost ? 0 : chanceOfEntering(concentrations, places)
    this.heldDoesNothing = ruling(table.state, 'fireNeedsPenetration') !== 'off'
    const known = (fate: Played) => new ControlledMean(chanceOfEntering(concentrations, places, this.brings[fate]))
    this.means = { floods: known('floods'), burns: known('burns'), sinks: known('sinks'), blowsUp: known('blowsUp') }
  }

  once(): void {
    const falls = this.falls()
    const fate = this.fateOf(falls)
    for (const name of played) {
      const stood = falls.some(({ cell, enters }) => enters && this.brings[name](cell))
      this.means[name].add(fate[name], stood)
    }
  }

  get fates(): Readonly<Record<FateName, FateOdds>> {
    const of = (name: Played): FateOdds => ({ chance: this.means[name].chance, error: this.means[name].error })
    return {
      penetrated: { chance: this.penetrated, error: null },
      floods: of('floods'),
      burns: of('burns'),
      sinks: of('sinks'),
      blowsUp: of('blowsUp'),
    }
  }

  private fateOf(falls: readonly Fall[]): Fate {
    const hits = this.heldDoesNothing ? falls.filter(({ enters }) => enters) : falls
    if (hits.length === 0 || this.isLost) return noFate
    const { laid, draft } = this.salvo
    return playOut(fateByHits(draft(), laid.target.id, hits), this.dice, this.policy)
  }

  /** Every straddle that falls on the hull. */
  private falls(): readonly Fall[] {
    const falls: Fall[] = []
    for (const { penetration, sure, oneMore } of this.salvo.concentrations) {
      const more = oneMore && this.dice(oneMore.die) <= oneMore.atMost ? 1 : 0
      for (let straddle = 0; straddle < sure + more; straddle++) {
        const cell: PlannedCell | undefined = this.salvo.places.roll(this.dice)
        if (cell) falls.push({ cell, penetration, enters: penetration >= cell.armour })
      }
    }
    return falls
  }
}
