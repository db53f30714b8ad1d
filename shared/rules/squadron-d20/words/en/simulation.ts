const aims = { leader: 'the leading ship', opposite: 'their opposite numbers' }

/** Battles that are played many times over. */
export const simulation = {
  book: {
    gun: {
      hits: '{inches}″, rule book: hits on target',
      flotation: '{inches}″, rule book: F of a hit',
      structure: '{inches}″, rule book: S of a hit',
      cv: '{inches}″, rule book: CV of a hit',
      beats: '{inches}″, rule book: beats armour to',
    },
    torpedo: {
      hits: 'Torpedo, rule book: hits on target',
      flotation: 'Torpedo, rule book: F of a hit',
      structure: 'Torpedo, rule book: S of a hit',
      cv: 'Torpedo, rule book: CV of a hit',
    },
  },
  assumes: {
    book: 'Hits, F, S, CV and armour beaten are the figures entered above, the same for every hit of a kind. The sheet does not print them. A figure that you did not change is 1, with no armour beaten; it does not come from a rule book.',
    standStill: 'The range stays as it is; nobody turns, every gun bears, and nothing hides a target.',
    initiative: 'Each turn the squadron with the initiative fires first, and its hits count before the other fires.',
    torpedoes:
      'Each ship launches all her torpedoes once, aimed from the beam, as soon as they run so far; they strike after the guns.',
    noAir: 'No aircraft take part, and small guns do not fire.',
    noMorale: 'Nobody tests morale or withdraws.',
    noRepairs: 'Nothing is repaired, and fires are not put out.',
  },
  plots: { flotation: { title: 'Strength left' }, ofThemBlownUp: 'Of them wrecks' },
}

/** Fields of the forms of its procedures. */
export const procedures = {
  simulation: {
    first: 'First squadron',
    second: 'Second squadron',
    firstAimChoices: aims,
    secondAimChoices: aims,
    lit: 'All are lit',
    torpedoes: 'Torpedoes are launched',
    bookTests: 'Fire, magazine and fuel tests',
    bookTestsChoices: { d20: 'by a D20 against the CV', none: 'left out' },
  },
}

/** Sentences of refusals. */
export const refused = {
  'battle-book-tests': 'Choose whether tests of the rule book are thrown or left out.',
}
