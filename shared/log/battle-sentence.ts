import type { Phrase } from '../kernel/phrase'
import type { GameState } from '../game/state'
import { findPack } from '../rules/index'
import type { BattleNews, Consequence, Severity } from '../rules/pack/battle-news'
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

/** So much that came of it is said in one line of the log, and in a sentence of the report; the worst is what counts. */
const [mostInLog, mostInReport] = [2, 6]
/** So much that the players act on is said in a line of the log. */
const mostActedOn = 4
/** Where several ships are concerned, of each of them. */
const [shipsInLog, mostOfEach] = [2, 4]
/** What was in a box, or what its loss costs; a fire is none of these. */
const namesBoxes: ReadonlySet<Severity> = new Set(['water', 'speed', 'part', 'supply', 'hull', 'gone'])
/** More kinds of guns than these are “others”. */
const mostKinds = 2

/** An outcome in words: who, at what, from where, with what, and what came of it, the worst last. */
export function battleSentence(
  outcome: Reported,
  state: GameState,
  length: SentenceLength,
  say: Words,
): BattleSentence {
  const label = capitalised(phraseInWords(outcome.label, state, findPack(state.pack), say))
  const news = newsOf(outcome, state)
  if (!news) return length === 'report' ? sentence(label, say) : joined(label, '', say)
  const words = new NewsInWords(news, { label, isOfSeveral: Number(outcome.label.values?.['n'] ?? 1) > 1 }, say)
  return length === 'log' ? words.line : length === 'screen' ? words.headline : words.story
}

class NewsInWords {
  /** The ship that its beginning names: “she” in what follows. */
  private readonly known: string
  /** Where nobody fired and one ship alone is concerned she is named before what befell her. */
  private readonly label: string

  constructor(
    private readonly news: BattleNews,
    { label, isOfSeveral }: { readonly label: string; readonly isOfSeveral: boolean },
    private readonly say: Words,
  ) {
    const [ship, ...others] = new Set(news.came.map((each) => each.ship))
    const named = news.at || news.about
    const only = named === '' && others.length === 0 ? (ship ?? '') : ''
    const isSaid = only === '' || label.includes(only)
    this.known = named || (isSaid || !isOfSeveral ? only : '')
    this.label = isSaid || isOfSeveral ? label : say('news.about', { label, ship: only })
  }

  get line(): BattleSentence {
    const came = this.worthSaying
    // Of a ship that is gone nothing else counts.
    const counted = came.at(-1)?.is === 'gone' ? came.slice(-mostInLog) : came
    const text = [this.hits, this.worstOf(counted, mostInLog, commas)].filter(Boolean).join('; ')
    return this.joined(this.head(), text, this.news.came)
  }

  get headline(): BattleSentence {
    const { news, say } = this
    const worst = news.came.at(-1)
    // What was put right is said by what she did: `San Francisco repairs one thing`.
    if (!worst || worst.is === 'held' || worst.is === 'mended')
      return joined(this.head(), capitalised(this.line.text), say)
    const headed = worst.is === 'gone' ? this.losses : [worst]
    const head = capitalised(this.listed(headed.map((each) => this.headOf(each))))
    const before = this.worthSaying.filter((each) => !headed.includes(each) && each.is !== 'held').slice(-mostInLog)
    const text = this.joined(this.opening, this.cameOf(before, this.listed), before)
    return {
      head,
      text: say('news.sentence', { said: text.whole }),
      whole: say('news.sum', { head, came: text.whole }),
    }
  }

  /** Every ship that is gone, once. */
  private get losses(): readonly Consequence[] {
    const gone = this.news.came.filter(({ is }) => is === 'gone')
    return gone.filter((each, at) => gone.findLastIndex(({ ship }) => ship === each.ship) === at)
  }

  /** As a headline where its rules have one for it: `Majestic is on fire`; else after her name. */
  private headOf(consequence: Consequence): string {
    const name = consequence.ship || this.news.at
    const key = consequence.say.key.replace('.news.', '.news.head.')
    const headline =
      name === '' ? key : this.phrase({ ...consequence, say: { ...consequence.say, key } }, { who: name })
    if (headline !== key) return headline
    const said = this.phrase(consequence, { who: name })
    return consequence.isHers || name === '' ? said : this.say('news.of', { ship: name, said })
  }

  get story(): BattleSentence {
    const came = this.worthSaying
    const text = this.worstOf(came, mostInReport, this.listed)
    return sentence(this.joined(this.opening, text, came).whole, this.say)
  }

  /** A box with something in it is said by what was in it. */
  private get worthSaying(): readonly Consequence[] {
    const { came } = this.news
    return came.some(({ is }) => namesBoxes.has(is)) ? came.filter(({ is }) => is !== 'box') : came
  }

