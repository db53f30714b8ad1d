/** The tables of gunfire on the reference sheet of Fire on the Waters. */
export const gunfireReference = {
  initialRoll: {
    title: 'Initial roll',
    names: {
      reach: 'D10',
      automatic: 'A',
      spotterPlane: 'Optional: spotter plane',
      spotterShip: 'Optional: spotter ship',
    },
    rows: {
      reach:
        'One die a turn for all batteries of a ship, whatever they fire at. A battery goes on whose number, by gun and range, is the die or more.',
      automatic: 'Goes on whatever the die shows.',
      spotterPlane: '{figure} on the number: her plane is up, her radio and director work.',
      spotterShip:
        'The number of the spotter’s main battery at the spotter’s range, {figure}. Both are light cruisers or larger, radio and fire control unhurt.',
    },
    ruling: 'Ruling: not both aids at once; merchants do not spot; the A of a spotting ship stays automatic.',
  },
  gunneryTargetSize: {
    title: 'Size of the target, guns',
    ruling:
      'Ruling: “DD and smaller” is TB, DE, DD and AS; “CL and larger” all others; “CA or larger” CA, all carriers, BC and BB.',
  },
  gunneryBasicModifiers: {
    title: 'Hit numbers of guns',
    scenario: 'by scenario',
    rows: {
      targetTurningSlow: 'Target turned, at 2.75″ or less, each 90°',
      targetTurningFast: 'Target turned, at 3.00″ or more, each 60°',
      targetSlow: 'Target makes less than 1.25″',
      firerTurningSlow: 'Firer turned, at 2.75″ or less, each 60°; twice for destroyers and smaller',
      firerTurningFast: 'Firer turned, at 3.00″ or more, each 30°; twice for destroyers and smaller',
      earlyFireControlRadar: 'Early fire-control radar',
      laterFireControlRadar: 'Later fire-control radar',
      localControl: 'Local control, each 5″ of range',
      plotOut: 'Plot or transmitting room out, not in local control',
      additionalBattery: 'Each further battery on the target',
      visibility: 'Visibility',
    },
    column:
      'A turn of the target counts in full steps, and not for the second and later ships of a division that turn in column.',
    steps:
      'Ruling: a turn of the firer and local control count in full steps too, unless a house rule says begun ones.',
    scope:
      'Ruling: batteries of all ships that fire at the target, less one, count against each; a house rule can keep it to her own.',
  },
  gunneryOptionalModifiers: {
    title: 'Hit numbers of guns, optional',
    rows: {
      shieldedSecondaryInterference: 'Her shielded secondaries fire too; twice by night',
      openSecondaryInterference: 'Her open secondaries fire too; twice by night',
      notVisuallySpotted: 'Firer has not seen the target herself; no visibility then',
      gunFlashesOnly: 'At gun flashes alone',
      nightTargetDark: 'Night, and the target neither fires nor is lit',
      moreThan10Guns: 'More than 10 guns in the battery',
      fewerThan4Guns: 'Fewer than 4 guns in the battery',
      hitLastTurnSameCourse: 'Target was hit last turn and keeps her course',
      firerFast: 'Firer makes more than 3.50″; twice for destroyers and smaller',
      steadySecondaries: 'Secondaries of a heavy cruiser or larger, 5″ guns of a light cruiser',
      notEngaged: 'Fewer than 4 guns fire at the firer',
      heavySeas: 'Heavy seas; twice for destroyers and smaller',
      sunOrSpray: 'Into the sun or into spray',
    },
    switched: 'A house rule for each.',
    ruling:
      'Ruling: heavy seas count twice by the size of the firer. Guns in the battery are those of it that fire; her secondaries disturb her main battery.',
  },
  hitResolution: {
    title: 'Hits of guns and torpedoes',
    read: 'D100 at most the figure scores so many hits; the highest row that the die satisfies counts; 00 is certain. One roll for each kind of mount; for torpedoes one for each torpedo mount, by the number launched.',
    law: 'One law stands behind it: a mount makes 10 to the power of (hit number − 10) / 10 hits on average.',
    groups: 'Ruling: more than seven mounts fire in groups of seven, the last with what is left, one roll each.',
    erratum:
      'Erratum: three mounts at 9, two and three hits: the sheet lacks a figure and prints 64; 90 and 51 follow the law.',
  },
  hitResolutionHigh: {
    title: 'Hit numbers 10 to 18',
    none: 'none',
    ruling: 'Ruling: above 18 reads as 18.',
    mishaps: 'Ruling: where nothing has to be rolled, a D100 is still rolled for mishaps.',
  },
  hitResolutionLow: {
    title: 'Hit numbers −20 to −8',
    read: 'One hit at most.',
    ruling: 'Ruling: below −20 reads as −20.',
  },
  chits: {
    title: 'Hits by chits',
    names: { low: 'under −10', middle: '−10 to 9', letters: 'A to D first', x: 'X first' },
    rows: {
      low: 'Add 10; a D10 has to show a 1 before any chit is pulled.',
      middle: 'A chit for each mount or torpedo, larger mounts first: a hit where the chit is the hit number or less.',
      letters:
        'Optional: a letter as good as the mounts’ reliability or better: one of those mounts or sets, drawn at random, is out and can be repaired.',
      x: 'Guns: D6, on a 1 the ship explodes, on 2 to 6 a mount that fired burns. Torpedoes: one of her own hits her.',
    },
    automatic: 'No chit: one hit of each mount. | No chit: one hit of each mount. | No chit: {n} hits of each mount.',
    ruling: 'Ruling: 17 and 18 are not printed for chits. One chit is pulled for harm to the firer in any case.',
    back: 'Ruling: chits stay out for one battery, then all go back.',
  },
  chitCup: {
    title: 'The cup',
    miss: 'blank',
    ruling:
      'Ruling: the sheet does not say what is in the cup. These hundred give each hit number its chance on the D100.',
  },
  gunfireMishaps: {
    title: 'Gunfire mishaps',
    rows: {
      radarsOut: 'Axis ships alone: radars out',
      radarsAndRadiosOut: 'Radars and radios out; a flagship shifts her flag',
      mountOut: 'A mount is out',
      mountOutAndFire: 'A mount is out and burns',
      mountOutAndRoll: 'A mount is out; D6: on a 1 the ship explodes, on 2 to 6 it burns',
    },
    drawn: 'By the natural die of every gunfire roll for hits. The mount is drawn at random; all can be repaired.',
    ruling: 'Ruling: of the mounts that fired in this roll.',
  },
}
