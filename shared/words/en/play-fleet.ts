/** What has been done to a ship: over a column, in a list, as others see her, and beyond its last figure. */
export const harm = {
  fire: { caption: 'Fire', is: 'Fire level {n}', seen: 'on fire {n}', fatal: 'Explosion!' },
  flooding: { caption: 'Flood', is: 'Flooding level {n}', seen: 'flooding {n}' },
  struck: { caption: 'Struck', is: 'one box struck | {n} boxes struck' },
}

/** The fleets at the table: the rail, its menus, and questions about ships, squadrons and sides. */
export const playFleet = {
  rail: {
    fleets: 'Fleets',
    overview: 'All cards',
    leftOf: '{left} of {of}',
    shipsLeft: '{left} of {of} ships still in action',
    strength: 'Strength left, as a share of the start',
    noShips: 'No ships on the table. Add one from the menu of a squadron.',
  },
  ship: {
    menu: 'Menu of {name}',
    speedOf: 'Speed {speed} of {maximumSpeed}',
    speedMade: 'She can make {maximumSpeed} now; she made {speed}',
    flotationOf: 'Flotation {left} of {of}',
    rename: 'Rename ship',
    commander: 'Commander on board',
    up: 'Earlier in the line',
    down: 'Later in the line',
    transfer: 'Transfer to another squadron',
    transferTo: 'Transfer {name} to',
    reset: 'Reset the card',
    remove: 'Remove from the game',
  },
  squadron: {
    menu: 'Menu of {name}',
    addShip: 'Add a ship',
    rename: 'Rename squadron',
    reset: 'Reset all cards of the squadron',
    remove: 'Remove the empty squadron',
  },
  side: {
    menu: 'Menu of {name}',
    addSquadron: 'Add a squadron',
    rename: 'Rename side',
    addSide: 'Add another side',
    reset: 'Reset all cards of the side',
  },
  standing: {
    afloat: 'afloat',
    deadInTheWater: 'dead in the water',
    struck: 'flag struck',
    withdrawing: 'withdrawing',
    wreck: 'a wreck',
    sunk: 'sunk',
    blownUp: 'blown up',
    left: 'off the table',
  },
  commander: {
    title: 'Commander in {ship}',
    name: 'Rank and name (leave empty for nobody)',
    rating: 'Rating',
  },
  addShip: {
    title: 'Add a ship to {squadron}',
    search: 'Search by name, class or type',
    reading: 'Reading the library',
    none: 'No ship of that name in the library.',
  },
  reset: {
    title: 'Reset {name}?',
    ship: 'Marks and tracks go back to a fresh card. Her notes stay. Undo restores the damage.',
    squadron: 'All {n} ships go back to fresh cards. Their notes stay. Undo restores the damage.',
    side: 'All {n} ships of the side go back to fresh cards. Their notes stay. Undo restores the damage.',
    button: 'Reset {name}',
  },
  remove: {
    title: 'Remove {name}?',
    text: '{name} leaves the game, and the squadron counts as having started with one ship fewer. Undo brings her back.',
    button: 'Remove {name}',
  },
  overview: {
    title: 'All cards',
    filter: 'Side',
    all: 'All sides',
    open: 'Open the card of {name}',
  },
}
