import { fitLine } from '../../card/fit'
import type { Operation } from '../../card/operations'
import type { PlayingCard } from './playing-card'
import { evened, wrap } from '../../card/wrapped-text'

const left = 6.2
const valueX = 20
const right = 57.3
const rowMm = 4.9
const secondLineMm = 3.4

export interface FactRows {
  readonly operations: readonly Operation[]
  /** The height of the last rule. */
  readonly endY: number
}

/** The rule under the title, then a row for each fact with a hairline. A long fact has a second line. */
export function factRows(facts: PlayingCard['facts'], ruleY: number): FactRows {
  const operations: Operation[] = [
    { op: 'path', d: `M${left} ${ruleY}H${right}`, stroke: { ink: 'ink', width: 0.3, weight: 'cell' } },
  ]
  let y = ruleY + 0.6
  for (const [label, text] of facts) {
    const lines = valueLines(text)
    operations.push(caption(label, y + 3.6), ...lines.map((line, place) => value(line, y + 3.6 + place * secondLineMm)))
    y += rowMm + (lines.length - 1) * secondLineMm
    operations.push({ op: 'path', d: `M${left} ${y}H${right}`, stroke: { ink: 'rule', width: 0.2, weight: 'hair' } })
  }
  return { operations, endY: y }
}

function valueLines(text: string): readonly { readonly text: string; readonly size: number }[] {
  const whole = fitLine('work-600', 3, text, right - valueX, 2.6)
  if (whole.text === text) return [whole]
  const lines = wrap(text, 'work-600', 2.7, right - valueX)
  const [first = '', ...rest] = lines.length > 2 ? lines : evened(lines, 'work-600', 2.7)
  return [{ text: first, size: 2.7 }, fitLine('work-600', 2.7, rest.join(' '), right - valueX, 2)]
}

function caption(label: string, y: number): Operation {
  const { text, size } = fitLine('work-500', 2.9, label, valueX - left - 1, 2)
  return { op: 'text', x: left, y, text, size, face: 'work-500', ink: 'ink-2' }
}

function value({ text, size }: { readonly text: string; readonly size: number }, y: number): Operation {
  return { op: 'text', x: valueX, y, text, size, face: 'work-600', ink: 'ink' }
}
