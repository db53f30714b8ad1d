import { navalEventWords } from './events'

type EventKey = keyof typeof navalEventWords

/** One sentence for each event, with its title in it. */
function byTitle(sentence: (title: string) => string): Readonly<Record<EventKey, string>> {
  return Object.fromEntries(
    Object.entries(navalEventWords).map(([key, { title }]) => [key, sentence(title)]),
  ) as Record<EventKey, string>
}

const courses = {
  left180: 'turns left 180°',
  left90: 'turns left 90°',
  straight: 'goes straight on',
  right90: 'turns right 90°',
  right180: 'turns right 180°',
} as const

/** The reminder on a card for as long as an event lasts; a sentence about the ship without her name. */
const stands = {
  friendlyFire: 'fires on {target}',
  torpedoCasualty: 'no torpedoes',
  mainBatteryCasualty: 'main battery silent',
  secondaryBatteryCasualty: 'secondary battery silent',
  propulsionCasualty: 'half speed',
  steeringCasualty: 'steers as after a hit',
  radarOutage: 'radars out',
  shipboardFire: 'a fire that burns out this turn',
  checkFire: 'no weapon fires',
  targetConfusionMainBattery: 'main battery on {target}',
  spotterPlane: 'aircraft spot for her',
  spotterPlaneByNight: 'lit up by aircraft',
  majorPropulsionCasualty: 'half speed',
  majorMainBatteryCasualty: 'half the main battery out',
  majorFireControlCasualty: 'main battery in local control',
  majorFire: 'a serious fire',
  majorTorpedoBatteryCasualty: 'half the torpedo tubes out',
  majorSteeringCasualty: 'steers as after a hit',
  signalingError: 'moves at random',
  majorSecondaryBatteryCasualty: 'secondary battery of one side out',
  majorSecondaryBatteryCasualtyPort: 'secondary battery to port out',
  majorSecondaryBatteryCasualtyStarboard: 'secondary battery to starboard out',
  byDie: 'a die for her course each turn',
  ...courses,
  other: '{face}',
  own: '{title}',
  ownOutcome: '{title}: {outcome}',
} as const

/** The same in a list beside other ships. */
const marked = Object.fromEntries(Object.entries(stands).map(([key, text]) => [key, `{on}: ${text}`])) as Readonly<
  Record<keyof typeof stands, string>
>

