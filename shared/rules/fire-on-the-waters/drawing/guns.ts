import type { WaterShip } from '../ship/ship'
import { gathered } from '../../kit/gathered'
import { itemsOf, mountOf, orderOf, torpedoMountOf } from '../ship/ship-data'
import { deckUp, type Measures } from './hull'
import { placed, type Drawing } from '../../kit/card/drawing'

/** The place of a thing: its ends and its middle, in locations from the bow. */
export interface Placement {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly middle: number
}

/** Things that may be over several locations, bow to stern. */
export function placementsOf(found: readonly { readonly id: string; readonly at: number }[]): readonly Placement[] {
  return [...gathered(found, ({ id }) => id)]
    .map(([id, all]) => {
      const from = Math.min(...all.map(({ at }) => orderOf(at)))
      const to = Math.max(...all.map(({ at }) => orderOf(at))) + 1
      return { id, from, to, middle: (from + to) / 2 }
    })
    .sort((one, other) => one.middle - other.middle)
}

export interface Turret extends Placement {
  readonly inches: number
  readonly guns: number
  readonly shielded: boolean
  readonly main: boolean
  readonly facing: 'bow' | 'stern' | 'beam'
  /** Foot above the deck: it fires over the turret before it. */
  readonly raised: number
}

export function turretsOf(ship: WaterShip): readonly Turret[] {
  const placements = placementsOf(itemsOf(ship, 'mount').map(({ place, holds }) => ({ id: holds.mount, at: place.at })))
  const turrets = placements.flatMap((placement): readonly Turret[] => {
    const found = mountOf(ship, placement.id)
    if (!found) return []
    const { battery, mount } = found
    const facing = facingOf(mount.arc.from, mount.arc.to, placement.middle)
    const { inches, shielded } = battery
    return [{ ...placement, inches, guns: mount.guns, shielded, main: battery.is === 'main', facing, raised: 0 }]
  })
  return turrets.map((turret) => ({ ...turret, raised: raiseOf(turret, turrets) }))
}

/** Over the bow or the stern, whichever lies in its arc; a mount on the beam looks where its end of the ship is. */
function facingOf(from: number, to: number, middle: number): Turret['facing'] {
  const start = from > to ? from - 360 : from
  const within = (angle: number) => [angle - 360, angle, angle + 360].some((each) => start <= each && each <= to)
  const ahead = within(0)
  const astern = within(180)
  if (ahead && !astern) return 'bow'
  if (astern && !ahead) return 'stern'
  if (!ahead && !astern) return 'beam'
  return middle < 18 ? 'bow' : 'stern'
}

/** In a group of turrets close together, every second fires over the one before it. */
function raiseOf(turret: Turret, all: readonly Turret[]): number {
  if (turret.facing === 'beam' || !turret.main) return 0
  const group = all.filter(({ facing, main }) => main && facing === turret.facing)
  const ordered = turret.facing === 'bow' ? group : [...group].reverse()
  const index = ordered.findIndex(({ id }) => id === turret.id)
  const before = ordered[index - 1]
  const near = before !== undefined && Math.abs(before.middle - turret.middle) < 5
  return near && index % 2 === 1 ? heightOf(before) * 1.15 : 0
}

const heightOf = ({ inches, shielded }: Pick<Turret, 'inches' | 'shielded'>) =>
  shielded ? 1.5 + inches * 0.13 : 1.4 + inches * 0.12

export function drawTurrets(turrets: readonly Turret[], deck: (at: number) => number, drawing: Drawing): void {
  for (const turret of turrets) drawTurret(turret, deck(turret.middle), drawing)
}

