import type { ScenarioSetup } from '../documents/scenario'
import type { GameState, Squadron } from '../game/state'
import type { ShipId, SideId } from '../kernel/ids'
import { lossPlot, luckPlot } from '../report/plots'
import type { Report } from '../report/report'
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
  rowOf,
  sidesShown,
  squadronName,
  squadronShown,
  type Showing,
} from './fleets-shown'
import { chartShown } from './chart-shown'
import { shows } from './disclosure'
import { fieldCardShown, fieldPhase, fieldResultShown, fieldSidesShown } from './field-shown'
import type { Banner, Body, CardShown, SideShown, TablePicture } from './picture'
import { concernedShips, resultShown, type ResultInWords, type ResultSaid } from './result-shown'
import { shipLarge } from './ship-shown'
import { placesFor, type Places } from './stage'
import type { TablePlan } from './table-plan'
import type { JournalLine } from '../game/journal-line'
import { lastCardShown, resultsInWords } from './results-in-words'
import { isLost, type Losses } from './losses'

/** A game as the operator has it, and what of it the screen follows. */
export interface GameShown {
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
  /** Whom the table waits for, by name; nobody without it. */
  readonly asks?: string | undefined
  /** Lines that count at that time, newest first. */
  readonly lines: readonly JournalLine[]
  readonly lostIn: Losses
  /** The battle as it began, for its chart. */
  readonly setup?: ScenarioSetup | undefined
  /** The report so far, where a plot of it is wanted. */
  readonly report?: Report | undefined
  /** The ship that the operator looks at. */
  readonly ship: ShipId | null
  /** Turns over by itself; counts on past the last page. */
  readonly page: number
}

/**
 * The picture for the second screen, and of how many pages it is one: everything sent to the window passes through
 * here.
 */
export function pictureOfGame(game: GameShown): { picture: TablePicture; pages: number } {
  const { plan, state, words, pack, lostIn } = game
  if (plan.isBlank) return { picture: { is: 'blank', theme: plan.theme }, pages: 1 }
  const now = game.now ?? null
  const levelOf = levelIn({ state, now, plan: plan.disclosure })
  const { said, concerned } = lastResult(game, (each) =>
    pack.isShipless ? fieldResultShown(each, plan.disclosure, words) : resultShown(each, state, levelOf, words),
  )
  const aimed = aimedNow(state, levelOf)
  const showing: Showing = {
    ...{ pack, state, now, words, concerned, aimed, levelOf, lostIn },
    plan: plan.disclosure,
    firing: aimed ? squadronOfShip(state, aimed.firing[0]) : firingNow(pack, state, levelOf),
  }
  const { body, pages } = bodyOf(game, showing)
  const result = said && { ...said, ship: rowOf(showing, befallen(showing)) ?? null }
  const page = { at: game.page % pages, of: pages }
  const picture = {
    theme: plan.theme,
    textPx: plan.textPx,
    banner: bannerOf(game, showing),
    replay: game.now ? words('tableView.replay', { turn: state.turn, of: game.now.turn }) : null,
    body,
    page,
    result,
  } as const
  return { picture: { is: 'shown', ...picture }, pages }
}

/** The newest that may be shown: one that may not leaves no gap, the one before it stays. */
function lastResult(
  { pack, state, lines, words }: GameShown,
  shown: (result: ResultInWords) => ResultSaid | null,
): { said: ResultSaid | null; concerned: readonly ShipId[] } {
  const lost = (id: ShipId) => isLost(pack, state.ships[id])
  for (const each of resultsInWords(lines, state, lost, words)) {
    const said = shown(each)
    if (said) return { said, concerned: concernedShips(each.outcome) }
  }
  return { said: null, concerned: [] }
}

/** Whom a result is about: the ship it has taken, where that may be known, else the one it did most to. */
function befallen({ pack, state, levelOf, concerned }: Showing): ShipId | undefined {
  return concerned.find((id) => shows(levelOf(id), 'condition') && isLost(pack, state.ships[id])) ?? concerned[0]
}

