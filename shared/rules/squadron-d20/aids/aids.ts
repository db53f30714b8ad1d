import { shipName } from '../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../game/state'
import type { Phrase } from '../../../kernel/phrase'
import type { Words } from '../../../words/speak'
import { casualtiesOf } from '../../kit/casualties'
import { shipById } from '../../kit/on-table'
import { signed } from '../../kit/reference-sheet'
import { inWordsOf } from '../../kit/sentence'
import type { Aid, ReferenceTable } from '../../pack/rules-pack'
import { armourOf } from '../procedures/criticals/blow'
import { isDamageable, type DamageableData } from '../procedures/criticals/target'
import { gunSum } from '../procedures/guns/guns'
import { controlOf } from '../procedures/guns/guns-form'
import { combats, factorOf, mayBegin } from '../procedures/in-the-air/air-combat'
import { airStandOf, loadOf, type AirStand } from '../procedures/in-the-air/air-stands'
import { batteriesInPlay, batteryFault, type BatteryInPlay } from '../procedures/may-fire/firing'
import { spottingOf, visibilityOf } from '../procedures/may-fire/sight'
import { crewQualityOf, type OnTargetSum } from '../procedures/throws/on-target'
import { plain } from '../../kit/reference-sheet'
import { sumOf } from '../procedures/throws/sum'
import { torpedoSum } from '../procedures/torpedoes/attack'
import { settingsOf } from '../procedures/torpedoes/declare'
import { sentencesOf } from '../sentence'
import { dataOf, torpedoesOf } from '../ship/stand-data'
import { beganOn, commandOf, mountsThatFire, standsOn, torpedoMountsThatFire } from '../ship/state'
import { rulingOf } from '../table/house-rules'
import { aaSaves, airAttackModifiers, airCombatModifiers, attackTypeModifiers, hitPointSaves } from '../tables/air'
import { armouredAreas, plateOf } from '../tables/damage'
import { gunnery, savingThrow, torpedoes, type Control } from '../tables/gunnery'
import { morale, shipCauses, shipMorale, worth } from '../tables/turn'

/** A sentence of the aids. */
const says = sentencesOf('aids')
const inWords = inWordsOf(says)

