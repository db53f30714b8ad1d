import { describe, expect, test } from 'vitest'
import { facesOf } from '../../../kernel/dice'
import { locations, nations, shipTypes } from '../ship/ship'
import * as damage from './damage'
import * as gunnery from './gunnery'
import * as special from './special-damage'
import * as spotting from './spotting'
import printed from './tables.golden.json'
import * as torpedoes from './torpedoes'

/** Figures with an id, as an object by it. */
const byId = (rows: readonly { readonly id: string; readonly modifier: number }[]) =>
  Object.fromEntries(rows.map(({ id, modifier }) => [id, modifier]))

type Row = Readonly<Record<string, unknown>>
/** What print says in so many words, or a rule works out by itself. */
const inWords = [
  ...[
    'text',
    'turnClass',
    'plotAheadTurns',
    'delayTurns',
    'battery',
    'weapons',
    'randomMovement',
    'blocks',
    'endsWith',
  ],
  ...['who', 'condition', 'exempt', 'option', 'neverWith', 'per', 'doubledFor', 'doubledAtNight', 'speedAtLeast'],
  ...['shafts', 'gunsAbove', 'gunsBelow', 'lightCruiserInches'],
]
/** The figures of a row, the room that it names in one place, its second die without the name of that. */
function figures({ engineRooms, boilerRooms, sub, ...row }: Row): Row {
  const kept = Object.entries(row).filter(([name]) => !inWords.includes(name))
  const room = engineRooms ? { room: 'engineRoom' } : boilerRooms ? { room: 'boilerRoom' } : {}
  return { ...Object.fromEntries(kept), ...room, ...(sub ? { sub: (sub as { rows: unknown }).rows ?? sub } : {}) }
}
const modifiers = (rows: object) => Object.entries(rows).map(([id, row]) => figures({ id, ...row }))
/** JSON knows no infinity. */
const open = (value: number | null) => value ?? Infinity

const basic: readonly Row[] = printed.gunneryBasicModifiers.modifiers.filter(({ modifier }) => modifier !== null)
const optional: readonly Row[] = printed.gunneryOptionalModifiers.modifiers
const { fireAndExplosion, shipTypes: groups, torpedoOptional } = printed
const { lead, t93 } = { lead: printed.leadEstimator, t93: torpedoOptional.t93Surprise }

const idsOf = (table: object) => Object.entries(table).map(([id, row]: [string, object]) => ({ id, ...row }))
const withoutId = ({ id, ...row }: { readonly id: string }) => [id, row] as const

