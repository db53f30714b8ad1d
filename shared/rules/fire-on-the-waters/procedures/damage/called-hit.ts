import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { under } from '../../../../kernel/dialogue'
import { refused } from '../../../../kernel/result'
import { form, type ValuesOf } from '../../../kit/form'
import { umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { span } from '../../../kit/reference-sheet'
import { rulingOf } from '../../table/house-rules'
import type { Hits } from '../../table/markers'
import { placeHits } from '../../table/markers-on-table'
import { shipOf } from '../../ship/ship-data'
import { hitLocation } from '../../tables/damage'
import { torpedoTypes } from '../../tables/torpedoes'
import { floats } from '../turn/acting'
import { oddsOfHits } from './odds/damage-odds'
import { says } from './says'
import { onDamage } from './look-up'
import { resolveHits } from './resolve-hits'
import { callHits } from './waiting'

const weapons = ['gun', 'torpedo', 'bomb'] as const
/** Sizes of the war, among them those of the ships in play. */
const shells = [3, 4, 4.7, 5, 5.5, 6, 8, 11, 12, 14, 15, 16, 18.1]
const usualInches = { gun: 8, bomb: 8, torpedo: 21 } as const
const mostInches = 60
const usualRangeInches = 10
const mostCalled = 20

const calledForm = form()
  .ship(
    'target',
    (state) => ({ among: Object.values(state.ships).filter(floats), nobody: 'no-ship-to-hit' }),
    (_state, { target }) => (floats(target) ? undefined : refused('ship-out-of-action', { ship: shipName(target) })),
  )
  .choice('weapon', { among: weapons, wrong: 'no-such-weapon' })
  .choice('inches', (state, { weapon = 'gun' }) => ({
    among: sizesOf(state, weapon).map(String),
    names: (inches) => says('called.inches', { inches: Number(inches) }),
    default: String(usualInches[weapon]),
    wrong: (given) => refused('hits-of-no-size', { inches: Number(given) || 0 }),
  }))
  .range(
    'rangeInches',
    (_state, { weapon = 'gun' }) => (weapon === 'gun' ? calledRange : undefined),
    (_state, { rangeInches }) => (rangeInches > mostInches ? calledRange.wrong : undefined),
  )
  .number('count', { least: 1, most: mostCalled, default: 1, wrong: 'answer-out-of-range' })
  .yesNo('waits', (state) => (mayWait(state) ? { default: state.phase !== 'damage' } : undefined))

/** In each band the faces that find the hull. */
const calledRange = {
  mostInches,
  bandsInches: hitLocation.rows.map(({ upToInches }) => upToInches ?? mostInches),
  inBands: { say: says('called.hullOn'), figures: hitLocation.rows.map(({ hull: [from, to] }) => span(from, to)) },
  default: usualRangeInches,
  wrong: refused('called-range-unfit', { most: mostInches }),
}

/** Ruling `damageTiming`: where all damage counts together a hit can wait for its phase. */
const mayWait = (state: GameState) => rulingOf(state, 'damageTiming') === 'together'

/** Largest first. */
function sizesOf(state: GameState, weapon: Hits['weapon']): readonly number[] {
  const forms = Object.values(state.ships).map(({ document }) => shipOf(document))
  const known =
    weapon === 'torpedo'
      ? [18, 21, 24, ...Object.values(torpedoTypes).map(({ inches }) => inches)]
      : [...shells, ...forms.flatMap(({ batteries }) => batteries.map(({ inches }) => inches))]
  return [...new Set(known)].sort((one, other) => other - one)
}

type Called = ValuesOf<typeof calledForm>

function calledIn({ target, weapon, inches, rangeInches = 0, count }: Called): Hits {
  return { target: target.id, by: '', weapon, inches: Number(inches), rangeInches, count }
}

/** A hit entered by hand, whoever scored it: a shell, bomb or torpedo goes through the damage of these rules. */
export const hit = procedure({
  name: 'hit',
  phases: ['gunfire', 'torpedoes', 'damage'],
  lookUp: [...onDamage.places, ...onDamage.power, ...onDamage.fire],
  form: calledForm,
  odds: oddsOfHits((_, called: Called) => [calledIn(called)]),
  *run(table, called) {
    const hits = calledIn(called)
    const values = { ship: shipName(called.target), n: hits.count }
    if (called.waits === true) {
      table.apply(placeHits(table.state, umpire, hits))
      return says(`called.waits.${hits.weapon}`, { ...values, inches: hits.inches })
    }
    table.because(callHits(table.state, hits))
    const { points } = yield* under('hit', resolveHits(table, hits))
    return says('done.one', { ...values, points })
  },
})
