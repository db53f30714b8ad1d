import { isLitUp } from '../../../../game/decks/in-force'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { overridable, roll, type Dialogue } from '../../../../kernel/dialogue'
import { facesOf } from '../../../../kernel/dice'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee } from '../../../../kernel/question'
import { refused } from '../../../../kernel/result'
import { form, type ValuesOf } from '../../../kit/form'
import { squadronOf } from '../../../kit/on-table'
import { ownerOf, umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { Reckoning, SumLine } from '../../../pack/procedure'
import { onSpotting } from '../../reference/look-up'
import { figure, inches, modifierLine, sentencesOf } from '../../sentence'
import { shipOf } from '../../ship/ship-data'
import { condition, countOf } from '../../ship/state'
import { isNight, keptFigure, tableFacts } from '../../table/table-facts'
import { fastFromInches, spottingModifiers, type SpottingModifier } from '../../tables/spotting'
import { firesOf } from '../gunnery/firing-record'
import { actingShips, acts, floats, lastDone, notedThisTurn, outOfAction } from '../turn/acting'

const says = sentencesOf('spotting')

/** Who looks at whom, and what only the players know; what the cards say is the default. */
const sightForm = form()
  .ship(
    'spotter',
    (state) => ({ among: Object.values(state.ships).filter(acts) }),
    (_state, { spotter }) => outOfAction(spotter, acts),
  )
  .ship(
    'target',
    (state, { spotter }) => ({ among: foesOf(state, spotter) }),
    (_state, { spotter, target }) => (target.id === spotter.id ? refused('no-such-ship') : undefined),
  )
  .yesNo('alert', (state, { spotter }) =>
    isNight(state) && spotter && shipOf(spotter.document).nation === 'JUN' ? { default: true } : undefined,
  )
  .yesNo('onRadar', { default: false })
  .yesNo('targetBeforeShore', { default: false })
  .yesNo('targetFiring', (state, { target }) => ({ default: target !== undefined && hasFired(state, target) }))
  .yesNo('targetLit', (state, { target }) => ({
    default: target !== undefined && (countOf(target, 'burning') > 0 || isLitUp(state, target.id)),
  }))
  .yesNo('spotterFineOnBow', { default: false })
  .yesNo('spotterFiringElsewhere', (state, { spotter, target }) => ({
    default: spotter !== undefined && target !== undefined && firesElsewhere(state, spotter, target),
  }))

type SightValues = ValuesOf<typeof sightForm>

/** How far one ship sees another: the D6 of her side for the turn, the visibility base, and all that applies. */
export const spot = procedure({
  name: 'spot',
  phases: ['spotting'],
  lookUp: onSpotting.sight,
  form: sightForm,
  reckoning,
  run,
})

export function foesOf(state: GameState, ship: ShipInPlay | undefined): readonly ShipInPlay[] {
  if (!ship) return []
  return Object.values(state.ships).filter(
    (other) => floats(other) && ownerOf(state, other.id) !== ownerOf(state, ship.id),
  )
}

/** Gunfire notes the turn in which a ship fired. */
function hasFired(state: GameState, ship: ShipInPlay): boolean {
  const turn = lastDone(state, 'fired', ship.id)
  return turn === state.turn || turn === state.turn - 1
}

/** Spotting comes before gunfire, so the fire of the last turn counts. */
function firesElsewhere(state: GameState, spotter: ShipInPlay, target: ShipInPlay): boolean {
  return shipOf(spotter.document).batteries.some(({ id }) =>
    firesOf(state, spotter.id, id).some((fire) => fire.turn >= state.turn - 1 && fire.target !== target.id),
  )
}

/** Ships of her formation that still act, herself counted. */
export function formationOf(state: GameState, ship: ShipInPlay): number {
  const squadron = squadronOf(state, ship.id)
  return squadron ? actingShips(state, squadron).length : 1
}

interface SightLine {
  readonly is: SpottingModifier
  readonly modifier: number
}

const ofModifiers = Object.values(spottingModifiers)
const worst = ofModifiers.reduce<number>((sum, modifier) => sum + Math.min(0, modifier), 0)
const best = ofModifiers.reduce<number>((sum, modifier) => sum + Math.max(0, modifier), 0)

/** The bounds of a range: die, any base of the table and all rows together. */
function sightBounds(base: number): { readonly least: number; readonly most: number } {
  const { minimum, maximum } = tableFacts.visibilityBase
  const die = facesOf('D6')
  return { least: Math.min(minimum, base) + die[0]! + worst, most: Math.max(maximum, base) + die.at(-1)! + best }
}

/** Ruling: all that apply add up. By night Japanese look-outs count only while they are alert. */
function sightLines(state: GameState, { spotter, target, alert, ...asked }: SightValues): readonly SightLine[] {
  const { nation } = shipOf(spotter.document)
  const night = isNight(state)
  const applies: Readonly<Record<SpottingModifier, boolean>> = {
    ...asked,
    alertJapaneseNight: night && nation === 'JUN' && alert === true,
    formationOf4: formationOf(state, target) >= 4,
    nightTargetFast: night && condition(target, state).speed >= fastFromInches,
    italiansNight: night && nation === 'RM',
    italiansDay: !night && nation === 'RM',
  }
  return (Object.keys(spottingModifiers) as SpottingModifier[])
    .filter((is) => applies[is])
    .map((is) => ({ is, modifier: spottingModifiers[is] }))
}

/** A side throws once a turn, for all its look-outs. */
const dieKey = (side: Addressee) => `spottingDie:${side}`

function dieOf(state: GameState, side: Addressee): number | undefined {
  const face = Number(notedThisTurn(state, dieKey(side)))
  return facesOf('D6').includes(face) ? face : undefined
}

const baseOf = (state: GameState) => keptFigure(state.table, 'visibilityBase')

function reckoning(state: GameState, values: SightValues): readonly Reckoning[] {
  const { spotter, target } = values
  const lines = sightLines(state, values)
  const thrown = dieOf(state, ownerOf(state, spotter.id))
  const without = baseOf(state) + lines.reduce((sum, { modifier }) => sum + modifier, 0)
  return [
    rangeSum({
      title: says('title', { ship: shipName(spotter), target: shipName(target) }),
      base: [says('base'), baseOf(state)],
      lines: [
        ...lines.map(({ is, modifier }) => modifierLine(says(`row.${is}`), modifier)),
        ...(thrown === undefined ? [] : [modifierLine(says('die'), thrown)]),
      ],
      rangeInches: without + (thrown ?? 0),
      means: says(thrown === undefined ? 'andDie' : 'sees'),
    }),
  ]
}

/** How a range comes about: a base, and what is added to it. */
export function rangeSum(sum: {
  readonly title: Phrase
  readonly base: readonly [say: Phrase, inches: number]
  readonly lines: readonly SumLine[]
  readonly rangeInches: number
  readonly means: Phrase
}): Reckoning {
  const { title, base, lines, rangeInches, means } = sum
  const [say, from] = base
  return {
    ...{ title, means, sure: 0, chanceOfMore: 0 },
    lines: [{ say, figure: figure(from), is: 'table' }, ...lines],
    total: inches(rangeInches),
  }
}

function* run(table: RuleDraft, values: SightValues): Dialogue<Phrase> {
  const { spotter, target } = values
  const side = ownerOf(table.state, spotter.id)
  const known = dieOf(table.state, side)
  const die = known ?? (yield* roll('die', 'D6', { to: side, ask: says('askDie'), lookUp: onSpotting.sight }))
  if (known === undefined) table.apply({ type: 'tableSet', key: dieKey(side), to: `${table.state.turn}:${die}` })
  const lines = sightLines(table.settled, values)
  const base = baseOf(table.state)
  const sum = base + die + lines.reduce((all, { modifier }) => all + modifier, 0)
  const because = [
    says('dieAndBase', { die, base }),
    ...lines.map(({ is, modifier }) => says(`line.${is}`, { figure: Math.abs(modifier) })),
  ]
  const prompt = { to: umpire, ask: says('askRange'), because, lookUp: onSpotting.sight }
  const range = yield* overridable('range', sum, sightBounds(base), prompt)
  table.because(...because)
  const said = { ship: shipName(spotter), target: shipName(target), inches: range }
  return says(range > 0 ? 'done' : 'doneBlind', said)
}
