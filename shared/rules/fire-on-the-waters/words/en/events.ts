/** What event cards do under the rules of Fire on the Waters. */
export const events = {
  half: {
    ask: '{ship}: which mount is out? | {ship}: which {n} mounts are out?',
    fore: 'counted from the bow',
    aft: 'counted from the stern',
    port: 'those to port first',
    starboard: 'those to starboard first',
    out: '{ship}: out of action are {mounts}.',
  },
  halvedAlready: '{ship} makes half of her speed already; two cards do not halve it twice.',
  fire: {
    ask: '{ship}: where does she burn?',
    burns: '{ship} {at} burns.',
  },
  bombs: {
    ask: '{ship}: one bomb, a hit on {atMost} or less | {ship}: {n} bombs, each a hit on {atMost} or less',
    hits: 'No bomb hits {ship}. | One bomb hits {ship}. | {n} bombs hit {ship}.',
  },
  torpedoes: {
    askNumber: 'Hit number of the torpedoes at {ship}, from {yards} yards',
    askHits: '{ship}: one torpedo, does it hit? | {ship}: {n} torpedoes, how many hit?',
    hits: 'No torpedo hits {ship}. | One torpedo hits {ship}. | {n} torpedoes hit {ship}.',
  },
  mended: 'damage by a card repaired in {ship}',
  firesOut: 'one fire of a card has burned out | {n} fires of cards have burned out',
  firesDue: 'A fire that a card lit for this turn goes out. | {n} fires that cards lit for this turn go out.',
}

/** What cards put on a ship, as her card calls it. */
export const casualties = {
  mainSilent: 'Main battery silent up to and with turn {turn}',
  secondarySilent: 'Secondary battery silent up to and with turn {turn}',
  torpedoesSilent: 'No torpedoes up to and with turn {turn}',
}

export const procedures = {
  mendEvent: { title: 'Repair what a card has done', begin: 'Repair', event: 'What' },
  eventFiresOut: { title: 'Fires of cards go out' },
}

export const refused = {
  'no-event-to-mend': 'No card has done damage that can be repaired here.',
  'no-such-event': 'That effect is already over. Nothing was changed.',
  'no-event-fire': 'No fire that a card lit burns for this turn alone.',
}
