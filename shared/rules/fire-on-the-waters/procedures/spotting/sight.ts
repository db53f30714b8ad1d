import { isLitUp } from '../../../../game/decks/in-force'
import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { facesOf } from '../../../../kernel/dice'
import type { ShipId } from '../../../../kernel/ids'
import type { Addressee } from '../../../../kernel/question'
import { squadronOf } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import { shipOf } from '../../ship/ship-data'
import { condition, countOf } from '../../ship/state'
import { isNight, keptFigure } from '../../table/table-facts'
import { fastFromInches, spottingModifiers, type SpottingModifier } from '../../tables/spotting'
import { firesOf } from '../gunnery/firing-record'
import { actingShips, floats, lastDone, notedThisTurn } from '../turn/acting'

/** Who looks at whom. */
export interface Pair {
  readonly spotter: ShipInPlay
  readonly target: ShipInPlay
}

/** What only the players know of ships of the enemy, as the look-outs of this turn were given it. */
export const askedOfTargets = ['onRadar', 'targetBeforeShore', 'spotterFineOnBow', 'targetLit'] as const
export type AskedOfTarget = (typeof askedOfTargets)[number]

/** What of the checklist is known by the table or said by the players. */
export interface Circumstances extends Readonly<Record<AskedOfTarget, boolean>> {
  /** Of Japanese look-outs by night. */
  readonly alert: boolean
  readonly targetFiring: boolean
  readonly spotterFiringElsewhere: boolean
}

export interface SightLine {
  readonly is: SpottingModifier
  readonly modifier: number
}

export function foesOf(state: GameState, ship: ShipInPlay | undefined): readonly ShipInPlay[] {
  if (!ship) return []
  return Object.values(state.ships).filter(
    (other) => floats(other) && ownerOf(state, other.id) !== ownerOf(state, ship.id),
  )
}

/** Ships of her formation that still act, herself counted. */
export function formationOf(state: GameState, ship: ShipInPlay): number {
  const squadron = squadronOf(state, ship.id)
  return squadron ? actingShips(state, squadron).length : 1
}

/** Whose look-outs are alert by night, or are not. */
export const isJapanese = (ship: ShipInPlay): boolean => shipOf(ship.document).nation === 'JUN'

/** Spotting comes before gunfire, so the fire of the last turn counts too. */
function hasFiredLately(state: GameState, ship: ShipInPlay): boolean {
  const turn = lastDone(state, 'fired', ship.id)
  return turn === state.turn || turn === state.turn - 1
}

function firesElsewhere(state: GameState, { spotter, target }: Pair): boolean {
  return shipOf(spotter.document).batteries.some(({ id }) =>
    firesOf(state, spotter.id, id).some((fire) => fire.turn >= state.turn - 1 && fire.target !== target.id),
  )
}

/** Lights a ship up without anybody saying so: her fires, and cards. */
export const burnsOrIsLit = (state: GameState, ship: ShipInPlay) =>
  countOf(ship, 'burning') > 0 || isLitUp(state, ship.id)

const askedKey = (of: AskedOfTarget | 'alert') => `lookOuts:${of}`

/** Of whom the look-outs were given this for this turn. */
export function notedOf(state: GameState, of: AskedOfTarget): readonly string[] {
  return notedThisTurn(state, askedKey(of))?.split(' ') ?? []
}

/** Notes for this turn of which ships it holds; that it holds of none any more is noted too. */
export function noteTargets(table: RuleDraft, of: AskedOfTarget, ships: readonly ShipId[]): void {
  if (ships.length === 0 && notedOf(table.state, of).length === 0) return
  noteFor(table, askedKey(of), ships.length === 0 ? 'none' : ships.join(' '))
}

/** Japanese look-outs are alert by night until the table says that they are not. */
export const areAlert = (state: GameState): boolean => notedThisTurn(state, askedKey('alert')) !== 'no'

export function noteAlert(table: RuleDraft, areThey: boolean): void {
  if (areAlert(table.state) !== areThey) noteFor(table, askedKey('alert'), areThey ? 'yes' : 'no')
}

function noteFor(table: RuleDraft, key: string, what: string): void {
  table.apply({ type: 'tableSet', key, to: `${table.state.turn} ${what}` })
}

