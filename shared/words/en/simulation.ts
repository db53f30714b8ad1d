/** Odds and their policies. */
export const odds = {
  policy: {
    usual: 'everyone does what is usual',
    /** Where a player would flood or repair. */
    usualWithRepairs: 'everyone does what is usual: magazines are flooded, repairs made from the worst downwards',
  },
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
