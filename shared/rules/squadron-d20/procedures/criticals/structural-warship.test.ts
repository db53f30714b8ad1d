import { describe, expect, test } from 'vitest'
import { battleship, battleshipData, cruiser, cruiserData, destroyer, destroyerData } from '../../ship/stands.testing'
import type { MountKind } from '../../ship/ship'
import { changed, playCritical } from './critical.testing'

/** A cruiser without armour, so that nothing is asked about it; her size is 1. */
const bare = changed(cruiserData, {
  armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 },
  searchRadar: true,
  gunneryRadar: true,
})

describe('1 to 2: hull', () => {
  test.each([1, 2])('on a %i F falls by the CV, and all of it is used up', (face) => {
    const hit = playCritical({ cv: 7 }, { of: bare }, [face])
    expect(hit.track('flotation')).toBe(23)
    expect(hit).toMatchObject({ spent: 7, rounds: 1, isGone: false })
  })

  test('F at 0: a wreck test, and the CV left is lost', () => {
    const hit = playCritical({ cv: 12 }, { of: bare, tracks: { flotation: 5 } }, [1, 10])
    expect(hit.track('flotation')).toBe(0)
    expect(hit.why).toContain('What is left of the CV, 7, is used up.')
    expect(hit.field('standing')).toBe('afloat')
  })

  test('F at nothing already: a wreck test; a failure sinks her at once without a marker', () => {
    const tracks = { flotation: 0, damageControlTeams: 0, fires: 3 }
    const hit = playCritical({ cv: 1 }, { of: bare, tracks }, [2, 5])
    expect(hit).toMatchObject({ spent: 0, isGone: true })
    expect(hit.field('standing')).toBe('sunk')
    expect(hit.why.at(-1)).toBe('Changed sinks at once; no wreck marker is placed.')
  })
})

describe('3: optics, or the spotting top', () => {
  test('1 to 5: gunnery modifier 1 worse per [5], below 0 too, and her search radar is lost', () => {
    const hit = playCritical({ cv: 13 }, { of: bare }, [3, 5])
    expect(hit.track('gunneryModifier')).toBe(-2)
    expect(hit.lost('e-searchRadar')).toBe(true)
    expect(hit).toMatchObject({ spent: 10, rounds: 1 })
  })

  test('the second time there is no radar to lose', () => {
    const hit = playCritical({ cv: 5 }, { of: bare, boxes: { 'e-searchRadar': ['struck'] } }, [3, 1])
    expect(hit.why.join()).not.toContain('search radar')
  })

  test('6 to 10: a mast falls, one band less per [4], and the rest is rolled again', () => {
    const hit = playCritical({ cv: 11 }, { of: bare }, [3, 6, 1])
    expect(hit.track('spotting')).toBe(2)
    expect(hit.track('flotation')).toBe(27)
    expect(hit).toMatchObject({ spent: 11, rounds: 2 })
  })

  test('she cannot see less than nothing', () => {
    const hit = playCritical({ cv: 12 }, { of: bare, tracks: { spotting: 1 } }, [3, 10, 1])
    expect(hit.track('spotting')).toBe(0)
    expect(hit.track('flotation')).toBe(22)
  })
})

test('4: crew, one damage-control team less per [5], and the rest is rolled again', () => {
  const hit = playCritical({ cv: 12 }, { of: bare }, [4, 1])
  expect(hit.track('damageControlTeams')).toBe(5)
  expect(hit.track('flotation')).toBe(28)
})

describe('5: fire control', () => {
  test('FC 1 less per [1]; at nothing she shoots in local control', () => {
    const hit = playCritical({ cv: 6 }, { of: bare }, [5, 1])
    expect(hit.track('fireControl')).toBe(0)
    expect(hit.track('flotation')).toBe(28)
    expect(hit.why).toContain('Changed shoots in local control from now on.')
  })

  test('the conning tower protects it', () => {
    const hit = playCritical({ cv: 6 }, {}, [5, 1], { '1/armour-conningTower': false, '2/armour-belt': true })
    expect(hit.track('fireControl')).toBe(6)
    expect(hit.track('flotation')).toBe(66)
    expect(hit.because('1/armour-conningTower')[0]).toBe('What counts: conning tower, 5')
  })
})

