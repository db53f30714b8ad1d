import type { ShipType } from '../ship/ship'
import {
  leadEstimator,
  torpedoAspects,
  torpedoModifiers,
  torpedoRanges,
  torpedoTargetSize,
  torpedoTypes,
} from '../tables/torpedoes'
import type { Words } from '../../../words/speak'
import { type Cut, head, inches, key, proseTable, signed, tableIfAny, tableOf, type MakeTable, type Row } from './table'

/** A table that nobody reads without torpedoes in play. */
const withTorpedoes =
  (make: MakeTable): MakeTable =>
  (words, cut) =>
    cut.torpedoes.length > 0 ? make(words, cut) : undefined

export const torpedoTargetSizeTable = withTorpedoes((words, { types }) =>
  tableOf(
    words,
    'torpedoTargetSize',
    [head(words, 'type'), head(words, 'onHitNumber')],
    (Object.keys(torpedoTargetSize) as ShipType[])
      .filter((type) => types.includes(type))
      .map((type) => ({ key: type, cells: [words(key(`types.${type}`)), signed(torpedoTargetSize[type])] })),
  ),
)

export const torpedoRangeModifiersTable = withTorpedoes((words) =>
  tableOf(
    words,
    'torpedoRangeModifiers',
    [head(words, 'range'), head(words, 'onHitNumber')],
    torpedoRanges.map(({ upToInches, modifier }, index) => ({
      key: `range${index + 1}`,
      cells: [upTo(words, upToInches), signed(modifier)],
    })),
    'ruling',
  ),
)

export const torpedoAspectModifiersTable = withTorpedoes((words) =>
  tableOf(
    words,
    'torpedoAspectModifiers',
    [head(words, 'aspect'), head(words, 'onHitNumber')],
    torpedoAspects.map(({ fromDegrees, toDegrees, modifier }) => ({
      key: `aspect${fromDegrees}`,
      cells: [`${fromDegrees}–${toDegrees}°`, signed(modifier)],
    })),
    'erratum',
  ),
)

/** Which navy's torpedoes a modifier is about; the others are about all. */
const ofNavy: Readonly<Record<string, string>> = {
  japanese: 'IJN',
  usBeforeJuly1943: 'USN',
  germanBefore1942Small: 'KM',
  germanBefore1942Larger: 'KM',
}

export const torpedoBasicModifiersTable = withTorpedoes((words, { torpedoes }) =>
  tableOf(
    words,
    'torpedoBasicModifiers',
    [head(words, 'when'), head(words, 'onHitNumber')],
    Object.entries(torpedoModifiers)
      .filter(([name]) => torpedoes.some((type) => type.startsWith(ofNavy[name] ?? '')))
      .map(([name, modifier]) => ({
        key: name,
        cells: [words(key(`torpedoBasicModifiers.rows.${name}`)), signed(modifier)],
      })),
    'capped',
    'both',
  ),
)

export const torpedoLaunchTable = withTorpedoes((words) =>
  proseTable(words, 'torpedoLaunch', ['record', 'arc', 'intercept', 'circles'], 'ruling'),
)

export const torpedoTypesTable: MakeTable = (words, { torpedoes }) =>
  tableIfAny(
    words,
    'torpedoTypes',
    [
      head(words, 'torpedo'),
      head(words, 'run1'),
      head(words, 'run2'),
      head(words, 'run3'),
      head(words, 'mostValue'),
      head(words, 'wake'),
    ],
    Object.entries(torpedoTypes)
      .filter(([name]) => torpedoes.includes(name))
      .map(([name, { inches: size, runs, maximumValue, cappedBefore, wake }]): Row => ({
        key: name,
        cells: [
          words(key('torpedoTypes.name'), { name, inches: inches(size) }),
          ...[0, 1, 2].map((run) => (runs[run] ? runOf(words, runs[run]) : '–')),
          cappedBefore
            ? words(key('torpedoTypes.capped'), {
                value: maximumValue,
                before: cappedBefore.maximumValue,
                date: words(key(`torpedoTypes.dates.${cappedBefore.before}`)),
              })
            : String(maximumValue),
          words(key(`torpedoTypes.${wake ? 'wake' : 'noWake'}`)),
        ],
      })),
    'note',
  )

function runOf(words: Words, { rangeInches, speed }: { readonly rangeInches: number; readonly speed: number }) {
  return words(key('torpedoTypes.run'), { range: inches(rangeInches), speed: inches(speed) })
}

export const leadEstimatorTable = withTorpedoes((words) => {
  const { anglesUpToDegrees, targetSpeedsUpTo, targetValues } = leadEstimator
  return tableOf(
    words,
    'leadEstimator',
    [head(words, 'targetAngle'), ...targetSpeedsUpTo.map((speed) => upTo(words, speed))],
    anglesUpToDegrees.map((to, index) => ({
      key: `angle${to}`,
      cells: [`${anglesUpToDegrees[index - 1] ?? 0}–${to}°`, ...targetValues[index]!.map(String)],
    })),
    'erratum',
  )
})

export const leadArcsTable = withTorpedoes((words) => {
  const { torpedoSpeedsUpTo, torpedoValues } = leadEstimator
  return tableOf(
    words,
    'leadArcs',
    [head(words, 'lead'), ...torpedoSpeedsUpTo.map((speed) => upTo(words, speed))],
    torpedoValues.map((values, index) => ({
      key: `lead${index + 1}`,
      cells: [`+${index + 1}`, ...values.map((value) => (Number.isFinite(value) ? String(value) : '–'))],
    })),
    'ruling',
  )
})

export const torpedoOptionalTable: MakeTable = (words, cut) => {
  const rows = optionalRows(cut)
  return rows.length > 0 ? proseTable(words, 'torpedoOptional', rows) : undefined
}

function optionalRows({ torpedoes }: Cut): readonly string[] {
  return [
    ...(torpedoes.some((type) => type.startsWith('IJN')) ? ['t93Surprise'] : []),
    ...(torpedoes.some((type) => torpedoTypes[type]?.wake) ? ['evadeWakes'] : []),
  ]
}

function upTo(words: Words, figure: number): string {
  return Number.isFinite(figure) ? words(key('upTo'), { figure: inches(figure) }) : words(key('beyond'))
}
