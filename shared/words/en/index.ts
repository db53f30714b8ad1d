import { answersRefused } from './answers'
import { app } from './app'
import { card } from './card'
import { dialogue, dialogueRefused, perfidiousAlbionAsked } from './dialogue'
import { deckTable } from './deck-table'
import { deckTuner } from './deck-tuner'
import { decks, decksRefused } from './decks'
import { documents } from './documents'
import { field, fieldBattle, fieldBattleRefused } from './field-battle'
import { eventCards } from './event-cards'
import {
  eventDialogueProcedures,
  eventDialogues,
  eventDialoguesRefused,
  perfidiousAlbionEventProcedures,
  perfidiousAlbionEvents,
} from './event-dialogues'
import {
  fireOnTheWatersCasualties,
  fireOnTheWatersDamage,
  fireOnTheWatersDamageAsked,
  fireOnTheWatersDamageControl,
  fireOnTheWatersDamageProcedures,
  fireOnTheWatersDamageRefused,
  fireOnTheWatersSequence,
  fireOnTheWatersSpeed,
} from './fire-on-the-waters-damage'
import { fireOnTheWaters } from './fire-on-the-waters'
import { fireOnTheWatersAids } from './fire-on-the-waters-aids'
import {
  fireOnTheWatersEventCasualties,
  fireOnTheWatersEventProcedures,
  fireOnTheWatersEventRefused,
  fireOnTheWatersEvents,
} from './fire-on-the-waters-events'
import { fireOnTheWatersEditing } from './fire-on-the-waters-editing'
import { fireOnTheWatersReference } from './fire-on-the-waters-reference'
import {
  fireOnTheWatersGunnery,
  fireOnTheWatersGunneryAsked,
  fireOnTheWatersGunneryProcedures,
  fireOnTheWatersGunneryRefused,
} from './fire-on-the-waters-gunnery'
import { fireOnTheWatersRulings } from './fire-on-the-waters-rulings'
import { fireOnTheWatersSimulation, fireOnTheWatersSimulationProcedure } from './fire-on-the-waters-simulation'
import {
  fireOnTheWatersFigures,
  fireOnTheWatersMovement,
  fireOnTheWatersSpotting,
  fireOnTheWatersTorpedoes,
  fireOnTheWatersTorpedoProcedures,
  fireOnTheWatersTorpedoRefused,
} from './fire-on-the-waters-torpedoes'
import { forms } from './forms'
import { library } from './library'
import { ownDecks, ownDecksRefused } from './own-decks'
import { perfidiousAlbion } from './perfidious-albion'
import { perfidiousAlbionEditing } from './perfidious-albion-editing'
import {
  perfidiousAlbionDamage,
  perfidiousAlbionGunnery,
  perfidiousAlbionGunneryProcedures,
  perfidiousAlbionGunneryRefused,
} from './perfidious-albion-gunnery'
import { perfidiousAlbionAids, perfidiousAlbionForms } from './perfidious-albion-forms'
import {
  perfidiousAlbionSequence,
  perfidiousAlbionSequenceProcedures,
  perfidiousAlbionSequenceRefused,
} from './perfidious-albion-sequence'
import { play } from './play'
import { print } from './print'
import { printDeck, printDeckRefused } from './print-deck'
import { printing, printingRefused } from './printing'
import { printDialog } from './print-dialog'
import { reference } from './reference'
import { refused } from './refused'
import { perfidiousAlbionStatistics, report } from './report'
import { shipyard, shipyardRefused } from './shipyard'
import {
  odds,
  perfidiousAlbionOdds,
  perfidiousAlbionSimulation,
  perfidiousAlbionSimulationProcedure,
  simulation,
  simulationRefused,
} from './simulation'
import { squadronD20, squadronD20Refused } from './squadron-d20'
import { steps } from './steps'
import { tableOperator } from './table-operator'
import { tableView } from './table-view'
import { tableWindow, tableWindowRefused } from './table-window'
import { umpire, umpireRefused } from './umpire'
import { units } from './units'

