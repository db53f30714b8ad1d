/**
 * Short names of what Perfidious Albion asks, by the parts of a question's key. Two dice of one place share a row,
 * named by both.
 */
export const asked = {
  'section-deck': 'Straddle {count}, {first}',
  'deck-section': 'Torpedo {count}',
  'shell-section-deck': 'Shell {count}',
  'mine-section-deck': 'The mine',
  section: 'Section',
  deck: 'Deck',
  oneMore: 'One more for {first}?',
  explosion: 'Explosion inside',
  flash: 'Flash',
  test: 'Crew test',
  crew: 'Crew test',
  weather: 'Weather',
  neighbour: 'Floods too?',
}
