import type { ShipFacts } from './facts'

const merchant = {
  prefix: 'M.V.',
  navy: 'royal-navy',
  year: 1942,
  role: 'merchant',
  letter: 'P',
  crewQuality: 0,
  directors: 0,
  gunnery: -1,
  poorUnderwaterProtection: true,
} as const

const ohio: ShipFacts = {
  ...merchant,
  prefix: 'S.S.',
  slug: 'ohio',
  name: 'Ohio',
  class: 'Ocean tanker',
  type: 'Tanker',
  tons: 9264,
  lengthMetres: 156.7,
  knots: 16,
  complement: 77,
  crewQuality: 1,
  other: [
    { id: 'stern', inches: 5, mounts: '1x1', kind: 'open' },
    { id: 'aa', inches: 3, mounts: '1x1', kind: 'open' },
  ],
  light: { heavy: 1, medium: 1, light: 6 },
  cargo: { tons: 11_500, kind: 'fuel' },
  profile: {
    bow: 'raked',
    stern: 'cruiser',
    forecastleTo: 14,
    bridge: [41, 'block'],
    funnels: [83],
    masts: [
      [25, 'pole'],
      [62, 'pole'],
    ],
    guns: '6SFo 95SAo',
  },
}

const wairangi: ShipFacts = {
  ...merchant,
  slug: 'wairangi',
  name: 'Wairangi',
  class: 'Refrigerated cargo liner',
  type: 'Merchant ship',
  tons: 12_436,
  lengthMetres: 165,
  knots: 16,
  complement: 115,
  other: [{ id: 'stern', inches: 6, mounts: '1x1', kind: 'open' }],
  light: { heavy: 1, medium: 1, light: 6 },
  cargo: { tons: 5000, kind: 'ammunition' },
  profile: {
    bow: 'raked',
    stern: 'cruiser',
    forecastleTo: 16,
    bridge: [43, 'block'],
    funnels: [52],
    masts: [
      [22, 'pole'],
      [72, 'pole'],
    ],
    guns: '94SAo',
  },
}

const glenorchy: ShipFacts = {
  ...merchant,
  slug: 'glenorchy',
  name: 'Glenorchy',
  class: 'Fast cargo liner',
  type: 'Merchant ship',
  tons: 8982,
  lengthMetres: 155.8,
  knots: 18,
  complement: 124,
  other: [{ id: 'stern', inches: 4, mounts: '1x1', kind: 'open' }],
  light: { heavy: 1, medium: 1, light: 6 },
  cargo: { tons: 6000, kind: 'other' },
  profile: {
    bow: 'raked',
    stern: 'cruiser',
    forecastleTo: 16,
    bridge: [45, 'block'],
    funnels: [53],
    masts: [
      [24, 'pole'],
      [73, 'pole'],
    ],
    guns: '95SAo',
  },
}

export const merchants: readonly ShipFacts[] = [ohio, wairangi, glenorchy]
