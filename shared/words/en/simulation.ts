/** Odds and their policies. */
export const odds = {
  policy: {
    usual: 'everyone does what is usual',
    /** Where a player would flood or repair. */
    usualWithRepairs: 'everyone does what is usual: magazines are flooded, repairs made from the worst downwards',
  },
}

/** What a salvo may do. */
export const perfidiousAlbionOdds = {
  straddles: 'no straddle | one straddle | {n} straddles',
  penetrated: 'a shell goes in',
  // Where one straddle falls: how many of the places.
  place: {
    void: 'outside the hull ({n} of {of})',
    held: 'armour keeps it out ({n} of {of})',
    enters: 'it goes in ({n} of {of})',
  },
  floods: 'new leaks',
  burns: 'fire rises',
  sinks: 'sinks',
  blowsUp: 'blows up',
}

/** The page on which battles are played many times over. */
export const simulation = {
  open: 'Simulate',
  title: 'Simulation',
  back: 'Back',
  lay: 'What is fought',
  battles: 'Battles',
  run: 'Play the battles',
  again: 'Play them anew',
  cancel: 'Stop',
  progress: '{done} of {all} battles',
  stopped: 'Stopped after {done} of {all} battles. What they came to stands below.',
  done: '{done} battles',
  failed: 'The battles broke off and nothing was kept. Play them anew.',
  results: 'What came of it',
  nothing: 'Nothing has been played yet. Lay down what is fought and play the battles.',
  noWorker: 'This browser has no way to play battles beside the page.',
  notHere: 'These rules have no simulation.',
  loading: 'The ships are called in.',
  policy: 'Where a player would decide, {policy}.',
  assumed: 'Taken for granted',
  error: 'Bars carry their 95 % error.',
  drawn: '{title}, drawn as bars. The figures stand in the table below.',
  table: 'As a table',
  withError: '{percent} % ± {error}',
  percent: '{percent} %',
  plain: '{text}',
}

export const simulationRefused = {
  'battle-own-side': 'The two squadrons are of one side.',
  'battle-out-of-range': '{rangeInches}″ is beyond every gun.',
  'battle-turns': 'A battle has from {least} to {most} turns.',
  'battle-no-such-aim': 'A squadron fires at the leading ship, each at her opposite number, or as chosen ship by ship.',
}

/** Labels of the form before battles are played. */
export const perfidiousAlbionSimulationProcedure = {
  simulation: {
    first: 'First squadron',
    second: 'Second squadron',
    rangeInches: 'Range',
    turns: 'Turns',
    firstSector: 'From the first the enemy lies',
    firstSectorChoices: { bow: 'ahead', port: 'to port', starboard: 'to starboard', stern: 'astern' },
    secondSector: 'From the second the enemy lies',
    secondSectorChoices: { bow: 'ahead', port: 'to port', starboard: 'to starboard', stern: 'astern' },
    firstAim: 'The first fires at',
    firstAimChoices: { leader: 'the leading ship', opposite: 'their opposite numbers', chosen: 'ship by ship' },
    secondAim: 'The second fires at',
    secondAimChoices: { leader: 'the leading ship', opposite: 'their opposite numbers', chosen: 'ship by ship' },
    damageControl: 'Damage control',
  },
}

export const perfidiousAlbionSimulation = {
  target: '{ship} fires at',
  assumes: {
    standStill: 'Range and bearing stay as they are, and every ship keeps her speed.',
    fireOrder: 'The higher D6 of the turn fires first.',
    retarget: 'When a target is gone, fire shifts to the next ship in line, and after the last to the first.',
    noMorale: 'Nobody takes morale tests, strikes or withdraws.',
    noTorpedoes: 'No torpedoes are fired.',
  },
  plots: {
    shipsLost: { title: 'Ships lost', over: 'Ships' },
    flotation: { title: 'Flotation left', over: 'Of what they came with' },
    firstLost: { title: 'Turns to the first loss', over: 'Lost in' },
    eachShip: { title: 'Each ship', over: 'Ship' },
    nothingLeft: 'none',
    leftTo: '{percent} %',
    turn: 'turn {turn}',
    none: 'no loss',
    lost: 'Lost',
    ofThemBlownUp: 'Blown up',
  },
}
