import type { Bridge } from '#shared/bridge/contract'
import type { TableWindowState } from '#shared/bridge/table-window'
import { done, refused } from '#shared/kernel/result'

export type Settings = Awaited<ReturnType<Bridge['settingsRead']>>

export const bareSettings: Settings = {
  theme: 'day',
  touch: false,
  scalePercent: 100,
  besideInches: 'none',
  folder: '/library',
  paper: 'A4',
  name: '',
  printInk: 'colour',
  backOffset: { acrossMm: 0, downMm: 0 },
  printProfiles: [],
  printProfile: 0,
}

export const bareAbilities = {
  folderPicker: false,
  revealInFileManager: false,
  nativeMenu: false,
  secondScreen: false,
} as const

export const bareLibrary = { folder: '/library', ships: [], scenarios: [], games: [], decks: [], setAside: [] }

const closedTableWindow: TableWindowState = {
  isOpen: false,
  isFullScreen: false,
  screens: null,
  screen: null,
  isDisplaced: false,
}

/** What a machine answers that has an empty library, no printer and one screen. */
export const bareMachine = {
  libraryReadShip: async () => refused('not-found'),
  libraryReadScenario: async () => refused('not-found'),
  libraryReadDeck: async () => refused('not-found'),
  librarySave: async () => refused('not-found'),
  librarySaveScenarioDecks: async () => refused('not-found'),
  libraryChooseFolder: async () => done(null),
  libraryUseFolder: async () => refused('not-found'),
  libraryReveal: async () => done(null),
  printReport: async () => refused('not-found'),
  printBook: async () => refused('not-found'),
  printPreview: async () => refused('not-found'),
  printCancel: async () => done(null),
  printOpen: async () => refused('not-found'),
  tableOpen: async () => done({ address: null }),
  tableClose: async () => done(null),
  tableState: async () => closedTableWindow,
} as const satisfies Partial<Bridge>
