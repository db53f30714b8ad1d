import { starterShips } from '../recipe/starter-ships'
import { furutaka } from './furutaka.testing'
import { locations, type Battery, type Item, type Place, type Space, type WaterShip } from './ship'

/** Ships of other kinds, to see that each looks like what she is. */

function starter(slug: string, changes: Partial<WaterShip> = {}) {
  const document = starterShips().find((ship) => ship.slug === slug)!
  return { ...document, data: { ...document.data, ...changes } }
}

export const battleship = starter('hiei')
export const merchant = starter('duisburg')
/** A fleet carrier on the plan of an escort. */
export const carrier = starter('gambier-bay', { type: 'CV', lengthMetres: 246 })
export const lightCruiser = starter('helena', {
  profile: { bow: 'raked', stern: 'transom', masts: [{ at: 43, kind: 'cage' }] },
})

const ahead = { from: 215, to: 145 }
const astern = { from: 35, to: 325 }

const gun = (mount: string): Item => ({ kind: 'mount', mount })
const magazine = (mount: string): Space => ({ kind: 'magazine', feeds: [mount], serves: mount })
const tubes = (mount: string): Item => ({ kind: 'torpedoMount', mount })
const boilers: Space = { kind: 'boilerRoom', room: 'B1' }
const engines: Space = { kind: 'engineRoom', room: 'E1' }
const stores: Space = { kind: 'stores' }

const insides: Readonly<Record<number, readonly [Space, Item]>> = {
  15: [magazine('A'), gun('A')],
  21: [magazine('B'), gun('B')],
  24: [stores, { kind: 'bridge' }],
  25: [stores, { kind: 'director', director: 'mainFore' }],
  31: [boilers, { kind: 'funnel' }],
  32: [boilers, { kind: 'funnel' }],
  34: [engines, tubes('T1')],
  35: [engines, tubes('T1')],
  41: [engines, { kind: 'aamg' }],
  42: [stores, tubes('T2')],
  45: [stores, { kind: 'searchlight' }],
  52: [magazine('X'), gun('X')],
}

function place(at: number): Place {
  const [hull = stores, above = null] = insides[at] ?? []
  return { at, points: 1, outer: 'none', inner: 'none', hull, above }
}

const main: Battery = {
  ...{ id: 'main', is: 'main', inches: 4.7, shielded: false, reliability: 'B' },
  mounts: [
    { id: 'A', guns: 2, arc: ahead },
    { id: 'B', guns: 2, arc: ahead },
    { id: 'X', guns: 2, arc: astern },
  ],
  bands: [
    { toInches: 10, initial: 'A', values: { 1: 2, 2: 4, 3: 5, 4: 6 } },
    { toInches: 20, initial: 7, values: { 1: -2, 2: 1, 3: 2, 4: 3 } },
  ],
}

/** With two banks of five tubes. */
export const destroyer = furutaka(
  {
    ...{ type: 'DD', nation: 'RN', lengthMetres: 109, displacementTons: 1690, topSpeed: 4.5, aircraft: 0 },
    rooms: [
      { id: 'B1', kind: 'boilerRoom', boilers: 8 },
      { id: 'E1', kind: 'engineRoom', engines: 4, shafts: [1, 2, 3, 4] },
    ],
    places: locations.map(place),
    batteries: [main],
    torpedoes: {
      mounts: [
        { id: 'T1', tubes: 5, type: 'RN MkIX', reliability: 'A', arc: { from: 30, to: 150 } },
        { id: 'T2', tubes: 5, type: 'RN MkIX', reliability: 'A', arc: { from: 210, to: 330 } },
      ],
      reloads: 0,
    },
    profile: { bow: 'raked', stern: 'transom', bridge: { at: 27, kind: 'destroyer' } },
  },
  { slug: 'javelin', name: 'Javelin', navy: 'royal-navy', type: 'Destroyer', class: '' },
)

export const oneOfEach = [battleship, furutaka(), lightCruiser, destroyer, carrier, merchant]
