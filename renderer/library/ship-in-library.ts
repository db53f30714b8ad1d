import { say } from '../words'
import { loadedPack } from '../loaded-packs'
import type { ShipDocument } from '#shared/documents/ship'
import type { Silhouette } from '#shared/rules/pack/rules-pack'
import { navyName } from '#shared/words/navy-name'

/** A ship as the library shows her: who she is, her summary, her silhouette where her rules are known. */
export interface ShipInLibrary {
  readonly document: ShipDocument
  readonly key: string
  readonly name: string
  readonly navy: string
  readonly line: string
  readonly guns: string
  readonly silhouette: Silhouette | undefined
}

const known = new WeakMap<ShipDocument, ShipInLibrary>()

export function shipInLibrary(document: ShipDocument): ShipInLibrary {
  const found = known.get(document)
  if (found) return found
  const pack = loadedPack(document.pack)
  const summary = onceAsked(() => pack?.summary(document, say) ?? { line: document.type, guns: '' })
  const silhouette = onceAsked(() => pack?.silhouette(document, { size: 'icon' }))
  const ship: ShipInLibrary = {
    document,
    key: `${document.pack}/${document.slug}`,
    name: document.name,
    navy: navyName(document.navy, say),
    get line() {
      return summary().line
    },
    get guns() {
      return summary().guns
    },
    get silhouette() {
      return silhouette()
    },
  }
  // Until her rules are here only her document is known, and that result is not cached.
  if (pack) known.set(document, ship)
  return ship
}

const collator = new Intl.Collator('en')

/** Ships by navy and name. */
export const inOrder = (ships: readonly ShipDocument[]): readonly ShipInLibrary[] =>
  ships
    .map(shipInLibrary)
    .sort((one, other) => collator.compare(one.navy, other.navy) || collator.compare(one.name, other.name))

/** Of two thousand ships a list shows thirty: the others are not drawn. */
function onceAsked<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
