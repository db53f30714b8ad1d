import { deckAt } from './hull'
import { pairs, type Parts, type Point } from './parts'
import type { GunKind, Profile, ProfileGun, SideGun } from './record'

/** A mounting as it is drawn: its muzzle towards greater x, its foot on 0, 12-inch size; mirrored and scaled when placed. */
interface Mounting {
  /** Half the width of the barbette under it. */
  readonly barbette: number
  /** From, to, height and half the thickness at the breech. */
  readonly barrel: readonly [from: number, to: number, up: number, half: number]
  readonly house: readonly number[]
  /** Cupolas, breeches, shields. */
  readonly also?: readonly (readonly number[])[]
  readonly cut?: readonly number[]
  /** Height of the barbette where the record does not say it. */
  readonly raised: number
}

const mountings: Readonly<Record<GunKind, Mounting>> = {
  /** The British hooded barbette of 1895. */
  hood: {
    barbette: 4.7,
    barrel: [3.5, 11.6, 1.35, 0.5],
    house: [-5.2, 0, -5.2, 1.7, -4.3, 2.7, -2.4, 3.1, 0.8, 3, 3.2, 2.4, 4.8, 1.2, 5, 0],
    cut: [-5.1, 0.5, 4.9, 0.5],
    raised: 1.8,
  },
  /** An open barbette: the breech lies bare. */
  bare: {
    barbette: 5.4,
    barrel: [-3.6, 10.2, 1.15, 0.62],
    house: [-4.4, 0, -4.2, 1.9, -1.2, 1.9, -0.6, 0],
    also: [[0.2, 0, 0.8, 0.9, 2.2, 0.9, 2.6, 0]],
    raised: 2.9,
  },
  /** French: a round turret on a narrow trunk, with the cupola of its captain. */
  drum: {
    barbette: 2.7,
    barrel: [3.2, 12.2, 1.9, 0.5],
    house: [-4.1, 0, -4.1, 3.3, -2.4, 4.1, 2.4, 4.1, 4.1, 3.3, 4.1, 0],
    also: [[-1.3, 3.9, -1.3, 4.8, -0.6, 5.2, 0.6, 5.2, 1.3, 4.8, 1.3, 3.9]],
    cut: [-4.1, 3.2, 4.1, 3.2],
    raised: 1.4,
  },
  /** The cylinder of the American ships of the nineties. */
  can: {
    barbette: 5,
    barrel: [4.6, 12.4, 1.7, 0.55],
    house: [-5.4, 0, -5.4, 3.1, -4.6, 3.6, 4.6, 3.6, 5.4, 3.1, 5.4, 0],
    also: [[-2, 3.5, -2, 4.6, 0, 4.6, 0, 3.5]],
    raised: 1.2,
  },
  turret: {
    barbette: 4.3,
    barrel: [4, 14.4, 1.45, 0.46],
    house: [-6, 0, -6, 2.5, -5.2, 2.9, 2.6, 3, 5, 2, 5, 0],
    cut: [-6, 0.5, 5, 0.5],
    raised: 1.4,
  },
  flush: {
    barbette: 4.2,
    barrel: [3.6, 14.2, 1.3, 0.42],
    house: [-6.6, 0.1, -7, 2.5, 1.2, 3.1, 5.2, 0.9, 5.2, 0.1],
    also: [[-6.2, 2.5, -6.2, 3.1, -4.4, 3.1, -4.4, 2.7]],
    raised: 1.4,
  },
  /** The gun house of a destroyer. */
  house: {
    barbette: 1.8,
    barrel: [2, 8.4, 1.5, 0.34],
    house: [-3, 0.1, -3.2, 2.4, 0.6, 3, 2.7, 1.4, 2.7, 0.1],
    raised: 0.4,
  },
  open: {
    barbette: 1.7,
    barrel: [-1.6, 6.4, 1.5, 0.3],
    house: [-1, -0.1, -0.6, 1.3, 0.6, 1.3, 1, -0.1],
    also: [[0.2, 0.7, 0.9, 2.7, 1.5, 2.6, 1.2, 0.7]],
    raised: 0.2,
  },
  tubes: {
    barbette: 0,
    barrel: [3.8, 4.4, 1, 0.4],
    house: [-3.6, 0.5, -3.8, 1.5, 3.9, 1.5, 4.1, 0.5],
    also: [[-0.9, -0.1, -0.9, 0.6, 0.9, 0.6, 0.9, -0.1]],
    cut: [-3.6, 1, 3.9, 1],
    raised: 0.1,
  },
  /** Bare, in the claws that drop it over the side. */
  torpedo: {
    barbette: 0,
    barrel: [-4.8, -4.3, 0.6, 0.4],
    house: [-4.4, 0.5, -3.2, 0.2, 3.4, 0.2, 4.2, 0.4, 4.2, 0.8, 3.4, 1, -3.2, 1, -4.4, 0.7],
    also: [
      [-2.4, -0.2, -2.4, 1.4, -2, 1.4, -2, -0.2],
      [2, -0.2, 2, 1.4, 2.4, 1.4, 2.4, -0.2],
    ],
    raised: 0.2,
  },
}

