import type { ShipDocument } from '../../../../documents/ship'
import { inForceOf, type InForce } from '../../../../game/decks/in-force'
import type { Marker } from '../../../../game/mark'
import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { onceEach } from '../../../../kernel/once-each'
import { askHalf, endNoted, mountsFrom, type PlacedMount } from '../../../event-cards/half-battery'
import type { Noted } from '../../../pack/event-application'
import { saysOfEvents as says } from '../../sentence'
import { arcs, gunLetters, type ArcName, type CellContent, type GunLetter, type Sector } from '../../ship/ship'
import { contents, place, shipOf, type Cell } from '../../ship/ship-data'
import { hitModifiers } from '../../tables/tables'
import { inSupply } from '../damage/destroyed-cell'
import { bears } from '../damage/hull-plan'

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
export function mountsBearing(document: ShipDocument, sector: Sector): readonly Mount[] {
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
