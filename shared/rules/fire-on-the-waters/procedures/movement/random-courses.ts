import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { roll, rolls } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import { form } from '../../../kit/form'
import { squadronOf } from '../../../kit/on-table'
import { procedure } from '../../../kit/procedure'
import { shipsWho, shipWho, type Need } from '../../../kit/ship-who'
import { onDamage, onSpotting } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { suffers } from '../../ship/ship-data'
import { fieldValue } from '../../ship/state'
import { rowOfDie, subOf, wildCourses } from '../../tables/special-damage'
import { independentMovement } from '../../tables/spotting'
import { wildId } from '../damage/casualties'
import { acts, askedOf, isDoneThisTurn, mustAct, mustFloat, note } from '../turn/acting'

const saysOfMovement = sentencesOf('movement')
const saysOfHelm = sentencesOf('sequence')

/** 2D6 for a ship that is no flagship and sails in no formation with one; those come first. */
export const moveAlone = procedure({
  name: 'moveAlone',
  phases: ['movement'],
  lookUp: onSpotting.independent,
  form: form().ship(
    ...shipWho('ship', [mustAct], (state) => {
      const withFlagship = (ship: ShipInPlay) => Number(!isAlone(state, ship))
      return { among: shipsWho(state, [mustAct]).toSorted((one, other) => withFlagship(one) - withFlagship(other)) }
    }),
  ),
  warnings: (state, { ship }) =>
    isAlone(state, ship) ? [] : [saysOfMovement('withFlagship', { ship: shipName(ship) })],
  *run(table, { ship }) {
    const values = { ship: shipName(ship) }
    const prompt = askedOf(table, ship.id, saysOfMovement('askAlone', values), onSpotting.independent)
    const faces = yield* rolls('alone', 'D6', 2, prompt)
    const sum = faces.reduce((all, face) => all + face, 0)
    note(table, 'movedAlone', ship.id)
    return saysOfMovement(`alone.${rowOfDie(independentMovement, sum).id}`, values)
  },
})

function isAlone(state: GameState, ship: ShipInPlay): boolean {
  const ships = squadronOf(state, ship.id)?.order.flatMap((id) => own(state.ships, id) ?? []) ?? [ship]
  return !ships.some((each) => fieldValue(each, 'flagship') === 'yes')
}

/** Without radio and signal bridge she moves at random, every turn. */
export function randomMovers(state: GameState): readonly ShipInPlay[] {
  return Object.values(state.ships).filter(
    (ship) => acts(ship) && suffers(state, ship, 'signalsGone') && !isDoneThisTurn(state, 'movedAlone', ship.id),
  )
}

const wildHelm: readonly Need[] = [
  mustFloat,
  ['helm-not-wild', (ship, state) => suffers(state, ship, wildId)],
  ['wild-course-rolled', ({ id }, state) => !isDoneThisTurn(state, 'wildCourse', id)],
]

/** Ships whose course is still to be rolled this turn. */
export const wildShips = (state: GameState) => shipsWho(state, wildHelm)

/** A steering engine out of control: a D6 every turn says where she goes. */
export const wildCourse = procedure({
  name: 'wildCourse',
  phases: ['movement'],
  lookUp: onDamage.steering,
  form: form().ship(...shipWho('ship', wildHelm, () => ({ nobody: 'no-wild-helm' }))),
  *run(table, { ship }) {
    const values = { ship: shipName(ship) }
    const prompt = askedOf(table, ship.id, saysOfHelm('wild.ask', values), onDamage.steering)
    const course = subOf(wildCourses, yield* roll('course', 'D6', prompt))
    note(table, 'wildCourse', ship.id)
    return saysOfHelm(`wild.${course}`, values)
  },
})
