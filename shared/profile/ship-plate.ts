import { drawProfile, type Loss } from './draw-profile'
import { deckAt, endsOf } from './hull'
import { mastLine } from './masts'
import { Parts, type Part } from './parts'
import type { Plated } from './plate'
import type { Mast, Profile } from './record'

/** What a plate shows of a ship from her side, with the fine lines that no smaller drawing has. */
export function shipPlate(profile: Profile, lost: readonly Loss[] = [], flag?: string): Plated {
  const behind = linesBehind(profile)
  const whole = [...behind, ...withSideLines(profile, drawProfile(profile))]
  const { sternDeck } = endsOf(profile)
  const size = Math.min(1, profile.length / 110)
  return {
    ...{ whole, livery: profile.livery, length: profile.length },
    parts: lost.length > 0 ? [...behind, ...withSideLines(profile, drawProfile(profile, lost))] : whole,
    ...(flag !== undefined && { ensign: { flag, at: [sternDeck, profile.deck.at(-1)![1] + 5.4 * size] as const } }),
  }
}

/** Rails and shrouds: all else stands before them. */
function linesBehind(profile: Profile): readonly Part[] {
  const parts = new Parts()
  for (const mast of profile.masts) drawShrouds(profile, mast, parts)
  // A boat's crew holds on to a line, if to anything.
  if (!profile.flight && profile.length > leastRailed) drawRail(profile, parts)
  return parts.list
}

const railUp = 1
const leastRailed = 40

function drawRail({ length, deck, bow, stern }: Profile, parts: Parts): void {
  const { bowDeck, sternDeck } = endsOf({ bow, stern, length })
  const pitch = Math.max(1.7, length / 72)
  const post: number[] = []
  for (let x = bowDeck + 1; x < sternDeck; x += pitch) {
    const foot = deckAt(deck, (x / length) * 100)
    post.push(x, foot + railUp, x, foot, x, foot + railUp)
  }
  parts.rod(post, 0.06, 2)
}

/** To the deck abaft of a mast on either side, seen as one fan. */
function drawShrouds(profile: Profile, mast: Mast, parts: Parts): void {
  if (mast.kind !== 'pole') return
  const { foot, at } = mastLine(profile, mast)
  const low = deckAt(profile.deck, mast.at)
  const rise = mast.top - foot
  const up = low + rise * 0.55
  for (const share of [0.08, 0.13, 0.18]) parts.rod([at(up), up, at(low) + rise * share, low], 0.08, 2)
}

/** The strakes of her side and her anchor, over the hull and under what looks out of it. */
function withSideLines(profile: Profile, parts: readonly Part[]): readonly Part[] {
  const after = parts.findIndex((part) => part.is === 'solid' && part.tone === 'hull') + 1
  const lines = new Parts()
  const { length, deck } = profile
  const inset = length * 0.035
  const [fore, aft] = [deck[0]![1], deck.at(-1)![1]]
  for (const share of [0.34, 0.66]) lines.cut([inset, fore * share, length - inset, aft * share], 2)
  if (length > 60) {
    const [x, up] = [length * 0.055, deckAt(deck, 5) * 0.58]
    lines.rod([x, up + 0.9, x, up - 0.9], 0.3, 2)
    lines.rod([x - 0.9, up - 0.4, x, up - 0.9, x + 0.9, up - 0.4], 0.3, 2)
  }
  return [...parts.slice(0, after), ...lines.list, ...parts.slice(after)]
}
