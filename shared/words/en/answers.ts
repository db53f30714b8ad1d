/** Why an answer was not taken in a dialogue. */
export const answersRefused = {
  'answer-not-a-face': 'A {die} shows from {least} to {most}.',
  'answer-not-offered': 'That is not among the answers.',
  'answer-out-of-range': 'A number from {least} to {most} is wanted.',
  'answer-wrong-kind': 'That does not answer the question.',
}
