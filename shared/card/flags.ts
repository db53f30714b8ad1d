import type { GlyphPart } from './glyph-part'
import { box, disc, hatching, outline, type Point, type Tincture } from './hatching'
import type { Operation } from './operations'

/** The ensigns of the navies, our own drawing, in a box of `flagWidth` by `flagHeight` units; known at 20 mm in one ink. */
export const flagNames = [
  'royal-navy',
  'marine-nationale',
  'kaiserliche-marine',
  'us-navy',
  'imperial-japanese-navy',
  'russian-imperial-navy',
  'regia-marina',
  'spanish-navy',
  'austro-hungarian-navy',
  'kriegsmarine',
  'koninklijke-marine',
] as const

export type FlagName = (typeof flagNames)[number]

/** What merchantmen wear: the flag of their nation, which may be drawn as that of the navy is. */
const merchantEnsigns = {
  'royal-navy': 'red-ensign',
  'marine-nationale': 'french-tricolour',
  'us-navy': 'stars-and-stripes',
  'koninklijke-marine': 'dutch-tricolour',
  'kaiserliche-marine': 'black-white-red',
  'imperial-japanese-navy': 'hinomaru',
  'russian-imperial-navy': 'white-blue-red',
  'regia-marina': 'italian-tricolour',
  'spanish-navy': 'spanish-merchant-ensign',
  'austro-hungarian-navy': 'austro-hungarian-merchant-ensign',
  kriegsmarine: 'german-merchant-ensign',
} as const satisfies Partial<Record<FlagName, string>>

type MerchantFlag = (typeof merchantEnsigns)[keyof typeof merchantEnsigns]

export const merchantFlags: readonly MerchantFlag[] = Object.values(merchantEnsigns)

/** The flag of a merchantman of the same nation; of a navy without a drawing, the navy's own name. */
export const merchantEnsign = (navy: string): string => (isOf(merchantEnsigns, navy) ? merchantEnsigns[navy] : navy)

export const flagWidth = 99
export const flagHeight = 59

/** The flag in `widthMm`, upper left corner at `x`, `y`; nothing for a flag without a drawing. */
export function flagOperations(flag: string, x: number, y: number, widthMm: number): readonly Operation[] {
  const parts = flagParts(flag)
  const scale = widthMm / flagWidth
  return parts.map((part) => ({
    op: 'path',
    d: part.d,
    x,
    y,
    scaleX: scale,
    scaleY: scale,
    ...(part.fill ? { fill: part.fill === 'ink' ? 'ink' : 'sheet' } : {}),
    ...(part.stroke
      ? { stroke: { ink: part.stroke.tone === 'ink' ? 'ink' : 'sheet', width: part.stroke.width * scale } }
      : {}),
  }))
}

export function flagParts(flag: string): readonly GlyphPart[] {
  const known = drawn.get(flag)
  if (known) return known
  if (!isOf(drawings, flag)) return []
  const parts = [ground, ...drawings[flag](), edge]
  drawn.set(flag, parts)
  return parts
}

/** Whether this is a flag of a navy or of merchantmen. */
export const hasFlag = (name: string): boolean => isOf(drawings, name)

function isOf<Key extends string>(record: Readonly<Record<Key, unknown>>, name: string): name is Key {
  return Object.hasOwn(record, name)
}

export function isFlagName(name: string): name is FlagName {
  return (flagNames as readonly string[]).includes(name)
}

const drawn = new Map<string, readonly GlyphPart[]>()

const hatchStep = 4.6
const hatchLine = 1.1
const whole = box(0, 0, flagWidth, flagHeight)
const [upperThird, middleThird, lowerThird] = [box(0, 0, 99, 19.67), box(0, 19.67, 99, 19.67), box(0, 39.33, 99, 19.67)]
const ground: GlyphPart = { d: outline(whole), fill: 'ground' }
const edge: GlyphPart = { d: outline(whole), stroke: { tone: 'ink', width: 1.4 } }

