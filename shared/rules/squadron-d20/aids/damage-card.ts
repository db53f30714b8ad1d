import { shipName } from '../../../game/ship-name'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { casualtiesOf } from '../../kit/casualties'
import { shipById } from '../../kit/on-table'
import type { Aid, ReferenceTable } from '../../pack/rules-pack'
import { armourOf } from '../procedures/criticals/blow'
import { isDamageable, type DamageableData } from '../procedures/criticals/target'
import { dataOf } from '../ship/stand-data'
import { beganOn, commandOf, standsOn } from '../ship/state'
import { armouredAreas, plateOf } from '../tables/damage'
import { morale, shipCauses, shipMorale, worth } from '../tables/turn'
import { fireCard } from './fire-card'
import { inWords, says, torpedoCard } from './gun-tables'

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

/** What a player looks into before he decides. */
export const aids: readonly Aid[] = [fireCard, torpedoCard, damageCard]
