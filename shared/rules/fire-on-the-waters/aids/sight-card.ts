import { shipName } from '../../../game/ship-name'
import type { GameState } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { shipById } from '../../kit/on-table'
import { inWordsOf } from '../../kit/sentence'
import type { Aid } from '../../pack/rules-pack'
import { foesOf, sightOf, sightWithoutDie, type Pair } from '../procedures/spotting/sight'
import { sentencesOf } from '../sentence'

const inWords = inWordsOf(sentencesOf('aids'))

/** How far she sees every ship of the enemy now, and how far each of them sees her. */
export const sightCard: Aid = {
  name: 'sightCard',
  of: 'ship',
  tables(state, id, words) {
    const ship = shipById(state, id)
    const foes = foesOf(state, ship)
    if (!ship || foes.length === 0) return []
    const say = inWords(words)
    return [
      {
        key: 'sight',
        title: say('sight', { ship: shipName(ship) }),
        columns: [say('enemy'), say('seesHer'), say('seenByHer')],
        rows: foes.map((foe) => [
          shipName(foe),
          range(state, { spotter: ship, target: foe }, words),
          range(state, { spotter: foe, target: ship }, words),
        ]),
        notes: [sentencesOf('aids')('sightNote')],
      },
    ]
  },
}

/** Before the die of her side what it is added to; a dash for what she cannot see. */
function range(state: GameState, pair: Pair, words: Words): string {
  const inches = sightOf(state, pair)
  if (inches === undefined) return inWords(words)('andD6', { base: sightWithoutDie(state, pair) })
  return inches > 0 ? inWords(words)('inches.range', { inches }) : '–'
}
