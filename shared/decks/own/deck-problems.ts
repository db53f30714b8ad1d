import { cardsIn, deckDocument, mostRows, rowsOf, type DeckDocument } from '../deck-document'
import { mostKinds, type Asked, type OwnCard } from '../own-card'
import { mostCards } from '../pile-schema'
import { assertNever } from '../../kernel/assert-never'
import { cutOn } from '../card/card-front'
import { ownCardFace } from '../card/printed-face'
import type { Phrase } from '../../kernel/phrase'
import { isSeen } from '../../kernel/seen-text'
import type { Words } from '../../words/speak'
import { facesOf, type DieName } from '../../kernel/dice'

/** What is wrong with a deck, and where. */
export interface DeckProblem {
  /** Of which card, counted from 0; `null`: of the deck itself. */
  readonly card: number | null
  /** The form field it is shown beside. */
  readonly field: 'title' | 'text' | 'cards' | 'blacks' | 'asks' | 'lasts'
  readonly sentence: string
  /** The deck cannot be saved with it. */
  readonly refuses: boolean
}

/** The sentences of some problems, field by field. */
export function sentencesOf(problems: readonly DeckProblem[]): (field: DeckProblem['field']) => readonly string[] {
  return (field) => problems.filter((problem) => problem.field === field).map(({ sentence }) => sentence)
}

/** All problems of a deck in the editor, in sentences. Without a blocking one the deck can be saved. */
export function deckProblems(deck: DeckDocument, words: Words): readonly DeckProblem[] {
  const found = [...ofDeck(deck, words), ...deck.cards.flatMap((card, at) => ofCard(deck, card, at, words))]
  if (found.some(({ refuses }) => refuses)) return found
  return [...found, ...unfit(deck, words)]
}

function ofDeck({ title, cards, blacks }: DeckDocument, words: Words): DeckProblem[] {
  const problem = problemsAt(null, words)
  const [all, rows] = [cardsIn({ cards, blacks }), rowsOf(cards)]
  return [
    ...(isSeen(title) ? [] : [problem('title', 'deckTitle')]),
    ...(cards.length === 0 ? [problem('cards', 'noCards')] : []),
    ...(cards.length > mostKinds ? [problem('cards', 'tooManyKinds', { n: cards.length, most: mostKinds })] : []),
    ...(rows > mostRows ? [problem('cards', 'tooManyRows', { n: rows, most: mostRows })] : []),
    ...(all > mostCards ? [problem('blacks', 'tooMany', { n: all, most: mostCards })] : []),
  ]
}

function ofCard({ cards }: DeckDocument, card: OwnCard, at: number, words: Words): DeckProblem[] {
  const problem = problemsAt(at, words)
  const { title, asks, lasts } = card
  if (!isSeen(title)) return [problem('title', 'cardTitle', { n: at + 1 })]
  const cut = cutsOf(card, words)
  const isTwin = cards.slice(0, at).some((other) => other.title.trim() === title.trim())
  const hasTurns = asks.some(({ ask }) => ask === 'turns')
  return [
    ...(isTwin ? [problem('title', 'sameTitle', { title }, false)] : []),
    ...(cut.title ? [problem('title', 'titleCut', { card: title.slice(0, 40) }, false)] : []),
    ...(cut.text ? [problem('text', 'textCut', { card: title }, false)] : []),
    ...(lasts === 'turns' && !hasTurns ? [problem('lasts', 'noTurns', { card: title }, false)] : []),
    ...asks.flatMap((each) => problemsOf(each, words).map((why) => problem('asks', 'table', { card: title, why }))),
  ]
}

function problemsAt(card: number | null, words: Words) {
  return (field: DeckProblem['field'], key: string, values: Phrase['values'] = {}, refuses = true): DeckProblem => ({
    ...{ card, field, refuses },
    sentence: words(`ownDecks.problems.${key}`, values),
  })
}

/** Memoised per card: measuring two hundred cards at every letter would be too slow. */
const measured = new WeakMap<OwnCard, ReturnType<typeof cutOn>>()

