import type { ShipDocument } from '../../../documents/ship'
import { noFigures, type ShipFigures } from '../../../documents/ship-figures'
import { own } from '../../../kernel/own'
import { sameValue } from '../../../kernel/same-value'
import type { Recipe } from '../../pack/recipe'

/** How a card follows its figures: each place of her data is the recipe's until it is changed by hand. */

type Data = ShipDocument['data']
type Item = Readonly<Record<string, unknown>>

/** Her places, by path: the members of her data, and the items of the lists that the recipe names. */
export function placesOf(lists: Recipe['lists'], data: Data): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
      const name = own(lists, key)
      return name === undefined
        ? [[key, value]]
        : (value as readonly Item[]).map((item) => [`${key}.${String(item[name])}`, item])
    }),
  )
}

/** What the recipe makes of these figures, with what is her own as she has it. */
export function followed(recipe: Recipe, document: ShipDocument, figures: ShipFigures): ShipDocument {
  const { data, year } = recipe.make(document, figures)
  return { ...document, year, figures, data: merged(recipe.lists, data, document.data, figures.own) }
}

function merged(lists: Recipe['lists'], made: Data, hers: Data, paths: readonly string[]): Data {
  const has = new Map(paths.map((path) => [path, true]))
  return Object.fromEntries(
    Object.keys(made).map((key) => {
      const name = own(lists, key)
      if (name === undefined) return [key, has.has(key) && key in hers ? hers[key] : made[key]]
      const pathOf = (item: Item) => `${key}.${String(item[name])}`
      const hersBy = new Map(((hers[key] ?? []) as readonly Item[]).map((item) => [pathOf(item), item]))
      const items = new Map((made[key] as readonly Item[]).map((item) => [pathOf(item), item]))
      for (const path of paths.filter((each) => each.startsWith(`${key}.`))) {
        const item = hersBy.get(path)
        if (item) items.set(path, item)
        else items.delete(path)
      }
      return [key, [...items.values()]]
    }),
  )
}

/** A ship that was changed on her card: what differs is her own from now on. */
export function changedByHand(recipe: Recipe, before: ShipDocument, after: ShipDocument): ShipDocument {
  const { figures } = after
  if (figures === undefined) return after
  const [was, is] = [placesOf(recipe.lists, before.data), placesOf(recipe.lists, after.data)]
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (path) => was.has(path) !== is.has(path) || !sameValue(was.get(path), is.get(path)),
  )
  const now = { ...figures, own: [...new Set([...figures.own, ...changed])] }
  // The recipe reads her navy and type too.
  return changed.length > 0 ? { ...after, figures: now } : followed(recipe, after, figures)
}

/** What is her own as the recipe has it again. */
export function takenBack(recipe: Recipe, document: ShipDocument, path: string): ShipDocument {
  const figures = document.figures ?? noFigures
  return followed(recipe, document, { ...figures, own: figures.own.filter((each) => each !== path) })
}
