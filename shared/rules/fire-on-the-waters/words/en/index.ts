import * as aids from './aids'
import * as brief from './brief'
import * as card from './card'
import * as casualties from './casualties'
import * as damage from './damage'
import * as damageControl from './damage-control'
import * as editing from './editing'
import * as events from './events'
import * as gunnery from './gunnery'
import * as news from './news'
import * as recipe from './recipe'
import * as reference from './reference'
import * as rulings from './rulings'
import * as simulation from './simulation'
import * as spotting from './spotting'
import * as torpedoes from './torpedoes'

/** `rules.fire-on-the-waters`; keys that journals hold keep their spelling. */
export const fireOnTheWaters = {
  aids,
  brief,
  card,
  casualties,
  damage,
  damageControl,
  editing,
  events,
  gunnery,
  news,
  recipe,
  reference,
  rulings,
  simulation,
  spotting,
  torpedoes,
}
