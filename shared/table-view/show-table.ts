import type { GameState, Squadron } from '../game/state'
import type { ShipId } from '../kernel/ids'
import { own } from '../kernel/own'
import type { RulesPack } from '../rules/rules-pack'
import type { Words } from '../words/speak'
import { shows } from './disclosure'
import { levelIn, pageOf, pagesOf, sidesShown, squadronShown, type Showing } from './fleets-shown'
import type { Banner, Body, CardShown, TablePicture } from './picture'
import { resultShown, struckShips, type ResultInWords } from './result-shown'
import { shipLarge } from './ship-shown'
import type { TablePlan } from './table-plan'

/** What the operator looks at, and what has happened last. */
export interface Attention {
  readonly ship: ShipId | null
  readonly result: ResultInWords | null
  /** The event card that was turned up last. */
  readonly card: CardShown | null
  /** Turns over by itself; counts on past the last page. */
  readonly page: number
}

export interface ShownTable {
  readonly pack: RulesPack
  readonly state: GameState
  readonly plan: TablePlan
  readonly words: Words
  /** Step of the turn and the weather, in the words of the rules. */
  readonly phase: string
  readonly weather: readonly string[]
}

/** The picture for the second screen, and of how many pages it is one. */
export function showTable(table: ShownTable, attention: Attention): { picture: TablePicture; pages: number } {
  const { plan, state, words, pack } = table
  if (plan.isBlank) return { picture: { is: 'blank', theme: plan.theme }, pages: 1 }
  const levelOf = levelIn({ state, plan: plan.disclosure })
  const result = attention.result && resultShown(attention.result, state, levelOf)
  const struck = result && attention.result ? struckShips(attention.result.outcome) : []
  const showing: Showing = { pack, state, plan: plan.disclosure, words, struck }
  const { body, pages } = bodyOf(table, showing, attention)
  const picture = { theme: plan.theme, textPx: plan.textPx, banner: bannerOf(table), body, result } as const
  return { picture: { is: 'shown', ...picture }, pages }
}

/** Rows of a side that fit under the banner at a type size, of a screen 1080 px high. */
export function rowsAt(textPx: number): number {
  return Math.max(1, Math.floor((1080 - 150 - 190 - 84) / (129 * (textPx / 28))))
}

function bodyOf({ plan }: ShownTable, showing: Showing, attention: Attention): { body: Body; pages: number } {
  const rows = rowsAt(plan.textPx)
  switch (plan.layout) {
    case 'fleets': {
      const sides = sidesShown(showing)
      const pages = pagesOf(sides, rows)
      return { body: { layout: 'fleets', sides: pageOf(sides, attention.page % pages, rows) }, pages }
    }
    case 'squadron': {
      const squadron = squadronOf(showing, plan, attention)
      const side = squadron ? squadronShown(showing, squadron) : null
      if (!side) return { body: { layout: 'squadron', side }, pages: 1 }
      const pages = pagesOf([side], rows)
      return { body: { layout: 'squadron', side: pageOf([side], attention.page % pages, rows)[0] ?? null }, pages }
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

function largeShip(showing: Showing, id: ShipId | null) {
  const ship = id === null ? undefined : own(showing.state.ships, id)
  if (!ship) return null
  const level = levelIn(showing)(ship.id)
  if (!shows(level, 'name')) return null
  return shipLarge(showing.pack, ship, level, showing.words, showing.struck.includes(ship.id))
}

/** The one that is pinned, else that of the ship the operator looks at. */
function squadronOf({ state }: Showing, { pinned }: TablePlan, { ship }: Attention): Squadron | undefined {
  return state.squadrons.find(({ id, order }) =>
    pinned.squadron === null ? ship !== null && order.includes(ship) : id === pinned.squadron,
  )
}

function bannerOf({ state, pack, phase, weather, words }: ShownTable): Banner {
  return {
    title: state.title,
    turn: words('tableView.turn', { turn: state.turn }),
    phase,
    steps: pack.phases.length,
    step: Math.max(0, pack.phases.indexOf(state.phase)),
    weather,
  }
}
