import type { TableFact } from '../../pack/rules-pack'

/** Light and weather: what the table knows besides stands. */
export const tableFacts = {
  light: { kind: 'choice', choices: ['day', 'night'], fresh: 'day' },
  /** TVR: tactical visibility range, in range bands of 5,000 yards (25 cm). */
  tacticalVisibility: { kind: 'number', minimum: 0, maximum: 5, step: 1, fresh: 5, unit: 'none' },
  /** An area of bad weather: a wreck test that was passed is rolled again. */
  weather: { kind: 'choice', choices: ['fair', 'bad'], fresh: 'fair' },
} as const satisfies Record<string, TableFact>
