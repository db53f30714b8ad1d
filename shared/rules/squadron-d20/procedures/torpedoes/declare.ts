import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Refusal, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField, Procedure } from '../../../pack/procedure'
import { mountBox, torpedoBattery, trackOf } from '../../ship/card-parts'
import { torpedoArcs } from '../../table/markers'
import { dependsOnStanding, noteFired } from '../guns'
import { listed } from '../guns/gun-inputs'
import { warningsOfFire } from '../guns/guns-warnings'
import {
  agreedSight,
  firerProblem,
  sightProblem,
  targetProblem,
  cleared,
  firersOf,
  assessFire,
  onFire,
  sayVerdict,
  sightFields,
  sightIn,
  sightOf,
  targetsOf,
} from '../may-fire'
import { nameOf } from '../on-target'
import { says } from '../on-target/says'
import { placeAttackMarker, settingField, settingsOf } from './attacks'
import { attacksLeft, canLaunch, tubeKey, tubesListed, tubesOf } from './tubes'
import type { Input } from '../../../pack/input'

export const torpedoTargets = ['ship', 'shore'] as const
const kinds = ['aimed', 'wideSpread'] as const

/** A torpedo attack is declared in ship movement: a marker holds it until the action phase. */
export const declareTorpedoes: Procedure = {
  name: 'declareTorpedoes',
  phases: ['shipMovement'],
  lookUp: onFire.mayFire,
  fields: inputs,
  check,
  warnings,
  run,
}

function inputs(state: GameState, input: Input): readonly FormField[] {
  const among = firersOf(state, canLaunch)
  const firer = shipById(state, input['ship'] ?? among[0])
  const isWide = input['spread'] === 'wideSpread'
  const targets = targetsOf(state, firer, torpedoTargets)
  const target = shipById(state, input['target'] ?? targets[0])
  return [
    { kind: 'ship', name: 'ship', among, default: among[0] ?? null },
    { kind: 'choice', name: 'spread', among: kinds, default: kinds[0] },
    ...(isWide ? [] : [{ kind: 'ship' as const, name: 'target', among: targets, default: targets[0] ?? null }]),
    settingField(firer),
    ...(firer ? [loadField(firer)] : []),
    ...(isWide ? [] : [{ kind: 'choice' as const, name: 'arc', among: torpedoArcs, default: torpedoArcs[0] }]),
    ...sightFields(state, isWide ? undefined : target),
  ]
}

/** Mounts of a ship; of small craft how many of their attacks. */
function loadField(firer: ShipInPlay): FormField {
  const left = attacksLeft(firer)
  if (left !== null) return { kind: 'number', name: 'attacks', least: 1, most: Math.max(1, left), default: 1 }
  const { among, names, cannot, ready } = tubesListed(firer)
  return { kind: 'choices', name: 'mounts', among, cannot, names, default: ready.join(' ') }
}

function check(state: GameState, input: Input): Result<null> {
  const problem = firerProblem(state, input)
  const firer = shipById(state, own(input, 'ship'))
  if (problem || !firer) return problem ?? refused('no-such-ship', { field: 'ship' })
  if (!canLaunch(firer)) return refused('no-torpedoes', { field: 'ship', ship: nameOf(firer) })
  const isWide = own(input, 'spread') === 'wideSpread'
  if (!isWide && own(input, 'spread') !== 'aimed') return refused('no-such-spread-kind', { field: 'spread' })
  return (
    (isWide ? undefined : targetProblem(state, input, torpedoTargets)) ??
    settingProblem(firer, input) ??
    loadProblem(firer, input) ??
    (isWide ? undefined : arcProblem(input)) ??
    sightProblem(input) ??
    done(null)
  )
}

function settingProblem(firer: ShipInPlay, input: Input): Refusal | undefined {
  const isHers = settingsOf(firer).some(({ knots }) => String(knots) === own(input, 'setting'))
  return isHers ? undefined : refused('torpedo-setting-not-hers', { field: 'setting', ship: nameOf(firer) })
}

