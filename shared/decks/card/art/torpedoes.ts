import { hollow, line, placed, solid, turned, type ArtPart, circle, box, ellipse } from './art-part'
import { hullFromAbove, burstAt, battleship, cruiser, sea } from './ships'

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

/** A tube on its mounting, trained outboard, and the torpedo that has stuck in its mouth. */
export const torpedoCasualty = (): readonly ArtPart[] => [
  // The torpedo, half way out.
  solid('M-22 158C-22 136 8 128 34 128H96V188H34C8 188 -22 180 -22 158Z'),
  line('M30 130V186M44 130V186', 2, { tone: 'sheet' }),
  solid('M-22 158C-22 150 -17 144 -10 139V177C-17 172 -22 166 -22 158Z', 'red'),
  // The tube: spoon, barrel, bands, breech door.
  solid('M70 112H402V204H120C108 204 104 196 96 196V120H70Z'),
  line('M112 126H392', 2.4, { tone: 'sheet' }),
  line('M112 133H392M112 138H300', 1.4, { tone: 'sheet', opacity: 0.8 }),
  ...[140, 226, 312].map((x) => hollow(box(x, 107, 12, 102), 2.6)),
  solid('M402 106H420C432 106 438 116 438 132V184C438 200 432 210 420 210H402Z'),
  line('M410 112V204', 2.4, { tone: 'sheet' }),
  line('M438 158H462', 7),
  line('M462 134V182', 6),
  // Impulse chamber above it, with its pipe.
  solid('M262 74H372C384 74 384 100 372 100H262C250 100 250 74 262 74Z'),
  line('M270 81H366', 1.8, { tone: 'sheet' }),
  line('M372 87H410V108', 6),
  // Saddle, turntable, deck.
  solid('M156 209H338L322 240H172Z'),
  solid(box(132, 244, 230, 16)),
  line('M142 252H352', 2, { tone: 'sheet', dash: [5, 5] }),
  solid('M162 264H332V288H162Z'),
  line('M20 290H474', 4),
  line('M20 298H474', 1.4),
  // The hand wheel that trains it.
  line('M376 252V226', 5),
  hollow(circle(376, 216, 18), 4),
  line('M358 216H394M376 198V234', 2.4),
  line('M32 96l14 18M58 84l6 22M8 112l20 12', 4, { tone: 'red' }),
]

/** A torpedo that runs to the left, its wake behind it. */
function runningTorpedo(y: number): readonly ArtPart[] {
  return [
    solid(`M10 ${y + 6}c0 -7 10 -10 22 -10h54l20 8v6l-20 8h-54c-12 0 -22 -4 -22 -12z`, 'red'),
    line(`M118 ${y + 8}h20M150 ${y + 8}h30M194 ${y + 8}h48M258 ${y + 8}h70M344 ${y + 8}h100`, 2.5),
  ]
}

export const subAttack = (): readonly ArtPart[] => [
  ...cruiser(300, 82, 0.16),
  sea(86, { rows: 4, start: 9 }),
  solid('M40 214C60 176 130 166 230 166H330C390 168 430 190 452 212C430 238 380 250 300 250H140C90 248 54 236 40 214Z'),
  solid('M206 168V132H282V168ZM238 132V68H247V132ZM226 68H247V78H226Z'),
  solid('M438 196L466 176V250L438 226Z'),
  line('M66 214H424', 2.5, { tone: 'sheet' }),
  line(`${ticks(90, 409, 30, 228, 4)}`, 3, { tone: 'sheet' }),
  ...runningTorpedo(276),
]

function ticks(from: number, to: number, count: number, y: number, length: number): string {
  const step = (to - from) / (count - 1)
  return Array.from({ length: count }, (_, place) => `M${(from + place * step).toFixed(1)} ${y}h${length}`).join('')
}

const horns =
  'M174.6 156.4L151 145.4M197.8 128.7L182.9 107.4M238 116V90M278.2 128.7L293.1 107.4M301.4 156.4L325 145.4M303.8 209.9L328.2 218.8M172.2 209.9L147.8 218.8'
const hornTips = [
  [151, 145.4],
  [182.9, 107.4],
  [238, 90],
  [293.1, 107.4],
  [325, 145.4],
  [328.2, 218.8],
  [147.8, 218.8],
] as const

export const mineAttack = (): readonly ArtPart[] => [
  ...battleship(96, 46, 0.29),
  sea(50, { from: 36, rows: 4, start: 2 }),
  line(horns, 13),
  solid(hornTips.map(([x, y]) => circle(x, y, 7.5)).join(''), 'red'),
  solid(circle(238, 186, 72)),
  line('M172 186a66 66 0 0 1 46 -62', 4, { tone: 'sheet' }),
  line('M166 196H310', 3, { tone: 'sheet' }),
  line(Array.from({ length: 12 }, (_, place) => `M${178 + place * 11} 190v12`).join(''), 2, { tone: 'sheet' }),
  line(
    [270, 304].map((y) => ellipse(238, y, 8, 11)).join('') + [287, 321].map((y) => ellipse(238, y, 3.5, 11)).join(''),
    4,
  ),
]
