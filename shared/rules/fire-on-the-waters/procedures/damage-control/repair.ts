import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField, Procedure } from '../../../pack/procedure'
import { unasked } from '../../../kit/unasked'
import { mostSpeed } from '../damage/slow-down'
import { liftWhatIsOver } from '../events/over'
import { acts } from '../turn/acting'
import { boxesAsOne, damagedOf, type Damaged } from './damaged'
import { mend } from './mend'
import { says } from './says'
import type { Input } from '../../../pack/input'

/** Damage control by hand: the sheet does not say how it is done, only what can be repaired. */
export const repair: Procedure = {
  name: 'repair',
  phases: ['damageControl'],
  fields(state, input) {
    const among = Object.values(state.ships).filter(canRepair)
    const ship = shipById(state, input['ship']) ?? among[0]
    const ships: FormField = { kind: 'ship', name: 'ship', among: among.map(({ id }) => id), default: ship?.id ?? null }
    return ship ? [ships, whatField(ship)] : [ships]
  },
  check(state, input) {
    const ship = shipById(state, input['ship'])
    if (!ship)
      return refused(
        input['ship'] === undefined || input['ship'] === null ? 'nothing-to-repair-anywhere' : 'no-such-ship',
        { field: 'ship' },
      )
    const values = { ship: shipName(ship) }
    if (!acts(ship)) return refused('ship-out-of-action', { field: 'ship', ...values })
    if (damagedOf(ship).length === 0) return refused('nothing-to-repair', { field: 'ship', ...values })
    const { chosen, unknown } = chosenOf(ship, input)
    if (unknown.length > 0) return refused('not-damaged', { field: 'what', ...values })
    if (chosen.length === 0) return refused('no-repair-named', { field: 'what', ...values })
    return chosen.some(({ cannot }) => cannot) ? refused('beyond-repair', { field: 'what', ...values }) : done(null)
  },
  run,
}

/** Whether a ship has anything that damage control can put right. */
export function canRepair(ship: ShipInPlay): boolean {
  return acts(ship) && damagedOf(ship).some(({ cannot }) => !cannot)
}

function whatField(ship: ShipInPlay): FormField {
  const damaged = damagedOf(ship)
  const names = Object.fromEntries(damaged.map(({ key, say }) => [key, say]))
  const cannot = Object.fromEntries(damaged.flatMap(({ key, cannot: why }) => (why ? [[key, why]] : [])))
  return { kind: 'choices', name: 'what', among: damaged.map(({ key }) => key), cannot, names, default: '' }
}

function chosenOf(ship: ShipInPlay, { what }: Input) {
  const keys = typeof what === 'string' ? [...new Set(what.split(' ').filter((key) => key !== ''))] : []
  const damaged = damagedOf(ship)
  const isNamed = (each: Damaged, key: string) =>
    each.key === key || ('box' in each && boxesAsOne(ship, each.box).some((box) => box === key))
  const chosen = damaged.filter((each) => keys.some((key) => isNamed(each, key)))
  return { chosen, unknown: keys.filter((key) => !damaged.some((each) => isNamed(each, key))) }
}

/** Damage that waits is not repaired yet. */
function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const settled = shipOnTable(table.settled, input)
  const ship = settled.id
  const before = mostSpeed(table, ship)
  const values = { ship: shipName(settled) }
  return yield* unasked(() => {
    const { chosen } = chosenOf(settled, input)
    for (const damaged of chosen) mend(table, ship, damaged)
    liftWhatIsOver(table, ship)
    const most = mostSpeed(table, ship)
    if (most !== before) table.because(says('canMake', { ...values, most }))
    return says('repaired', { ...values, n: chosen.length })
  })
}

function shipOnTable(state: GameState, { ship: id }: Input): ShipInPlay {
  const ship = shipById(state, id)
  if (!ship) throw new Error('no such ship')
  return ship
}
