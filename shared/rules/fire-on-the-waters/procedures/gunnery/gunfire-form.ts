import { isLitUp } from '../../../../game/decks/in-force'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused, type Refusal } from '../../../../kernel/result'
import { form, type ValuesOf } from '../../../kit/form'
import { squadronOf } from '../../../kit/on-table'
import { sentencesOf } from '../../sentence'
import type { Battery } from '../../ship/ship'
import { isJammed, shipOf } from '../../ship/ship-data'
import { countOf, standingOf } from '../../ship/state'
import { isInPlay, rulingOf } from '../../table/house-rules'
import { isNight } from '../../table/table-facts'
import { spotterTypes } from '../../tables/gunnery'
import { courseOf } from '../movement/courses'
import { sightAt } from '../spotting/sight'
import { acting, acts, isDoneThisTurn } from '../turn/acting'
import { cupTooSmall } from './cup'
import { batteriesOn, wasHitLastTurn } from './firing-record'
import { canBeSpottedFor, sights } from './hit-number'
import {
  bandAt,
  batteryKind,
  faultAt,
  faultOf,
  faultToSay,
  firingBatteries,
  mountsOf,
  type MountFault,
  type ShipMount,
} from './mounts'
import { isSpottedByPlane, mayHavePlane } from './spotter-plane'
import {
  aimsOf,
  batteriesOf,
  bearings,
  firesAtFriend,
  mountsOfAll,
  rangeBetween,
  rangesOffer,
  rangeTo,
  reachOf,
  shipsOffer,
  targetOffer,
  waitingShips,
  type Aiming,
} from './who-fires'

const says = sentencesOf('gunnery')

/** Where nothing was aimed at before. */
const firstRangeInches = 10
const abeam = '90'

/** Degrees that these have turned: asked where nobody has entered their movement of this turn. */
function degreesOf(state: GameState, ships: readonly ShipInPlay[]) {
  const courses = ships.map(({ id }) => courseOf(state, id))
  const isKnown = courses.length > 0 && courses.every((course) => course)
  const figure = { least: 0, most: 360, default: courses[0]?.degrees ?? 0, wrong: 'gunfire-figure' } as const
  return isKnown ? { ...figure, folded: true as const } : figure
}

/** Ships that have not turned alike have a turn each. */
const turnedUnlike = (state: GameState, ships: readonly ShipInPlay[]) =>
  new Set(ships.map(({ id }) => courseOf(state, id)?.degrees)).size > 1