/** The dialogues of event cards: questions, reasons, and names in the log. */
export const eventDialogues = {
  ship: '{ship}',
  shipOf: '{ship}, {formation}',
  nextAhead: '{ship}, next ahead',
  nextAstern: '{ship}, next astern',
  fartherOff: '{ship}, farther off',
  formation: '{formation}',
  side: '{side}',
  none: 'None of them qualifies',
  stands,
  marked,
  ends: {
    turn: 'this turn | this turn | for {n} turns',
    repair: 'until repaired',
    putOut: 'until put out',
    hand: 'until taken off',
    reminder: 'a reminder for the players',
  },

  ask: {
    struck: 'Which enemy ship is struck?',
    opponent: 'Which side is struck?',
    victim: 'Which ship is attacked?',
    victimByDie: 'Which ship is attacked? The die says.',
    formation: 'Which enemy formation is struck?',
    firer: 'Which enemy ship fires on her own side?',
    friend:
      '{ship} fires on her own side: at which of its three ships nearest the enemy? By day at 20,000 yards or more.',
    ordered: 'At which ship was {ship} ordered to fire?',
    nearer: 'Which ship lies nearest to {target}?',
    other: 'Which ship lies second nearest to {target}?',
    light: 'Is it day or night?',
    spotted: 'Which of your ships do the aircraft spot for?',
    lit: 'Which enemy formation is lit up?',
    collides: 'Which ship runs foul of her neighbour?',
    collidesWith: 'Which ship of her formation does {ship} run foul of?',
    bombers: {
      diveBombers: 'How many dive bombers attack {ship}?',
      torpedoBombers: 'How many torpedo bombers attack {ship}?',
      levelBombers: 'How many level bombers attack {ship}?',
    },
    shells: 'How many shells fall about {ship}?',
    torpedoes: 'How many torpedoes run at {ship}?',
    range: 'From how many thousand yards do they run at {ship}?',
    die: {
      steeringCasualty: '{on}: which way does she turn?',
      majorSteeringCasualty: '{on}: which way does she turn?',
      signalingError: '{on}: which way does it turn?',
      majorSecondaryBatteryCasualty: '{on}: the battery of which side?',
      targetConfusionMainBattery: 'Which of the two nearest to {on} is fired at?',
      targetConfusionTorpedoes: 'Which of the two nearest to {on} do the torpedoes go for?',
    },
    courseAnew: '{on}: which way does she turn this turn?',
  },
  row: {
    left180: '{faces}: left 180°',
    left90: '{faces}: left 90°',
    straight: '{faces}: straight on',
    right90: '{faces}: right 90°',
    right180: '{faces}: right 180°',
    port: '{faces}: port',
    starboard: '{faces}: starboard',
    first: '{faces}: the nearer',
    second: '{faces}: the other',
  },
  rolled: {
    left180: 'A {face}: {on}, left 180°.',
    left90: 'A {face}: {on}, left 90°.',
    straight: 'A {face}: {on}, straight on.',
    right90: 'A {face}: {on}, right 90°.',
    right180: 'A {face}: {on}, right 180°.',
    port: 'A {face}: {on}, the battery to port.',
    starboard: 'A {face}: {on}, the battery to starboard.',
    first: 'A {face}: the nearer to {on}.',
    second: 'A {face}: the other one near {on}.',
  },
  light: { day: 'Day', night: 'Night' },
  byDie: '{faces}: {ship}',
  byDieStruck: 'The die says {ship}.',

  applied: 'These rules apply it as long as it lasts.',
  reminder: 'It is noted on the card as a reminder.',
  tableDoes: 'These rules leave the effect to the players.',
  noFriend: 'There is no ship that {ship} could fire on. The card has no effect and is spent.',
  noNeighbours: 'No formation has two neighbouring ships. The card has no effect and is spent.',
  firesOn: '{ship} fires on {target}, a ship of her own side.',
  orderStands: 'There is no ship near {target}. {ship} keeps to her order.',
  goesFor: {
    mainBattery: '{ship} fires her main battery at {target}.',
    torpedoes: 'The torpedoes of {ship} go for {target}.',
  },
  collide: '{ship} and {other} run foul of each other.',
  bombers: {
    diveBombers: 'One dive bomber attacks {ship}. | {n} dive bombers attack {ship}.',
    torpedoBombers: 'One torpedo bomber attacks {ship}. | {n} torpedo bombers attack {ship}.',
    levelBombers: 'One level bomber attacks {ship}. | {n} level bombers attack {ship}.',
  },
  instead: {
    commonShell12Inch:
      'Without rules for aircraft: one common shell of 12″ at {percent} %. | Without rules for aircraft: {n} common shells of 12″, each at {percent} %.',
    heShell8Inch:
      'Without rules for aircraft: one HE shell of 8″ at {percent} %. | Without rules for aircraft: {n} HE shells of 8″, each at {percent} %.',
    torpedo18Inch:
      'Without rules for aircraft: one torpedo of 18″ from {yards} yards. | Without rules for aircraft: {n} torpedoes of 18″ from {yards} yards.',
  },
  submarine: 'One torpedo runs at {ship} from {yards} yards. | {n} torpedoes run at {ship} from {yards} yards.',
  mine: '{ship} strikes a mine.',

  // A card of a deck of one’s own.
  own: {
    title: '{title}',
    text: '{text}',
    ship: { own: 'Which of your ships?', enemy: 'Which enemy ship?', any: 'Which ship?' },
    formation: { own: 'Which of your formations?', enemy: 'Which enemy formation?', any: 'Which formation?' },
    die: 'Roll the {die} of the card.',
    row: '{faces}: {outcome}',
    rolled: 'A {face}: {outcome}',
    rolledFace: '{die}: {face}.',
    turns: 'For how many turns?',
    lastsTurns: 'It lasts one turn. | It lasts {n} turns.',
    named: '{on} is chosen.',
    nobody: 'There is none to choose.',
  },

  // As the undo button and the log say it.
  done: { ...byTitle((title) => `${title}: {on}`), own: '{title}: {on}' },
  spent: byTitle((title) => `${title}: no effect, the card is spent`),
  collided: 'Collision: {ship} and {other}',
  ended: {
    repair: {
      ...byTitle((title) => `${title} repaired: {on}`),
      own: '{title} repaired: {on}',
    },
    putOut: {
      ...byTitle((title) => `${title} put out: {on}`),
      own: '{title} put out: {on}',
    },
    turn: {
      ...byTitle((title) => `${title} over: {on}`),
      own: '{title} over: {on}',
    },
    hand: {
      ...byTitle((title) => `${title} taken off: {on}`),
      own: '{title} taken off: {on}',
    },
  },
}

/** The dialogues of cards, as they are headed. */
export const eventDialogueProcedures = { 'event-card': { title: 'Event card' } }

/** What the cards leave to the table, under every pack. */
export const eventRulings = {
  houseRules: {
    victimChosenBy: 'Who names the ship that is attacked from the air, from below or by a mine',
    halfBattery: 'Half of an odd number of mounts',
    steeringCasualty: 'How a ship moves whose steering an event has put out',
  },
  houseRuleChoices: {
    victimChosenBy: { owner: 'her owner', cardPlayer: 'who plays the card', random: 'the die' },
    halfBattery: { up: 'one more is out', down: 'one fewer is out' },
    steeringCasualty: { packTable: 'as after a hit', d6: 'by the die of the card' },
  },
}

export const eventDialoguesRefused = {
  'guns-held-on-another':
    'An event card holds the {letter} guns of {ship} on {other} this turn. Aim there, or leave her or those guns out.',
  'event-player-unknown': 'Choose which side plays the card. Nothing was changed.',
  'event-card-other': 'The card on the table is {what}, and not the one to be played. Nothing was changed.',
  'event-card-black': 'A black card is no event: nothing happens.',
}
