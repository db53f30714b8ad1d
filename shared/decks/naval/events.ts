import type { AirAttack, Battery } from './effect'
import { ranks, type EventDie, type NavalEvent, type NavalEventId, type RedSuit } from './event'

/** A key, its moment, what it does, and whatever is not as with most of its suit. */
type Row = readonly [
  key: string,
  moment: NavalEvent['moment'],
  effects: NavalEvent['effects'][number] | NavalEvent['effects'],
  besides?: Partial<NavalEvent>,
]

const attack = { chosenBy: { ship: 'victimChosenBy' }, momentIs: 'ruling', lasts: 'instant' } as const
const byRuling = { momentIs: 'ruling' } as const
const turnOfCourse = {
  dice: tableOf([1, 1, 'left180'], [2, 2, 'left90'], [3, 4, 'straight'], [5, 5, 'right90'], [6, 6, 'right180']),
}
const oneOfTwo = { dice: tableOf([1, 3, 'first'], [4, 6, 'second']) }
const bombers = { ...attack, dice: [{ die: 'D6' }] } as const

const silence = (what: Battery, share: 1 | 0.5) => ({ code: 'silence', what, share }) as const
const halfSpeed = { code: 'speedFactor', factor: 0.5 } as const
const retarget = (weapon: 'mainBattery' | 'torpedoes') =>
  ({ code: 'retarget', weapon, candidates: 2, nearestTo: 'orderedTarget', notOrderedTarget: true }) as const
const air = (kind: AirAttack['kind'], other: AirAttack['else']) =>
  ({ code: 'airAttack', kind, count: 'D6', else: other }) as const

/** Minor mishaps of a turn, ace to king. */
const hearts: readonly Row[] = [
  [
    'friendlyFire',
    'declaresFire',
    {
      code: 'fireOnFriend',
      candidates: 3,
      nearestTo: 'enemy',
      notInFormationOfFirer: true,
      byDayAtLeastYards: 20000,
    },
    { chosenBy: { firer: 'cardPlayer', target: 'struckSide' } },
  ],
  ['torpedoCasualty', 'declaresTorpedoes', silence('torpedoes', 1)],
  ['mainBatteryCasualty', 'declaresMainBattery', silence('mainBattery', 1)],
  ['secondaryBatteryCasualty', 'declaresSecondaryBattery', silence('secondaryBattery', 1)],
  ['propulsionCasualty', 'movementStart', halfSpeed],
  ['steeringCasualty', 'movementStart', { code: 'steeringLost', or: 'randomTurn' }, turnOfCourse],
  ['radarOutage', 'anyPhase', { code: 'radarsOut', what: 'all' }, { lasts: 'untilRepaired' }],
  [
    'collision',
    'movementStart',
    { code: 'collision', adjacent: true, inFormation: true },
    { lasts: 'instant', strikes: 'twoOpposingShips', chosenBy: { ships: 'struckSide' } },
  ],
  ['shipboardFire', 'spottingStart', { code: 'fire', turns: 1 }],
  ['checkFire', 'announcesAnyWeapon', silence('allWeapons', 1)],
  ['targetConfusionMainBattery', 'mainBatteryTargetDeclared', retarget('mainBattery'), oneOfTwo],
  ['targetConfusionTorpedoes', 'torpedoLaunchDeclared', retarget('torpedoes'), { ...oneOfTwo, lasts: 'instant' }],
  [
    'spotterPlane',
    { day: 'gunneryPhase', night: 'spottingPhase' },
    [
      { code: 'spotterBonus', when: 'day', ships: 1 },
      { code: 'illuminate', when: 'night', formations: 1, range: 'maximum' },
    ],
    { strikes: 'ownSide', chosenBy: { ship: 'cardPlayer', formation: 'cardPlayer' } },
  ],
]

