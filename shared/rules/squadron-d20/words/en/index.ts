import * as aids from './aids'
import * as aircraft from './aircraft'
import * as brief from './brief'
import * as card from './card'
import * as criticals from './criticals'
import * as editing from './editing'
import * as events from './events'
import * as guns from './guns'
import * as news from './news'
import * as recipe from './recipe'
import * as reference from './reference'
import * as rulings from './rulings'
import * as sequence from './sequence'
import * as simulation from './simulation'

/** `rules.squadron-d20`; keys that journals hold keep their spelling. */
export const squadronD20 = {
  aids,
  aircraft,
  brief,
  card,
  criticals,
  editing,
  events,
  guns,
  news,
  recipe,
  reference,
  rulings,
  sequence,
  simulation,
}
