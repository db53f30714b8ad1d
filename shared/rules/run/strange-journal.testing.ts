import type { Effect } from '../../game/effect'
import { entrySchema } from '../../game/check-line'
import type { Entry } from '../../game/journal-line'
import type { Marker } from '../../game/mark'
import type { GameState, ShipInPlay } from '../../game/state'
import type { Scalar } from '../../kernel/scalar'
import { words } from '../kit/worded.testing'
import type { RulesPack } from '../pack/rules-pack'
import type { Chance } from './random-play.testing'

/** Values that no rule writes, but that an edited journal may hold. */
const strange: readonly Scalar[] = [
  ...[null, true, false, 0, -1, 0.5, 1, 7, 21, 1e9, -1e308, 1e308],
  ...['', ' ', '__proto__', 'constructor', 'toString', 'all', '1 passed', '1 toString 3 4 90', 'x'.repeat(400)],
]

/** An entry by hand as a foreign journal may hold it; what no line may hold is left out. */
export function strangeEntry(pack: RulesPack, state: GameState, chance: Chance, markers: readonly Marker[]): Entry {
  const some = <Value>(values: readonly Value[]) => values.filter(() => chance.below(3) === 0)
  const any = () => chance.anyOf(strange)
  const facts = new Set([...Object.keys(pack.table), ...Object.keys(state.table), '__proto__', 'constructor'])
  const rules = [...pack.houseRules.map(({ name }) => name), 'constructor']
  const effects = [
    ...some([...facts]).map((key) => ({ type: 'tableSet', key, to: any() })),
    ...rules.filter(() => chance.below(8) === 0).map((rule) => ({ type: 'houseRuleSet', rule, to: any() })),
    ...Object.values(state.ships).flatMap((ship) => (chance.below(2) === 0 ? onShip(pack, ship, chance) : [])),
    ...markers.filter(() => chance.below(2) === 0).map((marker, at) => strangeMarker(marker, at, chance)),
    ...some(Object.keys(state.ships).slice(0, 2)).map((ship) => ({ type: 'shipRemoved', ship })),
  ]
  return step(effects.filter((effect) => entrySchema.safeParse(step([effect])).success) as readonly Effect[])
}

const step = <Some extends object>(effects: readonly Some[]) =>
  ({ kind: 'step', label: { key: 'steps.settled' }, by: 'hand', effects }) as const

/** Tracks beyond their ends, marks on boxes that are not there, words that no list knows. */
function onShip(pack: RulesPack, ship: ShipInPlay, chance: Chance): readonly object[] {
  const { boxes, tracks, fields } = pack.shape(ship.document)
  const some = (names: object) => [...Object.keys(names), 'constructor', 'nobody'].filter(() => chance.below(3) === 0)
  const track = (name: string) => ({ type: 'trackSet', ship: ship.id, track: name, to: chance.anyOf(figures) })
  const box = (name: string) => ({ type: 'marked', ship: ship.id, box: name, mark: chance.anyOf(marks), on: true })
  const field = (name: string) => ({
    type: 'fieldSet',
    ship: ship.id,
    field: name,
    to: strangeWords(pack, ship, name, chance),
  })
  return [...some(tracks).map(track), ...some(boxes).map(box), ...some(fields).map(field)]
}

/** Of any pack: most cards do not take all of them. */
const marks = ['struck', 'flooded', 'burning', 'out', 'noSupply', 'repaired']
const figures = [-1e9, -1, 0, 0.5, 1, 3, 40, 1e9]

/** Words of a list with endings that nobody wrote, or any value at all. */
function strangeWords(pack: RulesPack, ship: ShipInPlay, field: string, chance: Chance): Scalar {
  const known = pack.fieldWords?.(ship, field as never, words)?.adds.map(({ value }) => value) ?? []
  if (known.length === 0 || chance.below(3) === 0) return chance.anyOf(strange)
  const endings = ['', ':', ':31', ':99999', ':constructor', '@1', '@99999999999999999999']
  const word = () => `${chance.anyOf([...known, 'constructor', '__proto__'])}${chance.anyOf(endings)}`
  return Array.from({ length: 3 }, word).join(' ')
}

/** A marker of another game, one of its values changed or missing. */
function strangeMarker({ id, values, ...rest }: Marker, at: number, chance: Chance): object {
  const names = Object.keys(values)
  const which = names[chance.below(names.length + 1)]
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => name !== which))
  const changed = which === undefined || chance.below(4) === 0 ? others : { ...values, [which]: chance.anyOf(strange) }
  return { type: 'markerLaid', ...rest, marker: `strange-${at}-${id}`, values: changed }
}
