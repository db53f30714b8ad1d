/** Channel and notice names alone, without schemas: the preload carries this file and nothing else. */
export const channels = [
  'appDescribe',
  'settingsRead',
  'settingsChange',
  'libraryList',
  'libraryReadShip',
  'libraryReadScenario',
  'libraryReadDeck',
  'librarySave',
  'librarySaveScenarioDecks',
  'libraryChooseFolder',
  'libraryUseFolder',
  'libraryReveal',
  'libraryChange',
  'libraryChangeCancel',
  'libraryUndo',
  'libraryOffered',
  'gameStart',
  'gameOpen',
  'gameClose',
  'gameAppend',
  'gameRetry',
  'gameUnsent',
  'gameLines',
  'gameTouching',
  'gameStateAt',
  'gameRemove',
  'gameExport',
  'deckAction',
  'deckSecrets',
  'umpireNotes',
  'printReport',
  'printBook',
  'printPreview',
  'printCancel',
  'printOpen',
  'tableOpen',
  'tableClose',
  'tableState',
  'tableShow',
  'tablePlanRead',
  'tablePlanKeep',
  'openTable',
] as const
export type Channel = (typeof channels)[number]

/** Notices from the machine to the interface, without a request. */
export const notices = [
  'libraryChanged',
  'libraryProgress',
  'gameAppended',
  'gameProblem',
  'gameVerified',
  'printProgress',
  'tableWindow',
  'openTableChanged',
  'openRequested',
  'menuChosen',
] as const
export type Notice = (typeof notices)[number]

/** The one message that the window of the second screen is ever sent, in Electron. */
export const tablePictureMessage = 'tablePicture'
