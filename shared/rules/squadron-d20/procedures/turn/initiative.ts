import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, Side } from '../../../../game/state'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId, type ShipId, type SideId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { percentOf } from '../../../../words/percent'
import { exactly } from '../../../kit/exactly'
import { form } from '../../../kit/form'
import { highestThrow, initiativeHolder, noteInitiative, sideIn, type Thrown } from '../../../kit/initiative'
import { umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { signed } from '../../../kit/reference-sheet'
import type { OddsRow } from '../../../pack/odds'
import type { Reckoning } from '../../../pack/procedure'
import { commandOf, actingShips } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { initiative as table6, signedWorth } from '../../tables/turn'
import { plain } from '../../../kit/reference-sheet'
import { figureSaid, exactRow } from '../throws/sum'
import { says, onTurn } from './turn'

/** Each side throws a D10 and adds what its commanders are worth; the higher total has the initiative (6.1). */
export const initiative = procedure({
  name: 'initiative',
  phases: ['initiative'],
  lookUp: onTurn.initiative,
  form: form().refuses(({ sides }) => (sides.length < 2 ? refused('initiative-one-side') : undefined)),
  warnings: (state) => (initiativeHolder(state) === undefined ? [] : [says('warning.initiativeRolled')]),
  reckoning,
  odds: exactly(odds),
  run,
})

function reckoning(state: GameState): readonly Reckoning[] {
  const chances = chancesNow(state)
  return state.sides.map((side, at) => {
    const { commanders, sum, modifier } = commandOfSide(state, side)
    const chance = chances[at] ?? 0
    return {
      title: says('title.initiative', { side: side.name }),
      lines: [
        ...commanders.map(({ aboard, value }) => ({
          say: says('row.commander', { ship: aboard }),
          figure: figureSaid(signed(value)),
          is: value === 0 ? ('nothing' as const) : ('modifier' as const),
        })),
        { say: says('row.commandSum'), figure: figureSaid(signed(sum)), is: 'total' },
      ],
      total: figureSaid(signed(modifier)),
      means: says('initiative.means', { percent: percentOf(chance) }),
      sure: 0,
      chanceOfMore: Math.min(1, chance),
    }
  })
}

function odds(state: GameState): readonly OddsRow[] {
  const chances = chancesNow(state)
  return state.sides.map(({ name }, at) =>
    exactRow(says('odds.initiative', { side: name }), Math.min(1, chances[at] ?? 0)),
  )
}

function chancesNow(state: GameState): readonly number[] {
  const keeper = state.sides.findIndex(({ id }) => id === keeperOf(state))
  const modifiers = state.sides.map((side) => commandOfSide(state, side).modifier)
  return chancesOfInitiative(modifiers, keeper < 0 ? undefined : keeper)
}

function* run(table: RuleDraft): Dialogue<Phrase> {
  const keeper = keeperOf(table.state)
  if (keeper) table.fact('initiative')
  const { side, total } = yield* highestThrow<Thrown>(table, {
    throwOf: (each, round) => throwOf(table, each, round),
    keeps(tied) {
      const kept = tied.find((each) => each.side.id === keeper)
      if (kept) table.because(says('initiative.kept', { total: plain(kept.total), side: kept.side.name }))
      return kept
    },
    tied: (best) => says('initiative.tied', { total: plain(best) }),
    never: { to: umpire, ask: says('initiative.neverEnding'), lookUp: onTurn.initiative },
    says,
  })
  const values = { side: side.name, total: plain(total) }
  noteInitiative(table, side, says('initiative.won', values))
  return says('initiative.done', values)
}

function* throwOf(table: RuleDraft, side: Side, round: number): Dialogue<Thrown> {
  const { commanders, sum, modifier } = commandOfSide(table.state, side)
  for (const { stand } of commanders) {
    table.field(stand as ShipId, fieldId('command'))
    table.field(stand as ShipId, fieldId('standing'))
  }
  const because = [says('line.commandSum', { sum: signed(sum), figure: signed(modifier) })]
  const ask = says(round === 1 ? 'initiative.ask' : 'initiative.askAgain', { side: side.name })
  const prompt = { to: side.id, ask, because, lookUp: onTurn.initiative }
  const die = yield* roll(`round-${round}/${side.id}`, table6.die, prompt)
  const total = die + modifier
  table.because(says('initiative.thrown', { side: side.name, die, figure: signed(modifier), total: plain(total) }))
  return { side, total }
}

/** Ruling `initiativeTie`: who had it in the turn before keeps it at a tie. */
function keeperOf(state: GameState): SideId | undefined {
  const keeps = rulingOf(state, 'initiativeTie') === 'keepLast' && initiativeHolder(state) === undefined
  return keeps ? sideIn(state, 'initiative') : undefined
}

/** The commander of a squadron or an air base, aboard a stand that is still in the fight. */
interface Commander {
  readonly aboard: string
  readonly stand: string
  readonly value: number
}

interface Command {
  readonly commanders: readonly Commander[]
  readonly sum: number
  /** What the sum is worth on a D10 (6.1). */
  readonly modifier: number
}

/** All who command on a side. */
function commandOfSide(state: GameState, side: Side): Command {
  const commanders = state.squadrons
    .filter((squadron) => squadron.side === side.id)
    .flatMap((squadron) => actingShips(state, squadron))
    .flatMap((stand) => {
      const value = commandOf(stand)
      return value === null ? [] : [{ aboard: shipName(stand), stand: stand.id, value }]
    })
  const sum = commanders.reduce((all, { value }) => all + value, 0)
  return { commanders, sum, modifier: signedWorth(sum) }
}

const faces = 10

/** Each face as likely as any other. */
type Dice = readonly number[]

/**
 * How likely each side is to have the initiative, by what it adds to its D10: exact. `keeper`: who has it where he
 * is among those who tie; else they throw again.
 */
export function chancesOfInitiative(modifiers: Dice, keeper?: number): readonly number[] {
  return chancesAmong(
    modifiers.map((_modifier, at) => at),
    modifiers,
    keeper,
  )
}

function chancesAmong(sides: readonly number[], modifiers: Dice, keeper: number | undefined): readonly number[] {
  const chances = modifiers.map(() => 0)
  let again = 0
  for (const tied of groupsOf(sides)) {
    const chance = chanceOfBest(tied, sides, modifiers)
    const [only = 0] = tied
    if (tied.length === 1) chances[only]! += chance
    else if (keeper !== undefined && tied.includes(keeper)) chances[keeper]! += chance
    else if (tied.length === sides.length) again = chance
    else chancesAmong(tied, modifiers, keeper).forEach((each, at) => (chances[at]! += chance * each))
  }
  return chances.map((chance) => chance / (1 - again))
}

/** Every way in which some of them have the best throw together. */
function groupsOf(sides: readonly number[]): readonly (readonly number[])[] {
  return sides
    .reduce<number[][]>((groups, side) => [...groups, ...groups.map((group) => [...group, side])], [[]])
    .filter((group) => group.length > 0)
}

/** All of these show one total, and every other side less. */
function chanceOfBest(tied: readonly number[], sides: readonly number[], modifiers: Dice): number {
  const [first = 0] = tied
  const others = sides.filter((side) => !tied.includes(side))
  let chance = 0
  for (let face = 1; face <= faces; face++) {
    const total = face + modifiers[first]!
    const show = tied.map((side) => (isFace(total - modifiers[side]!) ? 1 / faces : 0))
    const less = others.map((side) => Math.min(faces, Math.max(0, total - modifiers[side]! - 1)) / faces)
    chance += [...show, ...less].reduce((product, each) => product * each, 1)
  }
  return chance
}

const isFace = (face: number) => face >= 1 && face <= faces
