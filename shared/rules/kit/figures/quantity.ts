/**
 * Figures as books print them: `475 ft 3 in`, `144,9 m`, `18·25`, `11 800`, `1½`, `12-pdr`. What cannot be read is `undefined`, and
 * so is what no ship can have.
 */

/** What a figure without a unit is in. */
export type Units = 'imperial' | 'metric'

const fractions: Readonly<Record<string, number>> = {
  ...{ '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 },
  ...{ '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8 },
}

const metresPerFoot = 0.3048
const millimetresPerInch = 25.4
const most = 1_000_000

function tidy(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[″“”]|''/g, '"')
    .replace(/[′’]/g, "'")
    .replace(/[·∙⋅‧](?=\d)/g, '.')
}

/** A whole or broken number. A comma is a decimal point, unless `grouped`: then it parts thousands, as blanks always do. */
export function numberIn(text: string, grouped = false): number | undefined {
  const joined = tidy(text).replace(/(\d) (?=\d{3}(?!\d))/g, '$1')
  const parted = grouped || /,.*\./.test(joined) ? joined.replace(/(\d)[,](?=\d{3}(?!\d))/g, '$1') : joined
  const plain = grouped ? parted.replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1') : parted
  const read = /^(\d{1,9}(?:[.,]\d{0,6})?|[.,]\d{1,6})?\s*([½¼¾⅓⅔⅛⅜⅝⅞]|(?<![\d.,])\d{1,2}\/\d{1,2})?$/.exec(plain)
  const [, whole, part] = read ?? []
  if (whole === undefined && part === undefined) return undefined
  const value = Number((whole ?? '0').replace(',', '.')) + (part === undefined ? 0 : fractionOf(part))
  return Number.isFinite(value) && value < most ? value : undefined
}

function fractionOf(part: string): number {
  const [above = 0, below = 1] = part.split('/').map(Number)
  return fractions[part] ?? above / below
}

/** Tons: those of the books, long or metric. */
export function tonsIn(text: string): number | undefined {
  return numberIn(tidy(text).replace(/\s*(tons?|tonnes?|t)\.?$/, ''), true)
}

export function knotsIn(text: string): number | undefined {
  return numberIn(tidy(text).replace(/\s*(knots?|kn|kts?)\.?$/, ''))
}

/** A length in metres, to the tenth. */
export function metresIn(text: string, units: Units): number | undefined {
  const whole = tidy(text)
  const metric = /^(.+?)\s*(?:m|metres?|meters?)\.?$/.exec(whole)?.[1]
  if (metric !== undefined) return tenth(numberIn(metric))
  const imperial = /^(.+?)\s*(?:ft|feet|foot|')\.?,?\s*(?:(.+?)\s*(?:in|ins|inches|")?\.?)?$/.exec(whole)
  if (imperial) {
    const feet = numberIn(imperial[1]!)
    const inches = imperial[2] === undefined ? 0 : numberIn(imperial[2])
    return feet === undefined || inches === undefined ? undefined : tenth((feet + inches / 12) * metresPerFoot)
  }
  const bare = numberIn(whole)
  return bare === undefined ? undefined : tenth(units === 'metric' ? bare : bare * metresPerFoot)
}

const tenth = (metres: number | undefined) => (metres === undefined ? undefined : Math.round(metres * 10) / 10)

/** A thickness of plate or a bore, in inches. */
export function inchesIn(text: string, units: Units): number | undefined {
  const [, figure, unit] = /^(.+?)[\s-]*(in|ins|inch|inches|"|mm|cm)\.?$/.exec(tidy(text)) ?? []
  const number = numberIn(figure ?? text)
  if (number === undefined) return undefined
  switch (unit ?? (units === 'metric' ? 'mm' : 'in')) {
    case 'mm':
      return hundredth(number / millimetresPerInch)
    case 'cm':
      return hundredth((number * 10) / millimetresPerInch)
    default:
      return number
  }
}

export const hundredth = (inches: number) => Math.round(inches * 100) / 100

/** Bores of guns that are named by the weight of their shell, in inches. */
const pounders: Readonly<Record<number, number>> = {
  ...{ 1: 1.46, 2: 1.57, 3: 1.85, 4: 2.5, 6: 2.24, 8: 2.56, 9: 2.56, 12: 3, 13: 3, 14: 3, 15: 3, 18: 3.3 },
  ...{ 20: 3.75, 25: 3.6, 40: 4.75, 60: 5, 64: 6.3, 70: 6.6, 100: 6 },
}

/** The bore of a gun in inches. */
export function boreIn(text: string): number | undefined {
  const shell = /^(\d{1,3})[\s-]*(?:pdr|pr|pounders?)\.?s?$/.exec(tidy(text))?.[1]
  return shell === undefined ? inchesIn(text, 'imperial') : pounders[Number(shell)]
}

const bore = String.raw`\d[\d.,·∙⋅‧/½¼¾]*[\s-]*(?:in|ins|inch|inches|"|″|mm|cm|pdr|pr|pounders?)\.?s?(?![a-z])`
/** `14 x`, or mounts of so many guns: `4x2 x`. */
const many = String.raw`\d{1,2}(?:\s*[x×*]\s*\d{1,2})?`

/** `4x2`: how many mounts, and how many in each; no mounts where it is not read. */
export function countIn(text: string): readonly [mounts: number, each: number | undefined] {
  const [, mounts = '0', each] = /^(\d{1,2})(?:\s*[x×*]\s*(\d{1,2}))?$/.exec(text) ?? []
  return [Number(mounts), each === undefined ? undefined : Number(each)]
}

const gunLines = [
  new RegExp(String.raw`^(?<count>${many})(?:\s*[x×*]\s*|\s+)(?<calibre>${bore})\s*(?<rest>.*)$`, 'i'),
  new RegExp(String.raw`^(?<calibre>${bore})\s*(?<rest>.*)$`, 'i'),
  new RegExp(String.raw`^(?<count>${many})(?:\s*[x×*]\s*|\s+|$)(?<rest>.*)$`, 'i'),
]

/** Guns of a mount, as it is named. */
const named: readonly (readonly [RegExp, number])[] = [
  [/\b(?:quintuple|five-gun)/, 5],
  [/\b(?:quad|quadruple|four-gun)/, 4],
  [/\b(?:triple|treble|three-gun)/, 3],
  [/\b(?:twin|double|two-gun|pairs?)\b/, 2],
  [/\bsingle/, 1],
]
const eachIn = (text: string) => named.find(([words]) => words.test(text))?.[1]
const namedBefore = /^(\d{1,2})\s*[x×*]?\s*((?:single|twin|double|triple|treble|quad|quadruple|quintuple)s?)\s+(.+)$/i

/**
 * The same with its mounts worked out: `12 x 15 cm twin turrets` and `6 twin 15 cm` are `6x2`, since a book counts guns before the
 * calibre and mounts before their name. What is not said of them stays as it was typed.
 */
export function mountsIn(
  text: string,
): ReturnType<typeof gunLineIn> & { readonly mounts?: number; readonly each?: number } {
  const [, before, name = '', after = ''] = namedBefore.exec(text.trim()) ?? []
  const line = gunLineIn(before === undefined ? text : `${before} ${after}`)
  const rest = before === undefined ? line.rest : `${name.toLowerCase()} ${line.rest}`.trim()
  const counted = /^(\d+)\s*[x×*]\s*(\d+)$/.exec(line.count) ?? /\b(\d{1,2})\s*[x×*]\s*(\d{1,2})\b/.exec(rest)
  const guns = Number(line.count)
  const of = (mounts: number, each: number) => ({ ...line, rest, count: `${mounts}x${each}`, mounts, each })
  if (counted) return of(Number(counted[1]), Number(counted[2]))
  const each = eachIn(rest)
  if (each !== undefined && line.count !== '')
    return before !== undefined || guns % each !== 0 ? of(guns, each) : of(guns / each, each)
  const turrets = Number(/\bin (\d{1,2}) /.exec(`${rest} `)?.[1] ?? 0)
  if (turrets > 0 && guns > 0 && guns % turrets === 0) return of(turrets, guns / turrets)
  return { ...line, rest }
}

/** `14 x 7.5in casemates`: how many, of which bore, and the rest; what it does not say is empty. */
export function gunLineIn(text: string): { readonly count: string; readonly calibre: string; readonly rest: string } {
  const line = text.trim()
  const {
    count = '',
    calibre = '',
    rest = line,
  } = gunLines.map((form) => form.exec(line)?.groups).find((groups) => groups !== undefined) ?? {}
  return { count: count.trim(), calibre: calibre.trim(), rest: rest.trim().toLowerCase() }
}
