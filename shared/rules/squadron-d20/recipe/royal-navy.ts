import * as capitalShips from '../../kit/looks/capital-ships-and-carriers'
import * as cruisers from '../../kit/looks/cruisers-of-1940'
import * as destroyers from '../../kit/looks/destroyers-of-1940'
import * as merchantShips from '../../kit/looks/merchants'
import type { ShipFacts } from './facts'

const hms = { prefix: 'H.M.S.', navy: 'royal-navy', year: 1942 } as const

export const royalNavyShips: readonly ShipFacts[] = [
  {
    head: { ...hms, slug: 'avenger', name: 'Avenger', class: 'Avenger class', type: 'Escort carrier' },
    figures: { role: 'carrier', letter: 'K', tons: 8200, metres: 150, knots: 16, men: 555, quality: 0 },
    control: { directors: 0, gunnery: -1, radars: ['search'] },
    other: [{ id: 'aa', inches: 4, mounts: '3x1', kind: 'open' }],
    light: { heavy: 3, light: 19 },
    carrier: { aircraft: 15, catapults: 1, poorSafety: true },
    poorUnderwaterProtection: true,
    looks: capitalShips.avenger,
  },
  {
    head: { ...hms, slug: 'kenya', name: 'Kenya', class: 'Fiji class', type: 'Light cruiser' },
    figures: { role: 'warship', letter: 'E', tons: 8631, metres: 169.3, knots: 32, men: 900, quality: 1 },
    control: { directors: 3, gunnery: 1, radars: ['search', 'gunnery'] },
    plate: { belt: 3.25, deck: 2, turret: 2 },
    main: [{ id: 'main', inches: 6, mounts: '4x3', kind: 'turretArmoured', radar: true }],
    other: [{ id: 'aa', inches: 4, mounts: '4x2', kind: 'shielded', radar: true }],
    torpedoes: { model: 'British Mk IX', mounts: '2x3', kind: 'open' },
    light: { heavy: 8, medium: 9, light: 8 },
    planes: { count: 2, catapults: 1 },
    looks: cruisers.fiji,
  },
  {
    head: { ...hms, slug: 'ashanti', name: 'Ashanti', class: 'Tribal class', type: 'Destroyer' },
    figures: { role: 'warship', letter: 'A', tons: 1891, metres: 114.9, knots: 36, men: 219, quality: 1 },
    control: { directors: 1, gunnery: 0, radars: ['search', 'gunnery'] },
    main: [
      { id: 'main', inches: 4.7, mounts: '3x2', kind: 'shielded', radar: true },
      { id: 'aa', inches: 4, mounts: '1x2', kind: 'shielded', radar: true },
    ],
    torpedoes: { model: 'British Mk IX', mounts: '1x4', kind: 'open' },
    light: { heavy: 2, medium: 4, light: 4, depthCharges: 5 },
    looks: destroyers.tribal,
  },
  {
    head: { ...hms, slug: 'gladiolus', name: 'Gladiolus', class: 'Flower class', type: 'Corvette', year: 1941 },
    figures: { role: 'warship', letter: 'C', tons: 925, metres: 62.5, knots: 16, men: 85, quality: 0 },
    control: { directors: 0, gunnery: -1, radars: ['search'] },
    main: [{ id: 'bow', inches: 4, mounts: '1x1', kind: 'shielded' }],
    light: { medium: 1, light: 2, depthCharges: 6 },
    looks: destroyers.flower,
  },
  {
    head: {
      ...hms,
      slug: 'jervis-bay',
      name: 'Jervis Bay',
      class: 'Bay liners',
      type: 'Armed merchant cruiser',
      year: 1940,
    },
    figures: {
      role: 'armedMerchantCruiser',
      letter: 'R',
      tons: 14_164,
      metres: 167.4,
      knots: 15,
      men: 254,
      quality: 0,
    },
    control: { directors: 0, gunnery: -1 },
    main: [{ id: 'main', inches: 6, mounts: '7x1', kind: 'open' }],
    other: [{ id: 'aa', inches: 3, mounts: '2x1', kind: 'open' }],
    light: { heavy: 2, light: 2 },
    looks: merchantShips.jervisBay,
  },
]

const cargoShip = { role: 'merchant', letter: 'P' } as const
const merchant = {
  control: { directors: 0, gunnery: -1 },
  poorUnderwaterProtection: true,
} as const

const motorVessel = { ...hms, prefix: 'M.V.' } as const

export const merchants: readonly ShipFacts[] = [
  {
    ...merchant,
    head: { ...motorVessel, slug: 'ohio', name: 'Ohio', prefix: 'S.S.', class: 'Ocean tanker', type: 'Tanker' },
    figures: { ...cargoShip, tons: 9264, metres: 156.7, knots: 16, men: 77, quality: 1 },
    other: [
      { id: 'stern', inches: 5, mounts: '1x1', kind: 'open' },
      { id: 'aa', inches: 3, mounts: '1x1', kind: 'open' },
    ],
    light: { heavy: 1, medium: 1, light: 6 },
    cargo: { tons: 11_500, kind: 'fuel' },
    looks: merchantShips.ohio,
  },
  {
    ...merchant,
    head: {
      ...motorVessel,
      slug: 'wairangi',
      name: 'Wairangi',
      class: 'Refrigerated cargo liner',
      type: 'Merchant ship',
    },
    figures: { ...cargoShip, tons: 12_436, metres: 165, knots: 16, men: 115, quality: 0 },
    other: [{ id: 'stern', inches: 6, mounts: '1x1', kind: 'open' }],
    light: { heavy: 1, medium: 1, light: 6 },
    cargo: { tons: 5000, kind: 'ammunition' },
    looks: merchantShips.wairangi,
  },
  {
    ...merchant,
    head: { ...motorVessel, slug: 'glenorchy', name: 'Glenorchy', class: 'Fast cargo liner', type: 'Merchant ship' },
    figures: { ...cargoShip, tons: 8982, metres: 155.8, knots: 18, men: 124, quality: 0 },
    other: [{ id: 'stern', inches: 4, mounts: '1x1', kind: 'open' }],
    light: { heavy: 1, medium: 1, light: 6 },
    cargo: { tons: 6000, kind: 'other' },
    looks: merchantShips.glenorchy,
  },
]
