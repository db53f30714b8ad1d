import { chance, confirm, overridable, roll, rolls, type Dialogue } from '../../../../kernel/dialogue'
import { chooseUnlike } from '../../../kit/choose-unlike'
import type { Mount } from '../../ship/shape'
import { groupNames, type GroupName } from '../../ship/ship'
import { weaponsOf } from '../../ship/stand-data'
import { rulingOf } from '../../table/house-rules'
import type { Result, WeaponsLost } from '../../tables/critical-results'
import { warshipCargo, type ArmouredArea, weaponLoss, valuableCargo } from '../../tables/damage'
import { askRuleBookNumber } from '../rule-book/ask-rule-book'
import { hasMountFired } from '../may-fire/firing'
import { says } from '../throws/crew-test'
import {
  type Blow,
  type Took,
  addFires,
  armourOf,
  beats,
  blowUp,
  keepsOut,
  keyIn,
  lowered,
  nothingLeft,
  ruleBookTest,
  sideOf,
  tooSmall,
} from './blow'
import { onCritical, onDamage, type Target } from './target'

/** The owner's D10 decides which group is hit; or it is the cargo of a warship that carries some. */
export function* weaponsHit(blow: Blow, result: Result): Dialogue<Took> {
  const { target, cv } = blow
  if (result.weapons && target.figure('cargo') > 0 && (yield* isCargo(blow))) {
    const took = yield* cargoHit(blow)
    return 'cannot' in took ? took : { ...took, after: 'cvUsedUp' }
  }
  const group = result.weapons && (yield* groupHit(blow, result))
  if (!group) return nothingLeft(target, 'weapons')
  const took = group === 'main' ? yield* losesMain(blow) : yield* losesMany(blow, group)
  if ('cannot' in took) return took
  if (group === 'main') {
    const test = { key: keyIn(blow, 'magazine'), cv, lookUp: onDamage.weaponLoss }
    if (yield* ruleBookTest(target, 'magazineTest', test)) blowUp(target, null)
  }
  if (group === 'other') yield* factorsSuffer(blow, result.weapons!)
  return { ...took, after: result.weapons!.after[group] }
}

/** Ruling `warshipCargo`. */
function* isCargo(blow: Blow): Dialogue<boolean> {
  const { target } = blow
  const key = keyIn(blow, 'cargo-or-weapons')
  const prompt = target.asks('weapons.cargoOrWeapons', {}, onDamage.cargo)
  if (rulingOf(target.table.state, 'warshipCargo') === 'ask') return yield* confirm(key, false, prompt)
  return yield* chance(key, warshipCargo.die, warshipCargo.to, prompt)
}

/** By the printed faces; a ship with only one group needs no die. */
function* groupHit(blow: Blow, { key }: Result): Dialogue<GroupName | undefined> {
  const { target } = blow
  const groups = weaponsOf(target.data)
  const has = groupNames.flatMap((name) => (groups[name] ? [{ name, faces: groups[name].faces }] : []))
  if (has.length <= 1) return has[0]?.name
  const because = has.map(({ name, faces }) => says(`weapons.faces.${name}`, faces))
  const prompt = target.asks('weapons.ask', {}, onCritical(blow.table, key), because)
  const face = yield* roll(keyIn(blow, 'group'), 'D10', prompt)
  const group = has.find(({ faces }) => face >= faces.from && face <= faces.to)?.name
  if (group) target.because(`weapons.group.${group}`)
  return group
}

/** Light weapons beside OTHER mounts suffer too, the first kind first: the ruling has their number. */
function* factorsSuffer(blow: Blow, { factorOrder }: WeaponsLost): Dialogue<void> {
  const { target } = blow
  const most = factorOrder.reduce((sum, factor) => sum + target.figure(factor), 0)
  if (most === 0) return
  const usual = Math.min(most, Number(rulingOf(target.table.state, 'incidentalFactors')))
  const because = factorOrder.map((factor) => says(`factors.left.${factor}`, { n: target.figure(factor) }))
  const prompt = target.asks('factors.ask', {}, onDamage.weaponLoss, because)
  let lost = yield* overridable(keyIn(blow, 'factors'), usual, { least: 0, most }, prompt)
  for (const factor of factorOrder) {
    const was = target.figure(factor)
    const n = Math.min(lost, was)
    if (n > 0) target.moves(factor, -n, target.says(`lowered.${factor}`, { n, to: was - n }))
    lost -= n
  }
}

