import type { GameState, ShipInPlay } from '../../../game/state'
import type { Phrase } from '../../../kernel/phrase'
import type { Words } from '../../../words/speak'
import type { ReferenceTable } from '../../pack/rules-pack'
import { batteriesInPlay, batteryFault, type BatteryInPlay } from '../procedures/may-fire/firing'
import { spottingOf, visibilityOf } from '../procedures/may-fire/sight'
import { gunSum } from '../procedures/guns/gun-sum'
import { controlOf } from '../procedures/guns/guns-form'
import { nameOf } from '../procedures/on-target/on-target'
import { mountsThatFire, standsOn } from '../ship/state'
import { gunnery, type Control } from '../tables/gunnery'
import { bandNames } from './bands'
import { neededByHerself } from './needed'
import { inWords, says } from './says'

/** What her guns need now, band by band, directed and in local control, and what is left of her small guns. */
export function gunTables(state: GameState, ship: ShipInPlay, words: Words): readonly ReferenceTable[] {
  const batteries = batteriesInPlay(ship)
  return [
    ...(batteries.length > 0 ? [needed(state, ship, batteries, words)] : []),
    ...(smallGuns.some((name) => standsOn(ship, name) > 0) ? [factors(ship, words)] : []),
  ]
}

function needed(state: GameState, ship: ShipInPlay, batteries: readonly BatteryInPlay[], words: Words): ReferenceTable {
  const say = inWords(words)
  return {
    key: 'guns',
    title: say('guns', { ship: nameOf(ship) }),
    columns: [say('battery'), say('ready'), say('control'), ...bandNames(words)],
    rows: batteries.flatMap((battery) => rowsOf(ship, battery, words)),
    notes: [limit(state, ship), ...whyLocal(ship), ...served(batteries), says('gunsNote')],
  }
}

function rowsOf(ship: ShipInPlay, battery: BatteryInPlay, words: Words): readonly (readonly string[])[] {
  const say = inWords(words)
  const mounts = mountsThatFire(ship, battery)
  const guns = mounts.reduce((sum, at) => sum + (battery.battery.mounts[at]?.guns ?? 0), 0)
  const name = say(`group.${battery.group}`, { inches: battery.battery.inches })
  if (guns === 0) return [[name, say(batteryFault(battery) ?? 'out'), '', ...gunnery.needed.map(() => '–')]]
  const controls: readonly Control[] = controlOfShip(ship).control === 'local' ? ['local'] : ['directed', 'local']
  return controls.map((control) => [
    name,
    say('gunsOf', { n: guns }),
    say(control),
    ...gunnery.needed.map(({ bands }) => {
      if (bands > spottingOf(ship)) return '–'
      const at = { band: bands, control, radar: 0 }
      return neededByHerself(gunSum({ ship, target: ship, bases: 0 }, { guns }, at))
    }),
  ])
}

/** As if at a ship like herself: what small craft are fired at with is always local. */
const controlOfShip = (ship: ShipInPlay) => controlOf(ship, ship)

function limit(state: GameState, ship: ShipInPlay): Phrase {
  const spotting = spottingOf(ship)
  const visibility = visibilityOf(state)
  return says('limit', { n: Math.min(spotting, visibility), spotting, visibility })
}

function whyLocal(ship: ShipInPlay): readonly Phrase[] {
  const { why } = controlOfShip(ship)
  return why === 'merchantCruiser' || why === 'noFireControl' ? [says(`localWhy.${why}`)] : []
}

function served(batteries: readonly BatteryInPlay[]): readonly Phrase[] {
  const inches = [...new Set(batteries.filter(({ hasRadar }) => hasRadar).map(({ battery }) => `${battery.inches}″`))]
  return inches.length > 0 ? [says('served', { batteries: inches.join(', ') })] : []
}

const smallGuns = ['lrf', 'mrf', 'crf', 'asw'] as const

function factors(ship: ShipInPlay, words: Words): ReferenceTable {
  const say = inWords(words)
  return {
    key: 'factors',
    title: say('factors', { ship: nameOf(ship) }),
    columns: [say('factor'), say('left')],
    rows: smallGuns
      .filter((name) => standsOn(ship, name) > 0)
      .map((name) => [name.toUpperCase(), String(standsOn(ship, name))]),
    notes: [says('factorsNote')],
  }
}
