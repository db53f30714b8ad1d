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

/** A ship of whom the books say this besides. */
export function withSaid(recipe: Recipe, document: ShipDocument, said: ShipFigures['said']): ShipDocument {
  const figures = document.figures ?? noFigures
  return Object.keys(said).length === 0
    ? document
    : followed(recipe, document, { ...figures, said: { ...figures.said, ...said } })
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

/** The data with these places. */
function dataOf(lists: Recipe['lists'], places: ReadonlyMap<string, unknown>): Data {
  const data: Record<string, unknown> = {}
  for (const [path, value] of places) {
    const [key = path] = path.split('.')
    if (own(lists, key) === undefined) data[path] = value
    else data[key] = [...((data[key] as readonly unknown[] | undefined) ?? []), value]
  }
  return data
}

/**
 * A sister after a change of her class: what she had in common with the ship that was changed she has in common still,
 * what was her own stays so.
 */
export function sisterAfter(
  recipe: Recipe,
  before: ShipDocument,
  after: ShipDocument,
  sister: ShipDocument,
): ShipDocument {
  const [hers, was, is] = [sister, before, after].map(({ figures = noFigures }) => figures) as [
    ShipFigures,
    ShipFigures,
    ShipFigures,
  ]
  const merge = <Value>(one: Value, old: Value, now: Value) => (sameValue(one, old) ? now : one)
  const said = Object.fromEntries(
    [...new Set([...Object.keys(hers.said), ...Object.keys(is.said)])].flatMap((name) => {
      const text = merge(own(hers.said, name), own(was.said, name), own(is.said, name))
      return text === undefined ? [] : [[name, text]]
    }),
  )
  const [herPlaces, oldPlaces, newPlaces] = [sister, before, after].map(({ data }) => placesOf(recipe.lists, data)) as [
    ReadonlyMap<string, unknown>,
    ReadonlyMap<string, unknown>,
    ReadonlyMap<string, unknown>,
  ]
  const paths = [...new Set([...herPlaces.keys(), ...newPlaces.keys()])]
  const isCommon = (path: string) => sameValue(herPlaces.get(path), oldPlaces.get(path))
  const places = paths.flatMap((path): [string, unknown][] => {
    const from = isCommon(path) ? newPlaces : herPlaces
    return from.has(path) ? [[path, from.get(path)]] : []
  })
  const ownPaths = [...new Set([...hers.own, ...is.own])].filter((path) =>
    (isCommon(path) ? is : hers).own.includes(path),
  )
  const head = Object.fromEntries(
    (['prefix', 'navy', 'class', 'type'] as const).map((name) => [
      name,
      merge(sister[name], before[name], after[name]),
    ]),
  )
  const picture = merge(sister.picture, before.picture, after.picture)
  const { picture: _, ...plain } = sister
  const ship = { ...plain, ...head, ...(picture && { picture }), data: dataOf(recipe.lists, new Map(places)) }
  const figures = { ...hers, said, guns: merge(hers.guns, was.guns, is.guns), own: ownPaths, sisters: [] }
  return followed(recipe, ship, figures)
}
