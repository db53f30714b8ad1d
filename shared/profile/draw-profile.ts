import { drawFittings } from './fittings'
import { drawDownFunnels, drawFlightDeck } from './flight-deck'
import { brokenFunnel, drawFunnel } from './funnels'
import { drawCasemate, drawGun, drawLostGun, drawSponson } from './guns'
import { deckAt, drawHull } from './hull'
import { drawMast, drawRigging } from './masts'
import { Parts, type Part } from './parts'
import type { GunKind, Profile, ProfileGun } from './record'
import { drawBridge, drawHouse } from './upper-works'

/** Something of a ship that is gone, and where: the drawn part of its kind that is nearest is drawn as a wreck. */
export interface Loss {
  /** `gun` where a card does not say whether it is of her main battery. */
  readonly what: 'gun' | 'mainGun' | 'otherGun' | 'tubes' | 'funnel'
  /** Per cent of her length from the bow. */
  readonly at: number
  /** Its name where it lies in several boxes: it is lost once. */
  readonly id?: string
}

const small: ReadonlySet<GunKind> = new Set(['house', 'open'])
const isGun = ({ kind }: ProfileGun) => kind !== 'tubes' && kind !== 'torpedo'

/** The guns of a drawing that are her main battery: turrets where she has any, else all that are not against aircraft. */
export function mainGuns({ guns }: Profile): readonly ProfileGun[] {
  const level = guns.filter((gun) => isGun(gun) && !gun.elevated)
  const turrets = level.filter(({ kind }) => !small.has(kind))
  return turrets.length > 0 ? turrets : level
}

/** The parts of a ship from her side, bow left: metres from the bow, metres up from the water. */
export function drawProfile(profile: Profile, lost: readonly Loss[] = []): readonly Part[] {
  const parts = new Parts()
  const gone = lostOf(profile, lost)
  for (const mast of profile.masts) drawMast(profile, mast, parts)
  drawRigging(profile, parts)
  for (const house of profile.houses) drawHouse(profile, house, parts)
  if (profile.flight) drawFlightDeck(profile, profile.flight, parts)
  if (profile.bridge) drawBridge(profile, profile.bridge, parts)
  for (const funnel of profile.funnels) {
    const foot = funnel.foot ?? deckAt(profile.deck, funnel.at)
    drawFunnel(profile, gone.has(funnel) ? brokenFunnel(funnel, foot) : funnel, parts)
  }
  for (const house of profile.upperHouses) drawHouse(profile, house, parts)
  drawFittings(profile, parts)
  for (const gun of profile.guns) (gone.has(gun) ? drawLostGun : drawGun)(profile, gun, parts)
  drawHull(profile, parts)
  for (const gun of profile.casemates) drawCasemate(profile, gun, gone.has(gun), parts)
  for (const gun of profile.sponsons) drawSponson(profile, gun, gone.has(gun), parts)
  if (profile.flight) drawDownFunnels(profile, profile.flight, parts)
  return parts.list
}

/** A loss further than this from anything of its kind changes nothing that is drawn. */
const reach = 18

/** The drawn parts that are gone: each loss takes the nearest of its kind that is still there. */
function lostOf(profile: Profile, lost: readonly Loss[]): ReadonlySet<unknown> {
  const gone = new Set<unknown>()
  for (const { what, at } of lost) {
    const left = partsOf(profile, what).filter(({ of }) => !gone.has(of))
    const nearest = left.reduce<(typeof left)[number] | undefined>(
      (best, each) => (best && Math.abs(best.at - at) <= Math.abs(each.at - at) ? best : each),
      undefined,
    )
    if (nearest && Math.abs(nearest.at - at) <= reach) gone.add(nearest.of)
  }
  return gone
}

interface Placed {
  readonly of: unknown
  readonly at: number
}

/** The drawn parts that a loss may be. */
function partsOf(profile: Profile, what: Loss['what']): readonly Placed[] {
  const { guns, funnels, casemates, sponsons } = profile
  const placed = (things: readonly { readonly at: number }[]) => things.map((thing) => ({ of: thing, at: thing.at }))
  switch (what) {
    case 'gun':
      return placed(guns.filter(isGun))
    case 'mainGun':
      return placed(mainGuns(profile))
    case 'otherGun': {
      const main = mainGuns(profile)
      const sideGuns = [...casemates, ...sponsons].map((gun) => ({ of: gun, at: gun[0] }))
      return [...placed(guns.filter((gun) => isGun(gun) && !main.includes(gun))), ...sideGuns]
    }
    case 'tubes':
      return placed(guns.filter((gun) => !isGun(gun)))
    case 'funnel':
      return placed(funnels)
  }
}