/** How far a barrel that is not level is lifted at its muzzle. */
const lifted = 1.4
const usualInches = 12

/** A mounting by the bore of its guns, where the record does not say its size. */
const sizeOf = ({ size, inches = usualInches, kind }: ProfileGun) =>
  size ?? (kind === 'tubes' ? 0.9 : Math.sqrt(inches / usualInches))

export function drawGun(profile: Profile, gun: ProfileGun, parts: Parts): void {
  const mounting = mountings[gun.kind]
  const { at, place } = placing(profile, gun)
  drawBarbette(profile, gun, parts)
  const [from, to, up, half] = mounting.barrel
  const muzzle = gun.elevated ? lifted : 0
  const thin = half * 0.72
  const barrel = [from, up - half, from, up + half, to, up + thin + muzzle, to, up - thin + muzzle]
  parts.solid(pairs(barrel, place), 'gun')
  for (const also of mounting.also ?? []) parts.solid(pairs(also, place), 'gun')
  parts.solid(pairs(mounting.house, place), 'gun', 0, true)
  if (mounting.cut) parts.cut(pairs(mounting.cut, place).flat(), 2)
  if (gun.rangefinder) parts.rod(pairs([-4.8, 3.5, -2.4, 3.5], place).flat(), 0.7 * at.size)
}

/** What is left of a mounting that is gone: its barbette, and a torn rim. */
export function drawLostGun(profile: Profile, gun: ProfileGun, parts: Parts): void {
  drawBarbette(profile, gun, parts)
  const half = Math.max(1.4, mountings[gun.kind].barbette)
  const torn = [-1, -0.3, -1, 0.5, -0.55, 0.1, -0.2, 0.9, 0.25, 0.2, 0.6, 0.7, 1, -0.1, 1, -0.3]
  const { place } = placing(profile, gun)
  parts.solid(
    pairs(torn, (across, up) => place(across * half, up)),
    'gun',
  )
}

function placing({ deck, length }: Profile, gun: ProfileGun) {
  const way = gun.faces === 'aft' ? 1 : -1
  const size = sizeOf(gun)
  const x = (gun.at / 100) * length
  const foot = gun.foot ?? deckAt(deck, gun.at)
  const base = foot + (gun.barbette ?? mountings[gun.kind].raised)
  return {
    at: { x, foot, base, size },
    place: (across: number, up: number): Point => [x + way * across * size, base + up * size],
  }
}

function drawBarbette(profile: Profile, gun: ProfileGun, parts: Parts): void {
  const { x, foot, base, size } = placing(profile, gun).at
  const half = mountings[gun.kind].barbette * size
  if (half > 0 && base - foot > 0.3) parts.box(x - half, x + half, foot - 0.2, base + 0.1 * size, 'house')
}

/** A slot in the side, with the gun that looks out of it. */
export function drawCasemate({ length }: Profile, [at, up, faces, scale]: SideGun, lost: boolean, parts: Parts): void {
  const x = (at / 100) * length
  const way = faces === 'aft' ? 1 : -1
  const size = scale * 0.84
  const on = (figures: readonly number[]) =>
    pairs(figures, (across, rise) => [x + across * size, up + rise * size]).flat()
  if (lost) {
    parts.hole(on([-2.6, -1.2, -1.8, 1.3, -0.6, 0.7, 0.4, 1.9, 1.4, 0.9, 2.5, 0.8, 1.6, -0.4, 2.2, -1.3, 0, -0.8]), 0)
    return
  }
  parts.hole(on([-2, -1, -2, 0.5, -1.1, 1.2, 1.1, 1.2, 2, 0.5, 2, -1]))
  parts.solid(pairs(on([0, -0.3, 0, 0.35, way * 5.6, 0.7, way * 5.6, 0.25])), 'gun', 1, true)
}

export function drawSponson({ length }: Profile, [at, up, faces, size]: SideGun, lost: boolean, parts: Parts): void {
  const x = (at / 100) * length
  const way = faces === 'aft' ? 1 : -1
  const place = (across: number, rise: number): Point => [x + across * size, up + rise * size]
  parts.solid(
    pairs([-3, -1.2, -3, 1.4, -1.6, 2.1, 1.6, 2.1, 3, 1.4, 3, -1.2, 1.2, -2.4, -1.2, -2.4], place),
    'gun',
    0,
    true,
  )
  if (!lost) parts.solid(pairs([way * 2, 0, way * 2, 0.8, way * 7.4, 0.9, way * 7.4, 0.3], place), 'gun', 0, true)
}
