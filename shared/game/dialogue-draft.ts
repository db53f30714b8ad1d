import type { AnswerLine } from './journal-line'
import type { KeptAnswer, OpenDialogue } from './state'

/** More than any dialogue needs: every die of eight ships at point-blank is a quarter of it. */
const mostAnswers = 2000

/** An open dialogue of a state being folded: an answer costs the same however many answers there are. */
export class DialogueDraft {
  private readonly answers: KeptAnswer[]
  /** The place of the answer to each question. */
  private readonly places: Map<string, number>
  /** By question, in the order they were taken back. */
  private readonly withdrawn: Map<string, KeptAnswer>
  private made: OpenDialogue | undefined

  constructor(private readonly opened: OpenDialogue) {
    this.answers = [...opened.answers]
    this.places = new Map(opened.answers.map(({ question }, at) => [question, at]))
    this.withdrawn = new Map(opened.withdrawn.map((answer) => [answer.question, answer]))
    this.made = opened
  }

  get dialogue(): OpenDialogue {
    return (this.made ??= {
      ...this.opened,
      answers: [...this.answers],
      withdrawn: [...this.withdrawn.values()],
    })
  }

  /** An answer given, changed, or taken back with all that came after it. */
  take({ question, answer, dice, drawn }: AnswerLine): void {
    const at = this.places.get(question)
    if (answer === null) return at === undefined ? undefined : this.takeBack(at)
    if (at === undefined && this.answers.length >= mostAnswers) return
    const place = at ?? this.answers.length
    this.answers[place] = { question, answer, ...(dice ? { dice } : {}), ...(drawn ? { drawn } : {}) }
    this.places.set(question, place)
    this.withdrawn.delete(question)
    this.made = undefined
  }

  private takeBack(from: number): void {
    for (const kept of this.answers.splice(from)) {
      this.places.delete(kept.question)
      if (!isOfTheApp(kept)) continue
      this.withdrawn.delete(kept.question)
      this.withdrawn.set(kept.question, kept)
    }
    for (const oldest of this.withdrawn.keys()) {
      if (this.withdrawn.size <= mostAnswers) break
      this.withdrawn.delete(oldest)
    }
    this.made = undefined
  }
}

/** Its die or its lot comes back with the question, so that nobody can try for a better one. */
function isOfTheApp({ dice, drawn }: KeptAnswer): boolean {
  return drawn === 'app' || (dice?.some(({ by }) => by === 'app') ?? false)
}
