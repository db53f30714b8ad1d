import type { Output } from '#shared/bridge/contract'
import { isOwnShip, type ShipDocument } from '#shared/documents/ship'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { sameValue } from '#shared/kernel/same-value'
import { slugFrom } from '#shared/kernel/slug'
import type { Library } from './library'
import { inLibraryTurn } from './library-turn'
import { readStranger, type FindPack } from './read-stranger'

interface Asked {
  readonly text: string
  /** Whose file it is, and how she was when she was opened; `null`: she is new. */
  readonly replaces: { readonly ship: string; readonly was: string } | null
}

/**
 * Keeps a ship as one's own. A new one gets the next free file after her name; one that was kept before keeps her file
 * whatever she is called now, if nobody has changed it meanwhile. Starter ships are never overwritten.
 * Of two windows that save at once the second is refused.
 */
export function saveOwnShip(library: Library, asked: Asked, findPack: FindPack): Promise<Output<'librarySaveShip'>> {
  return inLibraryTurn(library, () => saveInTurn(library, asked, findPack))
}

async function saveInTurn(
  library: Library,
  { text, replaces }: Asked,
  findPack: FindPack,
): Promise<Output<'librarySaveShip'>> {
  const read = readStranger(text, ['ship'], findPack)
  if (!read.ok) return read
  const ship: ShipDocument = { ...(read.value as ShipDocument), unofficial: false }
  const taken = await nameTaken(library, ship, replaces?.ship)
  if (taken) return taken
  return replaces === null ? saveNew(library, ship) : saveAgain(library, { ...ship, slug: replaces.ship }, replaces.was)
}

async function saveNew(library: Library, ship: ShipDocument): Promise<Output<'librarySaveShip'>> {
  const slug = slugFrom(ship.name, mostLetters)
  return saved(await library.save({ ...ship, slug: slug === '' ? nameless : slug }))
}

async function saveAgain(library: Library, ship: ShipDocument, was: string): Promise<Output<'librarySaveShip'>> {
  const there = await library.readShip(ship.pack, ship.slug)
  if (there.ok) {
    if (!isOwnShip(there.value)) return refused('library-ship-not-own', { name: there.value.name })
    if (!sameValue(there.value, opened(was))) return refused('library-ship-changed', { name: there.value.name })
  } else if (there.code !== 'library-ship-missing') return there
  return saved(await library.replace(ship))
}

/** Two ships of a navy with one name look the same in a list. */
async function nameTaken(library: Library, ship: ShipDocument, own: string | undefined): Promise<Refusal | null> {
  const { ships } = await library.list()
  const sameName = ships.some(
    (other) =>
      other.pack === ship.pack &&
      other.navy === ship.navy &&
      other.slug !== own &&
      folded(other.name) === folded(ship.name),
  )
  return sameName ? refused('library-ship-name-taken', { name: ship.name }) : null
}

const mostLetters = 60
/** The file of a ship whose name has no letter that a file name may have. */
const nameless = 'ship'

function folded(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}

/** What does not read as JSON is like no file. */
function opened(was: string): unknown {
  try {
    return JSON.parse(was)
  } catch {
    return undefined
  }
}

function saved(kept: Result<{ readonly path: string }>): Output<'librarySaveShip'> {
  if (!kept.ok) return kept
  const { path } = kept.value
  return done({ path, ship: path.slice(path.lastIndexOf('/') + 1, -'.ship.json'.length) })
}
