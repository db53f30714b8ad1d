import type { Words } from '../../../words/speak'
import { grouped } from '../../../words/units'
import { factorFire, factorModifiers, factorSaves } from '../tables/factors'
import { gunnery, gunneryModifiers, gunsAtTypeX, gunsShooting, rangeBand } from '../tables/gunnery'
import { mayFire, mayFireCases, type MayFireCase } from '../tables/may-fire'
import { savingThrow, smallShips } from '../tables/saving-throw'
import { scale } from '../tables/scale'
import { target } from '../tables/target'
import { torpedoes, torpedoModifiers, torpedoSizeFloor } from '../tables/torpedoes'
import { counts, head, key, modifier, range, signed, tableOf, type MakeCutTable, type Row } from './table'

export const mayFireTable: MakeCutTable = (words, cut) =>
  cut.guns || cut.torpedoes || cut.factors
    ? tableOf(
        words,
        'mayFire',
        [head(words, 'target'), head(words, 'guns'), ...(cut.torpedoes ? [aimed(words), wide(words)] : [])],
        mayFireCases.map((id) => ({ key: id, cells: caseCells(words, id, cut.torpedoes) })),
        'limit',
        'tests',
      )
    : undefined

const aimed = (words: Words) => words(key('mayFire.aimed'))
const wide = (words: Words) => words(key('mayFire.wide'))

function caseCells(words: Words, id: MayFireCase, withTorpedoes: boolean): readonly string[] {
  const row = mayFire[id]
  const radar = row.radar === 0 ? '' : ` ${words(key('mayFire.radar'), { radar: signed(row.radar) })}`
  return [
    words(key(`mayFire.rows.${id}`)),
    `${words(key(`mayFire.guns.${row.guns}`))}${radar}`,
    ...(withTorpedoes
      ? [words(key(`mayFire.torpedoesAimed.${row.torpedoesAimed}`)), words(key(`mayFire.wideSpread.${row.wideSpread}`))]
      : []),
  ]
}

export const gunneryTable: MakeCutTable = (words, cut) =>
  cut.guns
    ? tableOf(
        words,
        'gunnery',
        [head(words, 'upTo'), head(words, 'directed'), head(words, 'local')],
        gunnery.needed.map(({ bands, directed, local }) => ({
          key: `bands${bands}`,
          cells: [band(words, bands), `${directed}+`, `${local}+`],
        })),
        'local',
        'ruling',
      )
    : undefined

function band(words: Words, bands: number): string {
  const { yards, centimetres } = rangeBand
  return words(key('band'), { bands, yards: grouped(bands * yards), centimetres: bands * centimetres })
}

export const gunneryModifiersTable: MakeCutTable = (words, cut) => {
  if (!cut.guns) return undefined
  const row = (name: string, cell: string) => modifier(words, 'gunneryModifiers', name, cell)
  return tableOf(
    words,
    'gunneryModifiers',
    [head(words, 'when'), gunnery.die],
    [
      row('crewQuality', range(2, -2)),
      ...gunsShooting.map((step) => ({
        key: `guns${step.from}`,
        cells: [words(key('gunneryModifiers.rows.guns'), { guns: counts(words, step) }), signed(step.modifier)],
      })),
      row('targetSize', range(3, -4)),
      row('interveningBase', signed(gunneryModifiers.interveningBase)),
      row('splashMarkers', signed(gunneryModifiers.splashMarker)),
      row('gunneryModifier', words(key('onSheet'))),
      row('radarSupport', signed(gunneryModifiers.radar)),
      ...targetRows(words),
      row('shoreBatteryShooting', words(key('rerolls'))),
    ],
    'once',
    'ruling',
  )
}

/** Modifiers of every target on the water, with one set of sentences. */
export function targetRows(words: Words): readonly Row[] {
  return [
    modifier(words, 'target', 'targetSteeringOut', signed(target.steeringOut)),
    modifier(words, 'target', 'targetSlow', signed(target.slow)),
    modifier(words, 'target', 'targetStoppedOrLand', words(key('rerolls'))),
  ]
}

