import { criticalsInWords } from './criticals-in-words'
import { hitWords } from './hits'
import { attackChoices, ruleBookProcedure, ruleBookRefused, ruleBookWords } from './rule-book'

/** Critical damage, wreck tests, cargo. */
export const criticals = {
  book: ruleBookWords,
  ...criticalsInWords,
  ...hitWords,
  crewTest: {
    needed: 'Crew test: {needed} or more, D10',
    quality: 'Crew quality: {quality}',
    from: 'Passes on {from} or more',
    passed: '{ship} passes her crew test: {die}, {from} or more.',
    failed: '{ship} fails her crew test: rolled {die}, needed {from}.',
  },
  /** The sum of a wreck test on the form of a hit. */
  wreckSum: {
    title: '{ship}: a wreck test as she is',
    needed: 'Wreck test, D10',
    quality: 'Crew quality',
    teams: 'No damage-control team | One damage-control team | {n} damage-control teams',
    poorCarrierSafety: 'Poor carrier safety',
    poorUnderwaterProtection: 'Poor underwater protection',
    fires: 'One fire | {n} fires',
    from: 'She needs',
    figure: '{figure}',
    orMore: '{from}+',
    percent: '{percent} %',
    means: 'to stay afloat in a wreck test now',
    meansInBadWeather: 'to stay afloat in a wreck test now, rolled twice in bad weather',
  },
  wreckTest: {
    ask: '{ship}: does she stay afloat? On {from} or more',
    askAgain: '{ship}: bad weather, once more. On {from} or more',
    needed: 'Wreck test: {needed} or more, D10',
    quality: 'Crew quality: {modifier}',
    teams:
      'No damage-control team: {modifier} | One damage-control team: {modifier} | {n} damage-control teams: {modifier}',
    poorCarrierSafety: 'Poor carrier safety: {modifier}',
    poorUnderwaterProtection: 'Poor underwater protection: {modifier}',
    fires: 'One fire: {modifier} | {n} fires: {modifier}',
    from: 'Passes on {from} or more',
    badWeather: 'Bad weather: a success is rolled again',
    onceMore: '{ship} would stay afloat with a {die}; in bad weather it is rolled again.',
    passed: '{ship} passes her wreck test: {die}, {from} or more.',
    failed: '{ship} fails her wreck test: {die}, {from} was needed.',
  },
}

/** Fields of the forms of a hit and a critical. */
const strike = {
  target: 'Ship hit',
  attack: 'Hit by',
  attackChoices,
  inches: 'Calibre',
  inchesChoices: { any: 'whatever it was' },
  on: 'Table',
  onChoices: { structural: 'structural', underwater: 'under water' },
  column: 'Where under water',
  columnChoices: { later: 'settled in the dialogue', bow: 'bow', midships: 'midships', stern: 'stern' },
}

/** Fields of the forms of its procedures. */
export const procedures = {
  ...ruleBookProcedure,
  hit: { title: 'A hit called at the table', begin: 'Enter the hit', ...strike, hits: 'Hits' },
  critical: {
    title: 'Critical damage',
    ...strike,
    cv: 'Critical value',
    flashover: 'Of a flashover',
  },
}

/** Sentences of refusals. */
export const refused = {
  ...ruleBookRefused,
  'no-criticals-on': '{ship} takes no critical damage, being a stand.',
  'past-harm': '{ship} can take no more harm.',
  'no-such-calibre': 'No gun has that calibre.',
  'no-such-critical-table': 'Choose the structural or the underwater table.',
  'no-water-ashore': '{ship} stands on land: nothing strikes her under water.',
  'no-such-column': 'The underwater table has columns for bow, midships and stern.',
  'hits-called': 'Enter a number of hits from {least} to {most}.',
  'no-critical-value': 'A critical value is a whole number from {least} to {most}.',
}
