import type { Spot } from '../documents/chart'
import type { CompassPoint } from '../documents/scenario'
import { own } from '../kernel/own'
import type { Scalar } from '../kernel/scalar'
import type { Claim, Named, ReadsClaims } from '../words/claims'
import type { Words } from '../words/speak'
import { middleWithin } from './coast'
import {
  angleBetween,
  bearingOf,
  entriesOf,
  leadersDistance,
  pointOf,
  stepAt,
  tableOf,
  type Battle,
  type Entry,
} from './entries'
import { farSaid, placeOf, sizeSaid, theOthers } from './first-lines'

export interface Contradiction {
  readonly quote: string
  /** Where in the text the quotation begins. */
  readonly at: number
  /** What the text says and what the chart has. */
  readonly sentence: string
  /** The text as the chart has it, and the words that are new in it; none where no other word would do. */
  readonly mended?: { readonly text: string; readonly to: string }
}

type BattleInWeather = Battle & { readonly table: Readonly<Record<string, Scalar>> }

/**
 * What a text says otherwise than the chart: another point of the compass, another distance, another wind, a table of
 * another size. Only what can be read from plain sentences is compared; it is pointed out and refused nowhere.
 */
export function chartAgainstText(
  text: string,
  battle: BattleInWeather,
  words: Words,
  read: ReadsClaims,
): readonly Contradiction[] {
  return checkedClaims(text, battle, words, read).flatMap(({ claim: { quote, at, word }, against }) => {
    if (against === undefined) return []
    const found = {
      quote,
      at,
      sentence: words(`chart.against.${against.key}`, { ...against.values, quote: quote.replace(/[.;,]$/, '') }),
    }
    if (!word || against.to === undefined) return [found]
    const isCapital = word.text[0] !== word.text[0]!.toLowerCase()
    const to = isCapital ? against.to[0]!.toUpperCase() + against.to.slice(1) : against.to
    const mended = text.slice(0, word.at) + to + text.slice(word.at + word.text.length)
    return [{ ...found, mended: { text: mended, to } }]
  })
}

interface Against {
  readonly key: string
  readonly values: Readonly<Record<string, Scalar>>
  /** The word that agrees with the chart. */
  readonly to?: string
}

/** Every claim of a text that could be compared, those that agree with the chart too. */
export function checkedClaims(text: string, battle: BattleInWeather, words: Words, read: ReadsClaims) {
  const entries = entriesOf(battle)
  return read(text, namedIn(battle, words)).map((claim) => ({
    claim,
    against: againstOf(claim, battle, entries, words),
  }))
}

/** Sides by their people and their names, squadrons by theirs; a squadron is found before its side. */
function namedIn(battle: Battle, words: Words): readonly Named[] {
  const squadrons = battle.squadrons.map(({ id, side, name }): Named => ({ id, side, is: 'squadron', names: [name] }))
  const sides = battle.sides.map(({ id, name, flag = '' }): Named => {
    const key = `chart.people.${flag}`
    const people = words(key)
    return { id, side: id, is: 'side', names: people === key ? [name] : [name, people] }
  })
  return [...squadrons, ...sides]
}

