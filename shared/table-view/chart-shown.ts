import { drawChart } from '../chart/draw-chart'
import { firstSentences } from '../chart/first-lines'
import { chartOf } from '../chart/of-battle'
import type { ScenarioSetup } from '../documents/scenario'
import { shows } from './disclosure'
import { squadronName, type Showing } from './fleets-shown'
import type { CardShown } from './picture'

/** Of the stage, in its px, and the least letters of a chart in units of its drawing. */
const [widthPx, heightPx, leastLetters] = [1180, 790, 14]

/**
 * The chart of the battle as it began: what lies on the table, and the squadrons that the table may know of. One that
 * comes on later is not there before its turn.
 */
export function chartShown(setup: ScenarioSetup, textPx: number, showing: Showing): CardShown | null {
  const { state, levelOf, pack, words } = showing
  const squadrons = setup.squadrons.flatMap((squadron) => {
    const ships = squadron.ships.filter(({ id }) => shows(levelOf(id), 'name'))
    if (ships.length === 0 || (squadron.arrives ?? 1) > state.turn) return []
    const name = squadronName(showing, squadron)
    return name === null ? [] : [{ ...squadron, name, ships }]
  })
  const sides = setup.sides.filter(({ id }) => squadrons.some(({ side }) => side === id))
  const battle = { ...setup, sides, squadrons }
  if (setup.chart === undefined && sides.length === 0) return null
  const unit = textPx / leastLetters
  const size = { width: Math.round(widthPx / unit), height: Math.round(heightPx / unit) }
  const chart = chartOf(battle, ({ document }) => pack.silhouette(document).width)
  return {
    ...{ title: setup.title, played: '', text: beside(setup.title, firstSentences(battle, words), textPx) },
    ...{
      widthMm: size.width,
      heightMm: size.height,
      operations: drawChart({ ...chart, ...size, leastText: leastLetters }),
    },
  }
}

/** As many whole sentences as there is room for beside the chart, under its title: fewer in larger type. */
function beside(title: string, sentences: readonly string[], textPx: number): string {
  const most = mostLetters * (28 / textPx) ** 2 - title.length * titleTakes
  const lengths = sentences.map((_, at) => sentences.slice(0, at + 1).join(' ').length)
  return sentences.filter((_, at) => lengths[at]! < most).join(' ')
}
const [mostLetters, titleTakes] = [300, 1.8]
