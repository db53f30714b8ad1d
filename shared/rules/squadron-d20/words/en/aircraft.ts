import { friends } from './may-fire'
import { referenceCombat } from './reference-combat'
import { withFigure } from './throws'

/** Modifiers; each is a line in a sum, and with its figure a reason. */
const rows = {
  crewQuality: 'Crew quality',
  dpaaRadar: 'DPAA radar sees it',
  lrfAtTwoBands: 'LRF at two range bands',
  splashOnFirer: 'Splash on the firer | One splash marker on the firer | {n} splash markers on the firer',
  flakOnStand: 'Flak on the aircraft | One flak marker on the aircraft | {n} flak markers on the aircraft',
  aaPlus: 'LRF with AA+',
  hitPoints: 'Hit points {points}',
  torpedo: 'The torpedo',
  flakOnAttacker: 'Flak on the attacker | One flak marker on the attacker | {n} flak markers on the attacker',
  flakOnOther: 'Flak on the opponent | One flak marker on the opponent | {n} flak markers on the opponent',
  splashOnTarget: 'Splash on the target | One splash marker on the target | {n} splash markers on the target',
  typeX: 'Small craft, their own modifier',
  typeXHitByStrafing: 'Small craft hit by strafing',
  otherHitByAntiShipping: 'Ship hit by anti-shipping guns',
}

/** Reasons alone: in a sum they are one row. */
const factorsAgainst = {
  factorAbove: 'Combat factor {factor} above hit points {points}',
  factorBelow: 'Combat factor {factor} below hit points {points}',
  factorEqual: 'Combat factor {factor}, hit points {points}',
}

const gunsBy = { strafing: 'ACF S {factor}', antiShipping: 'ACF A/S {factor}' }

/** Everything in the air. */
export const aircraft = {
  base: {
    aa: 'Needed at aircraft (ruling)',
    airAttack: 'Needed from the air (ruling)',
    airCombat: 'Needed in the air (ruling)',
    validation: 'Needed to validate a hit',
  },
  row: { ...rows, savingThrow: 'Saving throw', attack: referenceCombat.attackTypes, by: gunsBy },
  factorAgainst: 'Factor, hit points',
  line: {
    ...withFigure(rows),
    ...withFigure(factorsAgainst),
    attack: withFigure(referenceCombat.attackTypes),
    by: withFigure(gunsBy),
  },
  reroll: { shore: 'Shore guns shoot: misses are thrown again once.' },
  beside: {
    aircraft: 'one aircraft | {n} aircraft',
    underFlak: '{aircraft} aircraft, one flak marker | {aircraft} aircraft, {n} flak markers',
    factors: '{factors}',
  },
  title: {
    lrf: '{ship}: LRF',
    mrf: '{ship}: MRF',
    crf: '{ship}: CRF',
    save: 'Saving throw',
    saveOf: '{stand}: saved',
    by: 'Throw',
    at: 'Reply',
    saves: 'Saves',
    attack: '{stand}: {dice} D20',
  },
  weapon: { lrf: 'LRF', mrf: 'MRF', crf: 'CRF' },
  means: { save: 'fails in {percent} %' },
  warn: {
    friend: 'Both are of one side.',
    attacked: 'One aircraft of the stand has attacked this turn. | {n} aircraft of the stand have attacked this turn.',
    splashOnly: {
      strafing: 'Strafing costs {target} nothing: a hit leaves a splash marker alone.',
      antiShipping: 'Anti-shipping guns cost {target} nothing: a hit leaves a splash marker alone.',
    },
    validated: 'Each hit is validated by a D20 with the factor of the guns; the number is asked for.',
  },
  ask: {
    aaHit: 'What does a hit do?',
    rearmed: '{stand}: has it rearmed?',
    spent: {
      kamikaze: '{stand}: how many aircraft are spent in the attack?',
      ohka: '{stand}: how many aircraft are spent with their Ohka?',
    },
    keeps:
      'One aircraft of {stand} has not attacked: does it keep its load? | {n} aircraft of {stand} have not attacked: do they keep their load?',
    vessels:
      '{stand} at {target}: one attack on target. How many vessels are lost, of {left}? | {stand} at {target}: {n} attacks on target. How many vessels are lost, of {left}?',
    harms: '{target}: can guns against ships harm a ship of her type?',
    validation: 'Which number validates a hit, D20 and the factor of the guns?',
    fights: '{stand} is loaded: does it fight back, with Dogfight 2?',
  },
  hit: {
    flakAndSave: 'a flak marker and a saving throw',
    flak: 'a flak marker alone',
    save: 'a saving throw alone',
  },
  flakLaid: 'One flak marker on {stand}. | {n} flak markers on {stand}.',
  splashLaid: 'One splash marker on {target}. | {n} splash markers on {target}.',
  attacks: 'One aircraft of {stand} attacks: {dice} D20. | {n} aircraft of {stand} attack: {dice} D20.',
  lost: 'One aircraft of {stand} lost; {left} left. | {n} aircraft of {stand} lost; {left} left.',
  vesselsLost: 'One vessel of {stand} lost; {left} left. | {n} vessels of {stand} lost; {left} left.',
  structureLost: '{ship} loses 1 S; {left} left. | {ship} loses {n} S; {left} left.',
  noneLeft: 'Nothing is left of {stand}.',
  third: '{stand} is down to a third or less: a morale test in the end phase.',
  loadGone: 'The load of {stand} is spent.',
  declines: '{stand} does not fight back.',
  odds: {
    hits: 'No hit | One hit | {n} hits',
    hitsOrMore: '{n} hits or more',
    onTarget: 'None on target | One on target | {n} on target',
    onTargetOrMore: '{n} on target or more',
    lost: 'No aircraft lost | One aircraft lost | {n} aircraft lost',
    lostOrMore: '{n} aircraft lost or more',
    lostBy: '{stand}: none lost | {stand}: one lost | {stand}: {n} lost',
    lostByOrMore: '{stand}: {n} lost or more',
    vessels: 'No vessel lost | One vessel lost | {n} vessels lost',
    vesselsOrMore: '{n} vessels lost or more',
    structure: 'No S lost | 1 S lost | {n} S lost',
    structureOrMore: '{n} S lost or more',
  },
  done: {
    aa: '{ship} fires at {stand}: none lost | {ship} fires at {stand}: one aircraft lost | {ship} fires at {stand}: {n} aircraft lost',
    aaMisses: '{ship} fires at {stand}: no hit',
    airAttack:
      '{stand} at {target}: none on target | {stand} at {target}: one on target | {stand} at {target}: {n} on target',
    gunsMiss: 'Guns of {stand} at {target}: no hit',
    guns: {
      vessel:
        'Guns of {stand} at {target}: no vessel lost | Guns of {stand} at {target}: one vessel lost | Guns of {stand} at {target}: {n} vessels lost',
      structure:
        'Guns of {stand} at {target}: no S lost | Guns of {stand} at {target}: 1 S lost | Guns of {stand} at {target}: {n} S lost',
      nothing: 'Guns of {stand} at {target}: splash alone',
    },
    intercept: 'Interception of {other} by {stand}: {otherLost} shot down, {lost} lost',
    dogfight: 'Dogfight of {stand} with {other}: {otherLost} shot down, {lost} lost',
    airOrders: 'one stand of aircraft has its orders | {n} stands of aircraft have their orders',
    airOrdersNone: 'all aircraft fly on',
    // In journals written before guns and aircraft were passed over by one procedure.
    airHolds: 'one stand of aircraft does nothing more this turn | {n} stands of aircraft do nothing more this turn',
  },
  side: '{side}',
  allSides: 'all sides',
  deckOut: '{ship} was out of action; the reference sheet does not say what becomes of aircraft on her deck',
  mission: {
    intercept: '{stand} intercepts this turn.',
    attack: '{stand} attacks this turn.',
    land: '{stand} lands and rearms.',
    notRearmed: '{stand} has not rearmed: it still carries nothing.',
    none: '{stand} does nothing more this turn.',
  },
}

