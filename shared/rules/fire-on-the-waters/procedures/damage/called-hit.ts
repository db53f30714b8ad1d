import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import { umpire } from '../../../kit/owner'
import type { FormField, Procedure } from '../../../pack/procedure'
import { span } from '../../../kit/reference-sheet'
import { rulingOf } from '../../table/house-rules'
import type { Hits } from '../../table/markers'
import { placeHits } from '../../table/markers-on-table'
import { shipOf } from '../../ship/ship-data'
import { hitLocation } from '../../tables/damage'
import { torpedoTypes } from '../../tables/torpedoes'
import { isFigure, isWhole } from '../torpedoes/figure'
import { floats } from '../turn/acting'
import { oddsOfHits } from './odds/damage-odds'
import { says } from './says'
import { onDamage } from './look-up'
import { resolveHits } from './resolve-hits'
import { callHits } from './waiting'
import type { Input } from '../../../pack/input'

/** A hit entered by hand, whoever scored it: a shell, bomb or torpedo goes through the damage of these rules. */
export const hit: Procedure = {
  name: 'hit',
  nobody: { target: 'no-ship-to-hit' },
  phases: ['gunfire', 'torpedoes', 'damage'],
  lookUp: [...onDamage.places, ...onDamage.power, ...onDamage.fire],
  fields: inputs,
  check,
  odds: oddsOfHits((_, input) => [calledIn(input)]),
  run,
}

const weapons = ['gun', 'torpedo', 'bomb'] as const
/** Sizes of the war, among them those of the ships in play. */
const shells = [3, 4, 4.7, 5, 5.5, 6, 8, 11, 12, 14, 15, 16, 18.1]
const usualInches = { gun: 8, bomb: 8, torpedo: 21 } as const
const mostInches = 60
const usualRangeInches = 10
const mostCalled = 20

function inputs(state: GameState, input: Input): readonly FormField[] {
  const targets = Object.values(state.ships).filter(floats)
  const weapon = weaponIn(input)
  const sizes = sizesOf(state, weapon)
  return [
    { kind: 'ship', name: 'target', among: targets.map(({ id }) => id), default: targets[0]?.id ?? null },
    { kind: 'choice', name: 'weapon', among: weapons, default: weapons[0] },
    {
      kind: 'choice',
      name: 'inches',
      among: sizes.map(String),
      names: Object.fromEntries(sizes.map((inches) => [String(inches), says('called.inches', { inches })])),
      default: String(usualInches[weapon]),
    },
    ...(weapon === 'gun' ? [rangeField] : []),
    { kind: 'number', name: 'count', least: 1, most: mostCalled, default: 1 },
    ...(mayWait(state) ? [{ kind: 'yesNo', name: 'waits', default: state.phase !== 'damage' } as const] : []),
  ]
}

/** In each band the faces that find the hull. */
const rangeField: FormField = {
  kind: 'range',
  name: 'rangeInches',
  mostInches,
  bandsInches: hitLocation.rows.map(({ upToInches }) => upToInches ?? mostInches),
  inBands: { say: says('called.hullOn'), figures: hitLocation.rows.map(({ hull: [from, to] }) => span(from, to)) },
  default: usualRangeInches,
}

/** Ruling `damageTiming`: where all damage counts together a hit can wait for its phase. */
const mayWait = (state: GameState) => rulingOf(state, 'damageTiming') === 'together'

const weaponIn = ({ weapon }: Input) => weapons.find((each) => each === weapon) ?? weapons[0]

/** Largest first. */
function sizesOf(state: GameState, weapon: Hits['weapon']): readonly number[] {
  const forms = Object.values(state.ships).map(({ document }) => shipOf(document))
  const known =
    weapon === 'torpedo'
      ? [18, 21, 24, ...Object.values(torpedoTypes).map(({ inches }) => inches)]
      : [...shells, ...forms.flatMap(({ batteries }) => batteries.map(({ inches }) => inches))]
  return [...new Set(known)].sort((one, other) => other - one)
}

function check(state: GameState, input: Input): Result<null> {
  const target = shipById(state, input['target'])
  if (!target) return refused('no-such-ship', { field: 'target' })
  if (!floats(target)) return refused('ship-out-of-action', { field: 'target', ship: shipName(target) })
  if (weaponIn(input) !== (input['weapon'] ?? weapons[0])) return refused('no-such-weapon', { field: 'weapon' })
  const inches = Number(input['inches'])
  if (!sizesOf(state, weaponIn(input)).some((each) => String(each) === input['inches'])) {
    return refused('hits-of-no-size', { field: 'inches', inches: Number.isFinite(inches) ? inches : 0 })
  }
  if (weaponIn(input) === 'gun' && !isFigure(input['rangeInches'], 0, mostInches)) {
    return refused('called-range-unfit', { field: 'rangeInches', most: mostInches })
  }
  const isCount = isWhole(input['count'], 1, mostCalled)
  return isCount ? done(null) : refused('answer-out-of-range', { field: 'count', least: 1, most: mostCalled })
}

/** Reads an input that `check` has passed. */
function calledIn(input: Input): Hits {
  const weapon = weaponIn(input)
  return {
    target: String(input['target']),
    by: '',
    weapon,
    inches: Number(input['inches']),
    rangeInches: weapon === 'gun' ? Number(input['rangeInches']) : 0,
    count: Number(input['count']),
  }
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const hits = calledIn(input)
  const ship = shipName(table.ship(shipById(table.state, hits.target)!.id))
  if (mayWait(table.settled) && input['waits'] === true) {
    table.apply(placeHits(table.state, umpire, hits))
    return says(`called.waits.${hits.weapon}`, { ship, n: hits.count, inches: hits.inches })
  }
  table.because(callHits(table.state, hits))
  const { points } = yield* under('hit', resolveHits(table, hits))
  return says('done.one', { ship, n: hits.count, points })
}