const drawings: Readonly<Record<FlagName | MerchantFlag, () => readonly GlyphPart[]>> = {
  'royal-navy': whiteEnsign,
  'marine-nationale': tricolour,
  'french-tricolour': tricolour,
  'kaiserliche-marine': imperialEnsign,
  'us-navy': starsAndStripes,
  'stars-and-stripes': starsAndStripes,
  'imperial-japanese-navy': risingSun,
  'russian-imperial-navy': () => {
    const saltire: Point[][] = [diagonal([0, 0], [99, 59], 10), diagonal([0, 59], [99, 0], 10)]
    return [...saltire.map((arm) => area('blue', arm)), ...saltire.map((arm) => line(outline(arm)))]
  },
  'regia-marina': () => [...savoy(), crown(49.5, 17)],
  'spanish-navy': () => [
    area('red', box(0, 0, 99, 14.75)),
    area('yellow', box(0, 14.75, 99, 29.5)),
    area('red', box(0, 44.25, 99, 14.75)),
    line('M0 14.75H99M0 44.25H99'),
    { d: outline(disc(31, 31, 9)), fill: 'ground', stroke: { tone: 'ink', width: 1.6 } },
    { d: 'M27 27H35V33C35 36 33 37.5 31 38.5C29 37.5 27 36 27 33Z', fill: 'ink' },
    crown(31, 22.5),
  ],
  'austro-hungarian-navy': () => [
    ...bands(area('red', upperThird), area('red', lowerThird)),
    { d: 'M25 20H43V32C43 39 39 42 34 45C29 42 25 39 25 32Z', fill: 'ground', stroke: { tone: 'ink', width: 2 } },
    { d: 'M25.5 20H42.5V26H25.5ZM26 34H42C41 38 38 41.5 34 44C30 41.5 27 38 26 34Z', fill: 'ink' },
    crown(34, 19),
  ],
  kriegsmarine: warEnsign,
  'koninklijke-marine': redWhiteBlue,
  'dutch-tricolour': redWhiteBlue,
  'red-ensign': () => [
    area('red', [...box(45.37, 0, 53.63, 59).slice(0, 3), [0, 59], [0, 25.37], [45.37, 25.37]]),
    ...unionCanton(),
  ],
  'black-white-red': () => bands({ d: outline(upperThird), fill: 'ink' }, area('red', lowerThird)),
  hinomaru: () => [area('red', disc(49.5, 29.5, 17.7), 3.4), line(outline(disc(49.5, 29.5, 17.7)), 1.6)],
  'white-blue-red': () => bands(area('blue', middleThird), area('red', lowerThird)),
  'italian-tricolour': savoy,
  'spanish-merchant-ensign': () => [
    ...[0, 20, 49].map((y) => area('yellow', box(0, y, 99, y === 20 ? 19 : 10))),
    ...[10, 39].map((y) => area('red', box(0, y, 99, 10))),
    line('M0 10H99M0 20H99M0 39H99M0 49H99'),
  ],
  'austro-hungarian-merchant-ensign': () => [
    ...bands(area('red', upperThird), area('red', box(0, 39.33, 49.5, 19.67))),
    area('green', box(49.5, 39.33, 49.5, 19.67)),
    line('M49.5 39.33V59'),
    ...[26, 73].flatMap((x) => [
      {
        d: `M${x - 7} 22H${x + 7}V32C${x + 7} 37 ${x + 4} 40 ${x} 42C${x - 4} 40 ${x - 7} 37 ${x - 7} 32Z`,
        fill: 'ink',
      } as const,
      crown(x, 20),
    ]),
    { d: 'M19 30H33', stroke: { tone: 'ground', width: 4.4 } },
  ],
  'german-merchant-ensign': () => [
    area('red', whole),
    { d: outline(disc(46, 29.5, 18)), fill: 'ground', stroke: { tone: 'ink', width: 1.6 } },
  ],
}

