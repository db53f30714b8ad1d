import type { Spot } from '../documents/chart'
import type { Words } from '../words/speak'
import { middleWithin } from './coast'
import {
  angleBetween,
  bearingOf,
  entriesOf,
  leadersDistance,
  lengthIn,
  pointOf,
  tableOf,
  type Battle,
  type Entry,
  type Unit,
} from './entries'

/** The first lines of a briefing, as the chart has it: table, land, where each side enters and the distance between them. */
export const firstLines = (battle: Battle, words: Words): string => firstSentences(battle, words).join(' ')

export function firstSentences(battle: Battle, words: Words): readonly string[] {
  const entries = entriesOf(battle)
  if (entries.size === 0) return []
  return [...(battle.chart ? tableSaid(battle, words) : []), ...sidesSaid(battle, entries, words)]
}

function tableSaid({ chart }: Battle, words: Words): readonly string[] {
  const { table, land = [], saidIn } = chart!
  const said = words('chart.table', sizeSaid(table, saidIn, words))
  const lands = land.flatMap(({ name, points, shoal = 0, open = false }) => {
    const middle = middleWithin(points, [[0, 0], table])
    return middle ? [{ name, shoal, open, place: placeOf(middle, table) }] : []
  })
  if (lands.length === 0) return [sentence(said, words('chart.openSea'))]
  return [
    sentence(said),
    ...lands.flatMap(({ name, shoal, open, place }) => {
      if (name === undefined) return []
      const round =
        shoal > 0 ? words(open ? 'chart.shoalAlong' : 'chart.shoal', { far: farSaid(shoal, saidIn, words) }) : ''
      const key = place === undefined ? 'chart.landMiddle' : 'chart.land'
      return [sentence(words(key, { land: name, place: place ? words(`chart.point.${place}`) : '' }), round)]
    }),
  ]
}

function sidesSaid(battle: Battle, entries: ReadonlyMap<string, Entry>, words: Words): readonly string[] {
  const distance = leadersDistance(battle)
  const saidOf = (squadron: Battle['squadrons'][number], who: Who, isFirst: boolean): string => {
    const { at, course } = entries.get(squadron.id)!
    const isAtRest = squadron.speed === 0
    const place = placeOf(at, tableOf(battle))
    const other =
      distance && isFirst && squadron.id === distance.ids[0]
        ? battle.squadrons.find(({ id }) => id === distance.ids[1])
        : undefined
    const others = other && battle.sides.find(({ id }) => id === other.side)
    const key = isAtRest ? (place ? 'rest' : 'restMiddle') : place ? 'edge' : 'middle'
    return sentence(
      words(`chart.from.${key}`, {
        who: words(`chart.side.${who.is === 'other' ? 'other' : isAtRest ? 'peopleRest' : 'people'}`, {
          who: who.name,
        }),
        place: place ? words(`chart.point.${place}`) : '',
      }),
      isAtRest ? '' : words('chart.course', { course: words(`chart.point.${pointOf(course)}`) }),
      others
        ? words('chart.distance', {
            far: farSaid(distance!.inches, battle.chart?.saidIn, words),
            other: theOthers(others, battle, words),
          })
        : '',
      squadron.arrives === undefined ? '' : words('chart.later', { turn: squadron.arrives }),
    )
  }
  return battle.sides.flatMap((side) => {
    const [first, ...more] = battle.squadrons.filter(
      (squadron) => squadron.side === side.id && entries.has(squadron.id),
    )
    if (!first) return []
    const leads = entries.get(first.id)!
    const elsewhere = more.filter(({ id, arrives }) => {
      return arrives !== undefined || isElsewhere(entries.get(id)!.at, leads.at, tableOf(battle))
    })
    return [
      saidOf(first, whoOf(side, battle, words), true),
      ...elsewhere.map((each) => saidOf(each, { is: 'other', name: each.name }, false)),
    ]
  })
}

const sentence = (...parts: readonly string[]): string => `${parts.filter((part) => part !== '').join(', ')}.`

/** On another side of the table: a squadron beside the first needs no sentence of its own. */
function isElsewhere(one: Spot, other: Spot, table: Spot): boolean {
  const [here, there] = [placeOf(one, table), placeOf(other, table)]
  return here !== undefined && there !== undefined && angleBetween(bearingOf(here), bearingOf(there)) > 89
}

interface Who {
  readonly is: 'people' | 'other'
  readonly name: string
}

/** The British, where the Royal Navy is one side; else the name of the side. */
function whoOf({ flag = '', name }: Battle['sides'][number], { sides }: Battle, words: Words): Who {
  const key = `chart.people.${flag}`
  const people = words(key)
  const isNavy = name === words(`library.navies.${flag}`) && sides.filter((side) => side.flag === flag).length === 1
  return isNavy && people !== key ? { is: 'people', name: people } : { is: 'other', name }
}

export function theOthers(side: Battle['sides'][number], battle: Battle, words: Words): string {
  const { is, name } = whoOf(side, battle, words)
  return is === 'people' ? words('chart.theOthers', { people: name }) : name
}

/** In which part of the table a place is; nothing in its middle. */
export function placeOf([east, south]: Spot, [across, down]: Spot) {
  const [x, y] = [(east / across) * 2 - 1, (south / down) * 2 - 1]
  if (Math.hypot(x, y) < 0.25) return undefined
  return pointOf((Math.atan2(x, -y) * 180) / Math.PI)
}

export const farSaid = (inches: number, unit: Unit = 'inches', words: Words): string =>
  words(`chart.${unit}`, { n: lengthIn(inches, unit) })

export function sizeSaid([across, down]: Spot, unit: Unit = 'inches', words: Words) {
  return { across: lengthIn(across, unit), down: lengthIn(down, unit), unit: words(`chart.unit.${unit}`) }
}
