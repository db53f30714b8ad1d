import type { PrintPart } from '#shared/bridge/contract'
import type { GameId } from '#shared/kernel/ids'

type Of<Part extends PrintPart['part']> = Extract<PrintPart, { readonly part: Part }>
export type ShipsOnPaper = Of<'cards'>['of']
type StoryOnPaper = Of<'briefing'>['of']
export type DeckOnPaper = Of<'deck'>['what']

export interface PrintableDeck {
  readonly name: string
  readonly what: DeckOnPaper
}

/** What a page has at hand to be put on paper: the menu of the print offers parts of it and no other. */
export interface Printable {
  /** The name of the file. */
  readonly title: string
  readonly pack: string | null
  /** All the ships there are; null where there are none. */
  readonly ships: ShipsOnPaper | null
  readonly story: StoryOnPaper | null
  readonly decks: readonly PrintableDeck[]
}

const none = { ships: null, story: null, decks: [] } as const

/** Ships of the library, fresh. */
export function printableShips(title: string, pack: string, ships: readonly string[]): Printable {
  return { ...none, title, pack, ships: { from: 'library', pack, ships: [...ships] } }
}

/** A scenario: its ships, unless its rules have none, what is written of it, its decks. */
export function printableScenario(
  scenario: { readonly title: string; readonly slug: string; readonly pack: string },
  isShipless: boolean,
  decks: readonly PrintableDeck[] = [],
): Printable {
  const { title, slug, pack } = scenario
  const ships = isShipless ? null : ({ from: 'scenario', scenario: slug } as const)
  return { title, pack, ships, story: { from: 'scenario', scenario: slug }, decks }
}

/** A game as it is now; `headCrc` where it is known which game of that name it is. */
export function printableGame(
  played: { readonly title: string; readonly game: GameId; readonly pack: string; readonly headCrc?: string },
  isShipless: boolean,
): Printable {
  const { title, game, pack, headCrc } = played
  const known = headCrc === undefined ? {} : { headCrc }
  const ships: ShipsOnPaper = { from: 'game', game, ...known, ships: [], fresh: false }
  return { title, pack, ships: isShipless ? null : ships, story: { from: 'game', game }, decks: [] }
}

/** Decks, and nothing else. */
export function printableDecks(title: string, decks: readonly PrintableDeck[], pack: string | null = null): Printable {
  return { ...none, title, pack, decks }
}
