/** Look-outs, radar, fire at friends and movement of Fire on the Waters. */
export const spotting = {
  title: '{ship} looks for {target}',
  base: 'Visibility base',
  die: 'Die of her side',
  row: {
    alertJapaneseNight: 'Alert Japanese look-outs by night',
    onRadar: 'Held on radar already',
    formationOf4: 'Four ships or more together',
    nightTargetFast: 'Making 3″ or more by night',
    targetBeforeShore: 'Against the shore',
    italiansNight: 'Italian look-outs by night',
    italiansDay: 'Italian look-outs by day',
    targetFiring: 'Target is firing',
    targetLit: 'Target lit up, lighting or burning',
    spotterFineOnBow: 'Seen end on, within 30°',
    spotterFiringElsewhere: 'Spotter fires at another',
  },
  line: {
    alertJapaneseNight: 'Alert Japanese look-outs by night: {figure} more.',
    onRadar: 'She is held on radar already: {figure} more.',
    formationOf4: 'Four ships or more together: {figure} more.',
    nightTargetFast: 'She makes 3″ or more by night: {figure} more.',
    targetBeforeShore: 'She lies against the shore: {figure} less.',
    italiansNight: 'Italian look-outs by night: {figure} less.',
    italiansDay: 'Italian look-outs by day: {figure} less.',
    targetFiring: 'She is firing: {figure} more.',
    targetLit: 'She is lit up, lights up others or burns: {figure} more.',
    spotterFineOnBow: 'She is seen end on: {figure} less.',
    spotterFiringElsewhere: 'The spotter fires at another ship: {figure} less.',
  },
  andDie: 'plus a D6 of her side',
  sees: 'the range at which she sees the target',
  // The sheet of who sees whom.
  forAll: 'for all look-outs',
  whoLooks: '{who} at {targets}',
  d6: 'D6',
  andD6: 'D6 + {base}″',
  toBeThrown: 'one die a side, for all its look-outs',
  bothThrown: 'thrown for this turn, and in the ranges',
  askLookOuts: '{side}: look-outs of the turn, on a base of {base}″',
  whoSees: '{who} to {inches}″: {targets}.',
  whoIsBlind: '{who} cannot see: {targets}.',
  lookedOut: 'look-outs: {dice}',
  lookedAgain: 'what the look-outs have in sight has changed',
  lookOutsDue: 'A die for the look-outs of {sides}',
  askDie: 'Look-outs of this side, for the whole turn',
  dieAndBase: 'A {die} on a visibility base of {base}.',
  askRange: 'Range at which she sees the target, in inches',
  done: '{ship} sees {target} out to {inches}″',
  doneBlind: '{ship} cannot see {target}',
  set: '{set}',
  radarTitle: '{set} of {ship} on {target}',
  radarRange: 'Range of the {set}',
  radar: {
    noCic: 'No combat information centre at work',
    targetBeforeShore: 'Against the shore',
    small: 'A destroyer or a similar ship',
    medium: 'A cruiser or a merchant',
    large: 'A capital ship',
  },
  radarLine: {
    noCic: 'No combat information centre at work: {figure} less.',
    targetBeforeShore: 'She lies against the shore: {figure} less.',
    small: 'A destroyer or a similar ship: {figure} more.',
    medium: 'A cruiser or a merchant: {figure} more.',
    large: 'A capital ship: {figure} more.',
  },
  showsSize: {
    destroyer: 'it shows a destroyer, alone, and no more | it shows a destroyer, one of {n}, and no more',
    lightCruiser:
      'it shows a light cruiser or small merchant, alone, and no more | it shows a light cruiser or small merchant, one of {n}, and no more',
    heavyCruiser:
      'it shows a heavy cruiser or large merchant, alone, and no more | it shows a heavy cruiser or large merchant, one of {n}, and no more',
    battleship:
      'it shows a battlecruiser or battleship, alone, and no more | it shows a battlecruiser or battleship, one of {n}, and no more',
  },
  radarTooShort: 'too short to find her',
  helpsEyes: 'L band finds nobody alone; it helps the eyes',
  radarFinds: {
    destroyer:
      'the {set} of {ship} finds {target} out to {inches}″: a destroyer, alone | the {set} of {ship} finds {target} out to {inches}″: a destroyer, one of {n}',
    lightCruiser:
      'the {set} of {ship} finds {target} out to {inches}″: a light cruiser or small merchant, alone | the {set} of {ship} finds {target} out to {inches}″: a light cruiser or small merchant, one of {n}',
    heavyCruiser:
      'the {set} of {ship} finds {target} out to {inches}″: a heavy cruiser or large merchant, alone | the {set} of {ship} finds {target} out to {inches}″: a heavy cruiser or large merchant, one of {n}',
    battleship:
      'the {set} of {ship} finds {target} out to {inches}″: a battlecruiser or battleship, alone | the {set} of {ship} finds {target} out to {inches}″: a battlecruiser or battleship, one of {n}',
    // Written by versions that knew three sizes: journals hold them.
    small:
      'the {set} of {ship} finds {target} out to {inches}″: a small ship, alone | the {set} of {ship} finds {target} out to {inches}″: a small ship, one of {n}',
    medium:
      'the {set} of {ship} finds {target} out to {inches}″: a ship of middle size, alone | the {set} of {ship} finds {target} out to {inches}″: a ship of middle size, one of {n}',
    large:
      'the {set} of {ship} finds {target} out to {inches}″: a large ship, alone | the {set} of {ship} finds {target} out to {inches}″: a large ship, one of {n}',
  },
  radarBlind: 'the {set} of {ship} does not find {target}',
  radarHelps: 'the {set} of {ship} points the look-outs at {target} out to {inches}″',
  onlyByNight: 'The rule is for the night.',
  friend: {
    nearerTheTarget: 'The friend is nearer the target than the firer: {figure} more.',
    onTheLine: 'Her base lies on the line: {figure} more.',
  },
  askFriend: '{ship} fires at {target}: does she take {friend} for an enemy?',
  friendSum: '{figure}; from {from} she fires at her friend.',
  firesAtFriend: '{ship} fires at {friend}, her own friend',
  firesAsMeant: '{ship} fires at {target} as meant',
}