/** Three bands, of which one or two are given and the rest is the cloth. */
const bands = (...parts: readonly GlyphPart[]) => [...parts, line('M0 19.67H99M0 39.33H99')]

function tricolour(hoist: Tincture = 'blue'): GlyphPart[] {
  return [area(hoist, box(0, 0, 33, flagHeight)), area('red', box(66, 0, 33, flagHeight)), line('M33 0V59M66 0V59')]
}

function redWhiteBlue(): readonly GlyphPart[] {
  return bands(area('red', upperThird), area('blue', lowerThird))
}

/** The Italian tricolour with the cross of Savoy. */
function savoy(): GlyphPart[] {
  return [
    ...tricolour('green'),
    { d: 'M42 18H57V31C57 37 54 40 49.5 43C45 40 42 37 42 31Z', fill: 'ink' },
    { d: 'M49.5 18V43M42 27H57', stroke: { tone: 'ground', width: 3.6 } },
  ]
}

function whiteEnsign(): GlyphPart[] {
  const middle = 49.5
  const arms: Point[][] = [box(middle - 4.13, 0, 8.26, 59), box(0, 25.37, 45.37, 8.26), box(53.63, 25.37, 45.37, 8.26)]
  return [
    ...arms.map((arm, place) => area('red', arm, place === 0 ? 2.75 : 5.2)),
    line('M45.37 0V25.37H0M53.63 0V25.37H99M45.37 59V33.63H0M53.63 59V33.63H99'),
    ...unionCanton(),
  ]
}

function unionCanton(): GlyphPart[] {
  return [
    { d: outline(box(0, 0, 45.37, 25.37)), fill: 'ink' },
    { d: 'M1.6 .9L43.8 24.5M43.8 .9L1.6 24.5', stroke: { tone: 'ground', width: 4.06 } },
    { d: 'M22.68 0V25.37M0 12.68H45.37', stroke: { tone: 'ground', width: 8.12 } },
    { d: 'M22.68 0V25.37M0 12.68H45.37', stroke: { tone: 'ink', width: 3.3 } },
  ]
}

function imperialEnsign(): GlyphPart[] {
  return [
    ...borderedCross(9, 6.4, 3.8),
    { d: outline(disc(38, 29.5, 11.5)), fill: 'ground', stroke: { tone: 'ink', width: 1.8 } },
    // The eagle: two wings, a body, a tail.
    { d: 'M38 21l2 4 6 -2 -3 8 -3 1 1 5h-6l1 -5 -3 -1 -3 -8 6 2Z', fill: 'ink' },
    { d: outline(box(0, 0, 26, 8)), fill: 'ink' },
    area('red', box(0, 16, 26, 8), 3.4),
    line('M0 16H26M0 24H26M26 0V24'),
    { d: 'M13 5.5V18.5M6.5 12H19.5', stroke: { tone: 'ink', width: 3.4 } },
  ]
}

/** A cross off the middle, dark, light and dark again. */
const borderedCross = (...widths: readonly number[]) =>
  widths.map((width, at): GlyphPart => {
    return { d: 'M38 0V59M0 29.5H99', stroke: { tone: at === 1 ? 'ground' : 'ink', width } }
  })

/** The cross of the navy on red, its disc left blank: the ships are known by the cross. */
function warEnsign(): GlyphPart[] {
  const corners = [
    [0, 0, 33, 24.5],
    [43, 0, 56, 24.5],
    [0, 34.5, 33, 24.5],
    [43, 34.5, 56, 24.5],
  ] as const
  return [
    ...corners.map(([x, y, width, height]) => area('red', box(x, y, width, height))),
    ...borderedCross(8.4, 6, 3.2),
    { d: outline(disc(38, 29.5, 12)), fill: 'ground', stroke: { tone: 'ink', width: 1.6 } },
    { d: outline(box(7, 4, 16, 16)), fill: 'ground' },
    { d: 'M15 5V19M8 12H22', stroke: { tone: 'ink', width: 4.2 } },
  ]
}

