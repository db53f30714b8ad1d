import type { GameState } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import type { Scalar } from '../../../../kernel/scalar'
import { readBookKey, type BookName, type BookOf } from './book-entries'
import { says } from './says'

export interface Remembered {
  readonly name: BookName
  readonly of?: BookOf
  readonly answer: Scalar
}

/** Every remembered answer of the rule book among the facts of the table. */
export function remembered(state: Pick<GameState, 'table'>): readonly Remembered[] {
  return Object.entries(state.table).flatMap(([key, answer]) => {
    const read = readBookKey(key)
    return read && answer !== null ? [{ ...read, answer }] : []
  })
}

/** `Guns of 8″: a hit has CV 7`. */
export function sayRemembered({ name, of, answer }: Remembered): Phrase {
  const said = typeof answer === 'boolean' ? (answer ? 'yes.' : 'no.') : ''
  const figures = of?.inches === undefined ? '' : 'Of'
  const against = of?.armour === undefined ? '' : 'At'
  const values = {
    ...(typeof answer !== 'boolean' && { value: answer }),
    inches: of?.inches ?? '',
    armour: of?.armour ?? '',
  }
  return says(`book.kept.${name}${against}.${said}${of?.attack ?? 'any'}${figures}`, values)
}