function loadProblem(firer: ShipInPlay, input: Input): Refusal | undefined {
  const left = attacksLeft(firer)
  if (left !== null) {
    const attacks = own(input, 'attacks')
    const isCount = typeof attacks === 'number' && Number.isInteger(attacks) && attacks >= 1 && attacks <= left
    return isCount ? undefined : refused('torpedo-attacks-left', { field: 'attacks', ship: nameOf(firer), most: left })
  }
  const chosen = listed(own(input, 'mounts'))
  if (chosen.length === 0) return refused('no-tubes-chosen', { field: 'mounts' })
  const { among, ready } = tubesListed(firer)
  for (const key of chosen) {
    if (!among.includes(key)) return refused('no-such-tubes', { field: 'mounts', ship: nameOf(firer) })
    if (!ready.includes(key))
      return refused('tubes-out', { field: 'mounts', ship: nameOf(firer), at: among.indexOf(key) + 1 })
  }
  return undefined
}

export function arcProblem(input: Input): Refusal | undefined {
  const isArc = torpedoArcs.some((arc) => arc === own(input, 'arc'))
  return isArc ? undefined : refused('no-such-arc', { field: 'arc' })
}

/** A declaration that `check` has passed. */
function read(state: GameState, input: Input) {
  const firer = shipById(state, own(input, 'ship'))
  const setting = firer && settingsOf(firer).find(({ knots }) => String(knots) === own(input, 'setting'))
  if (!firer || !setting) throw new Error('a torpedo attack that was not checked')
  const isAimed = own(input, 'spread') === 'aimed'
  const attacks = own(input, 'attacks')
  return {
    firer,
    setting,
    is: isAimed ? ('aimed' as const) : ('wideSpread' as const),
    target: isAimed ? (shipById(state, own(input, 'target')) ?? null) : null,
    mounts: attacksLeft(firer) === null ? listed(own(input, 'mounts')) : [],
    attacks: attacksLeft(firer) === null ? 1 : Number(attacks),
    arc: torpedoArcs.find((arc) => arc === own(input, 'arc')) ?? torpedoArcs[0],
    sight: sightIn(input),
  }
}

const armOf = (is: 'aimed' | 'wideSpread') => (is === 'aimed' ? 'torpedoesAimed' : 'wideSpread')

function warnings(state: GameState, input: Input): readonly Phrase[] {
  if (!check(state, input).ok) return []
  const { firer, target, is, setting, sight: sightInputs } = read(state, input)
  const sight = sightOf(state, firer, sightInputs)
  const assessed = assessFire(armOf(is), sight, false)
  return [
    ...warningsOfFire(state, firer, target),
    ...(assessed.verdict === 'may' ? [] : [sayVerdict(armOf(is), assessed, sight, nameOf(firer))]),
    ...(sight.band > setting.rangeBands ? [says('torpedoes.short', { bands: setting.rangeBands })] : []),
  ]
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const { firer, setting, is, target, mounts, attacks, arc, sight: sightInputs } = read(table.settled, input)
  dependsOnStanding(table, firer, ...(target ? [target] : []))
  const values = { ship: nameOf(firer), target: target ? nameOf(target) : '' }
  const sight = yield* agreedSight(table, firer, sightOf(table.settled, firer, sightInputs))
  const wish = { key: armOf(is), who: nameOf(firer), hasRadar: false }
  const answers = yield* cleared(table, { arm: armOf(is), firer, target, sight, wishing: [wish] })
  if (!answers.get(wish)?.fires) return says(`torpedoesDone.silent.${is}`, values)
  empty(table, firer, mounts, attacks)
  noteFired(table, firer.id, 'torpedoes')
  const { rangeInches } = sightInputs
  const at = target?.id ?? ''
  const attack = { at, is, knots: setting.knots, tubes: tubesOf(firer, mounts), attacks, arc, rangeInches }
  table.apply(placeAttackMarker(table.state, firer, attack), says('torpedoes.recorded', { knots: setting.knots }))
  return says(`torpedoesDone.declared.${is}`, values)
}

/** Mounts that have launched are out until a player marks them as loaded; small craft count attacks. */
function empty(table: RuleDraft, firer: ShipInPlay, mounts: readonly string[], attacks: number): void {
  const ship = firer.id
  if (attacksLeft(firer) !== null) {
    table.track(ship, trackOf('torpedoAttacks'))
    table.apply({ type: 'trackMoved', ship, track: trackOf('torpedoAttacks'), by: -attacks })
    return
  }
  const { among } = tubesListed(firer)
  among.forEach((_key, at) => {
    if (!mounts.includes(tubeKey(at))) return
    const box = mountBox('torpedoes', torpedoBattery, at)
    table.mark(ship, box, 'out')
    table.apply({ type: 'marked', ship, box, mark: 'out', on: true })
  })
  table.because(says('torpedoes.emptied', { ship: nameOf(firer), n: mounts.length }))
}
