import type { GameState, ShipInPlay } from '../../../../game/state'
import { shipName } from '../../../../game/ship-name'
import type { ShipId } from '../../../../kernel/ids'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField } from '../../../pack/procedure'
import { batteriesOf, dataOf } from '../../ship/stand-data'
import { standingOf } from '../../ship/state'
import { attacks, underwaterAttacks, type Attack } from '../../tables/armour'
import { columns, type Column } from '../../tables/underwater'
import { says } from './says'
import type { Critical } from './spend'
import { isDamageable } from './target-on-table'
import type { Input } from '../../../pack/input'

/** A gun of no given calibre. */
const anyCalibre = 'any'
/** The column is asked for or rolled during the dialogue. */
const noColumn = 'later'

/** Stands with critical damage tables that are still there. */
function damageableShips(state: GameState): readonly ShipId[] {
  return Object.values(state.ships)
    .filter((ship) => isThere(ship) && isDamageable(dataOf(ship.document)))
    .map(({ id }) => id)
}

/** Form fields of both hits and criticals: on whom, by what, on which table, in which column. */
export function damageFields(state: GameState, input: Input): readonly FormField[] {
  const among = damageableShips(state)
  const attack = attackIn(input) ?? 'gun'
  const target = shipById(state, input['target']) ?? shipById(state, among[0])
  const isAshore = target !== undefined && dataOf(target.document).kind === 'shore'
  const on = isAshore ? 'structural' : onIn(input, attack)
  const usualOn = underwaterAttacks.includes(attack) ? 'underwater' : 'structural'
  return [
    { kind: 'ship', name: 'target', among, default: among[0] ?? null },
    { kind: 'choice', name: 'attack', among: attacks, default: 'gun' },
    ...(isGun(attack) ? [calibres(state)] : []),
    ...(isAshore
      ? []
      : [{ kind: 'choice' as const, name: 'on', among: ['structural', 'underwater'], default: usualOn }]),
    ...(on === 'underwater'
      ? [{ kind: 'choice' as const, name: 'column', among: [noColumn, ...columns], default: noColumn }]
      : []),
  ]
}

function calibres(state: GameState): FormField {
  const among = calibresAt(state)
  const named = among.filter((each) => each !== anyCalibre)
  const names = Object.fromEntries(named.map((each) => [each, says('book.calibre', { inches: Number(each) })]))
  return { kind: 'choice', name: 'inches', among, names, default: anyCalibre }
}

/** Guns of the war: a hit may be called of one that no ship of the table has. */
const usualCalibres = [18.1, 16, 15, 14, 12, 11, 8, 6, 5, 4, 3]

/** Any calibre, then the calibres of the war and of the guns at the table, the largest first. */
function calibresAt(state: GameState): readonly string[] {
  const inches = Object.values(state.ships).flatMap(({ document }) =>
    batteriesOf(dataOf(document)).map(({ battery }) => battery.inches),
  )
  return [anyCalibre, ...[...new Set([...usualCalibres, ...inches])].sort((one, other) => other - one).map(String)]
}

export function checkDamageInput(state: GameState, input: Input): Result<null> {
  const target = shipById(state, input['target'])
  if (!target) return refused('no-such-ship', { field: 'target' })
  const values = { field: 'target', ship: shipName(target) }
  if (!isDamageable(dataOf(target.document))) return refused('no-criticals-on', values)
  if (!isThere(target)) return refused('past-harm', values)
  const attack = attackIn(input)
  if (!attack) return refused('no-such-attack', { field: 'attack' })
  const { inches, on, column } = input
  if (inches !== undefined && inches !== null && !calibresAt(state).some((each) => each === inches)) {
    return refused('no-such-calibre', { field: 'inches' })
  }
  if (on !== undefined && on !== null && on !== 'structural' && on !== 'underwater') {
    return refused('no-such-critical-table', { field: 'on' })
  }
  const isAshore = dataOf(target.document).kind === 'shore'
  if (isAshore && on === 'underwater') return refused('no-water-ashore', { field: 'on', ship: shipName(target) })
  const isUnder = !isAshore && onIn(input, attack) === 'underwater'
  if (isUnder && column !== noColumn && !columns.some((each) => each === column)) {
    return refused('no-such-column', { field: 'column' })
  }
  return done(null)
}

/** An input that `checkDamageInput` has passed. */
export function damageInputs(input: Input): Omit<Critical, 'cv'> & { readonly target: ShipId } {
  const attack = attackIn(input) ?? 'gun'
  const inches = Number(input['inches'])
  const column = columns.find((each): each is Column => each === input['column'])
  return {
    target: input['target'] as ShipId,
    attack,
    ...(isGun(attack) && inches > 0 && { inches }),
    on: onIn(input, attack),
    ...(column && { column }),
  }
}

function onIn({ on }: Input, attack: Attack): 'structural' | 'underwater' {
  if (on === 'structural' || on === 'underwater') return on
  return underwaterAttacks.includes(attack) ? 'underwater' : 'structural'
}

const attackIn = ({ attack }: Input) => attacks.find((each) => each === attack)
const isGun = (attack: Attack) => attack === 'gun' || attack === 'rakingGun'

function isThere(ship: ShipInPlay): boolean {
  const is = standingOf(ship)
  return is !== 'sunk' && is !== 'wreck' && is !== 'left'
}