/** One ship, or several at the same range and bearing, fire at one target; then what only the players know. */
export const gunfireForm = form()
  .squadron('squadron', (state) => {
    const among = acting.actingSquadrons(state)
    return { among, default: among.find((squadron) => waitingShips(state, squadron).length > 0) }
  })
  .needs('squadron')
  .ships('ships', shipsOffer, (_state, { squadron, ships }) => {
    if (ships.length === 0) return refused('no-ship-fires')
    if (!ships.every(({ id }) => squadron.order.includes(id))) return refused('no-such-ship')
    const silenced = ships.find((ship) => !acts(ship))
    return silenced && refused('ship-cannot-fire', { ship: shipName(silenced) })
  })
  .yesNo('friendsToo', (state, { ships = [] }) => ({
    default: ships.some((ship) => firesAtFriend(state, ship)),
    folded: true,
  }))
  .ship('target', targetOffer, (_state, { ships, target }) => {
    if (ships.includes(target)) return refused('no-such-ship')
    const ship = shipName(target)
    const standing = standingOf(target)
    if (standing === 'sunk' || standing === 'blownUp') return refused('target-sunk', { ship })
    return standing === 'left' ? refused('target-off-table', { ship }) : undefined
  })
  .range(
    'rangeInches',
    (state, { ships = [], target }) => {
      const before = aimsOf(state, ships)[0]?.rangeInches ?? rangeBetween(state, ships, target)
      const last = before ?? firstRangeInches
      // The batteries below say which of them does not reach so far.
      return {
        mostInches: Infinity,
        bandsInches: [],
        default: Math.min(reachOf(ships), last),
        wrong: 'range-unreadable',
      }
    },
    (_state, { ships, rangeInches }) => beyondBands(mountsOfAll(ships), { rangeInches }),
  )
  .ranges('rangeOf', rangesOffer)
  .choice('bearing', (state, { ships = [] }) => {
    const last = aimsOf(state, ships)[0]?.bearing
    return {
      among: bearings,
      default: bearings.find((each) => each === last) ?? abeam,
      wrong: 'gunfire-no-such-bearing',
    }
  })
  .choices('batteries', batteriesOffer, (_state, { ships, batteries, ...aim }) => {
    const theirs = mountsOfAll(ships)
    if (batteries.length === 0) return beyondBands(theirs, aim) ?? refused('no-gun-chosen')
    const ofKind = (kind: string) => theirs.filter(({ battery }) => batteryKind(battery) === kind)
    return batteries.map((kind) => beyondBands(ofKind(kind), aim)).find((refusal) => refusal)
  })
  .things('mounts', mountsOffer, (state, { mounts, ...aim }) => {
    if (mounts.length === 0) return refused('gunfire-no-mount')
    for (const each of mounts) {
      const fault = faultAgainst(state, each, aim)
      if (fault) return refused(mountCodes[fault], { ship: shipName(each.ship), mount: each.mount.id })
    }
    return undefined
  })
  .derived('firing', (_state, { mounts = [], ...aim }) => firingBatteries(mounts, (ship) => rangeTo(aim, ship)))
  .choice('sight', (state, { ships: [leader] = [], target, ...aim }) => {
    const among = sights.filter(
      (sight) => sight === 'seen' || isInPlay(state, sight === 'unseen' ? 'notVisuallySpotted' : 'gunFlashesOnly'),
    )
    if (among.length < 2) return undefined
    const is = leader && target ? sightAt(state, { spotter: leader, target }, rangeTo(aim, leader)) : 'seen'
    return { among, default: among.find((sight) => sight === is) ?? 'seen' }
  })
  .number('targetTurnedDegrees', (state, { target }) => degreesOf(state, target ? [target] : []))
  .yesNo('targetFollows', (state, { target, targetTurnedDegrees }) => {
    const course = target && courseOf(state, target.id)
    if (targetTurnedDegrees === 0) return undefined
    return course ? { default: course.follows, folded: true } : { default: false }
  })
  .number('firerTurnedDegrees', (state, { ships = [] }) =>
    turnedUnlike(state, ships) ? undefined : degreesOf(state, ships),
  )
  .numbers('firerTurnedOf', (state, { ships = [] }) => {
    const each = turnedUnlike(state, ships) ? ships : []
    const of = (ship: ShipInPlay) => says('shipName', { ship: shipName(ship) })
    return new Map(each.map((ship) => [ship.id, { ...degreesOf(state, [ship]), of: of(ship) }]))
  })
  .number('batteriesOnTarget', (state, values) => {
    const isAsked = rulingOf(state, 'additionalBatteryScope') === 'allShips'
    if (!isAsked) return undefined
    const figure = { least: 1, most: 40, default: batteriesTogether(state, values), wrong: 'gunfire-figure' } as const
    return othersWait(state, values) ? figure : { ...figure, folded: true as const }
  })
  .number('visibility', (state) => {
    const said = own(state.table, 'visibilityModifier')
    return { least: -20, most: 20, default: typeof said === 'number' ? said : 0, wrong: 'gunfire-figure', folded: true }
  })
  .yesNo('targetShows', (state, { target, sight }) => {
    // Whoever is seen by her flashes fires.
    const shows =
      sight === 'flashes' ||
      (target !== undefined &&
        (isDoneThisTurn(state, 'fired', target.id) || countOf(target, 'burning') > 0 || isLitUp(state, target.id)))
    return when(isInPlay(state, 'nightTargetDark') && isNight(state), shows)
  })
  .yesNo('hitLastTurn', (state, { target, targetTurnedDegrees }) => {
    const wasHit = target !== undefined && wasHitLastTurn(state, target)
    return when(isInPlay(state, 'hitLastTurn'), wasHit && targetTurnedDegrees === 0)
  })
  .yesNo('sunOrSpray', (state) => when(isInPlay(state, 'sunOrSpray'), false))
  .yesNo(
    'spotterPlane',
    (state, { ships = [] }) =>
      when(
        withPlane(state, ships).length > 0,
        ships.some((ship) => isSpottedByPlane(state, ship)),
      ),
    (state, { ships, spotterPlane }) => (spotterPlane ? deafShip(state, withPlane(state, ships)) : undefined),
  )
  .choice('spotterShip', spotterOffer, (state, { ships, spotterPlane, spotterShip }) => {
    if (spotterShip === 'none') return undefined
    return spotterPlane ? refused('gunfire-two-spotters') : deafShip(state, ships)
  })
  .number('spotterRangeInches', (state) =>
    isInPlay(state, 'spotterShip') ? { least: 0, most: 60, default: 0 } : undefined,
  )
  .refuses((state, { firing }) => {
    const mounts = Math.max(...firing.map(({ kinds }) => kinds.reduce((sum, kind) => sum + kind.mounts.length, 0)))
    return cupTooSmall(state, { field: 'batteries', code: 'chit-cup-too-small', mounts })
  })
  .shows('ships', (state, aim) => ({ beside: (ship: ShipInPlay) => gunsAtTarget(state, aim, ship) }))
  .shows('rangeInches', (_state, { ships = [], batteries = [] }) => {
    const theirs = batteriesOf(ships)
    const battery = theirs.find((each) => batteries.includes(batteryKind(each))) ?? theirs[0]
    const mostInches = reachOf(ships)
    const edges = battery?.bands.map(({ toInches }) => toInches) ?? []
    const bandsInches = edges.at(-1) === mostInches ? edges : [...edges, mostInches]
    return { mostInches, bandsInches, ...(battery && { inBands: valuesInBands(battery) }) }
  })

