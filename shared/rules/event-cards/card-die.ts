import type { RuleDraft } from '../../game/rule-draft'
import { roll, type Dialogue } from '../../kernel/dialogue'
import type { EventDie } from '../../decks/naval/event'
import type { PlayedEvent } from './played-event'
import { says } from './says'

/** The D6 of the card's own table, rolled by whoever plays it: what its row says. */
export function* cardDie(table: RuleDraft, play: PlayedEvent, on: string): Dialogue<string> {
  const rows = rowsOf(play)
  const because = rows.map(([from, to, outcome]) =>
    says(`row.${outcome}`, { faces: from === to ? String(from) : `${from}–${to}` }),
  )
  const prompt = {
    to: play.player,
    ask: says(`ask.die.${play.event.key}`, { on }),
    because,
  }
  const face = yield* roll('die', 'D6', prompt)
  const outcome = outcomeOf(rows, face)
  table.because(says(`rolled.${outcome}`, { on, face }))
  return outcome
}

function rowsOf({ event }: PlayedEvent): NonNullable<EventDie['rows']> {
  return event.dice.find(({ rows }) => rows)?.rows ?? []
}

export function outcomeOf(rows: NonNullable<EventDie['rows']>, face: number): string {
  const row = rows.find(([from, to]) => face >= from && face <= to)
  if (!row) throw new Error(`no row for ${face}`)
  return row[2]
}
