/** Morale of ships, squadrons and aircraft. */
export const moraleWords = {
  morale: {
    needed: 'Morale: {needed} or more, D10',
    from: 'Passes on {from} or more',
    askFrom: '{who}: morale test. On how much?',
    ask: '{who}: morale. On {from} or more',
    cannot: '{who} would need {from}: the morale test is lost without a throw.',
    sure: '{who} needs no more than {from}: the morale test is passed without a throw.',
    passed: '{who} keeps nerve: {die}, {from} or more.',
    failed: '{who} loses nerve: {die}, {from} was needed.',
    means: 'passes in {percent} %',
  },
  cause: {
    structureThird: '{ship}: S is down to a third or less.',
    structureGone: '{ship}: S is down to 0.',
    flotationThird: '{ship}: F is down to a third or less.',
    flotationGone: '{ship}: F is down to 0.',
    third: '{ship}: a third of its aircraft are left, or fewer.',
    called: '{ship}: a test called for at the table.',
    half: '{squadron}: {left} of {of} left.',
  },
  breaks: {
    ask: '{who} has failed. What now?',
    option: {
      withdrawing: 'Leaves by the safest way',
      left: 'Is off the table at once',
      stays: 'Stays',
    },
    withdrawing: '{ship} turns away and leaves by the safest way.',
    left: '{ship} has left the table.',
  },
  done: {
    holds: '{who} keeps morale',
    withdrawing: '{who} loses morale and turns away',
    left: '{who} loses morale and has left',
    stays: '{who} loses morale and stays',
    squadronHolds: '{who} keeps its morale',
    squadron: {
      withdrawing: '{who} loses its morale and turns away',
      left: '{who} loses its morale and has left',
      stays: '{who} loses its morale and stays',
    },
  },
  line: {
    crewQuality: 'Crew quality: {figure}',
    commanderAboard: 'The commander is aboard: {figure}',
    alone: 'Alone in its squadron, command value: {figure}',
    command: 'Command value, aboard {ship}: {figure}',
    nobody: 'Its commander is lost: {figure}',
    fires: 'One fire: {figure} | {n} fires: {figure}',
  },
  row: {
    test: 'Morale test, D10',
    crewQuality: 'Crew quality',
    commanderAboard: 'The commander is aboard',
    alone: 'Alone in its squadron: command value',
    command: 'Command value, aboard {ship}',
    nobody: 'Its commander is lost',
    fires: 'One fire | {n} fires',
  },
  title: { morale: '{who}: morale' },
  warning: {
    unmet: {
      structureThird: '{ship} has more than a third of her S.',
      structureGone: '{ship} has S left.',
      flotationThird: '{ship} has more than a third of her F.',
      flotationGone: '{ship} has F left.',
      third: '{ship} has more than a third of its aircraft.',
    },
    tested: '{ship} was tested for this already.',
    notHalved: '{squadron} has more than half of what it began with.',
    squadronTested: '{squadron} was tested already.',
  },
  odds: { holds: 'Keeps morale', breaks: 'Loses morale' },
  due: {
    morale: {
      structureThird: 'Morale of {ship}: S at a third or less',
      structureGone: 'Morale of {ship}: S at 0',
      flotationThird: 'Morale of {ship}: F at a third or less',
      flotationGone: 'Morale of {ship}: F at 0',
      third: 'Morale of {ship}: a third or fewer left',
    },
    squadronMorale: 'Morale of {squadron}: half of it or fewer left',
  },
}

export const moraleProcedures = {
  moraleTest: {
    title: 'Morale test',
    ship: 'Who is tested',
    cause: 'Why',
    causeChoices: {
      structureThird: 'S at a third or less',
      structureGone: 'S at 0',
      flotationThird: 'F at a third or less',
      flotationGone: 'F at 0',
      third: 'a third of its aircraft or fewer left',
      called: 'called for at the table',
    },
  },
  squadronMorale: { title: 'Squadron morale', squadron: 'Which squadron' },
}

export const moraleRefused = {
  'morale-never-tested': '{ship} is never tested for morale: ships and stands of aircraft are.',
  'morale-no-such-cause': '{ship} is not tested for that.',
  'stand-withdraws': '{ship} is leaving already.',
  'squadron-gone': 'Nothing of {squadron} is left in the fight.',
  'squadron-withdraws': '{squadron} is leaving already.',
}
