/** Words on printed pages and in the file's own particulars. */
export const print = {
  program: 'Spotting Top',
  author: 'Spotting Top',
  page: '{page} of {pages}',
  roster: {
    title: 'Roster',
    fresh: 'Roster of one ship, fresh out of harbour | Roster of {n} ships, fresh out of harbour',
    standing: 'Roster of one ship, as she is now | Roster of {n} ships, as they are now',
    ships: '1 ship | {n} ships',
    guns: 'Guns',
    flotation: 'Flotation',
    speed: 'Speed',
    speedMade: 'made {made}',
    exploding: 'About to explode',
    commanderCaption: 'Commander',
    commander: '{name}, {rating}',
  },
}