export type GunfireValues = ValuesOf<typeof gunfireForm>

const when = (isAsked: boolean, usual: boolean) => (isAsked ? { default: usual } : undefined)

/** All that can fire at that target; a battery none of whose mounts can says why. */
function batteriesOffer(state: GameState, { ships = [], ...aim }: Aiming) {
  const mounts = mountsOfAll(ships)
  const of = (kind: string) => mounts.filter(({ battery }) => batteryKind(battery) === kind)
  const among = [...new Set(mounts.map(({ battery }) => batteryKind(battery)))]
  return {
    among,
    names(kind: string): Phrase {
      const { is, inches } = of(kind)[0]!.battery
      return says(`battery.${is}`, { inches })
    },
    cannot(kind: string): Phrase | undefined {
      const faults = of(kind).map((each) => faultAgainst(state, each, aim))
      const fault = faults.includes(undefined) ? undefined : faultToSay(of(kind), faults)
      return fault && says(`fault.${fault}`)
    },
    wrong: (given: unknown) =>
      refused('gunfire-battery-unknown', {
        battery: String(given)
          .split(' ')
          .find((kind) => kind !== '' && !among.includes(kind))!,
      }),
  }
}

/** None of them reaches so far: the one that reaches furthest is named. */
function beyondBands(mounts: readonly ShipMount[], aim: Aiming): Refusal | undefined {
  const reach = ({ battery: { bands } }: ShipMount) => Math.max(...bands.map(({ toInches }) => toInches))
  const [furthest] = mounts.toSorted((one, other) => reach(other) - reach(one))
  if (!furthest || mounts.some(({ ship, battery }) => bandAt(battery, rangeTo(aim, ship)))) return undefined
  const rangeInches = rangeTo(aim, furthest.ship)
  const values = { rangeInches, inches: furthest.battery.inches, maximumInches: reach(furthest) }
  return refused('gunfire-beyond-bands', { field: 'rangeInches', ...values })
}

/** Every mount of the chosen batteries: those that cannot fire say why, others can be left out as masked. */
function mountsOffer(
  state: GameState,
  { ships = [], batteries = [], ...aim }: Aiming & { readonly batteries?: readonly string[] },
) {
  const among = mountsOfAll(ships).filter(({ battery }) => batteries.includes(batteryKind(battery)))
  const isOneShip = new Set(among.map(({ ship }) => ship)).size < 2
  return {
    among,
    key: ({ key }: ShipMount) => key,
    names: ({ ship, mount }: ShipMount) =>
      says(isOneShip ? 'mount' : 'mountOf', { mount: mount.id, guns: mount.guns, ship: shipName(ship) }),
    cannot(each: ShipMount): Phrase | undefined {
      const { ship, mount } = each
      const fault = faultAgainst(state, each, aim)
      return fault && says(`mountFault.${fault}`, { mount: isOneShip ? mount.id : `${shipName(ship)} ${mount.id}` })
    },
    default: among.filter((each) => !faultAgainst(state, each, aim) && !isJammed(state, each.ship, each.mount)),
    wrong: 'gunfire-mount-unknown',
    // A long list that the bearing fills in, seldom changed.
    folded: true as const,
  }
}

