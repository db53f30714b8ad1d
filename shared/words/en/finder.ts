/** The finder of every page, and the list of commands. */
export const finder = {
  places: {
    title: 'Find',
    label: 'Name of a ship, a scenario, a table',
    hint: 'Type a part of a name.',
  },
  commands: {
    title: 'Commands',
    label: 'Part of a command',
    group: 'What can be done now',
    hint: 'Nothing can be done here.',
  },
  nothing: 'Nothing here is called “{what}”.',
  ships: 'Ships',
  squadrons: 'Squadrons',
  scenarios: 'Scenarios',
  games: 'Games',
  decks: 'Decks',
  procedures: 'Procedures',
  tables: 'Tables of the rules',
  log: 'Log',
  rows: 'one row | {n} rows',
}
