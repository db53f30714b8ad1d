import type { Output } from '#shared/bridge/contract'
import type { DeckDocument } from '#shared/decks/deck-document'
import type { DeckPlan } from '#shared/decks/deck-plan'
import { checkPlan } from '#shared/decks/naval/plan'
import type { ScenarioDocument } from '#shared/documents/scenario'
import { isOwnShip, type ShipDocument } from '#shared/documents/ship'
import { slugOfName } from '#shared/documents/slug-of-name'
import { readStranger } from '#shared/documents/stranger'
import { mapped, refused, type Refusal, type Result } from '#shared/kernel/result'
import { sameValue } from '#shared/kernel/same-value'
import { Turns } from '../turns'
import type { Added, Library } from './library'
import type { FindPack } from './shelves'

/** What a player keeps of his own: ships, decks, scenarios and their decks. Starter documents are never overwritten. */

const mostLetters = 60

const turns = new WeakMap<Library, Turns>()

/** Of two windows that save at once the second sees what the first has done. */
export function inLibraryTurn<Value>(library: Library, save: () => Promise<Value>): Promise<Value> {
  const its = turns.get(library) ?? new Turns()
  turns.set(library, its)
  return its.take(save)
}

interface ShipAsked {
  readonly text: string
  /** Whose file it is, and how she was when she was opened; `null`: she is new. */
  readonly replaces: { readonly ship: string; readonly was: string } | null
}

/**
 * Keeps a ship as one's own. A new one gets the next free file after her name; one that was kept before keeps her file
 * whatever she is called now, if nobody has changed it meanwhile.
 */
export function saveOwnShip(
  library: Library,
  { text, replaces }: ShipAsked,
  findPack: FindPack,
): Promise<Output<'librarySaveShip'>> {
  return inLibraryTurn(library, async () => {
    const read = readStranger(text, ['ship'], findPack)
    if (!read.ok) return read
    const ship: ShipDocument = { ...(read.value as ShipDocument), unofficial: false }
    const taken = await nameTaken(library, ship, replaces?.ship)
    if (taken) return taken
    if (!replaces) return savedShip(await library.save({ ...ship, slug: slugOfName(ship.name, 'ship', mostLetters) }))
    const there = await library.readShip(ship.pack, replaces.ship)
    if (there.ok) {
      const { name } = there.value
      if (!isOwnShip(there.value)) return refused('library-ship-not-own', { name })
      if (!sameValue(there.value, opened(replaces.was))) return refused('library-ship-changed', { name })
    } else if (there.code !== 'library-ship-missing') return there
    return savedShip(await library.replace({ ...ship, slug: replaces.ship }))
  })
}

/** Two ships of a navy with one name look the same in a list. */
async function nameTaken(library: Library, ship: ShipDocument, own: string | undefined): Promise<Refusal | null> {
  const folded = (name: string) => name.normalize('NFC').trim().toLowerCase()
  const { ships } = await library.list()
  const sameName = ships.some(
    ({ pack, navy, slug, name }) =>
      pack === ship.pack && navy === ship.navy && slug !== own && folded(name) === folded(ship.name),
  )
  return sameName ? refused('library-ship-name-taken', { name: ship.name }) : null
}

/** What does not read as JSON is like no file. */
function opened(was: string): unknown {
  try {
    return JSON.parse(was)
  } catch {
    return undefined
  }
}

interface DeckAsked {
  readonly text: string
  /** Whose file it is, and how the deck was when it was opened; `null`: it is new. */
  readonly replaces: { readonly deck: string; readonly was: string } | null
}

/** Keeps a deck of one's own: a new one under the next free name, an old one in its file if nobody has changed it meanwhile. */
export function saveOwnDeck(
  library: Library,
  { text, replaces }: DeckAsked,
  findPack: FindPack,
): Promise<Output<'librarySaveDeck'>> {
  return inLibraryTurn(library, async () => {
    const read = readStranger(text, ['deck'], findPack)
    if (!read.ok) return read
    const deck: DeckDocument = { ...(read.value as DeckDocument), unofficial: false }
    if (!replaces) return savedDeck(await library.save({ ...deck, slug: slugOfName(deck.title, 'deck', mostLetters) }))
    const there = await library.readDeck(replaces.deck)
    const refusal = whyNotReplaced(there, 'deck', replaces.was, findPack)
    return refusal ?? savedDeck(await library.replace({ ...deck, slug: replaces.deck }))
  })
}

interface ScenarioAsked {
  readonly text: string
  readonly replaces: { readonly scenario: string; readonly was: string } | null
}

/** Keeps a scenario of one's own, as a deck is kept. */
export function saveOwnScenario(
  library: Library,
  { text, replaces }: ScenarioAsked,
  findPack: FindPack,
): Promise<Output<'librarySaveScenario'>> {
  return inLibraryTurn(library, async () => {
    const read = readStranger(text, ['scenario'], findPack)
    if (!read.ok) return read
    const scenario: ScenarioDocument = { ...(read.value as ScenarioDocument), unofficial: false }
    if (!replaces) {
      const slug = slugOfName(scenario.title, 'scenario', mostLetters)
      return savedScenario(await library.save({ ...scenario, slug }))
    }
    const there = await library.readScenario(replaces.scenario)
    const refusal = whyNotReplaced(there, 'scenario', replaces.was, findPack)
    return refusal ?? savedScenario(await library.replace({ ...scenario, slug: replaces.scenario }))
  })
}

/** Why the file of a deck or a scenario is not written over: it is a starter's, or not what was opened. */
function whyNotReplaced(
  there: Result<DeckDocument | ScenarioDocument>,
  kind: 'deck' | 'scenario',
  was: string,
  findPack: FindPack,
): Refusal | undefined {
  if (!there.ok) return there.code === `${kind === 'deck' ? '' : 'library-'}${kind}-missing` ? undefined : there
  const { title: name, unofficial } = there.value
  if (unofficial) return refused(`library-${kind}-not-own`, { name })
  const before = readStranger(was, [kind], findPack)
  return before.ok && sameValue(there.value, before.value) ? undefined : refused(`library-${kind}-changed`, { name })
}

function savedShip(kept: Result<Added>): Output<'librarySaveShip'> {
  return mapped(kept, ({ path }) => ({ path, ship: slugOf(path, '.ship.json') }))
}

function savedDeck(kept: Result<Added>): Output<'librarySaveDeck'> {
  return mapped(kept, ({ path }) => ({ path, deck: slugOf(path, '.deck.json') }))
}

function savedScenario(kept: Result<Added>): Output<'librarySaveScenario'> {
  return mapped(kept, ({ path }) => ({ path, scenario: slugOf(path, '.scenario.json') }))
}

const slugOf = (path: string, ending: string) => path.slice(path.lastIndexOf('/') + 1, -ending.length)

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
