import { describe, expect, test } from 'vitest'
import golden from './tables.golden.json'
import {
  circlesOn,
  combsAtMost,
  launchArcs,
  leadEstimator,
  t93Surprise,
  torpedoAspects,
  torpedoFloor,
  torpedoModifiers,
  torpedoRanges,
  torpedoTargetSize,
  torpedoTypes,
} from './torpedoes'

/** JSON knows no infinity. */
const open = (value: number | null) => value ?? Infinity

describe('the torpedo tables are those of the sheet', () => {
  test('target sizes', () => expect(torpedoTargetSize).toEqual(golden.torpedoTargetSize.modifier))

  test('ranges, without gap or overlap', () => {
    const rows = golden.torpedoRangeModifiers.rows.map((row) => ({ ...row, upToInches: open(row.upToInches) }))
    expect(torpedoRanges).toEqual(rows)
    expect([...torpedoRanges].sort((one, other) => one.upToInches - other.upToInches)).toEqual(torpedoRanges)
  })

  test('aspects, every degree in one row', () => {
    expect(torpedoAspects).toEqual(golden.torpedoAspectModifiers.rows)
    for (let degrees = 0; degrees <= 90; degrees++) {
      const rows = torpedoAspects.filter(({ fromDegrees, toDegrees }) => degrees >= fromDegrees && degrees <= toDegrees)
      expect(rows, String(degrees)).toHaveLength(1)
    }
  })

  test('other basic modifiers and the floor', () => {
    const printed = golden.torpedoBasicModifiers.modifiers.map(({ id, modifier }) => [id, modifier])
    expect(torpedoModifiers).toEqual(Object.fromEntries(printed))
    expect(torpedoFloor).toBe(golden.torpedoBasicModifiers.floor)
  })

  test('characteristics', () => {
    const types = golden.torpedoTypes.types.map((type) => [`${type.navy} ${type.type}`, type])
    expect(torpedoTypes).toEqual(Object.fromEntries(types))
  })

  test('the launch, the circle, the surprise and the wakes', () => {
    expect(launchArcs).toHaveLength(golden.torpedoLaunch.arcsPerMount)
    expect(circlesOn).toBe(golden.torpedoLaunch.circlesBack.d100)
    const { torpedo, before, launchRangeAboveInches, launchRangeBelowInches } = golden.torpedoOptional.t93Surprise
    expect(t93Surprise).toEqual({
      type: `IJN ${torpedo}`,
      before,
      aboveInches: launchRangeAboveInches,
      belowInches: launchRangeBelowInches,
    })
    expect(combsAtMost).toBe(golden.torpedoOptional.evadeWakes.succeedsAtMost)
  })

  test('the lead estimator', () => {
    const printed = golden.leadEstimator
    expect(leadEstimator.anglesUpToDegrees).toEqual(printed.angles.map(({ toDegrees }) => toDegrees))
    expect(leadEstimator.targetSpeedsUpTo).toEqual(printed.targetSpeedUpTo.map(open))
    expect(leadEstimator.targetValues).toEqual(printed.targetValue)
    expect(leadEstimator.torpedoSpeedsUpTo).toEqual(printed.torpedoSpeedUpTo.map(open))
    expect(leadEstimator.torpedoValues).toEqual(printed.torpedoValue.map((row) => row.map(open)))
  })
})
