import type { NavalEffect } from '../../../../decks/naval/effect'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { under, type Dialogue, overridable, number, roll, rolls } from '../../../../kernel/dialogue'
import { trackId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Begins, DamageOf, EffectOf, EventApplication, Noted } from '../../../pack/event-application'
import { condition, speedByEvents } from '../../ship/state'
import { isExploding, raiseFire, isGone } from '../damage/fire-flash-flooding'
import { mountsOf, gunsAtWork, tubesAtWork, noteHalf, sideOf, mainBattery, secondaryBattery } from '../gunnery/guns'
import { acts, floats } from '../turn/acting'
import { saysOfEvents as says } from '../../sentence'
import { onCard } from '../movement/speeds'
import { guns } from '../../tables/tables'
import { planOf } from '../damage/hull'
import { umpire } from '../../../kit/owner'
import { hitByShell, placeOfHit } from '../damage/shell'
import { hitByTorpedo } from '../torpedoes/torpedo-hit'
import { testEach } from '../torpedoes/templates'
import { meetsHazard } from '../turn/hazard'

const fire = trackId('fire')

/** What event cards do under these rules. No radar and no spotting step: such cards stand as reminders. */
export const events: EventApplication = {
  hasAirRules: false,
  hasSteeringHits: true,
  isNight: (state) => own(state.table, 'timeOfDay') === 'night',
  meets,
  lasts: {
    silence: silences,
    fire: lights,
    ...{ speedFactor: 'byMarker', steeringLost: 'byMarker', randomTurn: 'byMarker', localControl: 'byMarker' },
    ...{ fireOnFriend: 'byMarker', retarget: 'byMarker', illuminate: 'byMarker' },
  },
  onCard: { fields: [speedByEvents], shown: onCard },
  dealDamage: { collision: collide, shells, torpedoes, mine },
}

function meets(_state: GameState, ship: ShipInPlay, effect: NavalEffect): boolean {
  switch (effect.code) {
    case 'silence':
      return acts(ship) && has(ship, effect)
    case 'retarget':
      return acts(ship) && (effect.weapon === 'torpedoes' ? hasTubes(ship) : hasGuns(ship))
    case 'fireOnFriend':
    case 'spotterBonus':
      return acts(ship) && gunsAtWork(ship, mountsOf(ship.document)).length > 0
    case 'localControl':
      return acts(ship) && hasGuns(ship)
    case 'speedFactor':
    case 'steeringLost':
      return acts(ship) && condition(ship).maximumSpeed > 0
    default:
      return floats(ship)
  }
}

const hasGuns = (ship: ShipInPlay) => gunsAtWork(ship, mainBattery(ship.document)).length > 0
const hasTubes = (ship: ShipInPlay) => tubesAtWork(ship).length > 0

function has(ship: ShipInPlay, effect: EffectOf<'silence'>): boolean {
  const secondary = gunsAtWork(ship, secondaryBattery(ship.document))
  if ('side' in effect) return secondary.some((mount) => sideOf(mount) !== null)
  if (effect.what === 'torpedoes') return hasTubes(ship)
  if (effect.what === 'secondaryBattery') return secondary.length > 0
  if (effect.what === 'mainBattery') return hasGuns(ship)
  return hasGuns(ship) || secondary.length > 0 || hasTubes(ship)
}

/** Notes by how much the fire rose, at `Explosion!` by nothing: only that much goes out again. */
function* lights({ table, ship }: Begins): Dialogue<Noted> {
  if (isExploding(table.ship(ship))) table.because(says('fireFull', { ship: shipName(table.ship(ship)) }))
  const was = table.track(ship, fire)
  yield* under('fire', raiseFire(table, ship, { by: 1, cause: 'growth' }))
  return { raised: (own(table.ship(ship).tracks, fire) ?? 0) - was }
}

/** Notes which half of a battery; wrecked guns are no part of it. */
function* silences({ table, ship, effect }: Begins<EffectOf<'silence'>>): Dialogue<Noted> {
  if ('side' in effect || effect.share === 1) return {}
  const inPlay = table.ship(ship)
  const battery = effect.what === 'torpedoes' ? tubesAtWork(inPlay) : gunsAtWork(inPlay, mainBattery(inPlay.document))
  return yield* noteHalf(table, ship, battery)
}

function* collide(table: RuleDraft, { ships }: DamageOf<'collision'>): Dialogue<void> {
  for (const ship of ships) yield* under(ship, meetsHazard(table, ship, 'collision'))
}

/** Common and high-explosive shells burst where they strike: they go in like such a gun at the end of its range. */
const penetrationOf = { commonShell12Inch: guns.Y.at(-1)![1], heShell8Inch: guns.A.at(-1)![1] }

/** Each shell hits on its percentage; where it falls is rolled as for a straddle. */
function* shells(table: RuleDraft, { weapon, hitPercent, count, ship, by }: DamageOf<'shells'>): Dialogue<void> {
  const atMost = hitPercent / 5
  const values = { ship: shipName(table.ship(ship)), n: count, atMost }
  const faces = yield* rolls('hits', 'D20', count, { to: by, ask: says('shells.ask', values) })
  const hits = faces.filter((face) => face <= atMost).length
  table.because(says('shells.hits', { ...values, hits }))
  if (hits === 0) return
  const within = { least: 0, most: 9 }
  const prompt = { to: umpire, ask: says(`shells.penetration.${weapon}`) }
  const penetration = yield* overridable('penetration', penetrationOf[weapon], within, prompt)
  for (let hit = 1; hit <= hits && !isGone(table.ship(ship)); hit++) {
    const place = yield* placeOfHit(`shell-${hit}`, 'none', by)
    yield* under(`shell-${hit}`, hitByShell(table, ship, { ...place, penetration }))
  }
}

/** The umpire says how many reach her; each finds its place by D6 and D10, and counts below the waterline alone. */
function* torpedoes(table: RuleDraft, { count, rangeYards, ship, by }: DamageOf<'torpedoes'>): Dialogue<void> {
  const values = { ship: shipName(table.ship(ship)), n: count, yards: rangeYards }
  const range = { least: 0, most: count, usual: count }
  const reach = yield* number('reach', range, { to: umpire, ask: says('torpedoes.reach', values) })
  const struck = yield* testEach(table, ship, reach, by)
  table.because(says('torpedoes.struck', { ...values, n: struck }))
}

/** One hit by a torpedo: D10 for the section, D6 1–3 for deck 5 and 4–6 for deck 6; the nearest cell below water. */
function* mine(table: RuleDraft, { ship, by, hits }: DamageOf<'mine'>): Dialogue<void> {
  for (let hit = 1; hit <= hits && !isGone(table.ship(ship)); hit++)
    yield* under(`mine-${hit}`, oneMine(table, ship, by))
}

function* oneMine(table: RuleDraft, ship: ShipId, to: string): Dialogue<void> {
  const values = { ship: shipName(table.ship(ship)) }
  const section = yield* roll('section', 'D10', { to, ask: says('mine.section', values) })
  const deck = (yield* roll('deck', 'D6', { to, ask: says('mine.deck', values) })) <= 3 ? 5 : 6
  const [cell] = planOf(table.ship(ship).document)
    .cells.filter(({ underWater }) => underWater)
    .toSorted((one, other) => distance(one) - distance(other))
  if (cell) yield* hitByTorpedo(table, ship, cell.section, cell.deck)

  function distance(at: { readonly section: number; readonly deck: number }): number {
    return 2 * Math.abs(at.section - section) + Math.abs(at.deck - deck)
  }
}
