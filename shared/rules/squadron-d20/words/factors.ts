import { sightInputs } from './may-fire'

/** CRF and MRF at ships and small craft. */
export const factorWords = {
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
export const factorOdds = {
  anyHit: 'One hit or more',
  anyVessel: 'One vessel lost or more',
  anyStructure: '1 S lost or more',
}

export const factorProcedure = {
  factors: {
    title: 'CRF and MRF',
    ship: sightInputs.ship,
    target: sightInputs.target,
    guns: 'With',
    gunsChoices: { crf: 'CRF', mrf: 'MRF' },
    attacks: 'Attacks',
  },
}

export const factorRefused = {
  'no-such-factors': '{ship} has no such factors left.',
  'no-count-of-attacks': 'Enter a number of attacks from 1 to {most}.',
}
