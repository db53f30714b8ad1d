import type { ShipFacts, SmallCraftFacts } from './facts'

/** Heavy cruiser and small craft of the Regia Marina, small craft of the Kriegsmarine. */
export const gorizia: ShipFacts = {
  slug: 'gorizia',
  name: 'Gorizia',
  prefix: 'R.N.',
  navy: 'regia-marina',
  class: 'Zara class',
  type: 'Heavy cruiser',
  year: 1942,
  role: 'warship',
  letter: 'F',
  tons: 11_900,
  lengthMetres: 182.7,
  knots: 32,
  complement: 841,
  crewQuality: 0,
  directors: 2,
  gunnery: 0,
  plate: { belt: 5.9, deck: 2.75, conningTower: 5.9, turret: 5.9 },
  main: [{ id: 'main', inches: 8, mounts: '4x2', kind: 'turretArmoured' }],
  other: [{ id: 'dp', inches: 3.9, mounts: '6x2', kind: 'shielded' }],
  light: { heavy: 12, medium: 8, light: 8 },
  planes: 2,
  catapults: 1,
  profile: {
    bow: 'straight',
    stern: 'cruiser',
    forecastleTo: 38,
    bridge: [33, 'tower'],
    funnels: [43, 58],
    masts: [
      [36, 'tripod'],
      [55, 'tripod'],
    ],
    guns: '17LF 25LF1 74LA1 83LA',
  },
}

const motosiluranti: SmallCraftFacts = {
  slug: 'motosiluranti',
  name: 'Motosiluranti',
  prefix: '',
  navy: 'regia-marina',
  class: 'CRDA 60-ton boats',
  type: 'Motor torpedo boats',
  year: 1942,
  vessels: 4,
  lengthMetres: 28,
  knots: 34,
  crewQuality: 1,
  torpedoes: { model: 'Italian 53.3 cm', tubesEach: 2 },
  light: { light: 2, depthCharges: 2 },
  smoke: true,
}

const mas: SmallCraftFacts = {
  slug: 'mas',
  name: 'MAS boats',
  prefix: '',
  navy: 'regia-marina',
  class: 'MAS 500 class',
  type: 'Motor torpedo boats',
  year: 1942,
  vessels: 4,
  lengthMetres: 18.7,
  knots: 42,
  crewQuality: 0,
  torpedoes: { model: 'Italian 45 cm', tubesEach: 2 },
  light: { light: 1 },
}

const schnellboote: SmallCraftFacts = {
  slug: 'schnellboote',
  name: 'Schnellboote',
  prefix: '',
  navy: 'kriegsmarine',
  class: 'S 26 class',
  type: 'Motor torpedo boats',
  year: 1942,
  vessels: 4,
  lengthMetres: 34.9,
  knots: 39,
  crewQuality: 1,
  torpedoes: { model: 'German G7a', tubesEach: 2 },
  light: { light: 2, depthCharges: 2 },
  smoke: true,
}

export const axisSmallCraft: readonly SmallCraftFacts[] = [motosiluranti, mas, schnellboote]
