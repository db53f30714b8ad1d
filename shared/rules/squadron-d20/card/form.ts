import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import { nameLines, underFigures } from '../../kit/card/head'
import { boxRows } from '../../kit/card/boxes'
import { letters } from '../../kit/card/lettering'
import { framedPaper, hairline, margin, mm, type Rect } from '../../kit/card/shapes'
import { equipmentNames } from '../ship/shape'
import { armourFace } from './armour'
import { equipmentFace, equipmentHeight, equipmentWidth } from './equipment'
import { factorsFace } from './factors'
import { casualtiesFace, legendOf, notesFace } from './foot'
import { commanderFace, emptyFigures, figuresOfShip, pacesFace } from './head'
import { caption, cardKey, foot, fullWidth, header } from './layout'
import { systemPlaces, systemsFace, systemsHeight, type System } from './systems'
import { trackFace, trackHeight } from './tracks'

/** As much as most ships have; the rest is struck out with a pen. */
const points = 50
const batteries = 3
const mounts = 12

const count = (track: System['track'], of: number, letter?: string): System => ({
  ...{ track, letter, of, is: 'count', part: '' },
})
const upper: readonly System[] = [
  ...[count('fireControl', 10, 'FC'), count('steering', 6, 'SV'), count('spotting', 5, 'SD')],
  { track: 'gunneryModifier', of: 0, is: 'signed', part: '' },
  { track: 'fires', of: 6, is: 'markers', part: '' },
  { track: 'splash', of: 5, is: 'markers', part: '' },
]
const lower: readonly System[] = [
  ...[count('damageControlTeams', 24, 'DC'), count('hull', 14, 'H'), count('readiness', 12, 'RRR')],
  count('catapults', 2),
]
const areas = ['belt', 'conningTower', 'turret', 'casemate', 'armouredFlightDeck'] as const

const rows = { picture: 26.4, tracks: 49.2, upper: 77.9, foot: 131 } as const

/** The sheet without a ship: boxes to strike out, lines to write on, a field to draw her in. */
export function formOperations(words: Words): readonly Operation[] {
  const { left, right } = margin
  const first = systemPlaces(upper, { x: left, y: rows.upper, width: fullWidth })
  const lowerY = mm(rows.upper + systemsHeight(first) + 1.4)
  const wide = equipmentWidth(equipmentNames.length)
  const second = systemPlaces(lower, { x: left, y: lowerY, width: fullWidth - wide - 3 })
  const armsY = mm(lowerY + Math.max(systemsHeight(second), equipmentHeight(equipmentNames.length)) + 1.6)
  const track = { of: points, y: rows.tracks, row: 1 } as const
  const footPlace = { y: rows.foot, height: foot - rows.foot } as const
  return [
    ...framedPaper,
    ...nameLines(words, 88),
    ...emptyFigures(figuresOfShip('', { size: 0, mvr: 0 }), words),
    underFigures,
    ...commanderFace(words),
    ...pacesFace(words),
    ...drawingField(words),
    ...armourFace(
      areas.map((area) => ({ area, vertical: 'empty', horizontal: 'empty' })),
      { x: 128, y: header.bottom + 0.6, width: right - 128, height: 24 },
      words,
    ),
    ...trackFace({ ...track, track: 'flotation', letter: 'F' }, words, true),
    ...trackFace({ ...track, track: 'structure', letter: 'S', y: rows.tracks + trackHeight(points) }, words, true),
    ...systemsFace(first, words, true),
    ...systemsFace(second, words, true),
    ...equipmentFace(equipmentNames, { x: right - wide, y: lowerY, width: wide }, words, 'form.equipment'),
    hairline(`M${left} ${mm(armsY - 0.8)}H${right}`, 'rule-2'),
    ...batteryLines(armsY, words),
    ...factorsFace({ x: 168, y: armsY, width: 36, height: 19.4 }, words),
    ...casualtiesFace({ ...footPlace, x: left, width: 116 }, words),
    ...notesFace({ ...footPlace, x: 128, width: right - 128 }, words),
    ...(legendOf({ formOf: 'squadron-d20' }, ['third', 'radar', 'armoured']).face?.(words) ?? []),
  ]
}

/** Dotted squares of five millimetres over a waterline. */
function drawingField(words: Words): Operation[] {
  const [across, down, step] = [114, 20, 5]
  const { picture: y } = rows
  const { left } = margin
  const upright = Array.from({ length: Math.floor(across / step) + 1 }, (_, at) => `M${left + at * step} ${y}v${down}`)
  const level = Array.from({ length: down / step }, (_, at) => `M${left} ${y + at * step}h${across}`)
  return [
    {
      ...{ op: 'path', d: [...upright, ...level].join('') },
      stroke: { ink: 'rule', width: 0.16, weight: 'hair', dash: [0.4, 0.6] },
    },
    { op: 'path', d: `M${left} ${y + down}h${across}`, stroke: { ink: 'blue', width: 0.4, weight: 'cell' } },
    ...letters(words(cardKey('form.draw')), left + across, y - 0.8, 40, { ...caption, ink: 'ink-3', anchor: 'end' }),
  ]
}

/** A line for each battery: what it is, and mounts to draw in. */
function batteryLines(top: number, words: Words): Operation[] {
  const pitch = 7
  const { left } = margin
  const said = (name: string, x: number, y: number) => letters(words(cardKey(`form.${name}`)), x, y, 22, caption)
  return Array.from({ length: batteries }, (_, at): Operation[] => {
    const y = mm(top + at * pitch)
    const boxes = Array.from({ length: mounts }, (_, mount): Rect => ({
      ...{ x: 51 + mount * 9.2 + Math.floor(mount / 4) * 1.6, y: y + 0.2, width: 9.2, height: 6.2 },
    }))
    return [
      ...said('groups', left, mm(y + 2.7)),
      ...letters(words(cardKey('groups.torpedoes')), left, mm(y + 6.2), 20, caption),
      ...letters('″', 33.4, y + 3, 3, { ...caption, size: 3 }),
      ...said('impact', 37, mm(y + 2.7)),
      ...said('faces', 27, mm(y + 6.2)),
      ...said('kind', 37, mm(y + 6.2)),
      hairline(`M27 ${mm(y + 3.1)}h6M40 ${mm(y + 3.1)}h9M31.6 ${mm(y + 6.6)}h4.4M42 ${mm(y + 6.6)}h7`),
      ...boxRows(boxes, 4),
    ]
  }).flat()
}
