import type { Phrase } from '../kernel/phrase'
import type { GameState } from '../game/state'
import { findPack } from '../rules/index'
import type { BattleNews, Consequence } from '../rules/pack/battle-news'
import { capitalised } from '../words/decapitalised'
import type { Words } from '../words/speak'
import { phraseInWords } from './phrase'

/** What is reported: the name of an outcome and its reasons. */
export interface Reported {
  readonly label: Phrase
  readonly why?: readonly Phrase[]
}

/**
 * `log`: who at whom, and the worst that came of it, in one line. `screen`: the worst as a headline, and below it how it
 * came about. `report`: all of it, in a sentence.
 */
export type SentenceLength = 'log' | 'screen' | 'report'

/** One wording in three lengths: `head` is set off from `text`, which may be empty. */
export interface BattleSentence {
  readonly head: string
  readonly text: string
  /** Both, with what belongs between them. */
  readonly whole: string
}

/** What an outcome means for the battle on this table, where its rules say so. */
export function newsOf({ label, why = [] }: Reported, state: Pick<GameState, 'pack'>): BattleNews | undefined {
  return findPack(state.pack)?.news?.(label, why)
}

/** So much that came of it is said in one line of the log; the worst is what counts. */
const mostInLog = 2

/** An outcome in words: who, at what, from where, with what, and what came of it, the worst last. */
export function battleSentence(
  outcome: Reported,
  state: GameState,
  length: SentenceLength,
  say: Words,
): BattleSentence {
  const label = capitalised(phraseInWords(outcome.label, state, findPack(state.pack), say))
  const news = newsOf(outcome, state)
  if (!news) return length === 'report' ? sentence(label, '', say) : joined(label, '', say)
  const words = new NewsInWords(news, label, say)
  return length === 'log' ? words.line : length === 'screen' ? words.headline : words.story
}

class NewsInWords {
  constructor(
    private readonly news: BattleNews,
    private readonly label: string,
    private readonly say: Words,
  ) {}

  get line(): BattleSentence {
    const { news, say } = this
    const [shown, rest] = [news.came.slice(-mostInLog), news.came.slice(0, -mostInLog)]
    const head = this.head(news.weapons.length === 1)
    const said = shown.map((each) => this.clause(each)).join(', ')
    const isOver = shown.at(-1)?.is === 'gone'
    const n = rest.filter(({ is }) => is !== 'held').length
    const came = n > 0 && !isOver ? say('news.more', { said, n }) : said
    return joined(head, [this.hits, came].filter(Boolean).join('; '), say)
  }

  get headline(): BattleSentence {
    const { news, say } = this
    const worst = news.came.at(-1)
    if (!worst || worst.is === 'held') return joined(this.head(false), this.line.text, say)
    const name = worst.ship || news.at
    const said = this.phrase(worst.say, { who: name })
    const head = capitalised(worst.isHers || name === '' ? said : say('news.of', { ship: name, said }))
    const before = news.came.slice(0, -1).filter(({ is }) => is !== 'held')
    const came = before.slice(-mostInLog).map((each) => this.clause(each))
    const text = joined(this.opening(false), listed(came, say), say)
    return {
      head,
      text: say('news.sentence', { said: text.whole }),
      whole: say('news.sum', { head, came: text.whole }),
    }
  }

  get story(): BattleSentence {
    const opening = this.opening(true)
    return sentence(
      opening,
      listed(
        this.news.came.map((each) => this.clause(each)),
        this.say,
      ),
      this.say,
    )
  }

  /** Who at whom, from where; of a throw at nobody its name. */
  private head(isArmed: boolean): string {
    const { news, say } = this
    if (news.at === '') return this.label
    const who = news.by.length === 0 ? news.at : say('news.at', { by: news.by.join(', '), at: news.at })
    const weapons = this.weapons
    const armed = isArmed && weapons !== '' ? say('news.armed', { who, weapons }) : who
    return news.range ? say('news.ranged', { who: armed, range: this.phrase(news.range) }) : armed
  }

  /** The same as a sentence that goes on. */
  private opening(isArmed: boolean): string {
    const { news, say } = this
    if (!news.story || news.at === '') return this.label
    const by = listed(news.by, say)
    const weapons = isArmed ? this.weapons : ''
    return capitalised(
      this.phrase(news.story, {
        by,
        at: news.at,
        from: after(by !== '' && say('news.from', { by })),
        weapons: after(weapons !== '' && say('news.weapons', { weapons })),
        range: after(news.range && say('news.range', { range: this.phrase(news.range) })),
      }),
    )
  }

  private get hits(): string {
    return this.news.at !== '' && this.news.hits ? this.phrase(this.news.hits) : ''
  }

  private get weapons(): string {
    return this.news.weapons.map((each) => this.phrase(each)).join(', ')
  }

  /** One thing that came of it; a ship that is not named yet is named. */
  private clause({ ship, say: phrase, isHers }: Consequence): string {
    const isKnown = ship === '' || ship === (this.news.at || this.news.about)
    const said = this.phrase(phrase, { who: isKnown ? this.say('news.she') : ship })
    return isHers || isKnown ? said : this.say('news.of', { ship, said })
  }

  private phrase({ key, values }: Phrase, more: Readonly<Record<string, string>> = {}): string {
    return this.say(key, { ...values, ...more })
  }
}

/** `a, b and c`. */
export function listed(parts: readonly string[], say: Words): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : say('news.and', { first: parts.slice(0, -1).join(', '), last })
}

/** A label may have its colon already. */
function joined(head: string, text: string, say: Words): BattleSentence {
  if (text === '') return { head, text, whole: head }
  return { head, text, whole: say(head.includes(': ') ? 'news.goesOn' : 'news.sum', { head, came: text }) }
}

function sentence(head: string, text: string, say: Words): BattleSentence {
  const { whole } = joined(head, text, say)
  return { head: '', text: '', whole: /[.!?…]$/.test(whole) ? whole : say('news.sentence', { said: whole }) }
}

/** A part of a sentence that may be missing, with the space before it. */
function after(part: string | false | null | undefined): string {
  return part ? ` ${part}` : ''
}
