import type { ShipInPlay } from '../../../../game/state'
import { boxId, type BoxId } from '../../../../kernel/ids'
import { contents, shipOf } from '../../ship/ship-data'
import type { Sector } from '../../ship/ship'
import { byBeam } from '../gunnery/mounts'

/** Tubes of one cell, or of one beam of it, that bear alike. */
export interface TubeMount {
  readonly key: string
  readonly box: BoxId
  readonly tubes: number
  readonly sectors: readonly Sector[]
}

export function tubeMounts({ document }: ShipInPlay): readonly TubeMount[] {
  return contents(shipOf(document), 'torpedoTube').flatMap(({ cell, content }) => {
    const slot = `${cell.at}:${cell.holds.indexOf(content)}`
    return byBeam(content.arc, content.count).map(({ beam, guns, sectors }) => ({
      key: beam ? `${slot}:${beam}` : slot,
      box: boxId(cell.at),
      tubes: guns,
      sectors,
    }))
  })
}
