import { expect, test } from 'vitest'
import { attackTypes, mountKinds } from '../ship/ship'
import { houseRules } from '../table/house-rules'
import { phases } from '../table/table-facts'
import * as air from './air'
import * as damage from './damage'
import * as gunnery from './gunnery'
import golden from './tables.golden.json'
import * as turn from './turn'

interface Modifier {
  readonly id: string
  readonly modifier?: number | string | null
  readonly rows?: readonly object[]
  readonly rerollMisses?: boolean
}

/** Modifiers of print by their names: a figure, figures by a count, or that misses are thrown again. */
const byName = (modifiers: readonly object[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    (modifiers as readonly Modifier[]).map(({ id, modifier, rows, rerollMisses }) => {
      return [id, rows ?? modifier ?? (rerollMisses ? 'rerollMisses' : undefined)]
    }),
  )

const guns = byName(golden.gunnery.modifiers)
const torpedoes = byName(golden.torpedoes.modifiers)
const small = byName(golden.crfMrf.modifiers)
const smallSaves = byName(golden.crfMrf.savingThrow.modifiers)
const aa = byName(golden.aa.modifiers)
const aaSaves = byName(golden.aa.savingThrow.modifiers)
const airAttack = byName(golden.airAttack.modifiers)
const strafing = byName(golden.strafing.savingThrow.modifiers)
const wreck = byName(golden.wreckTest.modifiers)
const { morale, airCombat } = golden

/** The printed scale, with its figures under another name. */
const scaleAs = (name: string, sign = 1) =>
  turn.scale.map(({ from, to, value }) => ({ from, to, [name]: sign * value }))

const fireInWords = (id: gunnery.MayFireCase) => {
  const row = gunnery.mayFire[id]
  return {
    id,
    guns: {
      may: 'may',
      batteryTest: 'only a battery with radar, after its own crew test',
      shipTest: 'crew test picks out one target',
    }[row.guns],
    gunsLimit: row.gunsTo === 'lower' ? 'lower of SD and TVR' : 'SD',
    radar: row.radar,
    torpedoesAimed: row.torpedoesAimed === 'shipTest' ? 'at that target after the same crew test' : row.torpedoesAimed,
    torpedoesWideSpread: row.wideSpread === 'may' ? 'may' : 'crew test; into an area within the lower of SD and TVR',
  }
}

/** Print has abbreviations where the data of an aircraft have words. */
const attackNamed = (words: string) =>
  attackTypes.find((type) => type.toLowerCase() === words.toLowerCase().replace(/[^a-z0-9]/g, ''))

const attackModifiers = golden.airAttack.modifiers
  .flatMap((row) => ('rows' in row ? row.rows : []))
  .flatMap(({ types, modifier }) => types.map((name) => [attackNamed(name), modifier] as const))

const { rangeBand } = gunnery
const { yards, centimetres } = rangeBand
const whole = (of: string) => ({ of, share: 'whole' })
const half = (of: string) => ({ of, share: 'half' })
const plates: Readonly<Record<string, object | null>> = {
  ...{ belt: whole('belt'), deck: whole('deck'), turret: whole('turret'), casemate: whole('casemate'), none: null },
  ...{ 'conning tower': whole('conningTower'), 'half conning tower, rounded up': half('conningTower') },
  ...{ 'half turret, rounded up': half('turret'), 'special, 10.5: asked': whole('flightDeck') },
  'deck, even for a casemate without armour': whole('deck'),
}
const areas = golden.armourProtection.areas.map(({ id, vertical, horizontal }) => {
  return [id, { vertical: plates[vertical], horizontal: plates[horizontal] }] as const
})

/** A cause of a morale test in the words of print: `F at a third or less`. */
const causeInWords = ({ track, atMost }: (typeof turn.shipCauses)[number]) =>
  `${track === 'structure' ? 'S' : 'F'} at ${atMost === 0 ? '0' : 'a third or less'}`

test.each<[table: string, ours: unknown, theirs: unknown]>([
  ['the scale', turn.scale, golden.progressiveScale.rows],
  ['initiative', turn.initiative, { die: golden.initiative.die }],
  [
    'the order of play, and what a house rule may leave out of it',
    turn.orderOfPlay.map((row) => ({ id: row.phase, optional: 'rule' in row })),
    golden.orderOfPlay.phases.map(({ id, optional = false }) => ({ id, optional })),
  ],
  ['who may fire', gunnery.mayFireCases.map(fireInWords), golden.mayFire.cases.map(({ when: _, ...row }) => row)],
  ['the die of guns', gunnery.gunnery.die, golden.gunnery.die],
  [
    'what guns need',
    gunnery.gunnery.needed.map(({ bands, ...row }) => {
      return { rangeBands: bands, yards: bands * yards, cm: bands * centimetres, ...row }
    }),
    golden.gunnery.needed,
  ],
  ['guns shooting', gunnery.gunsShooting, guns['gunsShooting']],
  [
    'modifiers of guns',
    gunnery.gunneryModifiers,
    { interveningBase: guns['interveningBase'], splashMarker: guns['splashMarkers'], radar: guns['radarSupport'] },
  ],
  ['guns ashore', gunnery.shoreShooting, guns['shoreBatteryShooting']],
  ...[guns, torpedoes, small, airAttack].map((each): [string, unknown, unknown] => [
    'what every shot at a target counts',
    gunnery.target,
    {
      steeringOut: each['targetSteeringOut'],
      slow: each['targetSlow'],
      stoppedOrLand: each['targetStoppedOrLand'],
    },
  ]),
  [
    'guns at small craft',
    [gunnery.gunsAtTypeX.inches.from, gunnery.gunsAtTypeX.inches.to, gunnery.gunsAtTypeX.control],
    [...golden.gunsAgainstTypeX.gunInches, golden.gunsAgainstTypeX.control],
  ],
  ...[golden.gunsAgainstTypeX.savingThrow, golden.strafing.savingThrow].map(
    ({ die, needed }): [string, unknown, unknown] => ['saving throws', gunnery.savingThrow, { die, needed }],
  ),
  ['the die of torpedoes', gunnery.torpedoes.die, golden.torpedoes.die],
  [
    'what torpedoes need',
    gunnery.torpedoes.needed,
    golden.torpedoes.needed.map(({ rangeBands, onTarget }) => ({ bands: rangeBands, needed: onTarget })),
  ],
  [
    'modifiers of torpedoes',
    gunnery.torpedoModifiers,
    { splashMarkerOnFirer: torpedoes['splashMarkers'], bowArc: torpedoes['bowArc'], sternArc: torpedoes['sternArc'] },
  ],
  [
    'the smallest target of torpedoes',
    gunnery.torpedoSizeFloor,
    golden.torpedoes.modifiers.find(({ id }) => id === 'targetSize')?.to,
  ],
  ['small guns', gunnery.factorFire, { die: golden.crfMrf.die, needed: golden.crfMrf.needed }],
  ['modifiers of small guns', gunnery.factorModifiers, { splashMarker: small['splashMarkers'] }],
  [
    'saves from small guns',
    gunnery.factorSaves,
    { typeXHitByCrf: smallSaves['typeXHitByCrf'], otherHitByMrf: smallSaves['otherHitByMrf'] },
  ],
  [
    'whom they harm',
    golden.crfMrf.savingThrow.modifiers,
    expect.arrayContaining([expect.objectContaining({ id: 'otherHitByMrf', targets: gunnery.smallShips })]),
  ],
  ['attacks of small craft', scaleAs('factor').slice(0, 3), golden.crfMrf.typeXAttacks],
  ['the die against aircraft', air.aa.die, golden.aa.die],
  [
    'modifiers against aircraft',
    air.aaModifiers,
    {
      ...{ dpaaRadar: aa['dpaaRadar'], lrfAtTwoBands: aa['lrfAt2RangeBands'], marker: aa['markers'] },
      shoreShooting: aa['shoreShooting'],
    },
  ],
  ['saves of aircraft', [air.aaSaves.aaPlus, air.hitPointSaves], [aaSaves['aaPlus'], aaSaves['hitPoints']]],
  ['dice of an air attack', [air.airAttack.die, scaleAs('dice')], [golden.airAttack.die, golden.airAttack.dice]],
  ['ways of attacking', air.attackTypeModifiers, Object.fromEntries(attackModifiers)],
  [
    'modifiers of an air attack',
    air.airAttackModifiers,
    { flakMarker: airAttack['flakMarkers'], splashMarkerOnTarget: airAttack['splashMarkers'] },
  ],
  ['combat factors of guns', air.combatFactorSaves, strafing['attackingAcf']],
  [
    'saves from guns of aircraft',
    air.strafingSaves,
    {
      typeXHitByStrafing: strafing['typeXHitByStrafing'],
      otherHitByAntiShipping: strafing['otherHitByAntiShipping'],
    },
  ],
  ['dice of air combat', [air.airCombat.die, scaleAs('dice')], [airCombat.die, airCombat.dice]],
  ['flak in air combat', air.airCombatModifiers.flakMarker, byName(airCombat.modifiers)['flakMarkers']],
  [
    'who fights in the air',
    Object.values(air.availability),
    airCombat.availability.map(({ intercept, dogfight, ...row }) => ({
      intercepts: intercept,
      dogfight: dogfight === 'ACF Dogfight 1' ? 'dogfight1' : 'dogfight2',
      mayDecline: 'mayDecline' in row,
    })),
  ],
  ['saves in air combat', scaleAs('modifier'), airCombat.savingThrow.difference],
  ['on which side they count', air.airCombatSave, { factorAbove: -1, factorBelow: 1 }],
  ['armour by area', Object.entries(damage.armourOfArea), areas],
  ['armoured areas', damage.armouredAreas, areas.map(([id]) => id)],
  [
    'loss of weapons, with the erratum',
    damage.weaponLoss.map(({ kind, cost, armour }) => {
      return { id: kind, cost, ...(armour && { onlyIf: 'armour penetrated' }) }
    }),
    golden.weaponLoss.order,
  ],
  ['the order of mounts', damage.weaponLoss.map(({ kind }) => kind), mountKinds],
  [
    'the wreck test',
    [damage.wreckTest.die, scaleAs('modifier', damage.wreckTest.teamsCount), scaleAs('modifier', -1)],
    [golden.wreckTest.die, wreck['damageControlTeams'], wreck['fires']],
  ],
  [
    'its modifiers',
    damage.wreckTest,
    expect.objectContaining({
      poorCarrierSafety: wreck['poorCarrierSafety'],
      poorUnderwaterProtection: wreck['poorUnderwaterProtection'],
      firesCount: -1,
    }),
  ],
  ['cargo of fuel', damage.valuableCargo.fuel.fires, golden.valuableCargo.fuel.fires],
  [
    'cargo of ammunition',
    `${damage.valuableCargo.ammunition.collateralCvPerPoint} per cargo point`,
    golden.valuableCargo.ammunition.collateralCv,
  ],
  ['morale', turn.morale, { die: morale.die, needed: morale.needed }],
  ['why ships are tested', turn.shipCauses.map(causeInWords), morale.ship.causes],
  ['fires aboard', scaleAs('modifier', turn.shipMorale.firesCount), byName(morale.ship.modifiers)['fires']],
  ['crews and commanders of ships', morale.ship.modifiers[0]?.id, turn.shipMorale.quality],
  ['of squadrons', morale.squadron.modifiers.map(({ id }) => id), [turn.squadronMorale.quality]],
  ['of aircraft', morale.aircraftStand.modifiers.map(({ id }) => id), [turn.aircraftMorale.quality]],
  [
    'at half, at a third',
    [turn.squadronMorale.atMost, turn.aircraftMorale.atMost],
    [
      morale.squadron.causes[0]?.startsWith('half') ? 1 / 2 : 0,
      morale.aircraftStand.causes[0]?.startsWith('a third') ? 1 / 3 : 0,
    ],
  ],
])('is printed: %s', (_, ours, theirs) => expect(ours).toEqual(theirs))

test('each attack meets the printed side; those that print leaves out, the sides', () => {
  const bombs = ['diveBomber', 'fighterBomber', 'glideBomber', 'lowLevelBomber', 'mediumLevelBomber', 'highLevelBomber']
  const called = (name: string) =>
    attackNamed(name) ?? attackNamed(`${name}er`) ?? name.replace('raking gun hit', 'rakingGun')
  const printed = Object.entries(golden.armourProtection.attacks).flatMap(([side, names]) =>
    names.flatMap((name) => (name === 'bomb' ? bombs : [called(name)]).map((attack) => [attack, side] as const)),
  )
  const others = ['torpedo', 'mine', 'torpedoBomber', 'aircraftGuns'].map((attack) => [attack, 'vertical'] as const)
  expect(damage.protectionAgainst).toEqual(Object.fromEntries([...printed, ...others]))
  expect(damage.underwaterAttacks).toEqual(['torpedo', 'mine', 'torpedoBomber'])
})

test('half of a plate is rounded up', () => {
  const armour = { belt: 9, deck: 4, conningTower: 5, turret: 7, casemate: 0, flightDeck: 3 }
  const above = (area: damage.ArmouredArea) => damage.plateOf(armour, area, 'horizontal')
  expect((['conningTower', 'turret', 'casemate'] as const).map(above)).toEqual([3, 4, 4])
  expect(damage.plateOf(armour, 'armouredFlightDeck', 'vertical')).toBe(0)
  expect(damage.kamikazeVertical).toEqual({ die: 'D6', from: 1, to: 3 })
})

test('the scale is worth nothing for nothing, has no gap, and keeps the sign of a sum', () => {
  expect([0, 1, 2, 3, 6, 7, 12, 13, 20, 21, 60].map(turn.worth)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  expect([-7, -3, -1, 0, 2, 3, 7].map(turn.signedWorth)).toEqual([-3, -2, -1, 0, 1, 2, 3])
  for (const { from, modifier } of gunnery.gunsShooting) expect(modifier).toBe(turn.worth(from) - 2)
  for (const { from, modifier } of air.hitPointSaves) expect(modifier).toBe(turn.worth(from - 1))
})

test('phases are those of print, and what leaves one out is a house rule', () => {
  expect(phases).toEqual(turn.orderOfPlay.map(({ phase }) => phase))
  const rules = turn.orderOfPlay.flatMap((row) => ('rule' in row ? [row.rule] : []))
  expect(houseRules.map(({ name }) => name)).toEqual(expect.arrayContaining(rules))
  expect(gunnery.mayFireCases.filter((id) => gunnery.mayFire[id].gunsNeedRadar)).toEqual(['unseen'])
})
