import type { ShipsOnPaper } from '#shared/print/request/print-request'
import { freshShip } from '#shared/game/apply-effect'
import { initialState } from '#shared/game/fold'
import type { GameState } from '#shared/game/state'
import { packId, shipId, type GameId, type PackId, type ShipId } from '#shared/kernel/ids'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { onCard } from '#shared/rules/kit/on-card'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { setUp } from './game-setup'
import type { Library } from './library/library'
import type { PrintedCard, PrintedShips } from '#shared/print/printed-card'

interface Where {
  readonly library: Library
  readonly findPack: (id: PackId) => RulesPack | undefined
  readonly stateNow: (game: GameId, headCrc?: string) => Promise<Result<GameState>>
  /** The refusal for rules without ships. */
  readonly shipless: (pack: RulesPack) => Refusal
}

type From<Kind> = Extract<ShipsOnPaper, { from: Kind }>

/** The ships that a request asks for, in the order of the request, the scenario or the line of battle. */
export function printSources(what: ShipsOnPaper, where: Where): Promise<Result<PrintedShips>> {
  switch (what.from) {
    case 'library':
      return fromLibrary(what, where)
    case 'scenario':
      return fromScenario(what, where)
    case 'game':
      return fromGame(what, where)
  }
}

async function fromLibrary({ pack: id, ships }: From<'library'>, where: Where): Promise<Result<PrintedShips>> {
  const pack = where.findPack(packId(id))
  if (!pack) return refused('pack-unknown', { pack: id })
  if (pack.isShipless) return where.shipless(pack)
  const cards: PrintedCard[] = []
  for (const [i, slug] of ships.entries()) {
    const document = await where.library.readShip(id, slug)
    if (!document.ok) return document
    cards.push({ pack, ship: freshShip(pack, shipId(`${slug}-${i + 1}`), document.value) })
  }
  return done({ cards, fresh: true })
}

async function fromScenario({ scenario: slug, ships }: From<'scenario'>, where: Where): Promise<Result<PrintedShips>> {
  const scenario = await where.library.readScenario(slug)
  if (!scenario.ok) return scenario
  const prepared = await setUp(scenario.value, scenario.value.title, where)
  if (!prepared.ok) return prepared
  const { pack, setup } = prepared.value
  if (pack.isShipless) return where.shipless(pack)
  const all = inOrder(pack, initialState(pack, { pack: pack.id, setup }, pack.phases[0] ?? ''))
  return chosen(all, ships ?? [], true)
}

async function fromGame({ game, headCrc, ships, fresh }: From<'game'>, where: Where): Promise<Result<PrintedShips>> {
  const state = await where.stateNow(game, headCrc)
  if (!state.ok) return state
  const pack = where.findPack(state.value.pack)
  if (!pack) return refused('pack-unknown', { pack: state.value.pack })
  if (pack.isShipless) return where.shipless(pack)
  return chosen(inOrder(pack, state.value), ships, fresh)
}

/** Those with these ids, in the order of the ids; all of them where none is named. */
function chosen(all: readonly PrintedCard[], ships: readonly string[], fresh: boolean): Result<PrintedShips> {
  if (ships.length === 0) return listed(all, fresh)
  const wanted: PrintedCard[] = []
  for (const id of ships) {
    const card = all.find(({ ship }) => ship.id === id)
    if (!card) return refused('print-ship-missing', { ship: id })
    wanted.push(card)
  }
  return listed(wanted, fresh)
}

function listed(cards: readonly PrintedCard[], fresh: boolean): Result<PrintedShips> {
  return cards.length === 0 ? refused('print-ships-none') : done({ cards, fresh })
}

/** Side by side, squadron by squadron, in line of battle; ships in no squadron last. */
function inOrder(pack: RulesPack, state: GameState): readonly PrintedCard[] {
  const cards: PrintedCard[] = []
  for (const side of state.sides) {
    for (const squadron of state.squadrons.filter((each) => each.side === side.id)) {
      for (const id of squadron.order) {
        const ship = onCard(pack, state, id)
        if (ship) cards.push({ pack, ship, side: side.name, squadron: squadron.name })
      }
    }
  }
  const placed = new Set(cards.map(({ ship }) => ship.id))
  const others = (Object.keys(state.ships) as ShipId[]).filter((id) => !placed.has(id))
  return [...cards, ...others.map((id) => ({ pack, ship: onCard(pack, state, id)! }))]
}
