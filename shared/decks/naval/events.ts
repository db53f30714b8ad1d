import { ranks, type EventDie, type NavalEvent, type NavalEventId, type RedSuit } from './event'

/** What an event says of itself; of all else it is as most of its suit are. */
type Facts = Pick<NavalEvent, 'key' | 'moment' | 'effects'> & Partial<NavalEvent>

const byVictim = { chosenBy: { ship: 'victimChosenBy' }, momentIs: 'ruling', lasts: 'instant' } as const
const turnOfCourse = tableOf(
  [1, 1, 'left180'],
  [2, 2, 'left90'],
  [3, 4, 'straight'],
  [5, 5, 'right90'],
  [6, 6, 'right180'],
)
const oneOfTwo = tableOf([1, 3, 'first'], [4, 6, 'second'])
const nearTarget = { candidates: 2, nearestTo: 'orderedTarget', notOrderedTarget: true } as const

/**
 * The 26 event cards, hearts before diamonds, ace to king. Facts as printed; `momentIs: ruling` where print gives none.
 * @source Sheet, "Random Event Cards"
 */
export const navalEvents: readonly NavalEvent[] = [
  ...inSuit('hearts', { severity: 'minor', lasts: 'turn' }, [
    {
      key: 'friendlyFire',
      chosenBy: { firer: 'cardPlayer', target: 'struckSide' },
      moment: 'declaresFire',
      effects: [
        {
          code: 'fireOnFriend',
          candidates: 3,
          nearestTo: 'enemy',
          notInFormationOfFirer: true,
          byDayAtLeastYards: 20000,
        },
      ],
    },
    {
      key: 'torpedoCasualty',
      moment: 'declaresTorpedoes',
      effects: [{ code: 'silence', what: 'torpedoes', share: 1 }],
    },
    {
      key: 'mainBatteryCasualty',
      moment: 'declaresMainBattery',
      effects: [{ code: 'silence', what: 'mainBattery', share: 1 }],
    },
    {
      key: 'secondaryBatteryCasualty',
      moment: 'declaresSecondaryBattery',
      effects: [{ code: 'silence', what: 'secondaryBattery', share: 1 }],
    },
    { key: 'propulsionCasualty', moment: 'movementStart', effects: [{ code: 'speedFactor', factor: 0.5 }] },
    {
      key: 'steeringCasualty',
      moment: 'movementStart',
      effects: [{ code: 'steeringLost', or: 'randomTurn' }],
      dice: turnOfCourse,
    },
    {
      key: 'radarOutage',
      lasts: 'untilRepaired',
      moment: 'anyPhase',
      effects: [{ code: 'radarsOut', what: 'all' }],
    },
    {
      key: 'collision',
      lasts: 'instant',
      strikes: 'twoOpposingShips',
      chosenBy: { ships: 'struckSide' },
      moment: 'movementStart',
      effects: [{ code: 'collision', adjacent: true, inFormation: true }],
    },
    { key: 'shipboardFire', moment: 'spottingStart', effects: [{ code: 'fire', turns: 1 }] },
    { key: 'checkFire', moment: 'announcesAnyWeapon', effects: [{ code: 'silence', what: 'allWeapons', share: 1 }] },
    {
      key: 'targetConfusionMainBattery',
      moment: 'mainBatteryTargetDeclared',
      effects: [{ code: 'retarget', weapon: 'mainBattery', ...nearTarget }],
      dice: oneOfTwo,
    },
    {
      key: 'targetConfusionTorpedoes',
      lasts: 'instant',
      moment: 'torpedoLaunchDeclared',
      effects: [{ code: 'retarget', weapon: 'torpedoes', ...nearTarget }],
      dice: oneOfTwo,
    },
    {
      key: 'spotterPlane',
      strikes: 'ownSide',
      chosenBy: { ship: 'cardPlayer', formation: 'cardPlayer' },
      moment: { day: 'gunneryPhase', night: 'spottingPhase' },
      effects: [
        { code: 'spotterBonus', when: 'day', ships: 1 },
        { code: 'illuminate', when: 'night', formations: 1, range: 'maximum' },
      ],
    },
  ]),
  ...inSuit('diamonds', { severity: 'decisive', lasts: 'untilRepaired' }, [
    {
      key: 'diveBombingAttack',
      ...byVictim,
      moment: 'combat',
      effects: [
        {
          code: 'airAttack',
          kind: 'diveBombers',
          count: 'D6',
          else: { weapon: 'commonShell12Inch', count: 'D6', hitPercent: 50 },
        },
      ],
      dice: [{ die: 'D6' }],
    },
    {
      key: 'torpedoBombingAttack',
      ...byVictim,
      moment: 'combat',
      effects: [
        {
          code: 'airAttack',
          kind: 'torpedoBombers',
          count: 'D6',
          else: { weapon: 'torpedo18Inch', count: 'D6', rangeYards: 1500 },
        },
      ],
      dice: [{ die: 'D6' }],
    },
    {
      key: 'levelBombingAttack',
      ...byVictim,
      moment: 'combat',
      effects: [
        {
          code: 'airAttack',
          kind: 'levelBombers',
          count: 'D6',
          else: { weapon: 'heShell8Inch', count: '3D6', hitPercent: 5 },
        },
      ],
      dice: [{ die: 'D6' }, { die: '3D6', when: 'noAirRules' }],
    },
    {
      key: 'subAttack',
      ...byVictim,
      moment: 'combat',
      effects: [{ code: 'torpedoAttack', count: 'D6', rangeYards: 'D6 thousands', torpedo: 'commonestOfCardPlayer' }],
      dice: [
        { die: 'D6', for: 'torpedoes' },
        { die: 'D6', for: 'range' },
      ],
    },
    {
      key: 'mineAttack',
      ...byVictim,
      moment: 'movement',
      effects: [{ code: 'mineHit', count: 1, else: { weapon: 'torpedo21Inch', hits: 1 } }],
    },
    { key: 'majorPropulsionCasualty', moment: 'movementStart', effects: [{ code: 'speedFactor', factor: 0.5 }] },
    {
      key: 'majorMainBatteryCasualty',
      moment: 'declaresMainBattery',
      effects: [{ code: 'silence', what: 'mainBattery', share: 0.5 }],
    },
    {
      key: 'majorFireControlCasualty',
      moment: 'declaresMainBattery',
      momentIs: 'ruling',
      effects: [{ code: 'localControl', what: 'mainBattery' }],
    },
    {
      key: 'majorFire',
      lasts: 'untilExtinguished',
      moment: 'spottingStart',
      momentIs: 'ruling',
      effects: [{ code: 'fire', turns: null }],
    },
    {
      key: 'majorTorpedoBatteryCasualty',
      moment: 'declaresTorpedoes',
      effects: [{ code: 'silence', what: 'torpedoes', share: 0.5 }],
    },
    {
      key: 'majorSteeringCasualty',
      moment: 'movementStart',
      effects: [{ code: 'steeringLost', or: 'randomTurn', eachTurn: true }],
      dice: turnOfCourse,
    },
    {
      key: 'signalingError',
      lasts: 'turn',
      strikes: 'opposingFormation',
      chosenBy: { formation: 'cardPlayer' },
      moment: 'movementStart',
      effects: [{ code: 'randomTurn', what: 'formation' }],
      dice: turnOfCourse,
    },
    {
      key: 'majorSecondaryBatteryCasualty',
      moment: 'declaresSecondaryBattery',
      effects: [{ code: 'silence', what: 'secondaryBattery', side: 'random' }],
      dice: tableOf([1, 3, 'port'], [4, 6, 'starboard']),
    },
  ]),
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

/** The cards of a suit, ace to king: its usual facts, and what each says otherwise. */
function inSuit(
  suit: RedSuit,
  usual: Pick<NavalEvent, 'severity' | 'lasts'>,
  events: readonly Facts[],
): readonly NavalEvent[] {
  return events.map((facts, place) => {
    const rank = ranks[place]!
    return {
      id: `${rank}${suit === 'hearts' ? 'H' : 'D'}`,
      rank,
      suit,
      strikes: 'opposingShip',
      chosenBy: { ship: 'cardPlayer' },
      momentIs: 'printed',
      dice: [],
      ...usual,
      ...facts,
    }
  })
}
