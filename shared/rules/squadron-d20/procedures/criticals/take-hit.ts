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
import { askRuleBookNumber, type AskedOfBook, type BookOf } from '../rule-book/ask-rule-book'
import { says } from '../throws/crew-test'
import { survivesWreckTest } from '../throws/wreck-test'
import { armourOf, ofAttack } from './blow'
import { spendCritical, criticalTableOf, type Critical } from './spend'
import { onDamage, type Target, isDamageable, targetOnTable } from './target'

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
  const target = targetOnTable(table, ship)
  const done = { flotation: 0, structure: 0, cv: 0, spent: 0 }
  if (target.isGone) {
    target.because(says('hit.gone', { ship: target.name }))
    return { ...done, isGone: true }
  }
  const because = whatCounts(target, hit, impact)
  const usual = impact === undefined ? {} : { usual: impact }
  const flotation = yield* impactOn(target, 'flotation', hit, because, usual)
  const structure = yield* impactOn(target, 'structure', hit, because, usual)
  if (needsWreckTest(target, flotation, structure) && !(yield* survivesWreckTest(table, target))) {
    return { ...done, flotation, structure, isGone: true }
  }
  const cv = yield* criticalValue(target, hit, because)
  if (cv === 0) return { flotation, structure, cv, spent: 0, isGone: false }
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
    says(`attack.${hit.attack}`),
    ...(hit.inches === undefined ? [] : [says('armour.calibre', { inches: hit.inches })]),
    ...(impact === undefined ? [] : [says('hit.impact', { impact })]),
    ...(criticalTableOf(target.data, hit) === 'underwater'
      ? [says('hit.underwater')]
      : [says('hit.armour', { belt, deck, conningTower, turret, casemate, flightDeck })]),
  ]
}

type Impact = 'flotation' | 'structure'

/** Asked, and taken off at once. A place ashore has no F. */
function* impactOn(
  target: Target,
  on: Impact,
  hit: Omit<Critical, 'cv'>,
  because: readonly Phrase[],
  usual: { readonly usual?: number },
): Dialogue<number> {
  if (on === 'flotation' && target.data.kind !== 'ship') return 0
  const was = target.figure(on)
  const name = on === 'flotation' ? 'impactFlotation' : 'impactStructure'
  const points = yield* askRuleBookNumber(target.book, name, {
    key: `impact-${on}`,
    of: ofAttack(hit),
    ...usual,
    prompt: {
      to: target.to,
      ask: says(`hit.ask.${on}`, { ship: target.name, left: was }),
      because: [...because, says(`hit.left.${on}`, { left: was, of: target.began(on) })],
      lookUp: onDamage.hit,
    },
  })
  const n = Math.min(was, points)
  if (n > 0) {
    target.moves(on, -n, says(`hit.takes.${on}`, { ship: target.name, n, to: was - n }))
    hintMorale(target, on, was, was - n)
  }
  return points
}

/** 12.3: a third or less, and nothing, each call for a morale test in the end phase. */
function hintMorale(target: Target, on: Impact, was: number, now: number): void {
  const third = target.began(on) / 3
  if (was > third && now <= third) target.because(says(`hit.third.${on}`, { ship: target.name }))
  if (now === 0) target.because(says(`hit.nothing.${on}`, { ship: target.name }))
}

/** 10.2: F brought to nothing, or F nothing already and IP damage to it; of a place ashore S. */
function needsWreckTest(target: Target, flotation: number, structure: number): boolean {
  return target.data.kind === 'ship'
    ? flotation > 0 && target.figure('flotation') === 0
    : structure > 0 && target.figure('structure') === 0
}

/** 0 for a hit without a critical. */
function* criticalValue(target: Target, hit: Omit<Critical, 'cv'>, because: readonly Phrase[]): Dialogue<number> {
  return yield* askRuleBookNumber(target.book, 'criticalValue', {
    key: 'cv',
    of: ofAttack(hit),
    prompt: { to: target.to, ask: says('hit.askCv', { ship: target.name }), because, lookUp: onDamage.structural },
  })
}