function bodyOf(game: GameShown, showing: Showing): { body: Body; pages: number } {
  const { plan, state, now, lines, ship, words, setup } = game
  if (showing.pack.isShipless) return { body: fieldBody(plan, showing), pages: 1 }
  switch (plan.layout) {
    case 'fleets': {
      const sides = sidesShown(showing)
      const places = placesOf(sides, plan.textPx)
      const most = places.columns * places.rows
      const pages = pagesOf(sides, most)
      return { body: { layout: 'fleets', places, sides: pageOf(sides, game.page % pages, most) }, pages }
    }
    case 'squadron': {
      const squadron = squadronOf(game)
      const side = squadron ? squadronShown(showing, squadron) : null
      const places = placesOf(side ? [side] : [], plan.textPx)
      if (!side) return { body: { layout: 'squadron', places, side }, pages: 1 }
      const most = places.columns * places.rows
      const pages = pagesOf([side], most)
      const shown = pageOf([side], game.page % pages, most)[0] ?? null
      return { body: { layout: 'squadron', places, side: shown }, pages }
    }
    case 'ship':
      return { body: { layout: 'ship', ship: largeShip(showing, plan.pinned.ship ?? ship) }, pages: 1 }
    case 'card':
      return { body: { layout: 'card', card: lastCardShown(lines, state, now, words) }, pages: 1 }
    case 'chart':
      return { body: { layout: 'chart', card: setup ? chartShown(setup, plan.textPx, showing) : null }, pages: 1 }
    case 'plot': {
      const plots = plotsShown(game, showing)
      return {
        body: { layout: 'plot', card: plots[game.page % plots.length] ?? null },
        pages: Math.max(1, plots.length),
      }
    }
    case 'result':
    case 'banner':
      return { body: { layout: plan.layout }, pages: 1 }
  }
}

/** Across which a plot is drawn, so that its least letters are as large as the type, upright too. */
const plotMm = 92 * 28

/**
 * The losses of each side of which all is shown, and the dice where all of everybody is. Of an earlier time only turns
 * that were over; its dice are not kept by turn.
 */
function plotsShown({ report, words, plan, state, now }: GameShown, { levelOf }: Showing): readonly CardShown[] {
  if (!report) return []
  const { ships, sides, turns } = report
  const isHidden = (side: SideId) => ships.some((ship) => ship.side === side && !shows(levelOf(ship.ship), 'all'))
  const seen = sides.filter(({ side }) => !isHidden(side))
  const past = now ? turns.filter(({ turn }) => turn < state.turn) : turns
  const until = seen.map((side) => ({ ...side, flotation: side.flotation.slice(0, past.length + 1) }))
  const widthMm = plotMm / plan.textPx
  const losses = lossPlot({ ships, sides: until, turns: past }, words, widthMm)
  const luck = now || seen.length < sides.length ? null : luckPlot(report, words, widthMm)
  return [losses, luck].flatMap((plot) => {
    if (!plot) return []
    const { title, sentence, widthMm, heightMm, operations } = plot
    return { title, played: '', text: sentence, widthMm, heightMm, operations }
  })
}

/** A land battle has no ships to show: its sides with what is in force take their place. */
function fieldBody({ layout }: TablePlan, showing: Showing): Body {
  switch (layout) {
    case 'fleets':
    case 'squadron':
    case 'ship':
    case 'plot':
    case 'chart':
      return { layout: 'field', sides: fieldSidesShown(showing), card: fieldCardShown(showing) }
    case 'card':
      return { layout: 'card', card: fieldCardShown(showing) }
    case 'result':
    case 'banner':
      return { layout }
  }
}

/** Few ships are drawn larger, within reason. */
function placesOf(sides: readonly SideShown[], textPx: number): Places {
  const longest = Math.max(0, ...sides.map(({ rows }) => rows.length))
  return placesFor({ sides: sides.length, longest }, textPx)
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
function squadronOf({ state, plan: { pinned }, ship }: GameShown): Squadron | undefined {
  return state.squadrons.find(({ id, order }) =>
    pinned.squadron === null ? ship !== null && order.includes(ship) : id === pinned.squadron,
  )
}

function bannerOf({ state, pack, phase, weather, windFrom, asks, words }: GameShown, showing: Showing): Banner {
  const { firing } = showing
  const squadron = firing && squadronName(showing, firing)
  const phases = phasesInPlay(pack, state)
  const firingPhase =
    firing && squadron ? words('tableView.firing', { phase, squadron, side: sideOf(state, firing) }) : undefined
  return {
    title: state.title,
    turn: words('tableView.turn', { turn: state.turn }),
    phase: asks ? words('tableView.asks', { phase, who: asks }) : (firingPhase ?? fieldPhase(showing) ?? phase),
    steps: phases.length,
    step: Math.max(0, phases.indexOf(state.phase)),
    weather,
    windFrom,
  }
}

function sideOf({ sides }: GameState, { side }: Squadron): string {
  return sides.find(({ id }) => id === side)?.name ?? ''
}
