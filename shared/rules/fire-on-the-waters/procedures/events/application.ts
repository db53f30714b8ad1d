import type { Battery, NavalEffect } from '../../../../decks/naval/effect'
import { askHalf } from '../../../event-cards/half-battery'
import { eventRuling } from '../../../event-cards/played-event'
import { casualtiesIn, writeCasualties, type Casualty } from '../../../kit/casualties'
import type {
  Begins,
  DamageOf,
  DamageRules,
  EffectOf,
  EventApplication,
  LastingRules,
  Noted,
} from '../../../pack/event-application'
import { onDamage, onTorpedoes } from '../../reference/look-up'
import { aboveBox, hullBox, itemsOf, placeAt, shipOf, works } from '../../ship/ship-data'
import { addCasualty, mostSpeed, slowDown } from '../damage/casualties'
import { rollSteering } from '../damage/effective-hit'
import { setMark } from '../damage/hit'
import { acts, askedOf, floats } from '../turn/acting'
import { gunMounts, sideOf, torpedoMounts, type StruckMount } from './in-force'
import type { ShipId } from '../../../../kernel/ids'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { overridable, roll, rolls, type Dialogue } from '../../../../kernel/dialogue'
import type { Addressee } from '../../../../kernel/question'
import { umpire } from '../../../kit/owner'
import { hitsOf } from '../../hitting/hits'
import { sentencesOf } from '../../sentence'
import { presentSpeed } from '../../ship/speed'
import type { Hits } from '../../table/markers'
import { isNight } from '../../table/table-facts'
import type { Mounts } from '../../tables/hit-resolution'
import { torpedoFloor, torpedoRanges, torpedoTargetSize } from '../../tables/torpedoes'
import { land } from '../damage/damage'
import { onCard, takeFromCard } from './ended'

const says = sentencesOf('events')

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

function has(ship: ShipInPlay, effect: EffectOf<'silence'>): boolean {
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

/** Bombs, torpedoes and mines become hits of these rules. */
const dealDamage: DamageRules = {
  shells: bombs,
  torpedoes,
  mine: (table, { ship, by, hits }) => lands(table, by, { ...mine, target: ship, count: hits }),
}

const unfired = { by: '', rangeInches: 0 } as const
const mine = { ...unfired, weapon: 'torpedo', inches: 21 } as const
const bombInches = { commonShell12Inch: 12, heShell8Inch: 8 } as const

/** Each bomb hits on its percentage, by a D20. */
function* bombs(table: RuleDraft, { weapon, hitPercent, count, ship, by }: DamageOf<'shells'>): Dialogue<void> {
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
function* torpedoes(table: RuleDraft, { weapon, rangeYards, count, ship, by }: DamageOf<'torpedoes'>): Dialogue<void> {
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

/** A casualty on her card, mounts out, a fire; the gunfire form and spotting read the markers of the others. */
const lasts: LastingRules = {
  silence: silences,
  speedFactor: slows,
  steeringLost: steers,
  radarsOut: (begins) => casualty(begins, { id: 'radarsOut' }),
  localControl: (begins) => casualty(begins, { id: 'powerMainLocal' }),
  fire: burns,
  retarget: ({ effect }) => (effect.weapon === 'mainBattery' ? {} : null),
  fireOnFriend: 'byMarker',
  spotterBonus: 'byMarker',
  randomTurn: 'byMarker',
  illuminate: 'byMarker',
}

const silent: Readonly<Record<Battery, string>> = {
  mainBattery: 'mainSilent',
  secondaryBattery: 'secondarySilent',
  torpedoes: 'torpedoesSilent',
  allWeapons: 'silenced',
}

/** A whole battery is silent for a turn; half of one has mounts out; the mounts of one side are on the marker. */
function* silences(begins: Begins<EffectOf<'silence'>>): Dialogue<Noted> {
  const { table, ship, effect } = begins
  if ('side' in effect) return {}
  if (effect.share === 1) return casualty(begins, { id: silent[effect.what] })
  const inPlay = table.ship(ship)
  return yield* halfIsOut(table, ship, effect.what === 'torpedoes' ? torpedoMounts(inPlay) : gunMounts(inPlay, 'main'))
}

/** Two cards do not halve it twice. */
function slows(begins: Begins<EffectOf<'speedFactor'>>): Noted {
  const { table, ship, effect } = begins
  const id = 'speedPercent'
  const of = String(Math.round(100 * (1 - effect.factor)))
  if (casualtiesIn(table, ship).some((each) => each.id === id && each.of === of)) {
    table.because(says('halvedAlready', { ship: shipName(table.ship(ship)) }))
    return {}
  }
  return slowing(begins, { id, of })
}

/** House rule `steeringCasualty`: by the steering table, or by the die of the card. */
function* steers(begins: Begins): Dialogue<Noted> {
  const { table, ship } = begins
  if (eventRuling(table.state, 'steeringCasualty') !== 'packTable') return {}
  return slowing(begins, yield* rollSteering(table, ship))
}

function slowing(begins: Begins, its: Casualty): Noted {
  const { table, ship } = begins
  const before = mostSpeed(table, ship)
  const noted = casualty(begins, its)
  slowDown(table, ship, before)
  return noted
}

/** A D36 gives the place: what is above it burns, or else the space. */
function* burns({ table, ship }: Begins): Dialogue<Noted> {
  const values = { ship: shipName(table.ship(ship)) }
  const prompt = askedOf(table, ship, says('fire.ask', values), onDamage.places)
  const at = yield* roll('fire', 'D36', prompt)
  const place = placeAt(shipOf(table.ship(ship).document), at)
  if (!place) return {}
  const box = place.above ? aboveBox(at) : hullBox(at)
  setMark(table, ship, box, 'burning', says('fire.burns', { ...values, at }))
  return { boxes: box }
}

/** Put on her card for as long as the card says, and noted so that the marker goes with it. */
function casualty({ table, ship, event }: Begins, its: Casualty): Noted {
  const lasting = { ...its, ...(event.lasts === 'turn' && { untilTurn: table.state.turn }) }
  addCasualty(table, ship, lasting)
  return { casualty: writeCasualties([lasting]) ?? its.id }
}

/** Half of a battery is out. Its boxes are marked and noted. */
function* halfIsOut(table: RuleDraft, ship: ShipId, mounts: readonly StruckMount[]): Dialogue<Noted> {
  const placed = mounts.map((mount, along) => ({ ...mount, along, side: sideOf(mount) }))
  const { lost } = yield* askHalf(table, ship, placed, says)
  const boxes = lost.flatMap((mount) => mount.boxes)
  for (const box of boxes) setMark(table, ship, box, 'out')
  const said = { ship: shipName(table.ship(ship)), n: lost.length, mounts: lost.map(({ id }) => id).join(', ') }
  table.because(says('half.out', said))
  return { boxes: boxes.join(' ') }
}

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
  dealDamage,
}