function drawTurret(turret: Turret, deck: number, drawing: Drawing): void {
  const { inches, guns, middle, shielded, raised, facing, main } = turret
  const metres = shielded ? 2.6 + inches * (0.62 + 0.05 * guns) : 1.6 + inches * 0.42
  const half = drawing.along(metres / 2)
  const tall = heightOf(turret)
  const foot = deck + raised + 0.5
  const way = facing === 'stern' ? 1 : facing === 'bow' ? -1 : middle < 18 ? -1 : 1
  const at = (share: number) => middle + way * half * share
  const house = placed(middle, foot, way * half, tall)
  // Barbette, or the pedestal of a gun behind a shield.
  drawing.box(middle - half * 0.7, middle + half * 0.7, deck - 0.6, foot)
  drawing.solid(...house(shielded ? '-1,0 -1,0.9 -0.3,1 0.45,0.98 1,0.55 0.96,0' : '0.1,0 -0.5,0.95 0.4,1 1,0.7 0.9,0'))
  if (shielded && main && inches >= 5)
    drawing.box(at(-0.55) - drawing.along(0.5), at(-0.55) + drawing.along(0.5), foot + tall * 0.9, foot + tall * 1.18)
  const reach = drawing.along(inches * (shielded ? 0.78 : 0.9))
  const thick = 0.16 + inches * 0.028
  const rise = facing === 'beam' ? 0.4 : 0.15
  const bore = foot + tall * 0.52
  const muzzle = middle + way * (half * 0.9 + reach)
  drawing.solid(
    [at(0.7), bore - thick],
    [at(0.7), bore + thick],
    [muzzle, bore + rise + thick * 0.7],
    [muzzle, bore + rise - thick * 0.5],
  )
  drawing.cut([at(-1), foot + 0.05], [at(0.96), foot + 0.05])
}

export function drawTubes(ship: WaterShip, deck: (at: number) => number, drawing: Drawing): void {
  const mounts = placementsOf(
    itemsOf(ship, 'torpedoMount').map(({ place, holds }) => ({ id: holds.mount, at: place.at })),
  )
  for (const { id, middle } of mounts) {
    const tubes = torpedoMountOf(ship, id)?.tubes ?? 1
    const half = drawing.along(3.9)
    const foot = deck(middle)
    drawing.box(middle - drawing.along(1), middle + drawing.along(1), foot - 0.4, foot + 0.9)
    drawing.solid(...placed(middle, foot, half)('-1,0.9 -1,1.7 0.9,1.7 1,0.9'))
    if (tubes > 2) drawing.box(middle - drawing.along(1.3), middle + drawing.along(1.3), foot + 1.5, foot + 2.8)
  }
}

/** Light guns at high angle, behind a low screen. */
export function drawLightGuns(
  ship: WaterShip,
  roof: (at: number) => number,
  drawing: Drawing,
  { house }: Measures,
): void {
  for (const { place } of itemsOf(ship, 'aamg')) {
    const at = orderOf(place.at) + 0.5
    const foot = roof(at)
    drawing.box(at - drawing.along(1.7), at + drawing.along(1.7), foot - 0.4, foot + 1.1 + house * 0.1)
    for (const across of [-0.8, 0.6])
      drawing.solid(...placed(at + drawing.along(across), foot, drawing.along(1))('0,0.9 1.7,3.3 2,3.1 0.5,0.9'))
  }
}

/** Hangar and flight deck: a long flat slab, carried on pillars where the hangar ends. */
export function drawFlightDeck(ship: WaterShip, measures: Measures, drawing: Drawing): void {
  const { flightDeck } = measures
  const { type } = ship
  const slab = 1.5
  const [from, to] = type === 'CVE' ? [1.6, 35.4] : type === 'CVL' ? [2.2, 35] : [0.9, 35.4]
  const [bow, stern] = type === 'CVE' ? [4.4, 33.6] : [5.4, 32.4]
  const deck = (at: number) => deckUp(ship, measures, at)
  drawing.box(bow, stern, deck(18) - 1, flightDeck - slab)
  drawing.solid(
    [from, flightDeck - slab * 0.8],
    [from + 0.5, flightDeck],
    [to - 0.6, flightDeck],
    [to, flightDeck - slab * 0.7],
    [to - 0.8, flightDeck - slab],
    [from + 0.9, flightDeck - slab],
  )
  for (const at of [from + 1.2, from + 2.4, to - 1.2, to - 2.2]) {
    if (at > bow && at < stern) continue
    drawing.line([at, deck(at) - 0.4], [at, flightDeck - slab])
  }
  // Galleries under the edge of the deck, roller doors of the hangar.
  drawing.cut([bow + 0.6, flightDeck - slab * 1.7], [stern - 0.6, flightDeck - slab * 1.7])
  for (let at = bow + 1.4; at < stern - 2; at += 3) {
    const [low, high] = [deck(at) + 0.8, flightDeck - slab * 2.3]
    if (high > low) drawing.cut([at, low], [at, high], [at + 1.7, high], [at + 1.7, low])
  }
}
