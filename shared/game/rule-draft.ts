import type { BoxId, FieldId, ShipId, TrackId } from '../kernel/ids'
import { own } from '../kernel/own'
import type { Phrase } from '../kernel/phrase'
import type { Scalar } from '../kernel/scalar'
import { applyEffect, type FoldRules } from './apply-effect'
import type { Effect, Premise } from './effect'
import type { GameState, ShipInPlay } from './state'
import { StateDraft } from './state-draft'
import { bears, type Mark } from './mark'

/** What a rule has changed on the table in its dialogue, and on which premises. */
export interface DraftChanges {
  readonly effects: readonly Effect[]
  readonly given: readonly Premise[]
  readonly why: readonly Phrase[]
}

/**
 * The table as a rule works on it: its own effects count at once, the game sees none of them until the dialogue is
 * finished. What is read with `mark`, `track`, `field` and `fact` before it was changed here becomes a premise.
 */
export class RuleDraft {
  private readonly draft: StateDraft
  private readonly effects: Effect[] = []
  private readonly reasons: Phrase[] = []
  private readonly premises = new Map<string, Premise>()
  private readonly written = new Set<string>()

  /**
   * `pending` is damage that waits: hits read it, firing does not, and none of it is an effect of this rule. `worked`
   * keeps changes for the journal; odds and simulations only need the table.
   */
  constructor(
    private readonly rules: FoldRules,
    private readonly from: GameState,
    private readonly pending: readonly Effect[] = [],
    private readonly keeps: 'worked' | 'table' = 'worked',
  ) {
    this.draft = new StateDraft(from)
    for (const effect of pending) this.change(effect)
  }

  /** For reading what the outcome does not depend on. */
  get state(): GameState {
    return this.draft.state
  }

  /** The table without the pending damage: firing, movement and repairs read it. */
  get settled(): GameState {
    return this.pending.length > 0 ? this.from : this.draft.state
  }

  /** The table that it was begun on, for as long as `settled` says the same: what is read of it need not be read again. */
  get begunOn(): GameState | undefined {
    const isSame = this.pending.length > 0 || this.effects.length === 0
    return this.keeps === 'worked' && isSame ? this.from : undefined
  }

  get changes(): DraftChanges {
    return { effects: [...this.effects], given: [...this.premises.values()], why: [...this.reasons] }
  }

  /** Throws for a ship that is not on the table: a procedure is only started with ships that are. */
  ship(id: ShipId): ShipInPlay {
    const ship = this.draft.ship(id)
    if (!ship) throw new Error(`no ship ${id}`)
    return ship
  }

  mark(ship: ShipId, box: BoxId, mark: Mark): boolean {
    const was = bears(this.ship(ship), box, mark)
    if (this.keeps === 'worked') this.dependsOn({ of: 'mark', ship, box, mark, was })
    return was
  }

  /** What a card never had is 0, and no premise: the shape of a card does not change. */
  track(ship: ShipId, track: TrackId): number {
    const was = own(this.ship(ship).tracks, track)
    if (was !== undefined && this.keeps === 'worked') this.dependsOn({ of: 'track', ship, track, was })
    return was ?? 0
  }

  field(ship: ShipId, field: FieldId): Scalar {
    const was = own(this.ship(ship).fields, field)
    if (was !== undefined && this.keeps === 'worked') this.dependsOn({ of: 'field', ship, field, was })
    return was ?? null
  }

  /** A fact of the table; `null` where it was never set. */
  fact(key: string): Scalar {
    const known = own(this.state.table, key)
    if (known !== undefined && this.keeps === 'worked') this.dependsOn({ of: 'table', key, was: known })
    return known ?? null
  }

  apply(effect: Effect, ...why: readonly Phrase[]): void {
    this.change(effect)
    if (this.keeps === 'table') return
    this.effects.push(effect)
    this.because(...why)
  }

  /** Adds a premise explicitly, for what was read from `settled`. */
  dependsOn(premise: Premise): void {
    if (this.keeps === 'table') return
    const key = placeOf(premise)!
    if (!this.written.has(key) && !this.premises.has(key)) this.premises.set(key, premise)
  }

  because(...why: readonly Phrase[]): void {
    if (this.keeps === 'worked') this.reasons.push(...why)
  }

  private change(effect: Effect): void {
    const key = this.keeps === 'worked' ? placeOf(effect) : undefined
    if (key !== undefined) this.written.add(key)
    applyEffect(this.rules, this.draft, effect)
  }
}

/** What a premise is about, or an effect changes: a mark, a track, a field or a fact. */
function placeOf(of: Premise | Effect): string | undefined {
  if ('key' in of) return `table ${of.key}`
  if ('box' in of) return `mark ${of.ship} ${of.box} ${of.mark}`
  if ('track' in of) return `track ${of.ship} ${of.track}`
  return 'field' in of ? `field ${of.ship} ${of.field}` : undefined
}
