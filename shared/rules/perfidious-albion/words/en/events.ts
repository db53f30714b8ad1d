/** What event cards do under Perfidious Albion. */
export const events = {
  halfSpeed: 'An event card halves it.',
  localControl: '{ship} in local control',
  fireFull: '{ship} is already at Explosion!, and the card adds nothing.',
  helm: 'An event card has {ship} steer as after a hit. How does she steer?',
  held: 'An event card holds the guns of {ship} on {target}.',
  half: {
    ask: '{ship}: one mount is out. Which? | {ship}: {n} mounts are out. Which?',
    fore: 'The forward ones',
    aft: 'The after ones',
    port: 'Those to port',
    starboard: 'Those to starboard',
  },
  shells: {
    ask: '{ship}: one shell, a hit on {atMost} or less | {ship}: {n} shells, each a hit on {atMost} or less',
    hits: '{ship}: shells that hit, {hits} of {n}.',
    penetration: {
      commonShell12Inch: 'A 12″ common shell goes in like a Y gun at the end of its range',
      heShell8Inch: 'An 8″ HE shell goes in like an A gun at the end of its range',
    },
  },
  torpedoes: {
    reach: '{ship}: how many of the torpedoes from {yards} yards reach her?',
    struck: 'No torpedo strikes {ship}. | One torpedo strikes {ship}. | {n} torpedoes strike {ship}.',
  },
  mine: { section: '{ship} and the mine: section', deck: '{ship} and the mine: 1–3 deck 5, 4–6 deck 6' },
  repair: { ask: '{ship}: what is repaired?' },
  firesOut: 'one fire of an event card goes out | fires of event cards go out, {n} ships',
} as const

/** Fires that burned for one turn. */
export const procedures = { firesOut: { title: 'Fires of event cards go out' } } as const
