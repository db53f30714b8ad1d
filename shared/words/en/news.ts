/** How the news of a battle are put together; what came of an outcome each pack says itself. */
export const news = {
  at: '{by} at {at}',
  ranged: '{who}, {range}',
  armed: '{who}, {weapons}',
  sum: '{head}: {came}',
  goesOn: '{head}; {came}',
  and: '{first} and {last}',
  more: '{said}, and one more | {said}, and {n} more',
  she: 'she',
  of: '{ship}: {said}',
  from: ' from {by}',
  range: ' at {range}',
  weapons: ' ({weapons})',
  sentence: '{said}.',
}