describe('6: command', () => {
  test('crew quality one lower, once, for [5]', () => {
    const hit = playCritical({ cv: 15 }, { of: bare }, [6, 1])
    expect(hit.track('crewQuality')).toBe(1)
    expect(hit.track('flotation')).toBe(20)
  })

  test('it may fall below −2', () => {
    expect(playCritical({ cv: 5 }, { of: bare, tracks: { crewQuality: -2 } }, [6]).track('crewQuality')).toBe(-3)
  })

  const flag = { of: bare, fields: { command: -2, commander: 'Holland' } }

  test('a flag officer aboard is killed on the present CV or less, before its 5 are paid', () => {
    const hit = playCritical({ cv: 8 }, flag, [6, 8, 1])
    expect([hit.field('command'), hit.field('commander')]).toEqual([-3, null])
    expect(hit.why.join()).toContain('his second takes over, command value -3')
  })

  test('above it he is hardly hurt and carries on', () => {
    const hit = playCritical({ cv: 8 }, flag, [6, 9, 1])
    expect([hit.field('command'), hit.field('commander')]).toEqual([-2, 'Holland'])
  })
})

describe('7 to 9: engine room', () => {
  test.each([7, 8, 9])('on a %i she loses D6 knots per [4 + size], and makes no more smoke', (face) => {
    const hit = playCritical({ cv: 11 }, { of: bare }, [face, 6, 3, 1])
    expect(hit.track('speed')).toBe(26)
    expect(hit.lost('e-smoke')).toBe(true)
    expect(hit.track('flotation')).toBe(29)
  })

  test('a small ship pays less: 4 − 2', () => {
    const hit = playCritical({ cv: 3 }, { of: destroyer }, [7, 4, 1])
    expect(hit.track('speed')).toBe(32)
    expect(hit.spent).toBe(3)
  })

  test('never below the minimum of the ruling', () => {
    const tiny = changed(destroyerData, { size: -4 })
    expect(playCritical({ cv: 1 }, { of: tiny }, [7, 2]).track('speed')).toBe(34)
    expect(playCritical({ cv: 2 }, { of: tiny, houseRules: { sizeCostMinimum: 2 } }, [7, 2]).track('speed')).toBe(34)
  })

  test('no more dice once she lies still: their CV is rolled again', () => {
    const hit = playCritical({ cv: 15 }, { of: bare, tracks: { speed: 4 } }, [7, 4, 1])
    expect(hit.track('speed')).toBe(0)
    expect(hit.track('flotation')).toBe(20)
  })
})

describe('10: steering', () => {
  test('SV 1 less per [1]; at nothing every turn needs a crew test', () => {
    const hit = playCritical({ cv: 4 }, { of: bare }, [10])
    expect(hit.track('steering')).toBe(0)
    expect(hit.why).toContain('Changed needs a crew test for every turn from now on.')
  })
})

describe('11: helm', () => {
  test('as steering, and a crew test that is passed', () => {
    const hit = playCritical({ cv: 2 }, { of: bare }, [11, 4])
    expect(hit.track('steering')).toBe(2)
    expect(hit.track('splash')).toBe(0)
  })

  test('failed: a splash marker, and she turns to port on 1 to 10', () => {
    const hit = playCritical({ cv: 2 }, { of: bare }, [11, 3, 10])
    expect(hit.track('splash')).toBe(1)
    expect(hit.why.at(-1)).toContain('Changed turns to port at once and moves 8 cm ahead')
  })

  test('to starboard on 11 to 20, with her steering gone and lying still', () => {
    const hit = playCritical({ cv: 2 }, { of: bare, tracks: { steering: 0, speed: 0 } }, [11, 3, 11, 1])
    expect(hit.why.join()).toContain('Changed turns to starboard')
    expect(hit.track('flotation')).toBe(28)
  })
})