describe('is the printed table', () => {
  const { hitLocation, bridgeHit, chits } = printed
  const { die, explosionDie, explosionAtMost, rows } = fireAndExplosion
  const percents = Object.entries(printed.fireContinuation.percent).map(([n, byFires]) => [n, Object.values(byFires)])
  const harms = printed.gunfireMishaps.rows.filter(({ id }) => id !== 'none')
  const mishaps = harms.map(({ from, to, id, only }) => ({ from, to, id, ...(only && { only }) }))
  const automatic = chits.automaticHits.map(({ from, to, hitsPerMount }) => ({ from, to, hitsPerMount }))
  const { belowMinus10 } = chits
  const ranges = printed.torpedoRangeModifiers.rows.map((row) => ({ ...row, upToInches: open(row.upToInches) }))
  const types = printed.torpedoTypes.types.map((type) => [`${type.navy} ${type.type}`, type])
  const { torpedoLaunch } = printed
  test.each<[table: string, ours: unknown, theirs: unknown]>([
    ['hit location', damage.hitLocation, { die: hitLocation.die, rows: hitLocation.rows }],
    ['locations', locations, printed.locations.order],
    ['excess damage', damage.excessDamage, printed.excessDamage.rows],
    ['gun power', damage.gunPower, printed.gunPower.rows],
    ['range effects', idsOf(damage.rangeEffects), printed.gunPower.rangeEffects],
    ['armour factors', damage.armourFactors, printed.armourFactors.factors],
    ['fire and explosion', Object.entries(damage.fireAndExplosion.rows), rows.map(withoutId)],
    ['its dice', damage.fireAndExplosion, { die, explosionDie, explosionAtMost, rows: expect.anything() as unknown }],
    ['what becomes of fires', damage.fireContinuation, Object.fromEntries(percents)],
    ['losses of the plant', damage.plantLoss, printed.plantLoss.percentByFitted],
    ['a funnel', damage.funnelSpeedLoss, printed.funnelHit.speedLoss],
    ['steps of speed', damage.speedStep, printed.floodingLoss.roundTo],
    ['steering hits', special.steeringHit, printed.steeringHit.rows.map(figures)],
    [
      'bridge hits',
      idsOf(special.bridgeHit),
      bridgeHit.tables.map((each) => ({ id: each.id, die: each.die, rows: each.rows.map(figures) })),
    ],
    ['propulsion hits', special.propulsionHit, printed.propulsionHit.rows],
    ['torpedo shock', special.torpedoShock, printed.torpedoShock.rows],
    ['shock effects', special.shockEffects, printed.shockEffects.rows.map(figures)],
    ['target sizes of guns', gunnery.gunneryTargetSize, printed.gunneryTargetSize.modifier],
    ['DD or smaller', gunnery.ddOrSmaller, groups.ddOrSmaller],
    ['CL or larger', gunnery.clOrLarger, groups.clOrLarger],
    ['CA or larger', gunnery.caOrLarger, groups.caOrLarger],
    ['spotter ships', gunnery.spotterTypes, groups.spotterShips],
    ['basic modifiers', modifiers(gunnery.basicModifiers), basic.map(figures)],
    ['optional modifiers', modifiers(gunnery.optionalModifiers), optional.map(figures)],
    ['aids to the first die', gunnery.initialAids, byId(printed.initialRoll.optional)],
    ['mishaps', gunnery.gunfireMishaps, mishaps],
    ['chits that hit by themselves', gunnery.chitAutomaticHits, automatic],
    ['chits below', gunnery.chitsBelow, { hitNumber: -10, add: belowMinus10.add, mustRoll: belowMinus10.mustRoll }],
    ['the cup', Object.fromEntries(Object.entries(gunnery.usualCup).filter(([, count]) => count > 0)), chits.cup],
    ['visual spotting', spotting.spottingModifiers, byId(printed.visualSpotting.modifiers)],
    ['fire-control sets', spotting.fireControlSets, printed.fireControlRadars.sets],
    ['search sets', spotting.searchSets, printed.searchRadars.sets],
    ['ranges of search sets', spotting.radarRangeModifiers, byId(printed.radarRangeModifiers.modifiers)],
    ['friendly fire', spotting.friendlyFireModifiers, byId(printed.friendlyFire.modifiers)],
    ['when it opens', spotting.friendlyFireFrom, printed.friendlyFire.rows[1]?.from],
    ['independent movement', spotting.independentMovement, printed.independentMovement.rows],
    ['target sizes of torpedoes', torpedoes.torpedoTargetSize, printed.torpedoTargetSize.modifier],
    ['torpedo ranges', torpedoes.torpedoRanges, ranges],
    ['torpedo aspects', torpedoes.torpedoAspects, printed.torpedoAspectModifiers.rows],
    ['torpedo modifiers', torpedoes.torpedoModifiers, byId(printed.torpedoBasicModifiers.modifiers)],
    ['their floor', torpedoes.torpedoFloor, printed.torpedoBasicModifiers.floor],
    ['torpedoes', torpedoes.torpedoTypes, Object.fromEntries(types)],
    ['arcs of a launch', torpedoes.launchArcs.length, torpedoLaunch.arcsPerMount],
    ['when one circles back', torpedoes.circlesOn, torpedoLaunch.circlesBack.d100],
    ['the wakes', torpedoes.combsAtMost, torpedoOptional.evadeWakes.succeedsAtMost],
    [
      'the surprise',
      torpedoes.t93Surprise,
      {
        ...{ type: `IJN ${t93.torpedo}`, before: t93.before },
        ...{ aboveInches: t93.launchRangeAboveInches, belowInches: t93.launchRangeBelowInches },
      },
    ],
    [
      'the lead estimator',
      torpedoes.leadEstimator,
      {
        anglesUpToDegrees: lead.angles.map(({ toDegrees }) => toDegrees),
        targetSpeedsUpTo: lead.targetSpeedUpTo.map(open),
        targetValues: lead.targetValue,
        torpedoSpeedsUpTo: lead.torpedoSpeedUpTo.map(open),
        torpedoValues: lead.torpedoValue.map((row) => row.map(open)),
      },
    ],
  ])('%s', (_, ours, theirs) => expect(ours).toEqual(theirs))

  test('in the order of print', () => {
    expect(Object.keys(gunnery.initialAids)).toEqual(printed.initialRoll.optional.map(({ id }) => id))
    expect(Object.keys(damage.fireContinuation)).toEqual(Object.keys(printed.fireContinuation.percent))
  })
})

