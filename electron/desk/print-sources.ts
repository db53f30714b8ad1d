import type { PrintRequest } from '#shared/bridge/contract'
import { freshShip } from '#shared/game/apply-effect'
import { layOut } from '#shared/game/fold'
import type { GameState } from '#shared/game/state'
import { shipId, type GameId, type PackId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'
import type { RulesPack } from '#shared/rules/rules-pack'
import { setUp } from './game-setup'
import type { Library } from './library/library'
import type { PrintSource } from './printer'

export interface PrintSources {
  readonly pack: RulesPack
  readonly sources: readonly PrintSource[]
}

interface Where {
  readonly library: Library
  readonly findPack: (id: PackId) => RulesPack | undefined
  /** The table of a game as it is now, and as it was laid out. */
  readonly gameState: (game: GameId, when: 'now' | 'laidOut') => Promise<Result<GameState>>
}

/** The ships that a request asks for, in the order of the request, the scenario or the line of battle. */
export async function printSources(what: PrintRequest['what'], where: Where): Promise<Result<PrintSources>> {
  switch (what.from) {
    case 'library':
      return fromLibrary(what, where)
    case 'scenario':
      return fromScenario(what.scenario, where)
    case 'game':
      return fromGame(what, where)
  }
}

type From<Kind> = Extract<PrintRequest['what'], { from: Kind }>

async function fromLibrary({ pack: id, ships }: From<'library'>, where: Where): Promise<Result<PrintSources>> {
  const pack = where.findPack(id as PackId)
  if (!pack) return refused('pack-unknown', { pack: id })
  const sources: PrintSource[] = []
  for (const [i, slug] of ships.entries()) {
    const document = await where.library.readShip(id, slug)
    if (!document.ok) return document
    sources.push({ ship: freshShip(pack, shipId(`${slug}-${i + 1}`), document.value), side: null, squadron: null })
  }
  return done({ pack, sources })
}

async function fromScenario(slug: string, where: Where): Promise<Result<PrintSources>> {
  const scenario = await where.library.readScenario(slug)
  if (!scenario.ok) return scenario
  const laid = await setUp(scenario.value, scenario.value.title, where)
  if (!laid.ok) return laid
  const { pack, setup } = laid.value
  const state = layOut(pack, headOf(pack, setup), pack.phases[0] ?? '')
  return listed(pack, inOrder(state))
}

async function fromGame({ game, ships, fresh }: From<'game'>, where: Where): Promise<Result<PrintSources>> {
  const now = await where.gameState(game, 'now')
  if (!now.ok) return now
  const pack = where.findPack(now.value.pack)
  if (!pack) return refused('pack-unknown', { pack: now.value.pack })
  const laidOut = fresh ? await where.gameState(game, 'laidOut') : now
  if (!laidOut.ok) return laidOut
  const all = inOrder(now.value).map((source) =>
    fresh ? { ...source, ship: laidOut.value.ships[source.ship.id] ?? freshOf(pack, source) } : source,
  )
  if (ships.length === 0) return listed(pack, all)
  const wanted: PrintSource[] = []
  for (const id of ships) {
    const source = all.find(({ ship }) => ship.id === id)
    if (!source) return refused('print-ship-missing', { ship: id })
    wanted.push(source)
  }
  return listed(pack, wanted)
}

/** A ship that joined in play was never laid out: she is fresh as her document has her. */
function freshOf(pack: RulesPack, { ship }: PrintSource) {
  return freshShip(pack, ship.id, ship.document)
}

function listed(pack: RulesPack, sources: readonly PrintSource[]): Result<PrintSources> {
  return sources.length === 0 ? refused('print-ships-none') : done({ pack, sources })
}

/** Side by side, squadron by squadron, in line of battle; ships in no squadron last. */
function inOrder(state: GameState): readonly PrintSource[] {
  const squadrons = state.sides.flatMap((side) => state.squadrons.filter((squadron) => squadron.side === side.id))
  const sources = squadrons.flatMap((squadron) =>
    squadron.order.flatMap((id): PrintSource[] => {
      const ship = state.ships[id]
      const side = state.sides.find(({ id }) => id === squadron.side)?.name ?? null
      return ship ? [{ ship, side, squadron: squadron.name }] : []
    }),
  )
  const placed = new Set(sources.map(({ ship }) => ship.id))
  const others = Object.values(state.ships).filter(({ id }) => !placed.has(id))
  return [...sources, ...others.map((ship) => ({ ship, side: null, squadron: null }))]
}

function headOf(pack: RulesPack, setup: Parameters<typeof layOut>[1]['setup']): Parameters<typeof layOut>[1] {
  return {
    kind: 'head',
    seq: 0,
    at: 0,
    format: 'spotting-top/journal',
    version: 1,
    pack: pack.id,
    packVersion: pack.version,
    setup,
  }
}
