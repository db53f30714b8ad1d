/** Event cards. */
export const events = {
  half: {
    ask: '{ship}: which mount is out? | {ship}: which {n} mounts are out?',
    fore: 'the first on the sheet',
    aft: 'the last on the sheet',
    port: 'those to port first',
    starboard: 'those to starboard first',
    out: '{ship}: one mount is out. | {ship}: {n} mounts are out.',
  },
  halvedAlready: '{ship} makes half of her speed already; two cards do not halve it twice.',
  figure: {
    speed: '{ship} is {n} kn slower and makes {to} kn.',
    steering: '{ship}: her steering is out.',
    fireControl: '{ship}: her fire control is out, and all her guns are in local control.',
    fires: '{ship} burns: {to} fire. | {ship} burns: {to} fires.',
  },
  bombers:
    'One bomber of a card attacks with {dice} dice, its crew and flak counted as nothing. | {n} bombers of a card attack with {dice} dice, their crews and flak counted as nothing.',
  bombersOneDie:
    'One bomber of a card attacks with one die, its crew and flak counted as nothing. | {n} bombers of a card attack with one die, their crews and flak counted as nothing.',
  bombersNeed: 'Air attack',
  level: {
    ask: 'How high do the level bombers come in?',
    lowLevelBomber: 'low',
    mediumLevelBomber: 'at medium height',
    highLevelBomber: 'high',
  },
  torpedoes: {
    row: 'Torpedoes, {bands} RB',
    fired: 'One torpedo, fired from {yards} yards. | {n} torpedoes, fired together from {yards} yards.',
  },
  vessels: {
    torpedo: '{stand}, {left} left: how many do the torpedoes sink?',
    mine: '{stand}, {left} left: how many does the mine sink?',
  },
  ended: 'One event of a card is over. | {n} events of cards are over.',
  due: 'One event of a card is over and gives back what it took. | {n} events of cards are over and give back what they took.',
  aims: 'This turn the guns of {ship} fire at {target}, whatever she was ordered.',
  silenced: 'A card has silenced {ship} this turn.',
}

/** What cards put on a stand of aircraft or small craft, as its card calls it. */
export const top = {
  fieldWords: {
    casualties: {
      mainSilent: 'MAIN silent',
      otherSilent: 'OTHER silent',
      torpedoesSilent: 'no torpedoes',
      silenced: 'no weapon fires',
    },
  },
}

/** Fields of the forms of its procedures. */
export const procedures = {
  eventsEnd: { title: 'Events of cards end', begin: 'End them' },
}

/** Sentences of refusals. */
export const refused = {
  'no-event-over': 'No event of a card is over.',
}
