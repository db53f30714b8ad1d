/** What players read of their battle during play: briefing, orders behind a cover, victory, house rules. */
export const briefing = {
  title: 'Briefing and orders',
  houseRules: 'House rules',
  close: 'Close the briefing',
  parts: 'Parts of the briefing',
  text: 'Briefing',
  orders: 'Orders',
  ordersOf: 'Orders, {side}',
  victory: 'Victory',
  notes: 'Notes',
  table: 'The table now',
  topSpeed: 'No starting speed was set for {squadrons}: each ship began at her top speed.',
  none: 'This battle was set up without a briefing.',
  noOrders: 'Nobody has orders of his own.',
  cover: {
    how: 'For {side} alone. They are covered again when this panel closes.',
    lift: 'Read the orders of {side}',
    lower: 'Cover the orders of {side}',
  },
  changed: {
    title: 'House rules of this battle',
    none: 'As the rules have them.',
    one: '{rule}: {choice}',
    change: 'Change house rules',
  },
  rulesHow:
    'A change counts from now on, is entered in the log and can be undone. Rules in bold differ from the usual.',
}
