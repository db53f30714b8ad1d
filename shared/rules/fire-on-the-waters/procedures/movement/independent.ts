import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { rolls, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import { shipById, squadronOf } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import type { Procedure } from '../../../pack/procedure'
import { independentMovement } from '../../tables/spotting'
import { onSpotting } from '../spotting/look-up'
import { acts } from '../turn/acting'
import { note } from '../turn/done-this-turn'
import { says } from './says'

/** 2D6 for a ship that is no flagship and sails in no formation with one. */
export const moveAlone: Procedure = {
  name: 'moveAlone',
  phases: ['movement'],
  lookUp: onSpotting.independent,
  fields(state) {
    const ships = Object.values(state.ships).filter(acts)
    const alone = ships.filter((ship) => isAlone(state, ship))
    const among = [...alone, ...ships.filter((ship) => !alone.includes(ship))].map(({ id }) => id)
    return [{ kind: 'ship', name: 'ship', among, default: among[0] ?? null }]
  },
  check(state, input) {
    const ship = shipById(state, input['ship'])
    if (!ship) return refused('no-such-ship', { field: 'ship' })
    return acts(ship) ? done(null) : refused('ship-out-of-action', { field: 'ship', ship: shipName(ship) })
  },
  warnings(state, input) {
    const ship = shipById(state, input['ship'])
    return ship && !isAlone(state, ship) ? [says('withFlagship', { ship: shipName(ship) })] : []
  },
  run,
}

function* run(table: RuleDraft, input: Parameters<Procedure['run']>[1]): Dialogue<Phrase> {
  const ship = table.ship(input['ship'] as ShipInPlay['id'])
  const values = { ship: shipName(ship) }
  const prompt = { to: ownerOf(table.state, ship.id), ask: says('askAlone', values), lookUp: onSpotting.independent }
  const faces = yield* rolls('alone', 'D6', 2, prompt)
  const sum = faces.reduce((all, face) => all + face, 0)
  const row = independentMovement.find(({ from, to }) => sum >= from && sum <= to)
  note(table, 'movedAlone', ship.id)
  return says(`alone.${row?.id ?? 'asPlotted'}`, values)
}

const isFlagship = (ship: ShipInPlay | undefined) => own(ship?.fields ?? {}, fieldId('flagship')) === 'yes'

function isAlone(state: GameState, ship: ShipInPlay): boolean {
  const ships = squadronOf(state, ship.id)?.order ?? [ship.id]
  return !ships.some((id) => isFlagship(own(state.ships, id)))
}
