/** Why an answer was not taken in a dialogue. */
export const answersRefused = {
  'answer-not-a-face': 'A {die} shows from {least} to {most}.',
  'answer-not-offered': 'That is not among the answers.',
  'range-beyond-inches': 'A range from 0 to {most}″ is wanted.',
  'range-beyond-centimetres': 'A range from 0 to {most} cm is wanted.',
  'answer-out-of-range': 'A whole number from {least} to {most} is wanted.',
  'answer-wrong-kind': 'That does not answer the question.',
  'procedure-unknown': 'These rules have no “{procedure}”. Nothing was recorded.',
  'dialogue-other-version':
    'This was begun under version {was} of the rules, and these are {is}. Its dice are listed; begin it again with them.',
  'dialogue-ended-elsewhere': 'Another window has ended this dialogue already. It counts once, as it was ended there.',
  'dialogues-too-many': '{most} dialogues are open already. Go on with one of them, or break it off.',
  'entry-no-dialogue': 'Line {seq} was made by hand: strike it out and mark what is right.',
  'dialogue-lines-lost': 'The lines of this dialogue cannot be read any more. The entry stays as it is.',
}
