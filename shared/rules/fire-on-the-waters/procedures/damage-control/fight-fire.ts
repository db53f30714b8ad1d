import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { boxId, type BoxId, type ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField, Procedure } from '../../../pack/procedure'
import { unasked } from '../../../kit/unasked'
import { bears, clearMark } from '../damage/marks'
import { liftWhatIsOver } from '../events/over'
import { floats } from '../turn/acting'
import { boxesInOrder, callBox } from './damaged'
import { says } from './says'
import type { Input } from '../../../pack/input'

/** Fires are put out by hand: the sheet does not say how they are fought. */
export const fightFire: Procedure = {
  name: 'fightFire',
  phases: ['damageControl'],
  fields(state, input) {
    const among = Object.values(state.ships).filter((ship) => floats(ship) && firesOf(ship).length > 0)
    const ship = shipById(state, input['ship']) ?? among[0]
    const ships: FormField = { kind: 'ship', name: 'ship', among: among.map(({ id }) => id), default: ship?.id ?? null }
    return ship ? [ships, firesField(ship)] : [ships]
  },
  check(state, input) {
    const ship = shipById(state, input['ship'])
    if (!ship)
      return refused(input['ship'] === undefined || input['ship'] === null ? 'no-ship-burns' : 'no-such-ship', {
        field: 'ship',
      })
    const values = { ship: shipName(ship) }
    if (!floats(ship)) return refused('ship-out-of-action', { field: 'ship', ...values })
    if (firesOf(ship).length === 0) return refused('ship-does-not-burn', { field: 'ship', ...values })
    const chosen = chosenFires(input)
    if (chosen.length === 0) return refused('no-fire-named', { field: 'fires', ...values })
    const burning = firesOf(ship)
    return chosen.every((box) => burning.includes(box))
      ? done(null)
      : refused('no-such-fire', { field: 'fires', ...values })
  },
  run,
}

/** Where she burns. */
export function firesOf(ship: ShipInPlay): readonly BoxId[] {
  return boxesInOrder(ship).filter((box) => bears(ship, box, 'burning'))
}

function firesField(ship: ShipInPlay): FormField {
  const burning = firesOf(ship)
  const names = Object.fromEntries(burning.map((box) => [box as string, callBox(ship, box)]))
  return { kind: 'choices', name: 'fires', among: burning, cannot: {}, names, default: burning.join(' ') }
}

function chosenFires({ fires }: Input): readonly BoxId[] {
  return typeof fires === 'string' ? [...new Set(fires.split(' ').filter((box) => box !== ''))].map(boxId) : []
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const ship = input['ship'] as ShipId
  const values = { ship: shipName(table.ship(ship)) }
  return yield* unasked(() => {
    const chosen = chosenFires(input).filter((box) => table.mark(ship, box, 'burning'))
    for (const box of chosen) {
      clearMark(table, ship, box, 'burning', says('putOut', values), callBox(table.ship(ship), box))
    }
    liftWhatIsOver(table, ship)
    return says('firesOut', { ...values, n: chosen.length })
  })
}
