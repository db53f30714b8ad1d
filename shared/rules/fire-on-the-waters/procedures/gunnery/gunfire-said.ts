import type { GameState } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import type { Reckoning, SumLine } from '../../../pack/procedure'
import { figure, signed } from '../../figure-said'
import { expectedHits } from '../../hitting/hit-odds'
import { groupsOf } from '../../hitting/hits'
import { rulingOf } from '../../table/house-rules'
import { namesOf, reckoned, type ReckonedBattery, type ReckonedKind } from './agreed'
import { batteryOdds } from './battery-odds'
import type { GunfireValues } from './gunfire-form'
import { knownToGoOn } from './initial-roll'
import { says } from './says'
import { facesOf } from './score-d100'

/** The sum of every battery and kind of mount, from the figures that the dialogue uses. */
export function reckonGunfire(state: GameState, inputs: GunfireValues): readonly Reckoning[] {
  return reckoned(state, inputs).flatMap((battery) =>
    battery.kinds.map((kind) => reckonKind(state, inputs, battery, kind)),
  )
}

function reckonKind(state: GameState, inputs: GunfireValues, battery: ReckonedBattery, kind: ReckonedKind): Reckoning {
  const { firing, initial, rows } = battery
  const goes = knownToGoOn(battery)
  const means = goes === undefined ? 'meansIf' : goes ? 'means' : 'meansShort'
  const odds = batteryOdds(state, { kinds: [kind] })
  const sure = odds.findIndex((chance) => chance > 0)
  const lines: SumLine[] = rows.map(({ id, modifier, values }) => ({
    say: says(`row.${id}`, values),
    figure: signed(modifier),
    is: modifier === 0 ? 'nothing' : 'modifier',
  }))
  const value: SumLine = {
    say: says('row.mountValue', { toInches: firing.band.toInches }),
    figure: figure(kind.value),
    is: 'table',
  }
  const values = { ...namesOf(firing), guns: kind.guns, n: kind.mounts.length }
  const onDie = dieOf(state, kind)
  return {
    title: says(inputs.ships.length > 1 ? 'titleOf' : 'title', values),
    lines: [value, ...lines],
    total: figure(kind.hitNumber),
    means: says(means, { expected: inWords(expectedHits(odds)), initial }),
    sure,
    chanceOfMore: odds.slice(sure + 1).reduce((sum, chance) => sum + chance, 0),
    ...(onDie ? { onDie } : {}),
  }
}

/** The D100 needed, where one roll decides. */
function dieOf(state: GameState, { hitNumber, mounts }: ReckonedKind): Phrase | undefined {
  const [group, ...more] = groupsOf(mounts.length)
  if (rulingOf(state, 'hitMethod') === 'chits' || group === undefined || more.length > 0) return undefined
  return says('onDie', { faces: facesOf(hitNumber, group) })
}

/** Hits to be expected of a battery that has gone on: what a report counts them by. */
export function sayExpected(state: GameState, battery: ReckonedBattery): Phrase {
  return says('expects', { ...namesOf(battery.firing), expected: inWords(expectedHits(batteryOdds(state, battery))) })
}

/** Two places: `0.63`. */
function inWords(hits: number): number {
  return Math.round(hits * 100) / 100
}
