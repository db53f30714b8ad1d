import { chance, confirm, overridable, roll, type Dialogue, choose, rolls } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { unasked } from '../../../kit/unasked'
import { groupNames, type GroupName } from '../../ship/ship'
import { weaponsOf } from '../../ship/stand-data'
import { rulingOf } from '../../table/house-rules'
import type { After, Result, WeaponsLost } from '../../tables/critical-results'
import { warshipCargo, type ArmouredArea, weaponLoss, valuableCargo } from '../../tables/damage'
import { askRuleBookNumber } from '../rule-book/ask-rule-book'
import { says } from '../throws/crew-test'
import {
  cannot,
  keyIn,
  type Blow,
  type Took,
  ruleBookTest,
  blowUp,
  paid,
  type Paid,
  armourOf,
  beats,
  sideOf,
  tooSmall,
  addFires,
  lowered,
} from './blow'
import { onCritical, onDamage, type Mount, type Target } from './target'

/** The owner's D10 decides which group is hit; or it is the cargo of a warship that carries some. */
export function* weaponsHit(blow: Blow, result: Result): Dialogue<Took> {
  const { target } = blow
  const lost = result.weapons
  if (!lost) return cannot(says('nothingLeft.weapons', { ship: target.name }))
  if (target.figure('cargo') > 0 && (yield* isCargo(blow))) {
    const took = yield* cargoHit(blow)
    return took.is === 'cannot' ? took : { is: 'done', spent: took.spent, after: 'cvUsedUp' }
  }
  const group = yield* groupHit(blow, result)
  if (!group) return cannot(says('nothingLeft.weapons', { ship: target.name }))
  return yield* groupLoses(blow, group, lost)
}

function* groupLoses(blow: Blow, group: GroupName, lost: WeaponsLost): Dialogue<Took> {
  const { target, cv } = blow
  const after: After = lost.after[group]
  const took = group === 'main' ? yield* losesMain(blow) : yield* losesMany(blow, group)
  if (took.is === 'cannot') return took
  if (group === 'main') {
    const test = { key: keyIn(blow, 'magazine'), cv, lookUp: onDamage.weaponLoss }
    if (yield* ruleBookTest(target, 'magazineTest', test)) blowUp(target, null)
  }
  if (group === 'other') yield* factorsSuffer(blow, lost)
  return { is: 'done', spent: took.spent, after }
}

/** Ruling `warshipCargo`. */
function* isCargo(blow: Blow): Dialogue<boolean> {
  const { target } = blow
  const key = keyIn(blow, 'cargo-or-weapons')
  const prompt = { to: target.to, ask: says('weapons.cargoOrWeapons', { ship: target.name }), lookUp: onDamage.cargo }
  if (rulingOf(target.book.state, 'warshipCargo') === 'ask') return yield* confirm(key, false, prompt)
  return yield* chance(key, warshipCargo.die, warshipCargo.to, prompt)
}

/** By the printed faces; a ship with only one group needs no die. */
function* groupHit(blow: Blow, { key }: Result): Dialogue<GroupName | undefined> {
  const { target } = blow
  const groups = weaponsOf(target.data)
  const has = groupNames.flatMap((name) => (groups[name] ? [{ name, faces: groups[name].faces }] : []))
  if (has.length <= 1) return has[0]?.name
  const because = has.map(({ name, faces }) => says(`weapons.faces.${name}`, { from: faces.from, to: faces.to }))
  const prompt = {
    to: target.to,
    ask: says('weapons.ask', { ship: target.name }),
    because,
    lookUp: onCritical(blow.table, key),
  }
  const face = yield* roll(keyIn(blow, 'group'), 'D10', prompt)
  const group = has.find(({ faces }) => face >= faces.from && face <= faces.to)?.name
  if (group) target.because(says(`weapons.group.${group}`, { ship: target.name }))
  return group
}

