import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import { says } from '../ship/state'
import type { AircraftData } from '../ship/ship'
import { availability } from '../tables/air'
import { cardKey, readsFields, type Block } from './block'
import { factPlaces, factsBlock, idleFact, type Fact } from './facts'
import type { Rect } from './places'

type Name = 'intercept' | 'dogfight1' | 'dogfight2'
const names: readonly Name[] = ['intercept', 'dogfight1', 'dogfight2']

/** Factors of air combat; those that its role and its load do not allow now are struck out (9.15). */
export function airFactorsBlock(stand: AircraftData, place: Omit<Rect, 'height'>): Block {
  const facts = names.map((name): Fact => ({
    name,
    figure: String(stand[name]),
    below: (words) => words(cardKey(`airUse.${name}`)),
  }))
  const places = factPlaces(facts.length, place)
  return {
    ...factsBlock(facts, place, 'airFactors'),
    pieces: [
      {
        key: 'air-factors',
        reads: readsFields('load'),
        draw: (inPlay: ShipInPlay): readonly Operation[] =>
          names.flatMap((name, index) =>
            usable(stand, isLoaded(inPlay)).includes(name) ? [] : idleFact(places[index]!, String(stand[name])),
          ),
      },
    ],
  }
}

function isLoaded(stand: ShipInPlay): boolean {
  const load = says(stand, 'load')
  return typeof load === 'string' && load !== 'none' && load !== 'aircraftGuns'
}

/** By the table of availability; a loaded fighter-bomber may also decline to dogfight. */
function usable({ role }: AircraftData, loaded: boolean): readonly Name[] {
  const as = role === 'fighterBomber' ? (loaded ? 'loadedFighterBomber' : 'emptyFighterBomber') : role
  const { intercepts, dogfight } = availability[as]
  return intercepts ? ['intercept', dogfight] : [dogfight]
}
