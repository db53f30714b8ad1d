import { mostOffsetMm } from './request/deck-print'
import type { Operation } from '../card/operations'
import type { Words } from '../words/speak'

/** How far the cross with the scale reaches from its middle, with its figures. */
export const scaledReachMm = mostOffsetMm + 5

export function plainCross(x: number, y: number, arm: number): readonly Operation[] {
  return [{ op: 'path', d: cross(x, y, arm), stroke: { ink: 'ink', width: 0.25 } }]
}

/** Arms as long as an offset may be, in millimetres: to the right and down is plus. */
export function scaledCross(x: number, y: number, words: Words): readonly Operation[] {
  const marks = Array.from({ length: 2 * mostOffsetMm + 1 }, (_, at) => at - mostOffsetMm).filter((at) => at !== 0)
  const ticks = marks.map((at) => {
    const half = at % 5 === 0 ? 1.6 : 0.8
    return `M${x + at} ${y - half}v${2 * half}M${x - half} ${y + at}h${2 * half}`
  })
  // Near the middle there is room for the ring alone.
  const figures = marks.filter((at) => at % 5 === 0 && Math.abs(at) > 5)
  const said = (text: string, atX: number, atY: number): Operation => {
    return { op: 'text', x: atX, y: atY, text, size: 2.4, face: 'work', ink: 'ink-2', anchor: 'middle' }
  }
  return [
    { op: 'path', d: cross(x, y, mostOffsetMm), stroke: { ink: 'ink', width: 0.2 } },
    { op: 'path', d: ticks.join(''), stroke: { ink: 'ink', width: 0.15 } },
    ...figures.flatMap((at) => [said(signed(at), x + at, y + 4), said(signed(at), x + 4.4, y + at + 0.9)]),
    said(words('printing.test.across'), x + mostOffsetMm + 7, y + 0.8),
    said(words('printing.test.down'), x, y + mostOffsetMm + 3.6),
  ]
}

/** Where backs are moved to now. */
export function ring(x: number, y: number): readonly Operation[] {
  const r = 2.5
  const d = `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
  return [{ op: 'path', d, stroke: { ink: 'red', width: 0.3 } }]
}

function cross(x: number, y: number, arm: number): string {
  return `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`
}

export function signed(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${-value}`
}
