import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import type { EditField } from '#shared/rules/pack/ship-editing'
import EditLine from './EditLine.vue'

const line = (field: EditField) => mount(EditLine, { props: { field }, attachTo: document.body })
const tonnage = (value: number): EditField => ({
  kind: 'number',
  name: 'tonnage',
  label: 'Tonnage',
  value,
  minimum: 20,
  maximum: 30_000,
  step: 1,
})

describe('a number', () => {
  test('that does not fit yet stays in the line and changes nothing; what fits is emitted at once', async () => {
    const shown = line(tonnage(1000))
    const input = shown.get('input')
    await input.setValue('1')
    expect(input.attributes('aria-invalid')).toBe('true')
    await input.setValue('')
    expect(shown.emitted('edit')).toBeUndefined()
    await input.setValue('14890')
    expect(input.attributes('aria-invalid')).toBeUndefined()
    expect(shown.emitted('edit')).toEqual([[{ kind: 'set', field: 'tonnage', to: 14_890 }]])
  })

  test('between two steps is refused, and changes nothing', async () => {
    const shown = line(tonnage(1000))
    await shown.get('input').setValue('1000.5')
    expect(shown.get('input').attributes('aria-invalid')).toBe('true')
    expect(shown.text()).toContain('in steps of 1')
    expect(shown.emitted('edit')).toBeUndefined()
  })

  test('that was left half written stays as it was', async () => {
    const shown = line(tonnage(1000))
    const input = shown.get('input')
    await input.setValue('3')
    await input.trigger('blur')
    expect(input.element.value).toBe('1000')
    expect(shown.emitted('settle')).toHaveLength(1)
  })

  test('that is changed elsewhere, as by undo, is shown', async () => {
    const shown = line(tonnage(1000))
    await shown.setProps({ field: tonnage(2000) })
    expect(shown.get('input').element.value).toBe('2000')
  })
})

test('of several choices the last one that is ticked cannot be taken off', () => {
  const field: EditField = {
    kind: 'some',
    name: 'feeds',
    label: 'Feeds',
    values: ['3-2'],
    choices: [
      { value: '3-2', label: '3·2' },
      { value: '4-2', label: '4·2' },
    ],
  }
  const shown = line(field)
  const [first, second] = shown.findAll('input')
  expect(first!.element.disabled).toBe(true)
  void second!.setValue(true)
  expect(shown.emitted('edit')).toEqual([[{ kind: 'set', field: 'feeds', to: ['3-2', '4-2'] }]])
})

test('things of a list come and go, and the keys go along', async () => {
  const list = (count: number): EditField => ({
    kind: 'list',
    name: 'masts',
    label: 'Masts',
    items: Array.from({ length: count }, (_, index) => ({
      title: `Mast ${index + 1}`,
      removable: true,
      fields: [{ kind: 'text', name: `masts.${index}`, label: 'At', value: '', maximumLength: 5 }],
    })),
    adds: [{ value: 'mast', label: 'Mast' }],
  })
  const shown = line(list(1))
  const add = shown.findAll('button').find((button) => button.text().endsWith('Mast'))!
  const pressed = add.trigger('click')
  await shown.setProps({ field: list(2) })
  await pressed
  expect(document.activeElement).toBe(shown.findAll('input')[1]!.element)
  await shown.get('[aria-label="Remove Mast 1"]').trigger('click')
  expect(shown.emitted('edit')).toEqual([
    [{ kind: 'add', list: 'masts', what: 'mast' }],
    [{ kind: 'remove', list: 'masts', index: 0 }],
  ])
})
