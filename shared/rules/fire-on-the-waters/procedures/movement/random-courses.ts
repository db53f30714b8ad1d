import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { roll, rolls, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { form } from '../../../kit/form'
import { squadronOf } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { shipsWho, shipWho, type Need } from '../../../kit/ship-who'
import { onDamage, onSpotting } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { suffers } from '../../ship/ship-data'
import { fieldValue } from '../../ship/state'
import { rowOfDie, subOf, wildCourses } from '../../tables/special-damage'
import { independentMovement } from '../../tables/spotting'
import { wildId } from '../damage/casualties'
import { actingShips, acts, askedOf, isDoneThisTurn, mustAct, mustFloat, note } from '../turn/acting'
import { noteCourse } from './courses'

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
    return yield* rollAlone(table, ship)
  },
})

/** Her 2D6; how she turns is noted, unless she moves as plotted. */
export function* rollAlone(table: RuleDraft, ship: ShipInPlay): Dialogue<Phrase> {
  const values = { ship: shipName(ship) }
  const asked = askedOf(table, ship.id, saysOfMovement('askAlone', values), onSpotting.independent)
  const prompt = { ...asked, because: [saysOfMovement('aloneBy')] }
  const faces = yield* rolls('alone', 'D6', 2, prompt)
  const { id } = rowOfDie(
    independentMovement,
    faces.reduce((all, face) => all + face, 0),
  )
  note(table, 'movedAlone', ship.id)
  if (id !== 'asPlotted') noteTurn(table, ship, id)
  return saysOfMovement(`alone.${id}`, values)
}

/** `left90` turns her by 90 degrees, `straight` by none. */
function noteTurn(table: RuleDraft, { id }: ShipInPlay, how: string): void {
  const degrees = Number(/\d+$/.exec(how)?.[0] ?? 0)
  noteCourse(table, id, { degrees, follows: false }, degrees > 0)
}

const isFlagship = (ship: ShipInPlay) => fieldValue(ship, 'flagship') === 'yes'

function isAlone(state: GameState, ship: ShipInPlay): boolean {
  const squadron = squadronOf(state, ship.id)
  const ships = squadron ? actingShips(state, squadron) : [ship]
  return !ships.some(isFlagship)
}

/** She rolls for her course: without signals, or where her side has a flagship and she does not sail with one. */
export function isWithoutFlagship(state: GameState, ship: ShipInPlay): boolean {
  const side = ownerOf(state, ship.id)
  const hasFlagship = () =>
    Object.values(state.ships).some((each) => isFlagship(each) && ownerOf(state, each.id) === side)
  return suffers(state, ship, 'signalsGone') || (isAlone(state, ship) && hasFlagship())
}

/** Without radio and signal bridge she moves at random, every turn: with her division, or by herself after it. */
export function randomMovers(state: GameState): readonly ShipInPlay[] {
  const movesWithOthers = ({ id }: ShipInPlay) => {
    const squadron = squadronOf(state, id)
    return state.phase === 'movement' && squadron !== undefined && !isDoneThisTurn(state, 'moved', squadron.id)
  }
  return Object.values(state.ships).filter(
    (ship) =>
      acts(ship) &&
      suffers(state, ship, 'signalsGone') &&
      !movesWithOthers(ship) &&
      !isDoneThisTurn(state, 'movedAlone', ship.id),
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
    const asked = askedOf(table, ship.id, saysOfHelm('wild.ask', values), onDamage.steering)
    const prompt = { ...asked, because: [saysOfHelm('wild.by')] }
    const course = subOf(wildCourses, yield* roll('course', 'D6', prompt))
    note(table, 'wildCourse', ship.id)
    noteTurn(table, ship, course)
    return saysOfHelm(`wild.${course}`, values)
  },
})
