import { listed } from '../log/battle-sentence'
import { rowPlot } from '../plot/bar-plot'
import { linePlot } from '../plot/line-plot'
import type { Drawing, Plot, PlotSeries } from '../plot/plot'
import type { Words } from '../words/speak'
import type { Report, ReportSide, ShipSeries } from './report'

/** A drawing of the report under its title. */
export interface ReportPicture extends Drawing {
  readonly key: string
  readonly title: string
}

/** A plot over the turns. */
export interface ReportPlot extends Plot {
  /** The same as figures. */
  readonly lines: readonly PlotSeries[]
}

/** Both sides in one plot, then the ships of each side; a plot in which nothing ever burns is left out. */
export function reportPlots(report: Report, words: Words, widthMm: number): readonly ReportPlot[] {
  const turns = report.turns.map(({ turn }) => String(turn))
  if (turns.length === 0 || report.ships.length === 0) return []
  const steps = [words('report.plots.start'), ...turns]
  const plot = (key: string, title: string, sentence: string, lines: readonly PlotSeries[]): ReportPlot[] => {
    if (lines.length === 0) return []
    const figures = lines.map((line) => String(endOf(line) ?? ''))
    const drawing = linePlot({ series: lines, steps, figures, widthMm, over: words('report.plots.turn') })
    return [{ key, title, sentence, ...drawing, lines }]
  }
  const of = (among: readonly (ShipSeries | ReportSide)[], what: 'flotation' | 'fire') => {
    const lines = among.map((each) => ({ name: each.name, values: each[what] }))
    return [(what === 'fire' ? worstFire : leastLeft)(lines, turns, words), lines] as const
  }
  const burning = report.ships.filter(({ fire }) => fire.some((level) => (level ?? 0) > 0))
  return [
    ...plot('flotation', words('report.plots.flotation'), ...of(report.sides, 'flotation')),
    ...(burning.length > 0 ? plot('fire', words('report.plots.fire'), ...of(report.sides, 'fire')) : []),
    ...report.sides.flatMap(({ side, name }) => {
      const ships = report.ships.filter((ship) => ship.side === side && ship.end.counts === undefined)
      const burnt = burning.filter((ship) => ship.side === side)
      return [
        ...plot(`flotation-${side}`, words('report.plots.flotationOf', { side: name }), ...of(ships, 'flotation')),
        ...plot(`fire-${side}`, words('report.plots.fireOf', { side: name }), ...of(burnt, 'fire')),
      ]
    }),
  ]
}

/** Flotation lost by each side, a step a turn, with the ships that were lost beside their steps. */
export function lossPlot(
  report: Pick<Report, 'sides' | 'turns' | 'ships'>,
  words: Words,
  widthMm: number,
): Plot | null {
  const { sides, turns, ships } = report
  const series = sides.map(({ name, flotation }) => ({ name, values: flotation.map((left) => flotation[0]! - left) }))
  const lost = series.map(({ values }) => values.at(-1)!)
  if (turns.length === 0 || Math.max(0, ...series.flatMap(({ values }) => values)) === 0) return null
  const notes = ships.flatMap(({ name, side, lostIn }) => {
    const step = turns.findIndex(({ turn }) => turn === lostIn) + 1
    const of = sides.findIndex((each) => each.side === side)
    return step === 0 || of < 0 ? [] : [{ series: of, step, text: name }]
  })
  const drawing = linePlot({
    ...{ widthMm, series, notes, isStepped: true },
    steps: turns.map(({ turn }) => String(turn)),
    over: words('report.plots.turn'),
    figures: lost.map(String),
  })
  const fates = sides
    .map(({ name, of, aircraftLost }, at) => ({ name, of, aircraftLost, lost: lost[at]! }))
    .toSorted((one, other) => other.lost - one.lost)
    .map(({ name, of, aircraftLost, lost: n }) => {
      const says = words(n > 0 ? 'report.losses.some' : 'report.losses.none', { side: name, lost: n, of })
      return withAircraft(says, aircraftLost, words)
    })
  const sentence = words('report.plots.says', { says: fates.join('; ') })
  return { key: 'losses', title: words('report.losses.title'), sentence, ...drawing }
}

/** What a side lost of its flotation, with its aircraft beside it. */
export function withAircraft(says: string, lost: number | undefined, words: Words): string {
  return lost ? words('report.losses.aircraft', { says, n: lost }) : says
}

/** Straddles and hits of each side as bars, with a mark where the odds put them; only where odds are kept. */
export function luckPlot({ guns, sides }: Report, words: Words, widthMm: number): Plot | null {
  const rows = sides.flatMap(({ name }) => {
    const own = guns.filter(({ side }) => side === name)
    const expected = own.reduce((sum, row) => sum + row.expected, 0)
    return expected > 0 ? [{ name, expected, came: own.reduce((sum, row) => sum + row.straddles, 0) }] : []
  })
  if (rows.length === 0) return null
  const drawing = rowPlot({
    widthMm,
    rows: rows.map(({ name, expected, came }) => ({
      name,
      bars: [{ value: came, expected, says: words('report.luck.bar', { came, expected: expected.toFixed(1) }) }],
    })),
  })
  const sentence = rows.map(({ name, expected, came }) => {
    const off = (came - expected).toFixed(1).replace('-', '')
    const how = Number(off) === 0 ? 'level' : came > expected ? 'more' : 'fewer'
    return words(`report.luck.${how}`, { side: name, off })
  })
  return {
    key: 'luck',
    title: words('report.luck.title'),
    sentence: words('report.plots.says', { says: sentence.join('; ') }),
    ...drawing,
  }
}

const endOf = ({ values }: PlotSeries) => values.findLast((value) => value !== null) ?? null
const startOf = ({ values }: PlotSeries) => values.find((value) => value !== null) ?? 0

/** More names than these are counted. */
const mostNamed = 3

function named(lines: readonly PlotSeries[], words: Words): string {
  return lines.length > mostNamed
    ? words('report.plots.many', { n: lines.length })
    : listed(
        lines.map(({ name }) => name),
        words,
      )
}

/** Who has lost the most of what was there. */
function leastLeft(lines: readonly PlotSeries[], _: readonly string[], words: Words): string {
  const lost = (line: PlotSeries) => startOf(line) - (endOf(line) ?? startOf(line))
  const most = Math.max(0, ...lines.map(lost))
  if (most === 0) return words('report.plots.noneLost')
  const worst = lines.filter((line) => lost(line) === most)
  const of = new Set(worst.map(startOf))
  const key = of.size === 1 ? 'mostLost' : 'mostLostOfMany'
  return words(`report.plots.${key}`, {
    names: named(worst, words),
    n: worst.length,
    lost: most,
    of: startOf(worst[0]!),
  })
}

/** Where and when it burned worst. */
function worstFire(lines: readonly PlotSeries[], turns: readonly string[], words: Words): string {
  const highest = (line: PlotSeries) => Math.max(0, ...line.values.map((value) => value ?? 0))
  const level = Math.max(0, ...lines.map(highest))
  const worst = lines.filter((line) => highest(line) === level)
  const at = Math.min(...worst.map(({ values }) => values.indexOf(level)))
  return words(at === 0 ? 'report.plots.worstAtStart' : 'report.plots.worstFire', {
    names: named(worst, words),
    level,
    turn: turns[at - 1] ?? '',
  })
}
