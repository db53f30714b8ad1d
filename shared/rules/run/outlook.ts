import { onCard } from '../kit/on-card'
import { isOut } from '../pack/standing'
import type { RulesPack } from '../pack/rules-pack'
import { replayProcedure, waitingEffects, type ReplayedProcedure } from './replay-procedure'
import type { Effect } from '../../game/effect'
import { RuleDraft } from '../../game/rule-draft'
import type { GameState, OpenDialogue } from '../../game/state'
import { facesOf } from '../../kernel/dice'
import type { BoxId, ShipId } from '../../kernel/ids'
import type { Phrase } from '../../kernel/phrase'
import type { Answer, Question } from '../../kernel/question'

/** A box of a card that an answer is about: what is hit there, or where armour holds. */
interface Spot {
  readonly ship: ShipId
  readonly box: BoxId
}

/** How bad it is for whoever is hit. */
export type Severity = 'nothing' | 'harm' | 'lost'

/** What an answer to the question that waits would do. */
export interface Outlook {
  readonly answer: Answer
  /** The reasons that it adds, in their order. */
  readonly why: readonly Phrase[]
  readonly spots: readonly Spot[]
  readonly severity: Severity
  /** What is asked after it; `undefined` where the dialogue ends with it. */
  readonly then: Question | undefined
  /** Another die decides it: these are the worst that it can bring. */
  readonly isWorst: boolean
}

interface Asked {
  readonly pack: RulesPack
  readonly base: GameState
  /** With the answers of before. */
  readonly dialogue: OpenDialogue
  readonly replayed: ReplayedProcedure
  readonly question: Question
}

/**
 * What every answer to a question would do: the dialogue is replayed with each, as far as it goes without another. One at
 * a time, so that a page can show the question before it knows all of them.
 */
export function* outlooks(
  pack: RulesPack,
  base: GameState,
  open: OpenDialogue,
  question: Question,
): Generator<Outlook, void, void> {
  const dialogue = beforeQuestion(pack, base, open, question)
  const from = replayProcedure(pack, base, dialogue)
  if (!from.ok) return
  const asked = { pack, base, dialogue, replayed: from.value, question }
  const known = new Map<Answer, Outlook | undefined>()
  for (const answer of answersOf(question)) {
    // A die against a number has two answers, whatever its faces.
    const stands = question.kind === 'chance' ? Number(answer) <= question.atMost : answer
    if (!known.has(stands)) known.set(stands, throughPlace(asked, answer))
    const found = known.get(stands)
    if (found) yield { ...found, answer }
  }
}

/** Each answer, where they can be counted. */
function answersOf(question: Question): readonly Answer[] {
  switch (question.kind) {
    case 'roll':
    case 'chance':
      return facesOf(question.die)
    case 'draw':
      return question.lots.filter(({ count }) => count > 0).map(({ value }) => value)
    case 'choose':
      return question.options.map(({ value }) => value)
    case 'confirm':
      return [true, false]
    default:
      return []
  }
}

/** The dialogue as it was when this was asked: answers of later are not part of it. */
function beforeQuestion(pack: RulesPack, base: GameState, open: OpenDialogue, { key }: Question): OpenDialogue {
  if (!open.answers.some(({ question }) => question === key)) return open
  const replayed = replayProcedure(pack, base, open)
  if (!replayed.ok) return open
  const { answered } = replayed.value.progress
  const at = answered.findIndex(({ question }) => question.key === key)
  const earlier = new Set(answered.slice(0, at).map(({ question }) => question.key))
  return { ...open, answers: open.answers.filter(({ question }) => earlier.has(question)) }
}

