import { wrap } from '../../card/wrapped-text'
import type { Face, Ink, Operation } from '../../card/operations'
import { drawn, type Block } from './report-page'

/** The place of text on the page, left and right edge in mm. */
export interface Measure {
  readonly left: number
  readonly right: number
}

interface Setting {
  readonly face: Face
  readonly size: number
  readonly ink: Ink
  readonly indent?: number
  /** Space above and below. */
  readonly above?: number
  readonly below?: number
}

const leadingEms = 1.32

/** Prose, a block a line, so that a long paragraph goes over the end of a page. */
export function prose({ left, right }: Measure, text: string, setting: Setting): readonly Block[] {
  const { face, size, ink, indent = 0, above = 0, below = 0 } = setting
  const lines = text === '' ? [] : wrap(text, face, size, right - left - indent)
  return lines.map((line, at) => {
    const [before, after] = [at === 0 ? above : 0, at === lines.length - 1 ? below : 0]
    const baseline = before + size * 1.02
    const draw = (y: number): readonly Operation[] => [
      { op: 'text', x: left + indent, y: y + baseline, text: line, size, face, ink },
    ]
    return drawn(before + size * leadingEms + after, draw)
  })
}

/** A heading with a rule over the page; it is never alone at the foot of one. */
export function turnHeading({ left, right }: Measure, title: string): Block {
  const draw = (y: number): readonly Operation[] => [
    { op: 'rect', x: left, y: y + 5, width: right - left, height: 0.8, fill: 'plate' },
    { op: 'text', x: left, y: y + 13, text: title, size: 7, face: 'head', ink: 'ink' },
  ]
  return { ...drawn(16.5, draw), isHeading: true, bookmark: title }
}

export function smallHeading({ left }: Measure, title: string): Block {
  const draw = (y: number): readonly Operation[] => [
    { op: 'text', x: left, y: y + 5.4, text: title, size: 3.8, face: 'work-600', ink: 'ink' },
  ]
  return { ...drawn(7.4, draw), isHeading: true }
}
