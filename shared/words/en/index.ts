import { answersRefused } from './answers'
import { app } from './app'
import { card } from './card'
import { decks, decksRefused } from './decks'
import { documents } from './documents'
import { library } from './library'
import { perfidiousAlbion } from './perfidious-albion'
import { perfidiousAlbionEditing } from './perfidious-albion-editing'
import {
  perfidiousAlbionDamage,
  perfidiousAlbionGunnery,
  perfidiousAlbionGunneryProcedures,
  perfidiousAlbionGunneryRefused,
} from './perfidious-albion-gunnery'
import { perfidiousAlbionAids, perfidiousAlbionLaying } from './perfidious-albion-laying'
import {
  perfidiousAlbionSequence,
  perfidiousAlbionSequenceProcedures,
  perfidiousAlbionSequenceRefused,
} from './perfidious-albion-sequence'
import { play } from './play'
import { print } from './print'
import { refused } from './refused'
import { shipyardRefused } from './shipyard'
import { steps } from './steps'
import { units } from './units'

/** Every sentence of the program, in English. One file an area; a missing key shows as itself. */
export const en = {
  app,
  card,
  decks,
  documents,
  library,
  play,
  print,
  refused: {
    ...refused,
    ...shipyardRefused,
    ...answersRefused,
    ...decksRefused,
    ...perfidiousAlbionGunneryRefused,
    ...perfidiousAlbionSequenceRefused,
  },
  steps,
  units,
  rules: {
    'perfidious-albion': {
      ...perfidiousAlbion,
      damage: perfidiousAlbionDamage,
      editing: perfidiousAlbionEditing,
      gunnery: perfidiousAlbionGunnery,
      sequence: perfidiousAlbionSequence,
      laying: perfidiousAlbionLaying,
      aids: perfidiousAlbionAids,
      procedures: { ...perfidiousAlbionGunneryProcedures, ...perfidiousAlbionSequenceProcedures },
    },
  },
}
