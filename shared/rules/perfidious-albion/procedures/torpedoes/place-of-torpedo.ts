import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Addressee } from '../../../../kernel/question'
import { onSheet } from '../../reference/look-up'
import { says } from '../turn/says'

/** Where a torpedo finds a ship: D6 for the deck, D10 for the section. */
export function* placeOfTorpedo(
  table: RuleDraft,
  id: ShipId,
  torpedo: number,
  to: Addressee,
): Dialogue<{ readonly section: number; readonly deck: number }> {
  const values = { ship: shipName(table.ship(id)), torpedo }
  const lookUp = onSheet.torpedo.place
  const deck = yield* roll('deck', 'D6', { to, ask: says('torpedo.askDeck', values), lookUp })
  const section = yield* roll('section', 'D10', { to, ask: says('torpedo.askSection', values), lookUp })
  return { section, deck }
}
