import type { BoxId, FieldId, ShipId, TrackId } from '../kernel/ids'
import { own } from '../kernel/own'
import type { Phrase } from '../kernel/phrase'
import type { Scalar } from '../kernel/scalar'
import { applyEffect, type FoldRules } from './apply-effect'
import type { Effect, Premise } from './effects'
import type { GameState, Mark, ShipInPlay } from './state'
import { StateDraft } from './state-draft'

/** What a rule has done to the table in its dialogue, and what it went by. */
export interface Worked {
  readonly effects: readonly Effect[]
  readonly given: readonly Premise[]
  readonly why: readonly Phrase[]
}

/**
 * The table as a rule works on it: its own effects count at once, the game knows nothing of them until the dialogue
 * is finished. What is read with `mark`, `track`, `field` and `fact` before it was changed here becomes a premise.
 */
export class RuleDraft {
  private readonly draft: StateDraft
  private readonly effects: Effect[] = []
  private readonly reasons: Phrase[] = []
  private readonly premises = new Map<string, Premise>()
  private readonly written = new Set<string>()

  constructor(
    private readonly rules: FoldRules,
    from: GameState,
  ) {
    this.draft = new StateDraft(from)
  }

  /** For reading what the outcome does not hang on. */
  get state(): GameState {
    return this.draft.state
  }

  get worked(): Worked {
    return { effects: [...this.effects], given: [...this.premises.values()], why: [...this.reasons] }
  }

  /** Throws for a ship that is not on the table: a procedure is only started with ships that are. */
  ship(id: ShipId): ShipInPlay {
    const ship = this.draft.ship(id)
    if (!ship) throw new Error(`no ship ${id}`)
    return ship
  }

  mark(ship: ShipId, box: BoxId, mark: Mark): boolean {
    const was = (own(this.ship(ship).boxes, box) ?? []).includes(mark)
    this.reads(`mark ${ship} ${box} ${mark}`, { of: 'mark', ship, box, mark, was })
    return was
  }

  track(ship: ShipId, track: TrackId): number {
    const was = own(this.ship(ship).tracks, track) ?? 0
    this.reads(`track ${ship} ${track}`, { of: 'track', ship, track, was })
    return was
  }

  field(ship: ShipId, field: FieldId): Scalar {
    const was = own(this.ship(ship).fields, field) ?? null
    this.reads(`field ${ship} ${field}`, { of: 'field', ship, field, was })
    return was
  }

  /** A fact of the table; `null` where it was never set. */
  fact(key: string): Scalar {
    const known = own(this.state.table, key)
    if (known !== undefined) this.reads(`table ${key}`, { of: 'table', key, was: known })
    return known ?? null
  }

  does(effect: Effect, ...why: readonly Phrase[]): void {
    const key = keyOfEffect(effect)
    if (key !== undefined) this.written.add(key)
    applyEffect(this.rules, this.draft, effect)
    this.effects.push(effect)
    this.because(...why)
  }

  because(...why: readonly Phrase[]): void {
    this.reasons.push(...why)
  }

  private reads(key: string, premise: Premise): void {
    if (!this.written.has(key) && !this.premises.has(key)) this.premises.set(key, premise)
  }
}

function keyOfEffect(effect: Effect): string | undefined {
  switch (effect.type) {
    case 'marked':
      return `mark ${effect.ship} ${effect.box} ${effect.mark}`
    case 'trackSet':
    case 'trackMoved':
      return `track ${effect.ship} ${effect.track}`
    case 'fieldSet':
      return `field ${effect.ship} ${effect.field}`
    case 'tableSet':
      return `table ${effect.key}`
    default:
      return undefined
  }
}