export const gunsAgainstTypeXTable: MakeCutTable = (words, cut) =>
  cut.guns && cut.smallCraft
    ? tableOf(
        words,
        'gunsAgainstTypeX',
        [head(words, 'savingThrow'), savingThrow.die],
        [
          needed(words),
          modifier(words, 'gunsAgainstTypeX', 'typeX', range(1, -2)),
          modifier(words, 'gunsAgainstTypeX', 'gunImpact', words(key('gunsAgainstTypeX.impact'))),
        ],
        'how',
      )
    : undefined

/** The number that a saving throw needs, as the first row of its table. */
export function needed(words: Words): Row {
  return { key: 'needed', cells: [words(key('saved')), `${savingThrow.needed}+`] }
}

/** Figures of the sentence `gunsAgainstTypeX.how`. */
export const typeXCalibres = gunsAtTypeX.inches

export const torpedoesTable: MakeCutTable = (words, cut) =>
  cut.torpedoes
    ? tableOf(
        words,
        'torpedoes',
        [head(words, 'upTo'), torpedoes.die],
        torpedoes.needed.map(({ bands, needed: least }) => ({
          key: `bands${bands}`,
          cells: [band(words, bands), `${least}+`],
        })),
      )
    : undefined

export const torpedoModifiersTable: MakeCutTable = (words, cut) => {
  if (!cut.torpedoes) return undefined
  const row = (name: string, cell: string) => modifier(words, 'torpedoModifiers', name, cell)
  return tableOf(
    words,
    'torpedoModifiers',
    [head(words, 'when'), torpedoes.die],
    [
      row('speedSetting', range(2, -2)),
      row('splashMarkers', signed(torpedoModifiers.splashMarkerOnFirer)),
      row('crewQuality', range(2, -2)),
      row('targetSize', range(3, torpedoSizeFloor)),
      row('bowArc', signed(torpedoModifiers.bowArc)),
      row('sternArc', signed(torpedoModifiers.sternArc)),
      ...targetRows(words),
    ],
    'ruling',
  )
}

export const crfMrfTable: MakeCutTable = (words, cut) =>
  cut.factors
    ? tableOf(
        words,
        'crfMrf',
        [head(words, 'when'), factorFire.die],
        [
          { key: 'needed', cells: [words(key('onTarget')), `${factorFire.needed}+`] },
          modifier(words, 'crfMrf', 'splashMarkers', signed(factorModifiers.splashMarker)),
          modifier(words, 'crfMrf', 'targetSize', range(3, -4)),
          ...targetRows(words),
        ],
        'attacks',
        ...(cut.smallCraft ? ['stands'] : []),
        'ruling',
      )
    : undefined

/** Attacks of a stand: its factors times this. */
export const crfMrfStandTable: MakeCutTable = (words, cut) =>
  cut.factors && cut.smallCraft
    ? tableOf(
        words,
        'crfMrfStand',
        [head(words, 'vessels'), head(words, 'times')],
        scale.slice(0, 3).map((step) => ({
          key: `from${step.from}`,
          cells: [counts(words, step), `×${step.value}`],
        })),
        'ruling',
      )
    : undefined

export const crfMrfSaveTable: MakeCutTable = (words, cut) => {
  if (!cut.factors) return undefined
  const row = (name: string, cell: string) => modifier(words, 'crfMrfSave', name, cell)
  return tableOf(
    words,
    'crfMrfSave',
    [head(words, 'savingThrow'), savingThrow.die],
    [
      needed(words),
      ...(cut.smallCraft ? [row('typeX', range(1, -2)), row('typeXHitByCrf', signed(factorSaves.typeXHitByCrf))] : []),
      {
        key: 'otherHitByMrf',
        cells: [
          words(key('crfMrfSave.rows.otherHitByMrf'), { letters: smallShips.join(', ') }),
          signed(factorSaves.otherHitByMrf),
        ],
      },
    ],
    'failed',
    'ruling',
  )
}
