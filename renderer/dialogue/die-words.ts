import { say } from '../words'
import type { Asked } from './dialogue-rows'
import type { TypedDice } from '../stores/typed-dice'
import type { DiceQuestion } from '#shared/kernel/replay-dialogue'

/** One die of a row as it is drawn and named. */
export interface ShownDie {
  readonly key: string
  readonly question: string
  readonly die: DiceQuestion['die']
  readonly is: Asked['is']
  readonly shown: string
  readonly label: string
  readonly byApp: boolean
}

/** The dice of a question: one, or as many as its fistful has. The one that waits shows what was typed of it. */
export function diceOf(asked: Asked<DiceQuestion>, name: string, typing: TypedDice): readonly ShownDie[] {
  const { question, is } = asked
  const { die } = question
  const count = question.kind === 'rolls' ? question.count : 1
  const given = asked.answer === undefined ? [] : [asked.answer].flat()
  return Array.from({ length: count }, (_, at): ShownDie => {
    const named = count > 1 ? say('dialogue.row.ofMany', { name, at: at + 1, of: count }) : name
    const common = { key: `${question.key} ${at}`, question: question.key, die, byApp: false }
    if (is === 'answered') {
      const byApp = asked.dice[at]?.by === 'app'
      const by = say(byApp ? 'dialogue.row.rolled' : 'dialogue.row.typed')
      const label = say('dialogue.row.die', { name: named, die, face: String(given[at]), by })
      return { ...common, is, shown: String(given[at]), label, byApp }
    }
    const typed = is === 'waiting' ? typing.faces.value[at] : undefined
    if (typed !== undefined) {
      const label = say('dialogue.row.die', { name: named, die, face: typed, by: say('dialogue.row.typed') })
      return { ...common, is: 'answered', shown: String(typed), label }
    }
    if (is === 'coming' || at > typing.faces.value.length) {
      return { ...common, is: 'coming', shown: '', label: say('dialogue.row.dieLater', { name: named, die }) }
    }
    const digits = typing.digits.value
    const label = say(digits === '' ? 'dialogue.row.dieWaits' : 'dialogue.row.dieTyping', { name: named, die, digits })
    return { ...common, is: 'waiting', shown: digits, label }
  })
}

/** `1–2`; a single face by itself. */
export function rangeUpTo(atMost: number): string {
  if (atMost < 1) return say('dialogue.row.never')
  return atMost === 1 ? '1' : `1–${atMost}`
}
