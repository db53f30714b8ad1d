import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { Casualty } from '../../ship/casualties'
import { sentencesOf } from '../../sentence'

const says = sentencesOf('casualties')

/** Casualties with a sentence for each of a few values of `of`. */
const ownSentence: Readonly<Record<string, readonly string[]>> = {
  rudderWarped: ['noLeftTurn', 'noRightTurn', 'leftOnly', 'rightOnly'],
  rudderJammed: ['circlesLeft', 'circlesRight', 'straight'],
  mainDirectorOut: ['forward', 'aft'],
}

/** Those that may last until repaired, or for some turns. */
const mayLast: readonly string[] = ['ringMain']

/** A casualty in words, for a list or the log: `Rudder bent: no left turn`. */
export function callCasualty({ id, of, untilTurn }: Casualty): Phrase {
  const values = { of: of ?? '', turn: untilTurn ?? '' }
  if (of !== undefined && own(ownSentence, id)?.includes(of)) return says(`${id}.${of}`, values)
  if (mayLast.includes(id)) return says(`${id}.${untilTurn === undefined ? 'untilRepaired' : 'forTurns'}`, values)
  return says(id, values)
}
