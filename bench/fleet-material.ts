/** Tables to measure on: the starter scenario, and two squadrons of eight, the largest action. */
import { fireOnTheWaters } from '#shared/rules/fire-on-the-waters/index'
import { checkShip } from '#shared/rules/perfidious-albion/ship/check-ship'
import { shape } from '#shared/rules/perfidious-albion/ship/shape'
import { starterShips } from '#shared/rules/perfidious-albion/recipe/starter-ships'
import { shipOf } from '#shared/rules/perfidious-albion/ship/ship-data'
import { setUp, starterScenarioDocuments, starterShipDocuments } from '#shared/rules/run/starter.testing'
import { initialState } from '#shared/game/fold'
import type { GameState } from '#shared/game/state'
import { packId, shipId, sideId, squadronId } from '#shared/kernel/ids'

export const foldRules = { checkShip, shape }

const pack = packId('perfidious-albion')
const shipsPerSide = 8
/** Ships of the line, and not the small craft that heavy guns spare. */
const heavierThanTons = 6_000

export function twoSquadrons(): GameState {
  const heavy = starterShips().filter((document) => shipOf(document).tonnage > heavierThanTons)
  const squadron = (id: string, from: number) => ({
    id: squadronId(id),
    side: sideId(id),
    name: id,
    ships: heavy
      .slice(from, from + shipsPerSide)
      .map((document, place) => ({ id: shipId(`${id}-${place}`), document })),
  })
  const prose = { subtitle: '', setting: '', players: '', hours: '', briefing: '', orders: {}, victory: '', notes: '' }
  const setup = {
    slug: 'bench',
    title: 'Bench',
    ...prose,
    table: {},
    houseRules: {},
    sides: ['red', 'blue'].map((id) => ({ id: sideId(id), name: id, flag: '' })),
    squadrons: [squadron('red', 0), squadron('blue', shipsPerSide)],
  }
  return initialState(foldRules, { pack, setup }, 'gunnery')
}

const starterSlug = 'off-ushant'

/** As a table plays it: the squadrons of the starter scenario. */
export function starterAction(): GameState {
  const scenario = starterScenarioDocuments(pack).find(({ slug }) => slug === starterSlug)
  if (!scenario) throw new Error(`no scenario ${starterSlug}`)
  return initialState(foldRules, { pack, setup: setUp(scenario, starterShipDocuments(pack)) }, 'gunnery')
}

const waters = packId('fire-on-the-waters')
const nightSides = { allies: ['atlanta', 'san-francisco', 'helena'], japan: ['nagara', 'hiei', 'akatsuki'] }

/** Six ships of a Guadalcanal night action, three against three. */
export function nightAction(): GameState {
  const ships = starterShipDocuments(waters)
  const squadrons = Object.entries(nightSides).map(([id, slugs]) => ({
    id: squadronId(id),
    side: sideId(id),
    name: id,
    ships: slugs.map((slug) => ({ id: shipId(slug), document: ships.find((ship) => ship.slug === slug)! })),
  }))
  const prose = { subtitle: '', setting: '', players: '', hours: '', briefing: '', orders: {}, victory: '', notes: '' }
  const sides = Object.keys(nightSides).map((id) => ({ id: sideId(id), name: id, flag: '' }))
  const setup = { slug: 'night', title: 'Night', ...prose, table: {}, houseRules: {}, sides, squadrons }
  return initialState(fireOnTheWaters, { pack: waters, setup }, 'gunfire')
}
