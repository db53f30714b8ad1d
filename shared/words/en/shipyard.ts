/** Why a ship of one's own was not kept. */
export const shipyardRefused = {
  'library-ship-name-taken': 'There is a ship called {name} in that navy already. Give her another name.',
  'library-ship-not-own': '{name} belongs to the starter fleet and is never written over. Save her as a new ship.',
  'library-ship-changed':
    'The file of {name} was changed by someone else since you opened her. Nothing was written; save yours as a new ship to keep both.',
}
