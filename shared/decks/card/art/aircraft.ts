import { line, placed, solid, turned, type ArtPart, circle, rays, hollow } from './art-part'
import { cruiser, sea, battleship } from './ships'

/** A biplane on floats, nose to the left, about the middle of her fuselage. */
const floatplane: readonly ArtPart[] = [
  solid('M-130 -6C-110 -24 -60 -28 20 -22L138 -8C150 -6 150 4 138 6L20 14C-60 18 -118 14 -130 -6Z'),
  solid('M112 -10L140 -46H158L152 -2Z'),
  solid('M-96 -58H44L36 -46H-90Z M-104 14H50L42 26H-96Z'),
  line('M-70 -46L-74 14M-40 -46L-44 14M6 -46L2 14M28 -46L24 14M-70 -46L-44 14M28 -46L2 14', 3),
  solid('M-136 -44C-130 -20 -130 4 -136 32C-142 8 -142 -20 -136 -44Z'),
  line('M-60 26L-84 62H30L14 26', 4),
  solid('M-110 62H60C56 76 -92 80 -110 62Z'),
  solid(`${circle(-20, -24, 9)}${circle(12, -24, 9)}`),
]

function sun(x: number, y: number): readonly ArtPart[] {
  return [
    line(circle(x, y, 30), 2.5, { tone: 'red' }),
    line(`${rays(x, y, 40, 66, 30)}${rays(x, y, 40, 54, 30, 15)}`, 2, { tone: 'red' }),
  ]
}

export const spotterPlane = (): readonly ArtPart[] => [
  ...sun(96, 84),
  ...placed(turned(floatplane, -7), 270, 128),
  ...cruiser(286, 262, 0.16),
  sea(270, { rows: 5, start: 4 }),
]

/** A bomb, nose to the left, 56 long about its middle. */
function bomb(tone: 'ink' | 'red'): readonly ArtPart[] {
  return [
    solid('M-28 0C-26 -8 -16 -11 -4 -11C8 -11 14 -6 18 -3L28 -11V11L18 3C14 6 8 11 -4 11C-16 11 -26 8 -28 0Z', tone),
    line('M-14 -9V9', 1.8, { tone: 'sheet' }),
  ]
}

/** A dive bomber from above, nose to the left, about the middle of her wing. */
const diver: readonly ArtPart[] = [
  // Wing with rounded tips, swept a little behind; tailplane; fuselage.
  solid('M-34 -14L-30 -128C-28 -146 2 -146 6 -128L26 -14V14L6 128C2 146 -28 146 -30 128L-34 14Z'),
  solid('M112 -8L116 -44C118 -52 134 -52 136 -44L140 -8V8L136 44C134 52 118 52 116 44L112 8Z'),
  solid('M-92 0C-92 -12 -82 -17 -66 -18H20C70 -16 120 -8 150 -2V2C120 8 70 16 20 18H-66C-82 17 -92 12 -92 0Z'),
  // Airscrew, cockpit, brakes, markings cut out.
  line('M-96 -46C-93 -20 -93 20 -96 46', 4),
  solid(circle(-95, 0, 7)),
  solid('M-40 -8H18C28 -7 34 -4 38 0C34 4 28 7 18 8H-40C-46 4 -46 -4 -40 -8Z', 'sheet'),
  line('M-24 -8V8M-6 -8V8M12 -8V8', 2.4),
  line('M14 -40L8 -112M14 40L8 112', 3.4, { tone: 'sheet', dash: [5, 4] }),
  line('M-28 -26L-25 -118M-28 26L-25 118', 1.6, { tone: 'sheet', opacity: 0.8 }),
  line('M120 -40V-12M120 40V12', 1.6, { tone: 'sheet' }),
  hollow(`${circle(-8, -96, 10)}${circle(-8, 96, 10)}`, 2, 'ink'),
]

export const diveBombingAttack = (): readonly ArtPart[] => [
  ...placed(turned(diver, -50), 430, 62, 0.29),
  ...placed(turned(diver, -54), 372, -2, 0.25),
  ...placed(turned(diver, -58), 226, 100, 0.76),
  ...placed(turned(bomb('red'), -60), 136, 226, 0.95),
  line('M160 184L152 198M172 192L164 206', 2.4, { tone: 'red' }),
  ...cruiser(30, 292, 0.22),
  sea(297, { from: -10, to: 470, rows: 4, start: 7 }),
]

/** A torpedo bomber, a biplane on wheels, nose to the left, about the middle of her fuselage. */
const torpedoBomber: readonly ArtPart[] = [
  solid('M-128 -8C-112 -26 -60 -30 20 -24L140 -10C150 -8 150 4 140 6L20 16C-60 20 -120 16 -128 -8Z'),
  solid('M108 -12L132 -54C136 -60 156 -58 156 -50L152 -2Z'),
  solid('M118 -4H166C172 -2 172 4 166 6H112Z'),
  solid(
    'M-104 -72H50C56 -72 54 -60 46 -60H-98C-108 -60 -110 -72 -104 -72ZM-112 18H54C60 18 58 30 50 30H-106C-116 30 -118 18 -112 18Z',
  ),
  line('M-84 -60L-90 18M-50 -60L-56 18M4 -60L-2 18M34 -60L28 18', 3),
  line('M-84 -60L-56 18M34 -60L-2 18M-50 -60L-90 18M4 -60L28 18', 1.3),
  solid('M-134 -50C-127 -26 -127 8 -134 34C-141 8 -141 -26 -134 -50Z'),
  solid(`${circle(-26, -28, 10)}${circle(10, -26, 10)}${circle(46, -22, 9)}`),
  line('M-50 30L-66 58M-14 30L-40 58', 4),
  solid(circle(-58, 64, 17)),
  line(circle(-58, 64, 7), 2.4, { tone: 'sheet' }),
  hollow(circle(84, -8, 10), 2),
  line('M-110 -10H-70', 1.8, { tone: 'sheet' }),
]

