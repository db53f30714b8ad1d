import { computed, ref, shallowRef } from 'vue'
import { useRouter } from 'vue-router'
import { useBridge } from '../bridge/use-bridge'
import { freshTitle } from '../new-game/starting'
import { useLibrary } from '../stores/library'
import { useAnnouncements } from '../ui'
import { say, sayReason } from '../words'
import type { OpenBattle } from './battle-drafts'
import type { BattleDesk } from './battle-desk'
import { noRules } from '#shared/battle/draft'
import { documentLimits } from '#shared/json/json-text'
import type { GameId } from '#shared/kernel/ids'
import { refused, type Refusal } from '#shared/kernel/result'

/** Puts a battle into the library, and starts games of it. What is refused leaves the draft as it is. */
export function useBattleSaving(battle: OpenBattle, desk: BattleDesk, onKept: (slug: string) => void) {
  const bridge = useBridge()
  const library = useLibrary()
  const router = useRouter()
  const announcements = useAnnouncements()
  const { history, replaces } = battle
  const busy = ref(false)
  const refusal = shallowRef<Refusal | null>(null)
  const isSaved = computed(() => replaces.value !== null && !history.isChanged.value)

  async function save(asNew = false): Promise<boolean> {
    if (busy.value) return false
    if (desk.draft.value.pack === noRules) {
      announcements.announce(say('battle.problems.no-ships'), 'refusal')
      return false
    }
    leaveField()
    const given = history.now.value
    const was = asNew ? null : replaces.value
    busy.value = true
    const answer = await sent(JSON.stringify(given), was && { scenario: was.slug, was: JSON.stringify(was) })
    busy.value = false
    refusal.value = answer.ok ? null : answer
    if (!answer.ok) {
      announcements.announce(say('battle.refused', { why: sayReason(answer) }), 'refusal')
      return false
    }
    const { scenario: slug, path } = answer.value
    replaces.value = { ...given, slug, unofficial: false }
    history.isKept(given, replaces.value)
    await library.refresh()
    onKept(slug)
    announcements.announce(say('battle.done', { title: given.title, path }))
    return true
  }

  async function sent(text: string, was: { readonly scenario: string; readonly was: string } | null) {
    const limit = documentLimits.characters
    if (text.length > limit) return refused('document-too-large', { size: text.length, limit })
    return bridge.librarySaveScenario({ text, replaces: was }).catch(() => refused('bridge-broken'))
  }

  /** A game is begun from the library: what is not saved yet is saved first. */
  async function start(): Promise<void> {
    if (busy.value || desk.refusing.value.length > 0) return
    if (!isSaved.value && !(await save())) return
    const { slug, title } = replaces.value!
    busy.value = true
    const game = await library.start(slug, freshTitle(title, library.games))
    busy.value = false
    if (game) await router.push({ name: 'play', params: { game } })
  }

  /** Of a quick battle the game alone is kept. */
  async function startQuick(): Promise<GameId | undefined> {
    if (busy.value || desk.refusing.value.length > 0) return undefined
    leaveField()
    busy.value = true
    const battle = JSON.stringify(desk.draft.value)
    const game = await library.start({ battle }, freshTitle(desk.draft.value.title, library.games))
    busy.value = false
    return game
  }

  return { busy, refusal, isSaved, save, start, startQuick }
}

/** What is being typed counts: a field gives its value when it is left. */
function leaveField(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  field.blur()
  field.focus({ preventScroll: true })
}
