import type { NavalEffect } from '../../../../decks/naval/effect'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { assertNever } from '../../../../kernel/assert-never'
import { overridable, roll, rolls, type Dialogue } from '../../../../kernel/dialogue'
import type { Addressee } from '../../../../kernel/question'
import { umpire } from '../../../kit/owner'
import type { EventApplication, EventDamage } from '../../../pack/event-application'
import { hitsOf } from '../../hitting/hits'
import { onTorpedoes } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { itemsOf, shipOf, works } from '../../ship/ship-data'
import { presentSpeed } from '../../ship/speed'
import type { Hits } from '../../table/markers'
import { isNight } from '../../table/table-facts'
import type { Mounts } from '../../tables/hit-resolution'
import { torpedoFloor, torpedoRanges, torpedoTargetSize } from '../../tables/torpedoes'
import { land } from '../damage/damage'
import { acts, floats } from '../turn/acting'
import { onCard, takeFromCard } from './ended'
import { gunMounts, sideOf, torpedoMounts } from './in-force'
import { lasts } from './lasting'

const says = sentencesOf('events')

/**
 * What event cards do under these rules. There are no aircraft units: attacks are bombs and torpedoes. Fire at the
 * wrong ship and collisions are only logged; the players carry them out.
 */
export const events: EventApplication = {
  hasAirRules: false,
  hasSteeringHits: true,
  isNight,
  meets,
  lasts,
  onCard: { fields: [], shown: onCard },
  ends: takeFromCard,
  dealDamage: attackByCard,
}

function meets(state: GameState, ship: ShipInPlay, effect: NavalEffect): boolean {
  switch (effect.code) {
    case 'silence':
      return acts(ship) && has(ship, effect)
    case 'retarget':
      return acts(ship) && (effect.weapon === 'torpedoes' ? torpedoMounts(ship) : gunMounts(ship, 'main')).length > 0
    case 'fireOnFriend':
    case 'spotterBonus':
    case 'localControl':
      return acts(ship) && gunMounts(ship, 'main').length > 0
    case 'speedFactor':
    case 'steeringLost':
      return acts(ship) && presentSpeed(ship, state).most > 0
    case 'radarsOut':
      return acts(ship) && hasRadar(ship)
    default:
      return floats(ship)
  }
}

function hasRadar(ship: ShipInPlay): boolean {
  const form = shipOf(ship.document)
  return [...itemsOf(form, 'searchRadar'), ...itemsOf(form, 'fireControlRadar')].some(({ box }) => works(ship, box))
}

function has(ship: ShipInPlay, effect: Extract<NavalEffect, { code: 'silence' }>): boolean {
  const secondary = gunMounts(ship, 'secondary')
  if ('side' in effect) return secondary.some((mount) => sideOf(mount) !== null)
  switch (effect.what) {
    case 'mainBattery':
      return gunMounts(ship, 'main').length > 0
    case 'secondaryBattery':
      return secondary.length > 0
    case 'torpedoes':
      return torpedoMounts(ship).length > 0
    default:
      return gunMounts(ship, 'main').length + secondary.length + torpedoMounts(ship).length > 0
  }
}

type Of<Is extends EventDamage['is']> = Extract<EventDamage, { is: Is }>

/** An attack of a card: bombs, torpedoes and mines become hits of these rules. Collisions are left to the players. */
function* attackByCard(table: RuleDraft, strike: EventDamage): Dialogue<boolean> {
  switch (strike.is) {
    case 'shells':
      yield* bombs(table, strike)
      return true
    case 'torpedoes':
      yield* torpedoes(table, strike)
      return true
    case 'mine':
      yield* lands(table, strike.by, { ...mine, target: strike.ship, count: strike.hits })
      return true
    case 'collision':
    case 'bombers':
      return false
    default:
      return assertNever(strike)
  }
}

const unfired = { by: '', rangeInches: 0 } as const
const mine = { ...unfired, weapon: 'torpedo', inches: 21 } as const
const bombInches = { commonShell12Inch: 12, heShell8Inch: 8 } as const

/** Each bomb hits on its percentage, by a D20. */
function* bombs(table: RuleDraft, { weapon, hitPercent, count, ship, by }: Of<'shells'>): Dialogue<void> {
  const atMost = hitPercent / 5
  const values = { ship: shipName(table.ship(ship)), n: count, atMost }
  const faces = yield* rolls('hits', 'D20', count, { to: by, ask: says('bombs.ask', values) })
  const hits = faces.filter((face) => face <= atMost).length
  table.because(says('bombs.hits', { ...values, n: hits }))
  yield* lands(table, by, { ...unfired, weapon: 'bomb', inches: bombInches[weapon], target: ship, count: hits })
}

const torpedoInches = { torpedo18Inch: 18, submarineTorpedo: 21 } as const
const mostValue = 9

/** By the torpedo tables: size and range; the umpire adds anything else. One roll, as for one mount. */
function* torpedoes(table: RuleDraft, { weapon, rangeYards, count, ship, by }: Of<'torpedoes'>): Dialogue<void> {
  const rangeInches = rangeYards / 1000
  const inPlay = table.ship(ship)
  const values = { ship: shipName(inPlay), n: count, yards: rangeYards }
  const range = torpedoRanges.find(({ upToInches }) => rangeInches <= upToInches)?.modifier ?? 0
  const figure = torpedoTargetSize[shipOf(inPlay.document).type] + range
  const agreed = { to: umpire, ask: says('torpedoes.askNumber', values), lookUp: onTorpedoes.sum }
  const hitNumber = yield* overridable('hitNumber', figure, { least: torpedoFloor, most: mostValue }, agreed)
  const prompt = { to: by, ask: says('torpedoes.askHits', values), lookUp: onTorpedoes.hits }
  const face = yield* roll('torpedoes', 'D100', prompt)
  const hits = hitsOf(hitNumber, Math.min(7, count) as Mounts, face)
  table.because(says('torpedoes.hits', { ...values, n: hits }))
  yield* lands(table, by, {
    by: '',
    weapon: 'torpedo',
    inches: torpedoInches[weapon],
    rangeInches,
    target: ship,
    count: hits,
  })
}

const lands = (table: RuleDraft, by: Addressee, hits: Hits) => land(table, hits, { of: by, key: 'strike' })
