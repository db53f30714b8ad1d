import { say } from '../../words'
import type { Face } from '#shared/decks/face'
import { navalEventOf } from '#shared/decks/naval/events'
import type { Pile } from '#shared/decks/pile'

/** Until when a card in hand can be played: `Held, it can be played as movement starts in any later turn.` */
export function whenPlayed({ rules }: Pick<Pile, 'rules'>, face: Face): string {
  const moment = momentOf(face)
  if (rules.playMode === 'immediate') {
    return moment === undefined ? say('deckTable.drawn.immediateOnly') : say('deckTable.drawn.immediate', { moment })
  }
  return moment === undefined ? say('deckTable.drawn.anyTurn') : say('deckTable.drawn.moment', { moment })
}

function momentOf(face: Face): string | undefined {
  const moment = navalEventOf(face)?.moment
  if (moment === undefined || typeof moment === 'string') return moment && say(`decks.moments.${moment}`)
  const { day, night } = moment
  return say('deckTable.drawn.momentsOfDay', { day: say(`decks.moments.${day}`), night: say(`decks.moments.${night}`) })
}
