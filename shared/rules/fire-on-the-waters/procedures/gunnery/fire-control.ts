import type { GameState, ShipInPlay } from '../../../../game/state'
import { hullBox, works } from '../../ship/boxes'
import { inForce } from '../../../kit/casualties'
import type { Battery, ShipType } from '../../ship/ship'
import { itemsOf, shipOf, spacesOf } from '../../ship/ship-data'
import { ddOrSmaller } from '../../tables/gunnery'
import { fireControlSets, type FireControlSet } from '../../tables/spotting'

/** Her directors for a battery are gone, or a casualty says so; a ship without directors aims as she always did. */
export function isInLocalControl(state: GameState, ship: ShipInPlay, { is }: Battery): boolean {
  const local = is === 'main' ? 'powerMainLocal' : 'powerSecondaryLocal'
  if (inForce(ship, state.turn).some(({ id }) => id === local)) return true
  const names = is === 'main' ? ['mainFore', 'mainAft'] : ['secondary']
  const directors = itemsOf(shipOf(ship.document), 'director').filter(({ item }) => names.includes(item.director))
  return directors.length > 0 && directors.every(({ box }) => !works(ship, box))
}

/** She has a plot or transmitting room, and none that works. */
export function isPlotOut(ship: ShipInPlay): boolean {
  const plots = spacesOf(shipOf(ship.document), 'plot')
  return plots.length > 0 && plots.every(({ place }) => !works(ship, hullBox(place.at)))
}

/** A radio that works, where her form has one to lose. */
function hasRadio(state: GameState, ship: ShipInPlay): boolean {
  const radios = itemsOf(shipOf(ship.document), 'radio')
  return radios.every(({ box }) => works(ship, box)) && !inForce(ship, state.turn).some(({ id }) => cutsRadio.has(id))
}

/** Radio and a director for her main battery: what spotting by plane or by another ship takes. */
export function canBeSpottedFor(state: GameState, ship: ShipInPlay): boolean {
  const main = shipOf(ship.document).batteries.find(({ is }) => is === 'main')
  return main !== undefined && hasRadio(state, ship) && !isInLocalControl(state, ship, main)
}

const noPower = 'ringMain'
const cutsRadio = new Set([
  noPower,
  'signalsGone',
  'radioOut',
  'allElectronicsA',
  'allElectronicsB',
  'radarsAndRadiosOut',
])

/** The best set that works for a battery and reaches a target of this type and range. */
export function radarOn(
  state: GameState,
  ship: ShipInPlay,
  battery: Battery,
  target: { readonly type: ShipType; readonly rangeInches: number },
): FireControlSet['kind'] | undefined {
  if (inForce(ship, state.turn).some(({ id }) => id === noPower)) return undefined
  const kinds = itemsOf(shipOf(ship.document), 'fireControlRadar').flatMap(({ box, item }) => {
    const set = item.battery === battery.id && works(ship, box) ? setOf(item.set) : undefined
    return set && target.rangeInches <= reachOf(set, target.type) ? [set.kind] : []
  })
  return kinds.includes('late') ? 'late' : kinds[0]
}

/** A form may print the mark of a set behind its name: `FuMo 23`. */
function setOf(printed: string): FireControlSet | undefined {
  return (
    fireControlSets.find(({ names }) => names.includes(printed)) ??
    fireControlSets.find(({ names }) => names.some((name) => printed.startsWith(`${name} `)))
  )
}

function reachOf({ rangeDdOrSmaller, rangeClOrLarger }: FireControlSet, type: ShipType): number {
  return ddOrSmaller.includes(type) ? rangeDdOrSmaller : rangeClOrLarger
}
