import { line, placed, solid, turned, type ArtPart, bearing, box, circle, rays, hollow } from './art-part'
import { sea } from './ships'

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

const screwBlade = 'M-13 -18C-58 -44 -74 -104 -34 -134C-2 -150 34 -118 30 -74C28 -52 20 -34 13 -18Z'
const stump = 'M-13 -18C-34 -32 -48 -54 -55 -78L-38 -68L-26 -92L-10 -72L6 -96L29 -78C28 -54 20 -33 13 -18Z'
const splinter = 'M-57 -84L-38 -72L-26 -96L-10 -76L6 -100L29 -82C30 -120 -4 -148 -34 -134C-56 -122 -62 -104 -57 -84Z'

/** A screw seen from astern with one screwBlade gone. */
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
    ...at([solid(screwBlade), shade], 120),
    ...at([solid(screwBlade), shade], 240),
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

const rudderBlade: readonly ArtPart[] = [
  solid('M-10 -4C-18 -40 -26 -64 -14 -68C2 -66 12 -38 10 -4Z'),
  line('M-12 -60C-10 -40 -4 -22 -2 -8', 1.6, { tone: 'sheet' }),
]

/** The stern of a ship out of the water: her rudder is broken off its stock and hangs. */
export const majorSteeringCasualty = (): readonly ArtPart[] => placed(stern(), 8, 28)

const stern = (): readonly ArtPart[] => [
  // Hull: deck, counter, run of the keel.
  solid('M-20 62H388C404 62 418 66 420 74C420 100 388 122 330 140C300 150 286 160 270 186L254 206H-20Z'),
  line('M-20 76H408', 2, { tone: 'sheet' }),
  line('M-20 126H346', 2, { tone: 'sheet', dash: [2, 9] }),
  line('M-20 100H392', 4, { tone: 'sheet', dash: [3, 17] }),
  line('M-20 196C120 196 200 190 262 176', 1.6, { tone: 'sheet', opacity: 0.8 }),
  // Rail, ensign staff and gun house aft.
  line(
    'M150 62V38M180 62V38M210 62V38M240 62V38M270 62V38M300 62V38M330 62V38M360 62V38M390 62V40M150 38H390M150 50H390',
    1.6,
  ),
  line('M400 62L420 -2', 4),
  solid('M418 2L466 10L458 36L410 28Z', 'sheet'),
  line('M416 9L464 17M413 18L461 26', 5),
  line('M418 2L466 10L458 36L410 28Z', 2.2),
  // Shaft, bracket, screw.
  line('M176 214L268 232', 10),
  line('M226 206L240 228', 8),
  ...placed([...turned(rudderBlade, 8), ...turned(rudderBlade, 172)], 276, 234, 0.72),
  solid('M262 222H282L296 234L282 246H262Z'),
  // Stock and rudder, and the break between them.
  solid('M346 132H364V168L358 162L352 172L346 166Z'),
  ...placed(
    turned(
      [
        solid('M-6 -62L2 -52L8 -64V-40H20C34 -38 52 6 60 58C62 70 56 76 46 76H-4C-14 76 -16 70 -16 60V-2H-6Z', 'red'),
        line('M-10 6H42M-12 30H50M-12 54H56', 2, { tone: 'sheet' }),
        line('M2 -36V2', 2, { tone: 'sheet' }),
      ],
      26,
    ),
    366,
    226,
  ),
  line('M334 176l-12 6M376 160l12 -8M336 160l-10 -4', 3, { tone: 'red' }),
  // The water she floats in.
  sea(150, { from: 352, to: 478, rows: 2, start: 3 }),
  solid(circle(276, 234, 4), 'sheet'),
]

/** A steering wheel of eight spokes; `rim` is the radius to the middle of the rim. */
function wheel(x: number, y: number): readonly ArtPart[] {
  const spoke = [
    line(`M${x - 4.5} ${y - 18.4}L${x - 3} ${y - 90.2}M${x + 4.5} ${y - 18.4}L${x + 3} ${y - 90.2}`, 2.4),
    hollow(`M${x - 6} ${y - 92}c-3 -8.3 -7 -13.8 -3.5 -23c2 -4.6 17 -4.6 19 0c3.5 9.2 -.5 14.7 -3.5 23z`, 2.6),
  ]
  return [
    line(circle(x, y, 84.6), 18.4),
    line(circle(x, y, 84.6), 12, { tone: 'sheet' }),
    line(circle(x, y, 84.6), 1.5),
    ...[0, 45, 90, 135, 180, 225, 270, 315].flatMap((at) => turned(spoke, at, x, y)),
    hollow(circle(x, y, 22), 3),
    solid(circle(x, y, 9.2)),
  ]
}

/** The course of a ship that nobody steers. */
export const steeringCasualty = (): readonly ArtPart[] => [
  ...wheel(238, 140),
  line('M60 292c60 -34 96 24 160 -4s70 -40 196 -14', 5, { dash: [16, 10] }),
  solid('M438 282l-34 -22 3 30z', 'red'),
]
