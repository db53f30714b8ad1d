import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { overridable, roll, type Dialogue } from '../../../../kernel/dialogue'
import { facesOf } from '../../../../kernel/dice'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { Addressee } from '../../../../kernel/question'
import { ownerOf, umpire } from '../../../kit/owner'
import type { Procedure, Reckoning } from '../../../pack/procedure'
import { figure, inches, signed } from '../../figure-said'
import { keptFigure } from '../../table/table-facts'
import { checkSight, readSight, sightFields } from './sight-inputs'
import { says } from './says'
import { onSpotting } from './look-up'
import { sightBounds, sightLines } from './sight-sum'
import type { Input } from '../../../pack/input'

/** How far one ship sees another: the D6 of her side for the turn, the visibility base, and all that applies. */
export const spot: Procedure = {
  name: 'spot',
  phases: ['spotting'],
  lookUp: onSpotting.sight,
  fields: sightFields,
  check: checkSight,
  reckoning,
  run,
}

/** A side throws once a turn, for all its look-outs. */
const dieKey = (side: Addressee) => `spottingDie:${side}`

function dieOf(state: GameState, side: Addressee): number | undefined {
  const [turn, face] = String(own(state.table, dieKey(side)) ?? '')
    .split(':')
    .map(Number)
  return turn === state.turn && face !== undefined && facesOf('D6').includes(face) ? face : undefined
}

const baseOf = (state: GameState) => keptFigure(state.table, 'visibilityBase')

function reckoning(state: GameState, input: Input): readonly Reckoning[] {
  const { spotter, target, facts } = readSight(state, input)
  const lines = sightLines(facts)
  const thrown = dieOf(state, ownerOf(state, spotter.id))
  const without = baseOf(state) + lines.reduce((sum, { modifier }) => sum + modifier, 0)
  return [
    {
      title: says('title', { ship: shipName(spotter), target: shipName(target) }),
      lines: [
        { say: says('base'), figure: figure(baseOf(state)), is: 'table' },
        ...lines.map(({ is, modifier }) => ({
          say: says(`row.${is}`),
          figure: signed(modifier),
          is: 'modifier' as const,
        })),
        ...(thrown === undefined ? [] : [{ say: says('die'), figure: signed(thrown), is: 'modifier' as const }]),
      ],
      total: inches(without + (thrown ?? 0)),
      means: says(thrown === undefined ? 'andDie' : 'sees'),
      sure: 0,
      chanceOfMore: 0,
    },
  ]
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const { spotter, target, facts } = readSight(table.settled, input)
  const side = ownerOf(table.state, spotter.id)
  const known = dieOf(table.state, side)
  const die = known ?? (yield* roll('die', 'D6', { to: side, ask: says('askDie'), lookUp: onSpotting.sight }))
  if (known === undefined) table.apply({ type: 'tableSet', key: dieKey(side), to: `${table.state.turn}:${die}` })
  const lines = sightLines(facts)
  const base = baseOf(table.state)
  const sum = base + die + lines.reduce((all, { modifier }) => all + modifier, 0)
  const because = [
    says('dieAndBase', { die, base }),
    ...lines.map(({ is, modifier }) => says(`line.${is}`, { figure: Math.abs(modifier) })),
  ]
  const prompt = { to: umpire, ask: says('askRange'), because, lookUp: onSpotting.sight }
  const range = yield* overridable('range', sum, sightBounds(base), prompt)
  table.because(...because)
  const values = { ship: shipName(spotter), target: shipName(target), inches: range }
  return says(range > 0 ? 'done' : 'doneBlind', values)
}
