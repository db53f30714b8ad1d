import { ref } from 'vue'
import { useRouter } from 'vue-router'
import { useLibrary } from '../stores/library'
import type { ScenarioDocument } from '#shared/documents/scenario'
import { cutTo } from '#shared/kernel/seen-text'

/** Starts games and goes to them; `starting` while the program prepares the table. */
export function useStarting() {
  const library = useLibrary()
  const router = useRouter()
  const starting = ref(false)

  async function start(scenario: ScenarioDocument, title = freshTitle(scenario.title, library.games)) {
    if (starting.value) return
    starting.value = true
    const game = await library.start(scenario.slug, title)
    starting.value = false
    if (game) await router.push({ name: 'play', params: { game } })
  }

  return { starting, start }
}

/** A second game of the same scenario is `Off Ushant 2`; a long title makes room for its number. */
export function freshTitle(title: string, games: readonly { readonly title: string }[]): string {
  const taken = new Set(games.map((game) => game.title))
  if (!taken.has(title)) return title
  for (let number = 2; ; number++) {
    const fresh = `${cutTo(title, 76)} ${number}`
    if (!taken.has(fresh)) return fresh
  }
}
