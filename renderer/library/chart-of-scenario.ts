import { say } from '../words'
import type { SideOnChart } from './chart/tracks'
import type { SideOfScenario } from './scenario-company'

/** What the chart draws of a scenario's sides. */
export function sidesOnChart(sides: readonly SideOfScenario[]): readonly SideOnChart[] {
  return sides.map((side) => ({
    name: side.name,
    squadrons: side.squadrons.map(({ ships }) => ships.map(({ share }) => ({ share }))),
  }))
}

/** The chart for screen readers: `Royal Navy, 5 ships; Marine nationale, 5 ships`. */
export function chartInWords(sides: readonly SideOfScenario[]): string {
  const each = sides.map((side) => say('library.home.sideOnChart', { side: side.name, n: side.ships.length }))
  return say('library.home.chart', { sides: each.join('; ') })
}

/** `5 ships a side`, or `5 ships against 3`. */
export function strengthInWords(sides: readonly SideOfScenario[]): string {
  const [one = 0, other = 0] = sides.map((side) => side.ships.length)
  return one === other ? say('library.home.shipsASide', { n: one }) : say('library.home.against', { one, other })
}
