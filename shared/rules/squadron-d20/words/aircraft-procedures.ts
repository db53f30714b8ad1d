import { referenceCombat } from './reference-combat'

const attack = {
  by: 'Which stand',
  target: 'At whom',
  aircraft: 'Aircraft that attack',
}

/** Fields of the forms of procedures in the air. */
export const aircraftProcedures = {
  antiAircraft: {
    title: 'Fire at aircraft',
    by: 'Who shoots',
    at: 'At which stand',
    weapon: 'With what',
    weaponChoices: { lrf: 'LRF', mrf: 'MRF', crf: 'CRF' },
    attacks: 'Factors that shoot at it',
    bands: 'Range bands away',
    radarSees: 'Her DPAA radar sees it',
  },
  airAttack: {
    title: 'Air attack',
    ...attack,
    attack: 'As what',
    attackChoices: referenceCombat.attackTypes,
  },
  strafing: {
    title: 'Attack with guns of aircraft',
    ...attack,
    guns: 'With which guns',
    gunsChoices: { strafing: 'strafing, ACF S', antiShipping: 'anti-shipping, ACF A/S' },
  },
  airCombat: {
    title: 'Air combat',
    combat: 'How',
    combatChoices: { intercept: 'interception', dogfight: 'dogfight' },
    by: 'Who attacks',
    at: 'Whom',
    byAircraft: 'Aircraft that attack',
    byFactor: 'Combat factor of the attackers',
    atAircraft: 'Aircraft that are attacked',
    atFactor: 'Combat factor of those attacked',
  },
}

/** Sentences of refusals. */
export const aircraftRefused = {
  'no-aircraft-there': 'No stand of aircraft flies there.',
  'no-aircraft-flying': 'No aircraft are in the air.',
  'no-aircraft-to-fight': 'No aircraft in the air can fight others.',
  'no-loaded-aircraft': 'No aircraft in the air carry anything to attack with.',
  'no-aircraft-guns': 'No aircraft in the air have guns against ships.',
  'no-guns-at-aircraft': 'No ship or place ashore has anything to shoot at aircraft with.',
  'aa-no-factors': '{ship} has nothing left to shoot at aircraft with.',
  'aa-no-such-weapon': '{ship} has no such guns left.',
  'aa-attacks': '{ship} has {most} to shoot with: at least one of them shoots.',
  'aa-bands': 'Fire at aircraft reaches {least} to {most} range bands.',
  'air-target-flies': '{ship} is in the air: that is air combat.',
  'aircraft-attacking': 'From one to {most} aircraft of {stand} can fight.',
  'air-no-load': '{stand} carries nothing to attack with.',
  'air-no-such-load': '{stand} cannot carry that.',
  'air-no-guns': '{stand} has no guns against ships.',
  'air-no-such-guns': '{stand} has no such guns.',
  'air-no-such-combat': 'Aircraft intercept or dogfight.',
  'air-combat-factor': 'A combat factor is a whole number from 0 to {most}.',
  'air-same-stand': 'A stand does not fight itself.',
  'air-cannot-intercept': '{stand} cannot intercept: fighters can, and fighter-bombers without a load.',
  'air-cannot-dogfight': '{stand} is loaded and keeps out of dogfights.',
}
