import { attackChoices } from './rule-book'

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

export const criticalProcedures = {
  hit: { title: 'A hit called at the table', begin: 'Enter the hit', ...strike },
  critical: {
    title: 'Critical damage',
    ...strike,
    cv: 'Critical value',
    flashover: 'Of a flashover',
  },
}

export const criticalRefused = {
  'no-criticals-on': '{ship} takes no critical damage, being a stand.',
  'past-harm': '{ship} can take no more harm.',
  'no-such-calibre': 'No gun has that calibre.',
  'no-such-critical-table': 'Choose the structural or the underwater table.',
  'no-water-ashore': '{ship} stands on land: nothing strikes her under water.',
  'no-such-column': 'The underwater table has columns for bow, midships and stern.',
  'no-critical-value': 'A critical value is a whole number from {least} to {most}.',
}
