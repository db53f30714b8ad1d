import type { ChartData } from '../documents/chart'
import { windBearing } from './rose'
import type { Chart } from './draw-chart'
import { entriesOf, leadersDistance, lengthIn, type Battle, type Unit } from './entries'
import type { Scalar } from '../kernel/scalar'

interface BattleOf<Ship> extends Omit<Battle, 'squadrons'> {
  readonly table: Readonly<Record<string, Scalar>>
  readonly squadrons: readonly (Omit<Battle['squadrons'][number], 'ships'> & { readonly ships: readonly Ship[] })[]
}

/** What a battle gives its chart, on every page, screen and paper alike; `lengthOf` are lengths in any one measure. */
export function chartOf<Ship>(
  battle: BattleOf<Ship>,
  lengthOf: (ship: Ship) => number,
): Pick<Chart, 'data' | 'sides' | 'windFrom' | 'distance'> {
  const entries = entriesOf(battle)
  const longest = Math.max(1, ...battle.squadrons.flatMap(({ ships }) => ships.map(lengthOf)))
  const distance = leadersDistance(battle)
  const sides = battle.sides.map(({ id: side, name }) => ({
    name,
    squadrons: battle.squadrons
      .filter((squadron) => squadron.side === side)
      .map(({ id, name: called, arrives, speed, ships }) => ({
        ...{ id, name: called, arrives, entry: entries.get(id), isAtRest: speed === 0 },
        ships: ships.map((ship) => ({ share: lengthOf(ship) / longest })),
      })),
  }))
  return {
    ...{ data: battle.chart && withOwners(battle.chart, battle.sides), sides, windFrom: windBearing(battle.table) },
    ...(distance ? { distance: { ids: distance.ids, said: lengthSaid(distance.inches, battle.chart?.saidIn) } } : {}),
  }
}

/** A deployment zone without a name has that of its side. */
function withOwners(chart: ChartData, sides: Battle['sides']): ChartData {
  const { zones } = chart
  if (!zones?.some(({ name, side }) => name === undefined && side !== undefined)) return chart
  const nameOf = (id: string | undefined) => sides.find((side) => side.id === id)?.name
  return {
    ...chart,
    zones: zones.map((zone) => {
      const name = zone.name ?? nameOf(zone.side)
      return name === undefined ? zone : { ...zone, name }
    }),
  }
}

/** `48″`, or `120 cm`. */
const lengthSaid = (inches: number, unit: Unit = 'inches'): string =>
  `${lengthIn(inches, unit)}${unit === 'inches' ? '″' : ' cm'}`
