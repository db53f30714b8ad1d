import type { Spot } from '../documents/chart'
import type { CompassPoint } from '../documents/scenario'
import { own } from '../kernel/own'
import type { Scalar } from '../kernel/scalar'
import type { Words } from '../words/speak'
import { claimsIn, type Claim, type Named } from './claims'
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
}

type BattleInWeather = Battle & { readonly table: Readonly<Record<string, Scalar>> }

/**
 * What a text says otherwise than the chart: another point of the compass, another distance, another wind, a table of
 * another size. Only what can be read from plain sentences is compared; it is pointed out and refused nowhere.
 */
export function chartAgainstText(text: string, battle: BattleInWeather, words: Words): readonly Contradiction[] {
  return checkedClaims(text, battle, words).flatMap(({ claim: { quote, at }, against }) =>
    against === undefined
      ? []
      : [{ quote, at, sentence: words(`chart.against.${against.key}`, { ...against.values, quote }) }],
  )
}

interface Against {
  readonly key: string
  readonly values: Readonly<Record<string, Scalar>>
}

/** Every claim of a text that could be compared, those that agree with the chart too. */
export function checkedClaims(text: string, battle: BattleInWeather, words: Words) {
  const entries = entriesOf(battle)
  return claimsIn(text, namedIn(battle, words)).map((claim) => ({
    claim,
    against: againstOf(claim, battle, entries, words),
  }))
}

/** Sides by their people and their names, squadrons by theirs; a squadron is found before its side. */
function namedIn(battle: Battle, words: Words): readonly Named[] {
  const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const squadrons = battle.squadrons.map(({ id, side, name }) => ({
    ...{ id, side },
    pattern: new RegExp(String.raw`(?:\b[Tt]he |^\s*|\b)${escaped(name)}\b`, 'i'),
  }))
  const sides = battle.sides.map(({ id, name, flag = '' }) => {
    const key = `chart.people.${flag}`
    const people = words(key)
    const called = people === key ? [name] : [name, people, people.replace(/s$/, '')]
    return { id, side: id, pattern: new RegExp(String.raw`\b(?:${called.map(escaped).join('|')})s?\b`) }
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
      return { key: 'speed', values: { who: found.who, speed: found.speed } }
    }
    case 'place':
    case 'middle':
    case 'course': {
      const found = beginsAt(says.who, battle, entries, words)
      if (!found) return undefined
      const { entry, who } = found
      if (says.of === 'course')
        return angleBetween(entry.course, bearingOf(says.point)) <= 50
          ? undefined
          : { key: 'course', values: { who, course: words(`chart.point.${pointOf(entry.course)}`) } }
      const isThere = says.of === 'middle' ? isInMiddle(entry.at, table) : isIn(says.point, entry.at, table)
      const place = placeOf(entry.at, table)
      return isThere
        ? undefined
        : { key: 'place', values: { who, place: words(place ? `chart.point.${place}` : 'chart.middle') } }
    }
    case 'distance': {
      const distance = leadersDistance(battle)
      if (!distance || Math.abs(distance.inches - says.inches) <= Math.max(1, says.inches * 0.05)) return undefined
      return { key: 'distance', values: { far: farSaid(distance.inches, saidIn, words) } }
    }
    case 'wind': {
      const wind = own(battle.table, 'windFrom')
      if (typeof wind !== 'string' || wind === says.point) return undefined
      return { key: 'wind', values: { wind: words(`chart.point.${wind}`) } }
    }
    case 'visibility': {
      const inches = own(battle.table, 'visibilityInches')
      if (typeof inches !== 'number' || Math.abs(inches - says.inches) < 0.5) return undefined
      return { key: 'visibility', values: { far: farSaid(inches, saidIn, words) } }
    }
    case 'table': {
      const [long, short] = [Math.max(...says.inches), Math.min(...says.inches)]
      const fits = (has: number, said: number) => Math.abs(has - said) <= Math.max(1, said * 0.03)
      if (!battle.chart || (fits(Math.max(...table), long) && fits(Math.min(...table), short))) return undefined
      return { key: 'table', values: sizeSaid(table, saidIn, words) }
    }
    case 'openSea':
      return landOnTable(battle).length === 0 ? undefined : { key: 'openSea', values: {} }
    case 'land': {
      const isThere = landOnTable(battle).some((spots) => spots.some((spot) => isIn(says.point, spot, table)))
      return isThere || !battle.chart ? undefined : { key: 'land', values: {} }
    }
  }
}

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
