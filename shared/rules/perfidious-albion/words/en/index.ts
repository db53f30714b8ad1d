import * as brief from './brief'
import * as card from './card'
import * as editing from './editing'
import * as events from './events'
import * as forms from './forms'
import * as gunnery from './gunnery'
import * as news from './news'
import * as recipe from './recipe'
import * as reference from './reference'
import * as rulings from './rulings'
import * as sequence from './sequence'
import * as simulation from './simulation'
import * as turnForms from './turn-forms'

/** `rules.perfidious-albion`; keys that journals hold keep their spelling. */
export const perfidiousAlbion = {
  brief,
  card,
  editing,
  events,
  forms,
  gunnery,
  news,
  recipe,
  reference,
  rulings,
  sequence,
  simulation,
  turnForms,
}
