import type { LookUp } from '../../../kernel/question'
import { gunLetters, type GunLetter } from '../ship/ship'

const at = (table: string, row: string): LookUp => ({ table, row })

const penetration = at('damage', 'penetration')

/** Where a gun is in the hit and penetration table. */
const gun = Object.fromEntries(
  gunLetters.map((letter) => [letter, [at('hitAndPenetration', letter)]]),
) as unknown as Readonly<Record<GunLetter, readonly LookUp[]>>

/** Every place of the reference sheet that a dialogue names. They are made once: odds put their questions by the million. */
export const onSheet = {
  gun,
  salvo: [{ table: 'hitAndPenetration' }, { table: 'modifiers' }],
  modifier: {
    targetSlow: [at('modifiers', 'targetSlow')],
    targetFast: [at('modifiers', 'targetFast')],
    crewPoor: [at('modifiers', 'crewPoor')],
    crewGood: [at('modifiers', 'crewGood')],
    technology: [at('modifiers', 'technology')],
    sea: [at('modifiers', 'sea')],
    exploding: [at('modifiers', 'exploding')],
    none: [{ table: 'modifiers' }],
  },
  /** Where a straddle falls, and what armour it meets there. */
  straddle: {
    none: [at('straddles', 'broadside'), penetration],
    bow: [at('straddles', 'bowRake'), penetration],
    stern: [at('straddles', 'sternRake'), penetration],
  },
  etiquette: { smallCraft: [at('firing', 'smallCraft')], leadingShip: [at('firing', 'leader')] },
  flash: [at('damage', 'flash')],
  supply: [at('damage', 'supply')],
  explosion: [at('fireAndFlooding', 'explosion')],
  fireGrowth: [at('fireAndFlooding', 'growth')],
  flooding: [at('fireAndFlooding', 'flooding'), at('fireAndFlooding', 'sinking')],
  torpedo: {
    range: [at('torpedoes', 'range')],
    template: [at('torpedoes', 'template')],
    place: [at('torpedoes', 'place'), at('torpedoes', 'hit')],
    neighbours: [at('torpedoes', 'neighbours')],
    magazine: [at('damage', 'magazine'), at('morale', 'test')],
  },
  damageControl: {
    tests: [at('damageControl', 'tests')],
    flooding: [at('damageControl', 'flooding'), at('morale', 'test')],
    fire: [at('damageControl', 'fire'), at('morale', 'test')],
    propulsion: [at('damageControl', 'propulsion'), at('morale', 'test')],
    steering: [at('damageControl', 'steering'), at('morale', 'test')],
    event: [at('damageControl', 'tests'), at('morale', 'test')],
  },
  crewTest: [at('morale', 'test'), at('morale', 'commander')],
  morale: {
    halfStrength: [at('morale', 'squadron'), at('morale', 'test'), at('morale', 'commander')],
    detached: [at('morale', 'detached'), at('morale', 'test'), at('morale', 'commander')],
    forceGone: [at('morale', 'forceGone'), at('morale', 'test'), at('morale', 'commander')],
    umpire: [at('morale', 'test'), at('morale', 'commander')],
  },
  surrender: [at('morale', 'surrender')],
  weather: [{ table: 'weather' }],
  initiative: [at('turn', 'initiative')],
  fireOrder: [at('turn', 'gunnery')],
  emergencyTurn: [at('movement', 'emergencyTurn'), at('morale', 'test')],
  keepUp: [at('movement', 'formation'), at('movement', 'speed')],
  helm: [at('movement', 'steering'), at('morale', 'test')],
  hazard: [at('movement', 'hazards')],
} as const satisfies Sheet

interface Sheet {
  readonly [name: string]: readonly LookUp[] | Readonly<Record<string, readonly LookUp[]>>
}