/** Every sentence of the program, in English. One file an area; a missing key shows as itself. */
export const en = {
  app,
  card,
  dialogue,
  deckTable,
  decks,
  deckTuner,
  documents,
  field,
  eventCards,
  eventDialogues,
  laying: forms,
  library,
  odds,
  ownDecks,
  play,
  print,
  printDeck,
  printDialog,
  printing,
  reference,
  refused: {
    ...refused,
    ...shipyardRefused,
    ...answersRefused,
    ...dialogueRefused,
    ...decksRefused,
    ...eventDialoguesRefused,
    ...ownDecksRefused,
    ...printDeckRefused,
    ...printingRefused,
    ...perfidiousAlbionGunneryRefused,
    ...perfidiousAlbionSequenceRefused,
    ...simulationRefused,
    ...fieldBattleRefused,
    ...umpireRefused,
    ...tableWindowRefused,
    ...fireOnTheWatersTorpedoRefused,
    ...fireOnTheWatersGunneryRefused,
    ...fireOnTheWatersDamageRefused,
    ...fireOnTheWatersEventRefused,
    ...squadronD20Refused,
  },
  report,
  shipyard,
  simulation,
  steps,
  tableOperator,
  tableView,
  tableWindow,
  umpire,
  units,
  rules: {
    'field-battle': { ...fieldBattle, procedures: { ...fieldBattle.procedures, ...eventDialogueProcedures } },
    'fire-on-the-waters': {
      ...fireOnTheWaters,
      aids: fireOnTheWatersAids,
      editing: fireOnTheWatersEditing,
      ...fireOnTheWatersRulings,
      reference: fireOnTheWatersReference,
      casualties: { ...fireOnTheWatersCasualties, ...fireOnTheWatersEventCasualties },
      events: fireOnTheWatersEvents,
      damage: fireOnTheWatersDamage,
      damageControl: fireOnTheWatersDamageControl,
      sequence: fireOnTheWatersSequence,
      speed: fireOnTheWatersSpeed,
      asked: { ...fireOnTheWatersGunneryAsked, ...fireOnTheWatersDamageAsked },
      gunnery: fireOnTheWatersGunnery,
      simulation: fireOnTheWatersSimulation,
      figures: fireOnTheWatersFigures,
      movement: fireOnTheWatersMovement,
      spotting: fireOnTheWatersSpotting,
      torpedoes: fireOnTheWatersTorpedoes,
      procedures: {
        ...fireOnTheWatersDamageProcedures,
        ...fireOnTheWatersEventProcedures,
        ...fireOnTheWatersGunneryProcedures,
        ...fireOnTheWatersSimulationProcedure,
        ...fireOnTheWatersTorpedoProcedures,
        ...eventDialogueProcedures,
      },
    },
    'squadron-d20': {
      ...squadronD20,
      procedures: { ...squadronD20.procedures, ...eventDialogueProcedures },
    },
    'perfidious-albion': {
      ...perfidiousAlbion,
      asked: perfidiousAlbionAsked,
      damage: perfidiousAlbionDamage,
      editing: perfidiousAlbionEditing,
      events: perfidiousAlbionEvents,
      gunnery: perfidiousAlbionGunnery,
      odds: perfidiousAlbionOdds,
      sequence: perfidiousAlbionSequence,
      simulation: perfidiousAlbionSimulation,
      laying: perfidiousAlbionForms,
      aids: perfidiousAlbionAids,
      told: perfidiousAlbionStatistics,
      procedures: {
        ...perfidiousAlbionGunneryProcedures,
        ...perfidiousAlbionSequenceProcedures,
        ...perfidiousAlbionSimulationProcedure,
        ...eventDialogueProcedures,
        ...perfidiousAlbionEventProcedures,
      },
    },
  },
}
