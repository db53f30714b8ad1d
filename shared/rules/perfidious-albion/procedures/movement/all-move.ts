import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, Squadron } from '../../../../game/state'
import { inForce } from '../../../../game/decks/in-force'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { onSheet } from '../../reference/look-up'
import { saysOfSequence as says } from '../../sentence'
import { steeringDamaged } from '../damage/hull'
import { atTopSpeed, isAtTopSpeed, makeSpeed, yetToMove } from './move-squadron'
import { isWithin, speedsOf, type ShipSpeeds, type Way } from './speeds'

/** More squadrons than these are counted and not named. */
const mostNamed = 4

/** Every squadron that can moves as it did last turn: nobody is asked. The others stay due, each by itself. */
export const allMove = procedure({
  name: 'allMove',
  phases: ['movement'],
  lookUp: onSheet.keepUp,
  form: form().refuses((state) => (steadySquadrons(state).length > 0 ? undefined : refused('nobody-moves-as-before'))),
  run(table) {
    const steady = steadySquadrons(table.state)
    for (const order of steady) movesOn(table, order)
    const n = steady.length
    if (n > mostNamed) return says('move.all', { n })
    const squadrons = steady.map(({ squadron, speed }) => `${squadron.name} ${speed}`).join(', ')
    return says('move.named', { n, squadrons })
  },
})

/** A squadron that has yet to move, with the speed that all its ships made and can make again. */
interface Steady {
  readonly squadron: Squadron
  readonly ships: readonly ShipSpeeds[]
  readonly way: Way
  readonly speed: number
  /** Nobody has given them a speed yet. */
  readonly isFirst: boolean
}

/** Those who can move on without a question: one with a ship that falls behind or does not steer is not among them. */
export function steadySquadrons(state: GameState): readonly Steady[] {
  return yetToMove(state).flatMap((squadron) => steady(state, squadron) ?? [])
}

function steady(state: GameState, squadron: Squadron): Steady | undefined {
  const ships = speedsOf(state, squadron)
  const last = ships[0]?.legal.last ?? 0
  const way = last < 0 ? 'astern' : 'ahead'
  const speed = Math.abs(last)
  const isSteady = ships.every(({ ship, legal }) => isWithin(legal[way], speed) && !hasTrouble(state, ship.id))
  return isSteady ? { squadron, ships, way, speed, isFirst: isAtTopSpeed(state, ships) } : undefined
}

/** Damage or an event may keep her from steering as ordered. */
function hasTrouble(state: GameState, ship: ShipSpeeds['ship']['id']): boolean {
  const steers = ({ effect }: { readonly effect: { readonly code: string } }) =>
    effect.code === 'steeringLost' || effect.code === 'randomTurn'
  return steeringDamaged(state, ship) || inForce(state, ship).some(steers)
}

function movesOn(table: RuleDraft, { squadron, ships, way, speed, isFirst }: Steady): void {
  for (const { ship } of ships) makeSpeed(table, ship.id, way, speed)
  table.because(...(isFirst ? [atTopSpeed(squadron)] : []), says(`move.${way}`, { squadron: squadron.name, speed }))
}
