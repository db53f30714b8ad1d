/** Why an answer was not taken in a dialogue. */
export const answersRefused = {
  'answer-not-a-face': 'A {die} shows from {least} to {most}.',
  'answer-not-offered': 'That is not one of the answers. Choose one that is offered.',
  'range-beyond-inches': 'Enter a range from 0 to {most}″.',
  'range-beyond-centimetres': 'Enter a range from 0 to {most} cm.',
  'answer-out-of-range': 'Enter a whole number from {least} to {most}.',
  'answer-wrong-kind': 'That does not answer the question.',
  'procedure-unknown': 'These rules have no “{procedure}”. Nothing was recorded.',
  'dialogue-other-version':
    'This was begun under version {was} of the rules, and this program has version {is}. Its dice are listed; start it again with them.',
  'dialogue-ended-elsewhere':
    'Another window has already ended this dialogue. It counts once, with the result from there.',
  'dialogues-too-many': '{most} dialogues are already open. Continue one of them, or break it off.',
  'entry-no-dialogue': 'Line {seq} was made by hand. Strike it out and mark what is right.',
  'dialogue-lines-lost': 'The answers of this dialogue can no longer be read. The entry stays as it is.',
}
