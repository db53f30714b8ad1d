import { describe, expect, test } from 'vitest'
import { airBase, airBaseData, carrierData, cruiserData, merchant, merchantData } from '../../ship/stands.testing'
import { changed, playCritical } from './critical.testing'

const noArmour = { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 } as const
/** A carrier without armour; her size is 3, so that 4 + size is 7. */
const bareCarrier = changed(carrierData, { armour: noArmour, smoke: true })
const armoured = changed(carrierData, { armour: { ...noArmour, flightDeck: 3 } })

describe('7 to 9: engine room', () => {
  test.each([7, 8, 9])('on a %i D6 knots per [4 + size], and her smoke', (face) => {
    const hit = playCritical({ cv: 7 }, { of: bareCarrier }, [face, 5])
    expect([hit.track('speed'), hit.lost('e-smoke')]).toEqual([28, true])
  })

  test('ruling: she keeps her smoke', () => {
    expect(
      playCritical({ cv: 7 }, { of: bareCarrier, houseRules: { carrierSmoke: 'kept' } }, [7, 5]).lost('e-smoke'),
    ).toBe(false)
  })
})

test('10: steering', () => expect(playCritical({ cv: 3 }, { of: bareCarrier }, [10]).track('steering')).toBe(2))
test('11: helm', () => expect(playCritical({ cv: 1 }, { of: bareCarrier }, [11, 4, 20]).track('splash')).toBe(1))

describe('12: sensors, two items alone', () => {
  test('searchlights for [3]', () =>
    expect(playCritical({ cv: 3 }, { of: bareCarrier }, [12]).lost('e-searchlights')).toBe(true))
  test('then the gunnery radar for [5]', () => {
    const hit = playCritical({ cv: 5 }, { of: bareCarrier, boxes: { 'e-searchlights': ['struck'] } }, [12])
    expect(hit.lost('e-gunneryRadar')).toBe(true)
  })
})

test('13: fire', () => expect(playCritical({ cv: 15 }, { of: bareCarrier }, [13]).track('fires')).toBe(2))

describe('14: weapons', () => {
  test('OTHER, with MRF before CRF and no ASW', () => {
    const hit = playCritical({ cv: 2 }, { of: bareCarrier }, [14])
    expect([hit.lost('m-other-dp-0'), hit.lost('m-other-dp-1'), hit.lost('m-other-dp-2')]).toEqual([true, true, false])
    expect(hit.track('crf')).toBe(13)
  })

  const gunned = changed(carrierData, { armour: noArmour, weapons: cruiserData.weapons })

  test('MAIN, one mount, a magazine test, and all CV used up', () => {
    const hit = playCritical({ cv: 9 }, { of: gunned }, [14, 1])
    expect(hit.lost('m-main-main-0')).toBe(true)
    expect(hit).toMatchObject({ spent: 4, rounds: 1 })
    expect(hit.asked).toContain('1/magazine')
  })

  test('ruling: TORPEDOES as on a warship', () => {
    const hit = playCritical({ cv: 5 }, { of: gunned }, [14, 9, 2])
    expect([hit.lost('m-torpedoes-tt-0'), hit.lost('m-torpedoes-tt-1')]).toEqual([true, true])
    expect(hit.rounds).toBe(2)
  })
})

describe('15 to 16: aircraft operations', () => {
  test.each([15, 16])('on a %i H 1 less per [1], and a catapult each time', (face) => {
    const hit = playCritical({ cv: 6 }, { of: bareCarrier }, [face])
    expect([hit.track('hull'), hit.track('catapults')]).toEqual([10, 1])
  })

  test('H at 0: the catapult is lost too, and takes no CV', () => {
    const hit = playCritical({ cv: 6 }, { of: bareCarrier, tracks: { hull: 0 } }, [15, 1])
    expect([hit.track('catapults'), hit.track('flotation')]).toEqual([1, 40])
    const none = playCritical({ cv: 6 }, { of: bareCarrier, tracks: { hull: 0, catapults: 0 } }, [15, 1])
    expect(none.why).toContain('Changed has no H left: cannot be applied.')
  })

  test('an armoured flight deck is asked about from above, and gives nothing against the side', () => {
    const bomb = playCritical({ cv: 6, attack: 'diveBomber' }, { of: armoured }, [15, 1], {
      '1/armour-armouredFlightDeck': false,
    })
    expect(bomb.track('hull')).toBe(16)
    expect(bomb.because('1/armour-armouredFlightDeck')[0]).toBe('What counts: armoured flight deck, 3')
    expect(playCritical({ cv: 6 }, { of: armoured }, [15]).track('hull')).toBe(10)
  })
})

