import { chartAgainstText } from '../chart/against-text'
import { brokenCoast, isInside } from '../chart/coast'
import { crossingOf, isFlat, untangled } from '../chart/crossing'
import { tableOf } from '../chart/entries'
import type { Spot } from '../documents/chart'
import type { ReadsClaims } from '../words/claims'
import type { Words } from '../words/speak'
import { withText, type BattleDraft } from './draft'
import { doubtful, type BattleProblem } from './battle-problem'

/** What the chart of a battle has that cannot be meant. It is drawn all the same, and stops nothing. */
export function chartProblems(draft: BattleDraft): readonly BattleProblem[] {
  return [...areas(draft), ...farLand(draft), ...entries(draft)]
}

/** Coasts, shoals and zones that cross themselves, or have no area. */
function amiss({ chart }: BattleDraft) {
  return (['land', 'shoals', 'zones'] as const).flatMap((of) =>
    (chart?.[of] ?? []).flatMap(({ points, name }, at) => {
      const called = name ?? at + 1
      if (isFlat(points)) return [{ of, at, points, code: `${of}-flat`, values: { called } }]
      const found = crossingOf(points)
      const values = found && { called, one: found[0] + 1, other: found[1] + 1 }
      return values ? [{ of, at, points, code: `${of}-crosses`, values }] : []
    }),
  )
}

function areas(draft: BattleDraft): readonly BattleProblem[] {
  return amiss(draft).map(({ of, at, points, code, values }) => {
    const isLine = isFlat(points)
    const list = draft.chart![of]!.flatMap((each, place) =>
      place !== at ? [each] : isLine ? [] : [{ ...each, points: untangled(points) }],
    )
    const after = { ...draft, chart: { ...draft.chart!, [of]: list } }
    const mends = [{ name: isLine ? 'remove-area' : 'untangle', values: {}, after }]
    return doubtful(code, { part: 'chart', thing: { of, at } }, { values, mends })
  })
}

/** How far beside the table land may go on, in inches: what is seen of it is drawn with room to spare. */
const farthest = 260

/** Land with points that nobody can have meant: they are put on the edge of the table. */
function farLand(draft: BattleDraft): readonly BattleProblem[] {
  const table = tableOf(draft)
  const isFar = ({ 0: east, 1: south }: Spot) =>
    [east, south].some((at, axis) => at < -farthest || at > table[axis]! + farthest)
  const onto = (at: number, length: number) => Math.min(length, Math.max(0, at))
  return (draft.chart?.land ?? []).flatMap((each, at) => {
    const far = each.points.findIndex(isFar)
    if (far < 0) return []
    const points = each.points.map((spot): Spot =>
      isFar(spot) ? [onto(spot[0], table[0]), onto(spot[1], table[1])] : spot,
    )
    const land = draft.chart!.land!.map((other) => (other === each ? { ...each, points } : other))
    const after = { ...draft, chart: { ...draft.chart!, land } } as BattleDraft
    const values = { called: each.name ?? at + 1, point: far + 1 }
    const mends = [{ name: 'onto-table', values: {}, after }]
    return [doubtful('land-far', { part: 'chart', thing: { of: 'land', at } }, { values, mends })]
  })
}

/** A squadron that begins ashore, or off the table. */
function entries(draft: BattleDraft): readonly BattleProblem[] {
  const [across, down] = tableOf(draft)
  const coasts = (draft.chart?.land ?? []).map(({ points }) => points)
  return draft.squadrons.flatMap((squadron) => {
    const { entry, name, id } = squadron
    if (!entry) return []
    const [east, south] = entry.at
    const at = { part: 'chart', thing: { of: 'entry', squadron: id } } as const
    if (east > across || south > down) {
      const placed = { ...squadron, entry: { ...entry, at: [Math.min(east, across), Math.min(south, down)] as const } }
      const after = { ...draft, squadrons: draft.squadrons.map((each) => (each === squadron ? placed : each)) }
      const mends = [{ name: 'onto-table', values: {}, after }]
      return [doubtful('entry-off-table', at, { values: { squadron: name }, mends })]
    }
    const isAshore = coasts.some((points) => isInside(entry.at, points) && isInside(entry.at, brokenCoast(points)))
    return isAshore ? [doubtful('entry-ashore', at, { values: { squadron: name } })] : []
  })
}

/** What its briefing says otherwise than its chart, with its sentence; a mend writes what the chart has. */
export function textProblems(draft: BattleDraft, words: Words, read: ReadsClaims) {
  return chartAgainstText(draft.briefing, draft, words, read).map(({ sentence, mended, at, quote }) => ({
    ...doubtful(
      'text-against-chart',
      { part: 'texts', text: { at, length: quote.length } },
      {
        mends: mended
          ? [{ name: 'as-charted', values: { to: mended.to }, after: withText(draft, 'briefing', mended.text) }]
          : [],
      },
    ),
    sentence,
  }))
}
