import type { NavalEffect } from '../../decks/naval/effect'
import type { NavalEvent } from '../../decks/naval/event'
import type { LastingEvent } from '../../game/decks/lasting'
import type { RuleDraft } from '../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../game/state'
import type { Dialogue } from '../../kernel/dialogue'
import type { FieldId, ShipId, SideId, SquadronId } from '../../kernel/ids'
import type { Scalar } from '../../kernel/scalar'

/** How rules act on event cards. What a pack leaves out stays on the card as a reminder. */
export interface EventApplication {
  /** With rules for aircraft an attack is so many bombers; without them it is shells or torpedoes. */
  readonly hasAirRules: boolean
  /** The rules say how a ship moves whose steering was hit: house rule `steeringCasualty: packTable`. */
  readonly hasSteeringHits: boolean
  /** Whether it is night at this table; `undefined` where the rules do not know. */
  isNight(state: GameState): boolean | undefined
  /** Whether a ship can be struck by this: she is there, and has what it silences. */
  meets(state: GameState, ship: ShipInPlay, effect: NavalEffect): boolean
  /** How effects of lasting events begin; without an entry these rules do not know one. */
  readonly lasts: LastingRules
  /** How events that last show on her card; without it they are marked on the ship herself. */
  readonly onCard?: ShownOnCard
  /** What ends with an event that a player ends early; what is left out stays on the cards. */
  ends?(table: RuleDraft, event: LastingEvent): void
  /** Events that act at once; what these rules do not know the players do. */
  readonly dealDamage: DamageRules
}

export type EffectOf<Code extends NavalEffect['code']> = Extract<NavalEffect, { code: Code }>

/** An effect of a lasting event as it begins on a ship. */
export interface Begins<Effect extends NavalEffect = NavalEffect> {
  readonly table: RuleDraft
  readonly ship: ShipId
  readonly effect: Effect
  readonly event: NavalEvent
}

/**
 * By the code of the effect: what is noted on the marker beside what the card says, asked for or not; `null` where only a
 * reminder is possible. `byMarker`: the rules read it off the marker, and no card changes.
 */
export type LastingRules = {
  readonly [Code in NavalEffect['code']]?:
    | 'byMarker'
    | ((begins: Begins<EffectOf<Code>>) => Dialogue<Noted | null> | Noted | null)
}

/** One kind of damage. */
export type DamageOf<Is extends EventDamage['is']> = Extract<EventDamage, { is: Is }>

export type DamageRules = {
  readonly [Is in EventDamage['is']]?: (table: RuleDraft, damage: DamageOf<Is>) => Dialogue<void>
}

interface ShownOnCard {
  /** Fields that only a ship as she is shown has; no entry sets them. */
  readonly fields: readonly FieldId[]
  /**
   * The ship with the lasting events of this table worked into her figures; the same object as long as none of it
   * changes. It does not look at the other ships: a mark on one does not invalidate another.
   */
  shown(state: GameState, ship: ShipInPlay): ShipInPlay
}

export type Noted = Readonly<Record<string, Scalar>>

export type HitByEvent = { readonly ship: ShipId } | { readonly squadron: SquadronId }

export type EventDamage =
  | { readonly is: 'collision'; readonly ships: readonly [ShipId, ShipId] }
  | ({
      readonly is: 'shells'
      readonly weapon: 'commonShell12Inch' | 'heShell8Inch'
      readonly hitPercent: number
    } & Attack)
  | ({
      readonly is: 'torpedoes'
      readonly weapon: 'torpedo18Inch' | 'submarineTorpedo'
      readonly rangeYards: number
    } & Attack)
  | { readonly is: 'mine'; readonly ship: ShipId; readonly by: SideId; readonly hits: number }
  | ({ readonly is: 'bombers'; readonly kind: 'diveBombers' | 'torpedoBombers' | 'levelBombers' } & Attack)

interface Attack {
  readonly ship: ShipId
  /** Who rolls for it: the side that played the card. */
  readonly by: SideId
  readonly count: number
}