describe('17 to 18: aircraft in hangar', () => {
  test.each([17, 18])('on a %i RRR 1 less per [2], and the rest is rolled again', (face) => {
    const hit = playCritical({ cv: 5 }, { of: bareCarrier }, [face, 1])
    expect([hit.track('readiness'), hit.track('flotation')]).toEqual([7, 45])
  })
})

describe('19 to 20: fuel and ammunition', () => {
  test.each([19, 20])('on a %i one fire, and a fuel explosion test', (face) => {
    const hit = playCritical({ cv: 5 }, { of: bareCarrier }, [face])
    expect(hit.track('fires')).toBe(1)
    expect(hit).toMatchObject({ spent: 0, rounds: 1, isGone: false })
  })

  test('it explodes: a wreck', () => {
    expect(playCritical({ cv: 5 }, { of: bareCarrier }, [19], { '1/fuel': true }).field('standing')).toBe('wreck')
    const has = { of: bareCarrier, houseRules: { fuelTest: 'd20' } }
    expect(playCritical({ cv: 5 }, has, [19, 5]).isGone).toBe(true)
    expect(playCritical({ cv: 5 }, has, [19, 6]).isGone).toBe(false)
  })
})

describe('a kamikaze may hit sides or decks', () => {
  const strikes = { cv: 2, attack: 'kamikaze' } as const
  test('1 to 3: her side', () => {
    const hit = playCritical(strikes, { of: armoured }, [15, 3])
    expect(hit.track('hull')).toBe(14)
    expect(hit.asked).not.toContain('1/armour-armouredFlightDeck')
  })
  test('4 to 6: her deck', () => {
    expect(playCritical(strikes, { of: armoured }, [15, 4]).asked).toContain('1/armour-armouredFlightDeck')
  })
  test('ruling: asked', () => {
    const has = { of: armoured, houseRules: { kamikazeProtection: 'ask' } }
    const hit = playCritical(strikes, has, [15], { kamikaze: 'horizontal' })
    expect(hit.asked).toContain('1/armour-armouredFlightDeck')
  })
})

describe('an air base', () => {
  test('1 to 2: S instead of F, and a wreck test at nothing', () => {
    expect(playCritical({ cv: 6 }, { of: airBase }, [1]).track('structure')).toBe(34)
    const gone = playCritical({ cv: 6 }, { of: airBase, tracks: { structure: 2, damageControlTeams: 0 } }, [1, 4])
    expect(gone.isGone).toBe(true)
    expect(gone.why.at(-1)).toBe('Hal Far is destroyed.')
  })

  test.each([7, 8, 9, 11])('on a %i what needs a ship cannot be applied', (face) => {
    const hit = playCritical({ cv: 6 }, { of: airBase }, [face, 1])
    expect(hit.why).toContain('Hal Far has no such thing ashore: cannot be applied.')
    expect(hit.track('structure')).toBe(34)
  })

  test('10: nor can steering', () => expect(playCritical({ cv: 6 }, { of: airBase }, [10, 1]).rounds).toBe(2))

  test('its runways and hangars are hit as those of a carrier', () => {
    expect(playCritical({ cv: 6 }, { of: airBase }, [15]).track('hull')).toBe(6)
    expect(playCritical({ cv: 6 }, { of: airBase }, [17]).track('readiness')).toBe(5)
    expect(playCritical({ cv: 6 }, { of: airBase }, [19]).track('fires')).toBe(1)
  })

  test('a battery without a runway has none of these', () => {
    const fort = changed(airBaseData, { airfield: null })
    expect(playCritical({ cv: 6 }, { of: fort }, [15, 17, 19]).why.at(-1)).toContain('Three times running')
  })
})

