import type { RuleDraft } from '../../../../game/rule-draft'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee, LookUp } from '../../../../kernel/question'
import { sentencesOf } from '../../sentence'
import { dataOf } from '../../ship/stand-data'
import { floats } from '../../ship/state'
import { askRuleBookFigures, type AskedFigure } from '../rule-book/ask-rule-book'
import type { BookOf } from '../rule-book/book-entries'
import { rulingOf } from '../../table/house-rules'
import { columns, type Column } from '../../tables/criticals'
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
}

/** The rule book's figures of one hit: IP damage to F and S, and its critical value; 0 for a hit without a critical. */
interface HitFigures {
  readonly flotation: number
  readonly structure: number
  readonly cv: number
  /** Under water, where it was asked for. */
  readonly column?: Column
}

/** Whether hits count on a stand: a ship or a place ashore that is still there. */
export function canBeHit(table: Pick<RuleDraft, 'ship'>, ship: ShipId): boolean {
  const stand = table.ship(ship)
  return isDamageable(dataOf(stand.document)) && floats(stand)
}

/**
 * Plays hits (10) whose number is known: the figures of all of them in one form. Gives whether she is gone. Its
 * questions have keys of their own once in a dialogue: a caller with several attacks gives each a prefix (`under`).
 */
export function* takeHits(table: RuleDraft, hits: number, hit: Hit): Dialogue<boolean> {
  const target = new Target(table, hit.target)
  if (hits === 0) return target.isGone
  if (target.isGone) {
    target.because('hit.gone')
    return true
  }
  const because = [...whatCounts(target, hit), ...leftOf(target), says('hit.noCritical')]
  const asks = askedOf(target, hit)
  const hasColumn = asks.some(({ name }) => name === 'column')
  const given = yield* askRuleBookFigures(table, asks, {
    // Dialogues that an older version left open have figures without a column under the first.
    key: hasColumn ? 'damage-where' : 'damage',
    prompt: target.asks('hit.ask', { n: hits }, [...onDamage.hit, ...onDamage.structural], because),
    rows: Array.from({ length: hits }, (_, at) => says('hit.row', { n: at + 1 })),
  })
  yield* playHits(
    target,
    hit,
    given.map((row) => figuresIn(target, row)),
  )
  return target.isGone
}

/** One after the other, as long as any counts on her; of several each question says which it is about. */
function* playHits(target: Target, hit: Hit, all: readonly HitFigures[]): Dialogue<void> {
  for (const [at, figures] of all.entries()) {
    if (target.isGone) return
    const which = all.length > 1 ? [says('hit.which', { n: at + 1, of: all.length })] : []
    yield* under(`hit-${at + 1}`, takeHit(target, hit, figures), which)
  }
}

/** The figures of a hit. A place ashore has no F; under water a hit has its column, unless a die finds it. */
function askedOf(target: Target, hit: Hit): readonly AskedFigure[] {
  const { impact: usual } = hit
  const of = ofAttack(hit, plateMet(target, hit))
  const asksColumn =
    criticalTableOf(target.data, hit) === 'underwater' &&
    !hit.column &&
    rulingOf(target.table.state, 'underwaterColumn') === 'ask'
  return [
    ...(target.data.kind === 'ship'
      ? [{ name: 'impactFlotation', of, say: says('hit.figure.flotation'), usual } as const]
      : []),
    { name: 'impactStructure', of, say: says('hit.figure.structure'), usual },
    { name: 'criticalValue', of, say: says('hit.figure.criticalValue') },
    ...(asksColumn ? [{ name: 'column', say: says('hit.figure.column'), names: columnNames } as const] : []),
  ]
}

const columnNames = columns.map((column) => says(`column.${column}`))

function figuresIn(target: Target, row: readonly number[]): HitFigures {
  const [flotation = 0, structure = 0, cv = 0, column] = target.data.kind === 'ship' ? row : [0, ...row]
  return { flotation, structure, cv, ...(column !== undefined && { column: columns[column - 1]! }) }
}

/** IP damage to F and S, the wreck test at once where F is 0, then the critical with its CV. */
function* takeHit(target: Target, { target: _, ...hit }: Hit, figures: HitFigures): Dialogue<void> {
  const { flotation, structure, ...critical } = figures
  const isShip = target.data.kind === 'ship'
  if (isShip) impactOn(target, 'flotation', flotation)
  impactOn(target, 'structure', structure)
  // 10.2: F brought to nothing, or F nothing already and IP damage to it; of a place ashore S.
  const isHurt = (isShip ? flotation : structure) > 0
  const needsWreckTest = isHurt && target.figure(isShip ? 'flotation' : 'structure') === 0
  if (needsWreckTest && !(yield* survivesWreckTest(target))) return
  if (critical.cv > 0) yield* spendCritical(target, { ...hit, ...critical })
}

interface AttacksOn {
  /** Attacks on target; each scores its own hits. */
  readonly attacks: number
  /** Hits of one attack. */
  readonly most?: number
  /** Guns or tubes of one attack: as many as fire decide how many hit. */
  readonly shots?: number
  readonly hit: Hit
  readonly who: string
  /** Of the side that fires. */
  readonly to: Addressee
  readonly because: readonly Phrase[]
  readonly lookUp: readonly LookUp[]
}

/** Hits of one kind more than those of the attacks: so many kinds a player may add. */
const mostKinds = 20

/**
 * Attacks that are on target: how many hits each scores and what each of its hits does, in one form, a row for each
 * attack; hits of an attack that differ have rows of their own. Then the hits are played. Gives their number.
 */
export function* attacksHit(table: RuleDraft, asked: AttacksOn): Dialogue<number> {
  const { attacks, most, shots, hit, who, to, because, lookUp } = asked
  if (attacks === 0 || !canBeHit(table, hit.target)) return 0
  const target = new Target(table, hit.target)
  const said = { who, target: target.name }
  const { attack, inches } = hit
  const of: BookOf = { attack, ...(inches !== undefined && { inches }), ...(shots !== undefined && { shots }) }
  const figure: AskedFigure = { name: 'hits', of, say: saysOfGuns('hits.figure'), ...(most !== undefined && { most }) }
  const rows = yield* askRuleBookFigures(table, [figure, ...askedOf(target, hit)], {
    // Not `hits`: dialogues left open by an older version have their number alone there, and are asked again.
    key: 'scored',
    prompt: {
      ...{ to, ask: saysOfGuns('hits.ask', { ...said, n: attacks }) },
      because: [...whatCounts(target, hit), ...leftOf(target), says('hit.noCritical'), ...because],
      lookUp: [...lookUp, ...onDamage.hit, ...onDamage.structural],
    },
    rows: Array.from({ length: attacks }, (_, at) => saysOfGuns('hits.row', { n: at + 1 })),
    mostRows: attacks + mostKinds,
    counts: ([hits = 0], name) => name === 'hits' || hits > 0,
  })
  const all = rows.flatMap(([hits = 0, ...row]) => Array.from({ length: hits }, () => figuresIn(target, row)))
  table.because(saysOfGuns('hits.told', { ...said, n: all.length }))
  yield* playHits(target, hit, all)
  return all.length
}

/** Shown first beside every question: the attack, its IP, and her armour. */
function whatCounts(target: Target, hit: Hit): readonly Phrase[] {
  const { belt, deck, conningTower, turret, casemate, flightDeck } = armourOf(target.data)
  return [
    ...sayCause(hit),
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
