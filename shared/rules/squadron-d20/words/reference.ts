import { referenceCombat } from './reference-combat'
import { referenceDamage } from './reference-damage'

/** The reference sheet, every sentence our own. */
export const reference = {
  orMore: '{from} or more',
  ruled: 'ruling',
  heads: {
    what: 'What',
    rule: 'Rule',
    when: 'When',
    who: 'Who',
    step: 'Step',
    phase: 'Phase',
    whatIsDone: 'What is done',
    count: 'Count',
    worth: 'Worth',
    commanders: 'Command values, summed',
    area: 'Area',
    armour: 'Armour',
    left: 'CV left',
    mount: 'Mount',
    cost: 'CV',
    cargo: 'Cargo',
    target: 'Target',
    guns: 'Guns',
    upTo: 'Range, up to',
    directed: 'Directed',
    local: 'Local',
    savingThrow: 'Saving throw',
    vessels: 'Vessels left',
    times: 'Factors',
    aircraft: 'Aircraft',
    dice: 'Dice',
    intercepts: 'Intercept',
    dogfight: 'Dogfight with',
  },
  orderOfPlay: {
    title: 'Order of play',
    rows: {
      initiative: 'Each side rolls.',
      mines: 'Optional: mines are laid.',
      submarines: 'Optional: submarines are deployed and moved.',
      shipMovement: 'Ships move. Squadrons come out of their contact markers; torpedo attacks are declared.',
      aircraftMovement: 'Aircraft move.',
      action: 'Contact markers are spotted, ships and aircraft fight, torpedo attacks are resolved.',
      end: 'Morale. Then splash and flak markers are taken away.',
    },
    ruling: 'Ruling: the sheet does not say when splash and flak markers go; here in the end phase, after morale.',
  },
  progressiveScale: {
    title: 'The scale of the sheet',
    used: 'Used for initiative, for fires and damage-control teams in tests, for the dice of air attacks and air combat, and for what combat factor and hit points differ by. Nothing is worth nothing.',
    behind:
      'The same steps stand behind the number of guns, less 2, and the saving throw from AA, by hit points less 1.',
  },
  initiative: {
    title: 'Initiative',
    either: 'plus or minus {count}',
    sum: 'Command values of all squadrons and air bases of a side are summed; what the sum is worth keeps its sign.',
    ruling: 'Ruling: equal sides roll again, or go as in the turn before, by house rule.',
  },
  morale: {
    title: 'Morale tests',
    ship: 'Ship',
    squadron: 'Squadron',
    stand: 'Stand of aircraft',
    rows: {
      structureThird: 'S came down to a third or less this turn',
      structureGone: 'S came down to 0 this turn',
      flotationThird: 'F came down to a third or less this turn',
      flotationGone: 'F came down to 0 this turn',
      squadron: 'Half of its ships or stands are left, or fewer',
      aircraft: 'A third of its aircraft are left, or fewer',
    },
    each: 'Each cause is a test of its own.',
    ruling:
      'Ruling: what a squadron needs and what a failure does are not printed. 6 or more, once, when it gets there; who fails leaves the table by the safest way.',
  },
  moraleModifiers: {
    title: 'Morale, modifiers',
    rows: {
      crewQuality: 'Crew quality, of ships and aircraft',
      commandValue:
        'Command value: of squadrons; in place of crew quality with the squadron commander aboard, and for the last stand of aircraft of a squadron',
      fires: 'Fires aboard',
    },
  },
  ...referenceDamage,
  ...referenceCombat,
  rulings: {
    title: 'Rulings',
    names: {
      scale: 'Counts beyond print',
      names: 'Names of the sheet',
      bands: 'Range bands',
      letters: 'Types A and C',
      manyVessels: 'Stands of more than 12',
      numbers: 'Numbers not printed',
      tests: 'Tests of the rule book',
      officer: 'The flag officer',
      flooding: 'Catastrophic flooding',
      incidental: 'Factors beside OTHER',
      collateral: 'Collateral damage',
      ashore: 'Air bases',
      repairs: 'Repairs',
      morale: 'Failed morale',
    },
    rows: {
      scale: 'Where a list of the sheet ends early it continues by the scale.',
      names:
        'The sheet never spells out MVR, RRR and IP. MVR is taken as centimetres straight ahead, RRR as the readiness of a flight deck, IP as what a hit does.',
      bands: 'A range reads the first band that it does not exceed. Beyond five bands there is no shot.',
      letters: 'MRF and guns of aircraft harm ships of type A and C. A mark after these letters was lost in print.',
      manyVessels: 'Their factor is that of the scale.',
      numbers: 'AA fire needs 8, air attacks 12, air combat 10, unless a house rule says otherwise.',
      tests:
        'Fire, magazine and fuel tests are asked for. With a house rule a D20 decides them: on the CV or less it burns, or explodes.',
      officer: 'His D20 is held against the CV at hand when the result came up, before its 5 are paid.',
      flooding: 'At F 0 a wreck test takes the place of the crew test.',
      incidental:
        'With each result OTHER one factor is lost, of the first kind left, unless a house rule says otherwise.',
      collateral:
        'The rule book says what an explosion does to ships close by. The program says that it is due, and with which CV where cargo gives one.',
      ashore: 'On a place ashore, results that need a ship cannot be applied.',
      repairs: 'The sheet shades what cannot be repaired, and the shading is lost. Repairs are made by hand.',
      morale: 'Who fails takes the safest way off the table.',
    },
  },
  errata: {
    title: 'Errata',
    names: {
      gunNumbers: 'Guns shooting',
      casemate: 'Armoured casemates',
      flak: 'Flak markers in air attacks',
      strafing: 'Anti-shipping guns',
      optics: 'Structural rows 3 and 4',
      sensors: 'Sensors, second item',
      teams: 'Damage-control teams',
      hangar: 'Aircraft in the hangar',
      tv: 'TV',
    },
    rows: {
      gunNumbers: 'The row of gun numbers has run into the row of target sizes; they are parted here.',
      casemate: 'AC of 0 or more is printed; above 0 is meant, or it would take in bare ones.',
      flak: 'Their figure has dropped out; it is −1 a marker, as in air combat.',
      strafing: 'The text speaks of hits by MRF; guns against ships are meant.',
      optics: 'The lines have slipped: optics uses up the CV, masts are 6 to 10 of the second die, and crew is row 4.',
      sensors: 'Its label is lost: planes and catapults are the second.',
      teams: 'The row of 13 to 20 teams is broken; it is worth +4.',
      hangar: 'Rows 17 and 18 for carriers break off: armour as in the row before, then roll again.',
      tv: 'TV means TVR, the tactical visibility range.',
    },
  },
}

/** Fields of the forms of its procedures. */
export const referenceProcedures = {}

/** Sentences of refusals. */
export const referenceRefused = {}