/** A die that only finds the column is read with the next: the worst that it can bring there. */
function throughPlace(asked: Asked, answer: Answer): Outlook | undefined {
  const first = outlookOf(asked, answer)
  const then = first?.then
  const findsColumn =
    asked.question.kind === 'roll' && then?.kind === 'roll' && isSmall(asked.question) && isSmall(then)
  if (!first || !findsColumn || first.why.length > 0) return first
  const answers = [...asked.dialogue.answers, { question: asked.question.key, answer }]
  const next = { ...asked, dialogue: { ...asked.dialogue, answers }, question: then }
  const further = answersOf(then).flatMap((each) => outlookOf(next, each) ?? [])
  const spots = further.flatMap((each) => each.spots)
  const [one] = further
  // There is nothing to find there, whatever the next die shows.
  if (
    one &&
    one.why.length > 0 &&
    further.every((each) => keysOf(each) === keysOf(one) && each.severity === 'nothing')
  ) {
    return { ...first, why: one.why, isWorst: true }
  }
  if (spots.length === 0) return first
  const worst = further.reduce((was, is) => (weight(is) > weight(was) ? is : was))
  // The box of the worst comes first: it gives the key its name.
  const others = spots.filter((each) => !worst.spots.includes(each))
  return { ...first, why: worst.why, severity: worst.severity, spots: [...worst.spots, ...others], isWorst: true }
}

const keysOf = ({ why }: Outlook) => why.map(({ key }) => key).join()

/** Dice with more faces are not looked through. */
const mostFaces = 10
const isSmall = (question: Question) => question.kind === 'roll' && facesOf(question.die).length <= mostFaces

const weights: Readonly<Record<Severity, number>> = { nothing: 0, harm: 100, lost: 10_000 }
/** Of two losses the one with more to say is the worse. */
const weight = ({ severity, why }: Outlook) => weights[severity] + why.length

function outlookOf(asked: Asked, answer: Answer): Outlook | undefined {
  const { pack, base, dialogue, replayed, question } = asked
  const answers = [...dialogue.answers, { question: question.key, answer }]
  const to = replayProcedure(pack, base, { ...dialogue, answers })
  if (!to.ok || to.value.progress.is === 'differs') return undefined
  const { progress, changes } = to.value
  const why = changes.why.slice(replayed.changes.why.length)
  const effects = changes.effects.slice(replayed.changes.effects.length)
  return {
    answer,
    why,
    spots: spotsOf(pack, base, dialogue, why, effects),
    severity: severityOf(pack, base, changes.effects, effects, effectsOfOther(asked, answer)),
    then: progress.is === 'asking' ? progress.question : undefined,
    isWorst: false,
  }
}

function spotsOf(
  pack: RulesPack,
  base: GameState,
  { input }: OpenDialogue,
  why: readonly Phrase[],
  effects: readonly Effect[],
): readonly Spot[] {
  const marked = effects.flatMap((effect): Spot[] =>
    effect.type === 'marked' && effect.on ? [{ ship: effect.ship, box: effect.box }] : [],
  )
  const [first] = marked
  // What armour keeps out marks no box, and of several that are marked one may be where it struck: its reason names it.
  const ship = base.ships[first?.ship ?? (String(input['target'] ?? input['ship'] ?? '') as ShipId)]
  const named = why.map((each) => pack.boxOf?.(each))
  if (named.includes(null)) return []
  const box = ship && named.find((each) => typeof each === 'string' && each in pack.shape(ship.document).boxes)
  if (box) return [{ ship: ship!.id, box }]
  return first ? [first] : []
}

/** Of a yes or no, what the other answer brings: what both bring comes of neither. */
function effectsOfOther({ pack, base, dialogue, replayed, question }: Asked, answer: Answer): readonly Effect[] {
  if (question.kind !== 'confirm') return []
  const answers = [...dialogue.answers, { question: question.key, answer: answer !== true }]
  const to = replayProcedure(pack, base, { ...dialogue, answers })
  return to.ok ? to.value.changes.effects.slice(replayed.changes.effects.length) : []
}