const ammunition = changed(merchantData, { cargo: { points: 3, kind: 'ammunition' } })
const grain = changed(merchantData, { cargo: { points: 3, kind: 'other' } })

const fittedMerchant = changed(merchantData, { fireControl: 3, searchlights: true, smoke: true })

describe('a merchant hit as a warship is', () => {
  test('12: sensors', () => {
    expect(playCritical({ cv: 3 }, { of: fittedMerchant }, [12]).lost('e-searchlights')).toBe(true)
  })

  test('her smoke is lost with her engines', () => {
    expect(playCritical({ cv: 4 }, { of: fittedMerchant }, [7, 3]).lost('e-smoke')).toBe(true)
  })
})

describe('14 to 20: cargo', () => {
  test.each([14, 15, 16, 17, 18, 19, 20])('on a %i the cargo is destroyed and all CV used up', (face) => {
    const hit = playCritical({ cv: 9 }, { of: grain }, [face])
    expect(hit.track('cargo')).toBe(0)
    expect(hit).toMatchObject({ spent: 0, rounds: 1, isGone: false })
  })

  test('fuel: a fire, and one fire test a cargo point; each that succeeds is one fire more', () => {
    const hit = playCritical({ cv: 9 }, { of: merchant }, [14], { '1/cargo-fires': 3 })
    expect(hit.track('fires')).toBe(4)
    expect(playCritical({ cv: 9 }, { of: merchant }, [14]).track('fires')).toBe(1)
  })

  test('ruling: fire tests by D20, with the CV that the hit came with', () => {
    const has = { of: merchant, houseRules: { fireTest: 'd20' } }
    expect(playCritical({ cv: 9 }, has, [14, 9, 10, 1, 20, 15]).track('fires')).toBe(3)
    // Steering took 2 of the 9 before.
    expect(playCritical({ cv: 9 }, has, [10, 14, 9, 10, 10, 10, 10]).track('fires')).toBe(2)
  })

  test('of the rest of it', () => {
    const has = { of: merchant, houseRules: { fireTest: 'd20' }, tracks: { cargo: 2 } }
    expect(playCritical({ cv: 9 }, has, [14, 9, 9]).track('fires')).toBe(3)
  })

  test('ammunition: a fire test, and she is a wreck with a collateral CV of D6 a cargo point', () => {
    const hit = playCritical({ cv: 9 }, { of: ammunition }, [14, 6, 5, 4], { '1/cargo-fire': true })
    expect(hit.field('standing')).toBe('wreck')
    expect(hit.why.at(-1)).toContain('Collateral damage with CV 15')
    expect(playCritical({ cv: 9 }, { of: ammunition }, [14]).isGone).toBe(false)
  })

  test('ammunition: a test that fails is made again if she burns', () => {
    const has = { of: ammunition, houseRules: { fireTest: 'd20' } }
    expect(playCritical({ cv: 9 }, has, [14, 10]).isGone).toBe(false)
    const burning = { ...has, tracks: { fires: 1 } }
    expect(playCritical({ cv: 9 }, burning, [14, 10, 9, 1, 1, 1]).isGone).toBe(true)
    expect(playCritical({ cv: 9 }, burning, [14, 10, 10]).isGone).toBe(false)
  })

  test('none left: it cannot be applied', () => {
    const hit = playCritical({ cv: 5 }, { of: grain, tracks: { cargo: 0 } }, [14, 13])
    expect(hit.why).toContain('Changed has no cargo left: cannot be applied.')
    expect(hit.track('fires')).toBe(1)
  })
})
