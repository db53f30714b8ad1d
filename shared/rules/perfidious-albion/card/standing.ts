import { fitLine } from '../../../card/fit'
import type { GlyphName } from '../../../card/glyphs'
import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { condition } from '../state'
import { disc } from './arc-plan'
import { grid, gridRight } from './places'

/** Out of the fight: stamped across the hull. Still in it, but not as she should be: a slip beside her class. */
const across: Readonly<Record<string, GlyphName>> = {
  sunk: 'sunk',
  blownUp: 'explosion',
  struck: 'surrender',
  left: 'withdraw',
}
const aside: Readonly<Record<string, GlyphName>> = { withdrawing: 'withdraw', deadInTheWater: 'dead' }

export function standingPiece(ship: ShipInPlay, words: Words): Operation[] {
  const { standing } = condition(ship)
  const stamp = across[standing]
  if (stamp) return stamped(stamp, words(`card.standings.${standing}`))
  const slip = aside[standing]
  return slip ? slipped(slip, words(`card.standings.${standing}`)) : []
}

/** Letters with a wide halo in a double frame: the hull can still be read round them. */
function stamped(glyph: GlyphName, text: string): Operation[] {
  const line = fitLine('head-700', 17, text, 120)
  const width = line.width + 34
  const x = (grid.x + gridRight - width) / 2
  const [y, height] = [54, 25]
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

function slipped(glyph: GlyphName, text: string): Operation[] {
  const line = fitLine('work-600', 3.2, text, 23)
  const width = line.width + 7.6
  const x = 92.6 - width
  const y = 20.6
  return [
    { op: 'rect', x, y, width, height: 5.6, fill: 'sheet', stroke: { ink: 'red', width: 0.5, weight: 'frame' } },
    { op: 'glyph', glyph, x: x + 1, y: y + 0.8, size: 4, ink: 'red', ground: 'sheet' },
    { op: 'text', x: x + 6.2, y: y + 3.95, text: line.text, size: line.size, face: 'work-600', ink: 'red' },
  ]
}
