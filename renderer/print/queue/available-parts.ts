import { nameOfPlan } from '../../words/side-names'
import { rulesName, say } from '../../words'
import type { Printable, PrintableDeck } from '../../stores/print-at-hand'
import { cardsPart, deckPart, everyNavalCard, whatOfPlan, type DeckHabits } from '../../stores/print-fresh-parts'
import type { PrintPart } from '#shared/bridge/contract'
import type { DeckDocument } from '#shared/decks/deck-document'
import type { ScenarioDocument } from '#shared/documents/scenario'
import { packId } from '#shared/kernel/ids'
import { sameValue } from '#shared/kernel/same-value'
import { findPack } from '#shared/rules/index'

export interface AvailablePart {
  readonly label: string
  readonly part: PrintPart
}

interface Known {
  readonly decks: readonly DeckDocument[]
  readonly scenario: (slug: string) => ScenarioDocument | undefined
  readonly habits: DeckHabits
}

/** Everything that can be added to the queue from here, in the order in which an evening asks for it. */
export function availableParts(printable: Printable, known: Known): readonly AvailablePart[] {
  const { ships, story } = printable
  const pack = printable.pack === null ? undefined : findPack(packId(printable.pack))
  const ofShips: readonly PrintPart[] = ships
    ? [cardsPart(ships), { part: 'roster', of: ships }, { part: 'plate', of: ships }]
    : []
  const ofStory: readonly PrintPart[] = story ? [{ part: 'briefing', of: story, orders: 'all' }] : []
  const ofRules: readonly PrintPart[] = pack ? [{ part: 'reference', pack: pack.id, tables: 'all', of: ships }] : []
  const forms: readonly PrintPart[] = [
    ...(pack && !pack.isShipless ? [{ part: 'blanks', pack: pack.id, copies: 1, perPage: 'fit' } as const] : []),
    ...(ships ? [{ part: 'orders', of: ships, turns: 8 } as const] : []),
    ...(story?.from === 'game' ? [{ part: 'report', game: story.game } as const] : []),
  ]
  const decks = availableDecks(printable, known)
  const deckParts = decks.map(({ name, what }) => ({
    label: say('printDialog.part.deck', { name }),
    part: deckPart(what, known.habits),
  }))
  const named = (part: PrintPart) => ({ label: partName(part, decks), part })
  return [...[...ofShips, ...ofStory, ...ofRules, ...forms].map(named), ...deckParts, named({ part: 'testPage' })]
}

/** The decks of the page itself, those its scenario plans, then every other of the library and all naval events. */
export function availableDecks(
  { decks, story, pack }: Printable,
  known: Omit<Known, 'habits'>,
): readonly PrintableDeck[] {
  const scenario = story?.from === 'scenario' ? known.scenario(story.scenario) : undefined
  const planned = (scenario?.decks ?? []).map((plan) => ({
    name: nameOfPlan(plan, scenario?.sides ?? [], known.decks),
    what: whatOfPlan(plan),
  }))
  const owned = known.decks.map(({ slug, title }) => ({ name: title, what: { from: 'own', deck: slug } as const }))
  const isShipless = pack !== null && findPack(packId(pack))?.isShipless === true
  const usual: readonly PrintableDeck[] = isShipless
    ? [{ name: say('printDeck.land'), what: { from: 'field' } }]
    : [{ name: say('printDeck.naval'), what: everyNavalCard }]
  const all = [...decks, ...planned, ...owned, ...usual]
  return all.filter(({ what }, at) => all.findIndex((other) => sameValue(other.what, what)) === at)
}

/** What a part of the queue is called by. */
export function partName(part: PrintPart, decks: readonly PrintableDeck[]): string {
  if (part.part === 'reference') {
    return say('printDialog.part.referenceOf', { rules: rulesName(part.pack) })
  }
  if (part.part !== 'deck') return say(`printDialog.part.${part.part}`)
  const name = decks.find(({ what }) => sameValue(what, part.what))?.name ?? say('printDeck.naval')
  return say('printDialog.part.deck', { name })
}

/** The part of one kind, with its own choices. */
export type PartOf<Kind extends PrintPart['part']> = Extract<PrintPart, { readonly part: Kind }>