function faultAgainst(state: GameState, { ship, battery, mount }: ShipMount, aim: Aiming) {
  const { rangeInches, bearing } = aim
  if (rangeInches === undefined || bearing === undefined) return faultOf(state, ship, battery, mount)
  return faultAt(state, ship, battery, mount, { rangeInches: rangeTo(aim, ship), bearing: Number(bearing) })
}

const mountCodes: Readonly<Record<MountFault, string>> = {
  lost: 'gunfire-mount-lost',
  unfed: 'gunfire-mount-unfed',
  silenced: 'gunfire-mount-silenced',
  noPower: 'gunfire-mount-no-power',
  fired: 'gunfire-mount-fired',
  outOfRange: 'gunfire-mount-out-of-range',
  doesNotBear: 'gunfire-mount-does-not-bear',
}

/** Those that have fired at her this turn, and those of this salvo. */
function batteriesTogether(
  state: GameState,
  { target, firing = [] }: { readonly target?: ShipInPlay; readonly firing?: ReturnType<typeof firingBatteries> },
): number {
  const before = (target ? batteriesOn(state, target.id) : []).filter(
    (on) => !firing.some(({ ship, battery }) => ship.id === on.ship && battery.id === on.battery),
  )
  return Math.max(1, firing.length + before.length)
}

/** Others of their side may fire at the same target yet: only the players know whether they will. */
function othersWait(state: GameState, { squadron, ships = [] }: Aiming & { readonly squadron: Squadron }): boolean {
  return state.squadrons.some(
    (each) => each.side === squadron.side && waitingShips(state, each).some((ship) => !ships.includes(ship)),
  )
}

/** Of the chosen ships, those for whom a plane can spot. */
const withPlane = (state: GameState, ships: readonly ShipInPlay[]) => ships.filter((ship) => mayHavePlane(state, ship))

function deafShip(state: GameState, ships: readonly ShipInPlay[]): Refusal | undefined {
  const deaf = ships.find((ship) => !canBeSpottedFor(state, ship))
  return deaf && refused('gunfire-cannot-be-spotted-for', { ship: shipName(deaf) })
}

/** A friend, CL or larger, with radio and fire control undamaged; merchants do not spot. */
function spotterOffer(state: GameState, { squadron, ships = [] }: Aiming & { readonly squadron: Squadron }) {
  if (!isInPlay(state, 'spotterShip')) return undefined
  const able = Object.values(state.ships).filter(
    (ship) =>
      acts(ship) &&
      !ships.includes(ship) &&
      squadronOf(state, ship.id)?.side === squadron.side &&
      spotterTypes.includes(shipOf(ship.document).type) &&
      canBeSpottedFor(state, ship),
  )
  return {
    among: ['none', ...able.map(({ id }) => id)],
    names(choice: string): Phrase | undefined {
      const ship = able.find(({ id }) => id === choice)
      return ship && says('shipName', { ship: shipName(ship) })
    },
    wrong: 'gunfire-cannot-spot',
  }
}

/** `8″ ×6 4.7″ ×2`: what she can fire at that target, or why nothing. */
function gunsAtTarget(state: GameState, aim: Aiming, ship: ShipInPlay): Phrase {
  if (aim.rangeInches === undefined || aim.bearing === undefined) return says('none.notAimed')
  const mounts = mountsOf(ship)
  const faults = mounts.map((each) => faultAgainst(state, each, aim))
  const able = mounts.filter((_each, at) => !faults[at])
  const guns = firingBatteries(able, () => rangeTo(aim, ship)).map((each) => `${each.battery.inches}″ ×${each.guns}`)
  return guns.length > 0
    ? says('herGuns', { guns: guns.join(' ') })
    : says(`none.${faultToSay(mounts, faults) ?? 'noGuns'}`)
}

/** What the largest mounts of a battery are worth, band by band. */
export function valuesInBands({ mounts, bands, inches }: Battery) {
  const guns = Math.max(...mounts.map((mount) => mount.guns))
  const figures = bands.map(({ values }) => String(own(values, String(guns)) ?? '').replace('-', '−'))
  return { say: says('mountValues', { inches }), figures }
}
