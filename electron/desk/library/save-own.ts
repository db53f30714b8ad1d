import type { Input, Output } from '#shared/bridge/contract'
import type { DeckPlan } from '#shared/decks/deck-plan'
import { checkPlan } from '#shared/decks/naval/plan'
import { nameOf, type DocumentKind, type LibraryDocument } from '#shared/documents/formats'
import { slugOfName } from '#shared/documents/slug-of-name'
import { readStranger } from '#shared/documents/stranger'
import { mapped, refused, type Refusal, type Result } from '#shared/kernel/result'
import { sameValue } from '#shared/kernel/same-value'
import { Turns } from '../turns'
import type { Library } from './library'
import type { FindPack } from './shelves'

/** What a player keeps of his own: ships, decks, scenarios and their decks. Starter documents are never overwritten. */

const turns = new WeakMap<Library, Turns>()

/** Of two windows that save at once the second sees what the first has done. */
export function inLibraryTurn<Value>(library: Library, save: () => Promise<Value>): Promise<Value> {
  const its = turns.get(library) ?? new Turns()
  turns.set(library, its)
  return its.take(save)
}

/**
 * Keeps a document as one's own. A new one gets the next free file after its name; one that was kept before keeps its file
 * whatever it is called now, if nobody has changed it meanwhile.
 */
export function saveOwn(
  library: Library,
  { kind, text, replaces }: Input<'librarySave'>,
  findPack: FindPack,
): Promise<Output<'librarySave'>> {
  return inLibraryTurn(library, async () => {
    const read = readStranger(text, [kind], findPack)
    if (!read.ok) return read
    const slug = replaces?.slug ?? slugOfName(nameOf(read.value), kind)
    const own: LibraryDocument = { ...read.value, slug, unofficial: false }
    const unfit =
      (await nameTaken(library, own, replaces?.slug)) ??
      (replaces && whyNotReplaced(await library.readLike(own), kind, replaces.was, findPack))
    if (unfit) return unfit
    return replaces ? library.replace(own) : library.save(own)
  })
}

/** Two ships of a navy with one name look the same in a list. */
async function nameTaken(library: Library, ship: LibraryDocument, own: string | undefined): Promise<Refusal | null> {
  if (ship.format !== 'spotting-top/ship') return null
  const folded = (name: string) => name.normalize('NFC').trim().toLowerCase()
  const { ships } = await library.list()
  const sameName = ships.some(
    ({ pack, navy, slug, name }) =>
      pack === ship.pack && navy === ship.navy && slug !== own && folded(name) === folded(ship.name),
  )
  return sameName ? refused('library-ship-name-taken', { name: ship.name }) : null
}

/** Why a file is not written over: it is a starter's, or not what was opened. */
function whyNotReplaced(
  there: Result<LibraryDocument>,
  kind: DocumentKind,
  was: string,
  findPack: FindPack,
): Refusal | undefined {
  if (!there.ok) return there.code === 'file-missing' ? undefined : there
  const name = nameOf(there.value)
  if (there.value.unofficial) return refused(`library-${kind}-not-own`, { name })
  const before = readStranger(was, [kind], findPack)
  return before.ok && sameValue(there.value, before.value) ? undefined : refused(`library-${kind}-changed`, { name })
}

/** Writes the event decks of a scenario to its file, if all of them can be used; the rest of the file stays. */
export function saveScenarioDecks(
  library: Library,
  asked: { readonly scenario: string; readonly decks: readonly DeckPlan[] },
): Promise<Output<'librarySaveScenarioDecks'>> {
  return inLibraryTurn(library, async () => {
    const scenario = await library.readScenario(asked.scenario)
    if (!scenario.ok) return scenario
    const unfit = await plansRefusal(asked.decks, scenario.value.sides, library)
    if (unfit) return unfit
    return mapped(await library.replace({ ...scenario.value, decks: [...asked.decks] }), ({ path }) => ({ path }))
  })
}

/** Why these cannot be the decks of a scenario with such sides: nothing is saved that no table could use. */
async function plansRefusal(
  plans: readonly DeckPlan[],
  sides: readonly { readonly id: string; readonly name: string }[],
  library: Library,
): Promise<Refusal | undefined> {
  const seen = new Set<string>()
  for (const plan of plans) {
    const side = sides.find(({ id }) => id === plan.side)
    if (!side) return refused('scenario-deck-side', { what: plan.side })
    const kind = plan.kind === 'own' ? `${plan.side} ${plan.deck}` : plan.side
    if (seen.has(kind)) return refused('scenario-deck-twice', { side: side.name })
    seen.add(kind)
    const checked = plan.kind === 'own' ? await library.readDeck(plan.deck) : checkPlan(plan)
    if (!checked.ok) return checked.code === 'deck-missing' ? refused('scenario-deck-missing', checked.values) : checked
  }
  return undefined
}
