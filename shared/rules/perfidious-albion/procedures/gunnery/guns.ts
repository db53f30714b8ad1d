import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { asMember, own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { whySilent } from '../../../kit/why-silent'
import { saysOfGunnery } from '../../sentence'
import { gunLetters, type GunLetter, type Sector } from '../../ship/ship'
import { condition } from '../../ship/state'
import { readGun } from '../../tables/tables'
import { inSupply } from '../damage/destroyed-cell'
import { acts } from '../turn/acting'
import { gunsSilent, mountsBearing, mountsOf, type Mount } from './batteries'

const prefix = 'fired:'

/** A simulation asks for these names by the million: they are made once. */
const keys = new WeakMap<Mount, Map<ShipId, string>>()

/**
 * Holds the turn in which the guns fired last, so that a new turn loads them without clearing anything; `3:1` where one
 * of them fired in turn 3.
 */
function keyOf(ship: ShipId, mount: Mount): string {
  let ofMount = keys.get(mount)
  if (!ofMount) keys.set(mount, (ofMount = new Map()))
  let key = ofMount.get(ship)
  if (key === undefined) ofMount.set(ship, (key = asMember(`${prefix}${ship}:${mount.key}`)))
  return key
}

/** How many guns of a mount have fired this turn: each fires once. */
function gunsFired(state: GameState, ship: ShipId, mount: Mount): number {
  const last = own(state.table, keyOf(ship, mount))
  if (last === undefined) return 0
  if (last === state.turn) return mount.guns
  const [turn, guns] = typeof last === 'string' ? last.split(':').map(Number) : []
  return turn === state.turn && guns !== undefined && guns > 0 ? Math.min(guns, mount.guns) : 0
}

/** The guns of a mount that have yet to fire. */
export function gunsLeft(state: GameState, ship: ShipId, mount: Mount): number {
  return mount.guns - gunsFired(state, ship, mount)
}

/** Notes that so many guns of a mount have fired. */
export function noteFired(table: RuleDraft, ship: ShipId, mount: Mount, guns: number): void {
  const fact = keyOf(ship, mount)
  table.fact(fact)
  const { turn } = table.state
  const fired = gunsFired(table.state, ship, mount) + guns
  table.apply({ type: 'tableSet', key: fact, to: fired < mount.guns ? `${turn}:${fired}` : turn })
}

/** Whether any gun of hers has fired this turn. */
export function shipHasFired(state: GameState, id: ShipId): boolean {
  const ship = own(state.ships, id)
  return ship !== undefined && mountsOf(ship.document).some((mount) => gunsFired(state, id, mount) > 0)
}

/** Whether any ship of hers has, one that was lost since among them. */
export function squadronHasFired(state: GameState, { order }: Squadron): boolean {
  return order.some((id) => shipHasFired(state, id))
}

/** A fact that only notes guns fired, and is no damage. */
export function isFiredFact(fact: string): boolean {
  return fact.startsWith(prefix)
}

/** Why guns do not fire, the reason that lasts longest first. */
export type Hindrance =
  | 'destroyed'
  | 'outOfAction'
  | 'noAmmunition'
  | 'silenced'
  | 'fired'
  | 'outOfRange'
  | 'cannotBear'

/** What keeps guns from firing at all this turn; `undefined` when they can. */
export function hindrance(state: GameState, ship: ShipInPlay, mount: Mount): Hindrance | undefined {
  const marks = own(ship.boxes, mount.box)
  // Repaired gear in the same cell brings no gun back.
  if (marks?.includes('struck') || marks?.includes('repaired')) return 'destroyed'
  if (marks?.includes('out')) return 'outOfAction'
  if (!inSupply(ship, mount.box)) return 'noAmmunition'
  if (gunsLeft(state, ship.id, mount) === 0) return 'fired'
  return gunsSilent(state, ship, mount) ? 'silenced' : undefined
}

export interface Aim {
  /** Where the target lies from the firing ship. */
  readonly sector: Sector
  readonly rangeInches: number
}

/** The same for a target at a bearing and a range. */
export function hindranceAt(state: GameState, ship: ShipInPlay, mount: Mount, aim: Aim): Hindrance | undefined {
  const never = hindrance(state, ship, mount)
  if (never) return never
  if (!readGun(mount.letter, aim.rangeInches)) return 'outOfRange'
  return mount.sectors.includes(aim.sector) ? undefined : 'cannotBear'
}

/** The reason why none of these guns fires: that of the heaviest that a turn or a shorter range would let fire. */
export function hindranceToSay(
  mounts: readonly Mount[],
  hindrances: readonly (Hindrance | undefined)[],
): Hindrance | undefined {
  const heaviestFirst = gunLetters.flatMap((letter) =>
    hindrances.flatMap((each, at) => (each && mounts[at]?.letter === letter ? [each] : [])),
  )
  return whySilent(heaviestFirst, soonestMended)
}

const soonestMended = [
  ['outOfRange', 'cannotBear'],
  ['fired'],
  ['silenced'],
  ['noAmmunition'],
  ['outOfAction'],
  ['destroyed'],
] as const satisfies readonly (readonly Hindrance[])[]

/** Why a ship fires nothing more this turn. */
export function silent(state: GameState, ship: ShipInPlay): Phrase | undefined {
  if (!acts(ship)) return saysOfGunnery(`silent.${condition(ship).standing}`)
  const mounts = mountsOf(ship.document)
  const hindrances = mounts.map((mount) => hindrance(state, ship, mount))
  if (hindrances.includes(undefined)) return undefined
  const why = hindranceToSay(mounts, hindrances)
  return saysOfGunnery(`silent.${why === undefined || why === 'destroyed' ? 'noGuns' : why}`)
}

/** Guns of one letter that fire together at one target. */
export interface LetterGuns {
  readonly letter: GunLetter
  readonly ships: readonly ShipGuns[]
}

export interface ShipGuns {
  readonly ship: ShipInPlay
  readonly mounts: readonly FiringMount[]
}

/** A mount as far as it fires: of `guns` only those. */
export interface FiringMount extends Pick<Mount, 'deck' | 'guns'> {
  readonly mount: Mount
}

/** How many guns of a letter fire at most, where not all do. */
export type GunCounts = ReadonlyMap<GunLetter, number>

const all: GunCounts = new Map()

/**
 * What bears, is in range, alive, supplied and has not fired: by letter, and in each by ship. Where only some guns of a
 * letter fire, those of the first ships do, and of a ship those that bear nowhere else.
 */
export function firingGuns(
  state: GameState,
  ships: readonly ShipInPlay[],
  letters: readonly GunLetter[],
  { sector, rangeInches }: Aim,
  counts: GunCounts = all,
): readonly LetterGuns[] {
  const byLetter = new Map<GunLetter, { readonly ship: ShipInPlay; readonly mounts: FiringMount[] }[]>()
  for (const letter of letters) if (readGun(letter, rangeInches)) byLetter.set(letter, [])
  for (const ship of ships) {
    for (const mount of mountsBearing(ship.document, sector)) {
      const firing = byLetter.get(mount.letter)
      if (!firing || hindrance(state, ship, mount)) continue
      const last = firing.at(-1)
      const left = { mount, deck: mount.deck, guns: gunsLeft(state, ship.id, mount) }
      if (last?.ship === ship) last.mounts.push(left)
      else firing.push({ ship, mounts: [left] })
    }
  }
  return [...byLetter].flatMap(([letter, firing]) => {
    const count = counts.get(letter)
    const ships = count === undefined ? firing : onlySome(firing, count)
    return ships.length > 0 ? [{ letter, ships }] : []
  })
}

function onlySome(firing: readonly ShipGuns[], count: number): readonly ShipGuns[] {
  let still = count
  return firing.flatMap(({ ship, mounts }) => {
    const fewestFirst = mounts.toSorted((one, other) => one.mount.sectors.length - other.mount.sectors.length)
    const some = fewestFirst.flatMap((each) => {
      const guns = Math.min(still, each.guns)
      still -= guns
      return guns > 0 ? [{ ...each, guns }] : []
    })
    return some.length > 0 ? [{ ship, mounts: some }] : []
  })
}

export function gunsOf(mounts: readonly Pick<Mount, 'guns'>[]): number {
  return mounts.reduce((sum, { guns }) => sum + guns, 0)
}
