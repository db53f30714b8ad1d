import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form, type ValuesOf } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import type { Reckoning } from '../../../pack/procedure'
import type { Due } from '../../../pack/rules-pack'
import { onSpotting } from '../../reference/look-up'
import { modifierLine, sentencesOf } from '../../sentence'
import { itemsOf, shipOf, spacesOf, suffers, works } from '../../ship/ship-data'
import {
  radarRangeModifiers,
  radarSize,
  searchSets,
  sizeShown,
  type SearchSet,
  type SizeShown,
} from '../../tables/spotting'
import { acts, isDoneThisTurn, note } from '../turn/acting'
import { foesOf, formationOf, noteTargets, notedOf } from './sight'
import { rangeSum } from './spot'
import { callShips } from './who-sees-whom'

const says = sentencesOf('spotting')

const radarForm = form()
  .ship('spotter', (state) => ({ among: searchers(state) }))
  .thing('set', (state, { spotter }) => ({
    among: spotter ? workingSets(state, spotter) : [],
    key: ({ name }: SearchSet) => name,
    names: ({ name }: SearchSet) => says('set', { set: name }),
    wrong: (given) =>
      refused('radar-not-working', { ship: spotter ? shipName(spotter) : '', set: String(given ?? '') }),
  }))
  .ship(
    'target',
    (state, { spotter }) => ({ among: foesOf(state, spotter) }),
    (_state, { spotter, target }) => (target.id === spotter.id ? refused('no-such-ship') : undefined),
  )
  .yesNo('targetBeforeShore', { default: false })

type RadarValues = ValuesOf<typeof radarForm>

/** How far a search set finds a ship, and what of her it shows. */
export const radarSearch = procedure({
  name: 'radarSearch',
  phases: ['spotting'],
  lookUp: onSpotting.radar,
  form: radarForm,
  reckoning,
  run: (table, values) => unasked(() => search(table, values)),
})

const radarsOut = [
  ...['searchRadarsOutA', 'searchRadarsOutB', 'allElectronicsA', 'allElectronicsB', 'ringMain'],
  ...['radarsOut', 'radarsAndRadiosOut'],
]

/** Search sets of a ship that work and have power. */
function workingSets(state: GameState, ship: ShipInPlay): readonly SearchSet[] {
  if (suffers(state, ship, ...radarsOut)) return []
  return itemsOf(shipOf(ship.document), 'searchRadar').flatMap(({ box, holds }) =>
    works(ship, box) ? (searchSets.find(({ name }) => name === holds.set) ?? []) : [],
  )
}

/** Ships with a search set to look with; a set of L band finds nobody alone and comes last. */
export function searchers(state: GameState): readonly ShipInPlay[] {
  const finds = (ship: ShipInPlay) => Number(workingSets(state, ship).some(({ band }) => band !== 'L'))
  const ships = Object.values(state.ships).filter((ship) => acts(ship) && workingSets(state, ship).length > 0)
  return ships.toSorted((one, other) => finds(other) - finds(one))
}

/** A combat information centre that works, in the hull or above it. */
function hasCic(ship: ShipInPlay): boolean {
  const data = shipOf(ship.document)
  return [...spacesOf(data, 'cic'), ...itemsOf(data, 'cic')].some(({ box }) => works(ship, box))
}

/** How far the set finds her, not below 0, and what that is made of. */
function found({ spotter, target, set, targetBeforeShore }: RadarValues) {
  const apply = [
    ...(hasCic(spotter) ? [] : ['noCic' as const]),
    ...(targetBeforeShore ? ['targetBeforeShore' as const] : []),
    sizeOf(target),
  ]
  const lines = apply.map((is) => ({ is, modifier: radarRangeModifiers[is] }))
  const rangeInches = Math.max(
    0,
    lines.reduce((sum, { modifier }) => sum + modifier, set.rangeInches),
  )
  return { lines, rangeInches }
}

function reckoning(state: GameState, values: RadarValues): readonly Reckoning[] {
  const { spotter, target, set } = values
  const { lines, rangeInches } = found(values)
  return [
    rangeSum({
      title: says('radarTitle', { ship: shipName(spotter), target: shipName(target), set: set.name }),
      base: [says('radarRange', { set: set.name }), set.rangeInches],
      lines: lines.map(({ is, modifier }) => modifierLine(says(`radar.${is}`), modifier)),
      rangeInches,
      means: meansOf(state, target, set, rangeInches),
    }),
  ]
}

function meansOf(state: GameState, target: ShipInPlay, set: SearchSet, rangeInches: number): Phrase {
  if (rangeInches === 0) return says('radarTooShort')
  return set.band === 'L' ? says('helpsEyes') : says(`showsSize.${shownAs(target)}`, { n: formationOf(state, target) })
}

const sizeOf = (ship: ShipInPlay) => radarSize[shipOf(ship.document).type]
const shownAs = (ship: ShipInPlay): SizeShown => sizeShown[shipOf(ship.document).type]

function search(table: RuleDraft, values: RadarValues): Phrase {
  const { spotter, target, set } = values
  const { rangeInches, lines } = found(values)
  note(table, 'searched', spotter.id)
  table.because(...lines.map(({ is, modifier }) => says(`radarLine.${is}`, { figure: Math.abs(modifier) })))
  const n = formationOf(table.settled, target)
  const said = { ship: shipName(spotter), target: shipName(target), set: set.name, inches: rangeInches, n }
  if (rangeInches === 0) return says('radarBlind', said)
  const held = notedOf(table.state, 'onRadar')
  if (!held.includes(target.id)) noteTargets(table, 'onRadar', [...held, target.id] as ShipId[])
  return says(set.band === 'L' ? 'radarHelps' : `radarFinds.${shownAs(target)}`, said)
}

/** Whose sets have not searched this turn: offered beside the look-outs, whose range a find makes longer. */
export function radarDue(state: GameState): readonly Due[] {
  const ships = searchers(state).filter(({ id }) => !isDoneThisTurn(state, 'searched', id))
  const [first] = ships
  if (!first) return []
  const say = says('radarDue', { ships: callShips(state, ships) })
  return [{ phase: state.phase, procedure: radarSearch.name, input: { spotter: first.id }, say }]
}
