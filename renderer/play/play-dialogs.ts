import type { useGame } from '../stores/game'
import { say } from '../words'
import type { ShipId, SquadronId } from '#shared/kernel/ids'
import type { FieldWords } from '#shared/rules/pack/rules-pack'

/** A dialog over the play view that asks for one thing. */
export type PlayDialog =
  | {
      readonly kind: 'text'
      readonly title: string
      readonly label: string
      readonly value: string
      readonly maximumLength: number
      readonly long?: boolean
      readonly save: (text: string) => void
    }
  | {
      readonly kind: 'number'
      readonly title: string
      readonly value: number
      readonly minimum: number
      readonly maximum: number
      readonly step?: number
      readonly pick: (value: number) => void
    }
  | {
      readonly kind: 'choice'
      readonly title: string
      readonly value: string
      readonly choices: readonly { readonly value: string; readonly label: string }[]
      readonly pick: (value: string) => void
    }
  | {
      readonly kind: 'words'
      readonly title: string
      readonly words: FieldWords
      readonly save: (values: readonly string[]) => void
    }
  | {
      readonly kind: 'confirm'
      readonly title: string
      readonly text: string
      readonly button: string
      readonly confirm: () => void
    }
  | { readonly kind: 'commander'; readonly ship: ShipId }
  | { readonly kind: 'addShip'; readonly squadron: SquadronId }
  | { readonly kind: 'facts' }
  | { readonly kind: 'houseRules' }
  | { readonly kind: 'aid'; readonly aid: string; readonly of: ShipId | SquadronId }

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
