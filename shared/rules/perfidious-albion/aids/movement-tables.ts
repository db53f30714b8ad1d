import { shipName } from '../../../game/ship-name'
import type { GameState } from '../../../game/state'
import type { Phrase } from '../../../kernel/phrase'
import type { Words } from '../../../words/speak'
import type { Aid } from '../../pack/rules-pack'
import type { Speeds } from '../procedures/movement/legal-speeds'
import { movementAid, type MovementAid, type ShipAid } from '../procedures/movement/movement-aid'
import { shipById, squadronById } from '../../kit/on-table'
import { inWords, phraseOf } from './says'

/** Ship by ship what a squadron may do in its movement: speeds, astern, circles, and obstacles. */
export const movementTables: Aid = {
  name: 'movement',
  of: 'squadron',
  tables(state, id, words) {
    const squadron = squadronById(state, id)
    if (!squadron) return []
    const aid = movementAid(state, squadron)
    const say = inWords(words)
    return [
      {
        key: 'movement',
        title: say('movementOf', { squadron: squadron.name }),
        columns: ['ship', 'ahead', 'astern', 'circle', 'emergency', 'remarks'].map((column) => say(column)),
        rows: aid.ships.map((ship) => rowOf(state, ship, words)),
        notes: notesOf(aid),
      },
    ]
  },
}

function rowOf(state: GameState, { ship, speeds, circles, ...aid }: ShipAid, words: Words): readonly string[] {
  const say = inWords(words)
  const inches = (is: number | undefined) => (is === undefined ? say('no') : say('inches', { inches: is }))
  const inPlay = shipById(state, ship)
  return [
    inPlay ? shipName(inPlay) : ship,
    sayReach(speeds.ahead, words),
    sayReach(speeds.astern, words),
    inches(circles.inches),
    inches(circles.isTight ? undefined : circles.nextSmallerInches),
    remarks({ ...aid, circles }, words),
  ]
}

function sayReach(speeds: Speeds | undefined, words: Words): string {
  const say = inWords(words)
  if (!speeds) return say('no')
  return say(speeds.least === speeds.most ? 'only' : 'fromTo', { ...speeds })
}

function remarks(
  { steeringDamaged, hasMoved, hazards, circles }: Omit<ShipAid, 'ship' | 'speeds'>,
  words: Words,
): string {
  const say = inWords(words)
  const said = [
    ...(hasMoved ? [say('moved')] : []),
    ...(steeringDamaged ? [say('helm')] : []),
    ...(circles.isTight ? [say('tight')] : []),
    ...hazards.map((hazard) => say(`hazard.${hazard}`)),
  ]
  return said.length > 0 ? said.join(', ') : say('nothing')
}

function notesOf({ together }: MovementAid): readonly Phrase[] {
  if (!together) return [phraseOf('notTogether'), phraseOf('speedsBy')]
  const said = phraseOf(together.least === together.most ? 'togetherOnly' : 'together', { ...together })
  return [said, phraseOf('speedsBy')]
}
