/** Words printed on event cards besides their own text. */
export const eventCards = {
  strikes: 'Strikes',
  played: 'Played',
  lasts: 'Lasts',
  rolls: 'Rolls',
  byDayAndNight: '{day}; by night {night}',
  blackFoot: 'a quiet turn',
  /** Who is struck by an attack from outside, by the house rule. */
  victim: {
    owner: 'one ship, its owner chooses',
    cardPlayer: 'one enemy ship',
    random: 'one enemy ship, chosen at random',
  },
  twoOfOwners: 'two ships, their owner chooses',
  /** Who a card of an own deck asks for. */
  ship: { own: 'one ship of your own', enemy: 'one enemy ship', any: 'one ship' },
  formation: { own: 'a formation of your own', enemy: 'one enemy formation', any: 'one formation' },
  also: '{first} and {next}',
  row: '{faces} {says}',
  rows: '{die}: {rows}.',
  turns: 'one turn | {n} turns',
  someTurns: 'some turns',
  turnsBetween: '{least} to {most} turns',
  back: 'Back of an event card',
} as const
