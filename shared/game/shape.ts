import type { BoxId, FieldId, TrackId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'
import type { Mark } from './mark'

/** What can be marked on a card: the only rule for entries by hand. A pack derives it from a ship document. */
export interface CardShape {
  readonly boxes: Readonly<Record<BoxId, BoxShape>>
  readonly tracks: Readonly<Record<TrackId, TrackShape>>
  readonly fields: Readonly<Record<FieldId, FieldShape>>
}

export interface BoxShape {
  /** Marks the box takes, in the order in which they are listed and drawn; a tap sets the first. */
  readonly marks: readonly Mark[]
}

export interface TrackShape {
  readonly minimum: number
  readonly maximum: number
  readonly fresh: number
  /** Whole figures without one: a speed in quarter inches says 0.25. */
  readonly step?: number
  /** The speed that she makes: a scenario may say with which she begins. */
  readonly isSpeedMade?: true
}

export type FieldShape =
  | {
      readonly kind: 'text'
      readonly maximumLength: number
      readonly fresh: string | null
      /** Holds damage: empty on a fresh card. */
      readonly harm?: true
    }
  | { readonly kind: 'number'; readonly minimum: number; readonly maximum: number; readonly fresh: number | null }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly fresh: string }

export function fits(shape: FieldShape, value: Scalar): boolean {
  switch (shape.kind) {
    case 'text':
      return value === null || (typeof value === 'string' && value.length <= shape.maximumLength)
    case 'number':
      return (
        (value === null && shape.fresh === null) ||
        (typeof value === 'number' && value >= shape.minimum && value <= shape.maximum)
      )
    case 'choice':
      return typeof value === 'string' && shape.choices.includes(value)
  }
}
