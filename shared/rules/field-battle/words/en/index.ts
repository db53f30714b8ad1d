import { fieldEventWords } from '../../../../words/en/events'

/** The rules pack of land battles. */
const words = {
  name: 'Land battle',
  phases: { attackersTurn: 'Attacker', defendersTurn: 'Defender' },
  phaseHints: {
    attackersTurn: 'Kept events first, then the die, then the attacker’s turn with its reaction phase',
    defendersTurn: 'Kept events first, then the defender’s turn with its reaction phase',
  },
  houseRules: {
    triggerRolled: 'The die for an event is rolled',
    mayHold: 'An event may be kept by',
    rallyTwice: 'What comes once in a game, coming again',
    noTarget: 'An event with no unit to affect',
    disrWouldBreak: 'Disorder on a unit that it would break',
  },
  houseRuleChoices: {
    triggerRolled: { gameTurn: 'once for both turns', playerTurn: 'at each player’s turn' },
    mayHold: { struck: 'the side it strikes', beneficiary: 'the side it serves', none: 'nobody' },
    rallyTwice: { nothing: 'nothing happens', reroll: 'D20 again' },
    noTarget: { nothing: 'nothing happens', reroll: 'D20 again' },
    disrWouldBreak: { nothing: 'nothing happens', chooseAnother: 'another unit is chosen' },
  },
  houseRuleSections: { dice: 'The dice', hand: 'Keeping an event', units: 'Units' },
  procedures: {
    'turn-event': { title: 'Event of the turn' },
    'play-held': { title: 'Play a kept event', holder: 'Kept by' },
  },
  due: { roll: 'Roll for the event of turn {turn}', play: '{side} may play the kept event' },
  side: '{side}',
  unit: '{unit}',
  unitOf: {
    another: 'another unit, named on the card',
    noOther: 'there is no other',
    none: {
      any: 'there is no such unit',
      commander: 'there is no commander',
      army: 'there is no army',
      infantry: 'no infantry is there',
      cavalry: 'no cavalry is there',
      artillery: 'no artillery is there',
      inChargeRange: 'no unit is in charge range',
    },
  },
  fate: { strikes: 'It takes effect now', kept: 'Keep it' },
  does: { helps: 'helps', hurts: 'hurts' },
  units: {
    any: 'any unit',
    commander: 'the commander',
    army: 'the army',
    infantry: 'infantry',
    cavalry: 'cavalry',
    artillery: 'artillery',
    inChargeRange: 'a unit in charge range',
  },
  chosenBy: { opponent: 'chosen by the opponent', struckPlayer: 'own choice' },
  moments: {
    turn: 'the whole turn',
    activityPhase: 'activity phase',
    reactionPhase: 'reaction phase',
    activityOrReactionPhase: 'activity or reaction phase',
    oncePerGame: 'once in a game',
  },
  asked: {
    trigger: 'Is there an event?',
    side: 'Whom it strikes',
    event: 'Which event',
    fate: 'Now or later',
    unit: 'Which unit',
    breaks: 'Would it break?',
    morale: 'Army morale',
  },
  asks: {
    trigger: 'Is there an event this turn? It comes on 1 and 6.',
    side: 'Whom does it strike? Odd the attacker, even the defender.',
    event: 'Which event comes to {side}?',
    morale: 'Army morale of {side} rises: odd by {odd}, even by {even}.',
    breaks: 'Would 1 DISR break {unit}?',
    breaksUnnamed: 'Would 1 DISR break that unit?',
    unit: {
      any: 'A unit of {of}, named by {side}:',
      commander: 'The commander of {of}, named by {side}:',
      army: 'The army of {of}, named by {side}:',
      infantry: 'Infantry of {of}, named by {side}:',
      cavalry: 'Cavalry of {of}, named by {side}:',
      artillery: 'Artillery of {of}, named by {side}:',
      inChargeRange: 'A unit of {of} in charge range, named by {side}:',
    },
  },
  why: {
    nothing: {
      helpsHolder: 'An event is kept for {side} already: one that helps does not occur.',
      spent: 'It came to {side} before, and comes once in a game.',
      noTarget: 'There is no unit of {side} for it.',
    },
    strikes: 'The second die shows {face}: it strikes {side}.',
    morale: 'The die shows {face}: army morale of {side} rises by {gained}.',
    again: {
      spent: 'That came before, and comes once in a game: the D20 again.',
      noTarget: 'There is no unit for it: the D20 again.',
    },
  },
  steps: {
    none: 'no event, the die shows {face}',
    noEvent: 'no event',
    kept: 'an event kept by {side}',
    unitAdded: '{unit} added to the list',
    unitRemoved: '{unit} removed from the list',
  },
  events: eventSentences(),
  news: { why: { morale: 'army morale +{gained}' } },
  reference: {
    heads: {
      what: 'What',
      rule: 'Rule',
      die: 'D20',
      event: 'Event',
      does: 'For its side',
      unit: 'Whom',
      moment: 'When',
      effect: 'Effect',
    },
    fieldSequence: {
      title: 'How an event comes',
      names: {
        trigger: 'D6',
        side: 'Second D6',
        event: 'D20',
        hold: 'Keeping it',
        heldHelps: 'While one is kept',
        unit: 'The unit',
      },
      rows: {
        trigger: 'At the beginning of each turn: 1 or 6 brings an event.',
        side: 'Odd strikes the attacker, even the defender.',
        event: 'Which of the twenty it is.',
        hold: 'One event may be kept in hand, and played at the beginning of either player’s turn before anything else.',
        heldHelps: 'A further event that would help the holder does not occur. One that hurts him does.',
        unit: 'What hurts, the opponent chooses; what helps, its own player.',
      },
    },
    fieldEvents: { title: 'The twenty events', note: 'BW is a base width. DISR is a disruption.' },
    fieldRulings: {
      title: 'Where the rules are silent',
      names: {
        turn: 'This turn',
        played: 'A kept event',
        kept: 'Kept for whom',
        end: 'At the end',
        onceAnArmy: 'Once in a game',
        breaks: 'Breaking a unit',
        unitLater: 'A kept event and its unit',
      },
      rows: {
        turn: 'The turn of the struck player that is running or comes next, with the reaction phase in it.',
        played: 'It is played before the die of that turn. A kept event is never rolled for.',
        kept: 'Kept by the side it strikes, whether it helps or hurts; it strikes the same side when it is played.',
        end: 'What is still kept when the battle ends lapses.',
        onceAnArmy: 'Once for each army. A second time nothing happens.',
        breaks: 'Disorder that would break its unit does nothing.',
        unitLater: 'Its unit is chosen when it is played. With nobody to strike it is lost.',
      },
    },
  },
}

