import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { overridable, roll, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf, umpire } from '../../../kit/owner'
import { chitHitsEach, facesOf, groupsOf, hitsOf, isSure, withinTables } from '../../hitting/hits'
import { onGunnery } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { reliabilities, type GunMount } from '../../ship/ship'
import { rulingOf } from '../../table/house-rules'
import type { Hits } from '../../table/markers'
import { mishapOf, type Chit } from '../../tables/gunnery'
import type { Mounts } from '../../tables/hit-resolution'
import { isGone } from '../damage/hit'
import { askedOf } from '../turn/acting'
import { isByChits, isHit, numberForChits, pullChits, writtenChit } from './cup'
import { dependOnInitialDie, noteInitialDie } from './firing-record'
import { doesHarm, explodesOrBurns, letterChit, mishap, type Harmed } from './mishap'
import { goesOn, namesOf, type ReckonedBattery, type ReckonedKind } from './reckoning'

const says = sentencesOf('gunnery')

/** A battery with its hits. */
interface Scored {
  readonly battery: ReckonedBattery
  readonly count: number
}

/** Its hits as they land. */
export function shellsOf({ battery: { firing }, count }: Scored, target: ShipId): Hits {
  const { ship, battery, rangeInches } = firing
  return { target, by: ship.id, weapon: 'gun', inches: battery.inches, rangeInches, count }
}

/** Ship by ship the initial roll, and the hits of every battery that goes on, as far as there are any. */
export function* scoreAll(
  table: RuleDraft,
  ships: readonly ShipInPlay[],
  batteries: readonly ReckonedBattery[],
  onGoing?: (battery: ReckonedBattery) => void,
): Dialogue<readonly Scored[]> {
  const scored: Scored[] = []
  for (const ship of ships) {
    const hers = batteries.filter(({ firing }) => firing.ship.id === ship.id)
    const going = yield* initialRoll(table, ship, hers)
    for (const battery of going) onGoing?.(battery)
    for (const battery of going) {
      if (isGone(table.ship(ship.id))) break
      const count = yield* isByChits(table.settled) ? scoreByChits(table, battery) : scoreByD100(table, battery)
      if (count > 0) scored.push({ battery, count })
    }
  }
  return scored
}

/** One D10 a turn for all batteries of a ship; none where all go on automatically. Returns those that go on. */
function* initialRoll(
  table: RuleDraft,
  ship: ShipInPlay,
  batteries: readonly ReckonedBattery[],
): Dialogue<readonly ReckonedBattery[]> {
  if (batteries.every(({ initial }) => initial === 'A')) return batteries
  const because = batteries.map(({ firing, initial }) =>
    initial === 'A' ? says('goesOnAlways', namesOf(firing)) : says('goesOnAt', { ...namesOf(firing), initial }),
  )
  const ask = says('ask.initial', { ship: shipName(ship) })
  const prompt = { ...askedOf(table, ship.id, ask, onGunnery.initial), because }
  const thrown = batteries[0]?.thrown
  const die = thrown ?? (yield* roll(`initial/${ship.id}/initial`, 'D10', prompt))
  if (thrown === undefined) noteInitialDie(table, ship.id, die)
  else {
    dependOnInitialDie(table, ship.id)
    table.because(says('thrownBefore', { ship: shipName(ship), die }))
  }
  for (const { firing, initial } of batteries) {
    if (!goesOn(initial, die)) table.because(says('fallsShort', { ...namesOf(firing), initial, die }))
  }
  return batteries.filter(({ initial }) => goesOn(initial, die))
}

/** One D100 for each kind of mount and group of seven. Gives the hits; a ship that blows up rolls no further. */
function* scoreByD100(table: RuleDraft, battery: ReckonedBattery): Dialogue<number> {
  const { ship } = battery.firing
  let hits = 0
  for (const kind of battery.kinds) {
    for (const [index, group] of groupsOf(kind.mounts.length).entries()) {
      if (isGone(table.ship(ship.id))) return hits
      const first = index * 7
      hits += yield* rollGroup(table, battery, kind, kind.mounts.slice(first, first + group), index + 1)
    }
  }
  return hits
}

