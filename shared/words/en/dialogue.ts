/** Rules as dialogues: the panel with its dice, what waits, and their lines in the log. */
export const dialogue = {
  title: 'Rules at the table',
  panel: 'Rules and dice',
  putAside: 'Put aside: it stays open',
  close: 'Close',
  menu: 'Menu of {procedure}',
  breakOff: 'Break off',
  beginAgain: 'Begin again',
  amends: 'amends line {line}',
  reading: 'Reading the table as it was when this began',

  waiting: {
    title: 'One dialogue waits | {n} dialogues wait',
    goOn: 'Go on',
    goOnWith: 'Go on with {what}',
    breakOffWhat: 'Break off {what}',
    of: '{procedure}, {who}',
    amends: '{what}, to amend line {line}',
  },
  pending: {
    title: 'Damage of one salvo waits for the end of {phase} | Damage of {n} salvoes waits for the end of {phase}',
    apply: 'Apply now',
  },

  row: {
    typed: 'typed',
    rolled: 'rolled',
    mixed: 'typed, rolled',
    waiting: 'waiting',
    die: '{name}, {die}, {face}, {by}',
    dieWaits: '{name}, {die}, waits for its face',
    dieTyping: '{name}, {die}, {digits} typed so far',
    dieLater: '{name}, {die}, comes after this one',
    ofMany: '{name} {at} of {of}',
    hint: {
      D6: 'One key, 1 to 6.',
      D10: 'One key, 0 is 10.',
      D20: 'Two keys: 07, 15.',
      D36: 'Two keys: tens, then units.',
      D100: 'Two keys, 00 is 100.',
    },
    offered: 'R lays {face} there again.',
    anew: 'Type it again, or R rolls it anew. Esc leaves it.',
    yes: 'Yes.',
    no: 'No.',
    within: '{face} is within {range}',
    beyond: '{face} is not within {range}',
    never: 'nothing',
    pad: 'Faces',
  },
  answer: {
    yes: 'Yes',
    no: 'No',
    change: 'Change',
    changeWhat: 'Change: {what}',
    take: 'Take it',
    leave: 'Leave it',
    number: 'From {least} to {most}',
    decides: '{who} decides',
    umpire: 'The umpire',
  },
  draw: {
    count: '×{n}',
    draws: '{who} draws',
    hint: 'Name what was pulled, or R draws.',
    byApp: 'drawn by the app',
    byHand: 'pulled by hand',
  },
  judged: {
    title: 'One figure worked out | {n} figures worked out',
    overruled: 'overruled, it was {was}',
    some: 'one overruled | {n} overruled',
    how: 'How it comes to that',
  },
  does: 'What it does',
  goesBy: 'What it goes by',
  nothing: 'Nothing more to ask.',
  act: {
    rollRest: 'Roll the rest',
    rollAnew: 'Roll it anew',
    drawRest: 'Draw, and roll the rest',
    drawAnew: 'Draw it anew',
    apply: 'Apply to card',
    applyAnyway: 'Apply all the same',
    back: 'Back',
    backLong: 'Take back the last answer',
  },
  applied: 'Applied: {what}.',
  appliedWaits: '{what}. The damage waits for the end of {phase}.',
  changed: {
    title: 'The table has changed since this was begun',
    text: 'What the dice came to can still be applied. Look at what is no longer so first.',
  },
  stopped: {
    title: 'This cannot go on as it was begun',
    differs: 'The answer to “{ask}” does not fit any more: {why}',
    dice: 'Dice that were rolled: write them down, and type them when it is begun again.',
    noDice: 'No dice were rolled.',
    answers: 'Its dice and answers',
  },
  log: {
    anew: 'a die rolled anew',
    reopened: '{procedure} reopened, to amend line {seq}',
    amended: 'Line {seq} amended: {what}',
    amend: 'Amend a die…',
    amendTitle: 'Amend line {seq}',
    amendDie: '{name}: {answer}',
    ofRow: '{row}, {name}',
    reasons: '{n} reason | {n} reasons',
  },
}

/**
 * Short names of what Perfidious Albion asks, by the parts of a question's key. Two dice of one place stand in one
 * row, named by both.
 */
export const perfidiousAlbionAsked = {
  'section-deck': 'Straddle {count}, {first}',
  'deck-section': 'Torpedo {count}',
  'shell-section-deck': 'Shell {count}',
  'mine-section-deck': 'The mine',
  section: 'Section',
  deck: 'Deck',
  oneMore: 'One more, {first}?',
  explosion: 'Explosion inside',
  flash: 'Flash',
  test: 'Crew test',
  crew: 'Crew test',
  weather: 'Weather',
  neighbour: 'Floods too?',
}

/** Stands under `refused`. */
export const dialogueRefused = {
  'entry-no-answers': 'Nothing was asked for line {seq}: strike it out and mark what is right.',
}