const attack = {
  by: 'Which stand',
  ...friends,
  target: 'At whom',
  aircraft: 'Aircraft that attack',
}

/** Fields of the forms of procedures in the air. */
export const procedures = {
  airOrders: {
    title: 'Aircraft this turn',
    begin: 'Give the orders',
    side: 'Aircraft of',
    intercept: 'Intercept',
    attack: 'Attack ships',
    land: 'Land and rearm',
  },
  antiAircraft: {
    title: 'Fire at aircraft',
    by: 'Who shoots',
    at: 'At which stand',
    weapon: 'With what',
    weaponChoices: { all: 'all', lrf: 'LRF', mrf: 'MRF', crf: 'CRF' },
    ...friends,
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
    ...friends,
    folded: 'Numbers, combat factors, friends',
    at: 'Whom',
    byAircraft: 'Aircraft that attack',
    byFactor: 'Combat factor of the attackers',
    atAircraft: 'Aircraft that are attacked',
    atFactor: 'Combat factor of those attacked',
  },
}

/** Sentences of refusals. */
export const refused = {
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
  'air-no-such-side': 'Give orders to the aircraft of one side, or of all.',
  'air-no-such-load': '{stand} cannot carry that.',
  'air-no-guns': '{stand} has no guns against ships.',
  'air-no-such-guns': '{stand} has no such guns.',
  'air-no-such-combat': 'Aircraft intercept or dogfight.',
  'air-combat-factor': 'A combat factor is a whole number from 0 to {most}.',
  'air-same-stand': 'A stand does not fight itself.',
  'air-cannot-intercept': '{stand} cannot intercept: fighters can, and fighter-bombers without a load.',
  'air-cannot-dogfight': '{stand} is loaded and keeps out of dogfights.',
}
