import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { assertNever } from '../../../../kernel/assert-never'
import { type ShipId, trackId, type BoxId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import type { CellContent } from '../../ship/ship'
import { type PlannedCell, bears, planOf, isIdle, worksAgain } from './hull-plan'
import { saysOfDamage as says } from '../../sentence'
import { own } from '../../../../kernel/own'
import { shipOf, written } from '../../ship/ship-data'
import { inForceOf } from '../../../../game/decks/in-force'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import { onSheet } from '../../reference/look-up'
import { umpire } from '../../../kit/owner'

/**
 * The cell and everything in it is destroyed; true if it was not so before. A magazine that is hit is for the caller
 * to judge. A destroyed cell keeps its cross; repaired engines and steering gear in it can be hit again.
 */
export function destroyCell(table: RuleDraft, ship: ShipId, cell: PlannedCell): boolean {
  const { box, at } = cell
  const values = { ship: shipName(table.ship(ship)), at }
  const wasStruck = table.mark(ship, box, 'struck')
  if (bears(table.ship(ship), box, 'repaired')) {
    if (!wasStruck) table.apply({ type: 'marked', ship, box, mark: 'struck', on: true })
    hitAgain(table, ship, cell)
    return false
  }
  if (wasStruck) {
    table.because(says('destroyedBefore', values))
    return false
  }
  const flooded = bears(table.ship(ship), box, 'out')
  table.apply({ type: 'marked', ship, box, mark: 'struck', on: true }, says('destroyed', values))
  if (!flooded) table.because(...cell.holds.map(lostWith))
  if (cell.propulsion && !flooded) losePropulsion(table, ship)
  if (cell.steers) damageSteering(table, ship)
  return true
}

/** What was repaired there fails again; `repairedEngineHit` may spare the engines. Guns never come back. */
function hitAgain(table: RuleDraft, ship: ShipId, cell: PlannedCell): void {
  const { box, at, propulsion, steers } = cell
  const losesEngines = propulsion && rulingOf(table.state, 'repairedEngineHit') === 'lostAgain'
  const isUndone = losesEngines || steers
  table.mark(ship, box, 'repaired')
  table.because(says(isUndone ? 'repairUndone' : 'repairHolds', { ship: shipName(table.ship(ship)), at }))
  if (isUndone) table.apply({ type: 'marked', ship, box, mark: 'repaired', on: false })
  if (losesEngines) losePropulsion(table, ship)
  if (steers) damageSteering(table, ship)
}

function lostWith(content: CellContent) {
  switch (content.kind) {
    case 'gun':
      return says('lost.gun', { letter: content.letter, count: content.count })
    case 'torpedoTube':
      return says('lost.torpedoTube', { n: content.count })
    case 'magazine':
    case 'steering':
    case 'conningTower':
    case 'propulsion':
    case 'funnel':
      return says(`lost.${content.kind}`)
    default:
      return assertNever(content)
  }
}

/** A cell below water that is holed is a flooded one: neighbours of a torpedo hit and explosions pass it over. */
export function holeCell(table: RuleDraft, ship: ShipId, { box }: PlannedCell): void {
  if (!bears(table.ship(ship), box, 'flooded')) {
    table.apply({ type: 'marked', ship, box, mark: 'flooded', on: true })
  }
}

const propulsionTrack = trackId('propulsion')

/**
 * One propulsion box lost: her maximum speed drops to the next level of the card. A ship above it comes down in her
 * next movement, as `speedAfterLoss` says; with no level left she is dead in the water.
 */
export function losePropulsion(table: RuleDraft, ship: ShipId): void {
  const inPlay = table.ship(ship)
  const { speedLevels } = shipOf(inPlay.document)
  const lost = own(inPlay.tracks, propulsionTrack) ?? 0
  if (lost >= speedLevels.length - 1) return
  const speed = speedLevels[lost + 1] ?? 0
  const values = { ship: shipName(inPlay), speed }
  table.apply({ type: 'trackMoved', ship, track: propulsionTrack, by: 1 }, says('propulsionLost', values))
  if (speed === 0) table.because(says('deadInTheWater', values))
  else if ((own(inPlay.tracks, trackId('speed')) ?? 0) > speed) {
    table.because(says(`speedAfterLoss.${String(rulingOf(table.state, 'speedAfterLoss'))}`, values))
  }
}

const steeringFact = (ship: ShipId) => `steeringDamaged:${ship}`

/** A hit on the steering gear or the conning tower: marked, and her movement prompts for it by `steeringDamage`. */
export function damageSteering(table: RuleDraft, ship: ShipId): void {
  if (table.fact(steeringFact(ship)) === true) return
  const said = says(`steeringDamaged.${String(rulingOf(table.state, 'steeringDamage'))}`, {
    ship: shipName(table.ship(ship)),
  })
  table.apply({ type: 'tableSet', key: steeringFact(ship), to: true }, said)
}

/** Whether helm or conning tower give her trouble: by a hit, or by gear that was marked by hand. */
export function steeringDamaged(state: GameState, ship: ShipId): boolean {
  return (
    helmIsHit(state, ship) ||
    inForceOf(state, ship, 'steeringLost').some(({ event }) => event.noted['course'] === 'packTable')
  )
}

/** Whether damage control has something to repair: an event of one turn ends by itself. */
export function steeringWantsMending(state: GameState, ship: ShipId): boolean {
  return helmIsHit(state, ship) || untilRepaired(state, ship).length > 0
}

/** By damage, and not by an event alone. */
export function helmIsHit(state: GameState, ship: ShipId): boolean {
  if (own(state.table, steeringFact(ship)) === true) return true
  const inPlay = state.ships[ship]
  return inPlay !== undefined && brokenGear(inPlay).length > 0
}

function untilRepaired(state: GameState, ship: ShipId) {
  return inForceOf(state, ship, 'steeringLost').filter(({ event }) => event.endsBy === 'repair')
}

/** The mark goes when the gear is repaired. */
export function mendSteering(table: RuleDraft, ship: ShipId): void {
  if (table.fact(steeringFact(ship)) === true) table.apply({ type: 'tableSet', key: steeringFact(ship), to: false })
  for (const { event } of untilRepaired(table.state, ship)) table.apply({ type: 'markerLifted', marker: event.marker })
  for (const { box } of brokenGear(table.ship(ship))) worksAgain(table, ship, box)
}

function brokenGear(ship: GameState['ships'][ShipId]) {
  return planOf(ship.document).cells.filter(
    ({ box, holds }) => holds.some(({ kind }) => kind === 'steering') && isIdle(ship, box),
  )
}

/** A magazine once lost neither flashes nor blows up, and its guns are out of ammunition. */
export function magazineLost(ship: ShipInPlay, magazine: BoxId): boolean {
  return bears(ship, magazine, 'flooded', 'struck', 'out')
}

/** Whether a gun has ammunition: ready at the gun, or a magazine that is not lost and no cut that was ruled. */
export function inSupply(ship: ShipInPlay, gun: BoxId): boolean {
  if (bears(ship, gun, 'noSupply')) return false
  const hoists = planOf(ship.document).hoists(gun)
  return hoists.length === 0 || hoists.some(({ magazine }) => !magazineLost(ship, magazine))
}

/** A destroyed cell between a magazine and its gun may cut the ammunition: `supplyBlocked` says, or the umpire. */
export function* cutSupply(table: RuleDraft, ship: ShipId, cell: PlannedCell): Dialogue<void> {
  const rule = rulingOf(table.state, 'supplyBlocked')
  if (rule === 'never') return
  for (const gun of cell.hoistsTo) {
    if (!mayFireOn(table.ship(ship), gun) || openWay(table.ship(ship), gun)) continue
    const values = { ship: shipName(table.ship(ship)), gun: written(gun), at: cell.at }
    const prompt = { to: umpire, ask: says('ask.supply', values), lookUp: onSheet.supply }
    const cut = rule === 'always' || (yield* confirm(`supply/${gun}`, true, prompt))
    if (cut) runsOut(table, ship, gun, says('supplyCut', values))
  }
}

/** Marks a magazine as lost under water, and the guns that have no other. */
export function loseMagazine(table: RuleDraft, ship: ShipId, magazine: PlannedCell): void {
  const values = { ship: shipName(table.ship(ship)), at: magazine.at }
  table.mark(ship, magazine.box, 'flooded')
  const said = says('magazineFlooded', values)
  table.apply({ type: 'marked', ship, box: magazine.box, mark: 'flooded', on: true }, said)
  for (const gun of magazine.feeds) {
    const inPlay = table.ship(ship)
    if (!mayFireOn(inPlay, gun) || inSupply(inPlay, gun)) continue
    runsOut(table, ship, gun, says('outOfAmmunition', { ...values, gun: written(gun) }))
  }
}

function runsOut(table: RuleDraft, ship: ShipId, gun: BoxId, why: ReturnType<typeof says>): void {
  table.apply({ type: 'marked', ship, box: gun, mark: 'noSupply', on: true }, why)
}

function mayFireOn(ship: ShipInPlay, gun: BoxId): boolean {
  return !bears(ship, gun, 'struck', 'noSupply')
}

function openWay(ship: ShipInPlay, gun: BoxId): boolean {
  return planOf(ship.document)
    .hoists(gun)
    .some(
      ({ magazine, passes }) =>
        !magazineLost(ship, magazine) && !passes.some((passed) => bears(ship, passed, 'struck')),
    )
}
