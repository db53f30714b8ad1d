import { questionNames } from './question-names'
import { shipConcerned } from './whose'
import { hasWords, say } from '../words'
import { phraseInWords } from '../words/phrase'
import { shipName } from '#shared/game/ship-name'
import type { GameState, OpenDialogue } from '#shared/game/state'
import { findPack } from '#shared/rules/index'
import type { Phrase } from '#shared/kernel/phrase'
import type { Question } from '#shared/kernel/question'
import type { Outlook, OutlookGroup, Severity } from '#shared/rules/run/outlook'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { capitalised, decapitalised } from '#shared/words/decapitalised'

/** What an answer would do, as its key says it. */
export interface OutlookWords {
  /** The box that is hit: `Turret`. */
  readonly place: string
  readonly armour: number | undefined
  readonly says: string
  readonly severity: Severity
}

/** An answer in few words: the place, its armour, what comes of it, and what is asked then. */
export function outlookInWords(
  outlook: Outlook | OutlookGroup,
  question: Question,
  state: GameState,
  pack: RulesPack,
): OutlookWords {
  const [spot] = outlook.spots
  const isMany = 'answers' in outlook && outlook.answers.length > 1 && outlook.severity === 'nothing'
  const ship = spot && !isMany ? state.ships[spot.ship] : undefined
  const box = ship && pack.explainBox(ship, spot!.box, say)
  const says = [...reasonsInBrief(outlook.why, state), ...thenAsks(outlook, question, state)]
  return { place: box?.what ?? '', armour: box?.armour, says: capitalised(says.join(', ')), severity: outlook.severity }
}

/** What a throw did, in the line of its dice: the box and what came of it; full sentences where the pack has no shorter. */
export function doneInBrief(why: readonly Phrase[], { input }: Pick<OpenDialogue, 'input'>, state: GameState): string {
  const pack = findPack(state.pack)
  const id = shipConcerned(input, state)
  const ship = id && state.ships[id]
  const at = why.map((each) => pack?.boxOf?.(each)).find((each) => typeof each === 'string')
  const isThere = ship && pack && at !== undefined && at in pack.shape(ship.document).boxes
  const place = isThere ? `${pack.explainBox(ship, at, say).what}: ` : ''
  return capitalised(`${place}${reasonsInBrief(why, state).join(', ')}`)
}

/** In a word or two where the pack has such; else the sentences of the log without the name before them. */
function reasonsInBrief(all: readonly Phrase[], state: GameState): readonly string[] {
  const why = all.filter((phrase) => !headingOf(phrase))
  const brief = why.flatMap((phrase) => {
    const key = keyUnder('brief', phrase)
    return key !== undefined && hasWords(key) ? wholeSentence({ ...phrase, key }, state) : []
  })
  // What the die shows by itself has no word: its brief is empty.
  if (brief.length > 0) return [...new Set(brief)].filter((each) => each !== '')
  const sentences = why.flatMap((phrase) => wholeSentence(phrase, state))
  const said = sentences.slice(0, mostSentences).map((sentence) => withoutName(sentence, state))
  return said.filter((each) => each !== '')
}

/** What begins something new is nothing that the die before it did: the pack has it among its headings. */
export function headingOf(phrase: Phrase): Phrase | undefined {
  const key = keyUnder('heading', phrase)
  return key !== undefined && hasWords(key) ? { ...phrase, key } : undefined
}

/** None where it needs a figure that the phrase has not: the face of one of several answers. */
function wholeSentence(phrase: Phrase, state: GameState): readonly string[] {
  const sentence = phraseInWords(phrase, state)
  return /\{\w+\}/.test(sentence) ? [] : [sentence]
}

const mostSentences = 2

/** `rules.<pack>.brief.damage.held` of `rules.<pack>.damage.held`. */
function keyUnder(section: 'brief' | 'heading', { key }: Phrase): string | undefined {
  const [, pack, rest] = /^rules\.([^.]+)\.(.+)$/.exec(key) ?? []
  return pack === undefined ? undefined : `rules.${pack}.${section}.${rest}`
}

/** The longest name counts: `Shōkaku fighters` are not Shōkaku. */
function withoutName(sentence: string, { ships, sides, squadrons }: GameState): string {
  const [name = ''] = Object.values(ships)
    .map(shipName)
    .filter((each) => sentence.startsWith(each))
    .toSorted((one, other) => other.length - one.length)
  const rest = name === '' ? sentence : sentence.slice(name.length).replace(/^[^:]{0,12}: /, '')
  const said = rest.trim().replace(/\.$/, '')
  return [...sides, ...squadrons].some((each) => said.startsWith(each.name)) ? said : decapitalised(said)
}

/** A further question about the same thing: `then Deck`. The next shell is not meant. */
function thenAsks(outlook: Outlook | OutlookGroup, question: Question, state: GameState): readonly string[] {
  const { then, isWorst, why, answer } = outlook
  if (!then || isWorst) return []
  const around = above(question)
  const isOfIt = around === '' ? why.length === 0 : then.key.startsWith(`${around}/`)
  if (!isOfIt) return []
  const names = questionNames(state.pack)
  // Asked at the place of the face: of several faces, at any of these.
  const many = 'answers' in outlook && outlook.answers.length > 1 && then.key.endsWith(`-${answer}`)
  const name = names.of(then, many ? `${outlook.answers[0]}–${outlook.answers.at(-1)}` : undefined)
  // Of several alike the next has the same name beside this one: it is nothing that comes of this one.
  const isNextAlike = name === names.of(question) && above(then) === around
  return name === undefined || isNextAlike ? [] : [say('dialogue.question.then', { what: decapitalised(name) })]
}

/** The part of a question's key that all of one thing share. */
const above = ({ key }: Question) => key.split('/').slice(0, -1).join('/')
