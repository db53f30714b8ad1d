import type { GameState, Squadron } from '../game/state'
import type { ShipId } from '../kernel/ids'
import { onCard } from '../rules/kit/on-card'
import { phasesInPlay } from '../rules/kit/on-table'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import {
  aimedNow,
  firingNow,
  levelIn,
  markedNow,
  pageOf,
  pagesOf,
  sidesShown,
  squadronName,
  squadronShown,
  type Showing,
} from './fleets-shown'
import { shows } from './disclosure'
import { fieldCardShown, fieldPhase, fieldResultShown, fieldSidesShown } from './field-shown'
import type { Banner, Body, CardShown, Result, SideShown, TablePicture } from './picture'
import { concernedShips, resultShown, type ResultInWords } from './result-shown'
import { shipLarge } from './ship-shown'
import { fewestRows, rowsAt } from './stage'
import type { TablePlan } from './table-plan'
import type { JournalLine } from '../game/journal-line'
import { lastCardShown, resultsInWords } from './results-in-words'
import { isLost, type Losses } from './losses'

/** What the operator looks at, and what has happened last. */
export interface Attention {
  readonly ship: ShipId | null
  /** Newest first: one that may not be shown leaves no gap, the one before it stays. */
  readonly results: Iterable<ResultInWords>
  /** The event card that was turned up last. */
  readonly card: CardShown | null
  /** In which turn a ship was lost, where that is known. */
  readonly lostIn: ReadonlyMap<ShipId, number>
  /** Turns over by itself; counts on past the last page. */
  readonly page: number
}

export interface ShownTable {
  readonly pack: RulesPack
  readonly state: GameState
  /** The present table, where `state` is that of an earlier time: a replay. */
  readonly now?: GameState
  readonly plan: TablePlan
  readonly words: Words
  /** Step of the turn and the weather, in the words of the rules. */
  readonly phase: string
  readonly weather: readonly string[]
  readonly windFrom: number | null
}

/** The picture for the second screen, and of how many pages it is one. */
export function showTable(table: ShownTable, attention: Attention): { picture: TablePicture; pages: number } {
  const { plan, state, words, pack } = table
  if (plan.isBlank) return { picture: { is: 'blank', theme: plan.theme }, pages: 1 }
  const now = table.now ?? null
  const levelOf = levelIn({ state, now, plan: plan.disclosure })
  const { result, concerned } = lastResult(attention.results, (each) =>
    pack.isShipless ? fieldResultShown(each, plan.disclosure, words) : resultShown(each, state, levelOf, words),
  )
  const aimed = aimedNow(state, levelOf)
  const showing: Showing = {
    ...{ pack, state, now, words, concerned, aimed, levelOf },
    plan: plan.disclosure,
    lostIn: attention.lostIn,
    firing: aimed ? squadronOfShip(state, aimed.firing[0]) : firingNow(pack, state, levelOf),
  }
  const { body, pages } = bodyOf(table, showing, attention)
  const page = { at: attention.page % pages, of: pages }
  const picture = {
    theme: plan.theme,
    textPx: plan.textPx,
    banner: bannerOf(table, showing),
    replay: table.now ? words('tableView.replay', { turn: state.turn, of: table.now.turn }) : null,
    body,
    page,
    result,
  } as const
  return { picture: { is: 'shown', ...picture }, pages }
}

function lastResult(
  results: Iterable<ResultInWords>,
  shown: (result: ResultInWords) => Result | null,
): { result: Result | null; concerned: readonly ShipId[] } {
  for (const each of results) {
    const result = shown(each)
    if (result) return { result, concerned: concernedShips(each.outcome) }
  }
  return { result: null, concerned: [] }
}

