import type { GameState, ShipInPlay } from '../../../game/state'
import { fieldId, trackId, type FieldId, type TrackId } from '../../../kernel/ids'
import { fires, floods, struckBoxes } from '../../pack/harm'
import type { Condition } from '../../pack/rules-pack'
import { standings, type Standing } from '../../pack/standing'
import { shipOf } from './ship-data'
import type { fieldIds, trackIds } from './ship'

const standsOn = (ship: ShipInPlay, track: (typeof trackIds)[number], otherwise = 0): number =>
  ship.tracks[track as TrackId] ?? otherwise

/** The most she can make while event cards slow her. No field of her own: it is there on her card alone (`events/on-card`). */
export const speedByEvents = fieldId('speedByEvents')

/** The most that her engines give, or an event leaves her. */
export function mostSpeed({ document, tracks, fields }: ShipInPlay): number {
  const { speedLevels } = shipOf(document)
  const engines = speedLevels[tracks[trackId('propulsion')] ?? 0] ?? 0
  const byEvents = fields[speedByEvents]
  return typeof byEvents === 'number' ? Math.min(engines, byEvents) : engines
}

const says = (ship: ShipInPlay, field: (typeof fieldIds)[number]) => ship.fields[field as FieldId]

/** What is left of her, in figures. A ship that stands as afloat on her card sinks and stops by her tracks. */
export function condition(inPlay: ShipInPlay): Condition {
  const ship = shipOf(inPlay.document)
  const left = standsOn(inPlay, 'flotation', ship.flotation)
  const maximumSpeed = mostSpeed(inPlay)
  const fire = standsOn(inPlay, 'fire')
  return {
    standing: standingOf(inPlay),
    left,
    of: ship.flotation,
    speed: standsOn(inPlay, 'speed', maximumSpeed),
    maximumSpeed,
    harm: [
      fire > ship.fireTrackBoxes ? { ...fires(fire), isFatal: true } : fires(fire),
      floods(standsOn(inPlay, 'flooding')),
      struckBoxes(Object.values(inPlay.boxes).filter((has) => has.includes('struck')).length),
    ],
  }
}

/** The same without her figures: battles ask by the million. */
export function standingOf(inPlay: ShipInPlay): Standing {
  const said = says(inPlay, 'standing')
  const byHand = standings.find((known) => known === said) ?? 'afloat'
  if (byHand === 'sunk' || byHand === 'blownUp' || byHand === 'left') return byHand
  if (standsOn(inPlay, 'flotation', 1) === 0) return 'sunk'
  if (byHand !== 'afloat') return byHand
  const { speedLevels } = shipOf(inPlay.document)
  return (speedLevels[standsOn(inPlay, 'propulsion')] ?? 0) === 0 ? 'deadInTheWater' : byHand
}

/** Their boxes no longer count for the squadron, however many are left. */
const goneFromTheSquadron: readonly Standing[] = ['struck', 'sunk', 'blownUp', 'left']

/** Under `halfStrength: ships` a ship that cannot move counts as lost too, even while she is withdrawing. */
const lostToTheSquadron = ({ standing, maximumSpeed }: Condition) =>
  goneFromTheSquadron.includes(standing) || standing === 'deadInTheWater' || maximumSpeed === 0

/** What a squadron has left of what it began with: ships, or flotation boxes if the house rule says so. */
export function squadronStrength(state: GameState, squadron: GameState['squadrons'][number]) {
  const ships = squadron.order.flatMap((id) => state.ships[id] ?? []).map(condition)
  if (state.houseRules['halfStrength'] !== 'flotation') {
    return { left: ships.filter((ship) => !lostToTheSquadron(ship)).length, of: squadron.beganWith }
  }
  return {
    left: ships.reduce((sum, ship) => sum + (goneFromTheSquadron.includes(ship.standing) ? 0 : ship.left), 0),
    of: ships.reduce((sum, ship) => sum + ship.of, 0),
  }
}

/** Crew tests of damage control: one for each five flotation boxes left. */
export function damageControlTests(inPlay: ShipInPlay): number {
  return testsWith(inPlay.tracks[trackId('flotation')] ?? shipOf(inPlay.document).flotation)
}

export const testsWith = (flotation: number) => Math.floor(flotation / 5)
