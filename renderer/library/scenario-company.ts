import { shipInLibrary, type ShipInLibrary } from './ship-in-library'
import type { ScenarioDocument } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import type { Scalar } from '#shared/kernel/scalar'
import { say } from '../words'

export interface ShipOfScenario {
  readonly id: string
  readonly slug: string
  /** Missing where the library does not hold her. */
  readonly ship: ShipInLibrary | undefined
  readonly name: string
  readonly fields: Readonly<Record<string, Scalar>>
  /** Length beside the longest ship of the scenario, 0 to 1. */
  readonly share: number
}

interface SquadronOfScenario {
  readonly id: string
  readonly name: string
  readonly speed?: number
  readonly ships: readonly ShipOfScenario[]
}

export interface SideOfScenario {
  readonly id: string
  readonly name: string
  readonly flag: string
  readonly squadrons: readonly SquadronOfScenario[]
  readonly ships: readonly ShipOfScenario[]
}

/** A scenario's sides with their squadrons and ships, as far as the library holds them. */
export function companyOf(scenario: ScenarioDocument, library: readonly ShipDocument[]): readonly SideOfScenario[] {
  const bySlug = new Map(library.filter((ship) => ship.pack === scenario.pack).map((ship) => [ship.slug, ship]))
  const length = (slug: string) => lengthOf(bySlug.get(slug))
  const longest = Math.max(1, ...scenario.squadrons.flatMap(({ ships }) => ships.map(({ ship }) => length(ship))))

  return scenario.sides.map((side) => {
    const squadrons = scenario.squadrons
      .filter((squadron) => squadron.side === side.id)
      .map((squadron) => ({
        id: squadron.id,
        name: squadron.name,
        ...(squadron.speed === undefined ? {} : { speed: squadron.speed }),
        ships: squadron.ships.map(({ id, ship: slug, fields = {} }): ShipOfScenario => {
          const document = bySlug.get(slug)
          const renamed = fields['name']
          return {
            id,
            slug,
            ship: document && shipInLibrary(document),
            name: typeof renamed === 'string' && renamed !== '' ? renamed : (document?.name ?? slug),
            fields,
            share: length(slug) / longest,
          }
        }),
      }))
    return { ...side, squadrons, ships: squadrons.flatMap(({ ships }) => ships) }
  })
}

/** The longest and the tallest of these ships: what a common scale has to fit. */
export function companySize(ships: readonly (ShipInLibrary | undefined)[]) {
  const drawn = ships.flatMap((ship) => (ship?.silhouette ? [ship.silhouette] : []))
  return {
    width: Math.max(1, ...drawn.map(({ width }) => width)),
    height:
      Math.max(1, ...drawn.map(({ width, height, waterline }) => Math.max(height, waterline + width * 0.035))) * 1.06,
  }
}

/** Silhouettes share one scale within a pack, so their widths compare; a ship not here counts as a middling one. */
function lengthOf(ship: ShipDocument | undefined): number {
  return (ship && shipInLibrary(ship).silhouette?.width) ?? 100
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
