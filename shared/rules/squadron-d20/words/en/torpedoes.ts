import { friends, sightInputs } from './may-fire'

/** Torpedo attacks: declared in ship movement, resolved in the action phase. */
export const torpedoWords = {
  torpedoes: {
    called: 'Torpedoes of {ship} at {target}, turn {turn}',
    calledWide: 'Wide spread of {ship}, turn {turn}',
    mount: 'Mount {at}, one tube | Mount {at}, {n} tubes',
    mountFault: { lost: 'lost', out: 'out or launched' },
    setting: '{knots} kn, to {bands} RB, {modifier}',
    inBands: 'Torpedoes',
    ofRange: 'Torpedoes, {bands} RB',
    title: '{who}, one torpedo attack | {who}, {n} torpedo attacks',
    recorded: 'Torpedoes run at {knots} knots until the action phase.',
    emptied: 'One torpedo mount of {ship} is empty. | {n} torpedo mounts of {ship} are empty.',
    short: 'At this setting they run no farther than {bands} RB.',
    targetGone: '{target} was lost before the torpedoes reached her: nothing is thrown.',
    another:
      'The reference sheet does not say whether they run on: if your rule book does, choose the ship that they meet.',
    other: '{target} is not the ship that they were aimed at.',
    tubes: 'One tube launched | {n} tubes launched',
    knots: 'Speed setting: {knots} knots',
    askRunsOn: 'Does the wide spread run on at another ship in its area?',
  },
  torpedoesDone: {
    silent: { aimed: '{ship} launches no torpedoes at {target}', wideSpread: '{ship} launches no wide spread' },
    declared: { aimed: '{ship}: torpedoes at {target}', wideSpread: '{ship}: a wide spread of torpedoes' },
    off: 'torpedoes of {ship} at {target}: off target',
    hits: 'torpedoes of {ship} at {target}: on target, no hit | torpedoes of {ship} at {target}: one hit | torpedoes of {ship} at {target}: {n} hits',
  },
}

const arc = {
  arc: 'From where, seen from the target',
  arcChoices: { beam: 'her side', bow: 'her bow arc', stern: 'her stern arc' },
}

export const torpedoProcedures = {
  declareTorpedoes: {
    title: 'Declare a torpedo attack',
    ...sightInputs,
    ...friends,
    spread: 'What',
    spreadChoices: { aimed: 'aimed', wideSpread: 'a wide spread into an area' },
    setting: 'Speed setting',
    mounts: 'Mounts',
    attacks: 'Attacks',
    ...arc,
  },
  torpedoes: {
    title: 'Torpedo attack',
    attack: 'Attack',
    attackChoices: { called: 'another, called at the table' },
    by: 'Launched by',
    setting: 'Speed setting',
    tubes: 'Tubes launched',
    attacks: 'Attacks',
    ...friends,
    target: sightInputs.target,
    rangeInches: sightInputs.rangeInches,
    ...arc,
  },
}

export const torpedoRefused = {
  'no-torpedoes': '{ship} has no torpedo left to launch.',
  'no-such-spread-kind': 'An attack is aimed, or a wide spread.',
  'torpedo-setting-not-hers': 'The sheet of {ship} has no such speed setting.',
  'torpedo-attacks-left': '{ship} has {most} attacks left in her tubes.',
  'no-tubes-chosen': 'An attack takes one mount at least.',
  'no-such-tubes': '{ship} has no such torpedo mount.',
  'tubes-out': 'Torpedo mount {at} of {ship} is lost, out or has launched.',
  'no-such-arc': 'Torpedoes come from her side, her bow arc or her stern arc.',
  'no-such-torpedoes': 'There are no such torpedoes in the water.',
  'torpedoes-of-nobody': 'Whoever launched these torpedoes is not on the table.',
}
