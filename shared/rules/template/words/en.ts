/** Every sentence of these rules. */
const words = {
  name: 'Template',
  phases: { movement: 'Movement', gunfire: 'Gunfire' },
  houseRules: { closeRange: 'At close range a gun hits' },
  houseRuleChoices: { closeRange: { '4': 'on 4 or more', '3': 'on 3 or more' } },
  houseRuleSections: { gunfire: 'Gunfire' },
  procedures: {
    gunfire: { title: 'Gunfire', firer: 'Firing ship', target: 'Target', rangeInches: 'Range' },
  },
  gunfire: {
    ask: '{firer} fires at {target}: one die a gun, {from} or more hits',
    left: '{target} has no hull left. | {target} has one point of hull left. | {target} has {n} points of hull left.',
    done: '{firer} misses {target} | {firer} hits {target} once | {firer} hits {target} {n} times',
  },
  card: { guns: 'Guns' },
  tracks: { hull: 'Hull', speed: 'Speed' },
  fieldChoices: {
    standing: {
      afloat: 'afloat',
      deadInTheWater: 'dead in the water',
      struck: 'has struck',
      withdrawing: 'withdrawing',
      sunk: 'sunk',
      blownUp: 'blown up',
      left: 'off the table',
    },
  },
}

/** Why something was refused. */
const refused = {
  'template-no-gun': 'She has no gun left, or floats no more.',
  'template-no-target': 'She cannot be fired at.',
}

export const template = { battle: { top: words, refused } }
