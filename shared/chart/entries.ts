import type { ChartData, Spot } from '../documents/chart'
import type { CompassPoint } from '../documents/scenario'
import { compassPoints as points } from './rose'

/** Where the leading ship of a squadron is as it begins or comes on, and her course in degrees from north. */
export interface Entry {
  readonly at: Spot
  readonly course: number
  /** Side by side, the others on this side of her, or in a ring round her; else in line ahead. */
  readonly abreast?: 'port' | 'starboard' | 'round'
}

/** What the chart reads of a scenario, as a document or as the head of a game. */
export interface Battle {
  readonly sides: readonly {
    readonly id: string
    readonly name: string
    readonly flag?: string
    readonly enters?: CompassPoint | 'middle'
    readonly course?: CompassPoint
  }[]
  readonly squadrons: readonly {
    readonly id: string
    readonly side: string
    readonly name: string
    readonly speed?: number
    readonly arrives?: number
    readonly entry?: Entry
    readonly ships: readonly unknown[]
  }[]
  readonly chart?: ChartData
}

/** Where nothing says how large it is: six feet by four. */
export const usualTable: Spot = [72, 48]
export const tableOf = ({ chart }: Pick<Battle, 'chart'>): Spot => chart?.table ?? usualTable

export type Unit = NonNullable<ChartData['saidIn']>
/** A distance as it is said: whole inches, or centimetres to the nearest five. */
export const lengthIn = (inches: number, unit: Unit): number =>
  unit === 'inches' ? Math.round(inches) : Math.round((inches * 2.54) / 5) * 5

export const bearingOf = (point: CompassPoint): number => points.indexOf(point) * 45
export const pointOf = (bearing: number): CompassPoint => points[Math.round((((bearing % 360) + 360) % 360) / 45) % 8]!

export const angleBetween = (one: number, other: number): number =>
  Math.abs(((((one - other) % 360) + 540) % 360) - 180)

/** A step of one at a bearing, north up. */
export const stepAt = (bearing: number): Spot => [
  Math.sin((bearing * Math.PI) / 180),
  -Math.cos((bearing * Math.PI) / 180),
]

/**
 * Where each squadron begins, by its id: its own entry, else after the point of the compass that its side has. A
 * squadron of which nothing is known is not there.
 */
export function entriesOf(battle: Battle): ReadonlyMap<string, Entry> {
  const table = tableOf(battle)
  return new Map(
    battle.sides.flatMap((side) =>
      battle.squadrons
        .filter((squadron) => squadron.side === side.id && squadron.ships.length > 0)
        .flatMap(({ id, entry }, place) => {
          const found = entry ?? entryOf(side, place, table)
          return found ? [[id, found] as const] : []
        }),
    ),
  )
}

/** Further squadrons lie on the side away from the middle of the table. */
function entryOf({ enters, course = 'N' }: Battle['sides'][number], place: number, table: Spot): Entry | undefined {
  if (enters === undefined) return undefined
  const middle: Spot = [table[0] / 2, table[1] / 2]
  const [east, south] = enters === 'middle' ? [0, 0] : signs(stepAt(bearingOf(enters)))
  const first: Spot = [middle[0] + east * middle[0] * 0.62, middle[1] + south * middle[1] * 0.62]
  const abeam = signs(stepAt(bearingOf(course) + 90))
  const outward = abeam[0] * east + abeam[1] * south < 0 ? -1 : 1
  const distance = place * outward * Math.min(6, table[1] * 0.1)
  const within = (at: number, length: number) => Math.min(length * 0.95, Math.max(length * 0.05, at))
  return {
    at: [within(first[0] + abeam[0] * distance, table[0]), within(first[1] + abeam[1] * distance, table[1])],
    course: bearingOf(course),
  }
}

const signs = ([east, south]: Spot): Spot => [Math.sign(Math.round(east * 2)), Math.sign(Math.round(south * 2))]

/** The two squadrons whose leading ships the briefing gives the distance of, and that distance in inches. */
export function leadersDistance(
  battle: Battle,
): { readonly ids: readonly [string, string]; readonly inches: number } | undefined {
  const entries = entriesOf(battle)
  const firsts = battle.sides.flatMap(
    ({ id }) => battle.squadrons.find((each) => each.side === id && entries.has(each.id)) ?? [],
  )
  const [one, other] = battle.chart?.distance ?? firsts.slice(0, 2).map(({ id }) => id)
  const [from, to] = [entries.get(one ?? ''), entries.get(other ?? '')]
  if (one === undefined || other === undefined || !from || !to) return undefined
  return { ids: [one, other], inches: Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]) }
}
