import type { RuleDraft } from '../../../../game/rule-draft'
import { draw, overridable, roll, withoutOne, type Dialogue } from '../../../../kernel/dialogue'
import { ownerOf, umpire } from '../../../kit/owner'
import { chitHitsEach } from '../../hitting/chit-hits'
import { withinTables } from '../../hitting/hits'
import { rulingOf } from '../../table/house-rules'
import { reliabilities } from '../../ship/ship'
import { chitsBelow, type Chit } from '../../tables/gunnery'
import { namesOf, type ReckonedBattery, type ReckonedKind } from './agreed'
import { cupOf, isHit, lotsOf, sayChit } from './cup'
import { doesHarm } from './letter-chit'
import { letterChit, xChit, type Harmed } from './mishap'
import { says } from './says'
import { onGunnery } from './look-up'

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
export function* scoreByChits(table: RuleDraft, battery: ReckonedBattery): Dialogue<number> {
  const pulls: Pulls[] = []
  for (const kind of battery.kinds) pulls.push(yield* pullsOf(table, battery, kind))
  const cup = cupOf(table.settled)
  let lots = cup.ok ? lotsOf(cup.value) : []
  let [hits, pulled, first] = [0, 0, undefined as Chit | undefined]
  function* pull(): Dialogue<Chit> {
    const ask = says('ask.chit', { ...namesOf(battery.firing), n: ++pulled })
    const chit = yield* draw(`chit/${keyOf(battery)}/chit-${pulled}`, lots, prompt(table, battery, ask))
    lots = withoutOne(lots, chit)
    first ??= chit
    return chit
  }
  for (const { kind, sure, hitNumber } of pulls) {
    let scored = sure
    const seen: Chit[] = []
    for (let mount = 0; hitNumber !== null && mount < kind.mounts.length && lots.length > 0; mount++) {
      const chit = yield* pull()
      seen.push(chit)
      if (isHit(chit, hitNumber)) scored++
    }
    hits += scored
    sayScored(table, battery, kind, seen, scored)
  }
  const hasMishaps = rulingOf(table.settled, 'mishaps') === 'on'
  if (hasMishaps && first === undefined) yield* pull()
  if (hasMishaps && first !== undefined) yield* harmOf(table, battery, first)
  return hits
}

function* pullsOf(table: RuleDraft, battery: ReckonedBattery, kind: ReckonedKind): Dialogue<Pulls> {
  const hitNumber = withinTables(kind.hitNumber)
  const each = chitHitsEach(hitNumber)
  if (each > 0) return { kind, sure: each * kind.mounts.length, hitNumber: null }
  if (hitNumber >= chitsBelow.hitNumber) return { kind, sure: 0, hitNumber }
  const ask = says('ask.below', { ...namesOf(battery.firing), guns: kind.guns })
  const face = yield* roll(`below/${keyOf(battery)}/below-${kind.guns}`, 'D10', prompt(table, battery, ask))
  return { kind, sure: 0, hitNumber: face === chitsBelow.mustRoll ? hitNumber + chitsBelow.add : null }
}

/** Only the first chit does harm: a letter as good as the mounts or better, or the X. Whoever knows better overrules it. */
function* harmOf(table: RuleDraft, battery: ReckonedBattery, chit: Chit): Dialogue<void> {
  const { firing, kinds } = battery
  const harmed: Harmed = { firing, mounts: kinds.flatMap(({ mounts }) => mounts), key: `chit/${keyOf(battery)}` }
  const { reliability } = firing.battery
  const letter = reliabilities.find((each) => each === chit)
  if (letter === undefined && chit !== 'X') return
  const does = letter === undefined || doesHarm(letter, reliability)
  const ask = says(`firstChit.${letter ? (does ? 'harms' : 'harmless') : 'x'}`, {
    ...namesOf(firing),
    chit,
    reliability,
  })
  const asked = { ...prompt(table, battery, ask), to: umpire }
  if (!(yield* overridable<boolean>(`${harmed.key}/first`, does, [true, false], asked))) return
  if (letter) yield* letterChit(table, harmed)
  else yield* xChit(table, harmed)
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

/** A chit in the list of chits pulled. */
export function writtenChit(chit: Chit): string {
  const { values } = sayChit(chit)
  const figure = values?.['figure']
  if (figure === undefined) return chit === 'miss' ? '–' : chit
  return chit.startsWith('-') ? `−${String(figure)}` : String(figure)
}

const keyOf = ({ firing }: ReckonedBattery) => `${firing.ship.id}/${firing.battery.id}`

function prompt(table: RuleDraft, { firing }: ReckonedBattery, ask: ReturnType<typeof says>) {
  return { to: ownerOf(table.state, firing.ship.id), ask, lookUp: onGunnery.chits }
}
