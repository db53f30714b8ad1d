import { isGapped, type Asked } from '../deck-document'
import { dieNames } from '../../kernel/dice'

type Row = (Asked & { ask: 'die' })['rows'][number]

/**
 * The questions of a card in one cell: `ship enemy | D6 1-3 port; 4-6 starboard | turns 1-3`. Made for people who fill
 * in a spreadsheet.
 */
export function asksText(asks: readonly Asked[]): string {
  return asks.map(askText).join(' | ')
}

function askText(each: Asked): string {
  switch (each.ask) {
    case 'ship':
    case 'formation':
      return `${each.ask} ${each.whose}`
    case 'turns':
      return `turns ${span(each.least, each.most)}`
    case 'die':
      return [each.die, each.rows.map(rowText).join('; ')].join(' ').trim()
  }
}

function rowText({ from, to, says }: Row): string {
  // A colon separates the faces from text that begins with a sign.
  return `${span(from, to)}${/^[-–:=]/.test(says) ? ':' : ''} ${says.replace(/[\\;|]/g, '\\$&')}`
}

function span(from: number, to: number): string {
  return from === to ? String(from) : `${from}-${to}`
}

/** Reads it back; `undefined` where it cannot be read. No questions are an empty text. */
export function readAsks(text: string): readonly Asked[] | undefined {
  if (text.trim() === '') return []
  const asks = parted(text, '|').map((part) => readAsk(part.trim()))
  return asks.every((each) => each !== undefined && !isGapped(each)) ? (asks as Asked[]) : undefined
}

/** The parts between separators; a separator after a backslash is a letter. */
function parted(text: string, separator: '|' | ';'): readonly string[] {
  const parts = ['']
  for (const piece of text.match(/\\[\\;|]|[^]/gu) ?? []) {
    if (piece === separator) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts
}

function readAsk(text: string): Asked | undefined {
  const [word = '', ...rest] = text.split(/\s+/)
  const said = text.slice(word.length).trim()
  const die = dieNames.find((name) => name.toLowerCase() === word.toLowerCase())
  if (die) {
    const rows = said === '' ? [] : parted(said, ';').map((row) => readRow(row.trim()))
    return rows.every((row) => row !== undefined) ? { ask: 'die', die, rows } : undefined
  }
  switch (word.toLowerCase()) {
    case 'ship':
    case 'formation': {
      const whose = (rest[0] ?? 'any').toLowerCase()
      const isWhose = whose === 'own' || whose === 'enemy' || whose === 'any'
      return isWhose ? { ask: word.toLowerCase() === 'ship' ? 'ship' : 'formation', whose } : undefined
    }
    case 'turns': {
      const found = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(said)
      if (!found) return undefined
      const least = Number(found[1])
      return least === 0 ? undefined : { ask: 'turns', least, most: Number(found[2] ?? least) }
    }
    default:
      return undefined
  }
}

function readRow(text: string): Row | undefined {
  const found = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?(?!\d)\s*[:=]?\s*([^\n\r\t]+)$/.exec(text)
  const says = found?.[3]?.replace(/\\([\\;|])/g, '$1').trim()
  if (!found || says === undefined || says.length > 120) return undefined
  const from = Number(found[1])
  return { from, to: Number(found[2] ?? from), says }
}
