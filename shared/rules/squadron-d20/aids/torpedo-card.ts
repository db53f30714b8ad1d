import type { GameState, ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { shipById } from '../../kit/on-table'
import type { Aid, ReferenceTable } from '../../pack/rules-pack'
import { nameOf } from '../procedures/on-target/on-target'
import { signed } from '../procedures/throws/crew-test'
import { settingsOf } from '../procedures/torpedoes/attacks'
import { torpedoSum } from '../procedures/torpedoes/attack'
import { standsOn, torpedoMountsThatFire } from '../ship/state'
import { dataOf, torpedoesOf } from '../ship/stand-data'
import { torpedoes } from '../tables/torpedoes'
import { bandNames } from './bands'
import { neededByHerself } from './needed'
import { inWords, says } from './says'

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
    title: say('torpedoes', { ship: nameOf(ship) }),
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
