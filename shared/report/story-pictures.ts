import { fitLine } from '../card/fit'
import { measure } from '../card/measure'
import type { Ink, Operation } from '../card/operations'
import type { Words } from '../words/speak'
import { graduation, spread, type ReportPicture } from './plots'
import type { Report } from './report'

const textMm = 2.9
const smallMm = 2.6
const inks: readonly Ink[] = ['ink', 'red', 'blue', 'flame-ink']

/** Flotation lost by each side, a step a turn, with the ships that were lost beside their steps. */
export function lossPlot(report: Report, words: Words, widthMm: number): ReportPicture | null {
  const { sides, turns } = report
  const lines = sides.map(({ flotation }) => flotation.map((left) => flotation[0]! - left))
  const most = Math.max(0, ...lines.flat())
  if (turns.length === 0 || most === 0) return null
  const sums = lines.map((line) => ` ${line.at(-1)!}`)
  const names = sides.map(({ name }, at) => name + sums[at]!)
  const [left, top, bottom, heightMm] = [8, 4, 46, 52]
  const right =
    widthMm - Math.min(widthMm * 0.4, Math.max(...names.map((name) => measure('work-700', textMm, name))) + 2)
  const each = graduation(most)
  const highest = Math.ceil(most / each) * each
  const x = (step: number) => left + ((right - left) * step) / turns.length
  const y = (value: number) => bottom - ((bottom - top) * value) / highest
  const levels = Array.from({ length: Math.round(highest / each) + 1 }, (_, count) => count * each)
  const grid = levels.flatMap((value): Operation[] => [
    {
      op: 'path',
      d: `M${left} ${y(value)}H${right}`,
      stroke: { ink: value === 0 ? 'ink' : 'rule', width: value === 0 ? 0.3 : 0.15 },
    },
    {
      op: 'text',
      x: left - 1.4,
      y: y(value) + 1,
      text: String(value),
      size: smallMm,
      face: 'work',
      ink: 'ink-2',
      anchor: 'end',
    },
  ])
  const every = Math.max(1, Math.ceil((turns.length * 5) / (right - left)))
  const steps = turns.flatMap(({ turn }, at): Operation[] =>
    at % every > 0
      ? []
      : [
          {
            op: 'text',
            x: (x(at) + x(at + 1)) / 2,
            y: bottom + 4,
            text: String(turn),
            size: smallMm,
            face: 'work',
            ink: 'ink-2',
            anchor: 'middle',
          },
        ],
  )
  const ends = spread(
    lines.map((line) => y(line.at(-1)!)),
    top + 1,
    bottom,
  )
  const drawn = lines.flatMap((line, at): Operation[] => {
    const ink = inks[at % inks.length]!
    const d = line.map((value, step) => (step === 0 ? `M${x(0)} ${y(value)}` : `V${y(value)}H${x(step)}`)).join('')
    const room = widthMm - right - 1.5 - measure('work-700', textMm, sums[at]!)
    const name = fitLine('work-700', textMm, sides[at]!.name, room, smallMm)
    return [
      { op: 'path', d, stroke: { ink, width: 0.6, join: 'round', ...(at === 0 ? {} : { dash: [2, 0.8] as const }) } },
      {
        op: 'text',
        x: right + 1.5,
        y: ends[at]! + 1,
        text: name.text + sums[at]!,
        size: name.size,
        face: 'work-700',
        ink,
      },
    ]
  })
  return {
    key: 'losses',
    title: words('report.losses.title'),
    widthMm,
    heightMm,
    operations: [...grid, ...steps, ...drawn, ...lostShips(report, { x, y, left }, lines)],
  }
}

/** More names than these would cover each other. */
const mostNamed = 6

function lostShips(
  { ships, sides, turns }: Report,
  { x, y, left }: { x: (step: number) => number; y: (value: number) => number; left: number },
  lines: readonly (readonly number[])[],
): readonly Operation[] {
  const lost = ships.flatMap((ship) => {
    const step = turns.findIndex(({ turn }) => turn === ship.lostIn)
    const line = lines[sides.findIndex(({ side }) => side === ship.side)]
    if (step < 0 || !line) return []
    const isBefore = measure('work', smallMm, ship.name) < x(step) - left - 2
    return [{ name: ship.name, side: ship.side, x: x(step), y: y(line[step + 1]!), isBefore }]
  })
  // Beside the step and, where there is no room before it, under its line.
  const baselines = spread(
    lost.map((ship) => ship.y + (ship.isBefore ? 1 : 3.4)),
    4,
    45,
  )
  return lost.flatMap(({ isBefore, ...ship }, at): Operation[] => {
    const ink = inks[sides.findIndex(({ side }) => side === ship.side) % inks.length]!
    const dot: Operation = { op: 'path', d: `M${ship.x} ${ship.y - 1}l1 1l-1 1l-1 -1z`, fill: ink }
    if (lost.length > mostNamed) return [dot]
    const name = isBefore ? { text: ship.name, size: smallMm } : fitLine('work', smallMm, ship.name, 30, smallMm)
    return [
      dot,
      {
        op: 'text',
        x: ship.x + (isBefore ? -1.6 : 1.6),
        y: baselines[at]!,
        text: name.text,
        size: name.size,
        face: 'work',
        ink: 'ink',
        anchor: isBefore ? 'end' : 'start',
      },
    ]
  })
}

/** Straddles and hits of each side as bars, with a mark where the odds put them; only where odds are kept. */
export function luckPlot({ guns, sides, straddles }: Report, words: Words, widthMm: number): ReportPicture | null {
  const rows = sides.flatMap(({ name }) => {
    const own = guns.filter(({ side }) => side === name)
    const expected = own.reduce((sum, row) => sum + row.expected, 0)
    return expected > 0 ? [{ name, expected, came: own.reduce((sum, row) => sum + row.straddles, 0) }] : []
  })
  if (rows.length === 0) return null
  const left = Math.min(widthMm * 0.4, Math.max(...rows.map(({ name }) => measure('work-600', textMm, name)))) + 2
  const most = Math.max(1, ...rows.flatMap(({ expected, came }) => [expected, came]))
  const scale = (widthMm - left - 9) / most
  const rowMm = 6.5
  const bars = rows.flatMap(({ name, expected, came }, at): Operation[] => {
    const y = at * rowMm + 1
    const said = fitLine('work-600', textMm, name, left - 2, smallMm)
    return [
      { op: 'text', x: 0, y: y + 3, text: said.text, size: said.size, face: 'work-600', ink: 'ink' },
      { op: 'rect', x: left, y: y + 0.6, width: came * scale, height: 2.6, fill: 'plate' },
      { op: 'rect', x: left + expected * scale - 0.3, y: y - 0.4, width: 0.6, height: 4.6, fill: 'red' },
      {
        op: 'text',
        x: left + Math.max(came, expected) * scale + 1.5,
        y: y + 3,
        text: String(came),
        size: textMm,
        face: 'work-700',
        ink: 'ink',
      },
    ]
  })
  const y = rows.length * rowMm + 3.4
  const under: Operation = {
    op: 'text',
    x: 0,
    y,
    text: straddles.under,
    size: smallMm,
    face: 'work',
    ink: 'ink-2',
  }
  return { key: 'luck', title: words('report.luck.title'), widthMm, heightMm: y + 1.6, operations: [...bars, under] }
}
