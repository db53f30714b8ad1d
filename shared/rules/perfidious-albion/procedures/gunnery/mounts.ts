import type { ShipDocument } from '../../../../documents/ship'
import { boxId, type BoxId } from '../../../../kernel/ids'
import { asMember } from '../../../../kernel/own'
import { onceEach } from '../../../../kernel/once-each'
import { contents, place, shipOf } from '../../ship/ship-data'
import { arcs, type ArcName, type GunLetter, type Sector } from '../../ship/ship'

/** Guns that bear and fire together: those of one cell, or of one beam of it. */
export interface Mount {
  /** Her own name for it; stays the same for the same card. */
  readonly key: string
  readonly box: BoxId
  readonly deck: number
  readonly letter: GunLetter
  readonly guns: number
  readonly sectors: readonly Sector[]
}

/** Every gun of hers by where it bears, worked out once per document. */
export const mountsOf = onceEach((document: ShipDocument): readonly Mount[] => {
  return contents(shipOf(document), 'gun').flatMap(({ cell, content }) => {
    const { letter, count, arc } = content
    const of = { box: asMember(boxId(cell.at)), deck: place(cell.at).deck, letter }
    const slot = `${cell.at}:${cell.holds.indexOf(content)}`
    return byBeam(arc, count).map(({ beam, ...bears }) => ({ ...of, ...bears, key: beam ? `${slot}:${beam}` : slot }))
  })
})

const mountsBySector = onceEach((document: ShipDocument): ReadonlyMap<Sector, readonly Mount[]> => {
  const all = mountsOf(document)
  const of = (side: Sector) => [side, all.filter((mount) => mount.sectors.includes(side))] as const
  return new Map([of('bow'), of('port'), of('starboard'), of('stern')])
})

/** Those of her guns that bear on a target there. */
export function mountsBearing(document: ShipDocument, sector: Sector): readonly Mount[] {
  return mountsBySector(document).get(sector) ?? []
}

interface Bearing {
  readonly beam?: string
  readonly guns: number
  readonly sectors: readonly Sector[]
}

/** Half of split guns are on each beam; an odd one amidships bears to either, and fires once like any gun. */
export function byBeam(arc: ArcName, count: number): readonly Bearing[] {
  const { sectors, split } = arcs[arc]
  if (!split) return [{ guns: count, sectors }]
  const half = Math.floor(count / 2)
  const sides: readonly Bearing[] = [
    { beam: 'port', guns: half, sectors: without(sectors, 'starboard') },
    { beam: 'starboard', guns: half, sectors: without(sectors, 'port') },
    { beam: 'odd', guns: count % 2, sectors },
  ]
  return sides.filter(({ guns }) => guns > 0)
}

function without(sectors: readonly Sector[], other: Sector): readonly Sector[] {
  return sectors.filter((sector) => sector !== other)
}
