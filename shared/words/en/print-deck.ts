/** Decks on paper: the words on the pages, and the sheet that asks how they are printed. */
export const printDeck = {
  ask: 'Print deck',
  naval: 'Naval event cards',
  land: 'Events of a land battle',
  asked: 'As',
  as: { cards: 'cards to cut out', table: 'table', reference: 'reference sheet' },
  asHow: {
    cards: '63.5 × 88.9 mm, to sleeve or to cut.',
    table: 'Every card of the deck in a row, with its copies.',
    reference: {
      naval: 'All 26 events on one page, whatever is in the deck.',
      own: 'Every event once, as large as one page allows.',
      field: 'All 20 events on one page, by the D20.',
    },
  },
  bleed: 'Bleed',
  bleeds: { 0: 'none', 3: '3 mm', 6: '6 mm' },
  bleedHow: {
    none: 'Cards are printed edge to edge: one cut separates two.',
    some: 'The background of each card continues beyond the cut.',
  },
  cropMarks: 'Crop marks',
  withBacks: 'Backs on the page after each sheet',
  sheetOf: 'sheet {sheet} of {sheets}',
  backsOf: 'backs of sheet {sheet} of {sheets}',
  cutOnMarks: 'print at 100 %, cut on the marks',
  fullSize: 'print at 100 %',
  size: '{width} × {height} mm, fits a poker sleeve',
  turnOver: 'turn the paper over along its long edge',
  moved: 'moved {across}, {down}',
  right: '{mm} mm right',
  left: '{mm} mm left',
  down: '{mm} mm down',
  up: '{mm} mm up',
  marksMeet: 'held to the light, the marks of both sides meet',
  sheetBookmark: 'Sheet {sheet}',
  backsBookmark: 'Backs of sheet {sheet}',
  tableBookmark: 'Table, page {page}',
  referenceBookmark: 'Reference sheet',
  reference: { naval: 'Naval events', field: 'Events of a land battle, by D20' },
  events: 'one event | {n} events',
  blacks: 'one black card | {n} black cards',
  column: { card: 'Card', die: 'D20', title: 'Event', text: 'What happens', copies: 'Copies' },
  field: {
    does: { helps: 'helps', hurts: 'hurts' },
    unit: {
      any: 'a unit',
      commander: 'the commander',
      army: 'the whole army',
      infantry: 'a unit of foot',
      cavalry: 'a unit of horse',
      artillery: 'a battery',
      inChargeRange: 'a unit in reach of the enemy',
    },
    named: { struckPlayer: '{unit}, its own player chooses', opponent: '{unit}, the opponent chooses' },
    moment: {
      turn: 'in any phase',
      activityPhase: 'activity phase',
      reactionPhase: 'reaction phase',
      activityOrReactionPhase: 'activity or reaction phase',
    },
  },
} as const

/** Why a deck was not printed. */
export const printDeckRefused = {
  'print-deck-empty': 'This deck has no card to print. Choose a red card or add a black one.',
  'print-deck-rolled':
    'The events of a land battle are rolled on a D20, not drawn. Print them as a table or a reference sheet.',
} as const
