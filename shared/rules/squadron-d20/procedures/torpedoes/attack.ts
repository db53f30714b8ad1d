import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import { markerId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { refused, type Refusal } from '../../../../kernel/result'
import { exactly } from '../../../kit/exactly'
import { form, type ValuesOf } from '../../../kit/form'
import { shipById } from '../../../kit/on-table'
import { ownerOf, umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { OddsRow } from '../../../pack/odds'
import type { Agreed } from '../../../pack/agreed'
import type { Reckoning } from '../../../pack/procedure'
import type { TorpedoSetting } from '../../ship/ship'
import { dataOf, sizeOf } from '../../ship/stand-data'
import { floats } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { torpedoes as torpedoTable, torpedoModifiers as modifiers } from '../../tables/gunnery'
import { attacksHit } from '../criticals/take-hit'
import { badTarget, dependsOnStanding, friendsOffer, onFire, targetsOf } from '../may-fire/firing'
import { bandAt, beyondBands, inchesOf, mostBands, rangeOffer } from '../may-fire/sight'
import {
  attackBy,
  chanceOfAny,
  counts,
  crewQualityOf,
  hasLittleWay,
  reckonAttack,
  says,
  splashOnFirer,
  targetModifiers,
  targetRerolls,
  throwOnTarget,
  type Attack,
  type OnTargetSum,
} from '../throws/on-target'
import { type Modifier, exactRow } from '../throws/sum'
import {
  torpedoArcs,
  type TorpedoArc,
  attackName,
  attacksLeft,
  attacksOnTable,
  settingOffer,
  settingsOf,
  torpedoTargets,
  tubeMounts,
  type RunningAttack,
} from './declare'

/** In the list of attacks: one that the players declared among themselves. */
const calledAttack: RunningAttack = {
  ...{ id: markerId('called'), turnLaid: 0, by: '', at: '', is: 'aimed', arc: torpedoArcs[0], rangeInches: 0 },
  ...{ knots: 0, tubes: 0, attacks: 1 },
}

const attackForm = form()
  .thing('attack', attackOffer, (state, { attack }) => (attack === calledAttack ? undefined : badAttack(state, attack)))
  .needs('attack')
  .ship(
    'by',
    (state, { attack }) => (attack === calledAttack ? { among: launchersOf(state) } : undefined),
    (_state, { by }) => (settingsOf(by).length > 0 ? undefined : refused('no-such-ship')),
  )
  .thing('setting', (_state, { by }) => by && settingOffer(by))
  // Small craft make attacks, of a ship the tubes count: no attack scores more hits.
  .number('tubes', (_state, { by }) => {
    if (!by || attacksLeft(by) !== null) return undefined
    const most = tubeMounts(by).reduce((sum, { tubes }) => sum + tubes, 0)
    return { least: 1, most, default: most, wrong: 'answer-out-of-range' }
  })
  .number('attacks', (_state, { by }) => {
    const data = by && dataOf(by.document)
    if (data?.kind !== 'smallCraft') return undefined
    return { least: 1, most: data.torpedoes?.attacks ?? 1, default: 1, wrong: 'answer-out-of-range' }
  })
  .derived('launched', launchedOf)
  .needs('launched')
  .yesNo('friendsToo', friendsOffer)
  .ship(
    'target',
    (state, { launched: { firer, attack }, friendsToo = false }) => {
      const usual = targetsOf(state, firer, { kinds: torpedoTargets, friendsToo })
      const declared = shipById(state, attack.at)
      // She stays the target if she is lost before they are resolved.
      const among = declared && !usual.includes(declared) ? [...usual, declared] : usual
      return { among, default: among.find((ship) => ship === declared) }
    },
    (_state, { by, launched: { firer, attack }, target }) => {
      if (target === by) return refused('no-such-ship', { field: 'by' })
      return attack.at === target.id && !floats(target) ? undefined : badTarget(firer, target, torpedoTargets)
    },
  )
  .range(
    'rangeInches',
    (_state, { launched: { attack } }) => ({
      ...rangeOffer,
      default: attack.rangeInches || inchesOf(1),
      inBands: { say: says('torpedoes.inBands'), figures: torpedoTable.needed.map(({ needed }) => `${needed}+`) },
    }),
    beyondBands,
  )
  .choice('arc', (_state, { launched: { attack } }) => {
    return { among: torpedoArcs, default: attack.arc, wrong: 'no-such-arc' }
  })

type Values = ValuesOf<typeof attackForm>

/** A torpedo attack that was declared, or is called at the table, is resolved: on target, hits, and what each does under water. */
export const torpedoes = procedure({
  name: 'torpedoes',
  phases: ['action'],
  lookUp: onFire.torpedoes,
  form: attackForm,
  warnings,
  reckoning,
  odds: exactly(odds),
  run,
})

function attackOffer(state: GameState) {
  return {
    among: [...attacksOnTable(state), ...(launchersOf(state).length > 0 ? [calledAttack] : [])],
    key: ({ id }: RunningAttack): string => id,
    names: (attack: RunningAttack) => (attack === calledAttack ? undefined : attackName(state, attack)),
    wrong: 'no-such-torpedoes',
  }
}

/** Every stand with torpedoes, lost ones last. The players know what is left in the tubes. */
function launchersOf(state: GameState): readonly ShipInPlay[] {
  const armed = Object.values(state.ships).filter((stand) => settingsOf(stand).length > 0)
  return [...armed.filter(floats), ...armed.filter((stand) => !floats(stand))]
}

/** Her setting that was declared. */
function settingOf(state: GameState, { by, knots }: RunningAttack): TorpedoSetting | undefined {
  const firer = shipById(state, by)
  return firer && settingsOf(firer).find((setting) => setting.knots === knots)
}

function badAttack(state: GameState, running: RunningAttack): Refusal | undefined {
  const firer = shipById(state, running.by)
  if (!firer) return refused('torpedoes-of-nobody')
  return settingOf(state, running) ? undefined : refused('torpedo-setting-not-hers', { ship: shipName(firer) })
}

/** What is in the water, who launched it, and how far and fast it runs. */
interface Launched {
  readonly attack: RunningAttack
  readonly firer: ShipInPlay
  readonly setting: TorpedoSetting
}

/** One that was declared and runs, or one that was called: as if it had been declared at this target. */
function launchedOf(
  state: GameState,
  said: {
    readonly attack: RunningAttack
    readonly by?: ShipInPlay | undefined
    readonly setting?: TorpedoSetting | undefined
    readonly tubes?: number | undefined
    readonly attacks?: number | undefined
  },
): Launched | undefined {
  const firer = said.by ?? shipById(state, said.attack.by)
  const setting = said.setting ?? settingOf(state, said.attack)
  if (!firer || !setting) return undefined
  const { tubes = said.attack.tubes, attacks = said.attack.attacks } = said
  return { attack: { ...said.attack, tubes, attacks, knots: setting.knots }, firer, setting }
}

interface TorpedoFacts {
  readonly firer: ShipInPlay
  readonly target: ShipInPlay
  readonly setting: TorpedoSetting
  readonly arc: TorpedoArc
  readonly band: number
}

/** What a torpedo attack needs on its D20, with every modifier by name (9.7). */
export function torpedoSum(state: Pick<GameState, 'houseRules'>, facts: TorpedoFacts): OnTargetSum {
  const { firer, target, setting, band } = facts
  const row = torpedoTable.needed[Math.min(mostBands, band) - 1] ?? torpedoTable.needed[0]
  return {
    needed: row.needed,
    of: says('torpedoes.ofRange', { bands: row.bands }),
    modifiers: [
      counts('speedSetting', setting.modifier, { knots: setting.knots }),
      splashOnFirer(firer, modifiers.splashMarkerOnFirer),
      counts('crewQuality', crewQualityOf(firer)),
      arcModifier(facts),
      ...targetModifiers(target, sizeInAttack(state, target)),
    ],
    rerolls: targetRerolls(target),
  }
}

/** Ruling `torpedoSizeFloor`: the size row is printed to −3 here alone. */
export function sizeInAttack(state: Pick<GameState, 'houseRules'>, target: ShipInPlay): number {
  return Math.max(Number(rulingOf(state, 'torpedoSizeFloor')), sizeOf(dataOf(target.document)))
}

/** Arcs do not count against a target that is slow or stopped. */
function arcModifier({ arc, target }: TorpedoFacts): Modifier {
  if (arc === 'beam' || hasLittleWay(target)) return counts('arcFree', 0)
  return arc === 'bow' ? counts('bowArc', modifiers.bowArc) : counts('sternArc', modifiers.sternArc)
}

function attackOf(state: GameState, { launched, target, arc, rangeInches }: Values): Attack {
  const { firer, attack } = launched
  const sum = torpedoSum(state, { ...launched, target, arc, band: bandAt(rangeInches) })
  return { key: 'attack', dice: attack.attacks, ...attackBy(state, firer), sum, lookUp: onFire.torpedoes }
}

/** Why what was launched harms nobody: the target is lost, or beyond what they run. */
function inVain({ launched: { setting }, target, rangeInches }: Values): readonly Phrase[] {
  if (!floats(target)) return [says('torpedoes.targetGone', { target: shipName(target) })]
  return bandAt(rangeInches) > setting.rangeBands ? [says('torpedoes.short', { bands: setting.rangeBands })] : []
}

function warnings(_state: GameState, values: Values): readonly Phrase[] {
  const { attack, target } = values
  const isOther = attack !== calledAttack && attack.is === 'aimed' && attack.at !== target.id
  const gone = floats(target) ? [] : [says('torpedoes.another')]
  return [...inVain(values), ...gone, ...(isOther ? [says('torpedoes.other', { target: shipName(target) })] : [])]
}

function reckoning(state: GameState, values: Values, agreed: Agreed): readonly Reckoning[] {
  const attack = attackOf(state, values)
  return reckonAttack(attack, agreed, { title: says('torpedoes.title', { who: attack.who, n: attack.dice }) })
}

/** Exact odds of an attack on target, rerolls counted. The rule book says how many hits follow. */
function odds(state: GameState, values: Values): readonly OddsRow[] {
  const attack = attackOf(state, values)
  const { who, dice } = attack
  const said = says(dice > 1 ? 'odds.anyOf' : 'odds.onTarget', { who, dice })
  return [exactRow(said, inVain(values).length > 0 ? 0 : chanceOfAny(attack))]
}

function* run(table: RuleDraft, values: Values): Dialogue<Phrase> {
  const { target } = values
  const { attack, firer, setting } = values.launched
  dependsOnStanding(table, target)
  const said = { ship: shipName(firer), target: shipName(target), bands: setting.rangeBands }
  if (inVain(values).length > 0) {
    table.because(...inVain(values))
    yield* spend(table, attack)
    return says('torpedoesDone.off', said)
  }
  const on = yield* throwOnTarget(table, attackOf(table.settled, values))
  const hits = yield* scoreHits(table, values, on)
  yield* spend(table, attack)
  return says(on === 0 ? 'torpedoesDone.off' : 'torpedoesDone.hits', { ...said, n: hits })
}

/** Only the rule book knows how many hits an attack scores; each is played separately, under water. */
function* scoreHits(table: RuleDraft, { launched, target, rangeInches }: Values, on: number): Dialogue<number> {
  const { tubes, knots } = launched.attack
  const who = shipName(launched.firer)
  const attack = 'torpedo' as const
  return yield* attacksHit(table, {
    ...{ attacks: on, hit: { target: target.id, attack }, who, to: ownerOf(table.state, launched.firer.id) },
    because: [
      ...(tubes > 0 ? [says('torpedoes.tubes', { n: tubes })] : []),
      says('hits.range', { band: bandAt(rangeInches) }),
      says('torpedoes.knots', { knots }),
    ],
    lookUp: onFire.torpedoes,
    ...(tubes > 0 && { most: tubes, shots: tubes }),
  })
}

/** Aimed torpedoes are spent; a wide spread may run on at another ship in its area. */
function* spend(table: RuleDraft, { id, is }: RunningAttack): Dialogue<void> {
  if (id === calledAttack.id) return
  const prompt = { to: umpire, ask: says('torpedoes.askRunsOn'), lookUp: onFire.torpedoes }
  if (is === 'wideSpread' && (yield* confirm('runsOn', false, prompt))) return
  table.apply({ type: 'markerLifted', marker: id })
}
