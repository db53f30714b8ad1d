/** The second screen: short enough to be read at two metres. */
export const tableView = {
  turn: 'Turn {turn}',
  afloat: '{left} of {of} afloat',
  fire: 'on fire {n}',
  flooding: 'flooding {n}',
  speed: 'speed {n}',
  condition: { good: 'in good order', light: 'lightly hit', heavy: 'badly hit', grave: 'in a bad way' },
}
