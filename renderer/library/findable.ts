import { computed } from 'vue'
import type { RouteLocationRaw, Router } from 'vue-router'
import { shipInLibrary } from './ship-in-library'
import { loadedPacks } from '../loaded-packs'
import type { FindSource } from '../stores/finder'
import { matching, type Found } from '../ui/found'
import { rulesName, say } from '../words'
import type { LibraryListing } from '#shared/bridge/contract'

/** What can be found beside a game: ships, scenarios, games, tables of the rules. */
export function findableInLibrary(listing: () => LibraryListing, router: Router): FindSource {
  const to = (where: RouteLocationRaw) => ({ open: () => router.push(where) })
  const ships = computed(() =>
    listing().ships.map((document): Found => {
      const { key, name, navy, line } = shipInLibrary(document)
      const place = to({ name: 'ships', params: { pack: document.pack, ship: document.slug } })
      return { id: key, name, line: `${navy}, ${line}`, glyph: 'afloat', ...place }
    }),
  )
  const scenarios = computed(() =>
    listing().scenarios.map(({ slug, title, subtitle }): Found => ({
      id: slug,
      name: title,
      line: subtitle,
      glyph: 'target',
      ...to({ name: 'scenarios', params: { scenario: slug } }),
    })),
  )
  const games = computed(() =>
    listing().games.map(({ game, title, turn }): Found => ({
      id: game,
      name: title,
      line: say('library.games.turn', { turn }),
      glyph: 'hand',
      ...to({ name: 'play', params: { game } }),
    })),
  )
  const decks = computed(() =>
    listing().decks.map(({ slug, title }): Found => ({
      id: slug,
      name: title,
      glyph: 'deck',
      ...to({ name: 'own-deck', params: { deck: slug } }),
    })),
  )
  const tables = computed(() =>
    loadedPacks().flatMap((pack) =>
      pack.reference(say).map(({ key, title }): Found => ({
        id: `${pack.id} ${key}`,
        name: title,
        line: rulesName(pack.id),
        glyph: 'range',
        ...to({ name: 'rules', query: { table: key } }),
      })),
    ),
  )
  return (wanted) =>
    computed(() => [
      { title: say('finder.ships'), items: matching(ships.value, wanted.value) },
      { title: say('finder.scenarios'), items: matching(scenarios.value, wanted.value) },
      { title: say('finder.games'), items: matching(games.value, wanted.value) },
      { title: say('finder.decks'), items: matching(decks.value, wanted.value) },
      { title: say('finder.tables'), items: matching(tables.value, wanted.value) },
    ])
}
