import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { aimedAtBy } from '../../../kit/at-whom'
import { squadronOf } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import type { OddsRow } from '../../../pack/odds'
import { sentencesOf } from '../../sentence'
import { trackOf, type FieldName, type TrackName } from '../../ship/shape'
import { attackTypes, type AircraftData, type AttackType } from '../../ship/ship'
import { dataOf } from '../../ship/stand-data'
import { says as cardSays, floats, standsOn } from '../../ship/state'
import { lastAimOf } from '../may-fire/firing'
import { eachOf, modifiersOf, exactRow } from '../throws/sum'

/** A sentence of the rules of the air. */
export const says = sentencesOf('aircraft')

/** A modifier of aircraft: sentences `row.<id>` and, with its figure, `line.<id>`. */
export const counts = modifiersOf(says)
export const countsEach = eachOf(counts)

/** Places of aircraft on the reference sheet. */
export const onAircraft = {
  aa: [{ table: 'aa' }],
  aaSave: [{ table: 'aaSave' }],
  airAttack: [{ table: 'airAttack' }],
  airDice: [{ table: 'airDice' }],
  strafing: [{ table: 'strafing' }],
  airCombat: [{ table: 'airCombat' }],
  airCombatants: [{ table: 'airCombatants' }],
  airCombatSave: [{ table: 'airCombatSave' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

/** A stand of aircraft that is still in the air. */
export interface AirStand {
  readonly ship: ShipInPlay
  readonly data: AircraftData
  /** Left of it, 1 or more. */
  readonly aircraft: number
}

export function airStandOf(ship: ShipInPlay | undefined): AirStand | undefined {
  if (!ship || !floats(ship)) return undefined
  const data = dataOf(ship.document)
  const aircraft = standsOn(ship, 'aircraft')
  return data.kind === 'aircraft' && aircraft > 0 ? { ship, data, aircraft } : undefined
}

/** Every stand in the air that passes `can`. */
export function airStands(state: GameState, can: (stand: AirStand) => boolean = () => true): readonly ShipInPlay[] {
  return Object.values(state.ships).filter((ship) => {
    const stand = airStandOf(ship)
    return stand !== undefined && can(stand)
  })
}

/** What it carries now; `undefined` for nothing. */
export function loadOf({ ship }: AirStand): AttackType | undefined {
  const load = cardSays(ship, 'load')
  return attackTypes.find((type) => type === load)
}

/**
 * Stands in the air as targets. By default, of raiders with a load, the one that it fought last; else one that nobody has
 * stopped yet.
 */
export function raidersOffer(
  state: GameState,
  of: ShipInPlay | undefined,
  friendsToo = false,
  isStopped: (stand: ShipInPlay) => boolean = () => false,
) {
  const there = airStands(state).filter((ship) => ship !== of)
  const among = of ? aimedAtBy(state, ownerOf(state, of.id), there, friendsToo) : there
  const loaded = among.filter((ship) => loadOf(airStandOf(ship)!) !== undefined)
  const usual =
    loaded.find((ship) => of && lastAimOf(state, of.id).target === ship) ??
    loaded.find((ship) => !isStopped(ship)) ??
    loaded[0]
  return { among, default: usual, beside: sayAirStand, nobody: 'no-aircraft-flying' }
}

/** Beside a stand in a list: `9 aircraft, 2 flak markers`. */
export function sayAirStand(ship: ShipInPlay): Phrase {
  const flak = standsOn(ship, 'flak')
  const aircraft = standsOn(ship, 'aircraft')
  return flak > 0 ? says('beside.underFlak', { n: flak, aircraft }) : says('beside.aircraft', { n: aircraft })
}

/** A warning where both stands are of one side. */
export function warnFriends(state: GameState, one: ShipInPlay, other: ShipInPlay): readonly Phrase[] {
  const side = squadronOf(state, one.id)?.side
  return side !== undefined && side === squadronOf(state, other.id)?.side ? [says('warn.friend')] : []
}

/** Makes the figures behind a sum premises of the outcome. */
export function dependsOn(
  table: RuleDraft,
  stand: ShipId,
  tracks: readonly TrackName[],
  fields: readonly FieldName[] = ['standing'],
): void {
  for (const name of tracks) table.track(stand, trackOf(name))
  for (const name of fields) table.field(stand, fieldId(name))
}

/** Larger numbers share one row. */
const mostRows = 6

/** A row for every possible number: `odds.<name>`, and `odds.<name>OrMore` for the last. */
export function rowsOf(
  name: string,
  chances: readonly number[],
  values: Readonly<Record<string, string>> = {},
): readonly OddsRow[] {
  const row = (key: string, chance: number, n: number) => exactRow(says(`odds.${key}`, { ...values, n }), chance)
  const shown = chances.slice(0, mostRows).flatMap((chance, n) => (chance > 0 ? [row(name, chance, n)] : []))
  const more = chances.slice(mostRows).reduce((sum, chance) => sum + chance, 0)
  return more > 0 ? [...shown, row(`${name}OrMore`, more, mostRows)] : shown
}
