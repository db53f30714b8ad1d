import { choose, roll, type Dialogue } from '../../../../kernel/dialogue'
import { rulingOf } from '../../table/house-rules'
import { itemsOf } from '../../ship/ship-data'
import {
  bridgeHit,
  bridgeTableOf,
  bridgeTables,
  isBridgeTablePrinted,
  rowOfDie,
  type BridgeTable,
  type SpecialRow,
} from '../../tables/special-damage'
import { addCasualty } from './add-casualty'
import type { Hit } from './hit'
import { setMark } from './marks'
import { says } from './says'
import { onDamage } from './look-up'
import { mustShiftFlag } from './shift-flag'

/** Rows that also wreck the flag plot. */
const wreckFlagPlot: readonly string[] = ['mainDelay', 'silenced', 'gunsSilenced']

/** A hit on the bridge: the table of her navy and type, once for a hit. */
export function* bridgeHitOn(hit: Hit): Dialogue<void> {
  const { table, ship, form, name, to } = hit
  const { die, rows } = bridgeHit[yield* tableFor(hit)]
  const prompt = { to, ask: says('ask.bridge', { ship: name }), lookUp: onDamage.bridge }
  const row = rowOfDie<SpecialRow>(rows, yield* roll('bridge', die, prompt))
  const untilTurn = row.turns === undefined ? {} : { untilTurn: table.state.turn + row.turns }
  addCasualty(table, ship, { id: row.id, ...untilTurn }, says('bridgeHit', { ship: name }))
  if (wreckFlagPlot.includes(row.id)) {
    for (const { box, place } of itemsOf(form, 'flagPlot')) {
      setMark(table, ship, box, 'struck', says('hit.flagPlot', { ship: name, at: place.at }))
    }
  }
  if (row.shiftFlag) mustShiftFlag(table, ship)
}

/** Ruling `bridgeTableFor`: as ruled, or asked where no heading names her. */
function* tableFor({ table, form, name, to }: Hit): Dialogue<BridgeTable> {
  const ruled = bridgeTableOf(form.nation, form.type)
  if (rulingOf(table.state, 'bridgeTableFor') !== 'ask' || isBridgeTablePrinted(form.nation, form.type)) return ruled
  const options = bridgeTables.map((value) => ({ value, say: says(`bridgeTable.${value}`) }))
  const prompt = { to, ask: says('ask.bridgeTable', { ship: name }), lookUp: onDamage.bridge }
  return yield* choose<BridgeTable>('bridge-table', options, ruled, prompt)
}
