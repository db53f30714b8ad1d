import { pairs, type Parts } from './parts'
import { deckAt } from './hull'
import type { Funnel, Profile } from './record'

export function drawFunnel(profile: Profile, funnel: Funnel, parts: Parts): void {
  const x = (funnel.at / 100) * profile.length
  const foot = funnel.foot ?? deckAt(profile.deck, funnel.at)
  if (funnel.pair) drawOne(funnel, x + funnel.width * 0.42, foot, parts)
  drawOne(funnel, funnel.pair ? x - funnel.width * 0.12 : x, foot, parts)
}

/** What is left of a lost funnel: its foot, without a cap. */
export function brokenFunnel(funnel: Funnel, foot: number): Funnel {
  return { ...funnel, top: foot + (funnel.top - foot) * 0.3, cap: 'none', bands: 0, casing: 0, pair: false }
}

function drawOne(funnel: Funnel, x: number, foot: number, parts: Parts): void {
  const { width, top, rake = 0, cap = 'flat', bands = 0, casing = 0, trunk = 0 } = funnel
  const lean = Math.tan((rake * Math.PI) / 180)
  const at = (up: number) => x + lean * (up - foot)
  const half = width / 2
  const neck = foot + (top - foot) * casing
  const spread = trunk > 0 ? foot + (top - foot) * 0.4 : neck
  parts.solid(
    pairs([
      ...(trunk > 0 ? [at(foot) - half, foot] : []),
      ...[at(spread) - half, spread, at(top) - half, top, at(top) + half, top, at(spread) + half, spread],
      ...(trunk > 0 ? [at(foot) + half + trunk, foot] : []),
    ]),
    'funnel',
    0,
    true,
  )
  if (casing > 0) {
    const [low, high] = [width * 0.72, width * 0.66]
    parts.solid(
      pairs([at(foot) - low, foot, at(neck) - high, neck, at(neck) + high, neck, at(foot) + low, foot]),
      'house',
    )
  }
  for (const share of [0.68, 0.84]) {
    parts.cut([at(spread) - half + width * share, spread, at(top) - half + width * share, top - 0.8], 2)
  }
  drawCap(cap, at(top), top, width, parts)
  for (let band = 0; band < bands; band++) {
    const up = top - 2.2 - band * 1.8
    parts.cut([at(up) - half, up, at(up) + half, up])
  }
}

function drawCap(cap: Funnel['cap'], x: number, top: number, width: number, parts: Parts): void {
  switch (cap) {
    case 'flat': {
      const half = width * 0.58
      const lip = Math.min(0.9, width * 0.25)
      return parts.box(x - half, x + half, top - lip, top + lip / 3, 'cap')
    }
    case 'raked': {
      const figures = [-0.56, -0.3, -0.56, 0.04, 0.62, 0.3, 0.58, -0.3]
      return parts.solid(
        pairs(figures, (across, up) => [x + across * width, top + up * Math.min(width, 5.6)]),
        'cap',
      )
    }
    case 'cowl': {
      const figures = [-0.5, -0.06, -0.42, 0.24, -0.1, 0.36, 0.25, 0.3, 0.62, 0.08, 0.5, -0.06]
      return parts.solid(
        pairs(figures, (across, up) => [x + across * width, top + up * Math.min(width, 5)]),
        'cap',
      )
    }
    default:
      return undefined
  }
}
