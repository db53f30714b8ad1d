/** Who may fire (9.1): the checklist, what it comes to, and the crew tests that it takes. */

const arms = { guns: 'fire', torpedoesAimed: 'launch an aimed attack', wideSpread: 'launch a wide spread' } as const

function verdictsOf(does: string) {
  return {
    may: `{who} may ${does}.`,
    shipTest: `{who} may ${does} after a crew test of the ship.`,
    batteryTest: `{who} may ${does} after a crew test of its own: radar has to find the target.`,
    beyond: `{who} may not ${does}: {band} RB, and {limit} is the limit.`,
    noRadar: `{who} may not ${does}: the target is not seen, and the battery has no radar.`,
    unseen: `{who} may not ${does}: the target is not seen.`,
  }
}

export const mayFireWords = {
  bands: 'Range bands',
  check: {
    day: 'Day.',
    night: 'Night.',
    clear: 'Clear line of sight.',
    hidden: 'No clear line of sight.',
    within: 'Within TVR: {band} RB, TVR {visibility}.',
    beyond: 'Beyond TVR: {band} RB, TVR {visibility}.',
    lit: 'The target is lit.',
    dark: 'The target is not lit.',
    limitLower: 'As far as {limit} RB: the lower of SD {spotting} and TVR {visibility}.',
    limitSpotting: 'As far as {limit} RB: SD.',
    ask: {
      night: 'Is it night?',
      clear: 'Is the line of sight clear?',
      within: 'Is the target within TVR? {band} RB, TVR {visibility}',
      lit: 'Is the target lit?',
      may: '{who}: may it fire?',
    },
  },
  verdict: {
    guns: verdictsOf(arms.guns),
    torpedoesAimed: verdictsOf(arms.torpedoesAimed),
    wideSpread: verdictsOf(arms.wideSpread),
  },
  tried: {
    ask: {
      target: '{who}: crew test, to pick out {target}',
      radar: '{who}: crew test, for radar to find {target}',
      area: '{who}: crew test, to launch a wide spread into the area',
    },
    again: '{who} has made this crew test this turn. May it be tried again?',
    passed: '{who} has found {target} this turn: no test.',
    failed: '{who} has made this crew test this turn: not again.',
  },
  mayFireDone: {
    guns: {
      none: '{ship} may fire no battery',
      some: '{ship} may fire one battery of {of} | {ship} may fire {n} batteries of {of}',
      all: '{ship} may fire her battery | {ship} may fire all {n} batteries',
    },
    torpedoesAimed: { may: '{ship} may launch an aimed attack', no: '{ship} may not launch an aimed attack' },
    wideSpread: { may: '{ship} may launch a wide spread', no: '{ship} may not launch a wide spread' },
  },
  battery: {
    main: 'MAIN {inches}″, one mount | MAIN {inches}″, {n} mounts',
    other: 'OTHER {inches}″, one mount | OTHER {inches}″, {n} mounts',
    left: {
      main: 'MAIN {inches}″, {ready} of {n} mounts',
      other: 'OTHER {inches}″, {ready} of {n} mounts',
    },
  },
}

/** What is seldom wanted is folded away. */
export const friends = { folded: 'Friends', friendsToo: 'Friends too' }

/** Fields of every form of fire. */
export const sightInputs = {
  ship: 'Who',
  target: 'Target',
  rangeInches: 'Range',
  clear: 'Clear line of sight',
  lit: 'The target is lit',
}

export const mayFireProcedure = {
  mayFire: {
    title: 'May she fire?',
    ...sightInputs,
    arm: 'What',
    armChoices: { guns: 'guns', torpedoesAimed: 'torpedoes, aimed', wideSpread: 'torpedoes, wide spread' },
  },
}

export const mayFireRefused = {
  'range-no-figure': 'A range is a distance on the table, in inches.',
  'range-beyond-bands': 'Nothing shoots beyond {most} range bands.',
  'not-yes-or-no': 'Choose yes or no.',
  'stand-out-of-action': '{ship} is out of action.',
  'target-is-wreck': '{ship} is a wreck.',
  'target-is-gone': '{ship} has left the table.',
  'target-is-sunk': '{ship} is sunk.',
  'target-of-other-kind': '{ship} cannot be a target of these.',
  'nothing-to-fire-with': '{ship} has nothing left of that kind to fire with.',
}
