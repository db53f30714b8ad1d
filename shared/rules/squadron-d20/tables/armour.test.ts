import { describe, expect, test } from 'vitest'
import {
  armourOfArea,
  armouredAreas,
  attacks,
  kamikazeVertical,
  plateOf,
  protectionAgainst,
  underwaterAttacks,
  type Attack,
  type Protection,
  valuableCargo,
  weaponLoss,
  wreckTest,
} from './damage'
import { mountKinds } from '../ship/ship'
import { scale } from './turn'
import golden from './tables.golden.json'

/** Attacks as the reference data calls them. */
const called: Readonly<Record<string, readonly Attack[]>> = {
  gun: ['gun'],
  'skip bomb': ['skipBomber'],
  'salvo rockets': ['salvoRockets'],
  Ohka: ['ohka'],
  'raking gun hit': ['rakingGun'],
  bomb: ['diveBomber', 'fighterBomber', 'glideBomber', 'lowLevelBomber', 'mediumLevelBomber', 'highLevelBomber'],
  'FX 1400': ['fx1400'],
  'Hs 293': ['hs293'],
  'Tiny Tim': ['tinyTim'],
  kamikaze: ['kamikaze'],
}

const plates: Readonly<Record<string, { of: string; share: string } | null>> = {
  belt: { of: 'belt', share: 'whole' },
  deck: { of: 'deck', share: 'whole' },
  'conning tower': { of: 'conningTower', share: 'whole' },
  'half conning tower, rounded up': { of: 'conningTower', share: 'half' },
  turret: { of: 'turret', share: 'whole' },
  'half turret, rounded up': { of: 'turret', share: 'half' },
  casemate: { of: 'casemate', share: 'whole' },
  'deck, even for a casemate without armour': { of: 'deck', share: 'whole' },
  none: null,
  'special, 10.5: asked': { of: 'flightDeck', share: 'whole' },
}

describe('armour protection (10.4)', () => {
  test('each attack meets the printed side', () => {
    for (const [side, names] of Object.entries(golden.armourProtection.attacks)) {
      for (const attack of names.flatMap((name) => called[name] ?? [])) {
        expect(protectionAgainst[attack], attack).toBe(side as Protection)
      }
    }
    const printed = Object.values(called).flat()
    const others = attacks.filter((attack) => !printed.includes(attack))
    expect(others).toEqual(['torpedo', 'mine', 'torpedoBomber', 'aircraftGuns'])
    expect(underwaterAttacks).toEqual(['torpedo', 'mine', 'torpedoBomber'])
  })

  test('each area has the printed plates', () => {
    const printed = golden.armourProtection.areas.map(({ id, vertical, horizontal }) => [
      id,
      { vertical: plates[vertical], horizontal: plates[horizontal] },
    ])
    expect(armourOfArea).toEqual(Object.fromEntries(printed))
    expect(armouredAreas).toEqual(golden.armourProtection.areas.map(({ id }) => id))
  })

  test('half of a plate is rounded up', () => {
    const armour = { belt: 9, deck: 4, conningTower: 5, turret: 7, casemate: 0, flightDeck: 3 }
    expect(plateOf(armour, 'conningTower', 'horizontal')).toBe(3)
    expect(plateOf(armour, 'turret', 'horizontal')).toBe(4)
    expect(plateOf(armour, 'casemate', 'horizontal')).toBe(4)
    expect(plateOf(armour, 'armouredFlightDeck', 'vertical')).toBe(0)
    expect(kamikazeVertical).toEqual({ die: 'D6', from: 1, to: 3 })
  })
})

test('loss of weapons (10.8): costs and order as printed, with the erratum', () => {
  expect(
    weaponLoss.map(({ kind, cost, armour }) => ({ id: kind, cost, ...(armour && { onlyIf: 'armour penetrated' }) })),
  ).toEqual(golden.weaponLoss.order)
  expect(weaponLoss.map(({ kind }) => kind)).toEqual([...mountKinds])
})

test('wreck test (10.2)', () => {
  const byId = Object.fromEntries(golden.wreckTest.modifiers.map((each) => [each.id, each]))
  expect(wreckTest.die).toBe(golden.wreckTest.die)
  expect(byId['poorCarrierSafety']?.modifier).toBe(wreckTest.poorCarrierSafety)
  expect(byId['poorUnderwaterProtection']?.modifier).toBe(wreckTest.poorUnderwaterProtection)
  const counted = (sign: number) => scale.map(({ from, to, value }) => ({ from, to, modifier: sign * value }))
  expect(byId['damageControlTeams']?.rows).toEqual(counted(wreckTest.teamsCount))
  expect(byId['fires']?.rows).toEqual(counted(wreckTest.firesCount))
})

test('valuable cargo', () => {
  expect(valuableCargo.fuel.fires).toBe(golden.valuableCargo.fuel.fires)
  expect(golden.valuableCargo.ammunition.collateralCv).toBe(
    `${valuableCargo.ammunition.collateralCvPerPoint} per cargo point`,
  )
})
