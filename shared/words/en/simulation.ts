/** Odds and their policies. */
export const odds = {
  policy: {
    usual: 'everyone makes the usual choice',
    /** Where a player would flood or repair. */
    usualWithRepairs: 'everyone makes the usual choice: magazines are flooded, and the worst damage is repaired first',
  },
}

/** The page on which battles are played many times over. */
export const simulation = {
  open: 'Simulate',
  title: 'Simulation',
  back: 'Back',
  lay: 'Battle set-up',
  battles: 'Battles',
  run: 'Run the battles',
  again: 'Run them again',
  cancel: 'Stop',
  progress: '{done} of {all} battles',
  stopped: 'Stopped after {done} of {all} battles. Their results are shown.',
  done: '{done} battles',
  failed: 'The battles failed and no result was kept. Run them again.',
  results: 'Results',
  nothing: 'No battle has been run yet. Fill in the battle set-up and run the battles.',
  noWorker: 'This browser cannot run battles in the background.',
  notHere: 'These rules have no simulation.',
  loading: 'Loading the ships.',
  policy: 'Decisions of players: {policy}.',
  assumed: 'Assumptions',
  error: 'Bars show the 95 % error.',
  table: 'As a table',
  withError: '{percent} % ± {error}',
  percent: '{percent} %',
  bar: '{percent} {what}',
  plain: '{text}',
}

export const simulationRefused = {
  'battle-own-side': 'The two squadrons belong to one side. Choose one from each side.',
  'battle-out-of-range': 'No gun reaches {rangeInches}″. Choose a shorter range.',
  'battle-turns': 'A battle has from {least} to {most} turns.',
  'battle-no-such-aim': 'A squadron fires at the leading ship, each at her opposite number, or as chosen ship by ship.',
}

/** Labels of the form of battles that every pack plays. */
export const battleProcedures = {
  simulation: {
    rangeInches: 'Range',
    turns: 'Turns',
    firstAim: 'The first fires at',
    secondAim: 'The second fires at',
  },
}

/** What is assumed of the battles of every pack, and what comes of them. */
export const battles = {
  assumes: {
    retarget: 'When a target is gone, fire shifts to the next ship in line, and after the last to the first.',
  },
  plots: {
    shipsLost: {
      title: 'Ships lost',
      over: 'Ships',
      says: {
        one: '{side} loses more ships in {share} of {of}, {other} in {otherShare}.',
        even: 'Each loses more ships than the other in {share} of {of}.',
        neither: 'Neither ever loses more ships than the other.',
      },
    },
    flotation: {
      over: 'As a share of the start',
      says: {
        one: 'The middle battle leaves {side} {left} %, {other} {otherLeft} %.',
        even: 'The middle battle leaves each {left} %.',
      },
    },
    firstLost: {
      title: 'Turns to the first loss',
      over: 'Lost in',
      says: {
        one: '{side} loses a ship first in {share} of {of}, {other} in {otherShare}.',
        even: 'Each loses a ship first in {share} of {of}.',
        neither: 'Neither ever loses a ship before the other.',
      },
    },
    eachShip: {
      title: 'Each ship',
      over: 'Ship',
      says: {
        one: '{ship} is lost most often: in {share} of {of}.',
        two: '{ship} and {other} are lost most often: in {share} of {of} each.',
        many: '{n} ships are lost most often: in {share} of {of} each.',
        none: 'No ship is lost.',
      },
    },
    nothingLeft: 'none',
    leftTo: '{percent} %',
    turn: 'turn {turn}',
    none: 'no loss',
    lost: 'Lost',
    afloat: {
      title: 'Still afloat, but',
      over: 'Ship',
      says: {
        one: '{ship} comes off worst: {share} of {of}.',
        two: '{ship} and {other} come off worst: {share} of {of} each.',
        many: '{n} ships come off worst: {share} of {of} each.',
        none: 'No ship ends so.',
      },
    },
    outOfAction: 'Stopped or without a gun',
    burning: 'Burning',
  },
}
