import { bearings } from './bearings'

const aims = { leader: 'the leading ship', opposite: 'their opposite numbers' }

/** Form of battles that are played many times over. */
export const procedures = {
  simulation: {
    first: 'First division',
    second: 'Second division',
    secondaries: 'Secondary batteries fire',
    firstBearing: 'From the first the enemy bears',
    firstBearingChoices: bearings,
    secondBearing: 'From the second the enemy bears',
    secondBearingChoices: bearings,
    firstAimChoices: aims,
    secondAimChoices: aims,
  },
}

export const simulation = {
  assumes: {
    standStill: 'Range and bearing stay as they are; nobody turns, and damage alone slows a ship.',
    atOnce: 'Each turn one division fires first, an even chance which, and its hits count before the other fires.',
    together: 'All fire, then all hits of the turn take effect together.',
    noTorpedoes: 'No torpedoes are launched.',
    noRepairs: 'Nothing is repaired, and fires do what they did when they broke out.',
    allSee: 'All see their targets by eye; how many guns fire at a ship does not help her own.',
  },
  plots: { flotation: { title: 'Flotation left' }, ofThemBlownUp: 'Blown up' },
}
