import { merged } from '../words/chapters'
import { eventDialogueProcedures } from '../words/en/event-dialogues'
import { general } from '../words/en/index'
import { fieldBattle } from './field-battle/words'
import { fireOnTheWaters } from './fire-on-the-waters/words'
import { perfidiousAlbion } from './perfidious-albion/words'
import { squadronD20 } from './squadron-d20/words'

/** The sentences of every rules pack, by its id. */
const packs = {
  'perfidious-albion': perfidiousAlbion,
  'fire-on-the-waters': fireOnTheWaters,
  'squadron-d20': squadronD20,
  'field-battle': fieldBattle,
}

/** Every sentence of the program, in English; event cards bring their procedures to every pack. */
export const en = {
  ...general,
  refused: merged([general.refused, ...Object.values(packs).map(({ refused }) => refused)]),
  rules: Object.fromEntries(
    Object.entries(packs).map(([id, { words }]) => [id, merged([words, { procedures: eventDialogueProcedures }])]),
  ),
}
