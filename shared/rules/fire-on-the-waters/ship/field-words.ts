import type { ShipInPlay } from '../../../game/state'
import type { FieldId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import type { FieldWord, FieldWords } from '../../pack/rules-pack'
import { sayCasualty } from '../card/casualty-lines'
import { casualtiesField, casualtiesOf, writeCasualties, type Casualty } from './casualties'
import type { WaterShip } from './ship'
import { shipOf } from './ship-data'
import { shockEffects, type ShockRow } from '../tables/shock'
import { bridgeHit, bridgeTableOf, steeringHit, type SpecialRow } from '../tables/special-damage'

/** Casualties of a ship, and those that can befall her: by the tables of her navy, in their order. */
export function fieldWords(ship: ShipInPlay, field: FieldId, words: Words): FieldWords | undefined {
  if (field !== casualtiesField) return undefined
  const word = (casualty: Casualty): FieldWord => ({
    value: writeCasualties([casualty]) ?? '',
    label: sayCasualty(casualty, words),
  })
  const adds = possible(shipOf(ship.document)).map(word)
  // Rows with the same result are offered once.
  const once = adds.filter(({ label }, index) => adds.findIndex((other) => other.label === label) === index)
  return { has: casualtiesOf(ship).map(word), adds: once }
}

function possible(ship: WaterShip): readonly Casualty[] {
  const shock: readonly ShockRow[] = shockEffects
  const rows: readonly Pick<SpecialRow, 'id' | 'sub'>[] = [
    ...steeringHit,
    ...bridgeHit[bridgeTableOf(ship.nation, ship.type)].rows,
    ...shock,
  ]
  return rows.flatMap(({ id, sub }): Casualty[] => {
    const where = named(ship, id)
    if (where) return where.map((of) => ({ id, of }))
    // Courses of a wild helm are rolled every turn and are on no card.
    if (sub && id !== 'steeringWild') return sub.map(([, , of]) => ({ id, of }))
    return [{ id }]
  })
}

/** What a casualty has to name: a shaft, a room, a mount. */
function named(ship: WaterShip, id: string): readonly string[] | undefined {
  const rooms = (kind: WaterShip['rooms'][number]['kind']) =>
    ship.rooms.filter((room) => room.kind === kind).map((room) => room.id)
  const mounts = (is: 'main' | 'secondary') =>
    ship.batteries.filter((battery) => battery.is === is).flatMap((battery) => battery.mounts.map((mount) => mount.id))
  switch (id) {
    case 'shaftLost':
      return Array.from({ length: ship.shafts }, (_, shaft) => String(shaft + 1))
    case 'turbineOil':
    case 'turbineCasing':
      return rooms('engineRoom')
    case 'boilerBreached':
    case 'forcedDraught':
      return rooms('boilerRoom')
    case 'mainMountJammed':
      return mounts('main')
    case 'secondaryMountJammed':
      return mounts('secondary')
    case 'torpedoMountJammed':
      return (ship.torpedoes?.mounts ?? []).map((mount) => mount.id)
    default:
      return undefined
  }
}
