import { boxId, fieldId } from '../../../kernel/ids'
import { fireOnTheWaters } from '../index'
import { casualtiesField } from '../../kit/casualties'
import { words } from '../../kit/worded.testing'
import { explainBox, fieldWords, summary } from './explain'
import { furutaka, inPlay } from './furutaka.testing'
import { bearings } from './ship'
import { destroyer, merchant } from './ships.testing'
import { expect, test } from 'vitest'

const hurt = inPlay(furutaka(), { fields: { casualties: 'rudderWarped:noLeftTurn shaftLost:2 noTurns@3' } })
const listed = fieldWords(hurt, casualtiesField, words)

test('casualties are a list in words, other fields are text', () => {
  expect(listed?.has).toEqual([
    { value: 'rudderWarped:noLeftTurn', label: 'rudder bent, no left turn' },
    { value: 'shaftLost:2', label: 'shaft 2 lost' },
    { value: 'noTurns@3', label: 'no turns, to turn 3' },
  ])
  expect(listed?.adds).toContainEqual({ value: 'mainMountJammed:Y', label: 'Y jammed in train' })
  expect(listed?.adds).toContainEqual({ value: 'shaftLost:4', label: 'shaft 4 lost' })
  expect(fieldWords(hurt, fieldId('note'), words)).toBeUndefined()
})

const ship = inPlay(furutaka())
const explained = (box: string) => explainBox(ship, boxId(box), words)

test('the aft magazine says what it feeds, what may happen there, and its armour', () => {
  expect(explained('h-55')).toMatchObject({
    title: 'Magazine, hull at 55',
    lines: [
      'Feeds Y. If it is out of action or flooded, they have no ammunition.',
      'Burns on 3 or less, D10; then a 1 on D10 blows her up.',
      'Light armour: 2 off a shell’s power.',
      'Deck or turret top: 2 off, beyond 15″ and against bombs, where that rule is in play.',
      'If flooded, it costs 2 flotation points.',
    ],
  })
})

test.each([
  ['s-21', ['A, 2 guns of 8″, ahead and to either side.', 'Magazine at 21, 22.']],
  ['s-42', ['T1, 4 tubes, IJN T93, to port.']],
  [
    'h-44',
    [
      'E1, 2 engines, shafts 1, 4. One hit or flood anywhere in the room puts all of them out.',
      'The room also lies at 45.',
    ],
  ],
])('%s says what it is', (box, lines) => {
  expect(explained(box).lines.slice(0, lines.length)).toEqual(lines)
})

test('arcs go by where they bear', () => {
  const arcs = [
    [210, 150],
    [30, 330],
    [0, 0],
    [200, 340],
    [330, 30],
  ].map(([from = 0, to = 0]) => bearings({ from, to }))
  expect(arcs).toEqual(['fore', 'aft', 'all', 'port', 'ahead'])
})

test('a ship in a line', () => {
  expect(summary(furutaka(), words)).toEqual({
    line: 'heavy cruiser, 8\u00a0700 t, 4.25″ a turn',
    guns: '6×8″ 4×4.7″ 8 tubes',
    tons: 8_700,
  })
  expect(summary(destroyer, words).guns).toBe('6×4.7″ 10 tubes')
  expect(summary(merchant, words).guns).toBe('unarmed')
})

test('what befalls the bridge is no box, and a slower ship is not harmed by that alone', () => {
  expect(fireOnTheWaters.boxOf!({ key: 'rules.fire-on-the-waters.damage.bridgeHit', values: {} })).toBeNull()
  const moved = (track: string) => ({ type: 'trackMoved', ship: 'furutaka', track, by: -1 }) as never
  expect(['speed', 'flotation'].map((track) => fireOnTheWaters.isHarmless!({} as never, moved(track)))).toEqual([
    true,
    false,
  ])
})
