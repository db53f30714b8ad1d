import { computed, type Ref } from 'vue'
import { appDice } from './app-dice'
import { giveAnswer, takeBack } from '#shared/game/dialogue-entries'
import type { Entry, LineOf, RolledDie } from '#shared/game/journal-line'
import { RuleDraft } from '#shared/game/rule-draft'
import type { GameState, OpenDialogue } from '#shared/game/state'
import { checkAnswer } from '#shared/kernel/answer'
import { isBlind, isDiceQuestion, rollAhead, type BlindQuestion } from '#shared/kernel/replay-dialogue'
import { drawLot } from '#shared/kernel/draw-lot'
import type { Answer, Question } from '#shared/kernel/question'
import { waitingEffects, type ReplayedProcedure } from '#shared/rules/run/replay-procedure'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

interface OnThePanel {
  pack(): RulesPack | null
  /** The table the dialogue was begun on. */
  base(): GameState | undefined
  dialogue(): OpenDialogue | undefined
  replayed(): ReplayedProcedure | undefined
  question(): Question | undefined
  /** A question answered already that is being answered again. */
  readonly editing: Ref<string | null>
  send(...entries: readonly Entry[]): void
}

/** A journal takes no more entries at once. */
const mostAtOnce = 200

/** Where an answer of the app comes from: its dice, or that it drew. */
type Blind = Pick<LineOf<'answer'>, 'dice' | 'drawn'>

/** How the dialogue on the panel is answered: typed dice, app dice, lots, decisions, and a step back. */
export function answerActions({ pack, base, dialogue, replayed, question, editing, send }: OnThePanel) {
  /** What the app rolled or drew before the answer was taken back: the same question gets the same. */
  const offered = computed(() => offeredFor(question()))

  function offeredFor(asks: Question | undefined): Answer | undefined {
    const was = asks && dialogue()?.withdrawn.find((each) => each.question === asks.key)?.answer
    // A cup may hold something else by now.
    return was !== undefined && checkAnswer(asks!, was).ok ? was : undefined
  }

  /** Answers the question on the panel; later answers that no longer fit are taken back. */
  function answer(given: Answer, blind: Blind = {}, isReanswer = false): void {
    const [open, asks] = [dialogue(), question()]
    if (!open || !asks) return
    editing.value = null
    send(giveAnswer(open.id, asks.key, given, { ...blind, ...(isReanswer ? { anew: isReanswer } : {}) }))
    const progress = replayed()?.progress
    if (progress?.is === 'differs') send(takeBack(open.id, progress.question.key))
  }

  /** Dice typed from the table. */
  function typed(faces: readonly number[]): void {
    const asks = question()
    if (!asks || !isDiceQuestion(asks)) return
    const dice = faces.map((rolled): RolledDie => ({ die: asks.die, rolled, by: 'table' }))
    answer(asks.kind === 'rolls' ? faces : faces[0]!, { dice })
  }

  /** The app rolls or draws what is asked for and continues until someone has to decide. */
  function roll(): void {
    const [rules, table, open, way] = [pack(), base(), dialogue(), replayed()]
    if (!rules || !table || !open || !way) return
    if (editing.value !== null) return rollAgain(editing.value)
    const asking = way.procedure.run(new RuleDraft(rules, table, waitingEffects(table)), open.input)
    const answers = new Map(open.answers.map((kept) => [kept.question, kept.answer]))
    const rolled = rollAhead(asking, answers, (asks) => offeredFor(asks) ?? shownBy(asks))
    sendInPieces(
      send,
      rolled.map(({ question: asks, answer: shown }) => giveAnswer(open.id, asks.key, shown, blindOf(asks, shown))),
    )
  }

  /** Rolls an app die or draws once more, which the log will say. */
  function rollAgain(key: string): void {
    editing.value = key
    const asks = question()
    if (!asks || asks.key !== key || !isBlind(asks)) return
    const shown = shownBy(asks)
    answer(shown, blindOf(asks, shown), true)
  }

  /** Takes back the last answer that somebody gave. `false` if there is none. */
  function back(): boolean {
    if (editing.value !== null) {
      editing.value = null
      return true
    }
    const [open, last] = [dialogue(), replayed()?.progress.answered.findLast(({ given }) => given)]
    if (!open || !last) return false
    send(takeBack(open.id, last.question.key))
    return true
  }

  return { offered, answer, typed, roll, rollAgain, back }
}

export function sendInPieces(send: (...entries: readonly Entry[]) => void, entries: readonly Entry[]): void {
  for (let at = 0; at < entries.length; at += mostAtOnce) send(...entries.slice(at, at + mostAtOnce))
}

function shownBy(asks: BlindQuestion): Answer {
  if (asks.kind === 'draw') return drawLot(asks.lots, appDice)
  return asks.kind === 'rolls' ? Array.from({ length: asks.count }, () => appDice(asks.die)) : appDice(asks.die)
}

function blindOf(asks: BlindQuestion, shown: Answer): Blind {
  if (asks.kind === 'draw') return { drawn: 'app' }
  return { dice: [shown].flat().map((face): RolledDie => ({ die: asks.die, rolled: Number(face), by: 'app' })) }
}