/** What her guns need now, band by band, directed and in local control, and what is left of her small guns. */
function gunTables(state: GameState, ship: ShipInPlay, words: Words): readonly ReferenceTable[] {
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
const torpedoCard: Aid = {
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

function figureOf(from: number): string {
  return from > faces ? '–' : `${plain(from)}+`
}

/** What her next hit meets, area by area, and at which figures her crew is tried. */
const damageCard: Aid = {
  name: 'damageCard',
  of: 'ship',
  tables(state, id, words) {
    const ship = shipById(state, id)
    const data = ship && dataOf(ship.document)
    if (!data || !isDamageable(data)) return []
    return [armour(ship, data, words), ...(data.kind === 'ship' ? [thresholds(ship, words)] : [])]
  },
}

function armour(ship: ShipInPlay, data: DamageableData, words: Words): ReferenceTable {
  const say = inWords(words)
  const plates = armourOf(data)
  const rows = armouredAreas
    .map((area) => [area, plateOf(plates, area, 'vertical'), plateOf(plates, area, 'horizontal')] as const)
    .filter(([, vertical, horizontal]) => vertical > 0 || horizontal > 0)
  return {
    key: 'armour',
    title: say('armour', { ship: shipName(ship) }),
    columns: [say('area'), say('vertical'), say('horizontal')],
    rows: rows.map(([area, vertical, horizontal]) => [say(`areas.${area}`), plate(vertical), plate(horizontal)]),
    notes: [says(rows.length > 0 ? 'armourNote' : 'noArmour')],
  }
}

const plate = (figure: number) => (figure === 0 ? '–' : String(figure))

function thresholds(ship: ShipInPlay, words: Words): ReferenceTable {
  const say = inWords(words)
  const tested = casualtiesOf(ship).flatMap(({ id, of }) => (id === 'morale' && of !== undefined ? [of] : []))
  const command = commandOf(ship)
  const fires = standsOn(ship, 'fires')
  const from = morale.needed - (command ?? standsOn(ship, 'crewQuality')) - shipMorale.firesCount * worth(fires)
  return {
    key: 'morale',
    title: say('morale', { ship: shipName(ship) }),
    columns: [say('cause'), say('now'), say('comesAt'), say('is')],
    rows: shipCauses.map(({ id, track, atMost }) => {
      const most = Math.floor(beganOn(ship, track) * atMost)
      const now = standsOn(ship, track)
      const is = tested.includes(id) ? 'tested' : now <= most ? 'reached' : 'ahead'
      return [
        say(`causes.${id}`),
        say('nowOf', { now, of: beganOn(ship, track) }),
        atMost === 0 ? '0' : say('orLess', { n: most }),
        say(`reached.${is}`, { n: now - most }),
      ]
    }),
    notes: [says(command === null ? 'moraleByCrew' : 'moraleByCommander', { from, n: fires })],
  }
}

/** What a stand can fire and attack with now, and what it needs: guns of ships and places ashore, dice of aircraft. */
const fireCard: Aid = {
  name: 'fireCard',
  of: 'ship',
  tables(state, id, words) {
    const stand = shipById(state, id)
    return stand ? [...gunTables(state, stand, words), ...airTables(state, stand, words)] : []
  },
}

/** Dice of a stand of aircraft and what each needs, and on what its aircraft are saved. */
function airTables(state: GameState, ship: ShipInPlay, words: Words): readonly ReferenceTable[] {
  const stand = airStandOf(ship)
  return stand ? [attacks(state, stand, words), saves(stand, words)] : []
}

function attacks(state: GameState, stand: AirStand, words: Words): ReferenceTable {
  const say = inWords(words)
  const { aircraft, ship } = stand
  const dice = String(worth(aircraft))
  return {
    key: 'attacks',
    title: say('air', { stand: shipName(ship), n: aircraft }),
    columns: [say('attack'), say('dice'), say('needed')],
    rows: [
      ...loads(state, stand, words).map(([name, from]) => [name, dice, from]),
      ...inAirCombat(state, stand, words).map(([name, from]) => [name, dice, from]),
    ],
    notes: [says(loadOf(stand) ? 'airNote' : 'airUnloaded')],
  }
}

type Row = readonly [name: string, from: string]

/** With each load of its sheet, and with its guns. */
function loads(state: GameState, { data, ship }: AirStand, words: Words): readonly Row[] {
  const say = inWords(words)
  const own = crewQualityOf(ship) + airAttackModifiers.flakMarker * standsOn(ship, 'flak')
  const from = (modifier: number) => figureOf(Number(rulingOf(state, 'airAttackNeeded')) - own - modifier)
  const carried = data.loads.map(({ attack, modifier }): Row => {
    const torpedo = attack === 'torpedoBomber' ? modifier : 0
    const name = words(`rules.squadron-d20.fieldChoices.load.${attack}`)
    return [say('with', { load: name }), from(attackTypeModifiers[attack] + torpedo)]
  })
  const guns = (['strafing', 'antiShipping'] as const).filter((name) => data[name] > 0)
  return [
    ...carried,
    ...guns.map((name): Row => [say(name, { factor: data[name] }), from(attackTypeModifiers.aircraftGuns)]),
  ]
}

function inAirCombat(state: GameState, stand: AirStand, words: Words): readonly Row[] {
  const own = crewQualityOf(stand.ship) + airCombatModifiers.flakMarker * standsOn(stand.ship, 'flak')
  const from = figureOf(Number(rulingOf(state, 'airCombatNeeded')) - own)
  return combats
    .filter((combat) => mayBegin(state, stand, combat))
    .map((combat) => [inWords(words)(combat, { factor: factorOf(stand, combat, 'attacking') }), from])
}

const mostFace = 10

function saves({ data }: AirStand, words: Words): ReferenceTable {
  const say = inWords(words)
  const { hitPoints } = data
  const modifier = hitPointSaves.findLast(({ from }) => hitPoints >= from)?.modifier ?? 0
  const from = savingThrow.needed - modifier
  return {
    key: 'saves',
    title: say('saves', { points: hitPoints }),
    columns: [say('against'), say('savedOn')],
    rows: [
      [say('aa'), saved(from)],
      [say('aaPlus'), saved(from - aaSaves.aaPlus)],
    ],
    notes: [says('savesNote')],
  }
}

const saved = (from: number) => (from > mostFace ? '–' : `${plain(Math.max(1, from))}+`)

/** What a player looks into before he decides. */
export const aids: readonly Aid[] = [fireCard, torpedoCard, damageCard]
