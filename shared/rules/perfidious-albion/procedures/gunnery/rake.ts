import { roll, type Asking } from '../../../../kernel/asking'
import type { Addressee } from '../../../../kernel/question'
import type { Rake } from './salvo-input'
import { says } from './says'

/** Stern rake: D6+4. */
const sternRakePlus = 4

/** Proposed within so many degrees of the line of the target's keel. The bearing is taken off her bow, 0 to 180. */
export function proposedRake(bearingDegrees: number, arcDegrees: number): Rake {
  if (bearingDegrees <= arcDegrees) return 'bow'
  return bearingDegrees >= 180 - arcDegrees ? 'stern' : 'none'
}

/** Where a straddle falls: D10 section, D6 deck; a bow rake D6 for the section, a stern rake D6+4. */
export function* placeOfHit(
  key: string,
  rake: Rake,
  to: Addressee,
): Asking<{ readonly section: number; readonly deck: number }> {
  const ask = says(`ask.section.${rake}`)
  const rolled = yield* roll(`${key}/section`, rake === 'none' ? 'D10' : 'D6', { to, ask })
  const deck = yield* roll(`${key}/deck`, 'D6', { to, ask: says('ask.deck') })
  return { section: rake === 'stern' ? rolled + sternRakePlus : rolled, deck }
}
