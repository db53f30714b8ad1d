import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { refused, type Refusal } from '../../../../kernel/result'
import { aimedAtBy } from '../../../kit/at-whom'
import { ownerOf } from '../../../kit/owner'
import { mountBox } from '../../ship/shape'
import type { StandKind } from '../../ship/ship'
import { batteriesOf, dataOf, type BatteryOfGroup } from '../../ship/stand-data'
import { has, isLost, mountsThatFire, standingOf, acts, floats } from '../../ship/state'
import { warnSilenced } from '../events/by-card'
import { says } from '../throws/on-target'
import { warnPower } from '../turn/turn'

/** Places of gunnery and torpedoes on the reference sheet. */
export const onFire = {
  mayFire: [{ table: 'mayFire' }],
  guns: [{ table: 'gunnery' }, { table: 'gunneryModifiers' }],
  typeX: [{ table: 'gunsAgainstTypeX' }],
  torpedoes: [{ table: 'torpedoes' }, { table: 'torpedoModifiers' }],
  factors: [{ table: 'crfMrf' }],
  factorSaves: [{ table: 'crfMrfSave' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>

/** What guns fire at; aircraft have rules of their own. */
const surface: readonly StandKind[] = ['ship', 'smallCraft', 'shore']

/** Stands that act and pass `can`, in the order of the squadrons. */
export function firersOf(state: GameState, can: (stand: ShipInPlay) => boolean): readonly ShipInPlay[] {
  return inOrder(state).filter((stand) => acts(stand) && can(stand))
}

interface Targets {
  readonly kinds?: readonly StandKind[]
  readonly friendsToo?: boolean | undefined
}

/** Possible targets: the enemy, and friends where they are wanted, as they are fired at by night and by error. */
export function targetsOf(
  state: GameState,
  firer: ShipInPlay | undefined,
  { kinds = surface, friendsToo }: Targets = {},
): readonly ShipInPlay[] {
  const there = inOrder(state).filter(
    (stand) => stand !== firer && floats(stand) && kinds.includes(dataOf(stand.document).kind),
  )
  return firer ? aimedAtBy(state, ownerOf(state, firer.id), there, friendsToo) : there
}

/** By default the one that she aimed at last. */
export function targetOffer(state: GameState, firer: ShipInPlay, of: Targets) {
  const among = targetsOf(state, firer, of)
  const { target } = lastAimOf(state, firer.id)
  return { among, default: among.find((each) => each === target) }
}

/** Asked before the target, and seldom changed. */
export const friendsOffer = { default: false, folded: true, wrong: 'not-yes-or-no' } as const

function inOrder(state: GameState): readonly ShipInPlay[] {
  const listed = state.squadrons.flatMap(({ order }) => order.flatMap((id) => own(state.ships, id) ?? []))
  return [...listed, ...Object.values(state.ships).filter((stand) => !listed.includes(stand))]
}

export function badFirer(ship: ShipInPlay): Refusal | undefined {
  return acts(ship) ? undefined : refused('stand-out-of-action', { ship: shipName(ship) })
}

/** Sunk, a wreck or off the table, or of a kind that this fire is not for. */
export function badTarget(firer: ShipInPlay, target: ShipInPlay, kinds = surface): Refusal | undefined {
  if (target.id === firer.id) return refused('no-such-ship')
  const values = { ship: shipName(target) }
  if (!floats(target)) return refused(`target-is-${endOf(target)}`, values)
  return kinds.includes(dataOf(target.document).kind) ? undefined : refused('target-of-other-kind', values)
}

function endOf(target: ShipInPlay): 'wreck' | 'gone' | 'sunk' {
  const standing = standingOf(target)
  if (standing === 'wreck') return 'wreck'
  return standing === 'left' ? 'gone' : 'sunk'
}

/** Friends as a target, and a ship without power: for everybody who shoots. */
export function warningsOfFire(state: GameState, firer: ShipInPlay, target: ShipInPlay | undefined): readonly Phrase[] {
  const isFriend = target && ownerOf(state, firer.id) === ownerOf(state, target.id)
  return [
    ...(isFriend ? [says('warning.friend', { target: shipName(target) })] : []),
    ...warnPower(state, firer),
    ...warnSilenced(state, firer),
  ]
}

/** A battery of a stand as a dialogue knows it. */
export interface BatteryInPlay extends BatteryOfGroup {
  /** `main-quad`: one name on one card. */
  readonly key: string
  readonly firer: ShipInPlay
  /** `Thunderbolt 14″`. */
  readonly who: string
  readonly hasRadar: boolean
}

export function batteriesInPlay(firer: ShipInPlay): readonly BatteryInPlay[] {
  return batteriesOf(dataOf(firer.document)).map((of) => ({
    ...of,
    key: `${of.group}-${of.battery.id}`,
    firer,
    who: `${shipName(firer)} ${of.battery.inches}″`,
    hasRadar: of.battery.radar && has(firer, 'gunneryRadar'),
  }))
}

/** Why a mount is not ready. */
export function mountFault({ firer, group, battery }: BatteryInPlay, at: number): 'lost' | 'out' {
  return isLost(firer, mountBox(group, battery.id, at)) ? 'lost' : 'out'
}

/** Why a battery does not fire at all: every mount lost, or out. */
export function batteryFault(battery: BatteryInPlay): 'lost' | 'out' | undefined {
  if (mountsThatFire(battery.firer, battery).length > 0) return undefined
  return battery.battery.mounts.every((_mount, at) => mountFault(battery, at) === 'lost') ? 'lost' : 'out'
}

/** Key of the turn in which a weapon of a stand fired last: guns with their mounts, torpedoes, small guns. */
const keyOf = (ship: ShipId, what: string) => `fired:${ship}:${what}`

type Table = Pick<GameState, 'table' | 'turn'>

export function hasFired(state: Table, ship: ShipId, what: string): boolean {
  return firedNow(state, ship, what) !== undefined
}

/** A mount of a battery, by its place. In older journals a battery fired as a whole. */
export function hasMountFired(state: Table, ship: ShipId, battery: string, at: number): boolean {
  const mounts = firedNow(state, ship, battery)
  return mounts === 'all' || (mounts?.includes(at) ?? false)
}

/** What of it has fired this turn: `4` is all of it in turn 4, `4:0,2` two mounts. */
function firedNow(state: Table, ship: ShipId, what: string): 'all' | readonly number[] | undefined {
  const said = own(state.table, keyOf(ship, what))
  if (said === state.turn) return 'all'
  const [turn, mounts] = typeof said === 'string' ? said.split(':') : []
  return mounts !== undefined && Number(turn) === state.turn ? mounts.split(',').map(Number) : undefined
}

export function noteFired(table: RuleDraft, ship: ShipId, what: string, mounts?: readonly number[]): void {
  const { turn } = table.state
  const key = keyOf(ship, what)
  const before = firedNow(table.state, ship, what)
  const all = [...new Set([...(before === 'all' ? [] : (before ?? [])), ...(mounts ?? [])])].sort(
    (one, other) => one - other,
  )
  const to = mounts === undefined || before === 'all' ? turn : `${turn}:${all.join(',')}`
  if (table.fact(key) !== to) table.apply({ type: 'tableSet', key, to })
}

const aimKey = (by: ShipId) => `aim:${by}`

interface Aim {
  readonly target: ShipInPlay | undefined
  readonly rangeInches: number | undefined
  readonly isHeld: boolean
}

/** What a stand aimed at last, while it floats, and at what range: the defaults of its next fire. */
export function lastAimOf(state: Pick<GameState, 'table' | 'ships'>, by: ShipId): Aim {
  const said = own(state.table, aimKey(by))
  const [id = '', inches, end] = typeof said === 'string' ? said.split(' ') : []
  const target = own(state.ships, id as ShipId)
  const rangeInches = inches === undefined ? NaN : Number(inches)
  return {
    isHeld: end === held,
    target: target && floats(target) ? target : undefined,
    rangeInches: rangeInches > 0 ? rangeInches : undefined,
  }
}

/** Behind the aim of guns that hold their fire until she fires again. */
const held = 'held'

export function holdFire(table: RuleDraft, by: ShipId): void {
  const said = own(table.state.table, aimKey(by))
  if (typeof said === 'string') table.apply({ type: 'tableSet', key: aimKey(by), to: `${said} ${held}` })
}

/** Guns with their range: they fire again at this target. Whatever has none is offered it as the usual one. */
export function rememberAim(table: RuleDraft, by: ShipId, target: ShipInPlay, rangeInches?: number): void {
  const to = rangeInches === undefined ? target.id : `${target.id} ${rangeInches}`
  if (own(table.state.table, aimKey(by)) !== to) table.apply({ type: 'tableSet', key: aimKey(by), to })
}

const standing = fieldId('standing')

/** Makes the standing of these stands a premise of the outcome. */
export function dependsOnStanding(table: RuleDraft, ...stands: readonly { readonly id: ShipId }[]): void {
  for (const { id } of stands) table.field(id, standing)
}
