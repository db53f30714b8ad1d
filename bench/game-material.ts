/** Battles to measure with, and games of them: the starter actions, the largest one, and an evening of tapping. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openGames, type Games, type GamesDeps } from '../electron/desk/journal/games'
import type { ScenarioSetup } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import { initialState } from '#shared/game/fold'
import type { Entry, HeadLine } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import { boxId, shipId, trackId, type GameId } from '#shared/kernel/ids'
import type { Result } from '#shared/kernel/result'
import { fireOnTheWaters } from '#shared/rules/fire-on-the-waters/index'
import { findPack } from '#shared/rules/index'
import { headOf } from '#shared/rules/kit/battle-table.testing'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { perfidiousAlbion as albion } from '#shared/rules/perfidious-albion/index'
import { starterShips } from '#shared/rules/perfidious-albion/recipe/starter-ships'
import { shipOf } from '#shared/rules/perfidious-albion/ship/ship-data'
import { setUp, starterScenarioDocuments, starterShipDocuments } from '#shared/rules/run/starter.testing'

export { albion }

/** Ships of the line, and not the small craft that heavy guns spare. */
const heavierThanTons = 6_000

/** Two squadrons of eight, the largest action. */
export function twoSquadrons(): GameState {
  const heavy = starterShips().filter((document) => shipOf(document).tonnage > heavierThanTons)
  return tableOf(albion, headOfSides(albion, { red: heavy.slice(0, 8), blue: heavy.slice(8, 16) }).setup, 'gunnery')
}

/** As a table plays it: the squadrons of the starter scenario. */
export function starterAction(): GameState {
  const scenario = starterScenarioDocuments(albion.id).find(({ slug }) => slug === 'off-ushant')!
  return tableOf(albion, setUp(scenario, starterShipDocuments(albion.id)), 'gunnery')
}

/** Six ships of a Guadalcanal night action, three against three. */
export function nightAction(): GameState {
  const ships = starterShipDocuments(fireOnTheWaters.id)
  const named = (...slugs: readonly string[]) => slugs.map((slug) => ships.find((ship) => ship.slug === slug)!)
  const allies = named('atlanta', 'san-francisco', 'helena')
  const { setup } = headOfSides(fireOnTheWaters, { allies, japan: named('nagara', 'hiei', 'akatsuki') })
  return tableOf(fireOnTheWaters, setup, 'gunfire')
}

const shipsPerSide = 12

/** The head of a long evening: twelve ships of one class on each side. */
export function benchHead(): HeadLine {
  const majestic = starterShips().find(({ slug }) => slug === 'majestic')!
  const side = Array.from({ length: shipsPerSide }, () => majestic)
  return headOfSides(albion, { red: side, blue: side })
}

/** A battle of two sides of a squadron each; ships are named by their side and place. */
function headOfSides(pack: RulesPack, sides: Readonly<Record<string, readonly ShipDocument[]>>): HeadLine {
  const squadrons = Object.entries(sides).map(([side, documents]) => ({
    id: side,
    side,
    ships: documents.map((document, place) => ({ id: shipId(`${side}-${place}`), document })),
  }))
  return headOf(pack, { squadrons })
}

function tableOf(pack: RulesPack, setup: ScenarioSetup, phase: string): GameState {
  return initialState(pack, { pack: pack.id, setup }, phase)
}

/** Entry number `count` of a long evening: marks, tracks and now and then a phase. */
export function benchEntry(count: number): Entry {
  const ship = shipId(`${count % 2 === 0 ? 'red' : 'blue'}-${count % shipsPerSide}`)
  if (count % 50 === 49) return { kind: 'turn', turn: 1 + Math.floor(count / 300), phase: 'gunnery' }
  const step = { kind: 'step', by: 'hand' } as const
  if (count % 3 === 0) {
    const to = 30 - (count % 31)
    return {
      ...step,
      label: { key: 'steps.track.flotation', values: { ship: 'Majestic', to } },
      effects: [{ type: 'trackSet', ship, track: trackId('flotation'), to }],
    }
  }
  const box = boxId(`${3 + (count % 6)}-${4 + (count % 2)}`)
  const on = count % 4 < 2
  return {
    ...step,
    label: { key: `steps.marked.struck.${on ? 'on' : 'off'}`, values: { ship: 'Majestic', box: '4-5' } },
    effects: [{ type: 'marked', ship, box, mark: 'struck', on }],
  }
}

/** A folder of our own on the disk of the project, so that a sync costs what it costs a user; removed by `drop`. */
export async function benchFolder(): Promise<{ readonly path: string; drop(): Promise<void> }> {
  await mkdir('.cache', { recursive: true })
  const path = await mkdtemp(join('.cache', 'bench-'))
  return { path, drop: () => rm(path, { recursive: true, force: true }) }
}

export function benchGames(folder: string, rulesOf: GamesDeps['rulesOf'] = findPack): Games {
  const gamesFolder = join(folder, 'games')
  return openGames({ gamesFolder, rulesOf, clock: () => Date.now(), notify: () => undefined })
}

/** Starts a game of the long evening; `home` is its folder. */
export async function startedGame(folder: string): Promise<{ games: Games; game: GameId; home: string }> {
  const games = benchGames(folder)
  const { game } = await must(games.start(benchHead().setup, albion.id, albion.version, 'Bench'))
  return { games, game, home: join(folder, 'games', game) }
}

export async function must<Value>(asked: Promise<Result<Value>>): Promise<Value> {
  const answer = await asked
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
