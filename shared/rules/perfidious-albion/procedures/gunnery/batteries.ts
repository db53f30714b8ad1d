import type { ShipDocument } from '../../../../documents/ship'
import { boxId, type BoxId, type ShipId } from '../../../../kernel/ids'
import { asMember } from '../../../../kernel/own'
import { onceEach } from '../../../../kernel/once-each'
import { contents, place, shipOf } from '../../ship/ship-data'
import { arcs, type ArcName, type GunLetter, type Sector, gunLetters } from '../../ship/ship'
import type { ShipInPlay, GameState } from '../../../../game/state'
import { inForceOf, type InForce } from '../../../../game/decks/in-force'
import { askHalf, endNoted, mountsFrom, type PlacedMount } from '../../../event-cards/half-battery'
import type { RuleDraft } from '../../../../game/rule-draft'
import type { Marker } from '../../../../game/mark'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Noted } from '../../../pack/event-application'
import { saysOfEvents as says } from '../../sentence'
import { bears } from '../damage/hull-plan'
import { inSupply } from '../damage/destroyed-cell'
import { hitModifiers } from '../../tables/tables'

/** Guns that bear and fire together: those of one cell, or of one beam of it. */
export interface Mount {
  /** Her own name for it; stays the same for the same card. */
  readonly key: string
  readonly box: BoxId
  readonly deck: number
  readonly letter: GunLetter
  readonly guns: number
  readonly sectors: readonly Sector[]
}

/** Every gun of hers by where it bears, worked out once per document. */
export const mountsOf = onceEach((document: ShipDocument): readonly Mount[] => {
  return contents(shipOf(document), 'gun').flatMap(({ cell, content }) => {
    const { letter, count, arc } = content
    const of = { box: asMember(boxId(cell.at)), deck: place(cell.at).deck, letter }
    const slot = `${cell.at}:${cell.holds.indexOf(content)}`
    return byBeam(arc, count).map(({ beam, ...bears }) => ({ ...of, ...bears, key: beam ? `${slot}:${beam}` : slot }))
  })
})

const mountsBySector = onceEach((document: ShipDocument): ReadonlyMap<Sector, readonly Mount[]> => {
  const all = mountsOf(document)
  const of = (side: Sector) => [side, all.filter((mount) => mount.sectors.includes(side))] as const
  return new Map([of('bow'), of('port'), of('starboard'), of('stern')])
})

/** Those of her guns that bear on a target there. */
export function mountsBearing(document: ShipDocument, sector: Sector): readonly Mount[] {
  return mountsBySector(document).get(sector) ?? []
}

interface Bearing {
  readonly beam?: string
  readonly guns: number
  readonly sectors: readonly Sector[]
}

/** Half of split guns are on each beam; an odd one amidships bears to either, and fires once like any gun. */
function byBeam(arc: ArcName, count: number): readonly Bearing[] {
  const { sectors, split } = arcs[arc]
  if (!split) return [{ guns: count, sectors }]
  const half = Math.floor(count / 2)
  const sides: readonly Bearing[] = [
    { beam: 'port', guns: half, sectors: without(sectors, 'starboard') },
    { beam: 'starboard', guns: half, sectors: without(sectors, 'port') },
    { beam: 'odd', guns: count % 2, sectors },
  ]
  return sides.filter(({ guns }) => guns > 0)
}

function without(sectors: readonly Sector[], other: Sector): readonly Sector[] {
  return sectors.filter((sector) => sector !== other)
}

/** Tubes of one cell, or of one beam of it, that bear alike. */
export interface TubeMount {
  readonly key: string
  readonly box: BoxId
  readonly tubes: number
  readonly sectors: readonly Sector[]
}

export function tubeMounts({ document }: ShipInPlay): readonly TubeMount[] {
  return contents(shipOf(document), 'torpedoTube').flatMap(({ cell, content }) => {
    const slot = `${cell.at}:${cell.holds.indexOf(content)}`
    return byBeam(content.arc, content.count).map(({ beam, guns, sectors }) => ({
      key: beam ? `${slot}:${beam}` : slot,
      box: boxId(cell.at),
      tubes: guns,
      sectors,
    }))
  })
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
export function gunsSilent(state: GameState, { id, document }: ShipInPlay, mount: Mount): boolean {
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

/** Guns or tubes of one cell, or of one beam of it. */
interface Standing {
  readonly key: string
  readonly box: BoxId
  readonly sectors: readonly Sector[]
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
