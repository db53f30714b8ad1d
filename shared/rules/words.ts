import { merged, packCatalogue, type Sentences } from '../words/chapters'
import { general } from '../words/en'
import { shipFields } from '../words/en/card'
import { shipEditing, shipRecipe } from '../words/en/editing'
import { eventDialogueProcedures, eventRulings } from '../words/en/event-dialogues'
import { battleProcedures, battles } from '../words/en/simulation'
import { fieldBattle } from './field-battle/words/en'
import { fireOnTheWaters } from './fire-on-the-waters/words/en'
import { perfidiousAlbion } from './perfidious-albion/words/en'
import { squadronD20 } from './squadron-d20/words/en'

/** English: what belongs to no pack, the procedures that event cards bring to every pack, and each pack's chapters. */
export const english = {
  general,
  everyPack: {
    procedures: { ...eventDialogueProcedures, ...battleProcedures },
    fields: shipFields,
    simulation: battles,
    editing: shipEditing,
    recipe: shipRecipe,
    ...eventRulings,
  },
  packs: {
    'perfidious-albion': perfidiousAlbion,
    'fire-on-the-waters': fireOnTheWaters,
    'squadron-d20': squadronD20,
    'field-battle': fieldBattle,
  },
}

/** A language has every key of English; the compiler names those that it lacks. */
export type Language = Sentences<typeof english>

/** Every sentence of a language under its dotted key. */
export function catalogueOf({ general, everyPack, packs }: Language) {
  const catalogues = Object.entries(packs).map(([id, chapters]) => [id, packCatalogue(chapters)] as const)
  return {
    ...general,
    refused: merged([...Object.values(general.refused), ...catalogues.map(([, { refused }]) => refused)]),
    rules: Object.fromEntries(catalogues.map(([id, { words }]) => [id, merged([words, everyPack])])),
  }
}

/** Every sentence of the program, in English. */
export const en = catalogueOf(english)
