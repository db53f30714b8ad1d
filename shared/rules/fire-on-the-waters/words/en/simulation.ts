import { bearings } from './bearings'

const aims = { leader: 'the leading ship', opposite: 'their opposite numbers' }

/** Form of battles that are played many times over. */
export const procedures = {
  simulation: {
    first: 'First division',
    second: 'Second division',
    rangeInches: 'Range',
    turns: 'Turns',
    secondaries: 'Secondary batteries fire',
    firstBearing: 'From the first the enemy bears',
    firstBearingChoices: bearings,
    secondBearing: 'From the second the enemy bears',
    secondBearingChoices: bearings,
    firstAim: 'The first fires at',
    firstAimChoices: aims,
    secondAim: 'The second fires at',
    secondAimChoices: aims,
  },
}

export const simulation = {
  assumes: {
    standStill: 'Range and bearing stay as they are; nobody turns, and damage alone slows a ship.',
    atOnce: 'Each turn one division fires first, an even chance which, and its hits count before the other fires.',
    together: 'All fire, then all hits of the turn take effect together.',
    retarget: 'When a target is gone, fire shifts to the next ship in line, and after the last to the first.',
    noTorpedoes: 'No torpedoes are launched.',
    noRepairs: 'Nothing is repaired, and fires do what they did when they broke out.',
    allSee: 'All see their targets by eye; how many guns fire at a ship does not help her own.',
  },
  plots: {
    shipsLost: { title: 'Ships lost', over: 'Ships' },
    flotation: { title: 'Flotation left', over: 'As a share of the start' },
    firstLost: { title: 'Turns to the first loss', over: 'Lost in' },
    eachShip: { title: 'Each ship', over: 'Ship' },
    nothingLeft: 'none',
    leftTo: '{percent} %',
    turn: 'turn {turn}',
    none: 'no loss',
    lost: 'Lost',
    ofThemBlownUp: 'Blown up',
    afloat: { title: 'Still afloat, but', over: 'Ship' },
    outOfAction: 'Stopped or without a gun',
    burning: 'Burning',
  },
}