function* rollGroup(
  table: RuleDraft,
  { firing }: ReckonedBattery,
  { guns, hitNumber }: ReckonedKind,
  mounts: readonly GunMount[],
  group: number,
): Dialogue<number> {
  const { ship, battery, form } = firing
  const hasMishaps = rulingOf(table.settled, 'mishaps') === 'on'
  const count = mounts.length as Mounts
  const values = { ...namesOf(firing), guns, mounts: count }
  if (isSure(hitNumber) && !hasMishaps) {
    const hits = hitsOf(hitNumber, count, 100)
    table.because(says('scoredSure', { ...values, n: hits }))
    return hits
  }
  const key = `hit/${ship.id}/${battery.id}/${guns}-${group}`
  const ask = says('ask.hit', { ...values, n: count })
  const because = [says('needs', { faces: facesOf(hitNumber, count) })]
  const to = ownerOf(table.state, ship.id)
  const face = yield* roll(key, 'D100', { to, ask, because, lookUp: onGunnery.hits })
  const hits = hitsOf(hitNumber, count, face)
  table.because(says('scored', { ...values, n: hits, face }))
  const harm = hasMishaps ? mishapOf(face, form.nation) : undefined
  if (harm) yield* mishap(table, { firing, mounts, key }, harm)
  return hits
}

/** One kind of mounts: automatic hits, and the number that its chits are compared with. */
interface Pulls {
  readonly kind: ReckonedKind
  readonly sure: number
  /** `null`: no chit is pulled. */
  readonly hitNumber: number | null
}

/**
 * One chit for each mount, larger mounts first, from a cup that is full again for the next battery. The first chit may
 * harm the firer, so one is pulled even where no hit depends on it.
 */
function* scoreByChits(table: RuleDraft, battery: ReckonedBattery): Dialogue<number> {
  const pulls: Pulls[] = []
  for (const kind of battery.kinds) pulls.push(yield* pullsOf(table, battery, kind))
  const hasMishaps = rulingOf(table.settled, 'mishaps') === 'on'
  const needed = pulls.reduce((sum, { kind, hitNumber }) => sum + (hitNumber === null ? 0 : kind.mounts.length), 0)
  const seen = yield* pullChits(table, Math.max(needed, hasMishaps ? 1 : 0), (n) => {
    const ask = says('ask.chit', { ...namesOf(battery.firing), n })
    return [`chit/${keyOf(battery)}/chit-${n}`, prompt(table, battery, ask)]
  })
  let [hits, from] = [0, 0]
  for (const { kind, sure, hitNumber } of pulls) {
    const theirs = hitNumber === null ? [] : seen.slice(from, (from += kind.mounts.length))
    const scored = sure + theirs.filter((chit) => isHit(chit, hitNumber!)).length
    hits += scored
    sayScored(table, battery, kind, theirs, scored)
  }
  const [first] = seen
  if (hasMishaps && first !== undefined) yield* harmOf(table, battery, first)
  return hits
}

function* pullsOf(table: RuleDraft, battery: ReckonedBattery, kind: ReckonedKind): Dialogue<Pulls> {
  const hitNumber = withinTables(kind.hitNumber)
  const each = chitHitsEach(hitNumber)
  if (each > 0) return { kind, sure: each * kind.mounts.length, hitNumber: null }
  const ask = prompt(table, battery, says('ask.below', { ...namesOf(battery.firing), guns: kind.guns }))
  const key = `below/${keyOf(battery)}/below-${kind.guns}`
  return { kind, sure: 0, hitNumber: yield* numberForChits(hitNumber, key, ask) }
}

/** Only the first chit does harm: a letter as good as the mounts or better, or the X. Whoever knows better overrules it. */
function* harmOf(table: RuleDraft, battery: ReckonedBattery, chit: Chit): Dialogue<void> {
  const { firing, kinds } = battery
  const harmed: Harmed = { firing, mounts: kinds.flatMap(({ mounts }) => mounts), key: `chit/${keyOf(battery)}` }
  const { reliability } = firing.battery
  const letter = reliabilities.find((each) => each === chit)
  if (letter === undefined && chit !== 'X') return
  const does = letter === undefined || doesHarm(letter, reliability)
  const name = letter ? (does ? 'harms' : 'harmless') : 'x'
  const ask = says(`firstChit.${name}`, { ...namesOf(firing), chit, reliability })
  const asked = { ...prompt(table, battery, ask), to: umpire }
  if (!(yield* overridable<boolean>(`${harmed.key}/first`, does, [true, false], asked))) return
  if (letter) yield* letterChit(table, harmed)
  else yield* explodesOrBurns(table, harmed)
}

function sayScored(
  table: RuleDraft,
  { firing }: ReckonedBattery,
  { guns, mounts }: ReckonedKind,
  seen: readonly Chit[],
  n: number,
): void {
  const values = { ...namesOf(firing), guns, mounts: mounts.length, n }
  if (seen.length === 0) return table.because(says(n > 0 ? 'scoredSure' : 'noChits', values))
  table.because(says('scoredByChits', { ...values, chits: seen.map(writtenChit).join(', ') }))
}

const keyOf = ({ firing }: ReckonedBattery) => `${firing.ship.id}/${firing.battery.id}`

const prompt = (table: RuleDraft, { firing }: ReckonedBattery, ask: Phrase) =>
  askedOf(table, firing.ship.id, ask, onGunnery.chits)
