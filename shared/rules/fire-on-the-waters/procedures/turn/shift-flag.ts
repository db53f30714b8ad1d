import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { fieldId } from '../../../../kernel/ids'
import { form } from '../../../kit/form'
import { squadronOf } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { shipsWho, shipWho, type Need } from '../../../kit/ship-who'
import { unasked } from '../../../kit/unasked'
import { onDamage } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { itemsOf, shipOf, suffers } from '../../ship/ship-data'
import { fieldValue } from '../../ship/state'
import { areGone } from '../gunnery/hit-number'
import { acts } from './acting'

const says = sentencesOf('sequence')
const flagship = fieldId('flagship')

const silences = ['mainDelay', 'silenced', 'gunsSilenced', 'signalsGone', 'radioOut', 'radarsAndRadiosOut']

/** No admiral leads from her: radio or flag plot are gone, or what befell her bridge says so. */
function isNoFlagship(state: GameState, ship: ShipInPlay): boolean {
  const form = shipOf(ship.document)
  return (
    suffers(state, ship, ...silences, 'allElectronicsA', 'allElectronicsB') ||
    areGone(ship, itemsOf(form, 'radio')) ||
    areGone(ship, itemsOf(form, 'flagPlot'))
  )
}

const mustShift: readonly Need[] = [
  [
    'no-flag-to-shift',
    (ship, state) =>
      fieldValue(ship, 'flagship') === 'yes' && acts(ship) && isNoFlagship(state, ship) && to(state, ship).length > 0,
  ],
]

/** Those of her side that can lead, her own division first. */
function to(state: GameState, ship: ShipInPlay): readonly ShipInPlay[] {
  const hers = squadronOf(state, ship.id)
  const isAway = ({ id }: ShipInPlay) => Number(squadronOf(state, id) !== hers)
  return Object.values(state.ships)
    .filter((other) => other !== ship && acts(other) && ownerOf(state, other.id) === ownerOf(state, ship.id))
    .filter((other) => fieldValue(other, 'flagship') !== 'yes' && !isNoFlagship(state, other))
    .toSorted((one, other) => isAway(one) - isAway(other))
}

/** Flagships whose flag is still to be shifted. */
export const flagsToShift = (state: GameState) => shipsWho(state, mustShift)

/** An admiral goes over to another ship of his side. */
export const shiftFlag = procedure({
  name: 'shiftFlag',
  phases: ['damage', 'damageControl'],
  lookUp: onDamage.bridge,
  form: form()
    .ship(...shipWho('ship', mustShift, () => ({ nobody: 'no-flag-to-shift' })))
    .ship('flagTo', (state, { ship }) => ({ among: ship ? to(state, ship) : [] })),
  run: (table, { ship, flagTo }) =>
    unasked(() => {
      table.apply({ type: 'fieldSet', ship: ship.id, field: flagship, to: 'no' })
      table.apply({ type: 'fieldSet', ship: flagTo.id, field: flagship, to: 'yes' })
      return says('flagShifted', { ship: shipName(ship), to: shipName(flagTo) })
    }),
})
