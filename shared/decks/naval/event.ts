import type { NavalEffect } from './effect'

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
type Rank = (typeof ranks)[number]

/** Hearts are minor, diamonds can decide the day; a black card is no event. */
export type RedSuit = 'hearts' | 'diamonds'

/** `AH` to `KD`, as the corner of the card reads. */
export type NavalEventId = `${Rank}${'H' | 'D'}`

/** One red card of the naval event deck: facts only, its words are under `decks.naval.<key>`. */
export interface NavalEvent {
  readonly id: NavalEventId
  readonly rank: Rank
  readonly suit: RedSuit
  readonly key: string
  readonly severity: 'minor' | 'decisive'
  readonly lasts: 'instant' | 'turn' | 'untilRepaired' | 'untilExtinguished'
  /** `opposing` is seen from whoever plays the card. */
  readonly strikes: 'opposingShip' | 'twoOpposingShips' | 'opposingFormation' | 'ownSide'
  readonly chosenBy: Readonly<Partial<Record<'ship' | 'ships' | 'firer' | 'target' | 'formation', Chooser>>>
  /** When it may be played; a spotter plane has one moment by day and another by night. */
  readonly moment: Moment | { readonly day: Moment; readonly night: Moment }
  /** A ruling where print gives no moment. */
  readonly momentIs: 'printed' | 'ruling'
  readonly effects: readonly NavalEffect[]
  readonly dice: readonly EventDie[]
}

/** Who names a part of what is struck; `victimChosenBy` is the house rule of that name. */
type Chooser = 'cardPlayer' | 'struckSide' | 'victimChosenBy'

export const moments = [
  'declaresFire',
  'declaresTorpedoes',
  'declaresMainBattery',
  'declaresSecondaryBattery',
  'movementStart',
  'movement',
  'anyPhase',
  'spottingStart',
  'announcesAnyWeapon',
  'mainBatteryTargetDeclared',
  'torpedoLaunchDeclared',
  'gunneryPhase',
  'spottingPhase',
  'combat',
] as const
type Moment = (typeof moments)[number]

/** A die of a card, with its table if it has one: lowest face, highest face, result. */
export interface EventDie {
  readonly die: 'D6' | '3D6'
  readonly rows?: readonly (readonly [number, number, string])[]
  readonly for?: 'torpedoes' | 'range'
  readonly when?: 'noAirRules'
}
