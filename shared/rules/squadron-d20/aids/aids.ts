import { shipName } from '../../../game/ship-name'
import type { ShipInPlay, GameState } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { casualtiesOf } from '../../kit/casualties'
import { shipById } from '../../kit/on-table'
import type { Aid, ReferenceTable } from '../../pack/rules-pack'
import { armourOf } from '../procedures/criticals/blow'
import { isDamageable, type DamageableData } from '../procedures/criticals/target'
import { combats, factorOf, mayBegin } from '../procedures/in-the-air/air-combat'
import { airStandOf, loadOf, type AirStand } from '../procedures/in-the-air/air-stands'
import { crewQualityOf } from '../procedures/on-target/on-target'
import { plain } from '../procedures/throws/sum'
import { dataOf } from '../ship/stand-data'
import { beganOn, commandOf, standsOn } from '../ship/state'
import { rulingOf } from '../table/house-rules'
import { aaSaves, hitPointSaves, airAttackModifiers, attackTypeModifiers, airCombatModifiers } from '../tables/air'
import { armouredAreas, plateOf } from '../tables/damage'
import { savingThrow } from '../tables/gunnery'
import { morale, shipCauses, shipMorale, worth } from '../tables/turn'
import { inWords, says, torpedoCard, gunTables, figureOf } from './gun-tables'

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
