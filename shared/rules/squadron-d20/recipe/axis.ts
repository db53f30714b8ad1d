import * as capitalShips from '../../kit/looks/capital-ships-and-carriers'
import * as cruisers from '../../kit/looks/cruisers-of-1940'
import * as destroyers from '../../kit/looks/destroyers-of-1940'
import type { ShipFacts, SmallCraftFacts } from './facts'

const japanese = { prefix: '', navy: 'imperial-japanese-navy', year: 1942 } as const
const italian = { prefix: '', navy: 'regia-marina', year: 1942 } as const
const german = { prefix: '', navy: 'kriegsmarine', year: 1942 } as const

export const axisShips: readonly ShipFacts[] = [
  {
    head: { ...japanese, slug: 'shokaku', name: 'Shōkaku', class: 'Shōkaku class', type: 'Fleet carrier' },
    figures: { role: 'carrier', letter: 'M', tons: 25_675, metres: 257.5, knots: 34, men: 1660, quality: 1 },
    control: { directors: 4, gunnery: 0, radars: ['search'] },
    plate: { belt: 1.8, deck: 2.6 },
    other: [{ id: 'dp', inches: 5, mounts: '8x2', kind: 'shielded' }],
    light: { heavy: 16, light: 48 },
    carrier: { aircraft: 72, catapults: 0, poorSafety: true },
    looks: capitalShips.shokaku,
  },
  {
    head: { ...japanese, slug: 'zuiho', name: 'Zuihō', class: 'Zuihō class', type: 'Light carrier' },
    figures: { role: 'carrier', letter: 'L', tons: 11_262, metres: 205.5, knots: 28, men: 785, quality: 0 },
    control: { directors: 2, gunnery: 0 },
    other: [{ id: 'dp', inches: 5, mounts: '4x2', kind: 'shielded' }],
    light: { heavy: 8, light: 8 },
    carrier: { aircraft: 30, catapults: 0, poorSafety: true },
    poorUnderwaterProtection: true,
    looks: capitalShips.zuiho,
  },
  {
    head: { ...japanese, slug: 'kirishima', name: 'Kirishima', class: 'Kongō class', type: 'Battlecruiser' },
    figures: { role: 'warship', letter: 'G', tons: 32_156, metres: 222, knots: 30, men: 1437, quality: 1 },
    control: { directors: 4, gunnery: 0 },
    plate: { belt: 8, deck: 4.7, conningTower: 10, turret: 9, casemate: 6 },
    main: [{ id: 'main', inches: 14, mounts: '4x2', kind: 'turretArmoured' }],
    other: [
      { id: 'side', inches: 6, mounts: '14x1', kind: 'casemateArmoured' },
      { id: 'aa', inches: 5, mounts: '4x2', kind: 'shielded' },
    ],
    light: { heavy: 8, light: 20 },
    planes: { count: 3, catapults: 1 },
    looks: capitalShips.kirishima,
  },
  {
    head: { ...japanese, slug: 'tone', name: 'Tone', class: 'Tone class', type: 'Heavy cruiser' },
    figures: { role: 'warship', letter: 'F', tons: 11_213, metres: 201.6, knots: 35, men: 874, quality: 2 },
    control: { directors: 2, gunnery: 0 },
    plate: { belt: 3.9, deck: 2.6, conningTower: 3.9, turret: 1 },
    main: [{ id: 'main', inches: 8, mounts: '4x2', kind: 'turretArmoured' }],
    other: [{ id: 'aa', inches: 5, mounts: '4x2', kind: 'shielded' }],
    torpedoes: { model: 'Japanese type 93', mounts: '4x3', kind: 'shielded' },
    light: { heavy: 8, light: 12 },
    planes: { count: 5, catapults: 2 },
    looks: cruisers.tone,
  },
  {
    head: { ...japanese, slug: 'amatsukaze', name: 'Amatsukaze', class: 'Kagerō class', type: 'Destroyer' },
    figures: { role: 'warship', letter: 'A', tons: 2033, metres: 118.5, knots: 35, men: 239, quality: 2 },
    control: { directors: 1, gunnery: 0 },
    main: [{ id: 'main', inches: 5, mounts: '3x2', kind: 'shielded' }],
    torpedoes: { model: 'Japanese type 93', mounts: '2x4', kind: 'shielded' },
    light: { light: 4, depthCharges: 4 },
    looks: destroyers.kagero,
  },
  {
    head: { ...italian, slug: 'gorizia', name: 'Gorizia', prefix: 'R.N.', class: 'Zara class', type: 'Heavy cruiser' },
    figures: { role: 'warship', letter: 'F', tons: 11_900, metres: 182.7, knots: 32, men: 841, quality: 0 },
    control: { directors: 2, gunnery: 0 },
    plate: { belt: 5.9, deck: 2.75, conningTower: 5.9, turret: 5.9 },
    main: [{ id: 'main', inches: 8, mounts: '4x2', kind: 'turretArmoured' }],
    other: [{ id: 'dp', inches: 3.9, mounts: '6x2', kind: 'shielded' }],
    light: { heavy: 12, medium: 8, light: 8 },
    planes: { count: 2, catapults: 1 },
    looks: cruisers.zara,
  },
]

export const axisSmallCraft: readonly SmallCraftFacts[] = [
  {
    head: {
      ...italian,
      slug: 'motosiluranti',
      name: 'Motosiluranti',
      class: 'CRDA 60-ton boats',
      type: 'Motor torpedo boats',
    },
    vessels: 4,
    hull: { metres: 28, knots: 34 },
    crew: { quality: 1 },
    torpedoes: { model: 'Italian 53.3 cm', tubesEach: 2 },
    looks: destroyers.motosilurante,
    light: { light: 2, depthCharges: 2 },
    smoke: true,
  },
  {
    head: { ...italian, slug: 'mas', name: 'MAS boats', class: 'MAS 500 class', type: 'Motor torpedo boats' },
    vessels: 4,
    hull: { metres: 18.7, knots: 42 },
    crew: { quality: 0 },
    torpedoes: { model: 'Italian 45 cm', tubesEach: 2 },
    looks: destroyers.mas,
    light: { light: 1 },
  },
  {
    head: { ...german, slug: 'schnellboote', name: 'Schnellboote', class: 'S 26 class', type: 'Motor torpedo boats' },
    vessels: 4,
    hull: { metres: 34.9, knots: 39 },
    crew: { quality: 1 },
    torpedoes: { model: 'German G7a', tubesEach: 2 },
    looks: destroyers.schnellboot,
    light: { light: 2, depthCharges: 2 },
    smoke: true,
  },
]
