import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee, LookUp } from '../../../../kernel/question'
import { sentencesOf } from '../../sentence'
import { dataOf } from '../../ship/stand-data'
import { floats } from '../../ship/state'
import { askRuleBookNumber, type AskedOfBook, type BookNumber, type BookOf } from '../rule-book/ask-rule-book'
import { says } from '../throws/crew-test'
import { survivesWreckTest } from '../throws/wreck-test'
import { armourOf, ofAttack, sayCause } from './blow'
import { spendCritical, criticalTableOf, type Critical } from './spend'
import { isDamageable, onDamage, Target } from './target'

const saysOfGuns = sentencesOf('guns')

/** One hit. The rule book's figures are asked for, with everything that counts beside the question. */
export interface Hit extends Omit<Critical, 'cv'> {
  readonly target: ShipId
  /** Printed IP of the gun: shown, and the default. */
  readonly impact?: number
}

interface HitDone {
  /** IP damage to F and S that counted. */
  readonly flotation: number
  readonly structure: number
  /** CV of the hit, and how much of it went into steps. */
  readonly cv: number
  readonly spent: number
  readonly isGone: boolean
}

/** Whether hits count on a stand: a ship or a place ashore that is still there. */
export function canBeHit(table: Pick<RuleDraft, 'ship'>, ship: ShipId): boolean {
  const stand = table.ship(ship)
  return isDamageable(dataOf(stand.document)) && floats(stand)
}

/**
 * Plays a hit (10): IP damage to F and S, the wreck test at once where F is 0, then the critical with its CV.
 * Its questions have keys of their own once in a dialogue: a caller with several hits gives each a prefix (`under`).
 */
export function* takeHit(table: RuleDraft, { target: ship, impact, ...hit }: Hit): Dialogue<HitDone> {
  const target = new Target(table, ship)
  const done = { flotation: 0, structure: 0, cv: 0, spent: 0 }
  if (target.isGone) {
    target.because('hit.gone')
    return { ...done, isGone: true }
  }
  const asked = { of: ofAttack(hit), because: whatCounts(target, hit, impact), usual: impact }
  const flotation = target.data.kind === 'ship' ? yield* impactOn(target, 'flotation', 'impactFlotation', asked) : 0
  const structure = yield* impactOn(target, 'structure', 'impactStructure', asked)
  // 10.2: F brought to nothing, or F nothing already and IP damage to it; of a place ashore S.
  const isShip = target.data.kind === 'ship'
  const isHurt = (isShip ? flotation : structure) > 0
  const needsWreckTest = isHurt && target.figure(isShip ? 'flotation' : 'structure') === 0
  if (needsWreckTest && !(yield* survivesWreckTest(target))) return { ...done, flotation, structure, isGone: true }
  const prompt = target.asks('hit.askCv', {}, onDamage.structural, asked.because)
  // 0 for a hit without a critical.
  const cv = yield* askRuleBookNumber(table, 'criticalValue', { key: 'cv', of: asked.of, prompt })
  if (cv === 0) return { ...done, flotation, structure, isGone: false }
  const { spent, isGone } = yield* spendCritical(target, { ...hit, cv })
  return { flotation, structure, cv, spent, isGone }
}

/** Hits one after the other, as long as any counts on her; `key` names the questions of each. */
export function* takeHits(table: RuleDraft, hits: number, hit: Hit, key: (each: number) => string): Dialogue<void> {
  for (let each = 1; each <= hits && canBeHit(table, hit.target); each++) {
    yield* under(key(each), takeHit(table, hit))
  }
}

interface HitsAsked extends Pick<AskedOfBook<number>, 'key' | 'most'> {
  readonly of: BookOf
  readonly who: string
  /** Of the side that fires. */
  readonly to: Addressee
  readonly because: readonly Phrase[]
  readonly lookUp: readonly LookUp[]
}

/** How many hits an attack of a ship scores that is on target: only the rule book knows. */
export function* hitsOf(table: RuleDraft, target: ShipInPlay, asked: HitsAsked): Dialogue<number> {
  const { key, of, most, who, to, because, lookUp } = asked
  const prompt = { to, ask: saysOfGuns('hits.ask', { who }), because, lookUp }
  const n = yield* askRuleBookNumber(table, 'hits', { key, of, prompt, ...(most !== undefined && { most }) })
  table.because(saysOfGuns('hits.told', { who, target: shipName(target), n }))
  return n
}

/** Shown beside every question: the attack, its IP, and her armour. */
function whatCounts(target: Target, hit: Omit<Critical, 'cv'>, impact: number | undefined): readonly Phrase[] {
  const { belt, deck, conningTower, turret, casemate, flightDeck } = armourOf(target.data)
  return [
    ...sayCause(hit),
    ...(impact === undefined ? [] : [says('hit.impact', { impact })]),
    criticalTableOf(target.data, hit) === 'underwater'
      ? says('hit.underwater')
      : says('hit.armour', { belt, deck, conningTower, turret, casemate, flightDeck }),
  ]
}

interface ImpactAsked {
  readonly of: BookOf
  readonly because: readonly Phrase[]
  readonly usual: number | undefined
}

/** Asked, and taken off at once. 12.3: a third or less, and nothing, each call for a morale test in the end phase. */
function* impactOn(
  target: Target,
  on: 'flotation' | 'structure',
  name: BookNumber,
  { of, because, usual }: ImpactAsked,
): Dialogue<number> {
  const was = target.figure(on)
  const left = says(`hit.left.${on}`, { left: was, of: target.began(on) })
  const points = yield* askRuleBookNumber(target.table, name, {
    key: `impact-${on}`,
    of,
    ...(usual !== undefined && { usual }),
    prompt: target.asks(`hit.ask.${on}`, { left: was }, onDamage.hit, [...because, left]),
  })
  const n = Math.min(was, points)
  if (n === 0) return points
  const now = was - n
  target.moves(on, -n, target.says(`hit.takes.${on}`, { n, to: now }))
  const third = target.began(on) / 3
  if (was > third && now <= third) target.because(`hit.third.${on}`)
  if (now === 0) target.because(`hit.nothing.${on}`)
  return points
}
