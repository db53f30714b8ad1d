import type { ShipDocument } from '../../../documents/ship'
import { onceEach } from '../../../kernel/once-each'
import type { BoxId } from '../../../kernel/ids'
import { profileOf, type KnownGun, type ShipLooks } from '../../../profile/defaults'
import type { Loss } from '../../../profile/draw-profile'
import type { Profile } from '../../../profile/record'
import { arcs, sections } from './ship'
import { cellsOf, shipOf, type Cell } from './ship-data'

/** The middle of a section, in hundredths from the bow. */
const placeOf = (section: number) => ((section - 0.5) / sections) * 100

/** Below this she is a torpedo craft; below that the smallest. */
const smallCraftTons = 1000
const torpedoBoatTons = 200

/** Bores by the letter of the hit table, in inches. */
const inchesOf = { Z: 12, Y: 13, X: 10, A: 8, B: 6, C: 4.7, E: 3, F: 2.2, Q: 1.5 } as const

/** Smaller guns than these are not seen from another ship. */
const seenInches = { turret: 0, casemate: 0, light: 3 } as const

/** How she looks from her side: what her card knows, and her record over it. */
export const profile = onceEach((document: ShipDocument): Profile => {
  const ship = shipOf(document)
  const cells = cellsOf(ship)
  const tower = cells.find(({ holds }) => holds.some(({ kind }) => kind === 'conningTower'))
  const known = {
    // Without a length: fine small ships and full large ones come near to this.
    length: ship.lengthMetres ?? Math.max(30, Math.min(150, 5.3 * Math.cbrt(ship.tonnage) + 15)),
    ...{ year: document.year, navy: document.navy, looks: looksOf(document, ship.tonnage) },
    guns: cells.flatMap(gunsOf),
    ...(tower && { bridgeAt: placeOf(tower.section) }),
  }
  return profileOf(known, ship.profile)
})

function looksOf({ type }: ShipDocument, tons: number): ShipLooks {
  if (tons < smallCraftTons) return tons < torpedoBoatTons ? 'torpedoBoat' : 'destroyer'
  return /battle|coast/i.test(type) ? 'battleship' : 'cruiser'
}

function gunsOf({ section, holds }: Cell): KnownGun[] {
  return holds.flatMap((content) => {
    if (content.kind !== 'gun') return []
    const { letter, mount, arc } = content
    const inches = inchesOf[letter]
    if (inches < seenInches[mount]) return []
    const ahead = (arcs[arc].sectors as readonly string[]).includes('bow')
    const astern = (arcs[arc].sectors as readonly string[]).includes('stern')
    const faces = astern && !ahead ? 'aft' : ahead && !astern ? 'fore' : section <= sections / 2 ? 'fore' : 'aft'
    return [{ at: placeOf(section), faces, inches, mount: mount === 'light' ? 'open' : mount } as const]
  })
}

/** What of her is drawn as gone when a cell is out. */
export function lossOf(document: ShipDocument, box: BoxId): readonly Loss[] {
  const cell = cellsOf(shipOf(document)).find(({ box: has }) => has === box)
  if (!cell) return []
  const at = placeOf(cell.section)
  return cell.holds.flatMap((content): Loss[] => {
    if (content.kind === 'funnel') return [{ what: 'funnel', at }]
    if (content.kind !== 'gun' || content.mount === 'light') return []
    return [{ what: content.mount === 'turret' ? 'gun' : 'otherGun', at }]
  })
}
