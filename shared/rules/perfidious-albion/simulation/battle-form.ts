import { shipName } from '../../../game/ship-name'
import type { GameState, Squadron } from '../../../game/state'
import type { ShipId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import { done, refused, type Result } from '../../../kernel/result'
import { aims, firstTargets } from '../../kit/battle/targets'
import {
  otherRole,
  readTwoSquadrons,
  roles,
  squadronFields,
  turnsField,
  type Role,
} from '../../kit/battle/two-squadrons'
import { squadronById } from '../../kit/on-table'
import type { Input } from '../../pack/input'
import type { FormField } from '../../pack/procedure'
import { mountsOf } from '../procedures/gunnery/batteries'
import { sectors } from '../procedures/gunnery/salvo-form'
import { acting, actingShips, acts } from '../procedures/turn/acting'
import { saysOfForms as says } from '../sentence'
import { gunLetters, type Sector } from '../ship/ship'
import { figureNow } from '../table/table-facts'
import { guns, rangeBandsInches } from '../tables/tables'

const firstRangeInches = 32

/** At whom a squadron fires at first; ship by ship where it is chosen. */
const aimsOffered = [...aims, 'chosen'] as const

/** One of the two squadrons: what it fires with and at whom. */
export interface Fighting {
  readonly squadron: Squadron
  /** Where the enemy lies from her ships. */
  readonly sector: Sector
  /** The first target of each of her ships. */
  readonly targets: ReadonlyMap<ShipId, ShipId>
}

export interface Battle {
  readonly sides: readonly [Fighting, Fighting]
  readonly rangeInches: number
  readonly turns: number
  readonly damageControl: boolean
}

/** The two squadrons, the range, the turns, and for each squadron where the enemy lies and at whom it fires. */
export function battleFields(state: GameState, input: Input): readonly FormField[] {
  const fields: FormField[] = []
  const filled: Record<string, Input[string]> = {}
  const add = (field: FormField) => {
    fields.push(field)
    filled[field.name] = own(input, field.name) ?? field.default
  }
  squadronFields(state, input, acting).forEach(add)
  const first = squadronById(state, filled['first'])
  const mostInches = Math.min(figureNow(state, 'visibilityInches'), rangeBandsInches.at(-1)!)
  const rangeInches = Math.min(firstRangeInches, mostInches)
  const inBands = first && heaviestGun(state, first)
  const range = { kind: 'range', name: 'rangeInches', mostInches, bandsInches: rangeBandsInches } as const
  add({ ...range, default: rangeInches, ...(inBands && { inBands }) })
  add(turnsField)
  for (const role of roles) {
    add({ kind: 'choice', name: `${role}Sector`, among: sectors, default: 'starboard' })
    add({ kind: 'choice', name: `${role}Aim`, among: aimsOffered, default: 'leader' })
    if (filled[`${role}Aim`] === 'chosen') for (const field of targetFields(state, filled, role)) add(field)
  }
  add({ kind: 'yesNo', name: 'damageControl', default: true })
  return fields
}

/** The figures in the bands: the hit percents of the heaviest gun of the squadron. */
function heaviestGun(state: GameState, squadron: Squadron) {
  const mounts = actingShips(state, squadron).flatMap(({ document }) => mountsOf(document))
  const letter = gunLetters.find((each) => mounts.some((mount) => mount.letter === each))
  if (!letter) return undefined
  return { say: says('hitPercents', { letter }), figures: guns[letter].map(([hit]) => String(hit)) }
}

/** At whom each ship fires, where that is chosen ship by ship. The label has her name. */
function targetFields(state: GameState, input: Input, role: Role): readonly FormField[] {
  const squadron = squadronById(state, input[role])
  const enemy = squadronById(state, input[otherRole(role)])
  if (!squadron || !enemy) return []
  const among = actingShips(state, enemy).map(({ id }) => id)
  const usual = firstTargets(actingShips(state, squadron), actingShips(state, enemy), 'leader')
  return actingShips(state, squadron).map(({ id }) => ({
    kind: 'ship',
    name: targetField(id),
    among,
    default: usual.get(id) ?? null,
  }))
}

const targetField = (ship: ShipId) => `target:${ship}`

/** `Majestic fires at`. */
export function labelOf(state: GameState, field: string): Phrase | undefined {
  const ship = Object.values(state.ships).find(({ id }) => targetField(id) === field)
  return ship && { key: 'rules.perfidious-albion.simulation.target', values: { ship: shipName(ship) } }
}

/** Refused with `field`; every field has to be in it. */
export function readBattle(state: GameState, input: Input): Result<Battle> {
  const two = readTwoSquadrons(state, input, acting)
  if (!two.ok) return two
  const { rangeInches, turns } = two.value
  const [first, second] = two.value.squadrons
  const seen = figureNow(state, 'visibilityInches')
  if (rangeInches > seen) {
    return refused('beyond-visibility', { field: 'rangeInches', rangeInches, visibilityInches: seen })
  }
  if (rangeInches > rangeBandsInches.at(-1)!)
    return refused('battle-out-of-range', { field: 'rangeInches', rangeInches })
  const ours = fighting(state, input, { role: 'first', squadron: first, enemy: second })
  if (!ours.ok) return ours
  const theirs = fighting(state, input, { role: 'second', squadron: second, enemy: first })
  if (!theirs.ok) return theirs
  return done({
    sides: [ours.value, theirs.value],
    rangeInches,
    turns,
    damageControl: input['damageControl'] !== false,
  })
}

interface Of {
  readonly role: Role
  readonly squadron: Squadron
  readonly enemy: Squadron
}

function fighting(state: GameState, input: Input, { role, squadron, enemy }: Of): Result<Fighting> {
  const sector = sectors.find((known) => known === input[`${role}Sector`])
  if (!sector) return refused('no-such-bearing', { field: `${role}Sector` })
  const aim = aimsOffered.find((known) => known === input[`${role}Aim`])
  if (!aim) return refused('battle-no-such-aim', { field: `${role}Aim` })
  const ships = actingShips(state, squadron)
  if (aim !== 'chosen') {
    return done({ squadron, sector, targets: firstTargets(ships, actingShips(state, enemy), aim) })
  }
  const targets = new Map<ShipId, ShipId>()
  for (const { id } of ships) {
    const target = own(state.ships, input[targetField(id)] as ShipId)
    const isThere = target !== undefined && acts(target) && enemy.order.includes(target.id)
    if (!isThere) return refused('no-such-ship', { field: targetField(id) })
    targets.set(id, target.id)
  }
  return done({ squadron, sector, targets })
}
