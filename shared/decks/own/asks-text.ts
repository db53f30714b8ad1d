import { isGapped, type Asked } from '../../documents/deck'
import { dieNames } from '../../kernel/dice'

/**
 * What a card asks, as one line of a table: `ship enemy | D6 1-3 port; 4-6 starboard | turns 1-3`. Written for hands
 * that fill a spreadsheet.
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
      return [each.die, each.rows.map(({ from, to, says }) => `${span(from, to)} ${says}`).join('; ')].join(' ').trim()
  }
}

function span(from: number, to: number): string {
  return from === to ? String(from) : `${from}-${to}`
}

/** Reads it back; `undefined` where it says something else. Nothing asked is an empty text. */
export function readAsks(text: string): readonly Asked[] | undefined {
  if (text.trim() === '') return []
  const asks = text.split('|').map((part) => readAsk(part.trim()))
  return asks.every((each) => each !== undefined && !isGapped(each)) ? (asks as Asked[]) : undefined
}

function readAsk(text: string): Asked | undefined {
  const [word = '', ...rest] = text.split(/\s+/)
  const said = text.slice(word.length).trim()
  const die = dieNames.find((name) => name.toLowerCase() === word.toLowerCase())
  if (die) {
    const rows = said === '' ? [] : said.split(';').map((row) => readRow(row.trim()))
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

function readRow(text: string) {
  const found = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*[:=]?\s*(.{1,120})$/.exec(text)
  if (!found) return undefined
  const from = Number(found[1])
  return { from, to: Number(found[2] ?? from), says: found[3]!.trim() }
}
