import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { ownerOf } from '../../../kit/owner'
import type { AttackType } from '../../ship/ship'
import { dataOf } from '../../ship/stand-data'
import { standsOn, floats } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { airAttackModifiers, attackTypeModifiers } from '../../tables/air'
import { worth } from '../../tables/turn'
import {
  crewQualityOf,
  splashOn,
  targetModifiers,
  targetRerolls,
  throwOnTarget,
  type OnTargetSum,
} from '../on-target/on-target'
import {
  airStandOf,
  airStands,
  counts,
  countsEach,
  dependsOn,
  firstEnemy,
  onAircraft,
  sayAirStand,
  says,
  warnFriends,
  type AirStand,
} from './air-stands'

/** The start of a form: a stand that can, else refused with `unarmed`, and what it attacks. */
export function attackersForm(can: (stand: AirStand) => boolean, nobody: string, unarmed: string) {
  return form()
    .ship(
      'by',
      (state) => ({ among: airStands(state, can), beside: sayAirStand, nobody }),
      (_state, { by }) => {
        const stand = airStandOf(by)
        if (!stand) return refused('no-aircraft-there')
        return can(stand) ? undefined : refused(unarmed, { stand: shipName(by) })
      },
    )
    .derived('stand', (_state, { by }) => airStandOf(by))
    .needs('by', 'stand')
    .ship(
      'target',
      (state, { by }) => {
        const among = Object.values(state.ships).filter((ship) => floats(ship) && !flies(ship))
        return { among, default: firstEnemy(state, by, among) }
      },
      (_state, { target }) => {
        const values = { ship: shipName(target) }
        if (flies(target)) return refused('air-target-flies', values)
        return floats(target) ? undefined : refused('past-harm', values)
      },
    )
}

const flies = (ship: ShipInPlay) => dataOf(ship.document).kind === 'aircraft'

/** How many of a stand attack: those that have not yet; once all have, all of them, for a second attack. */
export function aircraftOffer(state: GameState, { stand }: { readonly stand: AirStand }) {
  const { ship, aircraft: most } = stand
  const left = most - attackedThisTurn(state, ship.id)
  const wrong = refused('aircraft-attacking', { stand: shipName(ship), most })
  return { least: 1, most, default: left > 0 ? left : most, wrong }
}

/** Who attacks whom, and with how many aircraft. */
interface FromTheAir {
  readonly by: ShipInPlay
  readonly target: ShipInPlay
  readonly aircraft: number
}

/** What an attack needs, 9.11 and 9.12. Bombers of an event card are `by` nobody: no crew, no flak. Splash does not count for a torpedo; its own modifier does. */
export function attackSum(
  state: Pick<GameState, 'houseRules'>,
  { by, target }: Partial<Pick<FromTheAir, 'by'>> & Pick<FromTheAir, 'target'>,
  attack: AttackType,
  torpedo = 0,
): OnTargetSum {
  return {
    needed: Number(rulingOf(state, 'airAttackNeeded')),
    of: says('base.airAttack'),
    modifiers: [
      ...(by ? [counts('crewQuality', crewQualityOf(by))] : []),
      counts(`attack.${attack}`, attackTypeModifiers[attack]),
      ...(attack === 'torpedoBomber' ? [counts('torpedo', torpedo)] : []),
      ...targetModifiers(target),
      ...(by ? [countsEach('flakOnAttacker', airAttackModifiers.flakMarker, standsOn(by, 'flak'))] : []),
      ...(attack === 'torpedoBomber'
        ? []
        : [countsEach('splashOnTarget', airAttackModifiers.splashMarkerOnTarget, splashOn(target))]),
    ],
    rerolls: targetRerolls(target),
  }
}

export function warningsOfAttack(state: GameState, { by, target }: FromTheAir): readonly Phrase[] {
  const n = attackedThisTurn(state, by.id)
  return [...warnFriends(state, by, target), ...(n > 0 ? [says('warn.attacked', { n })] : [])]
}

/** D20s by the scale of the aircraft that attack; gives how many are on target. */
export function* throwAttack(
  table: RuleDraft,
  { by, target, aircraft }: FromTheAir,
  sum: OnTargetSum,
): Dialogue<number> {
  dependsOn(table, target.id, ['splash', 'steering', 'speed'], ['standing', 'pace'])
  const who = shipName(by)
  const dice = worth(aircraft)
  table.because(says('attacks', { stand: who, n: aircraft, dice }))
  const to = ownerOf(table.state, by.id)
  return yield* throwOnTarget(table, { key: 'attack', dice, who, to, sum, lookUp: onAircraft.airAttack })
}

const key = (stand: ShipId) => `attacked:${stand}`

/** How many aircraft of a stand have attacked this turn: a stand may divide them among targets. */
export function attackedThisTurn(state: GameState, stand: ShipId): number {
  const said = own(state.table, key(stand))
  const [turn, aircraft] = typeof said === 'string' ? said.split(' ').map(Number) : []
  return turn === state.turn && aircraft !== undefined && aircraft > 0 ? Math.floor(aircraft) : 0
}

export function noteAttack(table: RuleDraft, { by, aircraft }: FromTheAir): void {
  const { state } = table
  const all = attackedThisTurn(state, by.id) + aircraft
  table.apply({ type: 'tableSet', key: key(by.id), to: `${state.turn} ${all}` })
}
