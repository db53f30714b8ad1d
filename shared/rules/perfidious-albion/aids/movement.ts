import { shipName } from '../../../game/ship-name'
import type { GameState, Squadron } from '../../../game/state'
import type { ShipId } from '../../../kernel/ids'
import type { Phrase } from '../../../kernel/phrase'
import type { Words } from '../../../words/speak'
import { shipById, squadronById } from '../../kit/on-table'
import type { Aid } from '../../pack/rules-pack'
import { steeringDamaged } from '../procedures/damage/destroyed-cell'
import { speedsOf, squadronSpeeds, type LegalSpeeds, type Speeds } from '../procedures/movement/speeds'
import { turningCircles, type TurningCircles } from '../procedures/movement/turning'
import { isDoneThisTurn } from '../procedures/turn/acting'
import { hazardsFlagged, type MovementHazard } from '../procedures/turn/hazard'
import { inWords, saysOfAids as phraseOf } from '../sentence'

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

/** What a player wants to know before he measures. */
export interface MovementAid {
  /** Speeds that the whole squadron can make; `undefined` where somebody has to fall out. */
  readonly together: Speeds | undefined
  readonly ships: readonly ShipAid[]
}

interface ShipAid {
  readonly ship: ShipId
  readonly speeds: LegalSpeeds
  readonly circles: TurningCircles
  readonly steeringDamaged: boolean
  readonly hasMoved: boolean
  readonly hazards: readonly MovementHazard[]
}

/** Ship by ship what a squadron may do in its movement this turn, the leading one first. */
export function movementAid(state: GameState, squadron: Squadron): MovementAid {
  const ships = speedsOf(state, squadron)
  const flagged = hazardsFlagged(state)
  return {
    together: squadronSpeeds(ships, 'ahead').common,
    ships: ships.map(({ ship, legal }) => ({
      ship: ship.id,
      speeds: legal,
      circles: turningCircles(state, ship),
      steeringDamaged: steeringDamaged(state, ship.id),
      hasMoved: isDoneThisTurn(state, 'moved', ship.id),
      hazards: flagged.filter((hazard) => hazard.ship === ship.id).map(({ kind }) => kind),
    })),
  }
}