  /** Who at whom, with what, from where; of a throw at nobody its name. */
  private head(): string {
    const { news, say } = this
    if (news.at === '') return this.label
    const who = news.by.length === 0 ? news.at : say('news.at', { by: news.by.join(', '), at: news.at })
    const weapons = this.weapons
    const armed = weapons === '' ? who : say('news.armed', { who, weapons })
    return news.range ? say('news.ranged', { who: armed, range: this.said(news.range) }) : armed
  }

  /** The same as a sentence that goes on. */
  private get opening(): string {
    const { news, say } = this
    if (!news.story || news.at === '') return this.label
    const by = this.listed(news.by)
    return capitalised(
      this.said(news.story, {
        by,
        at: news.at,
        from: after(by !== '' && say('news.from', { by })),
        range: after(news.range && say('news.range', { range: this.said(news.range) })),
      }),
    )
  }

  private get hits(): string {
    return this.news.at !== '' && this.news.hits ? this.said(this.news.hits) : ''
  }

  private get weapons(): string {
    const { weapons } = this.news
    const said = weapons.slice(0, mostKinds).map((each) => this.said(each))
    if (weapons.length <= mostKinds) return said.join(', ')
    return this.say('news.others', { weapons: said[0]! })
  }

  /** The worst of what came of it, and how much more there was. */
  private worstOf(came: readonly Consequence[], most: number, list: (parts: readonly string[]) => string): string {
    const isShort = most === mostInLog
    const shown =
      this.known !== ''
        ? isShort
          ? actedOnFirst(came, most)
          : came.slice(-most)
        : worstOfEach(came, isShort ? shipsInLog : Infinity, isShort ? mostInLog : mostOfEach)
    const n = came.filter((each) => !shown.includes(each) && each.is !== 'held' && each.is !== 'box').length
    return n > 0 ? this.say('news.more', { said: this.cameOf(shown, commas), n }) : this.cameOf(shown, list)
  }

  /** What came of it ship by ship, the worst last; a ship that is not named yet is named once. */
  private cameOf(came: readonly Consequence[], list: (parts: readonly string[]) => string): string {
    const ships = [...new Set(came.map((each) => this.shipOf(each)).toReversed())].toReversed()
    const groups = ships.map((ship) => {
      const hers = came.filter((each) => this.shipOf(each) === ship)
      const isLoss = hers.every(({ isHers }) => isHers)
      const who = ship === '' || !isLoss ? this.say('news.she') : ship
      const said = list(hers.map((each) => this.phrase(each, { who })))
      return ship === '' || isLoss ? said : this.say('news.of', { ship, said })
    })
    return groups.length > 1 ? groups.join('; ') : list(groups)
  }

  /** '' for the ship that is named before. */
  private shipOf({ ship }: Consequence): string {
    return ship === this.known ? '' : ship
  }

  /** What befell ships that its beginning does not name is a sentence of its own. */
  private joined(head: string, text: string, came: readonly Consequence[]): BattleSentence {
    const isSeparate = this.known === '' && text !== '' && came.some(({ ship, isHers }) => ship !== '' && !isHers)
    return isSeparate
      ? { head, text, whole: this.say('news.each', { head, came: text }) }
      : joined(head, text, this.say)
  }

  private readonly listed = (parts: readonly string[]): string => listed(parts, this.say)

  private phrase({ say, guns }: Consequence, more: Readonly<Record<string, string>>): string {
    return this.said(say, { ...more, ...(guns ? { guns: this.said(guns) } : {}) })
  }

  private said({ key, values = {} }: Phrase, more: Readonly<Record<string, string>> = {}): string {
    const { n } = values
    return this.say(key, {
      ...values,
      ...(typeof n === 'number' ? { some: this.say('news.some', { n }) } : {}),
      ...more,
    })
  }
}

/** What the players act on, then the worst of the rest: as much as there is room for, at least one. */
function actedOnFirst(came: readonly Consequence[], most: number): readonly Consequence[] {
  const first = came.filter(({ isActedOn }) => isActedOn).slice(-mostActedOn)
  const others = came.filter((each) => !first.includes(each))
  const room = Math.max(most - first.length, 1)
  return [...first, ...others.slice(-room)]
}

/** Of ships that nobody has named yet, the worst of each. */
function worstOfEach(came: readonly Consequence[], ofShips: number, most: number): readonly Consequence[] {
  const worstFirst = came.toReversed()
  const ships = [...new Set(worstFirst.map(({ ship }) => ship))].slice(0, ofShips)
  const shown = new Set(ships.flatMap((ship) => worstFirst.filter((each) => each.ship === ship).slice(0, most)))
  return came.filter((each) => shown.has(each))
}

const commas = (parts: readonly string[]) => parts.join(', ')

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

function sentence(whole: string, say: Words): BattleSentence {
  return { head: '', text: '', whole: /[.!?…]$/.test(whole) ? whole : say('news.sentence', { said: whole }) }
}

/** A part of a sentence that may be missing, with the space before it. */
function after(part: string | false | null | undefined): string {
  return part ? ` ${part}` : ''
}
