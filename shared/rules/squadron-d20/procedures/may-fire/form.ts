import type { GameState, ShipInPlay } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { refused, type Refusal } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import type { FormField } from '../../../pack/procedure'
import { standingOf, standsOn } from '../../ship/state'
import { dataOf } from '../../ship/stand-data'
import type { StandKind } from '../../ship/stand'
import { isLitUp } from '../events/by-card'
import { nameOf } from '../on-target'
import { acts, floats } from './acting'
import { bandAt, inchesOf, mostBands, rangeField, rangeIn } from './ranges'
import { isNight, type SightInputs } from './sight'
import type { Input } from '../../../pack/input'

/** The default range: the second band. */
const firstRange = inchesOf(2)

/** Stands that act and pass `can`, in the order of the squadrons. */
export function firersOf(state: GameState, can: (stand: ShipInPlay) => boolean): readonly ShipId[] {
  return inOrder(state)
    .filter((stand) => acts(stand) && can(stand))
    .map(({ id }) => id)
}

/** Possible targets: the enemy first, then friends, as they are fired at by night and by error. */
export function targetsOf(
  state: GameState,
  firer: ShipInPlay | undefined,
  kinds: readonly StandKind[],
): readonly ShipId[] {
  const there = inOrder(state).filter(
    (stand) => stand !== firer && floats(stand) && kinds.includes(dataOf(stand.document).kind),
  )
  const isFoe = ({ id }: ShipInPlay) => !firer || ownerOf(state, id) !== ownerOf(state, firer.id)
  return [...there.filter(isFoe), ...there.filter((stand) => !isFoe(stand))].map(({ id }) => id)
}

function inOrder(state: GameState): readonly ShipInPlay[] {
  const listed = state.squadrons.flatMap(({ order }) => order.flatMap((id) => own(state.ships, id) ?? []))
  return [...listed, ...Object.values(state.ships).filter((stand) => !listed.includes(stand))]
}

/** Range, line of sight, and by night whether she is lit: her own fires light her up, or aircraft of an event card. */
export function sightFields(state: GameState, target: ShipInPlay | undefined): readonly FormField[] {
  const isLit = target !== undefined && (standsOn(target, 'fires') > 0 || isLitUp(state, target.id))
  return [
    rangeField(firstRange),
    { kind: 'yesNo', name: 'clear', default: true },
    ...(isNight(state) ? [{ kind: 'yesNo' as const, name: 'lit', default: isLit }] : []),
  ]
}

/** Reads a sight that has been checked; what is left out has its default. */
export function sightIn(input: Input): SightInputs {
  const rangeInches = rangeIn(own(input, 'rangeInches')) ?? firstRange
  return { rangeInches, isClear: own(input, 'clear') !== false, isLit: own(input, 'lit') === true }
}

/** No shot goes beyond the last band. */
export function sightProblem(input: Input): Refusal | undefined {
  const said = own(input, 'rangeInches')
  const range = said === undefined ? firstRange : rangeIn(said)
  if (range === undefined) return refused('range-no-figure', { field: 'rangeInches' })
  if (bandAt(range) > mostBands) return refused('range-beyond-bands', { field: 'rangeInches', most: mostBands })
  for (const field of ['clear', 'lit']) {
    const answer = own(input, field)
    if (answer !== undefined && answer !== null && typeof answer !== 'boolean')
      return refused('not-yes-or-no', { field })
  }
  return undefined
}

export function firerProblem(state: GameState, input: Input): Refusal | undefined {
  const firer = shipById(state, own(input, 'ship'))
  if (!firer) return refused('no-such-ship', { field: 'ship' })
  return acts(firer) ? undefined : refused('stand-out-of-action', { field: 'ship', ship: nameOf(firer) })
}

/** Sunk, a wreck or off the table, or of a kind that this fire is not for. */
export function targetProblem(state: GameState, input: Input, kinds: readonly StandKind[]): Refusal | undefined {
  const target = shipById(state, own(input, 'target'))
  if (!target || target.id === own(input, 'ship')) return refused('no-such-ship', { field: 'target' })
  const values = { field: 'target', ship: nameOf(target) }
  if (!floats(target)) return refused(`target-is-${endOf(target)}`, values)
  return kinds.includes(dataOf(target.document).kind) ? undefined : refused('target-of-other-kind', values)
}

function endOf(target: ShipInPlay): 'wreck' | 'gone' | 'sunk' {
  const standing = standingOf(target)
  if (standing === 'wreck') return 'wreck'
  return standing === 'left' ? 'gone' : 'sunk'
}
