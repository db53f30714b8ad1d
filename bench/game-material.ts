/** A game to measure with: the starter action, and entries as an evening of tapping makes them. */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openGames, type Games } from '../electron/desk/journal/games'
import { shipDocument } from '#shared/documents/ship'
import type { ScenarioSetup } from '#shared/documents/scenario'
import type { Entry } from '#shared/game/journal-line'
import { boxId, packId, shipId, sideId, squadronId, trackId, type GameId } from '#shared/kernel/ids'
import { findPack } from '#shared/rules/index'

const pack = packId('perfidious-albion')
const shipsPerSide = 12

/** A folder of our own on the disk of the project, so that a sync costs what it costs a user; removed by `drop`. */
export async function benchFolder(): Promise<{ readonly path: string; drop(): Promise<void> }> {
  await mkdir('.cache', { recursive: true })
  const path = await mkdtemp(join('.cache', 'bench-'))
  return { path, drop: () => rm(path, { recursive: true, force: true }) }
}

export async function benchSetup(): Promise<ScenarioSetup> {
  const text = await readFile('shared/rules/perfidious-albion/ships/majestic.ship.json', 'utf8')
  const document = shipDocument.parse(JSON.parse(text))
  const side = (name: string) => ({
    id: squadronId(`${name}-squadron`),
    side: sideId(name),
    name: `${name} squadron`,
    ships: Array.from({ length: shipsPerSide }, (_, place) => ({ id: shipId(`${name}-${place}`), document })),
  })
  const prose = { subtitle: '', setting: '', players: '', hours: '', briefing: '', orders: {}, victory: '', notes: '' }
  return {
    slug: 'bench',
    title: 'Bench',
    ...prose,
    table: {},
    houseRules: {},
    sides: ['red', 'blue'].map((name) => ({ id: sideId(name), name, flag: '' })),
    squadrons: ['red', 'blue'].map(side),
  }
}

/** Entry number `count` of a long evening: marks, tracks and now and then a phase. */
export function benchEntry(count: number): Entry {
  const ship = shipId(`${count % 2 === 0 ? 'red' : 'blue'}-${count % shipsPerSide}`)
  const values = { ship: 'Majestic', box: '4-5' }
  if (count % 50 === 49) return { kind: 'turn', turn: 1 + Math.floor(count / 300), phase: 'gunnery' }
  if (count % 3 === 0) {
    const to = 30 - (count % 31)
    const track = trackId('flotation')
    return {
      kind: 'step',
      by: 'hand',
      label: { key: 'steps.track.flotation', values: { ship: 'Majestic', to } },
      effects: [{ type: 'trackSet', ship, track, to }],
    }
  }
  const box = boxId(`${3 + (count % 6)}-${4 + (count % 2)}`)
  const on = count % 4 < 2
  return {
    kind: 'step',
    by: 'hand',
    label: { key: on ? 'steps.marked.struck.on' : 'steps.marked.struck.off', values },
    effects: [{ type: 'marked', ship, box, mark: 'struck', on }],
  }
}

export function benchGames(folder: string): Games {
  return openGames({
    gamesFolder: join(folder, 'games'),
    rulesOf: findPack,
    clock: () => Date.now(),
    notify: () => undefined,
  })
}

/** Starts a game and writes so many entries into it; it is left closed, its snapshot written. */
export async function playedGame(folder: string, entries: number): Promise<GameId> {
  const games = benchGames(folder)
  const started = await games.start(await benchSetup(), pack, findPack(pack)!.version, `Bench ${entries}`)
  if (!started.ok) throw new Error(started.code)
  const { game } = started.value
  let { lastSeq: seq, lastCrc: crc } = await must(games.open(game))
  while (seq < entries) {
    const batch = Array.from({ length: Math.min(500, entries - seq) }, (_, place) => benchEntry(seq + place))
    ;({ lastSeq: seq, lastCrc: crc } = await must(games.append(game, { seq, crc }, batch)))
  }
  await must(games.close(game))
  return game
}

export async function must<Value>(
  asked: Promise<{ ok: true; value: Value } | { ok: false; code: string }>,
): Promise<Value> {
  const answer = await asked
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
