import type { RuleDraft } from '../../../../game/rule-draft'
import { shipField } from '../../../../game/ship-fields'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { OddsRow } from '../../../pack/odds'
import type { Due } from '../../../pack/rules-pack'
import { onGunnery } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { boxesOfMount, isJammed } from '../../ship/ship-data'
import { land, resolveHits } from '../damage/damage'
import { oddsOfDamage, type DamageToPlay } from '../damage/damage-odds'
import { orderedBy } from '../spotting/friendly-fire'
import { sightOf } from '../spotting/sight'
import { floats } from '../turn/acting'
import { firesOf, noteFired, noteHit } from './firing-record'
import { gunfireForm, type GunfireValues } from './gunfire-form'
import { isDelayed, mountsOf } from './mounts'
import {
  agreed,
  broadsideOdds,
  knownToGoOn,
  namesOf,
  oddsOnceOn,
  reckoned,
  reckonGunfire,
  sayExpected,
  type ReckonedBattery,
} from './reckoning'
import { scoreAll, shellsOf } from './scoring'
import { notePlanes } from './spotter-plane'
import { rangeTo, waitingShips } from './who-fires'

const says = sentencesOf('gunnery')

/** A ship or several fire at one target: initial roll, hit numbers, hits by D100 or chits, mishaps. */
export const gunfire = procedure({
  name: 'gunfire',
  phases: ['gunfire'],
  form: gunfireForm,
  lookUp: onGunnery.gunfire,
  warnings: warningsOf,
  reckoning: reckonGunfire,
  /** The number of hits; their damage, played out. */
  odds: {
    quick: oddsOfHits,
    full: (state, values, assumed) => oddsOfDamage(state, salvo(state, values), assumed),
  },
  run,
})

function* run(table: RuleDraft, inputs: GunfireValues): Dialogue<Phrase> {
  const batteries = yield* agreed(table, inputs)
  fire(table, inputs)
  if (inputs.spotterPlane !== undefined) notePlanes(table, inputs.ships, inputs.spotterPlane)
  const say = (battery: ReckonedBattery) => table.because(sayExpected(table.settled, battery))
  const scored = yield* scoreAll(table, inputs.ships, batteries, say)
  const hits = scored.reduce((sum, { count }) => sum + count, 0)
  if (hits > 0) noteHit(table, inputs.target.id)
  for (const each of scored) {
    const { ship, battery } = each.battery.firing
    const shells = shellsOf(each, inputs.target.id)
    const waits = says('hitsWait', { ...namesOf(each.battery.firing), target: shipName(inputs.target), n: each.count })
    const key = `strike/${ship.id}/${battery.id}`
    yield* land(table, shells, { of: ownerOf(table.state, ship.id), key, waits })
  }
  const [only] = inputs.ships
  const who = inputs.ships.length === 1 ? shipName(only!) : inputs.squadron.name
  const { squadron, target, rangeInches } = inputs
  return says('done', { who, squadron: squadron.name, target: shipName(target), rangeInches, n: hits })
}

/** Records every battery that fires, with the premise that its mounts can fire. */
function fire(table: RuleDraft, { firing, target, bearing }: GunfireValues): void {
  for (const { ship, battery, form, kinds, guns, rangeInches } of firing) {
    const { standing } = shipField
    for (const { id, fields } of [ship, target]) {
      table.dependsOn({ of: 'field', ship: id, field: standing, was: own(fields, standing) ?? null })
    }
    for (const box of kinds.flatMap(({ mounts }) => mounts).flatMap(({ id }) => boxesOfMount(form, id))) {
      table.dependsOn({ of: 'mark', ship: ship.id, box, mark: 'out', was: false })
    }
    const mounts = kinds.flatMap((kind) => kind.mounts.map(({ id }) => id))
    noteFired(table, ship.id, battery.id, { target: target.id, guns, rangeInches, bearing, mounts })
  }
}

/** Warnings before the dialogue starts; they do not prevent it. */
function warningsOf(state: GameState, inputs: GunfireValues): readonly Phrase[] {
  return [
    ...friends(state, inputs),
    ...unseen(state, inputs),
    ...mistaken(state, inputs),
    ...jammed(state, inputs),
    ...delayed(state, inputs),
  ]
}