function bodyOf({ plan }: ShownTable, showing: Showing, attention: Attention): { body: Body; pages: number } {
  const most = rowsAt(plan.textPx)
  if (showing.pack.isShipless) return { body: fieldBody(plan, showing), pages: 1 }
  switch (plan.layout) {
    case 'fleets': {
      const sides = sidesShown(showing)
      const pages = pagesOf(sides, most)
      const rows = rowsFor(sides, most)
      return { body: { layout: 'fleets', rows, sides: pageOf(sides, attention.page % pages, most) }, pages }
    }
    case 'squadron': {
      const squadron = squadronOf(showing, plan, attention)
      const side = squadron ? squadronShown(showing, squadron) : null
      if (!side) return { body: { layout: 'squadron', rows: most, side }, pages: 1 }
      const pages = pagesOf([side], most)
      const rows = rowsFor([side], most)
      return {
        body: { layout: 'squadron', rows, side: pageOf([side], attention.page % pages, most)[0] ?? null },
        pages,
      }
    }
    case 'ship':
      return { body: { layout: 'ship', ship: largeShip(showing, plan.pinned.ship ?? attention.ship) }, pages: 1 }
    case 'card':
      return { body: { layout: 'card', card: attention.card }, pages: 1 }
    case 'result':
    case 'banner':
      return { body: { layout: plan.layout }, pages: 1 }
  }
}

/** A land battle has no ships to show: its sides with what is in force take their place. */
function fieldBody({ layout }: TablePlan, showing: Showing): Body {
  switch (layout) {
    case 'fleets':
    case 'squadron':
    case 'ship':
      return { layout: 'field', sides: fieldSidesShown(showing) }
    case 'card':
      return { layout: 'card', card: fieldCardShown(showing) }
    case 'result':
    case 'banner':
      return { layout }
  }
}

/** Few ships are drawn larger, within reason. */
function rowsFor(sides: readonly SideShown[], most: number): number {
  const longest = Math.max(0, ...sides.map(({ rows }) => rows.length))
  return Math.min(most, Math.max(fewestRows, longest))
}

function largeShip(showing: Showing, id: ShipId | null) {
  const ship = id === null ? undefined : onCard(showing.pack, showing.state, id)
  if (!ship) return null
  const level = showing.levelOf(ship.id)
  if (!shows(level, 'name')) return null
  return shipLarge(showing.pack, ship, level, showing.words, markedNow(showing, ship.id))
}

function squadronOfShip({ squadrons }: GameState, ship: ShipId | undefined): Squadron | null {
  return squadrons.find(({ order }) => ship !== undefined && order.includes(ship)) ?? null
}

/** The one that is pinned, else that of the ship the operator looks at. */
function squadronOf({ state }: Showing, { pinned }: TablePlan, { ship }: Attention): Squadron | undefined {
  return state.squadrons.find(({ id, order }) =>
    pinned.squadron === null ? ship !== null && order.includes(ship) : id === pinned.squadron,
  )
}

function bannerOf({ state, pack, phase, weather, windFrom, words }: ShownTable, showing: Showing): Banner {
  const { firing } = showing
  const squadron = firing && squadronName(showing, firing)
  const phases = phasesInPlay(pack, state)
  return {
    title: state.title,
    turn: words('tableView.turn', { turn: state.turn }),
    phase:
      firing && squadron
        ? words('tableView.firing', { phase, squadron, side: sideOf(state, firing) })
        : (fieldPhase(showing) ?? phase),
    steps: phases.length,
    step: Math.max(0, phases.indexOf(state.phase)),
    weather,
    windFrom,
  }
}

function sideOf({ sides }: GameState, { side }: Squadron): string {
  return sides.find(({ id }) => id === side)?.name ?? ''
}

/** A game as the operator has it, and what of it the screen follows. */
export interface GameShown extends ShownTable {
  /** Lines that count at that time, newest first. */
  readonly lines: readonly JournalLine[]
  readonly lostIn: Losses
  /** The ship that the operator looks at. */
  readonly ship: ShipId | null
  readonly page: number
}

/** The only way from a game to a picture: everything sent to the window passes through here. */
export function pictureOfGame(game: GameShown): { picture: TablePicture; pages: number } {
  const { pack, state, now, lines, lostIn, ship, page, words } = game
  const lost = (id: ShipId) => isLost(pack, state.ships[id])
  return showTable(game, {
    ship,
    page,
    lostIn,
    results: resultsInWords(lines, state, lost, words),
    card: lastCardShown(lines, state, now, words),
  })
}
