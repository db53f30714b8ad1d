import type { Dialogue } from '../../../../kernel/dialogue'
import type { Addressee } from '../../../../kernel/question'
import { onSheet } from '../../reference/look-up'
import { says } from './says'

export const rakes = ['none', 'bow', 'stern'] as const
export type Rake = (typeof rakes)[number]

/** Stern rake: D6+4. @source Sheet, "Gunnery" */
export const sternRakePlus = 4

/** Proposed within so many degrees of the line of the target's keel. The bearing is taken off her bow, 0 to 180. */
export function proposedRake(bearingDegrees: number, arcDegrees: number): Rake {
  if (bearingDegrees <= arcDegrees) return 'bow'
  return bearingDegrees >= 180 - arcDegrees ? 'stern' : 'none'
}

const askSection = { none: says('ask.section.none'), bow: says('ask.section.bow'), stern: says('ask.section.stern') }
const askDeck = says('ask.deck')

/** Where a straddle falls: D10 section, D6 deck; a bow rake D6 for the section, a stern rake D6+4. */
export function* placeOfHit(
  key: string,
  rake: Rake,
  to: Addressee,
): Dialogue<{ readonly section: number; readonly deck: number }> {
  const lookUp = onSheet.straddle[rake]
  const die = rake === 'none' ? 'D10' : 'D6'
  // Asked outright and not through `roll`: the odds put these two questions a million times.
  const rolled = (yield { kind: 'roll', key: `${key}/section`, die, to, ask: askSection[rake], lookUp }) as number
  const deck = (yield { kind: 'roll', key: `${key}/deck`, die: 'D6', to, ask: askDeck, lookUp }) as number
  return { section: rake === 'stern' ? rolled + sternRakePlus : rolled, deck }
}