function friends(state: GameState, { ships, target }: GunfireValues): readonly Phrase[] {
  const isFriend = ships.some(({ id }) => ownerOf(state, id) === ownerOf(state, target.id))
  return isFriend ? [says('warning.friend', { target: shipName(target) })] : []
}

/** By the look-outs of this turn she lies beyond the range at which they see her, and is fired at as if they did. */
function unseen(state: GameState, { ships, target, sight = 'seen', ...aim }: GunfireValues): readonly Phrase[] {
  if (sight !== 'seen') return []
  return ships.flatMap((ship) => {
    const inches = sightOf(state, { spotter: ship, target })
    const values = { ship: shipName(ship), target: shipName(target) }
    if (inches === undefined || rangeTo(aim, ship) <= inches) return []
    return [inches > 0 ? says('warning.tooFar', { ...values, inches }) : says('warning.unseen', values)]
  })
}

/** A card, or the dice of friendly fire, have said at whom her main battery fires. */
function mistaken(state: GameState, { firing, target }: GunfireValues): readonly Phrase[] {
  return firing.flatMap(({ ship, battery }) => {
    const ordered = battery.is === 'main' ? orderedBy(state, ship.id) : undefined
    const at = ordered && ordered !== target.id ? own(state.ships, ordered) : undefined
    return at && floats(at) ? [says('warning.mistaken', { ship: shipName(ship), target: shipName(at) })] : []
  })
}

/** Left out until somebody says that the target lies where it points. */
function jammed(state: GameState, { ships }: GunfireValues): readonly Phrase[] {
  return ships.flatMap((ship) =>
    mountsOf(ship).flatMap(({ mount }) =>
      isJammed(state, ship, mount) ? [says('warning.jammed', { ship: shipName(ship), mount: mount.id })] : [],
    ),
  )
}

/** Who fired at this target last turn goes on; others open fire or change target, which takes a turn longer. */
function delayed(state: GameState, { firing, target }: GunfireValues): readonly Phrase[] {
  return firing.flatMap(({ ship, battery }) => {
    const goesOn = firesOf(state, ship.id, battery.id).some(
      (last) => last.turn === state.turn - 1 && last.target === target.id,
    )
    const values = { ship: shipName(ship), inches: battery.inches, target: shipName(target) }
    return isDelayed(state, ship, battery) && !goesOn ? [says('warning.delayed', values)] : []
  })
}

/** Squadrons with a ship that can fire and has not: offered while the guns have their phase, never owed. */
export function gunfireDue(state: GameState): readonly Due[] {
  if (!gunfire.phases.includes(state.phase)) return []
  return state.squadrons.flatMap((squadron) =>
    waitingShips(state, squadron).length === 0
      ? []
      : [
          {
            phase: state.phase,
            procedure: gunfire.name,
            input: { squadron: squadron.id },
            say: says('due', { squadron: squadron.name }),
          },
        ],
  )
}

/** More hits than these are one row. */
const mostShown = 3

/** The number of hits, exact and at once. */
function oddsOfHits(state: GameState, values: GunfireValues): readonly OddsRow[] {
  const batteries = reckoned(state, values)
  const odds = broadsideOdds(state, batteries)
  const none = oddsOnceOn(state, batteries)[0] ?? 1
  const shown = odds.slice(0, mostShown).flatMap((chance, n) => (chance > 0 ? [sure('odds.hits', chance, { n })] : []))
  const more = odds.slice(mostShown).reduce((sum, chance) => sum + chance, 0)
  const isRolled = batteries.some((battery) => knownToGoOn(battery) === undefined)
  return [
    ...shown,
    ...(more > 0 ? [sure('odds.orMore', more, { n: mostShown })] : []),
    ...(isRolled ? [sure('odds.onceOn', 1 - none)] : []),
  ]
}

function sure(name: string, chance: number, values: Parameters<typeof says>[1] = {}): OddsRow {
  return { say: says(name, values), chance, error: null }
}

/** The salvo and all its hits. */
function salvo(state: GameState, values: GunfireValues): DamageToPlay {
  const { ships, target } = values
  const batteries = reckoned(state, values)
  return {
    targets: [target],
    rows: ['burns', 'lost'],
    *play(table) {
      let points = 0
      for (const scored of yield* scoreAll(table, ships, batteries)) {
        points += yield* resolveHits(table, shellsOf(scored, target.id))
      }
      return points
    },
  }
}
