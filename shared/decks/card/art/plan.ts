import { hollow, line, placed, solid, turned, type ArtPart } from './art-part'
import { hullFromAbove, burstAt } from './collision'
import { circle } from './shapes'

/** A torpedo from above, nose up, 116 long about its middle. */
const torpedo: readonly ArtPart[] = [
  solid('M0 -58C8 -58 13 -50 13 -40V30L7 46H-7L-13 30V-40C-13 -50 -8 -58 0 -58Z', 'red'),
  solid('M-7 34L-22 50V58H-16L-5 46H5L16 58H22V50L7 34Z', 'red'),
  line('M-13 -34H13M-13 22H13', 2, { tone: 'sheet' }),
]

/** Two ships seen from above: a torpedo was meant for the one and turns to the other. */
export const targetConfusionTorpedoes = (): readonly ArtPart[] => [
  ...placed(turned(hullFromAbove, -7), 120, 52, 0.56),
  ...placed(turned(hullFromAbove, -7), 352, 96, 0.56),
  line('M206 214C190 162 164 128 140 106', 2.6, { dash: [9, 8] }),
  hollow('M118 76L146 96L126 108Z', 2.6),
  line('M224 196C238 156 276 148 322 120', 5, { tone: 'red' }),
  solid('M346 107L306 112L322 138Z', 'red'),
  ...placed(turned(torpedo, 6), 214, 256, 0.9),
  line('M200 314c-2 6 -8 8 -4 16M212 316c0 8 4 8 2 16M224 312c4 6 2 10 8 16', 2.2),
]

/** Half of a broadside of torpedo tubes, from above: two mounts on a deck, one of them wrecked. */
export const majorTorpedoBatteryCasualty = (): readonly ArtPart[] => [
  line(planking(), 1.1, { opacity: 0.55 }),
  line('M30 56C140 40 330 40 480 62M-20 278C120 300 330 300 480 278', 5),
  line('M30 66C140 50 330 50 480 72M-20 268C120 290 330 290 480 268', 1.6),
  ...placed(turned(tubes(), -24), 118, 170),
  ...placed(turned(tubes(), 10), 344, 170),
  ...burstAt(376, 146, 0.9),
]

function planking(): string {
  let d = ''
  for (let y = 84; y <= 256; y += 12) d += `M${y < 96 ? 30 : -20} ${y}H480`
  return d
}

/** Three tubes on one turntable, mouths to the left, about the pivot. */
function tubes(): readonly ArtPart[] {
  const tube = (y: number): readonly ArtPart[] => [
    solid(
      `M-92 ${y - 4}C-92 ${y - 9} -88 ${y - 9} -84 ${y - 9}H-60V${y + 9}H-84C-88 ${y + 9} -92 ${y + 9} -92 ${y + 4}Z`,
    ),
    hollow(`M-76 ${y - 12}H84L92 ${y - 6}V${y + 6}L84 ${y + 12}H-76Z`, 3),
    line(`M-46 ${y - 12}V${y + 12}M34 ${y - 12}V${y + 12}M70 ${y - 12}V${y + 12}`, 2),
    line(`M-42 ${y + 7}H30M-42 ${y + 3}H30`, 1.2, { opacity: 0.8 }),
  ]
  return [
    solid(circle(0, 0, 58)),
    line(circle(0, 0, 52), 1.6, { tone: 'sheet' }),
    ...tube(-27),
    ...tube(0),
    ...tube(27),
  ]
}
