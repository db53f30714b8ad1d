import { expect, test } from 'vitest'
import { speaker } from '../../../words/speak'
import { readCasualties, writeCasualties, type Casualty } from '../../kit/casualties'
import type { Damage } from '../../kit/marked-ship.testing'
import { en } from '../../words'
import { furutaka, inPlay } from './furutaka.testing'
import type { WaterShip } from './ship'
import { plantOf, presentSpeed } from './speed'

const words = speaker(en)

function speed(damage: Damage, casualties: readonly Casualty[] = [], form: Partial<WaterShip> = {}) {
  const ship = inPlay(furutaka(form), { ...damage, fields: { casualties: writeCasualties(casualties) } })
  return (houseRules: Record<string, string> = {}) => presentSpeed(ship, { houseRules })
}

const said = (found: ReturnType<typeof presentSpeed>) =>
  found.losses.map(({ say }) => {
    const sentence = words(say.key, say.values)
    expect(sentence).not.toMatch(/\{|^rules\./)
    return sentence
  })

test.each<[what: string, most: number, damage: Damage, ...casualties: Casualty[]]>([
  ['undamaged, her top speed', 4.25, {}],
  ['half of her points stop her', 0, { tracks: { flotation: 32 } }],
  ['more never makes speed negative', 0, { tracks: { flotation: 2 } }],
  ['the whole plant out stops her', 0, { boxes: { 'h-44': ['struck'], 'h-46': ['struck'] } }],
  ['a room that is repaired drives her', 4.25, { boxes: { 'h-31': ['repaired'] } }],
  ['a rudder bent by a steering hit slows her', 3.25, {}, { id: 'rudderWarped', of: 'noLeftTurn' }],
  ['one bent by shock does not', 4.25, {}, { id: 'rudderWarped', of: 'leftOnly' }],
  ['condensers cost nothing yet', 4.25, {}, { id: 'condensers', of: '0' }],
  ['and half an inch for every turn since', 2.75, {}, { id: 'condensers', of: '3' }],
  ['until she stops', 0, {}, { id: 'condensers', of: '30' }],
  ['a funnel marked by hand counts', 4, { boxes: { 's-32': ['struck'] } }],
  ['once, marked by a rule too', 4, { boxes: { 's-32': ['struck'] } }, { id: 'funnel', of: '32' }],
])('%s: %d inches', (_, most, damage, ...casualties) => {
  const found = speed(damage, casualties)()
  expect(found.most).toBe(most)
  expect(found.losses.reduce((sum, { inches }) => sum - inches, 4.25)).toBe(most)
})

test('flooding: points lost, over half of all, times top speed, to the quarter', () => {
  const found = speed({ tracks: { flotation: 62 } })()
  expect(found).toMatchObject({ most: 4, losses: [{ cause: 'flooding', inches: 0.25 }] })
  expect(said(found)).toEqual(['Flooding: 2 flotation points lost ÷ 32 (half of all) × top speed: 0.25″ off'])
  expect(said(speed({ tracks: { flotation: 63 } }, [], { topSpeed: 8 })())).toEqual([
    'Flooding: one flotation point lost ÷ 32 (half of all) × top speed: 0.25″ off',
  ])
})

test('one hit in a room puts all of it out, and a second changes nothing', () => {
  const one = speed({ boxes: { 'h-31': ['struck'] } })()
  expect(one.losses).toMatchObject([{ cause: 'plant', inches: 0.5 }])
  expect(said(one)).toEqual(['2 of 10 boilers out, 10 %: 0.5″ off'])
  expect(speed({ boxes: { 'h-31': ['struck'], 'h-32': ['flooded'] } })().most).toBe(one.most)
})

test('engine and boiler loss are taken on what flooding leaves; the worse counts, or the sum', () => {
  const damage = { boxes: { 'h-31': ['struck'], 'h-44': ['struck'] }, tracks: { flotation: 48 } } as const
  expect(speed(damage)().losses.map(({ inches }) => inches)).toEqual([2.25, 0.5])
  expect(speed(damage)({ plantSum: 'sum' }).losses.map(({ inches }) => inches)).toEqual([2.25, 0.75])
  expect(said(speed(damage)())[1]).toBe('2 of 4 engines and 2 of 10 boilers out, 25 %: 0.5″ off')
})

const lost = (form: Partial<WaterShip>, casualties: string, boxes: Damage['boxes'] = {}) =>
  plantOf(inPlay(furutaka(form), { boxes, fields: { casualties } })).engines.lost

test('a shaft takes its engines with it; an engine that turns two stops with the second', () => {
  expect(speed({}, [{ id: 'shaftLost', of: '2' }])().losses).toMatchObject([{ cause: 'plant', inches: 0.5 }])
  expect([lost({}, 'shaftLost:2'), lost({}, 'shaftLost:2', { 'h-46': ['flooded'] })]).toEqual([1, 2])
  const rooms: WaterShip['rooms'] = [{ id: 'E1', kind: 'engineRoom', engines: 1, shafts: [1, 2] }]
  expect([lost({ rooms }, 'shaftLost:1'), lost({ rooms }, 'shaftLost:1 shaftLost:2')]).toEqual([0, 1])
})

test('the rest comes off after the plant, in the order it came', () => {
  const [funnel, bricks] = [{ id: 'funnel', of: '32' }, { id: 'boilerBricks' }]
  expect(speed({}, [funnel, bricks])().losses.map(({ inches }) => inches)).toEqual([0.25, 1])
  expect(speed({}, [bricks, funnel])().losses.map(({ inches }) => inches)).toEqual([1, 0.25])
})

test('a loss that lasts for so many turns is over after them', () => {
  const ship = inPlay(furutaka(), { fields: { casualties: 'speedPercent:50@3' } })
  const most = [3, 4].map((turn) => presentSpeed(ship, { houseRules: {}, turn }).most)
  expect([...most, presentSpeed(ship).most]).toEqual([2, 4.25, 2])
})

test('every loss has its words', () => {
  const casualties = readCasualties(
    'speedLoss:75 speedPercent:50 rudderWarped:noLeftTurn condensers:1 funnel:32 steamLineA steamLineB fuelFeed boilerBricks',
  )
  expect(said(speed({}, casualties, { topSpeed: 8 })())).toHaveLength(9)
})