describe('12: sensors, one item a hit, in their order', () => {
  test('searchlights for [3]', () => {
    const hit = playCritical({ cv: 3 }, { of: bare }, [12])
    expect(hit.lost('e-searchlights')).toBe(true)
    expect(hit.spent).toBe(3)
  })

  test('then planes and catapults for [4], and a fire test', () => {
    const hit = playCritical({ cv: 4 }, { of: bare, boxes: { 'e-searchlights': ['struck'] } }, [12], {
      '1/planes-fire': true,
    })
    expect([hit.track('planes'), hit.track('catapults'), hit.track('fires')]).toEqual([0, 0, 1])
    const dry = playCritical({ cv: 4 }, { of: bare, boxes: { 'e-searchlights': ['struck'] } }, [12])
    expect(dry.track('fires')).toBe(0)
  })

  test('ruling: the fire test is a D20 of the CV or less', () => {
    const has = { of: bare, boxes: { 'e-searchlights': ['struck'] }, houseRules: { fireTest: 'd20' } } as const
    expect(playCritical({ cv: 4 }, has, [12, 4]).track('fires')).toBe(1)
    expect(playCritical({ cv: 4 }, has, [12, 5]).track('fires')).toBe(0)
  })

  test('then the gunnery radar for [5]', () => {
    const has = { of: bare, boxes: { 'e-searchlights': ['struck'] }, tracks: { planes: 0, catapults: 0 } } as const
    expect(playCritical({ cv: 5 }, has, [12]).lost('e-gunneryRadar')).toBe(true)
  })

  test('equipment that she never had is skipped; with none left it cannot be applied', () => {
    const none = changed(destroyerData, { searchlights: false, planes: 0, catapults: 0 })
    expect(playCritical({ cv: 5 }, { of: none }, [12]).lost('e-gunneryRadar')).toBe(true)
    const hit = playCritical({ cv: 5 }, { of: none, boxes: { 'e-gunneryRadar': ['struck'] } }, [12, 1])
    expect(hit.why).toContain('Changed has none of these left: cannot be applied.')
    expect(hit.track('flotation')).toBe(4)
  })
})

test('13: fire, one per [4 + size], and all CV is used up', () => {
  const hit = playCritical({ cv: 14 }, { of: bare }, [13])
  expect(hit.track('fires')).toBe(2)
  expect(hit).toMatchObject({ spent: 10, rounds: 1 })
})

describe('14 to 20: weapons', () => {
  test.each([14, 15, 16, 17, 18, 19, 20])('on a %i the owner rolls for the group: MAIN loses one mount', (face) => {
    const hit = playCritical({ cv: 9 }, { of: cruiser }, [face, 5], { '1/mount': 'm-main-main-2' })
    expect([0, 1, 2, 3].map((at) => hit.lost(`m-main-main-${at}`))).toEqual([false, false, true, false])
    expect(hit).toMatchObject({ spent: 4, rounds: 1 })
    expect(hit.asked).toContain('1/magazine')
  })

  test('a magazine that explodes makes a wreck of her, and ships nearby are hit', () => {
    const hit = playCritical({ cv: 9 }, { of: cruiser }, [14, 1], { '1/magazine': true })
    expect(hit.field('standing')).toBe('wreck')
    expect(hit.why.at(-1)).toContain('Collateral damage')
  })

  test('ruling: the magazine test is a D20 of the CV or less', () => {
    const has = { of: cruiser, houseRules: { magazineTest: 'd20' } }
    expect(playCritical({ cv: 9 }, has, [14, 1, 9]).isGone).toBe(true)
    expect(playCritical({ cv: 9 }, has, [14, 1, 10]).isGone).toBe(false)
  })

  test('the turret armour may hold: it cannot be applied, and is rolled again', () => {
    const hit = playCritical({ cv: 9 }, {}, [14, 5, 13], { '1/armour-turret': false })
    expect(hit.lost('m-main-quad-0')).toBe(false)
    expect(hit.track('fires')).toBe(1)
  })

  test('OTHER loses as many mounts as the CV pays for, and one factor of the first kind left', () => {
    const hit = playCritical({ cv: 4 }, { of: cruiser }, [14, 6])
    expect([0, 1, 2, 3].map((at) => hit.lost(`m-other-aa-${at}`))).toEqual([true, true, false, false])
    expect([hit.track('asw'), hit.track('crf')]).toEqual([0, 5])
    expect(hit).toMatchObject({ spent: 4, rounds: 1 })
  })

  test('factors are lost ASW before MRF before CRF', () => {
    const has = { of: cruiser, tracks: { asw: 0 } }
    expect(playCritical({ cv: 2 }, has, [14, 8]).track('crf')).toBe(4)
    const more = playCritical({ cv: 2 }, { of: cruiser, houseRules: { incidentalFactors: 3 } }, [14, 8])
    expect([more.track('asw'), more.track('crf')]).toEqual([0, 3])
  })

  test('TORPEDOES lose as many mounts as the CV pays for', () => {
    const hit = playCritical({ cv: 5 }, { of: cruiser }, [14, 9, 1], { '2/armour-belt': true })
    expect([0, 1, 2, 3].map((at) => hit.lost(`m-torpedoes-tt-${at}`))).toEqual([true, true, false, false])
    expect(hit.track('flotation')).toBe(29)
  })

  test('a group with nothing left cannot be applied', () => {
    const gone = { boxes: { 'm-torpedoes-tt-0': ['struck'], 'm-torpedoes-tt-1': ['struck'] } } as const
    const hit = playCritical({ cv: 5 }, { of: destroyer, ...gone }, [14, 10, 1])
    expect(hit.why).toContain('Harker has no torpedo mount left: cannot be applied.')
  })

  test('ruling: a warship with cargo is hit in her cargo on 1 to 5', () => {
    const laden = changed(cruiserData, { cargo: { points: 2, kind: 'other' } })
    expect(playCritical({ cv: 5 }, { of: laden }, [14, 5]).track('cargo')).toBe(0)
    const guns = playCritical({ cv: 5 }, { of: laden }, [14, 6, 1])
    expect([guns.track('cargo'), guns.lost('m-main-main-0')]).toEqual([2, true])
    const asked = playCritical({ cv: 5 }, { of: laden, houseRules: { warshipCargo: 'ask' } }, [14], {
      '1/cargo-or-weapons': true,
    })
    expect(asked.track('cargo')).toBe(0)
  })
})

