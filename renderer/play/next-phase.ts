import { dialogueName } from '../dialogue/whose'
import { useDialogues } from '../stores/dialogues'
import { useGame } from '../stores/game'
import { useAnnouncements } from '../ui/announcements'
import { say } from '../words'
import { nextPhase } from '#shared/game/commands'
import { phasesInPlay } from '#shared/rules/kit/on-table'

/**
 * The key to the next phase: each dialogue that waits is shown first, whether it is on the panel or was put aside, and the
 * same key once more goes on without it. Whatever happens in between, it is shown again.
 */
export function useNextPhase(): () => void {
  const game = useGame()
  const dialogues = useDialogues()
  const announcements = useAnnouncements()
  let last: { readonly said: readonly string[]; readonly lines: number } = { said: [], lines: 0 }

  return () => {
    const { shown, pack, lines } = game
    if (!shown || !pack) return
    const { current, open } = dialogues
    const isOnceMore = last.lines === lines && last.said.at(-1) === current?.id
    const said = isOnceMore ? last.said : []
    const waiting = open.filter(({ id, amends }) => amends === undefined && id !== current?.id)
    const waits = [...(current ? [current] : []), ...waiting].find(({ id }) => !said.includes(id))
    if (waits) {
      last = { said: [...said, waits.id], lines }
      dialogues.go(waits.id)
      announcements.announce(say('play.phase.dialogueWaits', { what: dialogueName(waits, shown) }), 'waits')
      return
    }
    game.send(nextPhase(shown, phasesInPlay(pack, shown)))
  }
}
