import { fitLine } from '../card/fit'
import { measure } from '../card/measure'
import type { Operation } from '../card/operations'
import { wrap } from '../card/wrapped-text'
import { turnSentences, type TurnSentence } from '../report/headlines'
import { diceSaid } from '../report/markdown'
import type { ReportEntry, ReportTurn } from '../report/report'
import type { Words } from '../words/speak'
import { drawn, type Block } from './blocks'
import { prose, type Measure } from './text-blocks'
import { leastTextMm } from './text-page'

/** A sentence of the story, the first of a turn with its heading, set between two edges. */
export type SentenceSet = (at: Measure) => readonly Block[]

/** Between the edge and the text: the number of the turn. */
const numberMm = 11
const textMm = 3.6

/**
 * A turn: its number, what it was about, and what happened; the moment of the battle is on buff. Every sentence refers to
 * its line, and its dice and sums are a note at the foot of the page.
 */
export function turnSentencesOn(page: Measure, turn: ReportTurn, words: Words): readonly SentenceSet[] {
  const { shown, more } = turnSentences(turn)
  const sentences = shown.map(
    ({ text, entry }): SentenceSet =>
      (at) =>
        sentence(beside(at, turn), page, { text, entry }),
  )
  const rest: readonly SentenceSet[] =
    more === 0
      ? []
      : [(at) => prose(beside(at, turn), words('report.more', { n: more }), { face: 'work', size: 3, ink: 'ink-2' })]
  const [first, ...others] = [...sentences, ...rest]
  const opened: SentenceSet = (at) => [heading(at, turn, first !== undefined, words), ...(first?.(at) ?? [])]
  return [opened, ...others].map((set) => (turn.isMoment ? (at) => set(at).map((block) => onBuff(at, block)) : set))
}

const beside = ({ left, right }: Measure, { isMoment }: ReportTurn): Measure => ({
  left: left + numberMm,
  right: right - (isMoment ? 3 : 0),
})

function heading({ left, right }: Measure, turn: ReportTurn, isHeading: boolean, words: Words): Block {
  const said = turn.caption || turn.heading
  const room = beside({ left, right }, turn)
  const moment = turn.isMoment ? words('report.moment') : ''
  const title = fitLine('head', 5, said, room.right - room.left - measure('head-italic', 3, moment) - 4, 3.4)
  const x = left + (turn.isMoment ? 2 : 0)
  const draw = (y: number): readonly Operation[] => [
    { op: 'text', x, y: y + 6.2, text: String(turn.turn), size: 7, face: 'head', ink: 'ink' },
    { op: 'text', x: room.left, y: y + 6, text: title.text, size: title.size, face: 'head', ink: 'ink' },
    {
      ...{ op: 'text', x: room.right, y: y + 6, text: moment, size: 3 },
      ...{ face: 'head-italic', ink: 'ink-2', anchor: 'end' },
    } as const,
  ]
  return { ...drawn(8.4, draw), isHeading, bookmarks: [`${words('report.turn', { turn: turn.turn })}: ${said}`] }
}

/** The number of its line stands raised after the last word, and before the note. */
function sentence(at: Measure, page: Measure, { text, entry }: TurnSentence): readonly Block[] {
  const setting = { face: 'work', size: textMm, ink: 'ink', below: 0.4 } as const
  const said = entry ? noteOf(entry) : ''
  if (!entry || said === '') return prose(at, text, setting)
  const number = String(entry.seq)
  const lines = wrap(text, setting.face, textMm, at.right - at.left - measure('work-600', leastTextMm, number) - 0.5)
  const x = at.left + measure(setting.face, textMm, lines.at(-1)!) + 0.5
  const leading = textMm * 1.32
  return lines.map((line, place): Block => {
    const isLast = place === lines.length - 1
    const draw = (y: number): readonly Operation[] => {
      const baseline = y + textMm * 1.02
      const own = { op: 'text', x: at.left, y: baseline, text: line } as const
      const raised = { op: 'text', x, y: baseline - 1.1, text: number, size: leastTextMm } as const
      return [
        { ...own, size: textMm, face: setting.face, ink: 'ink' },
        ...(isLast ? [{ ...raised, face: 'work-600', ink: 'ink-2' } as const] : []),
      ]
    }
    const block = drawn(leading + (isLast ? setting.below : 0), draw)
    return isLast ? { ...block, notes: note(page, entry.seq, said) } : block
  })
}

/** So much of it is at the foot of the page; the line itself has all of it. */
const mostSaid = 330

function noteOf({ dice, sums, why }: ReportEntry): string {
  const reasons = sums.length > 0 ? sums : dice.length > 0 ? why : []
  const said = [diceSaid(dice), ...reasons].filter((part) => part !== '').join(' · ')
  if (said.length <= mostSaid) return said
  return `${said.slice(0, said.lastIndexOf(' ', mostSaid))} …`
}

/** As wide as the page, whatever the width of its sentence. */
function note(page: Measure, seq: number, said: string): readonly Block[] {
  const at = { left: page.left + noteNumberMm, right: page.right }
  const lines = prose(at, said, { face: 'work', size: noteMm, ink: 'ink-2', leadingEms: 1.25 })
  const number = { op: 'text', x: page.left, text: String(seq), size: noteMm, face: 'work-600', ink: 'ink' } as const
  return lines.map((line, place) =>
    place > 0
      ? line
      : {
          ...line,
          parts: (y) => [{ x: 0, y: 0, draw: () => [{ ...number, y: y + noteMm * 1.02 }] }, ...line.parts(y)],
        },
  )
}

const [noteMm, noteNumberMm] = [2.55, 7]

function onBuff({ left, right }: Measure, block: Block): Block {
  const ground: Operation = {
    op: 'rect',
    x: left,
    y: 0,
    width: right - left,
    height: block.heightMm + 0.1,
    fill: 'buff',
  }
  return { ...block, parts: (y) => [{ x: 0, y, draw: () => [ground] }, ...block.parts(y)] }
}
