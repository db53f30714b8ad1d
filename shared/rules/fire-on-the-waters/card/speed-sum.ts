import type { Operation } from '../../../card/operations'
import { textLine, widthOf, type Run } from '../../../card/text-line'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { presentSpeed, type SpeedLoss } from '../ship/speed'
import { casualtyLines, saidOf } from './casualties'
import { cardKey, header, speedEnds } from './layout'

const slowed = { x: header.figures + 1.4, y: 23.2, pitch: 2.9, lines: 2, room: speedEnds - header.figures - 2 } as const

/** Under the figures the sum of what she has lost of her speed, and what is wrong with her helm and plant. */
export function slowedLines(inPlay: ShipInPlay, words: Words): Operation[] {
  const { x, y, pitch, lines, room } = slowed
  const said = saidOf('helm', inPlay, words)
  const sum = sumLines(inPlay, words, said.length > 0 ? lines - 1 : lines)
  const place = { x, y: y + sum.length * pitch, width: room, lines: lines - sum.length, pitch }
  return [
    ...sum.flatMap((runs, line) => textLine(x, y + line * pitch, room, runs)),
    ...(said.length > 0 ? casualtyLines(said, place, words) : []),
  ]
}

const sumStyle = { face: 'work-500', size: 2.7, ink: 'ink-2', before: 0.7 } as const

/** `flooding −0.50, plant 25 % −0.75: 3.00″` on so many lines; losses are combined where they do not fit. */
function sumLines(inPlay: ShipInPlay, words: Words, most: number): readonly (readonly Run[])[] {
  const { most: left, losses } = presentSpeed(inPlay)
  if (losses.length === 0) return []
  const say = (loss: SpeedLoss) => words(cardKey('loss'), { cause: causeOf(loss, words), inches: fixed(loss.inches) })
  const saying = (shown: number): readonly (readonly Run[])[] => {
    const rest = losses.slice(shown)
    const sum = fixed(rest.reduce((all, loss) => all + loss.inches, 0))
    const others = rest.length === 0 ? [] : [words(cardKey('otherLosses'), { n: rest.length, inches: sum })]
    const terms = [...losses.slice(0, shown).map(say), ...others]
    const runs = terms.map((term, at): Run => ({ ...sumStyle, text: `${term}${at < terms.length - 1 ? ',' : ':'}` }))
    return inLines([...runs, { ...sumStyle, face: 'work-700', ink: 'ink', text: inches(left, words) }])
  }
  let shown = losses.length
  while (shown > 1 && saying(shown).length > most) shown--
  return saying(shown).slice(0, most)
}

function inLines(runs: readonly Run[]): readonly Run[][] {
  const lines: Run[][] = []
  for (const run of runs) {
    const last = lines.at(-1)
    if (last && widthOf([...last, run]) <= slowed.room) last.push(run)
    else lines.push([{ ...run, before: 0 }])
  }
  return lines
}

/** Losses by their short names; of the plant the per cent too. */
function causeOf({ cause, say }: SpeedLoss, words: Words): string {
  const percent = say.values?.['percent']
  if (cause === 'plant') return words(cardKey('losses.plant'), { percent: percent ?? 0 })
  const named = cardKey(`losses.${cause}`)
  return words(named) === named ? words(cardKey('losses.other')) : words(named)
}

/** Speeds go in quarters and are written so: `4.25`, `3.00`. */
function fixed(value: number): string {
  return value.toFixed(2)
}

export function inches(value: number, words: Words): string {
  return words('card.inches', { inches: fixed(value) })
}
