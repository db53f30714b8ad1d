import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { useAnnouncements } from '../ui/announcements'
import { say } from '../words'
import { useBridge } from '../bridge/use-bridge'
import { useSettings } from './settings'
import type { GameSummary, LibraryListing } from '#shared/bridge/contract'
import type { ScenarioDocument } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import type { GameId } from '#shared/kernel/ids'
import { sameValue } from '#shared/kernel/same-value'
import type { Result } from '#shared/kernel/result'

const nothing: LibraryListing = { folder: '', ships: [], scenarios: [], games: [], decks: [], setAside: [] }

/** The library as it lies on disk: a copy of what the bridge listed last, fetched again when it changes. */
export const useLibrary = defineStore('library', () => {
  const bridge = useBridge()
  const settings = useSettings()
  const announcements = useAnnouncements()
  /** Never changed in place: two thousand ships are not watched one by one. */
  const listing = shallowRef<LibraryListing>(nothing)
  const loaded = ref(false)

  /** Newest first. */
  const games = computed<readonly GameSummary[]>(() =>
    [...listing.value.games].sort((one, other) => other.lastPlayed - one.lastPlayed),
  )
  const scenarios = computed<readonly ScenarioDocument[]>(() => [...listing.value.scenarios].sort(byTitle))
  /** The scenario of the first page: the one meant for it, else the first whose ships are all here. */
  const starter = computed(
    () =>
      scenarios.value.find(({ slug }) => slug === starterSlug) ??
      // A battle on land is complete without ships, and the first page is for ships.
      scenarios.value.find((each) => each.squadrons.length > 0 && isComplete(each)) ??
      scenarios.value[0],
  )
  const ships = computed<readonly ShipDocument[]>(() => listing.value.ships)
  const setAside = computed(() => listing.value.setAside)
  /** What is wrong with the folder as a whole. */
  const problem = computed(
    () => setAside.value.find(({ path, reason }) => path === '' && !reason.code.startsWith('settings-'))?.reason,
  )

  let asked = 0
  let answered = 0
  /** Of several answers on their way the newest counts; one without changes draws nothing again. */
  const refresh = () => (newest = list(++asked))
  let newest: Promise<void>
  async function list(turn: number): Promise<void> {
    const answer = await bridge.libraryList()
    if (turn !== asked) return newest
    answered = turn
    if (!sameValue(listing.value, answer)) listing.value = answer
    loaded.value = true
  }

  /**
   * Lists the library now, whenever the folder changes, and when the page comes to the front: a drive may have come or
   * gone unnoticed. Returns what stops it.
   */
  function follow(): () => void {
    void refresh()
    const stopped = new AbortController()
    const refreshIfVisible = () => void (document.visibilityState === 'visible' && asked === answered && refresh())
    document.addEventListener('visibilitychange', refreshIfVisible, stopped)
    window.addEventListener('focus', refreshIfVisible, stopped)
    const stopListening = bridge.on.libraryChanged(() => void refresh())
    return () => {
      stopped.abort()
      stopListening()
    }
  }

  const isComplete = ({ pack, squadrons }: ScenarioDocument) =>
    squadrons.every((squadron) => squadron.ships.every((each) => ship(pack, each.ship) !== undefined))

  const scenario = (slug: string) => listing.value.scenarios.find((each) => each.slug === slug)
  /** What a game was begun from, as long as it has the name of its scenario. */
  const scenarioOf = ({ title, pack }: GameSummary) =>
    listing.value.scenarios.find((each) => each.title === title && each.pack === pack)
  const ship = (pack: string, slug: string) =>
    listing.value.ships.find((each) => each.pack === pack && each.slug === slug)

  /** Starts a game from a scenario; the game's id, or nothing when it was refused (and announced). */
  async function start(scenario: string | { readonly battle: string }, title: string): Promise<GameId | undefined> {
    const answer = await announcements.asked(bridge.gameStart({ scenario, title }))
    return answer.ok ? answer.value.game : undefined
  }

  async function removeGame(game: GameSummary) {
    const answer = await announcements.asked(bridge.gameRemove({ game: game.game }))
    if (!answer.ok) return
    announcements.announce(say('library.games.removed', { title: game.title }))
    await refresh()
  }

  /** Moves the program to another folder; `copy` takes what is here along. The caller shows the answer. */
  async function useFolder(folder: string, copy: boolean): Promise<Result<LibraryListing>> {
    const answer = await bridge.libraryUseFolder({ folder, copy })
    if (!answer.ok) return answer
    listing.value = answer.value
    await settings.read()
    return answer
  }

  /** The system's picker; the folder, or nothing when it was dismissed. */
  async function chooseFolder(): Promise<string | undefined> {
    const answer = await announcements.asked(bridge.libraryChooseFolder())
    return answer.ok ? answer.value?.folder : undefined
  }

  async function reveal(path: string) {
    await announcements.asked(bridge.libraryReveal({ path }))
  }

  return {
    ...{ listing, loaded, games, scenarios, starter, ships, setAside, problem, isComplete, scenario, scenarioOf, ship },
    ...{ refresh, follow, start, removeGame, useFolder, chooseFolder, reveal },
  }
})

const starterSlug = 'off-ushant'

function byTitle(one: ScenarioDocument, other: ScenarioDocument) {
  return one.title.localeCompare(other.title, 'en')
}
