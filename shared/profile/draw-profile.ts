import { drawFittings } from './fittings'
import { drawDownFunnels, drawFlightDeck } from './flight-deck'
import { brokenFunnel, drawFunnel } from './funnels'
import { drawCasemate, drawGun, drawLostGun, drawSponson } from './guns'
import { deckAt, drawHull } from './hull'
import { drawMast, drawRigging, stumpOf } from './masts'
import { Parts, type Part } from './parts'
import type { Profile } from './record'
import { drawBridge, drawHouse } from './upper-works'

/** Something of a ship that is gone, and where: the drawn part of its kind that is nearest is drawn as a wreck. */
export interface Loss {
  readonly what: 'gun' | 'casemate' | 'funnel' | 'mast'
  /** Per cent of her length from the bow. */
  readonly at: number
}

/** The parts of a ship from her side, bow left: metres from the bow, metres up from the water. */
export function drawProfile(profile: Profile, lost: readonly Loss[] = []): readonly Part[] {
  const parts = new Parts()
  const gone = lostOf(profile, lost)
  for (const mast of profile.masts) drawMast(profile, gone.has(mast) ? stumpOf(profile, mast) : mast, parts)
  drawRigging({ ...profile, masts: profile.masts.filter((mast) => !gone.has(mast)) }, parts)
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

/** The drawn parts that are gone: each loss takes the nearest of its kind that is still there. */
function lostOf(profile: Profile, lost: readonly Loss[]): ReadonlySet<unknown> {
  const gone = new Set<unknown>()
  const sideGuns = [...profile.casemates, ...profile.sponsons].map((gun) => ({ of: gun as unknown, at: gun[0] }))
  const placed = (things: readonly { readonly at: number }[]) =>
    things.map((thing) => ({ of: thing as unknown, at: thing.at }))
  for (const { what, at } of lost) {
    const kinds = {
      gun: () => placed(profile.guns),
      casemate: () => sideGuns,
      funnel: () => placed(profile.funnels),
      mast: () => placed(profile.masts),
    }
    const left = kinds[what]().filter(({ of }) => !gone.has(of))
    const nearest = left.reduce<(typeof left)[number] | undefined>(
      (best, each) => (best && Math.abs(best.at - at) <= Math.abs(each.at - at) ? best : each),
      undefined,
    )
    if (nearest && Math.abs(nearest.at - at) <= reach) gone.add(nearest.of)
  }
  return gone
}

/** A loss further than this from anything of its kind changes nothing that is drawn. */
const reach = 18
