import { disc } from './arc-plan'
import { fitLine } from './fit'
import type { GlyphName } from './glyphs'
import type { Operation } from './operations'

/** Out of the fight: stamped across the hull. Still in it, but not as she should be: a slip beside her class. */
const across: Readonly<Record<string, GlyphName>> = {
  wreck: 'sunk',
  sunk: 'sunk',
  blownUp: 'explosion',
  struck: 'surrender',
  left: 'withdraw',
}
const aside: Readonly<Record<string, GlyphName>> = { withdrawing: 'withdraw', deadInTheWater: 'dead' }

export interface StandingPlaces {
  /** Middle of the stamp, and its upper edge, mm. */
  readonly stamp: { readonly x: number; readonly y: number }
  /** Right end and upper edge of the slip. */
  readonly slip: { readonly right: number; readonly y: number }
}

/** A stamp or slip for her standing, where she is not simply afloat. `text` is the standing in words. */
export function standingOperations(standing: string, text: string, places: StandingPlaces): Operation[] {
  const stamp = across[standing]
  if (stamp) return stamped(stamp, text, places.stamp)
  const slip = aside[standing]
  return slip ? slipped(slip, text, places.slip) : []
}

/** Letters with a wide halo in a double frame: the hull can still be read round them. */
function stamped(glyph: GlyphName, text: string, middle: StandingPlaces['stamp']): Operation[] {
  const line = fitLine('head-700', 17, text, 120)
  const width = line.width + 34
  const x = middle.x - width / 2
  const { y } = middle
  const height = 25
  const halo = { ink: 'sheet', width: 3 } as const
  return [
    { op: 'rect', x, y, width, height, stroke: { ink: 'sheet', width: 3 } },
    { op: 'rect', x, y, width, height, stroke: { ink: 'red', width: 1.2, weight: 'frame' } },
    {
      op: 'rect',
      x: x + 1.6,
      y: y + 1.6,
      width: width - 3.2,
      height: height - 3.2,
      stroke: { ink: 'red', width: 0.4 },
    },
    { op: 'path', d: disc(x + 12.8, y + 12.5, 9.6), fill: 'sheet' },
    { op: 'glyph', glyph, x: x + 5.6, y: y + 5.3, size: 14.4, ink: 'red', ground: 'sheet' },
    { op: 'text', x: x + 25, y: y + 18.2, text: line.text, size: line.size, face: 'head-700', ink: 'red', halo },
  ]
}

function slipped(glyph: GlyphName, text: string, { right, y }: StandingPlaces['slip']): Operation[] {
  const line = fitLine('work-600', 3.2, text, 23)
  const width = line.width + 7.6
  const x = right - width
  return [
    { op: 'rect', x, y, width, height: 5.6, fill: 'sheet', stroke: { ink: 'red', width: 0.5, weight: 'frame' } },
    { op: 'glyph', glyph, x: x + 1, y: y + 0.8, size: 4, ink: 'red', ground: 'sheet' },
    { op: 'text', x: x + 6.2, y: y + 3.95, text: line.text, size: line.size, face: 'work-600', ink: 'red' },
  ]
}
