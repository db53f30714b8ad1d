import { line, placed, solid, turned, type ArtPart } from './art-part'
import { bearing, box, circle, rays } from './shapes'

/** An engine telegraph, rung to half and answered by nobody. */
export const propulsionCasualty = (): readonly ArtPart[] => {
  const [x, y, radius] = [226, 112, 104]
  return [
    // The column, in the round: light runs down its left side.
    solid('M196 210H256L262 292H190Z'),
    line('M205 216L200 288M210 216L206 288M217 216L215 288', 2, { tone: 'sheet' }),
    solid('M160 292H292V304H160ZM146 304H306V316H146Z'),
    // The handle at the side.
    solid('M318 104H338V120H318Z'),
    line('M336 118L362 30', 9),
    solid(circle(364, 24, 13)),
    solid(circle(x, y, radius)),
    line(circle(x, y, radius - 5), 1.6, { tone: 'sheet' }),
    solid(circle(x, y, radius - 14), 'sheet'),
    line(circle(x, y, radius - 18), 1.4),
    line(rays(x, y, 40, radius - 18, 36, 18), 2.2),
    line(circle(x, y, 40), 2.2),
    // What is written in each order, too small to be read.
    ...[36, 108, 144, 180, 216, 252, 288, 324].flatMap((at) => turned(order(x, y), at, x, y)),
    ...turned([solid(`M${x - 26} ${y - 76}h52v5h-52zM${x - 18} ${y - 64}h36v4h-36z`)], 0, x, y),
    ...turned(pointer(x, y), 72, x, y),
    solid(circle(x, y, 13)),
    line(circle(x, y, 7), 2, { tone: 'sheet' }),
  ]
}

function order(x: number, y: number): readonly ArtPart[] {
  return [line(`M${x - 15} ${y - 73}h30M${x - 11} ${y - 65}h22M${x - 13} ${y - 57}h26`, 2.4, { opacity: 0.8 })]
}

function pointer(x: number, y: number): readonly ArtPart[] {
  return [
    solid(
      `M${x - 9} ${y}L${x - 6} ${y - 62}H${x - 14}L${x} ${y - 92}L${x + 14} ${y - 62}H${x + 6}L${x + 9} ${y}Z`,
      'red',
    ),
  ]
}

const blade = 'M-13 -18C-58 -44 -74 -104 -34 -134C-2 -150 34 -118 30 -74C28 -52 20 -34 13 -18Z'
const stump = 'M-13 -18C-34 -32 -48 -54 -55 -78L-38 -68L-26 -92L-10 -72L6 -96L29 -78C28 -54 20 -33 13 -18Z'
const splinter = 'M-57 -84L-38 -72L-26 -96L-10 -76L6 -100L29 -82C30 -120 -4 -148 -34 -134C-56 -122 -62 -104 -57 -84Z'

/** A screw seen from astern with one blade gone. */
export const majorPropulsionCasualty = (): readonly ArtPart[] => {
  const [x, y] = [222, 168]
  const shade = line(
    'M-30 -126C-48 -100 -40 -60 -14 -30M-18 -130C-36 -100 -30 -64 -8 -30M-6 -131C-22 -100 -18 -66 -2 -30',
    1.8,
    {
      tone: 'sheet',
      opacity: 0.85,
    },
  )
  const at = (parts: readonly ArtPart[], degrees: number) => placed(turned(parts, degrees), x, y)
  return [
    // The wash of the screw, and the circle its tips would run.
    line(circle(x, y, 143), 1.6, { dash: [7, 6], opacity: 0.7 }),
    ...at([solid(blade), shade], 120),
    ...at([solid(blade), shade], 240),
    ...at([solid(stump)], 0),
    ...placed(
      turned(
        [
          solid(splinter, 'red'),
          line(
            'M-40 -118C-34 -104 -34 -94 -36 -84M-26 -130C-20 -116 -20 -104 -24 -98M-12 -132C-6 -116 -8 -96 -10 -84',
            1.8,
            { tone: 'sheet' },
          ),
        ],
        28,
      ),
      x + 34,
      y - 26,
    ),
    line(
      `M${bearing(x, y, 112, 6)}L${bearing(x, y, 132, 8)}M${bearing(x, y, 108, -8)}L${bearing(x, y, 128, -10)}M${bearing(x, y, 104, 24)}L${bearing(x, y, 116, 26)}`,
      2.4,
      { tone: 'red' },
    ),
    solid(circle(x, y, 31)),
    line(circle(x, y, 24), 2, { tone: 'sheet' }),
    solid(circle(x, y, 12), 'sheet'),
    solid(circle(x, y, 7)),
    ...[0, 60, 120, 180, 240, 300].map((bolt) => solid(boltAt(x, y, bolt), 'sheet')),
    solid(box(x - 1, y - 1, 2, 2)),
  ]
}

function boltAt(x: number, y: number, at: number): string {
  const [across = 0, down = 0] = bearing(x, y, 18, at).split(' ').map(Number)
  return circle(across, down, 2.2)
}
