/** What an answer would do, in a few words on its key: under the same names as the sentences of the log. */
export const brief = {
  damage: {
    strikes: { hull: 'in the hull', above: 'above the hull', both: 'in the hull and above' },
    nothingThere: 'nothing there',
    effective: 'gets through',
    keptOut: 'kept out',
    burnsNow: 'burns',
    noFire: 'no fire',
  },
  spotting: { whoSees: '{targets} to {inches}″', whoIsBlind: '{targets} not at all' },
  torpedoes: {
    rolled: 'no hit | one hit | {n} hits',
    circled: 'one circles back',
    circledAtNobody: 'one circles',
  },
  gunnery: {
    fallsShort: '{inches}″ falls short',
    expects: '{inches}″ goes on',
    scored: 'no hit | one hit | {n} hits',
    mishap: {
      radarsOut: 'blast: her radars out',
      radarsAndRadiosOut: 'blast: radars, radio out',
      mountOut: 'mount breaks down',
      burns: 'mount burns',
      radio: 'her radio fails',
      searchRadar: 'a search radar fails',
      fireControlRadar: 'a fire-control radar fails',
    },
  },
}
