import { shipName } from '../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { Phrase } from '../../../kernel/phrase'
import type { Words } from '../../../words/speak'
import { shipById } from '../../kit/on-table'
import { signed } from '../../kit/reference-sheet'
import { inWordsOf } from '../../kit/sentence'
import type { Aid, ReferenceTable } from '../../pack/rules-pack'
import { gunSum } from '../procedures/guns/gun-sum'
import { controlOf } from '../procedures/guns/guns-form'
import { batteriesInPlay, batteryFault, type BatteryInPlay } from '../procedures/may-fire/firing'
import { spottingOf, visibilityOf } from '../procedures/may-fire/sight'
import type { OnTargetSum } from '../procedures/on-target/on-target'
import { plain, sumOf } from '../procedures/throws/sum'
import { torpedoSum } from '../procedures/torpedoes/attack'
import { settingsOf } from '../procedures/torpedoes/declare'
import { sentencesOf } from '../sentence'
import { dataOf, torpedoesOf } from '../ship/stand-data'
import { mountsThatFire, standsOn, torpedoMountsThatFire } from '../ship/state'
import { gunnery, type Control, torpedoes } from '../tables/gunnery'

/** A sentence of the aids. */
export const says = sentencesOf('aids')
export const inWords = inWordsOf(says)

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
    title: say('guns', { ship: shipName(ship) }),
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
    title: say('factors', { ship: shipName(ship) }),
    columns: [say('factor'), say('left')],
    rows: smallGuns
      .filter((name) => standsOn(ship, name) > 0)
      .map((name) => [name.toUpperCase(), String(standsOn(ship, name))]),
    notes: [says('factorsNote')],
  }
}

/** Her torpedoes: what is ready, and what each speed setting needs as far as it runs. */
export const torpedoCard: Aid = {
  name: 'torpedoCard',
  of: 'ship',
  tables(state, id, words) {
    const ship = shipById(state, id)
    return ship && settingsOf(ship).length > 0 ? [settings(state, ship, words)] : []
  },
}

function settings(state: GameState, ship: ShipInPlay, words: Words): ReferenceTable {
  const say = inWords(words)
  return {
    key: 'settings',
    title: say('torpedoes', { ship: shipName(ship) }),
    columns: [say('setting'), say('modifier'), ...bandNames(words)],
    rows: settingsOf(ship).map((setting) => [
      say('knots', { knots: setting.knots }),
      signed(setting.modifier),
      ...torpedoes.needed.map(({ bands }) =>
        bands > setting.rangeBands
          ? '–'
          : neededByHerself(torpedoSum(state, { firer: ship, target: ship, setting, arc: 'beam', band: bands })),
      ),
    ]),
    notes: [ready(ship), says('torpedoesNote')],
  }
}

function ready(ship: ShipInPlay) {
  const data = dataOf(ship.document)
  if (data.kind === 'smallCraft') return says('attacksReady', { n: standsOn(ship, 'torpedoAttacks') })
  const mounts = torpedoMountsThatFire(ship)
  const tubes = mounts.reduce((sum, at) => sum + (torpedoesOf(data)?.mounts[at]?.tubes ?? 0), 0)
  return says('tubesReady', { n: tubes, mounts: mounts.length })
}

/** Heads of the columns, band by band. */
function bandNames(words: Words): readonly string[] {
  return gunnery.needed.map(({ bands }) => inWords(words)('band', { n: bands }))
}

const faces = 20

/** What counts of the firer alone; the target brings its own. */
const hers = ['crewQuality', 'gunsShooting', 'splashFirer', 'gunneryModifier', 'speedSetting']

/** Number needed on the D20 with the figures of the firer's own card, `–` where no face is enough. */
function neededByHerself({ needed, modifiers }: OnTargetSum): string {
  return figureOf(needed - sumOf(modifiers.filter(({ id }) => hers.includes(id))))
}

export function figureOf(from: number): string {
  return from > faces ? '–' : `${plain(from)}+`
}