test('columns and sizes take in every type', () => {
  const inColumn = (columns: Readonly<Record<string, string>>, column: string) =>
    new Set(shipTypes.filter((type) => columns[type] === column))
  for (const [column, types] of Object.entries(printed.propulsionHit.columns)) {
    const theirs = column === 'akAt' ? groups.merchantSizes : types
    expect(inColumn(special.propulsionColumns, column)).toEqual(new Set(theirs))
  }
  for (const [column, types] of Object.entries(printed.torpedoShock.columns)) {
    expect(inColumn(special.shockColumns, column)).toEqual(new Set(types))
  }
  for (const { id, types } of printed.radarRangeModifiers.modifiers) {
    for (const type of types ?? []) expect(spotting.radarSize).toHaveProperty(type, id)
  }
  const all = [...shipTypes].sort()
  for (const sizes of [gunnery.gunneryTargetSize, spotting.radarSize, spotting.sizeShown]) {
    expect(Object.keys(sizes).sort()).toEqual(all)
  }
  expect([...gunnery.ddOrSmaller, ...gunnery.clOrLarger].sort()).toEqual(all)
  const shown = {
    destroyer: 'destroyer',
    lightCruiser: 'light cruiser or small merchantman',
    heavyCruiser: 'heavy cruiser or large merchantman',
    battleship: 'battlecruiser or battleship',
  }
  expect(spotting.sizesShown.map((size) => shown[size])).toEqual(printed.searchRadars.sizesShown)
})

test('the yellow die strikes something at every range, and both only beyond 15 inches', () => {
  for (const range of [0, 5, 5.5, 15, 15.5, 40]) {
    for (const die of facesOf('D6')) {
      const { hull, above } = damage.locationHit(die, range)
      expect([hull || above, hull && above]).toEqual([true, range > 15 && die >= 3])
    }
  }
  expect(damage.locationHit(2, 5)).toEqual({ hull: false, above: true })
  expect(damage.locationHit(2, 5.25)).toEqual({ hull: true, above: false })
})

const power = (inches: number) => damage.powerOf(inches).power
const { bridgeTableOf, propulsionAtMost, shockRollsOf } = special
const { excessOf, fireContinuationPercent, floodingLoss } = damage
const plantLossPercent = (fitted: number, lost: number, column = 'lower', gap = 'lowerRow') =>
  damage.plantLossPercent(fitted, lost, column, gap)
const fleets = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]

test.each<[what: string, found: unknown, expected: unknown]>([
  ['a size between two rows reads the smaller: power', [3, 3.7, 10, 18.1].map(power), [2, 2, 6, 8]],
  ['shock', shockRollsOf(19, 'DD'), { rolls: 1 }],
  [
    'engines, by shells and torpedoes',
    [propulsionAtMost('gun', 4.3, 'CL'), propulsionAtMost('torpedo', 21, 'CL')],
    [3, 6],
  ],
  ['excess damage on destroyers', [excessOf(6, 'DD'), excessOf(8, 'DD'), excessOf(10, 'AS')], [[], [1], [1]]],
  ['on cruisers', [excessOf(8, 'CL'), excessOf(15, 'AM'), excessOf(16, 'CVL')], [[], [1, -1], [1]]],
  ['on battleships', excessOf(16, 'BB'), []],
  ['the plant: printed cells, or the lower row', [plantLossPercent(4, 2), plantLossPercent(12, 7)], [25, 35]],
  ['interpolated by ruling', [7, 11].map((n) => plantLossPercent(12, n, 'lower', 'interpolate')), [42.5, 87.5]],
  ['the lower column', [plantLossPercent(10, 9), plantLossPercent(5, 2), plantLossPercent(5, 4)], [65, 25, 50]],
  ['or the higher by ruling', [plantLossPercent(5, 2, 'higher'), plantLossPercent(16, 2, 'higher')], [15, 5]],
  ['beyond the ends the last', plantLossPercent(16, 2), 5],
  ['all is all she has', fleets.map((fitted) => plantLossPercent(fitted, fitted)), fleets.map(() => 100)],
  ['flooding takes speed, rounded half up', [floodingLoss(2, 64, 4.25), floodingLoss(1, 32, 2)], [0.25, 0.25]],
  ['and never more than there is', floodingLoss(40, 64, 4.25), 4.25],
  ['bridges of the Axis and of merchants', [bridgeTableOf('JUN', 'CA'), bridgeTableOf('USN', 'AM')], ['axis', 'axis']],
  ['of heavy ships of the United States', bridgeTableOf('USN', 'CV'), 'usnHeavy'],
  ['of lighter ones', bridgeTableOf('USN', 'DE'), 'usnLightAndRn'],
  ['and of all others', [bridgeTableOf('RN', 'BB'), bridgeTableOf('other', 'CL')], ['usnLightAndRn', 'usnLightAndRn']],
  ['fires', [fireContinuationPercent(3, 2), fireContinuationPercent(3, 0)], [15, 0]],
  ['beyond their table read its ends', [fireContinuationPercent(1, 9), fireContinuationPercent(7, 1)], [99, 1]],
  ['the cup has a hundred chits', Object.values(gunnery.usualCup).reduce<number>((sum, n) => sum + n, 0), 100],
])('%s', (_, found, expected) => expect(found).toEqual(expected))

test.each(nations)('mishaps of 85 to 89 are of the Axis alone: %s', (nation) => {
  const [first] = facesOf('D100').filter((face) => gunnery.mishapOf(face, nation))
  expect(first).toBe(['JUN', 'RM', 'KM', 'KKM'].includes(nation) ? 85 : 90)
})
