/** The graduated bar of a range: bands with an end each, and a place on it. */
export interface RangeBand {
  readonly toInches: number
  /** Of the whole bar, percent. */
  readonly widthPercent: number
  readonly figure: string
  readonly holds: boolean
  /** Every other band is tinted, like the border of a chart. */
  readonly isTinted: boolean
  /** Its end is written under it: the end before a narrow last band would run into that of the bar. */
  readonly isEndWritten: boolean
}

/** Room for one figure under the bar, percent of it. */
const roomOfEndPercent = 10

export function bandsOf(endsInches: readonly number[], figures: readonly string[], at: number): readonly RangeBand[] {
  const whole = endsInches.at(-1) ?? 1
  const lastPercent = ((whole - (endsInches.at(-2) ?? 0)) / whole) * 100
  return endsInches.map((toInches, place) => {
    const from = endsInches[place - 1] ?? 0
    return {
      toInches,
      widthPercent: ((toInches - from) / whole) * 100,
      figure: figures[place] ?? '–',
      holds: at <= toInches && (place === 0 || at > from),
      isTinted: place % 2 === 0,
      isEndWritten: place !== endsInches.length - 2 || lastPercent >= roomOfEndPercent,
    }
  })
}

/** What the table measures in, to the inch. */
const unitsPerInch = { inches: 1, centimetres: 2.54 }
export type Measure = keyof typeof unitsPerInch

/** A range as it is read on the table: to the millimetre, or in inches as they were given. */
export function measured(inches: number, by: Measure): number {
  return by === 'inches' ? inches : Math.round(inches * unitsPerInch[by] * 10) / 10
}

/** The same in inches, to two places, as the input holds it. */
export function inchesOf(range: number, by: Measure): number {
  return by === 'inches' ? range : Math.round((100 * range) / unitsPerInch[by]) / 100
}

/** Where a pointer points, in whole units of the scale. */
export function rangeAt(x: number, box: { readonly left: number; readonly width: number }, whole: number): number {
  if (box.width <= 0) return 0
  return Math.round(Math.min(1, Math.max(0, (x - box.left) / box.width)) * whole)
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -8,
  PageUp: 8,
}

/** What a key makes of a range; `undefined` for a key that is not one of its own. */
export function keyedRange(key: string, now: number, most: number): number | undefined {
  const step = steps[key]
  if (step !== undefined) return Math.min(most, Math.max(0, now + step))
  if (key === 'Home') return 0
  return key === 'End' ? most : undefined
}

/** A range as it is typed, key by key. `at` is when its last key was pressed, ms. */
export interface TypedRange {
  readonly text: string
  readonly at: number
}

export const nothingTyped: TypedRange = { text: '', at: 0 }

/** After so long a digit begins a new figure instead of going on with the one before. */
export const freshAfterMs = 1500
const mostLetters = 6

/**
 * What a key makes of the figure being typed; `undefined` for a key that is none of its own. A comma is a point, and
 * Backspace takes the last letter off the figure.
 */
export function typedOn(before: TypedRange, key: string, at: number, shown: string): TypedRange | undefined {
  const had = at - before.at > freshAfterMs ? '' : before.text
  if (/^\d$/.test(key)) return { text: within(`${had}${key}`.replace(/^0+(?=\d)/, ''), had), at }
  if (key === '.' || key === ',') return { text: within(had.includes('.') ? had : `${had || '0'}.`, had), at }
  if (key === 'Backspace') return { text: (had || shown).slice(0, -1), at }
  return undefined
}

/** More letters than any range has are not taken. */
function within(text: string, before: string): string {
  return text.length > mostLetters ? before : text
}

/** The figure so far; nothing typed is a range of 0. */
export function figureOf({ text }: TypedRange): number {
  return text === '' ? 0 : Number(text)
}
