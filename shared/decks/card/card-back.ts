import type { Operation } from '../../card/operations'
import { artOperations, placed, solid, turned, type ArtPart, box, circle } from './art/art-part'
import { graduation, star } from './art/compass-rose'
import { figureOutlines, nameOutlines } from './back-lettering'
import { cardGround } from './card-front'

const [middleX, middleY] = [317.5, 444.5]
const roseRadius = 190

/**
 * The back of every card, the same either way up. Without bleed it has a margin, which forgives a crooked cut; with
 * bleed its ink extends beyond the cut.
 */
export function cardBack(bleedMm = 0): readonly Operation[] {
  drawn ??= artOperations(backParts())
  return [cardGround(bleedMm > 0 ? 'ink' : 'sheet', bleedMm), ...drawn]
}

let drawn: readonly Operation[] | undefined

function backParts(): readonly ArtPart[] {
  return [
    solid(box(36, 36, 563, 817)),
    solid(box(46, 46, 543, 797), 'sheet'),
    solid(`${alternating(50, 50, 535, 7)}${alternating(50, 829, 535, 7)}${uprights(50)}${uprights(575)}`),
    solid(box(60, 60, 515, 769)),
    { d: graticule(), stroke: { tone: 'sheet', width: 1.2, opacity: 0.34 } },
    solid(circle(middleX, middleY, roseRadius + 28)),
    ...graduation(middleX, middleY, roseRadius, 'sheet'),
    ...star(middleX, middleY, roseRadius * 0.7, 'sheet', 'ink'),
    ...figures(),
    ...twice([fleur(middleX, middleY - roseRadius), ...name(middleX, 140)]),
  ]
}

/** Once upright and once upside down. */
function twice(parts: readonly ArtPart[]): readonly ArtPart[] {
  return [...parts, ...turned(parts, 180, middleX, middleY)]
}

/** The bar of a chart border, beginning and ending in ink. */
function alternating(x: number, y: number, length: number, bars: number): string {
  const each = length / (2 * bars - 1)
  return Array.from({ length: bars }, (_, bar) => box(x + 2 * bar * each, y, each, 10)).join('')
}

function uprights(x: number): string {
  const bars = 11
  const each = 789 / (2 * bars - 1)
  return Array.from({ length: bars }, (_, bar) => box(x, 50 + 2 * bar * each, 10, each)).join('')
}

function graticule(): string {
  let d = ''
  for (let line = 0; line <= 10; line++) {
    d += `M${62 + line * 51.1} 62V827M62 ${62 + line * 76.5}H573`
  }
  return d
}

/** Quadrants, as compass cards had them before they had degrees: from north and south to ninety at east and west. */
function figures(): readonly ArtPart[] {
  const quadrant = ['0', '30', '60', '90', '60', '30'] as const
  return Array.from({ length: 12 }, (_, place) => {
    const figure = figureOutlines[quadrant[place % 6] ?? '0']
    return turned(
      placed([solid(figure, 'sheet')], middleX, middleY - roseRadius * 0.745, 0.19),
      place * 30,
      middleX,
      middleY,
    )
  }).flat()
}

function fleur(x: number, y: number): ArtPart {
  return solid(`M${x} ${y - 30.4}c13.3 11.4 13.3 22.8 0 32.3c-13.3 -9.5 -13.3 -20.9 0 -32.3z`, 'sheet')
}

function name(x: number, y: number): readonly ArtPart[] {
  return placed([solid(nameOutlines, 'sheet')], x, y, 0.34)
}
