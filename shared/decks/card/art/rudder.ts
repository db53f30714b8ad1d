import { line, placed, solid, turned, type ArtPart } from './art-part'
import { sea } from './sea'
import { circle } from './shapes'

const blade: readonly ArtPart[] = [
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
  ...placed([...turned(blade, 8), ...turned(blade, 172)], 276, 234, 0.72),
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
