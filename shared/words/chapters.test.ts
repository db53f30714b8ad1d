import { expect, it } from 'vitest'
import { merged, packCatalogue } from './chapters'

it('sections of one name are joined, and what is at the top is beside them', () => {
  const gunnery = { gunnery: { hit: 'A hit' }, asked: { range: 'Range?' }, refused: { 'no-gun': 'No gun.' } }
  const damage = { asked: { place: 'Where?' }, top: { name: 'Rules' } }
  expect(packCatalogue({ gunnery, damage })).toEqual({
    words: { name: 'Rules', gunnery: { hit: 'A hit' }, asked: { range: 'Range?', place: 'Where?' } },
    refused: { 'no-gun': 'No gun.' },
  })
})

it('two sentences under one key are refused, however deep', () => {
  expect(() => merged([{ asked: { range: 'Range?' } }, { asked: { range: 'How far?' } }])).toThrow('range')
})