function cutsOf(card: OwnCard, words: Words): ReturnType<typeof cutOn> {
  const known = measured.get(card) ?? cutOn(ownCardFace(card, words))
  measured.set(card, known)
  return known
}

/** What is wrong with one question, in sentences of its own. */
function problemsOf(each: Asked, words: Words): readonly string[] {
  switch (each.ask) {
    case 'ship':
    case 'formation':
      return []
    case 'turns':
      return each.least > each.most ? [words('ownDecks.problems.turnsBackwards', each)] : []
    case 'die':
      return dieTableProblems(each).map((problem) => problemSentence(problem, words))
    default:
      return assertNever(each)
  }
}

/** What is wrong with a table, in a sentence. */
export function problemSentence(problem: DieTableProblem, words: Words): string {
  const key = `ownDecks.table.${problem.problem}`
  return 'faces' in problem ? words(key, { faces: spanText(problem.faces, words) }) : words(key, { n: problem.row + 1 })
}

/** `3`, `4 to 6` */
export function spanText({ from, to }: Span, words: Words): string {
  return from === to ? String(from) : words('ownDecks.table.span', { from, to })
}

/** The schema decides last: it refuses what no sentence above covers. */
function unfit(deck: DeckDocument, words: Words): DeckProblem[] {
  const checked = deckDocument.safeParse(deck)
  if (checked.success) return []
  const { path } = checked.error.issues[0]!
  const card = path[0] === 'cards' && typeof path[1] === 'number' ? path[1] : null
  const sentence = words('ownDecks.problems.unfit', { where: path.join(' ') })
  return [{ card, field: card === null ? 'title' : 'asks', sentence, refuses: true }]
}

export type DieTable = Asked & { readonly ask: 'die' }
export type DieRow = DieTable['rows'][number]

/** Faces that follow one another, both ends counted. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Why a table does not have exactly one result for every face, with the row or faces. */
export type DieTableProblem =
  | { readonly problem: 'unsaid' | 'backwards' | 'beyond' | 'order'; readonly row: number }
  | { readonly problem: 'missing' | 'twice'; readonly faces: Span }

/** The problems of a table. One without rows has none: the face is the result. */
export function dieTableProblems({ die, rows }: Pick<DieTable, 'die' | 'rows'>): readonly DieTableProblem[] {
  if (rows.length === 0) return []
  const faces = facesOf(die)
  const [lowest, highest] = [faces[0]!, faces.at(-1)!]
  const inRows = rows.flatMap(({ from, to, says }, row): readonly DieTableProblem[] => {
    const above = rows[row - 1]
    return [
      ...(says.trim() === '' ? [{ problem: 'unsaid', row } as const] : []),
      ...(from > to ? [{ problem: 'backwards', row } as const] : []),
      ...(from < lowest || to > highest ? [{ problem: 'beyond', row } as const] : []),
      ...(above && from < above.from ? [{ problem: 'order', row } as const] : []),
    ]
  })
  const given = (face: number) => rows.filter(({ from, to }) => face >= from && face <= to).length
  return [
    ...inRows,
    ...spans(die, (face) => given(face) === 0).map((faces) => ({ problem: 'missing', faces }) as const),
    ...spans(die, (face) => given(face) > 1).map((faces) => ({ problem: 'twice', faces }) as const),
  ]
}

/** A row for the first faces that have none; `undefined` where every face has one. */
export function rowForGap(table: Pick<DieTable, 'die' | 'rows'>): DieRow | undefined {
  const [gap] = spans(table.die, (face) => !table.rows.some(({ from, to }) => face >= from && face <= to))
  return gap && { ...gap, says: '' }
}

/** Rows in the order of their faces. */
export function inOrder(rows: readonly DieRow[]): readonly DieRow[] {
  return rows.toSorted((one, other) => one.from - other.from)
}

/** Runs of faces for which something holds. */
function spans(die: DieName, holds: (face: number) => boolean): readonly Span[] {
  const found: Span[] = []
  let last = false
  for (const face of facesOf(die)) {
    const does = holds(face)
    if (does) found.push({ from: last ? found.pop()!.from : face, to: face })
    last = does
  }
  return found
}
