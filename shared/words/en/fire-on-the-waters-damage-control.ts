/** Damage control by hand, and fires after the battle. */
export const fireOnTheWatersDamageControl = {
  what: {
    nothing: '{at}',
    stores: 'Stores at {at}',
    boilerRoom: 'Boiler room {what} at {at}',
    engineRoom: 'Engine room {what} at {at}',
    magazine: 'Magazine {what} at {at}',
    fuel: 'Fuel tank at {at}',
    aviationGas: 'Aviation gas at {at}',
    steering: 'Steering flat at {at}',
    plot: 'Plot at {at}',
    cic: 'CIC at {at}',
    cargo: 'Hold at {at}',
    mount: 'Mount {what} at {at}',
    torpedoMount: 'Torpedo mount {what} at {at}',
    torpedoReloads: 'Reloads at {at}',
    aamg: 'Light guns at {at}',
    funnel: 'Funnel at {at}',
    bridge: 'Bridge at {at}',
    flagPlot: 'Flag plot at {at}',
    radio: 'Radio at {at}',
    director: {
      mainFore: 'Forward main director at {at}',
      mainAft: 'After main director at {at}',
      secondary: 'Secondary director at {at}',
      torpedoPort: 'Port torpedo director at {at}',
      torpedoStarboard: 'Starboard torpedo director at {at}',
    },
    searchRadar: 'Search radar {what} at {at}',
    fireControlRadar: 'Fire-control radar {what} at {at}',
    searchlight: 'Searchlight at {at}',
    aircraft: 'Aircraft at {at}',
    boats: 'Boats at {at}',
  },
  cannot: {
    flooded: 'A space that is flooded cannot be repaired.',
    destroyed: 'What is lost for good cannot be repaired.',
    byCasualty: 'What a casualty put out comes back when that is repaired.',
    unfed: 'A mount without its magazine waits for that.',
    steeringFlooded: 'Steering gear cannot be reached while its flat is flooded.',
  },
  mended: '{ship}: repaired.',
  fedAgain: '{ship}: mount {mount} is fed again.',
  canMake: '{ship} can make {most}″ now.',
  repaired: '{ship}: one repair | {ship}: {n} repairs',
  putOut: '{ship}: a fire is out.',
  firesOut: '{ship}: one fire out | {ship}: {n} fires out',
  number: 'Damage control number {number}',
  help: 'Help from others and reduced speed +{help}',
  ask: {
    number: '{ship}: her damage control number against one fire | {ship}: her damage control number against {n} fires',
    firesAfter:
      '{ship}: does her one fire get out of control? On {percent} or less | {ship}: do her {n} fires get out of control? On {percent} or less',
  },
  outOfControl: '{ship}: her one fire gets out of control. | {ship}: her {n} fires get out of control.',
  mastered: '{ship}: her one fire is mastered. | {ship}: her {n} fires are mastered.',
  firesAfter: {
    outOfControl: '{ship}: her fire gets out of control | {ship}: her fires get out of control',
    mastered: '{ship}: her fire is mastered | {ship}: her fires are mastered',
  },
}

/** The turn in dialogue and in the list of what is due. */
export const fireOnTheWatersSequence = {
  due: {
    wildCourse: '{ship} has a wild helm: roll her course',
    moveAlone: '{ship} moves at random',
    liftSpreads: 'One spread has run its range | {n} spreads have run their range',
    damage: 'One hit waits | All {n} hits that wait',
    turnEnds: 'The turn ends for one ship | The turn ends for {n} ships',
  },
  offered: {
    repair: 'One ship has something to repair | {n} ships have something to repair',
    fightFire: 'One ship burns | {n} ships burn',
  },
  turnEnds: {
    over: '{ship}: this is over.',
    condensers: '{ship}: without condensers she loses way.',
    coasts: '{ship}: her engines have stopped, {bound}″ next turn.',
    done: 'end of turn, one ship | end of turn, {n} ships',
  },
  wild: {
    ask: '{ship}: where does her wild helm take her?',
    right90: '{ship} turns right 90°',
    right180: '{ship} turns right 180°',
    straight: '{ship} goes straight ahead',
    left90: '{ship} turns left 90°',
    left180: '{ship} turns left 180°',
  },
}

export const fireOnTheWatersDamageProcedures = {
  wildCourse: { title: 'Wild helm', ship: 'Ship' },
  damage: { title: 'Damage', hits: 'Hits', hitsChoices: { all: 'All that wait' } },
  repair: { title: 'Repair', ship: 'Ship', what: 'What is repaired' },
  fightFire: { title: 'Fight a fire', ship: 'Ship', fires: 'Fires put out' },
  turnEnds: { title: 'End of turn' },
  firesAfterBattle: { title: 'Fires after the battle', ship: 'Ship' },
}

export const fireOnTheWatersDamageRefused = {
  'no-hits-wait': 'No hit waits to be worked out.',
  'no-such-hits': 'No such hits wait on the table.',
  'hits-of-no-size': 'The tables know no shell or torpedo of {inches}″.',
  'hits-uncounted':
    'From 1 to {most} hits wait together, and of these the table says something else. Lift them by hand.',
  'not-damaged': 'What was named is not damaged on {ship}.',
  'no-repair-named': 'Name what is repaired on {ship}.',
  'beyond-repair': 'Something that was named cannot be repaired on {ship}.',
  'no-ship-burns': 'No ship burns.',
  'ship-does-not-burn': '{ship} does not burn.',
  'no-fire-named': 'Name the fires that are put out on {ship}.',
  'no-such-fire': '{ship} does not burn there.',
  'fires-rolled': 'It is known already what comes of the fires of {ship}.',
  'turn-has-ended': 'The end of this turn has been worked out.',
  'nothing-runs-out': 'Nothing on any ship ends with this turn.',
  'no-wild-helm': 'No helm is wild.',
  'helm-not-wild': 'The helm of {ship} is not wild.',
  'wild-course-rolled': 'The course of {ship} has been rolled this turn.',
}
