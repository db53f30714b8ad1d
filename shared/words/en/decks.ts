import { fieldEventWords, navalEventWords } from './events'

/** Decks, how they are built, drawn from and played. */
export const decks = {
  naval: navalEventWords,
  field: fieldEventWords,
  black: 'Nothing happens',
  suits: { hearts: 'hearts', diamonds: 'diamonds', black: 'black' },
  severity: { minor: 'minor', decisive: 'can decide the day' },
  lasts: {
    instant: 'at once',
    turn: 'this turn',
    untilRepaired: 'until repaired',
    untilExtinguished: 'until put out',
    game: 'all game',
  },
  strikes: {
    opposingShip: 'one enemy ship',
    twoOpposingShips: 'two enemy ships',
    opposingFormation: 'one enemy formation',
    ownSide: 'your own side',
  },
  moments: {
    declaresFire: 'as she declares her fire',
    declaresTorpedoes: 'with torpedoes declared or away',
    declaresMainBattery: 'as her main battery is declared',
    declaresSecondaryBattery: 'as her secondaries are declared',
    movementStart: 'as movement starts',
    movement: 'during movement',
    anyPhase: 'at any time',
    spottingStart: 'as spotting starts',
    announcesAnyWeapon: 'as she announces any fire',
    mainBatteryTargetDeclared: 'once her main guns have a target',
    torpedoLaunchDeclared: 'once her torpedoes have a target',
    gunneryPhase: 'in gunnery',
    spottingPhase: 'in spotting',
    combat: 'during combat',
  },
  /** How a deck is drawn from and played, in questions and results. */
  rules: {
    cardsPerTurn: 'Drawn a turn',
    playMode: 'A drawn card',
    playModes: { hold: 'is held until its moment', immediate: 'is played that turn or discarded' },
    drawnBy: 'Drawn by',
    drawnBys: { opponent: 'the opponent', ownSide: 'its own side' },
    reshuffle: 'Discards come back',
    reshuffles: { whenEmpty: 'when the pile runs out', everyTurn: 'every turn', never: 'never' },
    handLimit: 'Most cards in hand',
  },
  warnings: {
    moreRedsThanBlacks: 'There are {reds} reds to {blacks} blacks. The guide is no more reds than blacks.',
    noReds: 'There is no red card, so nothing will ever happen.',
    noneDrawn: 'No card is drawn in a turn.',
    drawnTwiceATurn: '{drawn} cards are drawn in a turn, and the deck has {cards}.',
  },
  preset: {
    crews: 'Mishaps of crews: {atMiddle}, skill {skill}, serviceability {serviceability}: {comesTo} of {most}',
    machinery: 'Mishaps of machinery: {atMiddle}, skill {skill}, serviceability {serviceability}: {comesTo} of {most}',
    enemies:
      'Aircraft, submarines, mines: {atMiddle}, skill {skill}, serviceability {serviceability}: {comesTo} of {most}',
    blacks: 'Blacks: {atMiddle}, skill {skill}, serviceability {serviceability}: {comesTo}',
    cardsPerTurn: 'Drawn a turn: {atMiddle}, skill {skill}, serviceability {serviceability}: {comesTo}',
  },
  /** Actions with a deck, for the undo button and the log. Nothing here reveals a hidden card. */
  steps: {
    laid: 'deck of {deck} shuffled and laid out, one card | deck of {deck} shuffled and laid out, {n} cards',
    replaced: 'deck of {deck} replaced by one of one card | deck of {deck} replaced by one of {n} cards',
    drawn: 'a card drawn from the deck of {deck} | {n} cards drawn from the deck of {deck}',
    drawnBlack: 'a black card drawn from the deck of {deck} | {n} black cards drawn from the deck of {deck}',
    drawnSome: '{n} cards drawn from the deck of {deck}, {blacks} of them black',
    reshuffled: {
      drawn: 'discards of {deck} shuffled in, and a card drawn | discards of {deck} shuffled in, and {n} cards drawn',
      drawnBlack:
        'discards of {deck} shuffled in, and a black card drawn | discards of {deck} shuffled in, and {n} black cards drawn',
      drawnSome: 'discards of {deck} shuffled in, and {n} cards drawn, {blacks} of them black',
    },
    shuffled: 'undrawn cards of {deck} shuffled',
    played: '{card} played from the deck of {deck}',
    discarded: '{card} discarded, deck of {deck}',
    givenUp: 'a held card of {deck} given up unseen',
    returned: 'a card put back into the deck of {deck} and the undrawn cards shuffled',
    toBottom: 'a card put at the bottom of the deck of {deck}',
    takenBack: '{card} returned to hand, deck of {deck}',
    ruled: 'rules of the deck of {deck} changed',
  },
} as const