export const movement = {
  division: '{squadron}',
  straightOn: '{squadron}: straight on at {speed}″.',
  turnInColumn: '{squadron}: {degrees}° in column at {speed}″.',
  turnTogether: '{squadron}: {degrees}° together at {speed}″.',
  makesOnly: '{ship} makes {most}″ and no more.',
  fallsBehind: '{ship} makes {most}″ and falls behind {squadron}.',
  asBefore: 'all divisions go on as they did',
  moved: 'one division moves | {n} divisions move',
  divisionsDue: 'One division moves | {n} divisions move',
  withFlagship: '{ship} sails with a flagship, or is one: she moves as plotted.',
  askAlone: '{ship} alone: how does she move?',
  alone: {
    left180: '{ship} turns 180° to port',
    left90: '{ship} turns 90° to port',
    straight: '{ship} goes straight ahead',
    asPlotted: '{ship} moves as plotted',
    right90: '{ship} turns 90° to starboard',
    right180: '{ship} turns 180° to starboard',
  },
}

export const procedures = {
  lookOuts: {
    title: 'Look-outs',
    begin: 'Look out',
    folded: 'Lit, against the shore, end on, on radar',
    alert: 'Japanese look-outs are alert',
    onRadar: 'Held on radar already',
    targetLit: 'Lit up, lighting or burning',
    targetBeforeShore: 'Between the shore and the enemy',
    spotterFineOnBow: 'Bow or stern within 30° of the enemy',
  },
  spot: {
    title: 'One pair of eyes',
    begin: 'Look',
    spotter: 'Spotter',
    target: 'Target',
    alert: 'Japanese look-outs are alert',
    onRadar: 'Held on radar already',
    targetBeforeShore: 'Target lies between shore and spotter',
    targetFiring: 'Target is firing',
    targetLit: 'Target lit up, lighting or burning',
    spotterFineOnBow: 'Spotter within 30° of bow or stern of the target',
    spotterFiringElsewhere: 'Spotter fires at another target',
  },
  radarSearch: {
    title: 'Radar search',
    begin: 'Search',
    spotter: 'Ship',
    set: 'Set',
    target: 'Target',
    targetBeforeShore: 'Target lies between shore and spotter',
  },
  friendlyFire: {
    title: 'Fire at a friend',
    begin: 'Roll',
    firer: 'Firer',
    target: 'Meant target',
    friend: 'Friend in the way',
    nearerTheTarget: 'The friend is nearer the target than the firer',
    onTheLine: 'Her base is on the line',
  },
  moveDivisions: {
    title: 'Movement',
    begin: 'Move',
    speed: 'Speed ″',
    turned: 'Turned °',
    together: 'Turned together, not in column',
    alone: 'Without a flagship, 2D6 each',
  },
  moveAlone: { title: 'Ship without a flagship', begin: 'Roll', ship: 'Ship' },
}

export const refused = {
  'divisions-have-moved': 'Every division has moved this turn.',
  'division-speed-unfit': 'Enter a speed from {least}″ to {most}″, in quarters of an inch.',
  'radar-not-working': '{ship} has no {set} that works.',
}
