import * as capitalShips from '../../kit/looks/capital-ships-and-carriers'
import * as cruisers from '../../kit/looks/cruisers-of-1940'
import * as destroyers from '../../kit/looks/destroyers-of-1940'
import type { ShipFacts, ShoreFacts, SmallCraftFacts } from './facts'

const usNavy = { prefix: '', navy: 'us-navy', year: 1942 } as const
const uss = { ...usNavy, prefix: 'U.S.S.' } as const

export const unitedStatesShips: readonly ShipFacts[] = [
  {
    head: { ...uss, slug: 'enterprise', name: 'Enterprise', class: 'Yorktown class', type: 'Fleet carrier' },
    figures: { role: 'carrier', letter: 'M', tons: 19_875, metres: 251.4, knots: 32, men: 2217, quality: 1 },
    control: { directors: 2, gunnery: 0, radars: ['search', 'gunnery', 'dpaa'] },
    plate: { belt: 4, deck: 1.5, conningTower: 4 },
    other: [{ id: 'dp', inches: 5, mounts: '8x1', kind: 'open', radar: true }],
    light: { heavy: 8, medium: 16, light: 38, aaPlus: true },
    carrier: { aircraft: 84, catapults: 2 },
    poorUnderwaterProtection: true,
    looks: capitalShips.yorktown,
  },
  {
    head: { ...uss, slug: 'south-dakota', name: 'South Dakota', class: 'South Dakota class', type: 'Battleship' },
    figures: { role: 'warship', letter: 'H', tons: 37_970, metres: 207.3, knots: 27, men: 2257, quality: 0 },
    control: { directors: 4, gunnery: 1, radars: ['search', 'gunnery', 'dpaa'] },
    plate: { belt: 12.2, deck: 6, conningTower: 16, turret: 18 },
    main: [{ id: 'main', inches: 16, mounts: '3x3', kind: 'turretArmoured', radar: true }],
    other: [{ id: 'dp', inches: 5, mounts: '8x2', kind: 'turretUnarmoured', radar: true }],
    light: { heavy: 16, medium: 68, light: 78, aaPlus: true },
    planes: { count: 3, catapults: 2 },
    looks: capitalShips.southDakota,
  },
  {
    head: { ...uss, slug: 'portland', name: 'Portland', class: 'Portland class', type: 'Heavy cruiser' },
    figures: { role: 'warship', letter: 'F', tons: 10_258, metres: 185.9, knots: 32, men: 952, quality: 1 },
    control: { directors: 2, gunnery: 0, radars: ['search', 'gunnery'] },
    plate: { belt: 4, deck: 2.1, conningTower: 1.25, turret: 2.5 },
    main: [{ id: 'main', inches: 8, mounts: '3x3', kind: 'turretArmoured', radar: true }],
    other: [{ id: 'aa', inches: 5, mounts: '8x1', kind: 'open' }],
    light: { heavy: 8, medium: 16, light: 12 },
    planes: { count: 4, catapults: 2 },
    looks: cruisers.portland,
  },
  {
    head: { ...uss, slug: 'san-juan', name: 'San Juan', class: 'Atlanta class', type: 'Light cruiser' },
    figures: { role: 'warship', letter: 'E', tons: 6718, metres: 165.1, knots: 32, men: 673, quality: 0 },
    control: { directors: 2, gunnery: 1, radars: ['search', 'gunnery', 'dpaa'] },
    plate: { belt: 3.75, deck: 1.25, conningTower: 2.5, turret: 1.25 },
    main: [{ id: 'dp', inches: 5, mounts: '8x2', kind: 'turretArmoured', radar: true }],
    torpedoes: { model: 'US Mk 15', mounts: '2x4', kind: 'shielded' },
    light: { heavy: 16, medium: 12, light: 13, aaPlus: true, depthCharges: 8 },
    looks: cruisers.atlanta,
  },
  {
    head: { ...uss, slug: 'smith', name: 'Smith', class: 'Mahan class', type: 'Destroyer' },
    figures: { role: 'warship', letter: 'A', tons: 1500, metres: 104, knots: 36, men: 204, quality: 0 },
    control: { directors: 1, gunnery: 0, radars: ['search', 'gunnery'] },
    main: [{ id: 'dp', inches: 5, mounts: '4x1', kind: 'shielded', radar: true }],
    torpedoes: { model: 'US Mk 15', mounts: '3x4', kind: 'open' },
    light: { heavy: 4, light: 6, depthCharges: 6 },
    looks: destroyers.mahan,
  },
]

export const torpedoBoats: SmallCraftFacts = {
  head: {
    ...usNavy,
    slug: 'motor-torpedo-boat-squadron-3',
    name: 'Motor Torpedo Boat Squadron 3',
    class: 'Elco 77-foot boats',
    type: 'Motor torpedo boats',
  },
  vessels: 4,
  hull: { metres: 23.5, knots: 40 },
  crew: { quality: 0 },
  torpedoes: { model: 'US Mk 8', tubesEach: 4 },
  looks: destroyers.elco,
  light: { light: 3, depthCharges: 2 },
  smoke: true,
}

/** The figures are those of October 1942. */
export const hendersonField: ShoreFacts = {
  head: { ...usNavy, slug: 'henderson-field', name: 'Henderson Field', class: 'Guadalcanal', type: 'Air base' },
  crew: { men: 2000, quality: 1 },
  control: { directors: 1, gunnery: -1, radars: ['search'] },
  runwayMetres: 1160,
  aircraft: 60,
  main: [{ id: 'coast', inches: 5, mounts: '6x1', kind: 'open' }],
  light: { heavy: 12, medium: 8, light: 24 },
}
