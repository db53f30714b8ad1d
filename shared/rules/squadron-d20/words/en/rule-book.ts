/** Remembered answers about the rule book, and their names. */

const attackNames = {
  any: 'Everything',
  gun: 'Guns',
  rakingGun: 'Raking gunfire',
  torpedo: 'Torpedoes',
  mine: 'Mines',
  diveBomber: 'Dive bombers',
  skipBomber: 'Skip bombers',
  fighterBomber: 'Fighter-bombers',
  glideBomber: 'Glide bombers',
  torpedoBomber: 'Torpedo bombers',
  aircraftGuns: 'Aircraft guns',
  ohka: 'Ohka',
  fx1400: 'FX 1400',
  hs293: 'Hs 293',
  kamikaze: 'Kamikazes',
  salvoRockets: 'Salvo rockets',
  tinyTim: 'Tiny Tim',
  lowLevelBomber: 'Low-level bombers',
  mediumLevelBomber: 'Medium-level bombers',
  highLevelBomber: 'High-level bombers',
} as const

/** What may strike a ship, in a list. */
export const attackChoices = attackNames

/** One sentence for each attack; guns with their calibre too. `armour` names the plate. */
function eachAttack(said: string): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(Object.entries(attackNames).map(([attack, name]) => [attack, `${name}: ${said}`])),
    gunOf: `Guns of {inches}″: ${said}`,
    rakingGunOf: `Raking fire of {inches}″: ${said}`,
  }
}

const bookNames = {
  hits: 'Hits of one that is on target',
  impactFlotation: 'IP damage of a hit to F',
  impactStructure: 'IP damage of a hit to S',
  criticalValue: 'Critical value of a hit',
  beaten: 'Whether armour is beaten',
  flightDeckBeaten: 'Whether an armoured flight deck is beaten (10.5)',
} as const

export const ruleBookWords = {
  alone: { column: 'Where does the hit strike? | Where do the hits of {n} attacks strike?' },
  start: 'These figures are only a start: put in those of your rule book',
  remember: 'Not a rule: shall later hits of this kind use these figures?',
  rememberHow:
    'Asked once in a game. Yes: each kind of hit is asked about once. No: each time, with the last figures filled in',
  remembered: 'This answer is kept for the rest of this game.',
  keepsAll: 'Answers of the rule book are kept from now on.',
  keepsNone: 'Answers of the rule book are asked for each time.',
  byMemory: 'Answered from the kept answers; you can override it',
  calibre: '{inches}″',
  kept: {
    hits: eachAttack('on target, hits: {value}'),
    hitsBy: eachAttack('{shots} fired and on target, hits: {value}'),
    impactFlotation: eachAttack('a hit takes {value} off F'),
    impactStructure: eachAttack('a hit takes {value} off S'),
    criticalValue: eachAttack('a hit has CV {value}'),
    impactFlotationAt: eachAttack('on armour {armour} a hit takes {value} off F'),
    impactStructureAt: eachAttack('on armour {armour} a hit takes {value} off S'),
    criticalValueAt: eachAttack('on armour {armour} a hit has CV {value}'),
    beaten: { yes: eachAttack('armour is beaten'), no: eachAttack('armour holds') },
    beatenAt: { yes: eachAttack('armour {armour} is beaten'), no: eachAttack('armour {armour} holds') },
    flightDeckBeaten: {
      yes: eachAttack('an armoured flight deck is beaten'),
      no: eachAttack('an armoured flight deck holds'),
    },
    flightDeckBeatenAt: {
      yes: eachAttack('armoured flight deck {armour} is beaten'),
      no: eachAttack('armoured flight deck {armour} holds'),
    },
  },
  doneSet: 'an answer of the rule book is kept',
  doneForget: 'an answer of the rule book is forgotten',
}

export const ruleBookProcedure = {
  rulebook: {
    title: 'Saved rule-book answers',
    entry: 'What',
    entryChoices: bookNames,
    attack: 'Of',
    attackChoices: attackNames,
    inches: 'Calibre',
    inchesChoices: { any: 'every calibre' },
    armour: 'Against armour of (0 for all armour)',
    shots: 'Guns or tubes that fire (0 for any number)',
    does: 'What to do',
    doesChoices: { set: 'keep this answer for the rest of this game', forget: 'forget this answer and ask again' },
    value: 'Figure',
    answer: 'Beaten',
  },
}

export const ruleBookRefused = {
  'not-in-rule-book': 'An answer to that cannot be kept.',
  'no-such-attack': 'No attack of that kind does critical damage.',
  'rule-book-shots': 'Guns or tubes are a whole number from 0 to {most}.',
  'rule-book-armour': 'Armour is a whole number of inches, from 0 to {most}.',
  'nothing-remembered': 'No answer is kept for that.',
  'rule-book-figure': 'Enter a figure from {least} to {most}.',
  'rule-book-answer': 'Answer yes or no.',
}