interface Losable {
  readonly mounts: readonly Mount[]
  readonly cost: number
  readonly armour: ArmouredArea | undefined
}

/** Mounts of a group in the order in which they are lost (10.8), one entry a kind. */
function inOrder({ target }: Blow, group: GroupName): readonly Losable[] {
  const left = target.mountsLeft(group)
  return weaponLoss.flatMap(({ kind, cost, armour }) => {
    const mounts = left.filter((mount) => mount.kind === kind)
    // A deck protects a bare casemate too, against what comes from above.
    const over = kind === 'casemateUnarmoured' ? 'casemate' : armour
    return mounts.length > 0 ? [{ mounts, cost, armour: over }] : []
  })
}

/** MAIN: one mount, the first kind in order, if the CV pays for it and beats its armour. The owner chooses. */
function* losesMain(blow: Blow): Dialogue<Took> {
  const first = inOrder(blow, 'main')[0]
  if (!first) return nothingLeft(blow.target, 'main')
  if (blow.cv < first.cost) return tooSmall(blow, first.cost)
  if (!(yield* reaches(blow, first))) return keepsOut(blow.target)
  const mount = yield* whichOf(blow, first.mounts)
  if (mount) loses(blow, mount, first.cost)
  return { spent: first.cost }
}

/** OTHER and TORPEDOES: as many mounts as the CV pays for, in order, until armour keeps the rest out. */
function* losesMany(blow: Blow, group: GroupName): Dialogue<Took> {
  const kinds = inOrder(blow, group)
  if (kinds.length === 0) return nothingLeft(blow.target, group)
  let spent = 0
  for (const kind of kinds) {
    if (blow.cv - spent < kind.cost) return spent > 0 ? { spent } : tooSmall(blow, kind.cost)
    if (!(yield* reaches(blow, kind))) return spent > 0 ? { spent } : keepsOut(blow.target)
    for (const mount of kind.mounts.slice(0, Math.floor((blow.cv - spent) / kind.cost))) {
      loses(blow, mount, kind.cost)
      spent += kind.cost
    }
  }
  return { spent }
}

function loses({ target }: Blow, mount: Mount, cost: number): void {
  target.loses(mount.box, target.says(`mountLost.${calledBy(mount)}`, { ...saidOf(mount), spent: cost }))
}

function* reaches(blow: Blow, { mounts, armour }: Losable): Dialogue<boolean> {
  if (!armour || blow.table === 'underwater') return true
  const isBare = mounts.some(({ kind }) => kind === 'casemateUnarmoured')
  const deckCounts = !isBare || (armourOf(blow.target.data).deck > 0 && (yield* sideOf(blow)) === 'horizontal')
  return deckCounts ? yield* beats(blow, armour) : true
}

function* whichOf(blow: Blow, mounts: readonly Mount[]): Dialogue<Mount | undefined> {
  const [first] = mounts
  if (!first || mounts.length === 1) return first
  const prompt = blow.target.asks('weapons.which', {}, onDamage.weaponLoss)
  const options = mounts.map((mount) => ({
    value: mount.box as string,
    say: says(`mount.${calledBy(mount)}`, saidOf(mount)),
    comesTo: likenessOf(blow.target, mount),
  }))
  const chosen = yield* chooseUnlike(keyIn(blow, 'mount'), options, first.box, prompt)
  return mounts.find(({ box }) => box === chosen)
}

/** Mounts of a ship bear on arcs of their own. Those ashore do not: alike are those of one size that have fired alike. */
function likenessOf({ data, table, id }: Target, { box, group, kind, barrels, inches, battery, at }: Mount): string {
  if (data.kind === 'ship') return box
  const marks = table.ship(id).boxes[box] ?? []
  const hasFired = hasMountFired(table.state, id, `${group}-${battery}`, at)
  return [group, battery, kind, barrels, inches, hasFired, ...marks].join(' ')
}

