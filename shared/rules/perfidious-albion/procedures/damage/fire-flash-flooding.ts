import { bears } from '../../../../game/mark'
import { effectsInForce, hasEvents, inForceOf } from '../../../../game/decks/in-force'
import { eventsOnTable, type LastingEvent } from '../../../../game/decks/lasting'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { choose, overridable, roll, under, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId, trackId, type BoxId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { fleetStep } from '../../../kit/fleet-step'
import { goneBy } from '../../../kit/acting'
import { ownerOf, umpire } from '../../../kit/owner'
import { onSheet } from '../../reference/look-up'
import { saysOfDamage as says, saysOfEvents, saysOfSequence } from '../../sentence'
import { shipOf } from '../../ship/ship-data'
import { rulingOf } from '../../table/house-rules'
import { crewTest, crewTestNumber } from '../morale/crew-test'
import { floats, isDoneThisTurn, note, shipsThat } from '../turn/acting'
import { cutSupply, destroyCell, holeCell, loseMagazine, magazineLost, planOf, type PlannedCell } from './hull'

const standing = fieldId('standing')
export const { isLost, isGone, fights } = goneBy(trackId('flotation'))

export function blowUp(table: RuleDraft, ship: ShipId, ...why: readonly Phrase[]): void {
  leavesPlay(table, ship, 'blownUp', ...why)
}

function leavesPlay(table: RuleDraft, ship: ShipId, to: 'sunk' | 'blownUp', ...why: readonly Phrase[]): void {
  table.field(ship, standing)
  const said = says(to, { ship: shipName(table.ship(ship)) })
  table.apply({ type: 'fieldSet', ship, field: standing, to }, ...why, said)
}

const flotation = trackId('flotation')
const flooding = trackId('flooding')

/** A leak: flooding level +1 and one flotation box crossed off. */
export function floodOnce(table: RuleDraft, ship: ShipId): void {
  if (isLost(table.ship(ship))) return
  table.apply({ type: 'trackMoved', ship, track: flooding, by: 1 }, says('leak'))
  loseFlotation(table, ship, 1)
}

/** Crosses off so many flotation boxes, as far as she has them; with the last she sinks. */
export function loseFlotation(table: RuleDraft, ship: ShipId, boxes: number): void {
  const left = own(table.ship(ship).tracks, flotation) ?? 0
  const lost = Math.min(boxes, left)
  if (lost === 0) return
  // What is left matters to the outcome only where it is all lost.
  if (lost === left) table.track(ship, flotation)
  const said = says('flotationLost', { ship: shipName(table.ship(ship)), n: lost, left: left - lost })
  table.apply({ type: 'trackMoved', ship, track: flotation, by: -lost }, said)
  if (lost === left) leavesPlay(table, ship, 'sunk')
}

/** Boxes that an umpire may set against a level, at most: the flotation of the largest card. */
const mostBoxes = 40

/** Each turn every leaking ship crosses off flotation boxes equal to her flooding level; with the last she sinks. */
export const floodingTakes = fleetStep({
  name: 'floodingTakes',
  phases: ['torpedoes', 'morale'],
  lookUp: onSheet.flooding,
  of: leaking,
  nothing: 'nothing-floods',
  refuses: (state) => (isDoneThisTurn(state, 'floodingTaken', 'fleet') ? 'flooding-has-taken' : undefined),
  *each(table, { id }) {
    const ship = shipName(table.ship(id))
    const level = table.track(id, flooding)
    const ask = saysOfSequence('flooding.takes', { ship, level })
    const prompt = { to: umpire, ask, because: [saysOfSequence('flooding.level', { level })], lookUp: onSheet.flooding }
    const boxes = yield* overridable(`flooding/${id}`, level, { least: 0, most: mostBoxes }, prompt)
    table.because(ask)
    loseFlotation(table, id, boxes)
  },
  done(table, ships) {
    note(table, 'floodingTaken', 'fleet')
    return saysOfSequence('flooding.done', { n: ships.length })
  },
})

/** Ships that lose boxes when the flooding of the turn is worked out. */
export function leaking(state: GameState): readonly ShipInPlay[] {
  return shipsThat(state, (ship) => (own(ship.tracks, flooding) ?? 0) > 0 && floats(ship))
}

const fire = trackId('fire')

/** Her fire track stands at `Explosion!`. */
export function isExploding(ship: ShipInPlay): boolean {
  return (own(ship.tracks, fire) ?? 0) > shipOf(ship.document).fireTrackBoxes
}

/** How far her fire track can still rise: none at `Explosion!`. */
export function levelsLeft(ship: ShipInPlay): number {
  return Math.max(0, shipOf(ship.document).fireTrackBoxes + 1 - (own(ship.tracks, fire) ?? 0))
}

export interface FireRaised {
  readonly by: number
  /** Growth makes the first explosion; at `Explosion!` only fire hits make more. */
  readonly cause: 'hit' | 'growth'
  /** Where it burns, for a hit. */
  readonly in?: PlannedCell
}

/** Moves the fire track up. Where it reaches `Explosion!`, and at every further fire hit there, she explodes within. */
export function* raiseFire(table: RuleDraft, ship: ShipId, { by, cause, in: cell }: FireRaised): Dialogue<void> {
  if (by <= 0 || isLost(table.ship(ship))) return
  const explosion = shipOf(table.ship(ship).document).fireTrackBoxes + 1
  const was = table.track(ship, fire)
  const is = Math.min(explosion, was + by)
  const values = { ship: shipName(table.ship(ship)), was, level: is }
  if (is > was) {
    const said = is === explosion ? says('fireExplodes', values) : says('fireRaised', values)
    table.apply({ type: 'trackMoved', ship, track: fire, by: is - was }, said)
  }
  if (cell && !cell.underWater && !bears(table.ship(ship), cell.box, 'burning'))
    table.apply({ type: 'marked', ship, box: cell.box, mark: 'burning', on: true })
  if (is < explosion || (was === explosion && cause === 'growth')) return
  if (was === explosion) table.because(says('explodesAgain', values))
  yield* under('explosion', internalExplosion(table, ship))
}

/** Brings the fire down a level; when it is out, no cell burns any more. */
export function lowerFire(table: RuleDraft, ship: ShipId): void {
  const was = table.track(ship, fire)
  if (was === 0) return
  const said = says('fireLowered', { ship: shipName(table.ship(ship)), was, level: was - 1 })
  table.apply({ type: 'trackMoved', ship, track: fire, by: -1 }, said)
  if (was > 1) return
  const events = [
    ...firesOfOneTurn(table.state, ship),
    ...inForceOf(table.state, ship, 'fire').map(({ event }) => event),
  ]
  for (const marker of new Set(events.map((event) => event.marker))) table.apply({ type: 'markerLifted', marker })
  const { boxes } = table.ship(ship)
  for (const box of (Object.keys(boxes) as BoxId[]).filter((each) => boxes[each]?.includes('burning'))) {
    table.apply({ type: 'marked', ship, box, mark: 'burning', on: false })
  }
}

/**
 * D6 and D10 for the place. In a magazine the ship blows up; otherwise the cell is destroyed whatever its armour, and
 * floods below water. It raises no fire and flashes no magazine.
 */
function* internalExplosion(table: RuleDraft, ship: ShipId): Dialogue<void> {
  const values = { ship: shipName(table.ship(ship)) }
  const to = ownerOf(table.state, ship)
  const lookUp = onSheet.explosion
  const deck = yield* roll('deck', 'D6', { to, ask: says('ask.explosionDeck', values), lookUp })
  const section = yield* roll('section', 'D10', { to, ask: says('ask.explosionSection', values), lookUp })
  const cell = planOf(table.ship(ship).document).cell(section, deck)
  if (!cell) return table.because(says('explosionVoid', { ...values, at: `${section}·${deck}` }))
  table.because(says('explosion', { ...values, at: cell.at }))
  if (isUnderWater(table.ship(ship), cell)) return table.because(says('explosionSpared', { at: cell.at }))
  const fresh = destroyCell(table, ship, cell)
  if (cell.magazine) return blowUp(table, ship, says('explosionInMagazine', { at: cell.at }))
  if (cell.underWater) {
    holeCell(table, ship, cell)
    floodOnce(table, ship)
  }
  if (fresh && !isGone(table.ship(ship))) yield* cutSupply(table, ship, cell)
}

/** Below water and holed or flooded, or a magazine that is flooded. */
function isUnderWater(ship: ShipInPlay, cell: PlannedCell): boolean {
  if (cell.magazine && magazineLost(ship, cell.box)) return true
  return cell.underWater && bears(ship, cell.box, 'struck', 'flooded')
}

/** At the end of the firing step every fire that was not brought down this turn grows, until it explodes. */
export const fireGrows = fleetStep({
  name: 'fireGrows',
  settlesFirst: 'gunnery',
  phases: ['gunnery'],
  isPlayed: (state) => growth(state) > 0,
  lookUp: onSheet.fireGrowth,
  of: growing,
  nothing: 'nothing-burns',
  refuses(state) {
    if (isDoneThisTurn(state, 'firesGrown', 'fleet')) return 'fires-have-grown'
    return growth(state) === 0 ? 'fires-do-not-grow' : undefined
  },
  *each(table, { id }) {
    const by = growth(table.state)
    const ask = saysOfSequence('fire.grows', { ship: shipName(table.ship(id)), level: table.track(id, fire) })
    const because = [saysOfSequence('fire.unchecked', { by })]
    const prompt = { to: umpire, ask, because, lookUp: onSheet.fireGrowth }
    const grown = yield* overridable(`growth/${id}`, by, { least: 0, most: 8 }, prompt)
    table.because(saysOfSequence('fire.unchecked', { by: grown }))
    yield* under(id, raiseFire(table, id, { by: grown, cause: 'growth' }))
  },
  done(table, ships) {
    note(table, 'firesGrown', 'fleet')
    return saysOfSequence('fire.done', { n: ships.length })
  },
})

/** Ships whose fire still grows this turn. At `Explosion!` it does not: there only fire hits make more. */
export function growing(state: GameState): readonly ShipInPlay[] {
  if (growth(state) === 0) return []
  return shipsThat(state, (ship) => {
    // A fire that burns for one turn does not spread.
    const burns = (own(ship.tracks, fire) ?? 0) > firesOfOneTurn(state, ship.id).length && !isExploding(ship)
    return burns && floats(ship) && !isDoneThisTurn(state, 'fireBroughtDown', ship.id)
  })
}

function growth(state: Pick<GameState, 'houseRules'>): number {
  const by = rulingOf(state, 'fireGrowth')
  return typeof by === 'number' ? by : 0
}

/**
 * Fires that burn for one turn alone, one whose turn is over among them: it has still to go out. A card that found the
 * track full lit none; journals of before did not note it.
 */
export function firesOfOneTurn(state: GameState, ship: ShipId): readonly LastingEvent[] {
  if (!hasEvents(state)) return []
  return eventsOnTable(state).filter(
    (event) =>
      event.ship === ship &&
      event.endsBy === 'turn' &&
      event.noted['raised'] !== 0 &&
      effectsInForce(event).some(({ effect }) => effect.code === 'fire'),
  )
}

/** A fire that an event card lit for one turn goes out at the end of it. */
export const firesOut = fleetStep({
  name: 'firesOut',
  settlesFirst: 'gunnery',
  phases: ['gunnery'],
  of: burningOut,
  nothing: 'nothing-burns',
  each(table, { id }) {
    const events = firesOfOneTurn(table.state, id)
    for (const { marker } of events) table.apply({ type: 'markerLifted', marker })
    for (const _ of events) lowerFire(table, id)
  },
  done: (_table, ships) => saysOfEvents('firesOut', { n: ships.length }),
})

/** Ships above water in which such a fire still burns. */
export function burningOut(state: GameState): readonly ShipInPlay[] {
  return shipsThat(state, (ship) => floats(ship) && firesOfOneTurn(state, ship.id).length > 0)
}

/**
 * A section above a magazine that is hit may flash: the owner floods the magazine, or takes a crew test and on a
 * failure the ship blows up. Two magazines below a hit are two questions.
 */
export function* flashBelow(table: RuleDraft, ship: ShipId, cell: PlannedCell): Dialogue<void> {
  const nextLevelOnly = rulingOf(table.state, 'flashReach') === 'nextLevel'
  for (const magazine of cell.magazinesBelow) {
    if (nextLevelOnly && magazine.deck !== cell.deck + 1) continue
    if (isLost(table.ship(ship))) return
    if (!magazineLost(table.ship(ship), magazine.box)) yield* flash(table, ship, magazine)
  }
}

function* flash(table: RuleDraft, ship: ShipId, magazine: PlannedCell): Dialogue<void> {
  table.mark(ship, magazine.box, 'flooded')
  const key = `flash/${magazine.box}`
  const { atMost, because } = crewTestNumber(table, ship)
  const values = { ship: shipName(table.ship(ship)), at: magazine.at, atMost }
  const options = [
    { value: 'flood', say: says('flash.flood', values) },
    { value: 'test', say: says('flash.test', values) },
  ] as const
  const ask = says('ask.flash', values)
  const prompt = { to: ownerOf(table.state, ship), ask, because, lookUp: onSheet.flash, yes: 'flood' } as const
  const choice = yield* choose<'flood' | 'test'>(`${key}/choice`, options, 'flood', prompt)
  if (choice === 'flood') {
    loseMagazine(table, ship, magazine)
    return loseFlotation(table, ship, 1)
  }
  const passed = yield* crewTest(table, ship, `${key}/test`, says('ask.flashTest', values), onSheet.flash)
  if (!passed) return blowUp(table, ship, says('flash.reached', values))
  table.because(says('flash.held', values))
}