const refused = {
  'field-no-ships': '“{where}”: a land battle has no ships.',
  'field-two-sides': '“{where}”: a land battle has two sides, attacker and defender, but this one has “{what}”.',
  'field-held-too-late':
    'The die of this turn has been rolled, and a kept event is played before it. Undo the die, or wait for the next turn.',
} as const

type EventKey = keyof typeof fieldEventWords

/** The sentences of one event, whichever side gets it. On the undo button they follow another word. */
function sentencesOf(title: string, text: string) {
  return {
    helps: `“${title}” helps {side}.`,
    hurts: `“${title}” hurts {side}.`,
    asksFate: `${title}. ${text} {side} may keep it for later:`,
    struck: `“${title}” comes to {side}`,
    struckUnit: `“${title}” comes to {side}: {unit}`,
    played: `“${title}”, kept till now, comes to {side}`,
    playedUnit: `“${title}”, kept till now, comes to {side}: {unit}`,
    unitNamed: `“${title}”: the unit is {unit}`,
    helpsHolder: `no event: “${title}” would help {side}, with one kept already`,
    spent: `no event: “${title}” came to {side} before`,
    noTarget: `“${title}” has no unit of {side} to affect`,
    breaks: `“${title}” would break its unit of {side}: nothing happens`,
    lifted: `“${title}”`,
  }
}

/** One entry an event, under its key. */
function eventSentences(): Readonly<Record<EventKey, ReturnType<typeof sentencesOf>>> {
  const entries = Object.entries(fieldEventWords).map(([key, { title, text }]) => [key, sentencesOf(title, text)])
  return Object.fromEntries(entries) as Record<EventKey, ReturnType<typeof sentencesOf>>
}

export const fieldBattle = { battle: { top: words, refused } }
