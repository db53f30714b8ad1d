import { dialogueName } from '../dialogue/whose'
import { useDialogues } from '../stores/dialogues'
import { useGame } from '../stores/game'
import { useAnnouncements } from '../ui/announcements'
import { say } from '../words'
import { nextPhase } from '#shared/game/commands'
import { phasesInPlay } from '#shared/rules/kit/on-table'

/**
 * The key to the next phase: a dialogue that waits is shown first, whether it is on the panel or was put aside, and the same
 * key once more goes on without it.
 */
export function useNextPhase(): () => void {
  const game = useGame()
  const dialogues = useDialogues()
  const announcements = useAnnouncements()
  let saidToWait = ''

  return () => {
    const { shown, pack } = game
    if (!shown || !pack) return
    const waits = dialogues.current ?? dialogues.open.find(({ amends }) => amends === undefined)
    const asks = waits ? `${waits.id} ${waits.answers.length}` : ''
    if (waits && asks !== saidToWait) {
      saidToWait = asks
      dialogues.go(waits.id)
      announcements.announce(say('play.phase.dialogueWaits', { what: dialogueName(waits, shown) }), 'waits')
      return
    }
    saidToWait = ''
    game.send(nextPhase(shown, phasesInPlay(pack, shown)))
  }
}
