import type { Dialogue } from '../../../../kernel/dialogue'
import type { Item, Result } from '../../tables/critical-results'
import { cannot, keyIn, paid, type Blow, type Paid } from './blow'
import { ruleBookTest } from './book-tests'
import { addFires } from './fires'
import { says } from './says'
import { onCritical } from './look-up'
import { tooSmall } from './steps'
import type { Target } from './target'

/** The first of the items in their order that she still has; each is one hit. */
export function* sensors(blow: Blow, { sequence = [], key }: Result): Dialogue<Paid> {
  const { target, cv } = blow
  const item = sequence.find(({ lose }) => stillHas(target, lose))
  if (!item) return cannot(says('nothingLeft.sensors', { ship: target.name }))
  if (cv < item.cost) return cannot(tooSmall(blow, item.cost))
  lose(target, item.lose)
  if (item.then === 'fireTest') {
    const test = { key: keyIn(blow, 'planes-fire'), cv, lookUp: onCritical(blow.table, key) }
    if (yield* ruleBookTest(target, 'fireTest', test)) addFires(target, 1)
  }
  return paid(item.cost)
}

function stillHas(target: Target, lose: Item['lose']): boolean {
  return lose === 'planes' ? target.figure('planes') + target.figure('catapults') > 0 : target.has(lose)
}

function lose(target: Target, item: Item['lose']): void {
  const why = says(`lost.${item}`, { ship: target.name })
  if (item !== 'planes') return target.loses(item, why)
  const planes = target.figure('planes')
  const catapults = target.figure('catapults')
  if (planes > 0) target.moves('planes', -planes, why)
  if (catapults > 0) target.moves('catapults', -catapults, ...(planes > 0 ? [] : [why]))
}
