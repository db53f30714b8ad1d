import { grouped } from '../../../words/units'
import {
  factorFire,
  factorModifiers,
  factorSaves,
  gunnery,
  gunneryModifiers,
  gunsAtTypeX,
  gunsShooting,
  mayFire,
  mayFireCases,
  rangeBand,
  savingThrow,
  smallShips,
  target,
  torpedoes,
  torpedoModifiers,
  torpedoSizeFloor,
} from '../tables/gunnery'
import { scale } from '../tables/turn'
import { signed, type ReferenceRow as Row } from '../../kit/reference-sheet'
import { counts, range, table, type InTable, type MakeCutTable } from './table'

/** Figures of the sentence `gunsAgainstTypeX.how`. */
export const typeXCalibres = gunsAtTypeX.inches

/** Modifiers of every target on the water, with one set of sentences. */
export function targetRows({ say }: InTable): readonly Row[] {
  const row = (name: string, cell: string) => ({ key: name, cells: [say(`target.rows.${name}`), cell] })
  return [
    row('targetSteeringOut', signed(target.steeringOut)),
    row('targetSlow', signed(target.slow)),
    row('targetStoppedOrLand', say('rerolls')),
  ]
}

/** The number that a saving throw needs, as the first row of its table. */
export function needed({ say }: InTable): Row {
  return { key: 'needed', cells: [say('saved'), `${savingThrow.needed}+`] }
}

function band({ say }: InTable, bands: number): string {
  const { yards, centimetres } = rangeBand
  return say('band', { bands, yards: grouped(bands * yards), centimetres: bands * centimetres })
}

export const shootingTables: readonly MakeCutTable[] = [
  table(
    'mayFire',
    {
      when: ({ guns, torpedoes: hasTorpedoes, factors }) => guns || hasTorpedoes || factors,
      columns: (cut) => ['target', 'guns', ...(cut.torpedoes ? ['mayFire.aimed', 'mayFire.wide'] : [])],
      notes: ['limit', 'tests'],
    },
    ({ cut, say }) =>
      mayFireCases.map((id) => {
        const { guns, radar, torpedoesAimed, wideSpread } = mayFire[id]
        const byRadar = radar === 0 ? '' : ` ${say('mayFire.radar', { radar: signed(radar) })}`
        const run = [say(`mayFire.torpedoesAimed.${torpedoesAimed}`), say(`mayFire.wideSpread.${wideSpread}`)]
        const cells = [say(`mayFire.rows.${id}`), `${say(`mayFire.guns.${guns}`)}${byRadar}`]
        return { key: id, cells: cut.torpedoes ? [...cells, ...run] : cells }
      }),
  ),
  table('gunnery', { when: 'guns', columns: ['upTo', 'directed', 'local'], notes: ['local', 'ruling'] }, (sheet) =>
    gunnery.needed.map(({ bands, directed, local }) => ({
      key: `bands${bands}`,
      cells: [band(sheet, bands), `${directed}+`, `${local}+`],
    })),
  ),
  table('gunneryModifiers', { when: 'guns', columns: ['when', gunnery.die], notes: ['once', 'ruling'] }, (sheet) => [
    sheet.row('crewQuality', range(2, -2)),
    ...gunsShooting.map((step) => ({
      key: `guns${step.from}`,
      cells: [sheet.say('gunneryModifiers.rows.guns', { guns: counts(sheet, step) }), signed(step.modifier)],
    })),
    sheet.row('targetSize', range(3, -4)),
    sheet.row('interveningBase', signed(gunneryModifiers.interveningBase)),
    sheet.row('splashMarkers', signed(gunneryModifiers.splashMarker)),
    sheet.row('gunneryModifier', sheet.say('onSheet')),
    sheet.row('radarSupport', signed(gunneryModifiers.radar)),
    ...targetRows(sheet),
    sheet.row('shoreBatteryShooting', sheet.say('rerolls')),
  ]),
  table(
    'gunsAgainstTypeX',
    {
      when: ({ guns, smallCraft }) => guns && smallCraft,
      columns: ['savingThrow', savingThrow.die],
      notes: ['how'],
    },
    (sheet) => [
      needed(sheet),
      sheet.row('typeX', range(1, -2)),
      sheet.row('gunImpact', sheet.say('gunsAgainstTypeX.impact')),
    ],
  ),
  table('torpedoes', { when: 'torpedoes', columns: ['upTo', torpedoes.die] }, (sheet) =>
    torpedoes.needed.map(({ bands, needed: least }) => ({
      key: `bands${bands}`,
      cells: [band(sheet, bands), `${least}+`],
    })),
  ),
  table('torpedoModifiers', { when: 'torpedoes', columns: ['when', torpedoes.die], notes: ['ruling'] }, (sheet) => [
    sheet.row('speedSetting', range(2, -2)),
    sheet.row('splashMarkers', signed(torpedoModifiers.splashMarkerOnFirer)),
    sheet.row('crewQuality', range(2, -2)),
    sheet.row('targetSize', range(3, torpedoSizeFloor)),
    sheet.row('bowArc', signed(torpedoModifiers.bowArc)),
    sheet.row('sternArc', signed(torpedoModifiers.sternArc)),
    ...targetRows(sheet),
  ]),
  table(
    'crfMrf',
    {
      when: 'factors',
      columns: ['when', factorFire.die],
      notes: ({ smallCraft }) => ['attacks', ...(smallCraft ? ['stands'] : []), 'ruling'],
    },
    (sheet) => [
      { key: 'needed', cells: [sheet.say('onTarget'), `${factorFire.needed}+`] },
      sheet.row('splashMarkers', signed(factorModifiers.splashMarker)),
      sheet.row('targetSize', range(3, -4)),
      ...targetRows(sheet),
    ],
  ),
  // Attacks of a stand: its factors times this.
  table(
    'crfMrfStand',
    { when: ({ factors, smallCraft }) => factors && smallCraft, columns: ['vessels', 'times'], notes: ['ruling'] },
    (sheet) =>
      scale.slice(0, 3).map((step) => ({ key: `from${step.from}`, cells: [counts(sheet, step), `×${step.value}`] })),
  ),
  table(
    'crfMrfSave',
    { when: 'factors', columns: ['savingThrow', savingThrow.die], notes: ['failed', 'ruling'] },
    (sheet) => [
      needed(sheet),
      sheet.cut.smallCraft && sheet.row('typeX', range(1, -2)),
      sheet.cut.smallCraft && sheet.row('typeXHitByCrf', signed(factorSaves.typeXHitByCrf)),
      {
        key: 'otherHitByMrf',
        cells: [
          sheet.say('crfMrfSave.rows.otherHitByMrf', { letters: smallShips.join(', ') }),
          signed(factorSaves.otherHitByMrf),
        ],
      },
    ],
  ),
]