const fallingTorpedo: readonly ArtPart[] = [
  solid('M-84 0C-84 -10 -70 -13 -54 -13H50L78 -6V6L50 13H-54C-70 13 -84 10 -84 0Z', 'red'),
  solid('M58 -8L74 -20H82V20H74L58 8Z', 'red'),
  line('M-50 -13V13M30 -13V13', 2.4, { tone: 'sheet' }),
]

export const torpedoBombingAttack = (): readonly ArtPart[] => [
  ...placed(turned(torpedoBomber, -3), 110, 30, 0.34),
  ...placed(turned(torpedoBomber, -4), 276, 118, 0.98),
  ...placed(turned(fallingTorpedo, -13), 196, 232, 0.86),
  line('M176 198V210M210 200V214M242 202V212', 2.2, { opacity: 0.8 }),
  ...battleship(-50, 262, 0.13),
  line('M104 262c-8 -12 -14 -16 -24 -20M112 260c-4 -14 -6 -20 -14 -30M122 260c2 -8 2 -12 0 -18', 2.2),
  sea(268, { from: -20, to: 470, rows: 5, start: 10 }),
]

/** A bomber with two engines, seen from the side and flying left. */
const heavy: readonly ArtPart[] = [
  solid(
    'M-170 2C-170 -16 -150 -26 -118 -28L60 -26C110 -22 150 -12 176 -4V6C140 14 80 24 20 26H-110C-146 26 -168 18 -170 2Z',
  ),
  solid('M128 -14L152 -66C156 -74 184 -72 184 -62L178 2Z'),
  solid('M132 -6H196C204 -4 204 4 196 6H132Z'),
  solid('M-70 -10H66C78 -8 78 6 66 8H-70C-82 6 -82 -8 -70 -10Z'),
  // The engine on the near side, with its airscrew.
  solid('M-104 2C-104 -16 -90 -20 -70 -20H0L24 0L0 22H-70C-90 22 -104 18 -104 2Z'),
  line('M-82 -18V20', 2, { tone: 'sheet' }),
  solid('M-110 -46C-104 -24 -104 26 -110 48C-116 26 -116 -24 -110 -46Z'),
  // Glazed nose, cockpit, turret.
  solid('M-164 -6C-160 -14 -150 -20 -136 -21V-4Z', 'sheet'),
  line('M-152 -17V-4M-144 -20V-4M-164 -10H-136', 1.8),
  solid('M-118 -28C-112 -42 -84 -44 -68 -28Z'),
  solid('M-110 -30C-106 -37 -90 -38 -80 -30Z', 'sheet'),
  solid('M52 -26C54 -42 82 -42 86 -24Z'),
  line('M84 -34L108 -44', 3),
  line('M-40 26H34', 4, { tone: 'sheet' }),
  hollow(circle(104, -2, 12), 2),
  line('M154 -60L148 -16', 1.8, { tone: 'sheet' }),
]

export const levelBombingAttack = (): readonly ArtPart[] => [
  ...placed(heavy, 402, -6, 0.29),
  ...placed(heavy, 284, 4, 0.26),
  ...placed(heavy, 256, 86, 0.84),
  ...placed(turned(bomb('red'), -38), 268, 132, 0.54),
  ...placed(turned(bomb('red'), -50), 244, 158, 0.58),
  ...placed(turned(bomb('red'), -62), 224, 190, 0.62),
  ...placed(turned(bomb('red'), -72), 210, 228, 0.66),
  ...battleship(20, 284, 0.22),
  // Columns of water: the first of them fell over.
  ...[
    [286, 278, 1],
    [334, 280, 1.25],
    [380, 282, 0.9],
  ].flatMap(([x = 0, y = 0, scale = 1]) => placed(column, x, y, scale)),
  sea(288, { from: -10, to: 470, rows: 4, start: 3 }),
]

/** A column of water thrown up by a bomb, its foot at the origin. */
const column: readonly ArtPart[] = [
  hollow(
    'M-22 6C-16 -4 -18 -14 -24 -22C-14 -20 -11 -14 -9 -6C-8 -28 -8 -48 -2 -78C4 -50 6 -28 8 -6C11 -16 15 -22 25 -26C18 -14 16 -4 22 6Z',
    2.2,
    'ink',
    'round',
  ),
  line('M-3 2C-3 -20 -3 -34 -1 -52M3 2C3 -12 2 -24 1 -36', 1.5, { opacity: 0.8 }),
]