function severityOf(
  pack: RulesPack,
  base: GameState,
  all: readonly Effect[],
  added: readonly Effect[],
  anyway: readonly Effect[],
): Severity {
  const brought = new Set(anyway.map((effect) => JSON.stringify(effect)))
  const harmful = added.filter(isOfShip).filter((effect) => {
    const ship = base.ships[effect.ship]
    return !brought.has(JSON.stringify(effect)) && (!ship || !pack.isHarmless?.(ship, effect))
  })
  const touched = new Set(harmful.map(({ ship }) => ship))
  if (touched.size === 0) return 'nothing'
  const tableAfter = (effects: readonly Effect[]) =>
    new RuleDraft(pack, base, [...waitingEffects(base), ...effects], 'table').state
  const [before, now] = [tableAfter(all.slice(0, all.length - added.length)), tableAfter(all)]
  const isGone = (table: GameState, id: ShipId) => {
    const ship = onCard(pack, table, id)
    return ship !== undefined && isOut(pack.condition(ship, table).standing)
  }
  if ([...touched].some((ship) => isGone(now, ship) && !isGone(before, ship))) return 'lost'
  // What follows because she is still there is not the harm of the answer that keeps her.
  const other = tableAfter([...all.slice(0, all.length - added.length), ...anyway])
  if (anyway.filter(isOfShip).some(({ ship }) => isGone(other, ship) && !isGone(before, ship))) return 'nothing'
  return [...touched].every((ship) => isBetter(pack, before, now, ship)) ? 'nothing' : 'harm'
}

/** Less is done to her than before: a repair. */
function isBetter(pack: RulesPack, before: GameState, now: GameState, id: ShipId): boolean {
  const [was, is] = [onCard(pack, before, id), onCard(pack, now, id)]
  if (!was || !is) return false
  const [then, after] = [pack.condition(was, before), pack.condition(is, now)]
  const done = (harm: typeof then.harm) => harm.reduce((sum, { n }) => sum + n, 0)
  return after.left >= then.left && done(after.harm) < done(then.harm)
}

function isOfShip(effect: Effect): effect is Effect & { readonly ship: ShipId } {
  return effect.type === 'trackMoved' || effect.type === 'fieldSet' || (effect.type === 'marked' && effect.on)
}

/** Answers that come to the same, beside each other on the die. */
export interface OutlookGroup extends Outlook {
  readonly answers: readonly Answer[]
}

/** Neighbouring faces that do the same are one; where they lie in many pieces, all that do the same. */
export function grouped(each: readonly Outlook[]): readonly OutlookGroup[] {
  const faces = namesOfFaces(each)
  const signed = each.map((outlook) => ({ outlook, is: signatureOf(outlook, faces) }))
  const runs = signed.filter(({ is }, at) => is !== signed[at - 1]?.is).length
  const groups: { outlook: Outlook; is: string; answers: Answer[] }[] = []
  for (const { outlook, is } of signed) {
    const same = runs > mostRuns ? groups.find((group) => group.is === is) : groups.at(-1)
    if (same?.is === is) same.answers.push(outlook.answer)
    else groups.push({ outlook, is, answers: [outlook.answer] })
  }
  return groups.map(({ outlook, answers }) => ({
    ...outlook,
    // The face itself is that of one of them: a sentence that needs it cannot be said of all.
    why: answers.length > 1 ? outlook.why.map((why) => withoutFace(why, faces)) : outlook.why,
    answers,
  }))
}

/** As many pieces are read at a glance. */
const mostRuns = 10

/** Values of reasons that are the face itself, whatever it is: `gunnery.scored face`. */
function namesOfFaces(each: readonly Outlook[]): ReadonlySet<string> {
  const [names, others] = [new Set<string>(), new Set<string>()]
  for (const { answer, why } of each) {
    for (const { key, values = {} } of why) {
      for (const [name, value] of Object.entries(values)) {
        const isFace = String(value) === String(answer) || isPlaceOf(value, answer)
        ;(isFace ? names : others).add(`${key} ${name}`)
      }
    }
  }
  return new Set([...names].filter((name) => !others.has(name)))
}

function withoutFace({ key, values = {} }: Phrase, faces: ReadonlySet<string>): Phrase {
  return { key, values: Object.fromEntries(Object.entries(values).filter(([name]) => !faces.has(`${key} ${name}`))) }
}

/** What it does, whatever the face is called in it. */
function signatureOf({ why, spots, severity, then, isWorst }: Outlook, faces: ReadonlySet<string>): string {
  const said = why.map((reason) => withoutFace(reason, faces))
  const next = then?.key.replaceAll(/\d+/g, '')
  return JSON.stringify([said, isWorst || said.length > 0 ? spots : [], severity, next])
}

/** `6·3` for a 6 or a 3. */
function isPlaceOf(value: unknown, answer: Answer): boolean {
  return typeof value === 'string' && /^\d+·\d+$/.test(value) && value.split('·').includes(String(answer))
}