describe('mounts are lost in the order of 10.8', () => {
  /** OTHER with one mount of each kind, in reverse order of loss. */
  const mixed = (...kinds: readonly MountKind[]) =>
    changed(battleshipData, {
      weapons: {
        ...battleshipData.weapons,
        other: {
          faces: { from: 6, to: 10 },
          batteries: kinds.map((kind, at) => ({ ...battery, id: `b${at}`, kind, mounts: [{ guns: 1 }] })),
        },
      },
      armour: { ...battleshipData.armour, casemate: 2, deck: 3 },
    })
  const battery = { inches: 5, impact: 2, radar: false } as const
  const bareOnes = mixed('turretUnarmoured', 'casemateUnarmoured', 'shielded', 'open')
  const armoured = mixed('turretArmoured', 'casemateArmoured', 'open')
  const lostOf = (hit: ReturnType<typeof playCritical>) => [0, 1, 2, 3].filter((at) => hit.lost(`m-other-b${at}-0`))

  test('open 1, shielded 2, bare casemate 3, bare turret 4', () => {
    const all = playCritical({ cv: 10 }, { of: bareOnes }, [14, 6])
    expect(lostOf(all)).toEqual([0, 1, 2, 3])
    expect(all.spent).toBe(10)
    const some = playCritical({ cv: 7 }, { of: bareOnes }, [14, 6, 1], { '2/armour-belt': true })
    expect(lostOf(some)).toEqual([1, 2, 3])
    expect(some.track('flotation')).toBe(71)
  })

  test('then an armoured casemate 3 and an armoured turret 4, if armour is beaten', () => {
    const all = playCritical({ cv: 8 }, { of: armoured }, [14, 6])
    expect(lostOf(all)).toEqual([0, 1, 2])
    expect(all.spent).toBe(8)
    expect(all.because('1/armour-casemate')[0]).toBe('What counts: casemate, 2')
  })

  test('armour that holds keeps the rest out, and the rest is rolled again', () => {
    const hit = playCritical({ cv: 8 }, { of: armoured }, [14, 6, 13], { '1/armour-casemate': false })
    expect(lostOf(hit)).toEqual([2])
    expect(hit.track('fires')).toBe(1)
  })

  test('from above a deck protects a bare casemate too, and half a turret', () => {
    const hit = playCritical({ cv: 9, attack: 'diveBomber' }, { of: bareOnes }, [14, 6, 13], {
      '1/armour-casemate': false,
    })
    expect(lostOf(hit)).toEqual([2, 3])
    expect(hit.because('1/armour-casemate')[0]).toBe('What counts: deck, 3')
    const turret = playCritical({ cv: 4, attack: 'rakingGun' }, {}, [14, 1])
    expect(turret.because('1/armour-turret')[0]).toBe('What counts: half of the turret, 7')
  })

  test('present armour: a battleship is asked for her turrets', () => {
    const hit = playCritical({ cv: 4, inches: 15 }, { of: battleship }, [14, 1])
    expect(hit.because('1/armour-turret')).toEqual([
      'What counts: turret, 13',
      'A shell',
      'Calibre 15″',
      'CV at hand: 4',
    ])
  })
})
