import type { Words } from '../words/speak'
import { listed } from '../log/battle-sentence'
import type { BestShot, ReportEntry, ReportSide, ReportTurn, ShipSeries } from './report'
import type { Chapter, Rolled } from './story'

/** More ships than these are counted. */
const mostNamed = 4

/** The turn in which the gravest thing happened, of the largest ships, the last of equals; −1 where nothing did. */
export function momentOf(chapters: readonly Chapter[], ships: readonly ShipSeries[]): number {
  const sizes = new Map(ships.map(({ name, of }) => [name, of]))
  const sizeOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
  const weightOf = ({ gravest }: Chapter) => (gravest ? gravest.severity * 1_000_000 + sizeOf(shipsOf(gravest)) : -1)
  const most = Math.max(-1, ...chapters.map(weightOf))
  return most < 0 ? -1 : chapters.findLastIndex((chapter) => weightOf(chapter) === most)
}

/** The gravest of a turn; of many ships that are lost their number. */
export function headlineOf({ gravest }: Pick<Chapter, 'gravest'>, words: Words): string {
  if (!gravest) return ''
  const n = shipsOf(gravest).length
  if (n > mostNamed) return words('report.heading.lostMany', { n })
  return listed(
    gravest.headlines.map(({ said }) => said),
    words,
  )
}

const shipsOf = ({ headlines }: NonNullable<Chapter['gravest']>) => [
  ...new Set(headlines.flatMap(({ ships }) => ships)),
]

/** What a turn was about. */
export function headingOf(
  chapter: Chapter,
  { isHarmed, isAshore }: { readonly isHarmed: boolean; readonly isAshore: boolean },
  words: Words,
): string {
  const { gravest, phases } = chapter
  if (gravest) return headlineOf(chapter, words)
  if (isHarmed) return words('report.heading.harmed')
  const sentences = phases.flatMap(({ entries }) => entries).filter(({ sentence }) => sentence !== '')
  if (isAshore) return sentences.at(-1)?.text ?? words('report.heading.quiet')
  if (sentences.some(({ is }) => is === 'result')) return words('report.heading.unharmed')
  return words(phases.length > 0 ? 'report.heading.prepared' : 'report.heading.quiet')
}

interface Ended {
  readonly sides: readonly ReportSide[]
  readonly ships: readonly ShipSeries[]
  readonly chapters: readonly Chapter[]
}

/** How it ended: what each side has lost, those that lost most first, and who still burns. */
export function outcomeOf({ sides, ships, chapters }: Ended, words: Words): readonly string[] {
  const turns = new Set(chapters.map(({ turn }) => turn)).size
  if (turns === 0) return []
  const fought = sides.filter((side) => side.ships > 0).toSorted((one, other) => lossesOf(other) - lossesOf(one))
  const isAnyLost = fought.some((side) => lossesOf(side) > 0)
  const fates = isAnyLost
    ? fought.map((side) => fateOf(side, words)).join('; ')
    : words('report.outcome.allAfloat', { n: fought.length - 1 })
  const burning = ships.filter((ship) => ship.lostIn === null && ship.end.fire > 0).map(({ name }) => name)
  const after = words('report.outcome.turns', { n: turns, some: words('news.some', { n: turns }), fates })
  if (burning.length === 0 || burning.length > mostNamed) return [after]
  return [after, words('report.outcome.burning', { names: listed(burning, words), n: burning.length })]
}

const lossesOf = ({ shipsLost }: ReportSide) => shipsLost.length

function fateOf({ name, shipsLost }: ReportSide, words: Words): string {
  const n = shipsLost.length
  const how = n === 0 ? 'lostNone' : n > mostNamed ? 'lostMany' : 'lost'
  return words(`report.outcome.${how}`, { side: name, ships: listed(shipsLost, words), n })
}

const mostShots = 3

/** Salvoes that brought more than was to be expected of them, by how much more. */
export function bestShotsOf(rolled: readonly Rolled[]): readonly BestShot[] {
  return rolled
    .flatMap(({ statistics, state, sentence }): readonly BestShot[] => {
      const guns = statistics?.guns ?? []
      const sum = (of: (each: (typeof guns)[number]) => number) => guns.reduce((all, each) => all + of(each), 0)
      const [expected, came] = [sum((each) => each.expected), sum(({ straddles }) => straddles)]
      return sentence !== '' && expected > 0 && came > expected
        ? [{ turn: state.turn, text: sentence, expected, came }]
        : []
    })
    .toSorted((one, other) => other.came - other.expected - (one.came - one.expected))
    .slice(0, mostShots)
}

/** A turn is a paragraph: more than these are in the list of all entries. */
const mostSentences = 8

export interface TurnSentence {
  readonly text: string
  /** What it is read off, for its sums; `null` for what is said of a ship's card. */
  readonly entry: ReportEntry | null
}

/** A turn in sentences, in the order of play: the gravest of what happened and what was noted, then what else was marked on cards. */
export function turnSentences({ phases, ships }: ReportTurn): {
  readonly shown: readonly TurnSentence[]
  readonly more: number
} {
  const news = phases.flatMap(({ entries }) => entries).filter(({ sentence }) => sentence !== '')
  const results = news.filter(({ is }) => is === 'result')
  const said = ships
    .filter(({ name }) => !results.some(({ sentence }) => sentence.includes(name)))
    .map((ship): TurnSentence => ({ text: `${ship.name}: ${ship.said}.`, entry: null }))
  const kept = new Set(news.toSorted((one, other) => other.severity - one.severity).slice(0, mostSentences))
  const shown = news.filter((entry) => kept.has(entry)).map((entry) => ({ text: entry.sentence, entry }))
  const all = results.length > 0 ? [...shown, ...said] : [...said, ...shown]
  return { shown: all.slice(0, mostSentences), more: said.length + news.length - Math.min(mostSentences, all.length) }
}
