import { friends, mayFireProcedure, mayFireRefused, mayFireWords, sightInputs } from './may-fire'
import { torpedoProcedures, torpedoRefused, torpedoWords } from './torpedoes'
import { throwWords } from './throws'

/** Guns at ships, small craft and places ashore. */
const gunfireWords = {
  gunsTitle: '{who}, one gun | {who}, {n} guns',
  gunsShort: '{inches}″ ×{n}',
  mount: 'No. {at}',
  mountOf: '{inches}″ no. {at}',
  batteryFault: { lost: 'lost', out: 'out', calibre: 'small craft: guns of 3.9″ to 6.1″ alone' },
  control: {
    ask: '{ship}: local control?',
    directed: 'Directed fire',
    local: 'Local control',
    row: { directed: 'Directed, {bands} RB', local: 'Local control, {bands} RB' },
    why: {
      typeX: 'Small craft are shot at in local control',
      merchantCruiser: 'An armed merchant cruiser always fires in local control',
      noFireControl: 'FC 0: local control',
    },
  },
  hits: {
    ask: '{who} on target: hits on {target}, and what each hit does? | {who}, {n} attacks on target: hits of each on {target}, and what each hit does?',
    figure: 'Hits',
    row: 'Attack {n}',
    guns: 'One gun of {inches}″ fired | {n} guns of {inches}″ fired',
    range: 'Range: {band} RB',
    told: '{who}: no hit on {target}. | {who}: one hit on {target}. | {who}: {n} hits on {target}.',
  },
  splash: 'One splash marker on {target}. | {n} splash markers on {target}.',
  vessels: {
    lost: '{ship} loses one vessel, {left} left. | {ship} loses {n} vessels, {left} left.',
    last: '{ship} loses her last vessel. | {ship} loses her last {n} vessels.',
  },
  warning: {
    friend: '{target} is a friend.',
    fired: '{who} has fired this turn.',
    local: {
      typeX: 'Small craft: local control.',
      merchantCruiser: '{ship} is an armed merchant cruiser: local control.',
      noFireControl: '{ship} has FC 0: local control.',
    },
  },
  odds: {
    onTarget: '{who} on target',
    anyOnTarget: 'At least one on target',
    anyOf: '{who}: one of {dice} or more on target',
    vessel: '{who}: a vessel lost',
  },
  gunsDone: {
    silent: '{ship} at {target}: no battery fires',
    off: '{ship} at {target}: off target',
    hits: '{ship} at {target}: on target, no hit | {ship} at {target}: one hit | {ship} at {target}: {n} hits',
    vessels:
      '{ship} at {target}: on target, no vessel lost | {ship} at {target}: one vessel lost | {ship} at {target}: {n} vessels lost',
  },
}

const gunfireProcedure = {
  guns: {
    title: 'Guns',
    ...sightInputs,
    ...friends,
    folded: 'Mounts that bear, bases in the way, raking hits, friends',
    batteries: 'Batteries',
    mounts: 'Mounts that bear',
    bases: 'Bases of ships in the way',
    raking: 'Along her length: a raking hit',
  },
}

const gunfireRefused = {
  'no-guns': '{ship} has no guns.',
  'no-battery-chosen': 'Choose at least one battery of {ship}.',
  'no-such-battery': '{ship} has no such battery.',
  'battery-lost': '{ship} has lost every mount of her battery of {inches}″.',
  'battery-out': 'No mount of the battery of {inches}″ of {ship} can fire now.',
  'battery-calibre': 'Small craft are shot at with guns of {from}″ to {to}″ alone: not with {inches}″ at {target}.',
  'no-mount-chosen': 'A battery fires with one mount at least.',
  'no-such-gun-mount': '{ship} has no such mount in the batteries that were chosen.',
  'gun-mount-lost': 'Mount {at} of {ship} is lost.',
  'gun-mount-out': 'Mount {at} of {ship} is out.',
  'battery-without-mount': 'Choose at least one mount of the {inches}″ battery.',
  'no-count-of-bases': 'Enter the number of bases in the way, from 0 to {most}.',
}

/** CRF and MRF at ships and small craft. */
const factorWords = {
  factors: {
    of: { crf: 'CRF', mrf: 'MRF' },
    title: {
      crf: '{who}, CRF, one attack | {who}, CRF, {n} attacks',
      mrf: '{who}, MRF, one attack | {who}, MRF, {n} attacks',
    },
    fired: { crf: '{ship} has fired her CRF this turn.', mrf: '{ship} has fired her MRF this turn.' },
    cannotHarm: 'These guns leave splash markers on {target} and do her no harm.',
    askHarm: '{target}: is she of a type that MRF can harm?',
    unharmed: '{target} takes no harm from such guns.',
  },
  factorsDone: {
    off: { crf: 'CRF of {ship} at {target}: off target', mrf: 'MRF of {ship} at {target}: off target' },
    hits: {
      crf: 'CRF of {ship} at {target}: one hit, {failed} not saved | CRF of {ship} at {target}: {n} hits, {failed} not saved',
      mrf: 'MRF of {ship} at {target}: one hit, {failed} not saved | MRF of {ship} at {target}: {n} hits, {failed} not saved',
    },
  },
}

/** Chances of several small guns together. */
const factorOdds = {
  anyHit: 'One hit or more',
  anyVessel: 'One vessel lost or more',
  anyStructure: '1 S lost or more',
}

const factorProcedure = {
  factors: {
    title: 'CRF and MRF',
    ship: sightInputs.ship,
    ...friends,
    target: sightInputs.target,
    guns: 'With',
    gunsChoices: { crf: 'CRF', mrf: 'MRF' },
    attacks: 'Attacks',
  },
}

const factorRefused = {
  'no-such-factors': '{ship} has no such factors left.',
  'no-count-of-attacks': 'Enter a number of attacks from 1 to {most}.',
}

/** Guns, torpedoes, factors: ships shooting. */
export const guns = {
  ...throwWords,
  ...mayFireWords,
  ...gunfireWords,
  ...torpedoWords,
  ...factorWords,
  odds: { ...gunfireWords.odds, ...factorOdds },
}

/** Fields of the forms of its procedures. */
export const procedures = { ...mayFireProcedure, ...gunfireProcedure, ...torpedoProcedures, ...factorProcedure }

/** Sentences of refusals. */
export const refused = { ...mayFireRefused, ...gunfireRefused, ...torpedoRefused, ...factorRefused }
