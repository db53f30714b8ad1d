import { sectorsPicture, type SectorDrawn } from '../../kit/reference-pictures'
import { pictured, signed, type Page } from '../../kit/reference-sheet'
import {
  leadEstimator,
  torpedoAspects,
  torpedoModifiers,
  torpedoRanges,
  torpedoTargetSize,
  torpedoTypes,
} from '../tables/torpedoes'
import { type Cut, byType, inches, type Tables } from './cut'

/** Which navy's torpedoes a modifier is about; the others are about all. */
const ofNavy: Readonly<Record<string, string>> = {
  japanese: 'IJN',
  usBeforeJuly1943: 'USN',
  germanBefore1942Small: 'KM',
  germanBefore1942Larger: 'KM',
}

/** Angles off bow or stern up to each of these, on both sides of a ship; each is said once, on her starboard bow. */
function aroundHer(upTo: readonly (readonly [degrees: number, says: string])[]): readonly SectorDrawn[] {
  return upTo.flatMap(([to, says], at): readonly SectorDrawn[] => {
    const from = upTo[at - 1]?.[0] ?? 0
    return [
      { from, to, says },
      { from: 180 - to, to: 180 - from, says: '' },
      { from: 180 + from, to: 180 + to, says: '' },
      { from: 360 - to, to: 360 - from, says: '' },
    ]
  })
}

/** What nobody reads without torpedoes in play. */
const withTorpedoes: Tables = {
  torpedoLaunch: ({ prose }) => prose('record arc intercept circles', 'ruling'),

  leadEstimator({ table, heads, general }) {
    const { anglesUpToDegrees, targetSpeedsUpTo, targetValues } = leadEstimator
    const lead = table(
      [...heads('targetAngle'), ...targetSpeedsUpTo.map((speed) => upTo(general, speed))],
      anglesUpToDegrees.map((to, index) => [
        `angle${to}`,
        `${anglesUpToDegrees[index - 1] ?? 0}–${to}°`,
        ...targetValues[index]!.map(String),
      ]),
      'erratum',
    )
    return pictured(lead, sectorsPicture(aroundHer(anglesUpToDegrees.map((to) => [to, `${to}°`]))))
  },

  leadArcs({ table, heads, general }) {
    const { torpedoSpeedsUpTo, torpedoValues } = leadEstimator
    return table(
      [...heads('lead'), ...torpedoSpeedsUpTo.map((speed) => upTo(general, speed))],
      torpedoValues.map((values, index) => [
        `lead${index + 1}`,
        `+${index + 1}`,
        ...values.map((value) => (Number.isFinite(value) ? String(value) : '–')),
      ]),
      'ruling',
    )
  },

  torpedoTypes: ({ table, say, cut: { torpedoes } }) =>
    table(
      'torpedo run1 run2 run3 mostValue wake',
      Object.entries(torpedoTypes)
        .filter(([name]) => torpedoes.includes(name))
        .map(([name, { inches: size, runs, maximumValue, cappedBefore, wake }]) => [
          name,
          say('name', { name, inches: inches(size) }),
          ...[0, 1, 2].map((run) => {
            const { rangeInches, speed } = runs[run] ?? {}
            return rangeInches && speed ? say('run', { range: inches(rangeInches), speed: inches(speed) }) : '–'
          }),
          cappedBefore
            ? say('capped', {
                value: maximumValue,
                before: cappedBefore.maximumValue,
                date: say(`dates.${cappedBefore.before}`),
              })
            : String(maximumValue),
          say(wake ? 'wake' : 'noWake'),
        ]),
      'note',
    ),

  torpedoTargetSize: (page) => byType(page, torpedoTargetSize),

  torpedoRangeModifiers: ({ table, general }) =>
    table(
      'range onHitNumber',
      torpedoRanges.map(({ upToInches, modifier }, index) => [
        `range${index + 1}`,
        upTo(general, upToInches),
        signed(modifier),
      ]),
      'ruling',
    ),

  torpedoAspectModifiers: ({ table }) =>
    pictured(
      table(
        'aspect onHitNumber',
        torpedoAspects.map(({ fromDegrees, toDegrees, modifier }) => [
          `aspect${fromDegrees}`,
          `${fromDegrees}–${toDegrees}°`,
          signed(modifier),
        ]),
        'erratum',
      ),
      sectorsPicture(aroundHer(torpedoAspects.map(({ toDegrees, modifier }) => [toDegrees, signed(modifier)]))),
    ),

  torpedoBasicModifiers({ table, figureRows, cut: { torpedoes } }) {
    const isRead = ([name]: readonly [string, number]) => torpedoes.some((type) => type.startsWith(ofNavy[name] ?? ''))
    return table('when onHitNumber', figureRows(Object.entries(torpedoModifiers).filter(isRead)), 'capped both')
  },

  torpedoOptional: ({ prose, cut: { torpedoes } }) =>
    prose([
      ...(torpedoes.some((type) => type.startsWith('IJN')) ? ['t93Surprise'] : []),
      ...(torpedoes.some((type) => torpedoTypes[type]?.wake) ? ['evadeWakes'] : []),
    ]),
}

export const torpedoTables: Tables = Object.fromEntries(
  Object.entries(withTorpedoes).map(([name, make]) => [
    name,
    (page: Page<Cut>) => (page.cut.torpedoes.length > 0 ? make(page) : undefined),
  ]),
)

function upTo(general: Page<Cut>['general'], figure: number): string {
  return Number.isFinite(figure) ? general('upTo', { figure: inches(figure) }) : general('beyond')
}
