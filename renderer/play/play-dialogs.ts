import type { useGame } from '../stores/game'
import { say } from '../words'
import { shipField } from '#shared/game/ship-fields'
import { commanderOf, shipName } from '#shared/game/ship-name'
import type { ShipId, SquadronId } from '#shared/kernel/ids'
import type { FieldWords } from '#shared/rules/pack/rules-pack'

/** A dialog over the play view. */
export type PlayDialog =
  | Asking
  | { readonly kind: 'addShip'; readonly squadron: SquadronId }
  | { readonly kind: 'facts' }
  | { readonly kind: 'plate'; readonly ship: ShipId }
  | { readonly kind: 'aid'; readonly aid: string; readonly of: ShipId | SquadronId }

/** One that asks for one thing, and hands over the answer. */
export type Asking = { readonly title: string } & (
  | {
      readonly kind: 'text'
      readonly label: string
      readonly value: string
      readonly maximumLength: number
      readonly long?: boolean
      /** A figure that belongs to the text. */
      readonly figure?: { readonly label: string; readonly value: number } & Bounds
      readonly save: (text: string, figure: number) => void
    }
  | ({
      readonly kind: 'number'
      readonly value: number
      readonly step?: number
      readonly pick: (value: number) => void
    } & Bounds)
  | {
      readonly kind: 'choice'
      readonly value: string
      readonly choices: readonly { readonly value: string; readonly label: string }[]
      readonly pick: (value: string) => void
    }
  /** A field that is a list: entries can be taken off, and those that the rules know can be added. */
  | { readonly kind: 'words'; readonly words: FieldWords; readonly save: (values: readonly string[]) => void }
  | { readonly kind: 'confirm'; readonly text: string; readonly button: string; readonly confirm: () => void }
)

interface Bounds {
  readonly minimum: number
  readonly maximum: number
}

type Game = ReturnType<typeof useGame>

/** Who commands from this ship, and how well where the rules rate him. An empty name takes him off. */
export function commanderDialog(game: Game, id: ShipId): PlayDialog {
  const ship = game.ship(id)!
  const rating = game.pack!.shape(ship.document).fields[shipField.rating]
  const value = Number(ship.fields[shipField.rating] ?? 0)
  return {
    kind: 'text',
    title: say('play.commander.title', { ship: shipName(ship) }),
    label: say('play.commander.name'),
    value: commanderOf(ship) ?? '',
    maximumLength: 60,
    ...(rating?.kind === 'number' && { figure: { ...rating, label: say('play.commander.rating'), value } }),
    save: (name, rated) =>
      game.setFields(id, {
        [shipField.commander]: name === '' ? null : name,
        ...(rating && { [shipField.rating]: name === '' ? rating.fresh : rated }),
      }),
  }
}

/** Asks before the turn is restarted: it is the one step that takes back many. */
export function restartDialog(game: Game): PlayDialog {
  const turn = game.live!.turn
  return {
    kind: 'confirm',
    title: say('play.restart.title', { turn }),
    text: say('play.restart.text'),
    button: say('play.restart.button', { turn }),
    confirm: () => game.restartTurn(),
  }
}