/** Light weapons beside OTHER mounts suffer too, the first kind first: the ruling has their number. */
function* factorsSuffer(blow: Blow, { factorOrder }: WeaponsLost): Dialogue<void> {
  const { target } = blow
  const most = factorOrder.reduce((sum, factor) => sum + target.figure(factor), 0)
  if (most === 0) return
  const usual = Math.min(most, Number(rulingOf(target.book.state, 'incidentalFactors')))
  const prompt = {
    to: target.to,
    ask: says('factors.ask', { ship: target.name }),
    because: factorOrder.map((factor) => says(`factors.left.${factor}`, { n: target.figure(factor) })),
    lookUp: onDamage.weaponLoss,
  }
  let lost = yield* overridable(keyIn(blow, 'factors'), usual, { least: 0, most }, prompt)
  for (const factor of factorOrder) {
    const n = Math.min(lost, target.figure(factor))
    if (n > 0)
      target.moves(factor, -n, says(`lowered.${factor}`, { ship: target.name, n, to: target.figure(factor) - n }))
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
    return mounts.length > 0 ? [{ mounts, cost, armour: armour ?? deckOver(kind) }] : []
  })
}

/** A deck protects a bare casemate too, against what comes from above. */
function deckOver(kind: Mount['kind']): ArmouredArea | undefined {
  return kind === 'casemateUnarmoured' ? 'casemate' : undefined
}

/** MAIN: one mount, the first kind in order, if the CV pays for it and beats its armour. The owner chooses. */
function* losesMain(blow: Blow): Dialogue<Paid> {
  const { target } = blow
  const first = inOrder(blow, 'main')[0]
  if (!first) return cannot(says('nothingLeft.main', { ship: target.name }))
  if (blow.cv < first.cost) return cannot(tooSmall(blow, first.cost))
  if (!(yield* reaches(blow, first))) return cannot(says('armour.keepsOut', { ship: target.name }))
  const mount = yield* whichOf(blow, first.mounts)
  if (mount) target.losesMount(mount, sayLost(blow, mount, first.cost))
  return paid(first.cost)
}

/** OTHER and TORPEDOES: as many mounts as the CV pays for, in order, until armour keeps the rest out. */
function* losesMany(blow: Blow, group: GroupName): Dialogue<Paid> {
  const { target } = blow
  const kinds = inOrder(blow, group)
  if (kinds.length === 0) return cannot(says(`nothingLeft.${group}`, { ship: target.name }))
  let spent = 0
  for (const kind of kinds) {
    if (blow.cv - spent < kind.cost) return spent > 0 ? paid(spent) : cannot(tooSmall(blow, kind.cost))
    if (!(yield* reaches(blow, kind)))
      return spent > 0 ? paid(spent) : cannot(says('armour.keepsOut', { ship: target.name }))
    for (const mount of kind.mounts) {
      if (blow.cv - spent < kind.cost) return paid(spent)
      target.losesMount(mount, sayLost(blow, mount, kind.cost))
      spent += kind.cost
    }
  }
  return paid(spent)
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
  const { target } = blow
  const prompt = { to: target.to, ask: says('weapons.which', { ship: target.name }), lookUp: onDamage.weaponLoss }
  const options = mounts.map((mount) => ({ value: mount.box as string, say: sayMount(mount) }))
  const chosen = yield* choose(keyIn(blow, 'mount'), options, first.box, prompt)
  return mounts.find(({ box }) => box === chosen)
}

function sayMount(mount: Mount): Phrase {
  const { at, barrels: n, inches } = mount
  return says(`mount.${calledBy(mount)}`, { at, n, inches: inches ?? '' })
}

function sayLost({ target }: Blow, mount: Mount, cost: number): Phrase {
  const { at, barrels: n, inches } = mount
  return says(`mountLost.${calledBy(mount)}`, { ship: target.name, at, n, inches: inches ?? '', spent: cost })
}

function calledBy({ group, kind }: Mount): string {
  return group === 'torpedoes' ? 'torpedoes' : kind
}

