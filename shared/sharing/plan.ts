import { kindOf, nameOf, type LibraryDocument } from '../documents/formats'
import type { ScenarioDocument } from '../documents/scenario'
import { cutTo } from '../kernel/seen-text'
import { placeKey, type Holdings, type LookedDocument } from './look'

/** What becomes of a thing: left out, brought in beside what is there, in place of it, or under a name of its own. */
export type Taking = 'leave' | 'theirs' | 'both'

/** A document to be written: new, or over one that was so when it was looked at. */
export interface Put {
  readonly document: LibraryDocument
  readonly was: LibraryDocument | null
}

/** What may be done with a thing: a document that comes with the program is never written over. */
export function mayTakeTheirs({ yours }: Pick<LookedDocument, 'yours'>): boolean {
  return yours !== null && !yours.unofficial
}

/**
 * The documents to write, under free names, so that battles among them name the ships and decks that they come to mean: the
 * one that is kept where it is kept, the other where both are.
 */
export function planBringIn(
  chosen: readonly { readonly looked: Pick<LookedDocument, 'document' | 'yours'>; readonly taking: Taking }[],
  holdings: Pick<Holdings, 'ships' | 'scenarios' | 'decks'>,
  /** How a second one of a name is called. */
  secondName: (name: string, count: number) => string,
): readonly Put[] {
  const taken = new Set<string>()
  const names = new Set<string>()
  for (const document of [...holdings.ships, ...holdings.scenarios, ...holdings.decks]) {
    taken.add(placeKey(document))
    names.add(shownName(document))
  }
  const moved = new Map<string, string>()
  const puts: Put[] = []
  for (const { looked, taking } of chosen) {
    const { document, yours } = looked
    if (taking === 'leave' || (taking === 'theirs' && yours !== null)) {
      if (yours !== null) moved.set(placeKey(document), yours.slug)
      if (taking === 'theirs' && yours !== null) puts.push({ document: { ...document, slug: yours.slug }, was: yours })
      continue
    }
    const named = yours === null ? document : withFreeName(document, names, secondName)
    const slug = freeSlug(named, taken)
    const put = { ...named, slug }
    taken.add(placeKey(put))
    names.add(shownName(put))
    moved.set(placeKey(document), slug)
    puts.push({ document: put, was: null })
  }
  return puts.map((put) =>
    put.document.format === 'spotting-top/scenario' ? { ...put, document: renamed(put.document, moved) } : put,
  )
}

function renamed(scenario: ScenarioDocument, moved: ReadonlyMap<string, string>): ScenarioDocument {
  const { pack, squadrons, decks } = scenario
  const ship = (slug: string) => moved.get(`ship ${pack} ${slug}`) ?? slug
  return {
    ...scenario,
    squadrons: squadrons.map((squadron) => ({
      ...squadron,
      ships: squadron.ships.map((each) => ({ ...each, ship: ship(each.ship) })),
    })),
    ...(decks && {
      decks: decks.map((plan) =>
        plan.kind === 'own' ? { ...plan, deck: moved.get(`deck  ${plan.deck}`) ?? plan.deck } : plan,
      ),
    }),
  }
}

const shownName = (document: LibraryDocument) => `${kindOf(document)} ${nameOf(document).toLowerCase()}`

function withFreeName(
  document: LibraryDocument,
  names: ReadonlySet<string>,
  secondName: (name: string, count: number) => string,
): LibraryDocument {
  const most = document.format === 'spotting-top/ship' ? 60 : 80
  for (let count = 2; ; count++) {
    const tail = secondName('', count)
    const name = `${cutTo(nameOf(document), most - tail.length).trim()}${tail}`
    const renamed: LibraryDocument =
      document.format === 'spotting-top/ship' ? { ...document, name } : { ...document, title: name }
    if (!names.has(shownName(renamed))) return renamed
  }
}

/** Names that Windows keeps for devices are none for files. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/

function freeSlug(document: LibraryDocument, taken: ReadonlySet<string>): string {
  const first = device.test(document.slug) ? `${kindOf(document)}-${document.slug}` : document.slug
  for (let count = 1; ; count++) {
    const tail = count === 1 ? '' : `-${count}`
    const slug = `${first.slice(0, 64 - tail.length)}${tail}`
    if (!taken.has(placeKey({ ...document, slug }))) return slug
  }
}

/** A battle with all that it needs of the library: its ships, and the decks that it names. */
export function withNeeds(
  documents: readonly LibraryDocument[],
  holdings: Pick<Holdings, 'ships' | 'decks'>,
): readonly LibraryDocument[] {
  const all = new Map(documents.map((document) => [placeKey(document), document]))
  const found = new Map([...holdings.ships, ...holdings.decks].map((document) => [placeKey(document), document]))
  const need = (key: string) => {
    const document = found.get(key)
    if (document) all.set(key, document)
  }
  for (const scenario of documents) {
    if (scenario.format !== 'spotting-top/scenario') continue
    for (const { ships } of scenario.squadrons) for (const { ship } of ships) need(`ship ${scenario.pack} ${ship}`)
    for (const plan of scenario.decks ?? []) if (plan.kind === 'own') need(`deck  ${plan.deck}`)
  }
  return [...all.values()]
}
