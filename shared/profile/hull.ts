import { curve, type Parts, type Point } from './parts'
import type { Profile, ProfileRecord } from './record'

interface End {
  /** How far from the end of the ship deck and waterline lie, as parts of her length, and the curve between them. */
  readonly deck: number
  readonly water: number
  readonly lower: readonly [across: number, height: number]
  readonly upper: readonly [across: number, height: number]
}

const end = (deck: number, water: number, lower: End['lower'], upper: End['upper']): End => ({
  deck,
  water,
  lower,
  upper,
})

const bowEnds: Readonly<Record<NonNullable<ProfileRecord['bow']>, End>> = {
  ram: end(0.016, 0, [0.004, 0.25], [0.014, 0.5]),
  plough: end(0.075, 0, [0.012, 0.3], [0.045, 0.45]),
  tumble: end(0.045, 0, [0.01, 0.35], [0.032, 0.55]),
  straight: end(0, 0.002, [0.001, 0.4], [0, 0.7]),
  raked: end(0, 0.03, [0.02, 0.3], [0.01, 0.7]),
  clipper: end(0, 0.04, [0.03, 0.3], [0.022, 0.62]),
  atlantic: end(0, 0.052, [0.04, 0.22], [0.034, 0.62]),
}

const sternEnds: Readonly<Record<NonNullable<ProfileRecord['stern']>, End>> = {
  counter: end(0, 0.06, [0.03, 0.22], [0.006, 0.72]),
  round: end(0, 0.026, [0.008, 0.2], [0, 0.5]),
  cruiser: end(0.012, 0.012, [-0.004, 0.25], [-0.004, 0.62]),
  transom: end(0, 0.008, [0.006, 0.3], [0.002, 0.6]),
  tumble: end(0.055, 0, [0.006, 0.35], [0.034, 0.7]),
}

/** The height of the weather deck there; at a break that of the part abaft it. */
export function deckAt(deck: Profile['deck'], place: number): number {
  let height = deck[0]![1]
  for (let index = 1; index < deck.length; index++) {
    const [from, before] = deck[index - 1]!
    const [to, after] = deck[index]!
    if (place >= from && place <= to)
      height = to === from ? after : before + ((after - before) * (place - from)) / (to - from)
    else if (place > to) height = after
  }
  return height
}

/** Where stem and stern meet the water and the deck, in metres from the end. */
export function endsOf({ bow, stern, length }: Pick<Profile, 'bow' | 'stern' | 'length'>) {
  const [fore, aft] = [bowEnds[bow], sternEnds[stern]]
  return {
    bowDeck: fore.deck * length,
    bowWater: fore.water * length,
    sternDeck: length - aft.deck * length,
    sternWater: length - aft.water * length,
  }
}

/** The side from stem to stern, with scuttles and the waterline. Painted last of all, so that what stands on it has a clean foot. */
export function drawHull(profile: Profile, parts: Parts): void {
  const { bow, stern, deck, length, scuttles } = profile
  const [fore, aft] = [bowEnds[bow], sternEnds[stern]]
  const ends = endsOf(profile)
  const bowUp = deck[0]![1]
  const sternUp = deck.at(-1)![1]
  const on = (share: number) => share * length
  const edge = deck
    .slice(1, -1)
    .map(([at, up]): Point => [Math.min(ends.sternDeck, Math.max(ends.bowDeck, on(at / 100))), up])
  const sternTop: Point = [ends.sternDeck, sternUp]
  const bowTop: Point = [ends.bowDeck, bowUp]
  parts.solid(
    [
      bowTop,
      ...edge,
      sternTop,
      ...curve(
        sternTop,
        [length - on(aft.upper[0]), sternUp * aft.upper[1]],
        [length - on(aft.lower[0]), sternUp * aft.lower[1]],
        [ends.sternWater, 0],
      ),
      [ends.sternWater, -Math.min(0.5, length / 200)],
      [ends.bowWater, -Math.min(0.5, length / 200)],
      [ends.bowWater, 0],
      ...curve(
        [ends.bowWater, 0],
        [on(fore.lower[0]), bowUp * fore.lower[1]],
        [on(fore.upper[0]), bowUp * fore.upper[1]],
        bowTop,
      ).slice(0, -1),
    ],
    'hull',
  )
  const boot = Math.min(0.55, length / 120)
  parts.cut([ends.bowWater + 0.4, boot, ends.sternWater - 0.4, boot])
  for (const [from, to, up] of scuttles) {
    const pitch = Math.max(2.6, length / 60)
    for (let x = on(from / 100); x <= on(to / 100); x += pitch) parts.cut([x - 0.22, up, x + 0.22, up], 2)
  }
  drawStaffs(profile, parts)
}

function drawStaffs(profile: Profile, parts: Parts): void {
  const { bowDeck, sternDeck } = endsOf(profile)
  const size = Math.min(1, profile.length / 110)
  const [bowUp, sternUp] = [profile.deck[0]![1], profile.deck.at(-1)![1]]
  parts.rod([bowDeck + size, bowUp, bowDeck + 0.4 * size, bowUp + 4.2 * size], 0.16 * size, 1)
  parts.rod([sternDeck - size, sternUp, sternDeck, sternUp + 5.4 * size], 0.16 * size, 1)
  if (profile.sternwalk === undefined) return
  const { length, sternwalk } = profile
  parts.box(length * 0.945, length + 0.8, sternwalk, sternwalk + 1.3, 'house', 1)
  parts.cut([length * 0.945, sternwalk, length + 0.8, sternwalk])
}
