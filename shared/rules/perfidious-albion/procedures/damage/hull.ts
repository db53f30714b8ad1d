import type { ShipDocument } from '../../../../documents/ship'
import { inForceOf } from '../../../../game/decks/in-force'
import { bears } from '../../../../game/mark'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { assertNever } from '../../../../kernel/assert-never'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import { boxId, trackId, type BoxId, type ShipId } from '../../../../kernel/ids'
import { onceEach } from '../../../../kernel/once-each'
import { asMember, own } from '../../../../kernel/own'
import { umpire } from '../../../kit/owner'
import { onSheet } from '../../reference/look-up'
import { saysOfDamage as says } from '../../sentence'
import { sections, type CellContent, type PerfidiousShip } from '../../ship/ship'
import { beltOver, cellsOf, contents, holds, place, shipOf, written, type Cell } from '../../ship/ship-data'
import { rulingOf } from '../../table/house-rules'

/** A cell as damage reads it; its armour is the belt's where that is the greater. */
export interface PlannedCell extends Omit<Cell, 'at'> {
  /** As it is written for people: `4·6`. */
  readonly at: string
  readonly magazine: boolean
  readonly propulsion: boolean
  /** Steering gear or a conning tower: a hit may cause movement problems. */
  readonly steers: boolean
  /** Magazines deeper in this section, the nearest first. */
  readonly magazinesBelow: readonly PlannedCell[]
  /** Guns whose ammunition passes here on its way up. */
  readonly hoistsTo: readonly BoxId[]
  /** Guns that the magazines in it supply. */
  readonly feeds: readonly BoxId[]
}

/** A way for ammunition: up through the magazine's section, to below the gun. */
interface Hoist {
  readonly magazine: BoxId
  readonly passes: readonly BoxId[]
}

export interface HullPlan {
  readonly cells: readonly PlannedCell[]
  /** `undefined` where the cell is no part of the hull. */
  cell(section: number, deck: number): PlannedCell | undefined
  box(box: BoxId): PlannedCell | undefined
  /** The ways ammunition takes to a gun; none where it fires ready ammunition. */
  hoists(gun: BoxId): readonly Hoist[]
}

/** Her hull as damage reads it, worked out once per document. */
export const planOf = onceEach((document: ShipDocument): HullPlan => {
  return planned(shipOf(document))
})

function planned(ship: PerfidiousShip): HullPlan {
  const hoists = hoistsOf(ship)
  const cells: PlannedCell[] = []
  const byPlace = new Map<number, PlannedCell>()
  const byBox = new Map<BoxId, PlannedCell>()
  // Deepest first, so that the magazines below a cell are planned before it.
  for (const cell of cellsOf(ship).toSorted((one, other) => other.deck - one.deck)) {
    const { section, deck, box } = cell
    const below = cells.filter((each) => each.magazine && each.section === section && each.deck > deck)
    const made = plannedCell(ship, cell, below.reverse(), hoists)
    cells.push(made)
    byPlace.set(numbered(section, deck), made)
    byBox.set(box, made)
  }
  return {
    cells,
    cell: (section, deck) => byPlace.get(numbered(section, deck)),
    box: (box) => byBox.get(box),
    hoists: (gun) => hoists.get(gun) ?? noHoists,
  }
}

const noHoists: readonly Hoist[] = []
const numbered = (section: number, deck: number) => deck * (sections + 1) + section

function plannedCell(
  ship: PerfidiousShip,
  cell: Cell,
  magazinesBelow: readonly PlannedCell[],
  hoists: ReadonlyMap<BoxId, readonly Hoist[]>,
): PlannedCell {
  return {
    ...cell,
    at: written(cell.at),
    armour: Math.max(cell.armour, beltOver(ship, cell)?.armour ?? 0),
    magazine: holds(cell, 'magazine'),
    propulsion: holds(cell, 'propulsion'),
    steers: holds(cell, 'steering', 'conningTower'),
    magazinesBelow,
    feeds: cell.holds.flatMap((content) => (content.kind === 'magazine' ? content.feeds.map(gunBox) : [])),
    hoistsTo: [...hoists].flatMap(([gun, ways]) => (ways.some(({ passes }) => passes.includes(cell.box)) ? [gun] : [])),
  }
}

const gunBox = (at: string) => asMember(boxId(at))

function hoistsOf(ship: PerfidiousShip): ReadonlyMap<BoxId, readonly Hoist[]> {
  const hoists = new Map<BoxId, Hoist[]>()
  for (const { cell, content } of contents(ship, 'magazine')) {
    for (const gun of content.feeds) {
      const way = { magazine: cell.box, passes: between(ship, cell, place(gun).deck) }
      hoists.set(gunBox(gun), [...(hoists.get(boxId(gun)) ?? []), way])
    }
  }
  return hoists
}

/** In the same section above the magazine, up to below the gun. */
function between(ship: PerfidiousShip, magazine: Cell, gunDeck: number): readonly BoxId[] {
  return cellsOf(ship)
    .filter(({ section, deck }) => section === magazine.section && deck < magazine.deck && deck > gunDeck)
    .map(({ box }) => box)
}

/** Engines or steering gear in a box that do no work: destroyed and not repaired since, or out of action. */
export function isIdle(ship: ShipInPlay, box: BoxId): boolean {
  return bears(ship, box, 'out') || (bears(ship, box, 'struck') && !bears(ship, box, 'repaired'))
}

/** What is in the box works again. A cell that is destroyed never comes back: it keeps its cross, under the ring. */
export function worksAgain(table: RuleDraft, ship: ShipId, box: BoxId): void {
  // Read as a premise: without the cross this repair would have no ground.
  table.mark(ship, box, 'struck')
  if (table.mark(ship, box, 'out')) table.apply({ type: 'marked', ship, box, mark: 'out', on: false })
  table.apply({ type: 'marked', ship, box, mark: 'repaired', on: true })
}

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
