import { shipName } from '../../../game/ship-name'
import type { GameState, Squadron } from '../../../game/state'
import type { ShipId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import { done, refused, type Result } from '../../../kernel/result'
import type { Input, InputField } from '../../procedure'
import { mountsOf } from '../procedures/gunnery/mounts'
import { visibilityInches } from '../procedures/gunnery/salvo-check'
import { sectors } from '../procedures/gunnery/salvo-input'
import { says } from '../procedures/laying-says'
import { acts, actingShips, actingSquadrons } from '../procedures/turn/acting'
import { squadronById } from '../../on-table'
import { gunLetters, type Sector } from '../ship'
import { guns, rangeBandsInches } from '../tables'
import { aims, firstTargets } from './aim'

const firstRangeInches = 32
const usualTurns = 3
export const mostTurns = 12

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

const roles = ['first', 'second'] as const
type Role = (typeof roles)[number]

/** The two squadrons, the range, the turns, and for each squadron where the enemy lies and at whom it fires. */
export function battleFields(state: GameState, input: Input): readonly InputField[] {
  const fields: InputField[] = []
  const laid: Record<string, Input[string]> = {}
  const add = (field: InputField) => {
    fields.push(field)
    laid[field.name] = own(input, field.name) ?? field.usual
  }
  const acting = actingSquadrons(state)
  add({ kind: 'squadron', name: 'first', among: acting.map(({ id }) => id), usual: acting[0]?.id ?? null })
  const first = squadronById(state, laid['first'])
  const enemies = acting.filter(({ side }) => side !== first?.side).map(({ id }) => id)
  add({ kind: 'squadron', name: 'second', among: enemies, usual: enemies[0] ?? null })
  const mostInches = Math.min(visibilityInches(state), rangeBandsInches.at(-1)!)
  const rangeInches = Math.min(firstRangeInches, mostInches)
  const inBands = first && heaviestGun(state, first)
  const range = { kind: 'range', name: 'rangeInches', mostInches, bandsInches: rangeBandsInches } as const
  add({ ...range, usual: rangeInches, ...(inBands && { inBands }) })
  add({ kind: 'number', name: 'turns', least: 1, most: mostTurns, usual: usualTurns })
  for (const role of roles) {
    add({ kind: 'choice', name: `${role}Sector`, among: sectors, usual: 'starboard' })
    add({ kind: 'choice', name: `${role}Aim`, among: aims, usual: 'leader' })
    if (laid[`${role}Aim`] === 'chosen') for (const field of targetFields(state, laid, role)) add(field)
  }
  add({ kind: 'yesNo', name: 'damageControl', usual: true })
  return fields
}

/** What stands in the bands: the hit percents of the heaviest gun of the squadron. */
function heaviestGun(state: GameState, squadron: Squadron) {
  const mounts = actingShips(state, squadron).flatMap(({ document }) => mountsOf(document))
  const letter = gunLetters.find((each) => mounts.some((mount) => mount.letter === each))
  if (!letter) return undefined
  return { say: says('hitPercents', { letter }), figures: guns[letter].map(([hit]) => String(hit)) }
}

/** At whom each ship fires, where that is chosen ship by ship. The label bears her name. */
function targetFields(state: GameState, laid: Input, role: Role): readonly InputField[] {
  const squadron = squadronById(state, laid[role])
  const enemy = squadronById(state, laid[other(role)])
  if (!squadron || !enemy) return []
  const among = actingShips(state, enemy).map(({ id }) => id)
  const usual = firstTargets(state, squadron, enemy, 'leader')
  return actingShips(state, squadron).map(({ id }) => ({
    kind: 'ship',
    name: targetField(id),
    among,
    usual: usual.get(id) ?? null,
  }))
}

export const targetField = (ship: ShipId) => `target:${ship}`

/** `Majestic fires at`. */
export function labelOf(state: GameState, field: string): Phrase | undefined {
  const ship = Object.values(state.ships).find(({ id }) => targetField(id) === field)
  return ship && { key: 'rules.perfidious-albion.simulation.target', values: { ship: shipName(ship) } }
}

const other = (role: Role): Role => (role === 'first' ? 'second' : 'first')

/** An input with every field that was left out at its usual value. */
export function battleLaid(state: GameState, input: Input): Input {
  return Object.fromEntries(battleFields(state, input).map(({ name, usual }) => [name, own(input, name) ?? usual]))
}

export function checkBattle(state: GameState, input: Input): Result<null> {
  const read = readBattle(state, battleLaid(state, input))
  return read.ok ? done(null) : read
}

/** Throws for an input that `checkBattle` refuses. */
export function battleOf(state: GameState, input: Input): Battle {
  const read = readBattle(state, battleLaid(state, input))
  if (!read.ok) throw new Error(`a battle that was not checked: ${read.code}`)
  return read.value
}

function readBattle(state: GameState, laid: Input): Result<Battle> {
  const first = squadronById(state, laid['first'])
  const second = squadronById(state, laid['second'])
  if (!first || actingShips(state, first).length === 0) return refused('no-such-squadron', { field: 'first' })
  if (!second || actingShips(state, second).length === 0) return refused('no-such-squadron', { field: 'second' })
  if (first.side === second.side) return refused('battle-own-side', { field: 'second' })
  const { rangeInches, turns } = laid
  if (typeof rangeInches !== 'number' || rangeInches < 0) return refused('range-unreadable', { field: 'rangeInches' })
  const seen = visibilityInches(state)
  if (rangeInches > seen) {
    return refused('beyond-visibility', { field: 'rangeInches', rangeInches, visibilityInches: seen })
  }
  if (rangeInches > rangeBandsInches.at(-1)!)
    return refused('battle-out-of-range', { field: 'rangeInches', rangeInches })
  if (typeof turns !== 'number' || !Number.isInteger(turns) || turns < 1 || turns > mostTurns) {
    return refused('battle-turns', { field: 'turns', least: 1, most: mostTurns })
  }
  const ours = fighting(state, laid, { role: 'first', squadron: first, enemy: second })
  if (!ours.ok) return ours
  const theirs = fighting(state, laid, { role: 'second', squadron: second, enemy: first })
  if (!theirs.ok) return theirs
  return done({
    sides: [ours.value, theirs.value],
    rangeInches,
    turns,
    damageControl: laid['damageControl'] !== false,
  })
}

interface Of {
  readonly role: Role
  readonly squadron: Squadron
  readonly enemy: Squadron
}

function fighting(state: GameState, laid: Input, { role, squadron, enemy }: Of): Result<Fighting> {
  const sector = sectors.find((known) => known === laid[`${role}Sector`])
  if (!sector) return refused('no-such-bearing', { field: `${role}Sector` })
  const aim = aims.find((known) => known === laid[`${role}Aim`])
  if (!aim) return refused('battle-no-such-aim', { field: `${role}Aim` })
  if (aim !== 'chosen') return done({ squadron, sector, targets: firstTargets(state, squadron, enemy, aim) })
  const targets = new Map<ShipId, ShipId>()
  for (const { id } of actingShips(state, squadron)) {
    const target = own(state.ships, laid[targetField(id)] as ShipId)
    const isThere = target !== undefined && acts(target) && enemy.order.includes(target.id)
    if (!isThere) return refused('no-such-ship', { field: targetField(id) })
    targets.set(id, target.id)
  }
  return done({ squadron, sector, targets })
}
