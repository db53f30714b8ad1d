import { shipName } from '../../../../game/ship-name'
import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField, Procedure, Reckoning } from '../../../pack/procedure'
import { unasked } from '../../../kit/unasked'
import { inForce } from '../../../kit/casualties'
import { figure, inches, signed } from '../../figure-said'
import { itemsOf, shipOf, spacesOf } from '../../ship/ship-data'
import {
  radarRangeModifiers,
  radarSize,
  searchSets,
  sizeShown,
  type SearchSet,
  type SizeShown,
} from '../../tables/spotting'
import { works } from '../../ship/boxes'
import { acts } from '../turn/acting'
import { foesOf, formationOf } from './sight-inputs'
import { says } from './says'
import { onSpotting } from './look-up'
import type { Input } from '../../../pack/input'

/** How far a search set finds a ship, and what of her it shows. */
export const radarSearch: Procedure = {
  name: 'radarSearch',
  phases: ['spotting'],
  lookUp: onSpotting.radar,
  fields: inputs,
  check,
  reckoning,
  run: (table, input) => unasked(() => search(table, input)),
}

function inputs(state: GameState, input: Input): readonly FormField[] {
  const among = Object.values(state.ships).filter((ship) => acts(ship) && workingSets(state, ship).length > 0)
  const ship = shipById(state, input['spotter']) ?? among[0]
  const sets = ship ? workingSets(state, ship).map(({ name }) => name) : []
  const foes = foesOf(state, ship)
  return [
    { kind: 'ship', name: 'spotter', among: among.map(({ id }) => id), default: among[0]?.id ?? null },
    {
      kind: 'choice',
      name: 'set',
      among: sets,
      names: Object.fromEntries(sets.map((set) => [set, says('set', { set })])),
      default: sets[0] ?? null,
    },
    { kind: 'ship', name: 'target', among: foes.map(({ id }) => id), default: foes[0]?.id ?? null },
    { kind: 'yesNo', name: 'targetBeforeShore', default: false },
  ]
}

const radarCasualties = ['searchRadarsOutA', 'searchRadarsOutB', 'allElectronicsA', 'allElectronicsB', 'ringMain']
const mishaps = ['radarsOut', 'radarsAndRadiosOut']

/** Search sets of a ship that work and have power. */
function workingSets(state: GameState, ship: ShipInPlay): readonly SearchSet[] {
  const lost = inForce(ship, state.turn).map(({ id }) => id)
  if ([...radarCasualties, ...mishaps].some((id) => lost.includes(id))) return []
  return itemsOf(shipOf(ship.document), 'searchRadar').flatMap(({ box, item }) =>
    works(ship, box) ? (searchSets.find(({ name }) => name === item.set) ?? []) : [],
  )
}

/** A combat information centre that works, in the hull or above it. */
function hasCic(ship: ShipInPlay): boolean {
  const data = shipOf(ship.document)
  return [...spacesOf(data, 'cic'), ...itemsOf(data, 'cic')].some(({ box }) => works(ship, box))
}

function check(state: GameState, input: Input): Result<null> {
  const ship = shipById(state, input['spotter'])
  if (!ship) return refused('no-such-ship', { field: 'spotter' })
  const set = workingSets(state, ship).find(({ name }) => name === input['set'])
  if (!set) return refused('radar-not-working', { field: 'set', ship: shipName(ship), set: String(input['set'] ?? '') })
  const target = shipById(state, input['target'])
  return target && target.id !== ship.id ? done(null) : refused('no-such-ship', { field: 'target' })
}

interface Found {
  readonly ship: ShipInPlay
  readonly target: ShipInPlay
  readonly set: SearchSet
  readonly lines: readonly { readonly is: keyof typeof radarRangeModifiers; readonly modifier: number }[]
  /** Not below 0. */
  readonly rangeInches: number
}

function found(state: GameState, input: Input): Found {
  const ship = shipById(state, input['spotter'])
  const target = shipById(state, input['target'])
  const set = searchSets.find(({ name }) => name === input['set'])
  if (!ship || !target || !set) throw new Error('a search that was not checked')
  const apply = [
    ...(hasCic(ship) ? [] : ['noCic' as const]),
    ...(input['targetBeforeShore'] === true ? ['targetBeforeShore' as const] : []),
    sizeOf(target),
  ]
  const lines = apply.map((is) => ({ is, modifier: radarRangeModifiers[is] }))
  const rangeInches = Math.max(
    0,
    lines.reduce((sum, { modifier }) => sum + modifier, set.rangeInches),
  )
  return { ship, target, set, lines, rangeInches }
}

function reckoning(state: GameState, input: Input): readonly Reckoning[] {
  const { ship, target, set, lines, rangeInches } = found(state, input)
  return [
    {
      title: says('radarTitle', { ship: shipName(ship), target: shipName(target), set: set.name }),
      lines: [
        { say: says('radarRange', { set: set.name }), figure: figure(set.rangeInches), is: 'table' },
        ...lines.map(({ is, modifier }) => ({
          say: says(`radar.${is}`),
          figure: signed(modifier),
          is: 'modifier' as const,
        })),
      ],
      total: inches(rangeInches),
      means: meansOf(state, target, set, rangeInches),
      sure: 0,
      chanceOfMore: 0,
    },
  ]
}

function meansOf(state: GameState, target: ShipInPlay, set: SearchSet, rangeInches: number): Phrase {
  if (rangeInches === 0) return says('radarTooShort')
  return set.band === 'L' ? says('helpsEyes') : says(`showsSize.${shownAs(target)}`, { n: formationOf(state, target) })
}

const sizeOf = (ship: ShipInPlay) => radarSize[shipOf(ship.document).type]
const shownAs = (ship: ShipInPlay): SizeShown => sizeShown[shipOf(ship.document).type]

function search(table: RuleDraft, input: Input): Phrase {
  const { ship, target, set, rangeInches, lines } = found(table.settled, input)
  table.because(...lines.map(({ is, modifier }) => says(`radarLine.${is}`, { figure: Math.abs(modifier) })))
  const n = formationOf(table.settled, target)
  const values = { ship: shipName(ship), target: shipName(target), set: set.name, inches: rangeInches, n }
  if (rangeInches === 0) return says('radarBlind', values)
  return says(set.band === 'L' ? 'radarHelps' : `radarFinds.${shownAs(target)}`, values)
}
