import type { ShipDocument } from '../../../../documents/ship'
import { inForceOf, type InForce } from '../../../../game/decks/in-force'
import { bears, type Marker } from '../../../../game/mark'
import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { onceEach } from '../../../../kernel/once-each'
import { asMember, own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { askHalf, endNoted, mountsFrom, type PlacedMount } from '../../../event-cards/half-battery'
import { whySilent } from '../../../kit/why-silent'
import type { Noted } from '../../../pack/event-application'
import { saysOfEvents as says, saysOfGunnery } from '../../sentence'
import { arcs, gunLetters, type ArcName, type CellContent, type GunLetter, type Sector } from '../../ship/ship'
import { contents, place, shipOf, type Cell } from '../../ship/ship-data'
import { condition } from '../../ship/state'
import { hitModifiers, readGun } from '../../tables/tables'
import { inSupply } from '../damage/hull'
import { acts } from '../turn/acting'

/** Guns or tubes of one cell, or of one beam of it, that bear alike. */
interface Standing {
  readonly key: string
  readonly box: BoxId
  readonly sectors: readonly Sector[]
}

/** Guns that bear and fire together. The key is her own name for them, and stays the same for the same card. */
export interface Mount extends Standing {
  readonly deck: number
  readonly letter: GunLetter
  readonly guns: number
}

/** Every gun of hers by where it bears, worked out once per document. */
export const mountsOf = onceEach((document: ShipDocument): readonly Mount[] => {
  return contents(shipOf(document), 'gun').flatMap(({ cell, content }) => {
    return byBeam(cell, content).map((mount) => ({ ...mount, deck: cell.deck, letter: content.letter }))
  })
})

const mountsBySector = onceEach((document: ShipDocument): ReadonlyMap<Sector, readonly Mount[]> => {
  const all = mountsOf(document)
  const of = (side: Sector) => [side, all.filter((mount) => mount.sectors.includes(side))] as const
  return new Map([of('bow'), of('port'), of('starboard'), of('stern')])
})

/** Those of her guns that bear on a target there. */
function mountsBearing(document: ShipDocument, sector: Sector): readonly Mount[] {
  return mountsBySector(document).get(sector) ?? []
}

/** Half of split guns are on each beam; an odd one amidships bears to either, and fires once like any gun. */
function byBeam(cell: Cell, content: Extract<CellContent, { arc: ArcName }>): readonly (Standing & { guns: number })[] {
  const { arc, count } = content
  const { sectors, split } = arcs[arc]
  const key = `${cell.at}:${cell.holds.indexOf(content)}`
  const { box } = cell
  if (!split) return [{ key, box, guns: count, sectors }]
  const half = Math.floor(count / 2)
  const beams = [
    { key: `${key}:port`, box, guns: half, sectors: without(sectors, 'starboard') },
    { key: `${key}:starboard`, box, guns: half, sectors: without(sectors, 'port') },
    { key: `${key}:odd`, box, guns: count % 2, sectors },
  ]
  return beams.filter(({ guns }) => guns > 0)
}

function without(sectors: readonly Sector[], other: Sector): readonly Sector[] {
  return sectors.filter((sector) => sector !== other)
}

export interface TubeMount extends Standing {
  readonly tubes: number
}

export function tubeMounts({ document }: ShipInPlay): readonly TubeMount[] {
  return contents(shipOf(document), 'torpedoTube').flatMap(({ cell, content }) =>
    byBeam(cell, content).map(({ guns: tubes, ...mount }) => ({ ...mount, tubes })),
  )
}

type Silence = ReturnType<typeof inForceOf<'silence'>>[number]

/** Her main battery is all her guns of the heaviest letter; her secondary battery every other gun, light ones too. */
export function mainLetter(document: ShipDocument): GunLetter | undefined {
  return gunLetters.find((letter) => mountsOf(document).some((mount) => mount.letter === letter))
}

export function mainBattery(document: ShipDocument): readonly Mount[] {
  const main = mainLetter(document)
  return mountsOf(document).filter(({ letter }) => letter === main)
}

export function secondaryBattery(document: ShipDocument): readonly Mount[] {
  const main = mainLetter(document)
  return mountsOf(document).filter(({ letter }) => letter !== main)
}

/** Whether an event keeps guns from firing. */
function gunsSilent(state: GameState, { id, document }: ShipInPlay, mount: Mount): boolean {
  return inForceOf(state, id, 'silence').some((each) => silencesGuns(each, document, mount))
}

function silencesGuns({ effect, event }: Silence, document: ShipDocument, mount: Mount): boolean {
  if (effect.what === 'allWeapons') return true
  if (effect.what === 'torpedoes') return false
  const isMain = mount.letter === mainLetter(document)
  if (isMain !== (effect.what === 'mainBattery')) return false
  if ('side' in effect) return sideOf(mount) === (event.noted['side'] === 'port' ? 'port' : 'starboard')
  return effect.share === 1 || halfOut(mainBattery(document), event.noted).includes(mount.key)
}

/** Whether an event keeps torpedo tubes from firing. */
export function tubesSilent(state: GameState, ship: ShipInPlay, mount: TubeMount): boolean {
  return inForceOf(state, ship.id, 'silence').some((each) => silencesTubes(each, ship, mount))
}

function silencesTubes({ effect, event }: InForce & Silence, ship: ShipInPlay, mount: TubeMount): boolean {
  if (effect.what === 'allWeapons') return true
  if (effect.what !== 'torpedoes') return false
  return effect.share === 1 || halfOut(tubeMounts(ship), event.noted).includes(mount.key)
}

/** Half of a battery: the mounts that fall silent are noted by their keys, whatever becomes of the others. */
export function* noteHalf(table: RuleDraft, ship: ShipId, mounts: readonly Standing[]): Dialogue<Noted> {
  const { from, lost } = yield* askHalf(table, ship, mounts.map(placed), says)
  return { from, mounts: lost.length, silent: lost.map(({ key }) => key).join(' ') }
}

/** Keys of the mounts that a marker says are out. Markers of before counted so many of all from an end. */
function halfOut(mounts: readonly Standing[], noted: Marker['values']): readonly string[] {
  const silent = noted['silent']
  if (typeof silent === 'string') return silent.split(' ')
  const lost = mountsFrom(mounts.map(placed), endNoted(noted['from']), Number(noted['mounts'] ?? 0))
  return lost.map(({ key }) => key)
}

function placed(mount: Standing): Standing & PlacedMount {
  return { ...mount, along: place(mount.box).section, side: sideOf(mount) }
}

/** The one side of the ship that it is on: a turret amidships is on neither. */
export function sideOf({ sectors }: Pick<Standing, 'sectors'>): 'port' | 'starboard' | null {
  const [port, starboard] = [sectors.includes('port'), sectors.includes('starboard')]
  if (port === starboard) return null
  return port ? 'port' : 'starboard'
}

/** Guns that have not been put out for good: of others no fire is declared. */
export function gunsAtWork(ship: ShipInPlay, mounts: readonly Mount[]): readonly Mount[] {
  return mounts.filter(({ box }) => !bears(ship, box, 'struck', 'out', 'repaired') && inSupply(ship, box))
}

export function tubesAtWork(ship: ShipInPlay): readonly TubeMount[] {
  return tubeMounts(ship).filter(({ box }) => !bears(ship, box, 'struck', 'out', 'flooded', 'repaired'))
}

export interface LocalControl {
  readonly letter: GunLetter
  readonly percent: number
}

/** A main battery in local control shoots as a poor crew does: a ruling, the sheet knows no fire control. */
export function localControl(state: GameState, { id, document }: ShipInPlay): LocalControl | undefined {
  const letter = inForceOf(state, id, 'localControl').length > 0 ? mainLetter(document) : undefined
  return letter && { letter, percent: hitModifiers.crewPoor.percent }
}

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
  // Repaired gear in the same cell brings no gun back.
  if (bears(ship, mount.box, 'struck', 'repaired')) return 'destroyed'
  if (bears(ship, mount.box, 'out')) return 'outOfAction'
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

/** Whether any gun of hers can still fire this turn, at whatever target. */
export function canStillFire(state: GameState, ship: ShipInPlay): boolean {
  return acts(ship) && mountsOf(ship.document).some((mount) => !hindrance(state, ship, mount))
}

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
