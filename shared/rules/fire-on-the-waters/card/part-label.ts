import { fitLine, fitsLine } from '../../../card/fit'
import { measure } from '../../../card/measure'
import type { Ink, Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import { lettered, smallestLetters } from '../../kit/card/lettering'
import { captionIn, type Setting as Printed } from '../../kit/card/marks'
import { mm } from '../../kit/card/shapes'
import type { WaterShip } from '../ship/ship'
import { arcOperations, labelOf, type Label } from './labels'
import { captionHeight } from './layout'
import type { Part } from './parts'

/** How a label is set: fresh on the face, or again by a mark. */
export interface Setting extends Printed {
  /** An outline behind letters that are over waves. */
  readonly halo?: Ink
}

/** From the top of a part to the middle of its sign and letter. */
export function middleOf({ rect }: Part): number {
  return rect.y + (rect.height - captionHeight) / 2 + 0.3
}

/** Sign and letter side by side in the middle of a part, and its caption on the ground below them. */
export function labelOperations(ship: WaterShip, part: Part, words: Words, setting: Setting): Operation[] {
  if (part.isSilent) return []
  const label = labelOf(ship, part.content, words)
  return [...signAndLetter(part, label, setting), ...captionOf(part, label, setting)]
}

const face = 'work-700'
const between = 0.9
const edge = 0.7

/** Alone a sign is larger; in one column it leaves a name the room. All leave a pencil some of the box. */
function sizesOf({ rect: { width } }: Part, { letter, sign }: Label) {
  if (letter === '') return { sign: 5, letter: 0 }
  if (letter.length === 1) return { sign: 5, letter: 4.4 }
  const isNarrow = width < 15
  const isPlan = typeof sign !== 'string'
  return { sign: isNarrow ? (isPlan ? 4.6 : 3.8) : 5, letter: isNarrow ? (letter.length > 3 ? 3.2 : 3.6) : 4.2 }
}

/** The sign is made smaller before the letter: a mount without its letter is useless. */
function signAndLetter(part: Part, label: Label, setting: Setting): Operation[] {
  if (label.sign === null) return []
  const { x, width } = part.rect
  const room = width - 2 * edge
  const sizes = sizesOf(part, label)
  const wanted = measure(face, sizes.letter, label.letter)
  const sign = label.letter === '' ? sizes.sign : Math.max(2.4, Math.min(sizes.sign, room - between - wanted))
  const letter = fitLine(face, sizes.letter, label.letter, room - between - sign, smallestLetters)
  const whole = sign + (letter.text === '' ? 0 : between + letter.width)
  const left = x + (width - whole) / 2
  const middle = middleOf(part)
  return [
    ...signOperations(label.sign, left + sign / 2, middle, sign, setting),
    ...(letter.text === ''
      ? []
      : [text(letter.text, left + sign + between, middle + letter.size * 0.345, letter.size, face, setting)]),
  ]
}

function signOperations(sign: NonNullable<Label['sign']>, x: number, y: number, size: number, setting: Setting) {
  const { ink, ground } = setting
  if (typeof sign !== 'string') return arcOperations(sign.arc, sign, { x: mm(x), y: mm(y), radius: mm(size / 2), ink })
  return [{ op: 'glyph', glyph: sign, x: mm(x - size / 2), y: mm(y - size / 2), size, ink, ground } as const]
}

/** Made smaller first, then said in short, then cut, before it becomes unreadable. */
function captionOf({ rect, content }: Part, { word, short }: Label, setting: Setting): Operation[] {
  if (word === '') return []
  const quiet = content.kind === 'stores' ? 'ink-3' : 'ink-2'
  const tone = captionIn({ ...setting, isCrossed: setting.isCrossed || setting.halo !== undefined }, quiet)
  const room = rect.width - 2 * 0.7
  const said = fitsLine('work-500', smallestLetters, word, room) ? word : short
  const set = fitsLine(tone.face, smallestLetters, said, room) ? tone.face : 'work-500'
  const line = fitLine(set, 2.6, said, room, smallestLetters)
  const x = rect.x + rect.width / 2 - line.width / 2
  return [text(line.text, x, rect.y + rect.height - 1.2, line.size, set, { ...setting, ink: tone.ink })]
}

function text(
  letters: string,
  x: number,
  y: number,
  size: number,
  style: 'work-500' | 'work-600' | 'work-700',
  { ink, halo }: Setting,
): Operation {
  const outline = halo && { halo: { ink: halo, width: style === 'work-700' ? 0.9 : 0.7 } }
  return lettered(letters, mm(x), mm(y), { size, face: style, ink, ...outline })
}
