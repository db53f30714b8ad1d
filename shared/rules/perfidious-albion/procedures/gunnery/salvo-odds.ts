import { RuleDraft } from '../../../../game/rule-draft'
import type { FoldRules } from '../../../../game/apply-effect'
import type { Effect } from '../../../../game/effects'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Asking } from '../../../../kernel/asking'
import type { Dice } from '../../../../kernel/dice'
import type { Distribution } from '../../../../kernel/distribution'
import { exactOdds } from '../../../../kernel/exact-odds'
import { fieldId, trackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Policy } from '../../../../kernel/policy'
import { playOut, sampledOdds, usualSamples } from '../../../../kernel/sampled-odds'
import type { Input } from '../../../procedure'
import { shipOf } from '../../ship-data'
import { concentrate, type Concentration } from './concentration'
import { heedEtiquette } from './salvo'
import { readSalvo, salvoOf, type Salvo } from './salvo-input'
import { straddleOdds } from './straddle-odds'
import { rollStraddles } from './straddles'
import { strikeAll } from './strikes'

/** Up to so many straddles every place of every hit is followed. */
const followedStraddles = 2

/** Under `fireMarkStacks`. */
const mostFirePerHit = 2

/** What a salvo may do to its target. */
export interface Fate {
  readonly penetrated: boolean
  /** New leaks. */
  readonly floods: boolean
  /** The fire rises. */
  readonly burns: boolean
  readonly sinks: boolean
  readonly blowsUp: boolean
}

export interface SalvoOdds {
  readonly concentrations: readonly Concentration[]
  /** The chance of each number of straddles, always exact. */
  readonly straddles: readonly number[]
  readonly fates: Distribution<Fate>
  /** How often the salvo was played out, for the error to show; `null` where the fates are exact. */
  readonly samples: number | null
}

export interface Assumed {
  readonly dice: Dice
  /** Decides where a player would; its name stands beside the figures. */
  readonly policy: Policy
  readonly pending?: readonly Effect[]
  /** Fewer for a quick look, with a larger error. */
  readonly samples?: number
}

/** The odds of a salvo that `check` has passed, before it is fired. */
export function salvoOdds(
  rules: FoldRules,
  state: GameState,
  input: Input,
  { dice, policy, pending = [], samples = usualSamples }: Assumed,
): SalvoOdds {
  const laid = salvoOf(readSalvo(state, input))
  const draft = () => new RuleDraft(rules, state, pending, 'table')
  const concentrations = playOut(reckoned(draft(), laid), dice, policy)
  const straddles = straddleOdds(concentrations)
  const start = () => fate(draft(), laid, concentrations)
  const most = straddles.length - 1
  const exact = most <= followedStraddles && !mayExplode(draft(), laid, most) ? exactOdds(start, policy) : undefined
  const fates = exact ?? sampledOdds(start, dice, policy, samples)
  return { concentrations, straddles, fates, samples: exact ? null : samples }
}

/** An explosion within has sixty places of its own: too many to follow for every place of a hit. */
function mayExplode(table: RuleDraft, { target }: Salvo, straddles: number): boolean {
  const ship = table.ship(target.id)
  return stands(ship, 'fire') + mostFirePerHit * straddles > shipOf(ship.document).fireTrackBoxes
}

function* reckoned(table: RuleDraft, laid: Salvo): Asking<readonly Concentration[]> {
  return yield* concentrate(table, laid, yield* heedEtiquette(table.settled, laid))
}

function* fate(table: RuleDraft, laid: Salvo, concentrations: readonly Concentration[]): Asking<Fate> {
  const before = table.ship(laid.target.id)
  const [flooding, fire] = [stands(before, 'flooding'), stands(before, 'fire')]
  const straddles = yield* rollStraddles(concentrations, laid.squadron.side)
  const entered = yield* strikeAll(table, laid, concentrations, straddles)
  const after = table.ship(laid.target.id)
  const standing = own(after.fields, fieldId('standing'))
  return {
    penetrated: entered > 0,
    floods: stands(after, 'flooding') > flooding,
    burns: stands(after, 'fire') > fire,
    sinks: standing === 'sunk',
    blowsUp: standing === 'blownUp',
  }
}

function stands(ship: ShipInPlay, track: string): number {
  return own(ship.tracks, trackId(track)) ?? 0
}
