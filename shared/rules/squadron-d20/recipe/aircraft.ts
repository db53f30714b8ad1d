import * as planes from '../../kit/looks/aircraft'
import type { AircraftFacts } from './facts'

const usn = { prefix: '', navy: 'us-navy', year: 1942 } as const
const ijn = { prefix: '', navy: 'imperial-japanese-navy', year: 1942 } as const
const rn = { prefix: '', navy: 'royal-navy', year: 1942 } as const
const rm = { prefix: '', navy: 'regia-marina', year: 1942 } as const
const km = { prefix: '', navy: 'kriegsmarine', year: 1942 } as const

export const aircraft: readonly AircraftFacts[] = [
  {
    head: { ...usn, slug: 'wildcat', name: 'Wildcats', class: 'F4F-4', type: 'Fighters' },
    stand: { role: 'fighter', aircraft: 8, crewQuality: 1, plan: 'singleEngine' },
    looks: planes.wildcat,
    flight: { tonnes: 2.6, isProtected: true, knots: 278, agility: 2, climb: 1 },
    arms: { guns: { heavyMachineGuns: 6 }, loads: [] },
  },
  {
    head: { ...usn, slug: 'dauntless', name: 'Dauntlesses', class: 'SBD-3', type: 'Dive bombers' },
    stand: { role: 'other', aircraft: 8, crewQuality: 1, plan: 'singleEngine' },
    looks: planes.dauntless,
    flight: { tonnes: 2.9, isProtected: true, knots: 217, agility: 2, climb: 0 },
    arms: { guns: { heavyMachineGuns: 2, defensive: 2 }, loads: ['diveBomber'] },
  },
  {
    head: { ...usn, slug: 'avenger-tbf', name: 'Avengers', class: 'TBF-1', type: 'Torpedo bombers' },
    stand: { role: 'other', aircraft: 6, crewQuality: 1, plan: 'singleEngine' },
    looks: planes.avenger,
    flight: { tonnes: 4.8, isProtected: true, knots: 235, agility: 1, climb: 0 },
    arms: { guns: { rifleCalibre: 1, defensive: 3 }, loads: ['torpedoBomber', 'glideBomber'], torpedo: 'US Mk 13' },
  },
  {
    head: { ...ijn, slug: 'zero', name: 'Zeros', class: 'A6M2', type: 'Fighters' },
    stand: { role: 'fighter', aircraft: 9, crewQuality: 1, plan: 'singleEngine' },
    looks: planes.zero,
    flight: { tonnes: 1.7, isProtected: false, knots: 288, agility: 4, climb: 3 },
    arms: { guns: { rifleCalibre: 2, cannon: 2 }, loads: [] },
  },
  {
    head: { ...ijn, slug: 'val', name: 'Type 99 bombers', class: 'D3A1', type: 'Dive bombers' },
    stand: { role: 'other', aircraft: 9, crewQuality: 1, plan: 'singleEngine' },
    looks: planes.val,
    flight: { tonnes: 2.4, isProtected: false, knots: 209, agility: 2, climb: 0 },
    arms: { guns: { rifleCalibre: 2, defensive: 1 }, loads: ['diveBomber'] },
  },
  {
    head: { ...ijn, slug: 'kate', name: 'Type 97 bombers', class: 'B5N2', type: 'Torpedo bombers' },
    stand: { role: 'other', aircraft: 9, crewQuality: 1, plan: 'singleEngine' },
    looks: planes.kate,
    flight: { tonnes: 2.3, isProtected: false, knots: 204, agility: 1, climb: 0 },
    arms: { guns: { defensive: 1 }, loads: ['torpedoBomber', 'mediumLevelBomber'], torpedo: 'Japanese type 91' },
  },
  {
    head: { ...rn, slug: 'sea-hurricane', name: 'Sea Hurricanes', class: 'Sea Hurricane IB', type: 'Fighters' },
    stand: { role: 'fighter', aircraft: 6, crewQuality: 1, plan: 'singleEngine' },
    looks: planes.seaHurricane,
    flight: { tonnes: 2.6, isProtected: true, knots: 268, agility: 3, climb: 2 },
    arms: { guns: { rifleCalibre: 8 }, loads: [] },
  },
  {
    head: { ...rn, slug: 'swordfish', name: 'Swordfish', class: 'Swordfish I', type: 'Torpedo bombers' },
    stand: { role: 'other', aircraft: 6, crewQuality: 1, plan: 'biplane' },
    looks: planes.swordfish,
    flight: { tonnes: 2.1, isProtected: false, knots: 121, agility: 1, climb: 0 },
    arms: {
      guns: { rifleCalibre: 1, defensive: 1 },
      loads: ['torpedoBomber', 'glideBomber'],
      torpedo: 'British Mk XII',
    },
  },
  {
    head: { ...rm, slug: 're-2001', name: 'Re.2001s', class: 'Re.2001CB', type: 'Fighter-bombers' },
    stand: { role: 'fighterBomber', aircraft: 6, crewQuality: 0, plan: 'singleEngine' },
    looks: planes.re2001,
    flight: { tonnes: 2.5, isProtected: true, knots: 293, agility: 3, climb: 2 },
    arms: { guns: { rifleCalibre: 2, heavyMachineGuns: 2 }, loads: ['fighterBomber'] },
  },
  {
    head: { ...rm, slug: 'sm-79', name: 'SM.79s', class: 'SM.79', type: 'Torpedo bombers' },
    stand: { role: 'other', aircraft: 6, crewQuality: 1, plan: 'twinEngine' },
    looks: planes.sm79,
    flight: { tonnes: 7.7, isProtected: false, knots: 232, agility: 1, climb: 0 },
    arms: {
      guns: { heavyMachineGuns: 1, defensive: 3 },
      loads: ['torpedoBomber', 'mediumLevelBomber'],
      torpedo: 'Italian 45 cm',
    },
  },
  {
    head: { ...rm, slug: 'cant-z-1007', name: 'Cant Z.1007s', class: 'Cant Z.1007bis', type: 'Level bombers' },
    stand: { role: 'other', aircraft: 5, crewQuality: 0, plan: 'twinEngine' },
    looks: planes.cantZ1007,
    flight: { tonnes: 9.4, isProtected: false, knots: 251, agility: 0, climb: 0 },
    arms: { guns: { defensive: 4 }, loads: ['highLevelBomber', 'mediumLevelBomber'] },
  },
  {
    head: { ...km, slug: 'stuka', name: 'Stukas', class: 'Ju 87 D-1', type: 'Dive bombers' },
    stand: { role: 'other', aircraft: 9, crewQuality: 1, plan: 'singleEngine' },
    looks: planes.stuka,
    flight: { tonnes: 3.9, isProtected: true, knots: 221, agility: 1, climb: 0 },
    arms: { guns: { rifleCalibre: 2, defensive: 2 }, loads: ['diveBomber'] },
  },
]