/** All of her cargo goes; fuel burns, ammunition may explode. Tests use the CV that the hit began with. */
export function* cargoHit(blow: Blow): Dialogue<Paid> {
  const { target } = blow
  const points = target.figure('cargo')
  const cargo = target.data.kind === 'ship' ? target.data.cargo : null
  if (!cargo || points === 0) return cannot(says('nothingLeft.cargo', { ship: target.name }))
  target.moves('cargo', -points, says(`cargo.${cargo.kind}`, { ship: target.name, n: points }))
  if (cargo.kind === 'fuel') yield* fuelBurns(blow, points)
  if (cargo.kind === 'ammunition') yield* ammunitionExplodes(blow, points)
  return paid(0)
}

function* fuelBurns(blow: Blow, points: number): Dialogue<void> {
  const { target, value } = blow
  addFires(target, valuableCargo.fuel.fires)
  const tests = points * valuableCargo.fuel.testsPerPoint
  const isRolled = rulingOf(target.book.state, 'fireTest') === 'd20'
  const prompt = {
    to: target.to,
    ask: says(isRolled ? 'fireTests.roll' : 'fireTests.ask', { ship: target.name, n: tests, cv: value }),
    because: [says('cvOfTest', { cv: value })],
    lookUp: onDamage.cargo,
  }
  const key = keyIn(blow, 'cargo-fires')
  const burning = isRolled
    ? (yield* rolls(key, 'D20', tests, prompt)).filter((face) => face <= value).length
    : yield* askRuleBookNumber(target.book, 'fireTests', { key, prompt, most: tests })
  target.because(says('fireTests.done', { n: burning, tests }))
  addFires(target, burning * valuableCargo.fuel.firesPerSuccess)
}

function* ammunitionExplodes(blow: Blow, points: number): Dialogue<void> {
  const { target, value: cv } = blow
  const isBurning = target.figure('fires') > 0
  const isRolled = rulingOf(target.book.state, 'fireTest') === 'd20'
  const because = isBurning ? [says('cargo.burns', { ship: target.name })] : []
  const test = { cv, because, lookUp: onDamage.cargo }
  const once = yield* ruleBookTest(target, 'fireTest', { ...test, key: keyIn(blow, 'cargo-fire') })
  const isMadeAgain = !once && isRolled && isBurning
  const explodes =
    once ||
    (isMadeAgain && (yield* ruleBookTest(target, 'fireTest', { ...test, key: keyIn(blow, 'cargo-fire-again') })))
  if (!explodes) return
  const prompt = {
    to: target.to,
    ask: says('cargo.collateral', { ship: target.name, n: points }),
    lookUp: onDamage.cargo,
  }
  const die = valuableCargo.ammunition.collateralCvPerPoint
  const shown = yield* rolls(keyIn(blow, 'collateral'), die, points, prompt)
  blowUp(
    target,
    shown.reduce((sum, face) => sum + face, 0),
  )
}

/** Hull rating H, and one catapult each time. */
export function aircraftOperations(blow: Blow, result: Result): Dialogue<Paid> {
  return unasked(() => {
    const { target } = blow
    const took = lowered(blow, result)
    if (target.figure('catapults') === 0) return took
    target.moves('catapults', -1, says('lost.catapult', { ship: target.name }))
    return took.is === 'paid' ? took : paid(0)
  })
}

/** One fire, and then whether the fuel explodes. A place ashore without an airfield has none of it. */
export function* fuelAndAmmunition(blow: Blow, { key }: Result): Dialogue<Paid> {
  const { target, cv } = blow
  if (!hasFuel(target)) return cannot(says('nothingLeft.fuel', { ship: target.name }))
  addFires(target, 1)
  const test = { key: keyIn(blow, 'fuel'), cv, lookUp: onCritical(blow.table, key) }
  if (yield* ruleBookTest(target, 'fuelTest', test)) blowUp(target, null)
  return paid(0)
}

function hasFuel({ data }: Target): boolean {
  return data.kind === 'ship' || data.airfield !== null
}
