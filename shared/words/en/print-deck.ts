/** Decks on paper: what stands on the pages, and the sheet that asks how they are printed. */
export const printDeck = {
  sheetOf: ', sheet {sheet} of {sheets}',
  backsOf: ', backs of sheet {sheet} of {sheets}',
  cutOnMarks: 'print at 100 %, cut on the marks',
  fullSize: 'print at 100 %',
  size: '{width} × {height} mm, fits a poker sleeve',
  turnOver: 'turn the paper over its long edge',
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
  subject: 'A deck of event cards',
  events: 'one event | {n} events',
  blacks: 'one black card | {n} black cards',
  column: { card: 'Card', title: 'Event', text: 'What happens', copies: 'Copies' },
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
  'print-deck-empty': 'There is no card in this deck to print. Choose a red or add a black.',
  'print-deck-rolled': 'Field events are rolled for with a D20, not drawn. Print them as a table or a reference sheet.',
} as const
