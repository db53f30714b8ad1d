import { expect, test } from 'vitest'
import { noFigures } from '../../../documents/ship-figures'
import type { ShipDocument } from '../../../documents/ship'
import { packId } from '../../../kernel/ids'
import type { Recipe } from '../../pack/recipe'
import { changedByHand, followed, sisterAfter, takenBack } from './follow'

/** A recipe of one sum: a box to 100 tons; two cells plated as the belt is. */
const recipe: Recipe = {
  fields: [],
  gunFields: [],
  readGunLine: () => ({}),
  lists: { cells: 'at' },
  make: (_, { said }) => ({
    year: Number(said['year'] ?? 1900),
    data: {
      boxes: Number(said['tons'] ?? 0) / 100,
      crew: 2,
      cells: ['fore', 'aft'].map((at) => ({ at, armour: Number(said['belt'] ?? 0) })),
    },
    comesTo: {},
    guns: [],
    derived: [],
    problems: [],
  }),
  shown: (data, path) => String(data[path]),
  partAt: (path) => path,
}
const blank: ShipDocument = {
  ...{ format: 'spotting-top/ship', version: 1, pack: packId('perfidious-albion'), slug: 'a', name: 'A', prefix: '' },
  ...{ navy: 'royal-navy', class: 'A class', type: '', year: 1900, unofficial: false, data: {} },
}
const first = followed(recipe, blank, { ...noFigures, said: { tons: '1000', belt: '6' } })
const painted = (ship: ShipDocument, data: object) =>
  changedByHand(recipe, ship, { ...ship, data: { ...ship.data, ...data } })
const typed = (ship: ShipDocument, said: Record<string, string>) =>
  followed(recipe, ship, { ...ship.figures!, said: { ...ship.figures!.said, ...said } })
const cell = (at: string, armour: number) => ({ at, armour })

test('a cell that was painted or taken out of the hull stays so, the others follow the figures', () => {
  const own = painted(painted(first, { cells: [cell('fore', 3), cell('aft', 6)] }), { crew: 3 })
  expect(own.figures?.own).toEqual(['cells.fore', 'crew'])
  expect(typed(own, { belt: '9', tons: '2000' }).data).toEqual({
    boxes: 20,
    crew: 3,
    cells: [cell('fore', 3), cell('aft', 9)],
  })
  const gone = painted(first, { cells: [cell('aft', 6)] })
  expect(typed(gone, { belt: '9' }).data['cells']).toEqual([cell('aft', 9)])
  expect(takenBack(recipe, gone, 'cells.fore').data['cells']).toEqual([cell('aft', 6), cell('fore', 6)].toReversed())
})

test('a value that came to be what the recipe says is her own still', () => {
  const own = typed(painted(first, { boxes: 12 }), { tons: '1200' })
  expect(typed(own, { tons: '3000' }).data['boxes']).toBe(12)
})

test('a sister takes every change of her class but where she differs', () => {
  const sister = painted(typed({ ...first, name: 'B', slug: 'b' }, { tons: '1100' }), { crew: 3 })
  const after = painted(typed({ ...first, type: 'Cruiser' }, { belt: '9', tons: '2000' }), {
    cells: [cell('fore', 1), cell('aft', 9)],
  })
  const follows = sisterAfter(recipe, first, after, sister)
  expect(follows).toMatchObject({ name: 'B', slug: 'b', type: 'Cruiser' })
  expect(follows.data).toEqual({ boxes: 11, crew: 3, cells: [cell('fore', 1), cell('aft', 9)] })
  expect(follows.figures).toMatchObject({ said: { tons: '1100', belt: '9' }, own: ['crew', 'cells.fore'] })
  expect(sisterAfter(recipe, first, first, sister)).toEqual(sister)
})

test('a picture goes to the class as all else does: a sister with one of her own keeps it', () => {
  const [sister, one, other] = [{ ...blank, name: 'B', slug: 'b' }, { picture: ['A'] }, { picture: ['B'] }]
  const pictureAfter = (before: object, after: object, hers: object) =>
    sisterAfter(recipe, { ...blank, ...before }, { ...blank, ...after }, { ...sister, ...hers }).picture
  expect(pictureAfter({}, one, {})).toEqual(['A'])
  expect(pictureAfter(one, {}, one)).toBeUndefined()
  expect(pictureAfter(one, {}, other)).toEqual(['B'])
})