/** Why a deck, or something done with one, was refused. */
export const decksRefused = {
  'deck-empty': 'A deck needs at least one card. Choose a red card or add a black one.',
  'deck-blacks': 'A deck has 0 to {most} black cards, in whole cards, not {what}.',
  'deck-red-twice': 'The card {what} is in the deck twice. Each red is there once.',
  'deck-card-unknown': 'There is no event card {what}.',
  'deck-cards-per-turn': 'In a turn 0 to {most} cards are drawn, not {what}.',
  'deck-hand-limit': 'A hand is limited to 1 to {most} cards, or not at all; not to {what}.',
  'deck-formula': 'The formula gives no usable figure for {what}. Change it, or use the usual formula.',
  'deck-unknown': 'There is no deck “{what}” on the table. Nothing was changed.',
  'library-deck-changed':
    'The file of “{name}” was changed while it was open here. Nothing was written; save the deck as a new one.',
  'sealed-by-hand': 'Cards are sealed only by their deck. Nothing was changed.',
  'dealt-by-hand': 'Cards are moved only by their deck. Nothing was changed; draw, play and shuffle under Event decks.',
  'deck-missing': 'The library no longer has a deck “{what}”. Nothing was changed.',
  'deck-side-unknown': 'There is no side “{what}” in this game. Nothing was laid out.',
  'deck-hand-over': 'This side holds {held} cards and may hold {limit}. Give one up before drawing again.',
  'deck-hand-held':
    'One side holds a card of “{deck}”, and the other side would draw from the new deck. Nothing was changed; play the card, give it up or put it back first. | One side holds {n} cards of “{deck}”, and the other side would draw from the new deck. Nothing was changed; play them, give them up or put them back first.',
  'deck-card-not-there': 'That card is no longer where it was. Nothing was changed; look again.',
  'deck-card-hidden':
    'The face of a card is no longer in the journal. Nothing was changed; undo the last shuffle, or lay out the deck again.',
  'deck-none-to-draw': 'The deck has no card left to draw.',
  'field-event-unknown': 'A D20 has no face {what}. Enter 1 to 20.',
  'field-hand-empty': 'This side keeps no event.',
  'deck-csv-long': 'The table has more than {most} characters, too many for a deck. It was not read.',
  'csv-wide': 'Line {line} of the table has {n} cells; {most} are the most. Nothing was changed.',
  'csv-open':
    'Line {line} of the table: a quotation mark is never closed, so that all after it is one cell. Nothing was changed; close it.',
  'deck-csv-not-text': 'The file is not a table in text. Save it as CSV and try again.',
  'deck-csv-no-cards': 'No line of the table has a title, so it contains no card. Nothing was changed.',
  'deck-csv-too-large': 'The table has more cards than a deck can have. Nothing was changed.',
  'evening-turns': 'An evening has 1 to {most} turns, not {what}.',
  'evening-games': '1 to {most} games can be played through, not {what}.',
  'evening-moment': 'The chance of the moment of a card in a turn is 0 to 100 %, not {what}.',
  'deck-opponent-unclear': 'With more than two sides, choose who draws from the deck of {what}.',
} as const