/** What holds of a pair as far as the table knows it: the look-outs of this turn, fires, guns that fired. */
export function circumstancesOf(state: GameState, pair: Pair): Circumstances {
  const noted = (of: AskedOfTarget) => notedOf(state, of).includes(pair.target.id)
  return {
    alert: areAlert(state),
    onRadar: noted('onRadar'),
    targetBeforeShore: noted('targetBeforeShore'),
    spotterFineOnBow: noted('spotterFineOnBow'),
    targetLit: noted('targetLit') || burnsOrIsLit(state, pair.target),
    targetFiring: hasFiredLately(state, pair.target),
    spotterFiringElsewhere: firesElsewhere(state, pair),
  }
}

/** Ruling: all that apply add up. By night Japanese look-outs count only while they are alert. */
export function sightLines(state: GameState, { spotter, target }: Pair, holds: Circumstances): readonly SightLine[] {
  const { nation } = shipOf(spotter.document)
  const night = isNight(state)
  const { alert, ...asked } = holds
  const applies: Readonly<Record<SpottingModifier, boolean>> = {
    ...asked,
    alertJapaneseNight: night && nation === 'JUN' && alert,
    formationOf4: formationOf(state, target) >= 4,
    nightTargetFast: night && condition(target, state).speed >= fastFromInches,
    italiansNight: night && nation === 'RM',
    italiansDay: !night && nation === 'RM',
  }
  return (Object.keys(spottingModifiers) as SpottingModifier[])
    .filter((is) => applies[is])
    .map((is) => ({ is, modifier: spottingModifiers[is] }))
}

export const sumOf = (lines: readonly SightLine[]): number => lines.reduce((sum, { modifier }) => sum + modifier, 0)

export const baseOf = (state: GameState) => keptFigure(state.table, 'visibilityBase')

/** A side throws once a turn, for all its look-outs. */
const dieKey = (side: Addressee) => `spottingDie:${side}`

export function dieOf(state: GameState, side: Addressee): number | undefined {
  const face = Number(notedThisTurn(state, dieKey(side)))
  return facesOf('D6').includes(face) ? face : undefined
}

export function noteDie(table: RuleDraft, side: Addressee, die: number): void {
  table.apply({ type: 'tableSet', key: dieKey(side), to: `${table.state.turn}:${die}` })
}

const agreedKey = ({ spotter, target }: Pair) => `sees:${spotter.id}:${target.id}`

/** A pair that was looked at by itself has its range for the turn. */
export function noteAgreed(table: RuleDraft, pair: Pair, rangeInches: number): void {
  noteFor(table, agreedKey(pair), String(rangeInches))
}

/** How far she sees her now, in inches; nothing before her side has thrown. */
export function sightOf(state: GameState, pair: Pair): number | undefined {
  const agreed = agreedOf(state, pair)
  if (agreed !== undefined) return agreed
  const die = dieOf(state, ownerOf(state, pair.spotter.id))
  return die === undefined ? undefined : die + sightWithoutDie(state, pair)
}

function agreedOf(state: GameState, pair: Pair): number | undefined {
  const agreed = notedThisTurn(state, agreedKey(pair))
  return agreed !== undefined && Number.isFinite(Number(agreed)) ? Number(agreed) : undefined
}

/** A range and what is added to base and die; a pair that was looked at by itself has a range alone. */
export interface Sight {
  readonly rangeInches: number
  readonly lines: readonly SightLine[] | undefined
}

/** The range of a pair with its sum; before the die of her side the range without it. */
export function sightWithItsSum(state: GameState, pair: Pair): Sight {
  const agreed = agreedOf(state, pair)
  if (agreed !== undefined) return { rangeInches: agreed, lines: undefined }
  const lines = sightLines(state, pair, circumstancesOf(state, pair))
  const die = dieOf(state, ownerOf(state, pair.spotter.id)) ?? 0
  return { rangeInches: die + baseOf(state) + sumOf(lines), lines }
}

/** How she sees a target that lies so far: by night perhaps by the flashes of its guns alone. */
export function sightAt(state: GameState, pair: Pair, rangeInches: number): 'seen' | 'flashes' | 'unseen' {
  const inches = sightOf(state, pair)
  if (inches === undefined) return 'seen'
  const flashes = isNight(state) && hasFiredLately(state, pair.target) ? spottingModifiers.targetFiring : 0
  if (rangeInches <= inches - flashes) return 'seen'
  return rangeInches <= inches ? 'flashes' : 'unseen'
}

/** The visibility base and all that applies. */
export function sightWithoutDie(state: GameState, pair: Pair): number {
  return baseOf(state) + sumOf(sightLines(state, pair, circumstancesOf(state, pair)))
}
