import { app, units } from './app'
import { battle, battleRefused } from './battle'
import { briefing } from './briefing'
import { card } from './card'
import { chart } from './chart'
import { dialogue, dialogueRefused } from './dialogue'
import { deckTable } from './deck-table'
import { deckTuner } from './deck-tuner'
import { decks, decksRefused } from './decks'
import { documents } from './documents'
import { field } from './field'
import { finder } from './finder'
import { eventCards } from './event-cards'
import { eventDialogues, eventDialoguesRefused } from './event-dialogues'
import { forms } from './forms'
import { library } from './library'
import { news } from './news'
import { ownDecks, ownDecksRefused } from './own-decks'
import { plate, plateRefused } from './plate'
import { play } from './play'
import { print } from './print'
import { printDeck, printDeckRefused } from './print-deck'
import { profile } from './profile'
import { printing, printingRefused } from './printing'
import { printDialog } from './print-dialog'
import { reference } from './reference'
import { harm } from './play-fleet'
import { refused } from './refused'
import { report } from './report'
import { sharing } from './sharing'
import { shipyard, shipyardRefused } from './shipyard'
import { odds, simulation, simulationRefused } from './simulation'
import { steps } from './steps'
import { tableOperator, tableWindow, tableWindowRefused } from './table-operator'
import { tableView } from './table-view'
import { umpire, umpireRefused } from './umpire'

/** The sentences that belong to no rules pack, in English, one file an area; `refused` has the codes of each. */
export const general = {
  app,
  battle,
  briefing,
  card,
  chart,
  dialogue,
  deckTable,
  decks,
  deckTuner,
  documents,
  field,
  finder,
  eventCards,
  eventDialogues,
  form: forms,
  harm,
  library,
  news,
  odds,
  ownDecks,
  plate,
  play,
  print,
  printDeck,
  printDialog,
  printing,
  profile,
  reference,
  refused: {
    refused,
    battleRefused,
    dialogueRefused,
    decksRefused,
    eventDialoguesRefused,
    ownDecksRefused,
    plateRefused,
    printDeckRefused,
    printingRefused,
    shipyardRefused,
    simulationRefused,
    tableWindowRefused,
    umpireRefused,
  },
  report,
  sharing,
  shipyard,
  simulation,
  steps,
  tableOperator,
  tableView,
  tableWindow,
  umpire,
  units,
}
