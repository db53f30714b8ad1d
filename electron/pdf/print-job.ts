import type { PaperName } from '#shared/bridge/contract'
import { freshShip } from '#shared/game/apply-effect'
import type { ShipInPlay } from '#shared/game/state'
import type { FieldId } from '#shared/kernel/ids'
import type { Scalar } from '#shared/kernel/scalar'
import type { RulesPack } from '#shared/rules/rules-pack'
import type { Words } from '#shared/words/speak'
import type { PerPage } from '#shared/card/page-grid'

export interface PrintedCard {
  readonly ship: ShipInPlay
  readonly pack: RulesPack
  readonly squadron?: string
  readonly side?: string
}

export interface PrintJob {
  /** Stands on every page and names the document. */
  readonly title: string
  readonly cards: readonly PrintedCard[]
  readonly paper: PaperName
  readonly perPage: PerPage
  readonly ink: 'colour' | 'grey' | 'saving'
  /** A page in front that lists every ship with what is left of her. */
  readonly roster: boolean
  readonly words: Words
  /** Language of the words, as in `en`. */
  readonly language?: string
  /** The one thing that differs between two prints of the same table: same date, same bytes. */
  readonly date: Date
  /** As she came out of harbour, whatever has happened since. */
  readonly fresh: boolean
}

/** Name, commander and crew are hers in any case; what she suffered and how she stands is wiped off a fresh card. */
export function asPrinted(card: PrintedCard, fresh: boolean): PrintedCard {
  if (!fresh) return card
  const { ship, pack } = card
  const shape = pack.shape(ship.document)
  const kept = Object.entries(ship.fields).filter(([field]) => {
    const is = shape.fields[field as FieldId]
    return is?.kind === 'number' || (is?.kind === 'text' && is.harm !== true)
  })
  return {
    ...card,
    ship: freshShip(pack, ship.id, ship.document, Object.fromEntries(kept) as Record<FieldId, Scalar>),
  }
}

/** What she is called in play: a name given at the table goes before the one in her document. */
export function nameOf({ ship }: PrintedCard): string {
  const given = ship.fields['name' as FieldId]
  const name = typeof given === 'string' && given !== '' ? given : ship.document.name
  return ship.document.prefix === '' ? name : `${ship.document.prefix} ${name}`
}
