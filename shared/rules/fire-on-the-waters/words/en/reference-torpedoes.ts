/** The tables of torpedoes on the reference sheet of Fire on the Waters. */
export const torpedoReference = {
  torpedoLaunch: {
    title: 'Launching torpedoes',
    names: { record: 'Write down', arc: 'Arc', intercept: 'Interception', circles: '00' },
    rows: {
      record: 'Number in the spread, turn, speed setting, target, arc.',
      arc: 'A mount covers 120°: four arcs of 30°, counted from the side on which the letter of the counter lies.',
      intercept: 'Where spread and ship meet, both moving in proportion, it is rolled for by the ship it meets.',
      circles:
        'On a hit roll of 00 one torpedo has circled and hits the ship that launched it, whatever else the roll does.',
    },
    ruling: 'Ruling: a valid explosion chit does the same where chits are pulled.',
  },
  leadEstimator: {
    title: 'Lead: value by angle and speed of the target',
    erratum:
      'Erratum: the first figure of the row 30–60° is printed 4; the law of all the others gives 7. An edge belongs to the lower row.',
  },
  leadArcs: {
    title: 'Lead: arcs of 30° by speed of the torpedo',
    ruling: 'Ruling: the highest row that the value reaches; below the first, none. A house rule can take the nearest.',
  },
  torpedoTypes: {
    title: 'Torpedoes',
    name: '{name}, {inches}',
    run: '{range} at {speed}',
    capped: '{value}; {before} before {date}',
    dates: { '1943-07': 'July 1943', '1943-01': 'January 1943' },
    wake: 'yes',
    noWake: 'no',
    note: 'Range in all at a speed a turn; no hit number is read higher than the most of the torpedo.',
  },
  torpedoTargetSize: { title: 'Size of the target, torpedoes' },
  torpedoRangeModifiers: {
    title: 'Range of torpedoes',
    ruling: 'Ruling: from the point of launch to the interception.',
  },
  torpedoAspectModifiers: {
    title: 'Aspect of the target',
    erratum:
      'Erratum: 45° is printed in two rows and belongs to the lower. Ruling: 0° is bow or stern on, 90° the beam.',
  },
  torpedoBasicModifiers: {
    title: 'Hit numbers of torpedoes',
    rows: {
      japanese: 'Japanese torpedoes',
      usBeforeJuly1943: 'American torpedoes before July 1943',
      germanBefore1942Small: 'German torpedoes before 1942 at DD, DE or TB',
      germanBefore1942Larger: 'German torpedoes before 1942 at anything larger',
      otherThanListedTarget: 'At another ship than the one written down',
      torpedoDirectorOut: 'Torpedo director out',
      targetNotMoving: 'Target lies still',
      directedByRadar: 'Directed by radar of the M or S band',
      targetKeptCourseAndSpeed: 'Target kept course and speed from launch to interception',
    },
    capped: 'The sum is not read above the most of the torpedo, nor below −19.',
    both: 'Ruling: a target that lies still has kept course and speed; both count. A director counts as it was at the launch; who combs wakes has not kept her course.',
  },
  torpedoOptional: {
    title: 'Torpedoes, optional',
    names: { t93Surprise: 'The Type 93 by surprise', evadeWakes: 'Combing the wakes' },
    rows: {
      t93Surprise:
        'No +2 for Japanese torpedoes. Before October 1943, launched at more than 6″ and less than 15″: the better of the aspects at launch and at attack, and the target counts as having kept course and speed.',
      evadeWakes:
        'By day, or by night in the tropics, from torpedoes with wakes whose launcher the target has seen: on a D6 of 3 or less she turns to comb them, aspect 0°, no further than her speed at the start of the turn allows. Once a turn; of two attacks she picks one. She has left her formation.',
    },
  },
}

/** Look-outs, radar, friends and ships alone on the same sheet. */
export const spottingReference = {
  visualSpotting: {
    title: 'Who is seen',
    rows: {
      alertJapaneseNight: 'Japanese look-outs, alert, by night',
      onRadar: 'Target on radar already',
      formationOf4: 'Target in a formation of four or more',
      nightTargetFast: 'Target makes 3″ or more, by night',
      targetBeforeShore: 'Target lies between the shore and the spotter',
      italiansNight: 'Italian look-outs by night',
      italiansDay: 'Italian look-outs by day',
      targetFiring: 'Target fires',
      targetLit: 'Target is lit up, shines a light or burns',
      spotterFineOnBow: 'Spotter within 30° of bow or stern of the target',
      spotterFiringElsewhere: 'Spotter fires her guns at another target',
    },
    range:
      'D6 of the side this turn, plus the visibility base, plus every row that applies: inches, for this spotter and this target.',
    ruling: 'Ruling: a range below 0 is kept, and sees nothing.',
  },
  searchRadars: {
    title: 'Search radars',
    set: '{navy} {name}',
    bands: 'M and S bands spot by themselves; the L band only helps eyes.',
    shown:
      'Radar shows how many ships there are, and of what size: destroyer, light cruiser or small merchant, heavy cruiser or large merchant, battlecruiser or battleship.',
    ruling:
      'Ruling: print names no navies here; they are ours. A medium merchant shows as a light cruiser, a light or escort carrier as a heavy one, a fleet carrier as a battleship.',
  },
  radarRangeModifiers: {
    title: 'Range of search radars',
    rows: {
      noCic: 'No combat information centre at work',
      targetBeforeShore: 'Target lies between the shore and the spotter',
      small: 'Target is a destroyer, escort, torpedo boat or small merchant',
      medium: 'Target is a cruiser, light or escort carrier, medium or large merchant',
      large: 'Target is a battleship, battlecruiser or carrier',
    },
    ruling: 'Ruling: all that apply add up, and no range is less than 0.',
  },
  fireControlRadars: {
    title: 'Fire-control radars',
    set: '{navy} {names}',
    early: 'early: +1',
    late: 'later: +2',
    note: 'Counts inside the range for the target; where both kinds look on, the later counts alone.',
  },
  friendlyFire: {
    title: 'Fire at a friend',
    names: {
      formation: 'Formation',
      between: 'Between',
      line: 'Line',
      arc: 'Arc',
      nearerTheTarget: 'Friend is nearer to the target than to the firer',
      onTheLine: 'Her base lies on the line',
      fires: '{from} or more on 2D6',
    },
    rows: {
      formation: 'By night a friend is in danger who is not in the firer’s formation,',
      between: 'lies between firer and target,',
      line: 'within 2″ of the line between their middles,',
      arc: 'and in the firer’s arc of 90° that this line halves.',
      fires: 'The friend is fired at.',
    },
    several: 'Of several friends the one with the most modifiers is in danger, then the one nearest to the target.',
  },
  independentMovement: {
    title: 'Ships alone',
    rows: {
      left180: 'Turns 180° to port',
      left90: 'Turns 90° to port',
      straight: 'Goes straight ahead',
      asPlotted: 'Moves as plotted',
      right90: 'Turns 90° to starboard',
      right180: 'Turns 180° to starboard',
    },
    who: 'For every ship that is no flagship and in no formation with one.',
  },
}
