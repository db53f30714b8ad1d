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
import { askRuleBookFigures } from '../rule-book/ask-rule-book'
import type { BookOf } from '../rule-book/book-entries'
import { plateOf, protectionAgainst } from '../../tables/damage'
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

/** The rule book's figures of one hit: IP damage to F and S, and its critical value; 0 for a hit without a critical. */
interface HitFigures {
  readonly flotation: number
  readonly structure: number
  readonly cv: number
}

/** Whether hits count on a stand: a ship or a place ashore that is still there. */
export function canBeHit(table: Pick<RuleDraft, 'ship'>, ship: ShipId): boolean {
  const stand = table.ship(ship)
  return isDamageable(dataOf(stand.document)) && floats(stand)
}

/**
 * Plays hits (10): the figures of all of them in one form, then one after the other, as long as any counts on her.
 * Gives whether she is gone. Its questions have keys of their own once in a dialogue: a caller with several attacks
 * gives each a prefix (`under`).
 */
export function* takeHits(table: RuleDraft, hits: number, hit: Hit): Dialogue<boolean> {
  const target = new Target(table, hit.target)
  if (hits === 0) return target.isGone
  if (target.isGone) {
    target.because('hit.gone')
    return true
  }
  const figures = yield* figuresOf(target, hits, hit)
  for (const [at, each] of figures.entries()) {
    if (target.isGone) break
    yield* under(`hit-${at + 1}`, takeHit(target, hit, each))
  }
  return target.isGone
}

/** Asked for all hits at once. A place ashore has no F. */
function* figuresOf(target: Target, hits: number, { impact, ...hit }: Hit): Dialogue<readonly HitFigures[]> {
  const isShip = target.data.kind === 'ship'
  const asks = [
    ...(isShip ? [{ name: 'impactFlotation', say: says('hit.figure.flotation'), usual: impact } as const] : []),
    { name: 'impactStructure', say: says('hit.figure.structure'), usual: impact } as const,
    { name: 'criticalValue', say: says('hit.figure.criticalValue') } as const,
  ]
  const rows = Array.from({ length: hits }, (_, at) => says('hit.row', { n: at + 1 }))
  const because = [...leftOf(target), says('hit.noCritical'), ...whatCounts(target, hit, impact)]
  const prompt = target.asks('hit.ask', { n: hits }, [...onDamage.hit, ...onDamage.structural], because)
  const given = yield* askRuleBookFigures(target.table, asks, {
    key: 'damage',
    of: ofAttack(hit, plateMet(target, hit)),
    prompt,
    rows,
  })
  return given.map((row) => {
    const [flotation = 0, structure = 0, cv = 0] = isShip ? row : [0, ...row]
    return { flotation, structure, cv }
  })
}

/** IP damage to F and S, the wreck test at once where F is 0, then the critical with its CV. */
function* takeHit(target: Target, { target: _, impact: _ip, ...hit }: Hit, figures: HitFigures): Dialogue<void> {
  const { flotation, structure, cv } = figures
  const isShip = target.data.kind === 'ship'
  if (isShip) impactOn(target, 'flotation', flotation)
  impactOn(target, 'structure', structure)
  // 10.2: F brought to nothing, or F nothing already and IP damage to it; of a place ashore S.
  const isHurt = (isShip ? flotation : structure) > 0
  const needsWreckTest = isHurt && target.figure(isShip ? 'flotation' : 'structure') === 0
  if (needsWreckTest && !(yield* survivesWreckTest(target))) return
  if (cv > 0) yield* spendCritical(target, { ...hit, cv })
}

interface HitsAsked {
  readonly key: string
  /** Attacks on target; each scores its own hits. */
  readonly attacks: number
  /** Of one attack. */
  readonly most?: number
  readonly of: BookOf
  readonly who: string
  /** Of the side that fires. */
  readonly to: Addressee
  readonly because: readonly Phrase[]
  readonly lookUp: readonly LookUp[]
}

/** How many hits attacks score that are on target, together: only the rule book knows, and is asked for all at once. */
export function* hitsOf(table: RuleDraft, target: ShipInPlay, asked: HitsAsked): Dialogue<number> {
  const { key, of, most, who, to, attacks, because, lookUp } = asked
  const said = { who, target: shipName(target) }
  const prompt = { to, ask: saysOfGuns('hits.ask', { ...said, n: attacks }), because, lookUp }
  const rows = Array.from({ length: attacks }, (_, at) => saysOfGuns('hits.row', { n: at + 1 }))
  const figure = { name: 'hits', say: saysOfGuns('hits.figure'), ...(most !== undefined && { most }) } as const
  const given = yield* askRuleBookFigures(table, [figure], { key, of, prompt, rows })
  const n = given.flat().reduce((sum, hits) => sum + hits, 0)
  table.because(saysOfGuns('hits.told', { ...said, n }))
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

/** The plate that the hit meets first, her belt or her deck; none under water, nor where a kamikaze may come either way. */
function plateMet({ data }: Target, hit: Omit<Critical, 'cv'>): number | undefined {
  const side = protectionAgainst[hit.attack]
  if (side === 'either' || criticalTableOf(data, hit) === 'underwater') return undefined
  return plateOf(armourOf(data), 'belt', side)
}

/** F and S now. */
function leftOf(target: Target): readonly Phrase[] {
  const tracks = target.data.kind === 'ship' ? (['flotation', 'structure'] as const) : (['structure'] as const)
  return tracks.map((on) => says(`hit.left.${on}`, { left: target.figure(on), of: target.began(on) }))
}

/** Taken off at once. 12.3: a third or less, and nothing, each call for a morale test in the end phase. */
function impactOn(target: Target, on: 'flotation' | 'structure', points: number): void {
  const was = target.figure(on)
  const n = Math.min(was, points)
  if (n === 0) return
  const now = was - n
  target.moves(on, -n, target.says(`hit.takes.${on}`, { n, to: now }))
  const third = target.began(on) / 3
  if (was > third && now <= third) target.because(`hit.third.${on}`)
  if (now === 0) target.because(`hit.nothing.${on}`)
}
