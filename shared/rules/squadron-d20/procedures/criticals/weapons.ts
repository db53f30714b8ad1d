import { chance, confirm, overridable, roll, type Dialogue } from '../../../../kernel/dialogue'
import { rulingOf } from '../../table/house-rules'
import { weaponsOf } from '../../ship/stand-data'
import { groupNames, type GroupName } from '../../ship/weapons'
import { warshipCargo } from '../../tables/cargo'
import type { After, Result, WeaponsLost } from '../../tables/critical-results'
import { cannot, keyIn, type Blow, type Took } from './blow'
import { ruleBookTest } from './book-tests'
import { blowUp } from './blow-up'
import { cargoHit } from './cargo'
import { losesMain, losesMany } from './mount-loss'
import { says } from './says'
import { onCritical, onDamage } from './look-up'

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
