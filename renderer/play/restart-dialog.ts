import type { PlayDialog } from './play-dialogs'
import type { useGame } from '../stores/game'
import { say } from '../words'

/** Asks before the turn is restarted: it is the one step that takes back many. */
export function restartDialog(game: ReturnType<typeof useGame>): PlayDialog {
  const turn = game.live!.turn
  return {
    kind: 'confirm',
    title: say('play.restart.title', { turn }),
    text: say('play.restart.text'),
    button: say('play.restart.button', { turn }),
    confirm: () => game.restartTurn(),
  }
}
