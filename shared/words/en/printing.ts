/** Words on the pages of a print job, and in the list of what is in the file. */
export const printing = {
  part: {
    cards: 'Ship cards',
    roster: 'Roster',
    plate: 'Plates',
    briefing: 'Briefing',
    reference: 'Reference sheets',
    deck: { cards: 'Event cards', table: 'Table of events', reference: 'Reference sheet of events' },
    blanks: 'Blank forms',
    orders: 'Order sheets',
    report: 'After-action report',
    testPage: 'Test page',
  },
  deck: { naval: 'Naval event cards', field: 'Events of a land battle' },
  briefing: {
    players: 'for {players} players',
    situation: 'Situation',
    conditions: 'Wind and weather',
    victory: 'Victory',
    notes: 'Notes',
    orders: 'Orders, {side}',
    ordersCaption: 'For your eyes only',
    ownNotes: 'Your own notes',
    orderOfBattle: 'Order of battle',
    fact: '{fact} {value}',
    inches: '{inches}″',
    column: { squadron: 'Squadron', ship: 'Ship', kind: 'What she is', guns: 'Guns', commander: 'Commander' },
  },
  orders: {
    ship: 'Ship',
    turn: 'Turn {turn}',
    by: 'Orders given by',
    secret: 'secret until they are carried out',
  },
  reference: {
    ships: 'Ships in play',
    fleet: 'for the ships in play',
    continued: '{title}, continued',
  },
  test: {
    front: 'Test page, front',
    back: 'Test page, back',
    frontSaid:
      'Print this page on both sides at 100 %, turned over along its long edge. The rulers show millimetres from the left and the upper edge of the paper.',
    backSaid:
      'Hold the page to the light, with this side towards you. The place of the middle cross of the front on this scale is the offset of the backs: to the right is plus across, below is plus down. The ring shows where backs are moved to now: {across} mm across, {down} mm down. The offset is right when the cross of the front is inside the ring.',
    across: 'across',
    down: 'down',
  },
} as const

/** Why a part of a queue was not printed. */
export const printingRefused = {
  'print-margins-too-wide':
    '{what}: with these margins nothing can be read on {paper}. Nothing was printed; make the margins smaller.',
  'print-shipless': '{rules} has no ships, and so no ship cards, rosters or orders. Nothing was printed.',
  'print-form-none': '{rules} has no blank form. Nothing was printed.',
  'print-side-missing': 'This scenario has no side “{side}”. Nothing was printed; choose again whose orders to print.',
  'print-tables-none': 'None of the chosen tables is in {rules}. Nothing was printed; choose them again.',
} as const
