import { grouped } from '../../../words/units'
import { signed, type ReferenceRow } from '../../kit/reference-sheet'
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
import { counts, range, type InTable, type Tables } from './cut'

/** Figures of the sentence `gunsAgainstTypeX.how`. */
export const typeXCalibres = gunsAtTypeX.inches

/** Modifiers of every target on the water, with one set of sentences. */
export function targetRows({ general }: InTable): readonly ReferenceRow[] {
  const row = (name: string, cell: string) => [name, general(`target.rows.${name}`), cell] as const
  return [
    row('targetSteeringOut', signed(target.steeringOut)),
    row('targetSlow', signed(target.slow)),
    row('targetStoppedOrLand', general('rerolls')),
  ]
}

/** The number that a saving throw needs, as the first row of its table. */
export function needed({ general }: InTable): ReferenceRow {
  return ['needed', general('saved'), `${savingThrow.needed}+`]
}

function band({ general }: InTable, bands: number): string {
  const { yards, centimetres } = rangeBand
  return general('band', { bands, yards: grouped(bands * yards), centimetres: bands * centimetres })
}

export const shootingTables: Tables = {
  mayFire({ cut, heads, table, say }) {
    if (!cut.guns && !cut.torpedoes && !cut.factors) return undefined
    return table(
      [...heads('target guns'), ...(cut.torpedoes ? [say('aimed'), say('wide')] : [])],
      mayFireCases.map((id) => {
        const { guns, radar, torpedoesAimed, wideSpread } = mayFire[id]
        const byRadar = radar === 0 ? '' : ` ${say('radar', { radar: signed(radar) })}`
        const run = [say(`torpedoesAimed.${torpedoesAimed}`), say(`wideSpread.${wideSpread}`)]
        return [id, say(`rows.${id}`), `${say(`guns.${guns}`)}${byRadar}`, ...(cut.torpedoes ? run : [])]
      }),
      'limit tests',
    )
  },
  gunnery: (page) =>
    page.cut.guns &&
    page.table(
      'upTo directed local',
      gunnery.needed.map(({ bands, directed, local }) => {
        return [`bands${bands}`, band(page, bands), `${directed}+`, `${local}+`]
      }),
      'local ruling',
    ),
  gunneryModifiers: (page) =>
    page.cut.guns &&
    page.table(
      `when ${gunnery.die}`,
      [
        page.row('crewQuality', range(2, -2)),
        ...gunsShooting.map(
          (step) =>
            [`guns${step.from}`, page.say('rows.guns', { guns: counts(page, step) }), signed(step.modifier)] as const,
        ),
        page.row('targetSize', range(3, -4)),
        ...page.figureRows([
          ['interveningBase', gunneryModifiers.interveningBase],
          ['splashMarkers', gunneryModifiers.splashMarker],
        ]),
        page.row('gunneryModifier', page.general('onSheet')),
        page.row('radarSupport', signed(gunneryModifiers.radar)),
        ...targetRows(page),
        page.row('shoreBatteryShooting', page.general('rerolls')),
      ],
      'once ruling',
    ),
  gunsAgainstTypeX: (page) =>
    page.cut.guns &&
    page.cut.smallCraft &&
    page.table(
      `savingThrow ${savingThrow.die}`,
      [needed(page), page.row('typeX', range(1, -2)), page.row('gunImpact', page.say('impact'))],
      'how',
    ),
  torpedoes: (page) =>
    page.cut.torpedoes &&
    page.table(
      `upTo ${torpedoes.die}`,
      torpedoes.needed.map(({ bands, needed: least }) => [`bands${bands}`, band(page, bands), `${least}+`]),
    ),
  torpedoModifiers: (page) =>
    page.cut.torpedoes &&
    page.table(
      `when ${torpedoes.die}`,
      [
        page.row('speedSetting', range(2, -2)),
        page.row('splashMarkers', signed(torpedoModifiers.splashMarkerOnFirer)),
        page.row('crewQuality', range(2, -2)),
        page.row('targetSize', range(3, torpedoSizeFloor)),
        ...page.figureRows([
          ['bowArc', torpedoModifiers.bowArc],
          ['sternArc', torpedoModifiers.sternArc],
        ]),
        ...targetRows(page),
      ],
      'ruling',
    ),
  crfMrf: (page) =>
    page.cut.factors &&
    page.table(
      `when ${factorFire.die}`,
      [
        ['needed', page.general('onTarget'), `${factorFire.needed}+`],
        page.row('splashMarkers', signed(factorModifiers.splashMarker)),
        page.row('targetSize', range(3, -4)),
        ...targetRows(page),
      ],
      `attacks ${page.cut.smallCraft ? 'stands' : ''} ruling`,
    ),
  /** Attacks of a stand: its factors times this. */
  crfMrfStand: (page) =>
    page.cut.factors &&
    page.cut.smallCraft &&
    page.table(
      'vessels times',
      scale.slice(0, 3).map((step) => [`from${step.from}`, counts(page, step), `×${step.value}`]),
      'ruling',
    ),
  crfMrfSave: (page) =>
    page.cut.factors &&
    page.table(
      `savingThrow ${savingThrow.die}`,
      [
        needed(page),
        page.cut.smallCraft && page.row('typeX', range(1, -2)),
        page.cut.smallCraft && page.row('typeXHitByCrf', signed(factorSaves.typeXHitByCrf)),
        [
          'otherHitByMrf',
          page.say('rows.otherHitByMrf', { letters: smallShips.join(', ') }),
          signed(factorSaves.otherHitByMrf),
        ],
      ],
      'failed ruling',
    ),
}
