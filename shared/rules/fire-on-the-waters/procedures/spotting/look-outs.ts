import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { form, type ValuesOf } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import type { Reckoning, SumLine } from '../../../pack/procedure'
import type { Due } from '../../../pack/rules-pack'
import { onSpotting } from '../../reference/look-up'
import { figure, inches, sentencesOf } from '../../sentence'
import { isNight } from '../../table/table-facts'
import { acts, floats } from '../turn/acting'
import { radarDue, searchers } from './radar'
import {
  areAlert,
  askedOfTargets,
  baseOf,
  burnsOrIsLit,
  dieOf,
  isJapanese,
  noteAlert,
  noteDie,
  noteTargets,
  notedOf,
  type AskedOfTarget,
} from './sight'
import { lookingSides, saySideSees, sayWho, sideSeesWhom, whatSideSees, type Seen } from './who-sees-whom'

const says = sentencesOf('spotting')

/** Ships of which this holds; those of last time this turn, and what the cards say. */
const holdsOf = (of: AskedOfTarget) => (state: GameState) => {
  const among = Object.values(state.ships).filter(floats)
  const noted = notedOf(state, of)
  const isKnown = (ship: ShipInPlay) => noted.includes(ship.id) || (of === 'targetLit' && burnsOrIsLit(state, ship))
  return { among, default: among.filter(isKnown), folded: true } as const
}

/** Only what the cards do not know is asked; most of it seldom holds. */
const lookOutsForm = form()
  .yesNo('alert', (state) =>
    isNight(state) && Object.values(state.ships).some((ship) => acts(ship) && isJapanese(ship))
      ? { default: areAlert(state) }
      : undefined,
  )
  .ships('onRadar', (state) => (searchers(state).length > 0 ? holdsOf('onRadar')(state) : undefined))
  .ships('targetLit', holdsOf('targetLit'))
  .ships('targetBeforeShore', holdsOf('targetBeforeShore'))
  .ships('spotterFineOnBow', holdsOf('spotterFineOnBow'))

type LookOutsValues = ValuesOf<typeof lookOutsForm>

/**
 * One D6 a side, and from it how far every ship sees every ship of the enemy. Played again it changes what holds of the
 * ships, and nobody throws twice in a turn.
 */
export const lookOuts = procedure({
  name: 'lookOuts',
  phases: ['spotting'],
  lookUp: onSpotting.sight,
  form: lookOutsForm,
  reckoning,
  run,
})

function* run(table: RuleDraft, values: LookOutsValues): Dialogue<Phrase> {
  if (values.alert !== undefined) noteAlert(table, values.alert)
  for (const of of askedOfTargets) noteTargets(table, of, values[of]?.map(({ id }) => id) ?? [])
  const sides = lookingSides(table.state)
  const thrown: string[] = []
  for (const { id, name } of sides) {
    if (dieOf(table.state, id) === undefined) {
      const ask = says('askLookOuts', { side: name, base: baseOf(table.state) })
      const die = yield* roll(`${id}/lookOuts`, 'D6', { to: id, ask, lookUp: onSpotting.sight })
      noteDie(table, id, die)
      thrown.push(`${name} ${sideSeesWhom(table.state, id)}`)
    }
    table.because(...saySideSees(table.state, { id, name }))
  }
  return thrown.length > 0 ? says('lookedOut', { dice: thrown.join(', ') }) : says('lookedAgain')
}

/**
 * The whole sheet, a line for each range with what it is made of, the farthest first: with the die of a side the ranges
 * themselves, before that what the die is added to.
 */
function reckoning(state: GameState): readonly Reckoning[] {
  const sides = lookingSides(state)
  const isThrown = sides.every(({ id }) => dieOf(state, id) !== undefined)
  const lines = sides.flatMap(({ id, name }) => {
    const die = dieOf(state, id)
    const range = (seen: Seen): SumLine => ({
      ...{ say: sayWho(state, 'looks', name, seen), is: 'modifier' },
      beside: seen.lines?.map(({ is, modifier }) => says(`short.${is}`, { figure: signed(modifier) })) ?? [
        says('agreed'),
      ],
      figure: die === undefined && seen.lines ? says('andD6', { base: seen.rangeInches }) : inches(seen.rangeInches),
    })
    const thrown: SumLine = {
      ...{ say: says('dieOfSide', { side: name }), is: 'total' },
      figure: die === undefined ? says('d6') : figure(die),
    }
    return [thrown, ...whatSideSees(state, id).map(range)]
  })
  const base: SumLine = { say: says('forAll'), figure: inches(baseOf(state)), is: 'table' }
  const sum = { title: says('base'), lines: [base, ...lines], total: says('d6'), sure: 0, chanceOfMore: 0 }
  return [{ ...sum, means: says(isThrown ? 'bothThrown' : 'toBeThrown') }]
}

const signed = (modifier: number) => `${modifier < 0 ? '−' : '+'}${Math.abs(modifier)}`

/** Offered while spotting has its phase, until every side has thrown. */
export function lookOutsDue(state: GameState): readonly Due[] {
  const waits = lookingSides(state).filter(({ id }) => dieOf(state, id) === undefined)
  if (!lookOuts.phases.includes(state.phase) || waits.length === 0) return []
  const sides = waits.map(({ name }) => name).join(', ')
  const say = says('lookOutsDue', { sides })
  return [{ phase: state.phase, procedure: lookOuts.name, input: {}, say }, ...radarDue(state)]
}
