import { line, solid, type ArtPart } from './art-part'
import { battleship, cruiser } from './ships'
import { sea } from './sea'
import { circle, ellipse } from './shapes'

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
