import type { CardActions } from './card-actions'
import { packWords } from '../words/pack-words'
import type { PlayDialog } from './play-dialogs'
import type { useGame } from '../stores/game'
import { usePlaceLog } from '../stores/place-log'
import { say } from '../words'
import { assertNever } from '#shared/kernel/assert-never'
import { shipField } from '#shared/game/ship-fields'
import type { BoxId, FieldId, ShipId, TrackId } from '#shared/kernel/ids'
import type { FieldShape } from '#shared/game/shape'
import type { Scalar } from '#shared/kernel/scalar'
import { shipName } from '#shared/game/ship-name'
import type { ShipInPlay } from '#shared/game/state'

interface Asks {
  note(box: BoxId): void
  why(box: BoxId): void
  ask(dialog: PlayDialog): void
}

/** The hand at the table: what is done to a card goes to the journal, what needs a word more opens a sheet. */
export function useCardActions(game: ReturnType<typeof useGame>, asks: Asks) {
  const places = usePlaceLog()

  function pick(ship: ShipInPlay, track: TrackId): void {
    const shape = game.pack!.shape(ship.document).tracks[track]
    if (!shape || game.readonly) return
    asks.ask({
      kind: 'number',
      title: `${shipName(ship)}: ${packWords(game.pack!.id).track(track)}`,
      value: ship.tracks[track] ?? shape.fresh,
      minimum: shape.minimum,
      maximum: shape.maximum,
      ...(shape.step !== undefined && { step: shape.step }),
      pick: (value) => game.setTrack(ship.id, track, value),
    })
  }

  function edit(ship: ShipInPlay, field: FieldId): void {
    const { fields } = game.pack!.shape(ship.document)
    const shape = fields[field]
    if (!shape || game.readonly) return
    // Where rules rate commanders, name and rating are one sheet.
    if (field.startsWith('commander') && fields[shipField.rating]) asks.ask({ kind: 'commander', ship: ship.id })
    else asks.ask(fieldDialog(ship, field, shape))
  }

  function fieldDialog(ship: ShipInPlay, field: FieldId, shape: FieldShape): PlayDialog {
    const words = packWords(game.pack!.id)
    const now = ship.fields[field] ?? shape.fresh
    const title = `${shipName(ship)}: ${words.field(field)}`
    const set = (to: string | number | null) => {
      if (to === now) return
      if (field === 'name') game.nameShip(ship.id, String(to ?? ship.document.name))
      else game.setFields(ship.id, { [field]: to } as Record<FieldId, Scalar>)
    }
    const listed = game.pack!.fieldWords?.(ship, field, say)
    if (listed) {
      return {
        kind: 'words',
        title,
        words: listed,
        save: (values) => set(values.length === 0 ? null : values.join(' ')),
      }
    }
    switch (shape.kind) {
      case 'text':
        return {
          kind: 'text',
          title,
          label: words.field(field),
          value: String(now ?? ''),
          maximumLength: shape.maximumLength,
          long: shape.maximumLength > 100,
          save: (text) => set(text === '' ? shape.fresh : text),
        }
      case 'number': {
        const { minimum, maximum } = shape
        return { kind: 'number', title, value: Number(now ?? minimum), minimum, maximum, pick: set }
      }
      case 'choice': {
        const choices = shape.choices.map((value) => ({ value, label: words.value('field', field, value) }))
        return { kind: 'choice', title, value: String(now), choices, pick: set }
      }
      default:
        return assertNever(shape)
    }
  }

  /** The newest entry that counts and touched this box. */
  async function whyOf(ship: ShipId, box: BoxId): Promise<number | undefined> {
    const said = await places.read({ ship, of: { box } })
    return said?.lines.findLast(({ seq }) => !said.struck.includes(seq))?.seq
  }

  const of = (ship: ShipInPlay): CardActions => ({
    toggleMark: game.toggleMark,
    clearBox: game.clearBox,
    setTrack: game.setTrack,
    note: asks.note,
    why: asks.why,
    pick: (track) => pick(ship, track),
    edit: (field) => edit(ship, field),
  })

  return { of, whyOf }
}
