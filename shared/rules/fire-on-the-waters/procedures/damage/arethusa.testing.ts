import type { ShipDocument } from '../../../../documents/ship'
import { furutaka } from '../../furutaka.testing'
import { locations, type Place, type Space } from '../../ship'

/** What the worked example asks of her: 32 flotation points, 14 of them from 46 to 55, two of each kind of room. */
const inside: Readonly<Record<number, readonly [Space, points: number]>> = {
  36: [{ kind: 'boilerRoom', room: 'B1' }, 1],
  41: [{ kind: 'boilerRoom', room: 'B1' }, 1],
  44: [{ kind: 'engineRoom', room: 'E1' }, 1],
  45: [{ kind: 'engineRoom', room: 'E1' }, 1],
  46: [{ kind: 'boilerRoom', room: 'B2' }, 2],
  51: [{ kind: 'boilerRoom', room: 'B2' }, 2],
  52: [{ kind: 'engineRoom', room: 'E2' }, 3],
  53: [{ kind: 'engineRoom', room: 'E2' }, 3],
  54: [{ kind: 'magazine', feeds: ['Y'], serves: 'Y' }, 2],
  55: [{ kind: 'stores' }, 2],
}

const noPoints = [61, 62, 63, 64, 65, 66, 11, 12, 13, 14, 15, 16]

function place(at: number): Place {
  const [hull, points] = inside[at] ?? [{ kind: 'stores' }, noPoints.includes(at) ? 0 : 1]
  const armour = { outer: 'light', inner: 'veryLight' } as const
  const above = { 42: 'P', 43: 'S' }[at]
  return {
    ...{ at, points, hull, ...armour },
    above: above ? { kind: 'torpedoMount', mount: above } : at === 54 ? { kind: 'mount', mount: 'Y' } : null,
    ...(at === 52 && { torpedoSpan: { from: 46, to: 55 } }),
  }
}

export function arethusa(): ShipDocument {
  const document = furutaka(
    {
      type: 'CL',
      nation: 'RN',
      topSpeed: 4,
      rooms: [
        { id: 'B1', kind: 'boilerRoom', boilers: 2 },
        { id: 'B2', kind: 'boilerRoom', boilers: 2 },
        { id: 'E1', kind: 'engineRoom', engines: 2, shafts: [1, 4] },
        { id: 'E2', kind: 'engineRoom', engines: 2, shafts: [2, 3] },
      ],
      torpedoReach: [{ inches: 21, locations: 3, effectivePercent: 100 }],
      places: locations.map(place),
      batteries: [
        {
          ...{ id: 'main', is: 'main', inches: 6, shielded: true, reliability: 'B' },
          mounts: [{ id: 'Y', guns: 2, arc: { from: 30, to: 330 } }],
          bands: [{ toInches: 12, initial: 8, values: { 2: 3 } }],
        },
      ],
      torpedoes: {
        mounts: ['P', 'S'].map((id) => ({
          ...{ id, tubes: 3, type: 'RN MkIX', reliability: 'B' as const, arc: { from: 20, to: 160 } },
        })),
        reloads: 0,
      },
    },
    { slug: 'arethusa', name: 'Arethusa', navy: 'royal-navy' },
  )
  return document
}