function againstOf(
  { says }: Claim,
  battle: BattleInWeather,
  entries: ReadonlyMap<string, Entry>,
  words: Words,
): Against | undefined {
  const table = tableOf(battle)
  const { saidIn } = battle.chart ?? {}
  switch (says.of) {
    case 'speed': {
      const found = beginsAt(says.who, battle, entries, words)
      if (found?.speed === undefined || found.speed === says.speed) return undefined
      return { key: 'speed', values: { who: found.who, speed: found.speed }, to: String(found.speed) }
    }
    case 'place':
    case 'middle':
    case 'course': {
      const found = beginsAt(says.who, battle, entries, words)
      if (!found) return undefined
      const { entry, who } = found
      if (says.of === 'course') {
        const course = words(`chart.point.${pointOf(entry.course)}`)
        const agrees = angleBetween(entry.course, bearingOf(says.point)) <= 50
        return agrees ? undefined : { key: 'course', values: { who, course }, to: course }
      }
      const isThere = says.of === 'middle' ? isInMiddle(entry.at, table) : isIn(says.point, entry.at, table)
      if (isThere) return undefined
      const point = placeOf(entry.at, table)
      const place = words(point ? `chart.point.${point}` : 'chart.middle')
      return { key: 'place', values: { who, place }, ...(point ? { to: place } : {}) }
    }
    case 'distance': {
      const distance = leadersDistance(battle)
      if (!distance || Math.abs(distance.inches - says.inches) <= Math.max(1, says.inches * 0.05)) return undefined
      return farFrom('distance', farSaid(distance.inches, saidIn, words))
    }
    case 'wind': {
      const wind = own(battle.table, 'windFrom')
      if (typeof wind !== 'string' || wind === says.point) return undefined
      const from = words(`chart.point.${wind}`)
      return { key: 'wind', values: { wind: from }, to: from }
    }
    case 'visibility': {
      const inches = own(battle.table, 'visibilityInches')
      if (typeof inches !== 'number' || Math.abs(inches - says.inches) < 0.5) return undefined
      return farFrom('visibility', farSaid(inches, saidIn, words))
    }
    case 'table': {
      const [long, short] = [Math.max(...says.inches), Math.min(...says.inches)]
      const fits = (has: number, said: number) => Math.abs(has - said) <= Math.max(1, said * 0.03)
      if (!battle.chart || (fits(Math.max(...table), long) && fits(Math.min(...table), short))) return undefined
      const size = sizeSaid(table, saidIn, words)
      return { key: 'table', values: size, to: words('chart.size', size) }
    }
    case 'openSea':
      return landOnTable(battle).length === 0 ? undefined : { key: 'openSea', values: {} }
    case 'land': {
      const isThere = landOnTable(battle).some((spots) => spots.some((spot) => isIn(says.point, spot, table)))
      return isThere || !battle.chart ? undefined : { key: 'land', values: {} }
    }
  }
}

const farFrom = (key: string, far: string): Against => ({ key, values: { far }, to: far })

/** Where a side's first squadron, or a squadron itself, begins. */
function beginsAt(id: string, battle: Battle, entries: ReadonlyMap<string, Entry>, words: Words) {
  const { sides, squadrons } = battle
  const squadron =
    squadrons.find((each) => each.id === id) ?? squadrons.find((each) => each.side === id && entries.has(each.id))
  const entry = entries.get(squadron?.id ?? '')
  const side = sides.find((each) => each.id === id)
  const who = side ? theOthers(side, battle, words) : squadron?.name
  return entry && who !== undefined ? { entry, who, speed: squadron?.speed } : undefined
}

/** Land on the table: where its middle is, and its points. */
function landOnTable(battle: Battle): readonly (readonly Spot[])[] {
  const table = tableOf(battle)
  return (battle.chart?.land ?? []).flatMap(({ points }) => {
    const middle = middleWithin(points, [[0, 0], table])
    return middle ? [[middle, ...points.filter(([x, y]) => x >= 0 && x <= table[0] && y >= 0 && y <= table[1])]] : []
  })
}

/** Not on the other half of the table: a text may call the west what is in the north-west. */
function isIn(point: CompassPoint, [east, south]: Spot, [across, down]: Spot): boolean {
  const [eastward, southward] = stepAt(bearingOf(point))
  const [x, y] = [(east / across) * 2 - 1, (south / down) * 2 - 1]
  const least = -0.15
  return (
    (Math.abs(eastward) < 0.1 || x * Math.sign(eastward) >= least) &&
    (Math.abs(southward) < 0.1 || y * Math.sign(southward) >= least)
  )
}

const isInMiddle = ([east, south]: Spot, [across, down]: Spot): boolean =>
  Math.abs((east / across) * 2 - 1) < 0.5 && Math.abs((south / down) * 2 - 1) < 0.5
