import { chartAgainstText } from '../chart/against-text'
import { brokenCoast, isInside } from '../chart/coast'
import { crossingOf, isFlat, untangled } from '../chart/crossing'
import { tableOf } from '../chart/entries'
import type { ReadsClaims } from '../words/claims'
import type { Words } from '../words/speak'
import { withText, type BattleDraft } from './draft'
import { doubtful, type BattleProblem } from './battle-problem'

/** What the chart of a battle has that cannot be meant. It is drawn all the same, and stops nothing. */
export function chartProblems(draft: BattleDraft): readonly BattleProblem[] {
  return [...areas(draft), ...entries(draft)]
}

/** The same, and what its briefing says otherwise, in sentences: for whoever looks at a battle without changing it. */
export function chartRemarks(draft: BattleDraft, words: Words, read: ReadsClaims): readonly string[] {
  const found = [...amiss(draft), ...entries(draft)].map(({ code, values }) => words(`battle.problems.${code}`, values))
  return [...found, ...textProblems(draft, words, read).map(({ sentence }) => sentence)]
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
