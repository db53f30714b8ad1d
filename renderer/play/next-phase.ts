import { watch } from 'vue'
import { dialogueName } from '../dialogue/whose'
import { useDialogues } from '../stores/dialogues'
import { useGame } from '../stores/game'
import { useAnnouncements } from '../ui/announcements'
import { say } from '../words'
import { phraseInWords } from '../words/phrase'
import { nextPhase } from '#shared/game/commands'
import { phasesInPlay } from '#shared/rules/kit/on-table'

/** In the place of a dialogue: what is due has been said. */
const dues = 'due'

/**
 * The key to the next phase: each dialogue that waits is shown first, whether it is on the panel or was put aside; then it
 * says what is left, under rules that want it. The same key once more goes on without it. Whatever happens in between, it
 * is said again.
 */
export function useNextPhase(): () => void {
  const game = useGame()
  const dialogues = useDialogues()
  const announcements = useAnnouncements()
  let last: { readonly said: readonly string[]; readonly lines: number } = { said: [], lines: 0 }

  /** Once anything was done, or answered, it no longer holds. */
  let hint = 0
  watch(
    () => game.lines,
    () => announcements.dismiss(hint),
  )

  return () => {
    const { shown, pack, lines } = game
    if (!shown || !pack) return
    const { current, open } = dialogues
    const isOnceMore = last.lines === lines && [current?.id, dues].includes(last.said.at(-1))
    const said = isOnceMore ? last.said : []
    const waiting = open.filter(({ id, amends }) => amends === undefined && id !== current?.id)
    const waits = [...(current ? [current] : []), ...waiting].find(({ id }) => !said.includes(id))
    if (waits) {
      last = { said: [...said, waits.id], lines }
      dialogues.go(waits.id)
      hint = announcements.announce(say('play.phase.dialogueWaits', { what: dialogueName(waits, shown) }), 'waits')
      return
    }
    const { saysWhatIsLeft: says = [] } = pack
    const isSaid = says === true || says.includes(shown.phase)
    const left = isSaid ? pack.due(shown).filter(({ phase }) => phase === shown.phase) : []
    if (left.length > 0 && !said.includes(dues)) {
      last = { said: [...said, dues], lines }
      const what = phraseInWords(left[0]!.say, shown)
      hint = announcements.announce(say('play.phase.stillDue', { what, n: left.length }), 'waits')
      return
    }
    game.send(nextPhase(shown, phasesInPlay(pack, shown)))
  }
}