const saidOf = ({ at, barrels, inches }: Mount) => ({ at: at + 1, n: barrels, inches: inches ?? '' })
const calledBy = ({ group, kind }: Mount) => (group === 'torpedoes' ? 'torpedoes' : kind)

/** All of her cargo goes; fuel burns, ammunition may explode. Tests use the CV that the hit began with. */
export function* cargoHit(blow: Blow): Dialogue<Took> {
  const { target } = blow
  const points = target.figure('cargo')
  const cargo = target.data.kind === 'ship' ? target.data.cargo : null
  if (!cargo || points === 0) return nothingLeft(target, 'cargo')
  target.moves('cargo', -points, target.says(`cargo.${cargo.kind}`, { n: points }))
  if (cargo.kind === 'fuel') yield* fuelBurns(blow, points)
  if (cargo.kind === 'ammunition') yield* ammunitionExplodes(blow, points)
  return { spent: 0 }
}

function* fuelBurns(blow: Blow, points: number): Dialogue<void> {
  const { target, value } = blow
  addFires(target, valuableCargo.fuel.fires)
  const tests = points * valuableCargo.fuel.testsPerPoint
  const isRolled = rulingOf(target.table.state, 'fireTest') === 'd20'
  const because = [says('cvOfTest', { cv: value })]
  const ask = isRolled ? 'fireTests.roll' : 'fireTests.ask'
  const prompt = target.asks(ask, { n: tests, cv: value }, onDamage.cargo, because)
  const key = keyIn(blow, 'cargo-fires')
  const burning = isRolled
    ? (yield* rolls(key, 'D20', tests, prompt)).filter((face) => face <= value).length
    : yield* askRuleBookNumber(target.table, 'fireTests', { key, prompt, most: tests })
  target.table.because(says('fireTests.done', { n: burning, tests }))
  addFires(target, burning * valuableCargo.fuel.firesPerSuccess)
}

function* ammunitionExplodes(blow: Blow, points: number): Dialogue<void> {
  const { target, value: cv } = blow
  const isBurning = target.figure('fires') > 0
  const isMadeAgain = isBurning && rulingOf(target.table.state, 'fireTest') === 'd20'
  const test = { cv, because: isBurning ? [target.says('cargo.burns')] : [], lookUp: onDamage.cargo }
  const explodes =
    (yield* ruleBookTest(target, 'fireTest', { ...test, key: keyIn(blow, 'cargo-fire') })) ||
    (isMadeAgain && (yield* ruleBookTest(target, 'fireTest', { ...test, key: keyIn(blow, 'cargo-fire-again') })))
  if (!explodes) return
  const die = valuableCargo.ammunition.collateralCvPerPoint
  const prompt = target.asks('cargo.collateral', { n: points }, onDamage.cargo)
  const shown = yield* rolls(keyIn(blow, 'collateral'), die, points, prompt)
  const collateral = shown.reduce((sum, face) => sum + face, 0)
  blowUp(target, collateral)
}

/** Hull rating H, and one catapult each time. */
export function aircraftOperations(blow: Blow, result: Result): Took {
  const { target } = blow
  const took = lowered(blow, result)
  if (target.figure('catapults') === 0) return took
  target.moves('catapults', -1, target.says('lost.catapult'))
  return 'spent' in took ? took : { spent: 0 }
}

/** One fire, and then whether the fuel explodes. A place ashore without an airfield has none of it. */
export function* fuelAndAmmunition(blow: Blow, { key }: Result): Dialogue<Took> {
  const { target, cv } = blow
  if (target.data.kind === 'shore' && target.data.airfield === null) return nothingLeft(target, 'fuel')
  addFires(target, 1)
  const test = { key: keyIn(blow, 'fuel'), cv, lookUp: onCritical(blow.table, key) }
  if (yield* ruleBookTest(target, 'fuelTest', test)) blowUp(target, null)
  return { spent: 0 }
}
