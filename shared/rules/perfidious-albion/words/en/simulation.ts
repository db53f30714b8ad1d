/** What a salvo may do. */
export const odds = {
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

/** Labels of the form before battles are played. */
export const procedures = {
  simulation: {
    first: 'First squadron',
    second: 'Second squadron',
    firstSector: 'Enemy bearing from the first',
    firstSectorChoices: { bow: 'ahead', port: 'to port', starboard: 'to starboard', stern: 'astern' },
    secondSector: 'Enemy bearing from the second',
    secondSectorChoices: { bow: 'ahead', port: 'to port', starboard: 'to starboard', stern: 'astern' },
    firstAimChoices: { leader: 'the leading ship', opposite: 'their opposite numbers', chosen: 'ship by ship' },
    secondAimChoices: { leader: 'the leading ship', opposite: 'their opposite numbers', chosen: 'ship by ship' },
    damageControl: 'Damage control',
  },
}

export const simulation = {
  target: '{ship} fires at',
  assumes: {
    standStill: 'Range and bearing stay as they are, and every ship keeps her speed.',
    fireOrder: 'The higher D6 of the turn fires first.',
    noMorale: 'Nobody takes morale tests, strikes or withdraws.',
    noTorpedoes: 'No torpedoes are fired.',
  },
  plots: { flotation: { title: 'Flotation left' }, ofThemBlownUp: 'Blown up' },
}

/** What these rules call the chances that a report counts. */
export const told = { crewTest: 'Crew tests' }
