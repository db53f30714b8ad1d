import { shipName } from '../../../game/ship-name'
import type { GameState } from '../../../game/state'
import type { Phrase } from '../../../kernel/phrase'
import type { Words } from '../../../words/speak'
import { squadronById } from '../../kit/on-table'
import type { Aid } from '../../pack/rules-pack'
import { steeringDamaged } from '../procedures/damage/destroyed-cell'
import { speedsOf, squadronSpeeds, type ShipSpeeds, type Speeds } from '../procedures/movement/speeds'
import { turningCircles } from '../procedures/movement/turning'
import { isDoneThisTurn } from '../procedures/turn/acting'
import { hazardsFlagged } from '../procedures/turn/hazard'
import { inWords, saysOfAids as phraseOf } from '../sentence'

/** Ship by ship what a squadron may do in its movement, the leading one first: speeds, astern, circles, obstacles. */
export const movementTables: Aid = {
  name: 'movement',
  of: 'squadron',
  tables(state, id, words) {
    const squadron = squadronById(state, id)
    if (!squadron) return []
    const ships = speedsOf(state, squadron)
    const say = inWords(words)
    return [
      {
        key: 'movement',
        title: say('movementOf', { squadron: squadron.name }),
        columns: ['ship', 'ahead', 'astern', 'circle', 'emergency', 'remarks'].map((column) => say(column)),
        rows: ships.map((ship) => rowOf(state, ship, words)),
        notes: [sayTogether(squadronSpeeds(ships, 'ahead').common), phraseOf('speedsBy')],
      },
    ]
  },
}

function rowOf(state: GameState, { ship, legal }: ShipSpeeds, words: Words): readonly string[] {
  const say = inWords(words)
  const inches = (is: number | undefined) => (is === undefined ? say('no') : say('inches', { inches: is }))
  const circles = turningCircles(state, ship)
  const remarks = [
    ...(isDoneThisTurn(state, 'moved', ship.id) ? [say('moved')] : []),
    ...(steeringDamaged(state, ship.id) ? [say('helm')] : []),
    ...(circles.isTight ? [say('tight')] : []),
    ...hazardsFlagged(state).flatMap((hazard) => (hazard.ship === ship.id ? [say(`hazard.${hazard.kind}`)] : [])),
  ]
  return [
    shipName(ship),
    sayReach(legal.ahead, words),
    sayReach(legal.astern, words),
    inches(circles.inches),
    inches(circles.isTight ? undefined : circles.nextSmallerInches),
    remarks.length > 0 ? remarks.join(', ') : say('nothing'),
  ]
}

function sayReach(speeds: Speeds | undefined, words: Words): string {
  const say = inWords(words)
  if (!speeds) return say('no')
  return say(speeds.least === speeds.most ? 'only' : 'fromTo', { ...speeds })
}

/** Speeds that the whole squadron can make; none where somebody has to fall out. */
function sayTogether(speeds: Speeds | undefined): Phrase {
  if (!speeds) return phraseOf('notTogether')
  return phraseOf(speeds.least === speeds.most ? 'togetherOnly' : 'together', { ...speeds })
}
