import { computed, ref, shallowRef } from 'vue'
import { useBridge } from '../bridge/use-bridge'
import { sent } from '../editing/keeping'
import { freshTitle } from '../new-game/starting'
import { useLibrary } from '../stores/library'
import { useAnnouncements } from '../ui'
import { say, sayReason } from '../words'
import type { OpenBattle } from './battle-drafts'
import type { BattleDesk } from './battle-desk'
import { noRules } from '#shared/battle/draft'
import type { GameId } from '#shared/kernel/ids'
import type { Refusal } from '#shared/kernel/result'

/** Puts a battle into the library, and starts games of it. What is refused leaves the draft as it is. */
export function useBattleSaving(battle: OpenBattle, desk: BattleDesk, onKept: (slug: string) => void) {
  const bridge = useBridge()
  const library = useLibrary()
  const announcements = useAnnouncements()
  const { history, replaces } = battle
  const busy = ref(false)
  const refusal = shallowRef<Refusal | null>(null)
  const isSaved = computed(() => replaces.value !== null && !history.isChanged.value)

  /** Why it was not saved last: said until it is. */
  let refusalSaid = 0
  function refuse(why: string): false {
    refusalSaid = announcements.announce(why, 'refusal')
    return false
  }

  async function save(asNew = false): Promise<boolean> {
    if (busy.value) return false
    announcements.dismiss(refusalSaid)
    if (desk.draft.value.pack === noRules) return refuse(say('battle.problems.no-ships'))
    leaveField()
    const given = history.now.value
    const was = asNew ? null : replaces.value
    busy.value = true
    const answer = await sent(bridge, given, was)
    busy.value = false
    refusal.value = answer.ok ? null : answer
    if (!answer.ok) return refuse(say('battle.refused', { why: sayReason(answer) }))
    const { slug, path } = answer.value
    replaces.value = { ...given, slug, unofficial: false }
    history.isKept(given, replaces.value)
    await library.refresh()
    onKept(slug)
    announcements.announce(say('battle.done', { title: given.title, path }))
    return true
  }

  /** A game of the battle as it stands: what is not saved stays a draft, and the scenario as it was. */
  async function start(): Promise<GameId | undefined> {
    if (busy.value || desk.refusing.value.length > 0) return undefined
    leaveField()
    busy.value = true
    const { title } = desk.draft.value
    const of = isSaved.value ? replaces.value!.slug : { battle: JSON.stringify(desk.draft.value) }
    const game = await library.start(of, freshTitle(title, library.games))
    busy.value = false
    return game
  }

  return { busy, refusal, isSaved, save, start }
}

/** What is being typed counts: a field gives its value when it is left. */
function leaveField(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  field.blur()
  field.focus({ preventScroll: true })
}
