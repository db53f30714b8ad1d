import type { ShipDocument } from '../../documents/ship'
import type { BoxId } from '../../kernel/ids'
import type { Loss } from '../../profile/draw-profile'
import type { Silhouetted, Size } from '../../profile/silhouette'
import type { Plated } from '../../profile/plate'
import type { PlateShown, SilhouetteShown } from '../pack/rules-pack'

/** So many states of one ship are kept: an evening goes back and forth over few. */
const mostKept = 12

interface Drawing {
  readonly draw: (document: ShipDocument, size: Size, lost: readonly Loss[]) => Silhouetted
  /** What is drawn as gone when a box is out; nothing for most. */
  readonly lossOf: (document: ShipDocument, box: BoxId) => readonly Loss[]
}

/** The silhouettes of a pack: each is drawn once, as long as her document lives. */
export function silhouettesBy({ draw, lossOf }: Drawing) {
  const drawn = new WeakMap<ShipDocument, Map<string, Silhouetted>>()
  return (document: ShipDocument, { size = 'card', out = [] }: SilhouetteShown = {}): Silhouetted => {
    const lost = lossesOf({ lossOf }, document, out)
    const key = [size, ...lost.map(({ what, at }) => `${what} ${at}`)].join(';')
    let hers = drawn.get(document)
    if (!hers) drawn.set(document, (hers = new Map()))
    const known = hers.get(key)
    if (known) return known
    if (hers.size >= mostKept) hers.delete(hers.keys().next().value!)
    const made = draw(document, size, lost)
    hers.set(key, made)
    return made
  }
}

/** The plates of a pack, as she is now. */
export function platesBy({ draw, lossOf }: Pick<Drawing, 'lossOf'> & { readonly draw: DrawPlate }) {
  return (document: ShipDocument, { out = [], settling }: PlateShown = {}): Plated => ({
    ...draw(document, lossesOf({ lossOf }, document, out)),
    ...(settling && { settling }),
  })
}
type DrawPlate = (document: ShipDocument, lost: readonly Loss[]) => Plated

/** What lies in several boxes is lost once. */
function lossesOf({ lossOf }: Pick<Drawing, 'lossOf'>, document: ShipDocument, out: readonly BoxId[]) {
  const lost = out.flatMap((box) => lossOf(document, box))
  return lost.filter(({ id }, at) => id === undefined || lost.findIndex((other) => other.id === id) === at)
}
