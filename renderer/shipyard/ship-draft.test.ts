import { expect, test } from 'vitest'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import type { Edit, EditValue } from '#shared/rules/pack/ship-editing'
import { shipDraft } from './edited-ship'

const editing = perfidiousAlbion.editing!
const set = (field: string, to: EditValue): Edit => ({ kind: 'set', field, to })
const begin = () => shipDraft(perfidiousAlbion, editing.blank())

test('steps are taken back to the part they were made on, and made again', () => {
  const draft = begin()
  draft.change('box:4-4', set('armour', 5))
  draft.change('tonnage', set('tonnage', 2000))
  expect([draft.canUndo.value, draft.canRedo.value]).toEqual([true, false])
  expect(draft.undo()).toBe('tonnage')
  expect(draft.undo()).toBe('box:4-4')
  expect(draft.undo()).toBeUndefined()
  expect(draft.now.value).toEqual(editing.blank())
  expect(draft.redo()).toBe('box:4-4')
  expect(draft.redo()).toBe('tonnage')
  expect(draft.now.value.data['tonnage']).toBe(2000)
})

test('typing in a field in one go is one step, until it is left', () => {
  const draft = begin()
  for (const name of ['H', 'Ho', 'Hood']) draft.change('name', set('name', name))
  draft.settle()
  draft.change('name', set('name', 'Hood 2'))
  draft.undo()
  expect(draft.now.value.name).toBe('Hood')
  draft.undo()
  expect(draft.now.value.name).toBe('New ship')
})

test('a picture of her own is a step: chosen, another, taken off', () => {
  const draft = begin()
  draft.picture(['A'])
  draft.picture(['B'])
  draft.picture(undefined)
  expect('picture' in draft.now.value).toBe(false)
  expect(draft.undo()).toBe('drawing')
  expect(draft.now.value.picture).toEqual(['B'])
  draft.undo()
  draft.undo()
  expect(draft.now.value).toEqual(editing.blank())
})

test('a new step empties what could be made again; one that the rules refuse is none', () => {
  const draft = begin()
  draft.change('flotation', set('boxes', 8))
  draft.undo()
  draft.change('flotation', set('boxes', 99))
  expect(draft.canRedo.value).toBe(true)
  draft.change('flotation', set('boxes', 9))
  expect(draft.canRedo.value).toBe(false)
})

test('she is changed until she is saved, and again when a step is undone', () => {
  const draft = begin()
  expect(draft.isChanged.value).toBe(false)
  draft.change('name', set('name', 'Hood'))
  expect(draft.isChanged.value).toBe(true)
  const given = draft.now.value
  draft.isKept(given, { ...given, slug: 'hood' })
  expect(draft.isChanged.value).toBe(false)
  draft.undo()
  expect(draft.isChanged.value).toBe(true)
  draft.redo()
  expect(draft.isChanged.value).toBe(false)
})

test('changes made while she was being saved are not saved', () => {
  const draft = begin()
  const given = draft.now.value
  draft.change('name', set('name', 'Hood'))
  draft.isKept(given, { ...given, slug: 'new-ship' })
  expect(draft.now.value.name).toBe('Hood')
  expect(draft.isChanged.value).toBe(true)
})
