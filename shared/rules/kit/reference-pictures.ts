import { arcPlanOperations, type ArcPlan } from '../../card/arc-plan'
import { fitLine } from '../../card/fit'
import { measure } from '../../card/measure'
import type { Operation } from '../../card/operations'
import { round, said, smallMm, textMm, type Drawing } from '../../plot/plot'

/** A hull from above, bow to the left. */
function hullPath(left: number, y: number, length: number): string {
  const half = length * 0.13
  const at = (along: number, aside: number) => `${round(left + along * length)} ${round(y + aside * half)}`
  return (
    `M${at(0, 0)}C${at(0.16, -0.7)} ${at(0.3, -1)} ${at(0.5, -1)}C${at(0.75, -1)} ${at(0.98, -0.8)} ${at(1, 0)}` +
    `C${at(0.98, 0.8)} ${at(0.75, 1)} ${at(0.5, 1)}C${at(0.3, 1)} ${at(0.16, 0.7)} ${at(0, 0)}Z`
  )
}

const hullMm = 17
const rayMm = 11
const labelMm = 12.5

/** Degrees from the bow, growing to starboard, which lies above. */
export interface SectorDrawn {
  readonly from: number
  readonly to: number
  /** What the table has for it; '' where it is said of its mirror image. */
  readonly says: string
}

/** The sectors around a ship, with what a table says of each. */
export function sectorsPicture(sectors: readonly SectorDrawn[]): Drawing {
  const [widthMm, heightMm] = [46, 32]
  const [x, y] = [widthMm / 2, heightMm / 2]
  const at = (degrees: number, radius: number) => {
    const radians = (degrees * Math.PI) / 180
    return [round(x - radius * Math.cos(radians)), round(y - radius * Math.sin(radians))] as const
  }
  const limits = [...new Set(sectors.flatMap(({ from, to }) => [from, to]).map((each) => (each + 360) % 360))]
  const rays = limits.map((each) => `M${at(each, 4).join(' ')}L${at(each, rayMm).join(' ')}`).join('')
  return {
    widthMm,
    heightMm,
    operations: [
      { op: 'path', d: rays, stroke: { ink: 'ink', width: 0.2, dash: [0.8, 0.6] } },
      { op: 'path', d: hullPath(x - hullMm / 2, y, hullMm), fill: 'wash', stroke: { ink: 'ink', width: 0.4 } },
      ...sectors.flatMap(({ from, to, says }): readonly Operation[] => {
        if (says === '') return []
        const [labelX, labelY] = at((from + to) / 2, labelMm)
        const side = labelX < x - 4 ? 'end' : labelX > x + 4 ? 'start' : 'middle'
        return [said({ x: labelX, y: labelY + 1, anchor: side }, says, textMm, 'work-700', 'ink')]
      }),
    ],
  }
}

/** A hull from above in parts of equal length, bow first, with what a table says of each. */
export function partsPicture(parts: readonly string[]): Drawing {
  const [widthMm, heightMm] = [52, 20]
  const [length, y] = [50, 7.5]
  const part = length / parts.length
  const cuts = parts.slice(1).map((_, at) => `M${round(1 + (at + 1) * part)} ${y - 7}v14`)
  return {
    widthMm,
    heightMm,
    operations: [
      { op: 'path', d: hullPath(1, y, length), fill: 'wash', stroke: { ink: 'ink', width: 0.4 } },
      { op: 'path', d: cuts.join(''), stroke: { ink: 'ink', width: 0.2, dash: [0.8, 0.6] } },
      ...parts.map((text, at) => {
        const line = fitLine('work-700', textMm, text, part - 1, smallMm)
        const place = { x: 1 + (at + 0.5) * part, y: y + 10.5, anchor: 'middle' } as const
        return said(place, line.text, line.size, 'work-700', 'ink')
      }),
    ],
  }
}

/** A template as it lies on the table, `lengthMm` from its narrow end to its broad one, with what each end is called. */
export function templatePicture({ length, narrow, broad }: Readonly<Record<'length' | 'narrow' | 'broad', string>>) {
  const [widthMm, heightMm] = [52, 20]
  const [left, right] = [measure('work', smallMm, narrow) + 2, widthMm - measure('work', smallMm, broad) - 2]
  const y = 8
  const drawing: Drawing = {
    widthMm,
    heightMm,
    operations: [
      {
        op: 'path',
        d: `M${round(left)} ${y - 1.5}L${round(right)} ${y - 6}V${y + 6}L${round(left)} ${y + 1.5}Z`,
        fill: 'wash',
        stroke: { ink: 'ink', width: 0.4 },
      },
      {
        op: 'path',
        d: `M${round(left)} ${y + 8}H${round(right)}M${round(left)} ${y + 7}v2M${round(right)} ${y + 7}v2`,
        stroke: { ink: 'ink', width: 0.25 },
      },
      said({ x: left - 1, y: y + 1, anchor: 'end' }, narrow, smallMm, 'work', 'ink'),
      said({ x: right + 1, y: y + 1 }, broad, smallMm, 'work', 'ink'),
      said({ x: (left + right) / 2, y: y + 11.4, anchor: 'middle' }, length, textMm, 'work-700', 'ink'),
    ],
  }
  return drawing
}

/** Arcs of fire in two columns, each with its letters. */
export function arcsPicture(arcs: readonly { readonly plan: ArcPlan; readonly says: string }[]): Drawing {
  const [columnMm, rowMm, radius] = [26, 12, 4.6]
  const columns = Math.min(2, arcs.length)
  return {
    widthMm: columns * columnMm,
    heightMm: Math.ceil(arcs.length / 2) * rowMm + 1,
    operations: arcs.flatMap(({ plan, says }, at): readonly Operation[] => {
      const [x, y] = [(at % 2) * columnMm + radius + 1, Math.floor(at / 2) * rowMm + radius + 1.4]
      const line = fitLine('work-700', textMm, says, columnMm - 2 * radius - 4, smallMm)
      return [
        ...arcPlanOperations(plan, { x, y, radius, ink: 'ink' }),
        said({ x: x + radius + 1.6, y: y + 1 }, line.text, line.size, 'work-700', 'ink'),
      ]
    }),
  }
}
