import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { overridable, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { umpire } from '../../../kit/owner'
import { rulingOf } from '../../table/house-rules'
import { reliabilities } from '../../ship/ship'
import { itemsOf, shipOf } from '../../ship/ship-data'
import type { Chit } from '../../tables/gunnery'
import { works } from '../../ship/boxes'
import { doesHarm, oneGoesOut } from '../gunnery/letter-chit'
import { floats } from '../turn/acting'
import { says } from './says'
import { onTorpedoes } from './look-up'
import type { RunningSpread } from './spreads'
import { torpedoMounts } from './tubes'

/**
 * The first chit of an attack bears a letter: as good as the mount that launched or better, that mount or an item of
 * electronics is out. A mount already out, and a launcher that is gone, take no more harm.
 */
export function* firstChitOf(table: RuleDraft, spread: RunningSpread, chit: Chit | undefined): Dialogue<void> {
  const letter = reliabilities.find((each) => each === chit)
  const ship = table.state.ships[spread.by as ShipId]
  if (letter === undefined || !ship || !floats(ship) || rulingOf(table.settled, 'mishaps') !== 'on') return
  const mount = torpedoMounts(ship).find(({ id }) => id === spread.mount)
  if (!mount) return
  const { reliability } = mount
  const values = { ship: shipName(ship), mount: mount.id, chit: letter, reliability }
  const does = doesHarm(letter, reliability)
  const ask = says(`firstChit.${does ? 'harms' : 'harmless'}`, values)
  if (!(yield* overridable<boolean>('first', does, [true, false], { to: umpire, ask, lookUp: onTorpedoes.chits })))
    return
  const items = itemsOf(shipOf(ship.document), 'torpedoMount').filter(({ item }) => item.mount === mount.id)
  const boxes = items.map(({ box }) => box)
  const isAtWork = boxes.every((box) => works(ship, box))
  const say = says('lotMount', { mount: mount.id })
  const atRisk = isAtWork ? [{ id: mount.id, boxes, say, out: says('firstChit.mountOut', values) }] : []
  yield* oneGoesOut(table, ship.id, atRisk, { key: 'victim', lookUp: onTorpedoes.chits })
}
