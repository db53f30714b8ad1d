import type { ShipFigures } from '../../../documents/ship-figures'
import { own } from '../../../kernel/own'
import type { Scalar } from '../../../kernel/scalar'
import type { FigureMend, FigureProblem } from '../../pack/recipe'
import { boreIn, inchesIn, numberIn, type Units } from './quantity'

/** A line of guns with its figures read. */
export interface GunsRead {
  /** Its place in the form. */
  readonly index: number
  readonly inches: number
  readonly calibre: string
  said(name: string): string
}

interface Wanted {
  readonly least: number
  readonly most: number
  /** What is taken where nothing is said. */
  readonly usual: number
  readonly read?: (text: string) => number | undefined
  /** A unit to write behind a figure that is mended or assumed. */
  readonly unit?: string
  /** Nobody minds when it is not said. */
  readonly isOptional?: boolean
}

/**
 * Reads the figures of a form for a recipe. What is missing or cannot be is taken as the nearest that can, and becomes a
 * problem with its place and, where there is one, its mend.
 */
export function figureReader(figures: ShipFigures) {
  const problems: FigureProblem[] = []
  const said = (name: string) => (own<string, string>(figures.said, name) ?? '').trim()
  const units: Units = said('units') === 'metric' ? 'metric' : 'imperial'

  function problem(
    key: string,
    at: string | number,
    values: Readonly<Record<string, Scalar>>,
    more: Partial<FigureProblem> = {},
  ): void {
    problems.push({ key: `${key}:${at}`, say: { key: `recipe.problems.${key}`, values }, at, refuses: true, ...more })
  }
  const take = (to: string | number, mended: ShipFigures): FigureMend => ({
    say: { key: 'recipe.mends.take', values: { to } },
    to: mended,
  })
  const saying = (name: string, to: string): ShipFigures => ({ ...figures, said: { ...figures.said, [name]: to } })

  function figure(name: string, { least, most, usual, read = numberIn, unit, isOptional = false }: Wanted): number {
    const text = said(name)
    if (text === '') {
      if (!isOptional)
        problem(
          'missing',
          name,
          { field: name, usual: unit === undefined ? usual : `${usual} ${unit}` },
          { key: `missing-${name}:${usual}`, refuses: false },
        )
      return usual
    }
    const value = read(text)
    if (value === undefined) {
      problem('unread', name, { text })
      return usual
    }
    const nearest = Math.min(most, Math.max(least, value))
    if (nearest !== value) {
      const mended = saying(name, unit === undefined ? String(nearest) : `${nearest} ${unit}`)
      problem('outside', name, { field: name, least, most }, { mends: [take(nearest, mended)] })
    }
    return nearest
  }

  /** Inches of plate; nothing or a dash for none. */
  function plate(name: string, most: number): number {
    const text = said(name)
    if (text === '' || /^[-–—]$/.test(text)) return 0
    const value = inchesIn(text, units)
    if (value !== undefined && value <= most) return value
    problem('thickness', name, { text })
    return 0
  }

  function choice<Choice extends string>(name: string, choices: readonly Choice[], usual: Choice): Choice {
    return choices.find((each) => each === said(name)) ?? usual
  }

  /** The lines of guns and tubes whose calibre can be read. */
  function guns(): readonly GunsRead[] {
    return figures.guns.flatMap((line, index): GunsRead[] => {
      const saidOf = (name: string) => (own<string, string>(line, name) ?? '').trim()
      const calibre = saidOf('calibre')
      const inches = boreIn(calibre)
      if (isBore(inches)) return [{ index, inches, calibre, said: saidOf }]
      // No gun has 28 inches: a book in centimetres.
      const units = numberIn(calibre) === undefined ? [] : ['cm', 'mm']
      const unit = units.find((each) => isBore(boreIn(`${calibre} ${each}`)))
      const to = `${calibre} ${unit}`
      problem(
        'calibre',
        index,
        { text: calibre },
        unit === undefined ? {} : { mends: [take(to, inLine(index, { calibre: to }))] },
      )
      return []
    })
  }
  const inLine = (index: number, to: Readonly<Record<string, string>>): ShipFigures => ({
    ...figures,
    guns: figures.guns.map((line, at) => (at === index ? { ...line, ...to } : line)),
  })

  /** A mount of so many guns for as many single ones, where their number allows it. */
  function joined(index: number, mounts: number, most: { readonly mounts: number; readonly each: number }) {
    return ([2, 3, 4] as const)
      .filter((each) => each <= most.each && mounts >= each && mounts % each === 0 && mounts / each <= most.mounts)
      .map((each): FigureMend => ({
        say: { key: `recipe.mends.joined.${each}`, values: { n: mounts / each } },
        to: inLine(index, { count: `${mounts / each}x${each}` }),
      }))
  }

  /** Asked of a ship with no line of guns but tubes. */
  function unarmed(isTube: (mounting: string) => boolean): void {
    if (figures.guns.every((line) => isTube(own<string, string>(line, 'mounting') ?? '')))
      problem('unarmed', 'guns', {}, { key: 'unarmed', refuses: false })
  }

  return { problems, problem, said, units, figure, plate, choice, guns, inLine, take, joined, unarmed }
}

/** What the recipe works out, and the sentence that says how. */
export const derivedBy = (path: string, values: Readonly<Record<string, Scalar>> = {}, key = path) => ({
  path,
  sum: { key: `recipe.sums.${key}`, values },
})

/** Knots beyond so much of the root of her length in feet, at which no ship of that size was driven. */
export function tooFast(
  { knots, metres, tons }: { readonly knots: number; readonly metres: number; readonly tons: number },
  most: number,
): readonly FigureProblem[] {
  if (knots / Math.sqrt(metres / 0.3048) <= most) return []
  const values = { knots, tons }
  return [{ key: `fast:${knots}:${tons}`, say: { key: 'recipe.problems.fast', values }, at: 'knots', refuses: false }]
}

const isBore = (inches: number | undefined): inches is number => inches !== undefined && inches >= 0.3 && inches <= 21
