import type { Operation } from '../../card/operations'
import { textLine, widthOf, type Run } from '../../card/text-line'
import type { PageNumber } from '../print-page'
import type { Words } from '../../words/speak'
import { cardHeightMm, cardWidthMm } from '../../decks/card/playing-card'
import type { Offset, Place, SheetPlan } from './sheet-plan'

export interface SheetHeading extends PageNumber {
  readonly title: string
  readonly sheet: number
  readonly sheets: number
  readonly cropMarks: boolean
  /** On a sheet of backs: how they were moved. */
  readonly backs: Offset | null
}

const sizeMm = 2.6
/** From the baseline to the ground of the cards, and where there is little room. */
const [liftMm, leastLiftMm] = [2, 0.7]
/** From the margin to the baseline. */
const ascentMm = 1.95
/** Clear of the crop marks, where the line runs over them. */
const overMarksMm = 8
/** A long title is cut before the line is set smaller than 6½ point. */
const smallest = 0.89

/**
 * What the sheet is and how to print it: a phrase over each of three columns, or one line where there are fewer. The
 * line follows the places of the fronts or the backs, clear of their marks. Without room above the cards there is none.
 */
export function sheetHead(
  { columns, bleedMm, edges }: Pick<SheetPlan, 'columns' | 'bleedMm' | 'edges'>,
  places: readonly Place[],
  said: SheetHeading,
  words: Words,
): Operation[] {
  const left = Math.min(...places.map(({ x }) => x))
  const ground = Math.min(...places.map(({ y }) => y)) - bleedMm
  const column = cardWidthMm + 2 * bleedMm
  const phrases = phrasesOf(said, words)
  const highest = edges.top + ascentMm
  if (highest > ground - leastLiftMm) return []
  const overMarks = ground - overMarksMm
  if (columns < 3 && overMarks >= highest) {
    const width = columns * column - 2 * bleedMm
    return textLine(left, overMarks, width, fitting(phrases, width), { smallest })
  }
  const y = Math.max(highest, ground - liftMm)
  const room = cardWidthMm - 4
  // Crop marks are between the columns: phrases without a column go over the last one.
  const own = Math.min(3, columns) - 1
  const overColumns = [...phrases.slice(0, own), fitting(phrases.slice(own), room)]
  return overColumns.flatMap((phrase, at) => textLine(left + at * column + 2, y, room, phrase, { smallest }))
}

type Phrase = readonly Run[]

/** Phrases in one line; how to print goes before whose cards these are and which page it is. */
function fitting(phrases: readonly Phrase[], room: number): Phrase {
  const line = phrases.flatMap((phrase, place) => (place === 0 ? phrase : [run(' · '), ...phrase]))
  if (phrases.length <= 2 || widthOf(line) * smallest <= room) return line
  return fitting(phrases.toSpliced(-2, 1), room)
}

/** Whose cards, how to print them, and last which page it is. */
function phrasesOf(
  { title, sheet, sheets, cropMarks, backs, page, pages }: SheetHeading,
  words: Words,
): readonly Phrase[] {
  const whose = [
    run(title),
    run(' · '),
    run(words(backs ? 'printDeck.backsOf' : 'printDeck.sheetOf', { sheet, sheets })),
  ]
  const number = [run(words('print.page', { page, pages }))]
  if (backs === null) {
    const how = words(cropMarks ? 'printDeck.cutOnMarks' : 'printDeck.fullSize')
    return [whose, [run(how)], [run(words('printDeck.size', { width: cardWidthMm, height: cardHeightMm }))], number]
  }
  const turned = [run(words('printDeck.turnOver'))]
  return [whose, turned, ...(cropMarks ? [[run(shiftInWords(backs, words))]] : []), number]
}

function shiftInWords({ acrossMm, downMm }: Offset, words: Words): string {
  if (acrossMm === 0 && downMm === 0) return words('printDeck.marksMeet')
  const across = words(acrossMm < 0 ? 'printDeck.left' : 'printDeck.right', { mm: Math.abs(acrossMm) })
  const down = words(downMm < 0 ? 'printDeck.up' : 'printDeck.down', { mm: Math.abs(downMm) })
  return words('printDeck.moved', { across, down })
}

function run(text: string): Run {
  return { text, face: 'work-500', size: sizeMm, ink: 'ink-2' }
}
