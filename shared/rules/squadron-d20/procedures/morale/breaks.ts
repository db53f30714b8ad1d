import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { choose, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId } from '../../../../kernel/ids'
import type { Addressee, LookUp } from '../../../../kernel/question'
import { rulingOf } from '../../table/house-rules'
import { dataOf } from '../../ship/stand-data'
import { says } from '../turn/says'
import { canTest } from './causes'

const standing = fieldId('standing')
const ways = ['withdrawing', 'left', 'stays'] as const
export type Way = (typeof ways)[number]

interface Broken {
  readonly who: string
  readonly to: Addressee
  readonly stands: readonly ShipInPlay[]
  readonly lookUp: readonly LookUp[]
}

/** Ruling `moraleFailure`: who fails leaves by the safest way, or the players are asked. A place ashore stays. */
export function* breaks(table: RuleDraft, { who, to, stands, lookUp }: Broken): Dialogue<Way> {
  const way = yield* wayOf(table, { who, to, lookUp })
  const going = way === 'stays' ? [] : stands.filter((stand) => canTest(stand) && canGo(stand))
  for (const stand of going) {
    table.field(stand.id, standing)
    const why = says(`breaks.${way}`, { ship: shipName(stand) })
    table.apply({ type: 'fieldSet', ship: stand.id, field: standing, to: way }, why)
  }
  return way
}

function* wayOf(table: RuleDraft, { who, to, lookUp }: Omit<Broken, 'stands'>): Dialogue<Way> {
  if (rulingOf(table.state, 'moraleFailure') !== 'ask') return 'withdrawing'
  const options = ways.map((value) => ({ value, say: says(`breaks.option.${value}`) }))
  return yield* choose('breaks', options, 'withdrawing', { to, ask: says('breaks.ask', { who }), lookUp })
}

function canGo(stand: ShipInPlay): boolean {
  return dataOf(stand.document).kind !== 'shore'
}
