/**
 * Flags in engraver's hatching: red upright, blue level, green slanting, yellow dotted, black solid, white blank.
 * So they survive grey print, night and any hue. Drawn on a field of 32 by 20.
 */
export type FlagPart =
  | { readonly hatch: Tincture; readonly d: string }
  | { readonly line: string; readonly width: number; readonly light?: boolean }

export type Tincture = 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'white'

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`
const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** Sixteen rays from a sun a little towards the hoist. */
const rays = Array.from({ length: 16 }, (_, ray) => {
  const [from, to] = [ray * 22.5 - 5.6, ray * 22.5 + 5.6].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
  const at = (angle: number) => `${(14 + 40 * Math.cos(angle)).toFixed(1)} ${(10 + 40 * Math.sin(angle)).toFixed(1)}`
  return `M14 10L${at(from)}L${at(to)}z`
}).join('')

const stripes = Array.from({ length: 7 }, (_, stripe) => box(0, (stripe * 40) / 13, 32, 20 / 13)).join('')

const flags: Readonly<Record<string, readonly FlagPart[]>> = {
  'royal-navy': [
    { hatch: 'red', d: `${box(14.6, 0, 2.8, 20)}${box(0, 8.6, 32, 2.8)}` },
    { hatch: 'black', d: box(0, 0, 14.6, 8.6) },
    { line: 'M0 0L14.6 8.6M14.6 0L0 8.6', width: 1.4, light: true },
    { line: 'M7.3 0V8.6M0 4.3H14.6', width: 2.8, light: true },
    { line: 'M7.3 0V8.6M0 4.3H14.6', width: 1.1 },
  ],
  'marine-nationale': [
    { hatch: 'blue', d: box(0, 0, 10.67, 20) },
    { hatch: 'red', d: box(21.33, 0, 10.67, 20) },
  ],
  'kaiserliche-marine': [
    { line: 'M13 0V20M0 10H32', width: 3 },
    { line: 'M13 0V20M0 10H32', width: 1.4, light: true },
    { line: 'M13 0V20M0 10H32', width: 0.6 },
    { hatch: 'black', d: box(0, 0, 10.5, 2.8) },
    { hatch: 'red', d: box(0, 5.4, 10.5, 2.2) },
    { hatch: 'white', d: disc(13, 10, 4) },
    { hatch: 'black', d: 'M13 7.2l1.2 1.5 2-.6-.9 1.9.9 1.9-2-.4L13 13l-1.2-1.5-2 .4.9-1.9-.9-1.9 2 .6z' },
  ],
  'imperial-russian-navy': [
    { line: 'M0 0L32 20M32 0L0 20', width: 4.4 },
    { line: 'M0 0L32 20M32 0L0 20', width: 3.2, light: true },
    { line: 'M-1 1L31 21M1 -1L33 19M31 -1L-1 19M33 1L1 21', width: 0.7 },
    { line: 'M0 0L32 20M32 0L0 20', width: 0.7 },
  ],
  'imperial-japanese-navy': [
    { hatch: 'red', d: rays },
    { hatch: 'white', d: disc(14, 10, 5.2) },
    { hatch: 'red', d: disc(14, 10, 5.2) },
  ],
  'united-states-navy': [
    { hatch: 'red', d: stripes },
    { hatch: 'black', d: box(0, 0, 13.5, (20 / 13) * 7) },
    { line: 'M2 2.2H12M2 5.4H12M2 8.6H12', width: 1.1, light: true },
  ],
  'regia-marina': [
    { hatch: 'green', d: box(0, 0, 10.67, 20) },
    { hatch: 'red', d: box(21.33, 0, 10.67, 20) },
    { hatch: 'black', d: 'M13.4 5.4h5.2v5.2q0 3-2.6 4.2-2.6-1.2-2.6-4.2z' },
    { line: 'M16 5.6V14.4M13.6 9.4H18.4', width: 1.2, light: true },
  ],
  'austro-hungarian-navy': [
    { hatch: 'red', d: `${box(0, 0, 32, 6.67)}${box(0, 13.33, 32, 6.67)}` },
    { hatch: 'black', d: 'M8.4 5.6h6v5.4q0 3-3 4.2-3-1.2-3-4.2z' },
    { line: 'M8.6 10H14.2', width: 1.8, light: true },
  ],
  'spanish-navy': [
    { hatch: 'red', d: `${box(0, 0, 32, 5)}${box(0, 15, 32, 5)}` },
    { hatch: 'yellow', d: box(0, 5, 32, 10) },
    { hatch: 'black', d: 'M8 6.6h5v4.6q0 2-2.5 3-2.5-1-2.5-3z' },
  ],
  'ottoman-navy': [
    { hatch: 'red', d: box(0, 0, 32, 20) },
    { hatch: 'white', d: disc(12.5, 10, 5.4) },
    { hatch: 'red', d: disc(14.2, 10, 4.3) },
    { hatch: 'white', d: 'M20.5 7.2l.8 2 2.1.1-1.7 1.3.6 2.1-1.8-1.2-1.8 1.2.6-2.1-1.7-1.3 2.1-.1z' },
  ],
}

/** Other keys under which the same flags are asked for. */
const aliases: Readonly<Record<string, string>> = {
  british: 'royal-navy',
  french: 'marine-nationale',
  'french-navy': 'marine-nationale',
  german: 'kaiserliche-marine',
  'imperial-german-navy': 'kaiserliche-marine',
  russian: 'imperial-russian-navy',
  'russian-navy': 'imperial-russian-navy',
  japanese: 'imperial-japanese-navy',
  'japanese-navy': 'imperial-japanese-navy',
  american: 'united-states-navy',
  'us-navy': 'united-states-navy',
  italian: 'regia-marina',
  'italian-navy': 'regia-marina',
  'kuk-kriegsmarine': 'austro-hungarian-navy',
  'armada-espanola': 'spanish-navy',
}

/** The parts of a flag; an unknown key is a blank field, `''` is none. */
export const flagParts = (key: string): readonly FlagPart[] => flags[aliases[key] ?? key] ?? []