/** What can decide the day, ace to king. */
const diamonds: readonly Row[] = [
  [
    'diveBombingAttack',
    'combat',
    air('diveBombers', { weapon: 'commonShell12Inch', count: 'D6', hitPercent: 50 }),
    bombers,
  ],
  [
    'torpedoBombingAttack',
    'combat',
    air('torpedoBombers', { weapon: 'torpedo18Inch', count: 'D6', rangeYards: 1500 }),
    bombers,
  ],
  [
    'levelBombingAttack',
    'combat',
    air('levelBombers', { weapon: 'heShell8Inch', count: '3D6', hitPercent: 5 }),
    { ...bombers, dice: [{ die: 'D6' }, { die: '3D6', when: 'noAirRules' }] },
  ],
  [
    'subAttack',
    'combat',
    { code: 'torpedoAttack', count: 'D6', rangeYards: 'D6 thousands', torpedo: 'commonestOfCardPlayer' },
    { ...attack, dice: (['torpedoes', 'range'] as const).map((each) => ({ die: 'D6', for: each })) },
  ],
  ['mineAttack', 'movement', { code: 'mineHit', count: 1, else: { weapon: 'torpedo21Inch', hits: 1 } }, attack],
  ['majorPropulsionCasualty', 'movementStart', halfSpeed],
  ['majorMainBatteryCasualty', 'declaresMainBattery', silence('mainBattery', 0.5)],
  ['majorFireControlCasualty', 'declaresMainBattery', { code: 'localControl', what: 'mainBattery' }, byRuling],
  ['majorFire', 'spottingStart', { code: 'fire', turns: null }, { ...byRuling, lasts: 'untilExtinguished' }],
  ['majorTorpedoBatteryCasualty', 'declaresTorpedoes', silence('torpedoes', 0.5)],
  ['majorSteeringCasualty', 'movementStart', { code: 'steeringLost', or: 'randomTurn', eachTurn: true }, turnOfCourse],
  [
    'signalingError',
    'movementStart',
    { code: 'randomTurn', what: 'formation' },
    { ...turnOfCourse, lasts: 'turn', strikes: 'opposingFormation', chosenBy: { formation: 'cardPlayer' } },
  ],
  [
    'majorSecondaryBatteryCasualty',
    'declaresSecondaryBattery',
    { code: 'silence', what: 'secondaryBattery', side: 'random' },
    { dice: tableOf([1, 3, 'port'], [4, 6, 'starboard']) },
  ],
]

/**
 * The 26 event cards, hearts before diamonds, ace to king. Facts as printed; `momentIs: ruling` where print gives none.
 * @source Sheet, "Random Event Cards"
 */
export const navalEvents: readonly NavalEvent[] = [
  ...hearts.map((row, place) => eventOf('hearts', row, place)),
  ...diamonds.map((row, place) => eventOf('diamonds', row, place)),
]

/** Hearts before diamonds, ace first. */
export const navalEventIds: readonly NavalEventId[] = navalEvents.map(({ id }) => id)

const byId: ReadonlyMap<string, NavalEvent> = new Map(navalEvents.map((event) => [event.id, event]))

/** The event of a card; `undefined` for a black one, or for a card of another deck. */
export function navalEventOf(face: string): NavalEvent | undefined {
  return byId.get(face)
}

export function isNavalEventId(face: string): face is NavalEventId {
  return byId.has(face)
}

function tableOf(...rows: readonly (readonly [number, number, string])[]): readonly EventDie[] {
  return [{ die: 'D6', rows }]
}

function eventOf(suit: RedSuit, [key, moment, effects, besides]: Row, place: number): NavalEvent {
  const rank = ranks[place]!
  const isHeart = suit === 'hearts'
  return {
    id: `${rank}${isHeart ? 'H' : 'D'}`,
    rank,
    suit,
    key,
    moment,
    effects: [effects].flat(),
    severity: isHeart ? 'minor' : 'decisive',
    lasts: isHeart ? 'turn' : 'untilRepaired',
    strikes: 'opposingShip',
    chosenBy: { ship: 'cardPlayer' },
    momentIs: 'printed',
    dice: [],
    ...besides,
  }
}