function starsAndStripes(): GlyphPart[] {
  const stripe = flagHeight / 13
  const cantonHeight = stripe * 7
  const parts: GlyphPart[] = []
  for (let red = 0; red < 13; red += 2) {
    const from = red < 7 ? 41 : 0
    parts.push(area('red', box(from, red * stripe, flagWidth - from, stripe), 2.6))
    parts.push(line(outline(box(from, red * stripe, flagWidth - from, stripe)), 0.7))
  }
  parts.push({ d: outline(box(0, 0, 41, cantonHeight)), fill: 'ink' })
  // Fewer and larger than on the cloth: smaller ones run full of ink.
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      const middle: Point = [6.5 + column * 9.33, 6 + row * 9.88]
      parts.push({ d: outline(star(middle, 3.6)), fill: 'ground' })
    }
  }
  return parts
}

function star([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 10 }, (_, corner): Point => {
    const [angle, out] = [(corner * Math.PI) / 5, corner % 2 === 0 ? radius : radius * 0.42]
    return [x + out * Math.sin(angle), y - out * Math.cos(angle)]
  })
}

function risingSun(): GlyphPart[] {
  const [x, y, radius] = [42, 29.5, 14.5]
  const rays: Point[][] = []
  for (let ray = 0; ray < 16; ray++) {
    const at = ((ray - 0.25) * Math.PI) / 8
    const reach = (angle: number): Point => insideFlag(x, y, angle)
    rays.push(corneredRay([x, y], reach(at), reach(at + Math.PI / 16)))
  }
  return [
    ...rays.map((ray) => area('red', ray, 3.6)),
    ...rays.map((ray) => line(outline(ray), 0.8)),
    { d: outline(disc(x, y, radius)), fill: 'ground' },
    area('red', disc(x, y, radius), 2.6),
    line(outline(disc(x, y, radius)), 1.6),
  ]
}

/** A ray that meets a corner of the cloth takes the corner in. */
function corneredRay(middle: Point, from: Point, to: Point): Point[] {
  const corners = whole.filter(([x, y]) => turns(middle, from, [x, y]) > 0 && turns(middle, [x, y], to) > 0)
  return [middle, from, ...corners, to]
}

function turns([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  return (ax - x) * (by - y) - (ay - y) * (bx - x)
}

function insideFlag(x: number, y: number, angle: number): Point {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const acrossBy = dx > 0 ? (flagWidth - x) / dx : -x / dx
  const downBy = dy > 0 ? (flagHeight - y) / dy : -y / dy
  const reach = Math.min(Math.abs(acrossBy), Math.abs(downBy))
  return [x + dx * reach, y + dy * reach]
}

function diagonal([x1, y1]: Point, [x2, y2]: Point, width: number): Point[] {
  const edgeStep = (width / 2) * (y2 > y1 ? 1 : -1)
  return [
    [x1, y1],
    [x1 + width * 0.55, y1],
    [x2, y2 - edgeStep],
    [x2, y2],
    [x2 - width * 0.55, y2],
    [x1, y1 + edgeStep],
  ]
}

function crown(x: number, y: number): GlyphPart {
  return { d: `M${x - 5} ${y}l-1 -6 3 2.5 3 -4.5 3 4.5 3 -2.5 -1 6Z`, fill: 'ink' }
}

/** Hatched as wide as `step` or nearly: in equal parts, so that no line runs into an edge. */
function area(tincture: Tincture, points: readonly Point[], step = hatchStep): GlyphPart {
  const across = points.map(([x, y]) => (tincture === 'red' ? x : y))
  const extent = Math.max(...across) - Math.min(...across)
  return {
    d: hatching([points], tincture, extent / Math.max(1, Math.round(extent / step))),
    stroke: { tone: 'ink', width: hatchLine },
  }
}

function line(d: string, width = hatchLine): GlyphPart {
  return { d, stroke: { tone: 'ink', width } }
}
