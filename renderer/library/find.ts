import { shipInLibrary } from './ship-in-library'
import { say } from '../words'
import { loadedPacks } from '../loaded-packs'
import type { RouteLocationRaw } from 'vue-router'
import type { LibraryListing } from '#shared/bridge/contract'

/** One thing that was found, and where it is to be seen. */
export interface Finding {
  readonly key: string
  readonly kind: 'ship' | 'scenario' | 'game' | 'table'
  readonly name: string
  readonly line: string
  readonly to: RouteLocationRaw
}

/** Folds accents and case, so that `etoile` finds `Étoile`. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word must occur; names that begin with the first word come first. */
export function find(listing: LibraryListing, text: string, most = 12): readonly Finding[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const first = words[0]
  if (first === undefined) return []
  return everything(listing)
    .filter((each) => words.every((word) => plain(`${each.name} ${each.line}`).includes(word)))
    .sort((one, other) => Number(plain(other.name).startsWith(first)) - Number(plain(one.name).startsWith(first)))
    .slice(0, most)
}

function everything({ ships, scenarios, games }: LibraryListing): readonly Finding[] {
  return [
    ...ships.map((document): Finding => {
      const { key, name, navy, line } = shipInLibrary(document)
      const to = { name: 'ships', params: { pack: document.pack, ship: document.slug } }
      return { key: `ship ${key}`, kind: 'ship', name, line: `${navy}, ${line}`, to }
    }),
    ...scenarios.map(({ slug, title, subtitle }): Finding => ({
      key: `scenario ${slug}`,
      kind: 'scenario',
      name: title,
      line: subtitle,
      to: { name: 'scenarios', params: { scenario: slug } },
    })),
    ...games.map(({ game, title, turn }): Finding => ({
      key: `game ${game}`,
      kind: 'game',
      name: title,
      line: say('library.games.turn', { turn }),
      to: { name: 'play', params: { game } },
    })),
    ...loadedPacks().flatMap((pack) =>
      pack.reference(say).map(({ key, title }): Finding => ({
        key: `table ${pack.id} ${key}`,
        kind: 'table',
        name: title,
        line: say(`rules.${pack.id}.name`),
        to: { name: 'rules', query: { table: key } },
      })),
    ),
  ]
}
