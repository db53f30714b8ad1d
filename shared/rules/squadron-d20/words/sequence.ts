import { moraleProcedures, moraleRefused, moraleWords } from './morale'

/** Order of play, initiative, morale. */
export const sequence = {
  ...moraleWords,
  line: {
    ...moraleWords.line,
    commander: 'Commander aboard {ship}: {figure}',
    commandSum: 'Command values come to {sum}, worth {figure}',
  },
  row: {
    ...moraleWords.row,
    commander: 'Commander aboard {ship}',
    commandSum: 'Command values together',
    crewTest: 'Crew test',
  },
  title: {
    ...moraleWords.title,
    initiative: '{side}',
    crewTest: '{ship}: crew test',
  },
  warning: {
    ...moraleWords.warning,
    initiativeRolled: 'Initiative was thrown for this turn already.',
    noPower: '{ship} has no power: she does nothing in the action phase without her crew test.',
    powerFailed: '{ship} has no power and has failed her crew test: she does nothing in this action phase.',
    wreckTested: '{ship} has passed her wreck test already.',
  },
  odds: {
    ...moraleWords.odds,
    initiative: '{side} has the initiative',
    passes: 'Passes',
    fails: 'Fails',
    floats: 'Stays afloat',
    goes: 'Is lost',
  },
  initiative: {
    ask: '{side}: initiative',
    askAgain: '{side}: initiative, once more',
    means: 'has the initiative in {percent} %',
    thrown: '{side} throws {die}; with {figure} for its commanders that is {total}.',
    won: '{side} has the initiative this turn, with {total}.',
    tied: 'Equal at {total}: thrown again.',
    kept: 'Equal at {total}: {side} keeps the initiative of the turn before.',
    neverEnding: 'Equal time after time. Who has the initiative?',
    side: '{side}',
    done: 'Initiative to {side}',
  },
  crewTest: { means: 'passes in {percent} %' },
  power: {
    ask: '{ship} is without power: does she act this turn?',
    passed: '{ship} acts this turn, without power',
    failed: '{ship} is without power and does nothing in this action phase',
  },
  helm: {
    ask: '{ship} has no steering: does she turn?',
    turns: '{ship} turns, with her steering gone',
    straightOn: '{ship} cannot turn and holds her course',
  },
  wreck: {
    floats: 'Wreck test: {ship} stays afloat',
    goes: 'Wreck test: {ship} is lost',
  },
  clear: {
    splash: '{ship}: one splash marker lifted. | {ship}: {n} splash markers lifted.',
    flak: '{ship}: one flak marker lifted. | {ship}: {n} flak markers lifted.',
    done: 'One marker lifted | {n} splash and flak markers lifted',
  },
  due: {
    ...moraleWords.due,
    initiative: 'Throw for initiative',
    wreckTest: 'A wreck test for {ship}',
    helmTest: '{ship} has no steering: a crew test to turn',
    powerTest: '{ship} has no power: a crew test to act',
    clearMarkers: 'One splash or flak marker to lift | {n} splash and flak markers to lift',
  },
}

/** Fields of the forms of its procedures. */
export const procedures = {
  ...moraleProcedures,
  initiative: { title: 'Initiative' },
  powerTest: { title: 'Crew test without power', ship: 'Which ship' },
  helmTest: { title: 'Crew test to turn', ship: 'Which ship' },
  wreckTest: { title: 'Wreck test', ship: 'Which ship' },
  clearMarkers: { title: 'Lift splash and flak markers' },
}

/** Sentences of refusals. */
export const refused = {
  ...moraleRefused,
  'power-has-not-failed': '{ship} has her power.',
  'power-tested': '{ship} has been tested this turn. One test counts for the whole turn.',
  'helm-answers': '{ship} answers her helm: she turns without a test.',
  'no-power-failed': 'No ship is without power: nobody needs the test.',
  'every-helm-answers': 'Every ship answers her helm: nobody needs a test to turn.',
  'no-wreck-test-needed': 'No ship is at F 0 and no place ashore at S 0: nobody needs a wreck test.',
  'no-wreck-test': '{ship} is a stand that makes no wreck tests.',
  'wreck-test-afloat': '{ship} has {left} left: a wreck test is made at 0.',
  'no-markers-on-cards': 'There is no splash or flak marker on any card.',
}
