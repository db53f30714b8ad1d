import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { type Block, readsTracks } from '../../kit/card/block'
import { currentBox } from '../../kit/card/boxes'
import { letters, type Style, heading, captionBeside } from '../../kit/card/lettering'
import { type Rect, mm } from '../../kit/card/shapes'
import type { TrackName } from '../ship/shape'
import { beganOn, standsOn } from '../ship/state'
import { scale, worth } from '../tables/turn'
import { cardKey } from './layout'

/** The printed scale, drawn like the border of a chart: how many are left, and what they are worth. */
interface ScaleBar {
  /** Heading: `card.scales.<name>`, caption `card.scales.<name>How`. */
  readonly name: string
  readonly track: TrackName
  readonly x: number
  readonly y: number
  readonly width: number
}

export const scaleHeight = 16.4
const stripTop = 4.4
const strip = 1.5

export function scaleBarBlock(bar: ScaleBar): Block {
  return {
    face: (words) => scaleFace(bar, words),
    pieces: [
      {
        key: `scale:${bar.track}`,
        reads: readsTracks(bar.track),
        draw: (stand) => here(bar, stand),
      },
    ],
  }
}

function cells({ x, y, width }: ScaleBar): readonly Rect[] {
  const each = width / scale.length
  return scale.map((_, index) => ({
    x: x + index * each,
    y: y + stripTop,
    width: each,
    height: scaleHeight - stripTop,
  }))
}

function scaleFace(bar: ScaleBar, words: Words): Operation[] {
  const title = words(cardKey(`scales.${bar.name}`))
  return [
    ...heading(title, bar.x, mm(bar.y + 2.9), bar.width),
    ...captionBeside(title, words(cardKey(`scales.${bar.name}How`)), bar.x, mm(bar.y + 2.9), bar.width),
    ...cells(bar).flatMap((cell, index) => [...graduation(cell, index % 2 === 0), ...scaleStep(cell, index, 'ink')]),
    frameOf(bar),
  ]
}

function graduation({ x, y, width }: Rect, solid: boolean): Operation[] {
  return [{ op: 'rect', x: mm(x), y: mm(y), width: mm(width), height: strip, fill: solid ? 'plate' : 'sheet' }]
}

function frameOf({ x, y, width }: ScaleBar): Operation {
  const height = scaleHeight - stripTop
  const each = width / scale.length
  const inner = scale.slice(1).map((_, index) => `M${mm(x + (index + 1) * each)} ${mm(y + stripTop)}v${mm(height)}`)
  return {
    op: 'path',
    d: `M${mm(x)} ${mm(y + stripTop)}h${mm(width)}v${mm(height)}h${mm(-width)}ZM${mm(x)} ${mm(y + stripTop + strip)}h${mm(width)}${inner.join('')}`,
    stroke: { ink: 'ink', width: 0.24, weight: 'cell' },
  }
}

function scaleStep({ x, y, width }: Rect, index: number, figure: 'ink' | 'red'): Operation[] {
  const { from, to, value } = scale[index]!
  const set = (text: string, baseline: number, style: Style) =>
    letters(text, x + width / 2, y + baseline, width - 1, { ...style, anchor: 'middle' })
  return [
    ...set(to === null ? `${from}+` : `${from}–${to}`, 5, { size: 2.8, face: 'work-500', ink: 'ink-2' }),
    ...set(String(value), 10.5, { size: 5.2, face: 'work-700', ink: figure }),
  ]
}

/** The step that counts now is framed; its figure is red where some are lost. */
function here(bar: ScaleBar, stand: ShipInPlay): Operation[] {
  const now = standsOn(stand, bar.track)
  const index = worth(now) - 1
  const cell = cells(bar)[index]
  if (!cell) return []
  const { x, y, width, height } = cell
  const place = { x, y: y + strip, width, height: height - strip }
  return currentBox(place, 'sheet', scaleStep(cell, index, now === beganOn(stand, bar.track) ? 'ink' : 'red'))
}
