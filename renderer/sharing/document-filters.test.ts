import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { useDocumentFilters } from './document-filters'

const battles = [
  { title: 'Off Ushant', navies: ['royal-navy', 'marine-nationale'], rules: 'pa' },
  { title: 'Off Santiago', navies: ['us-navy', 'armada'], rules: 'pa' },
  { title: 'Off the Plate', navies: ['royal-navy', 'kriegsmarine'], rules: 'd20' },
]

function filters() {
  let made: ReturnType<typeof useDocumentFilters<(typeof battles)[number]>> | undefined
  const setup = () => {
    made = useDocumentFilters<(typeof battles)[number]>(
      () => battles,
      [
        { id: 'navy', of: ({ navies }) => navies, name: (navy) => navy },
        { id: 'rules', of: ({ rules }) => rules, name: (rules) => rules },
      ],
      ({ title }) => title,
    )
    return () => null
  }
  mount({ setup })
  return made!
}

test('a battle is found by the navy of any of its sides, and counted once', () => {
  const { choose, shown, choices } = filters()
  expect(choices.value[0]).toMatchObject({ all: 3 })
  choose('navy', 'royal-navy')
  expect(shown.value.map(({ title }) => title)).toEqual(['Off Ushant', 'Off the Plate'])
  expect(choices.value[1]!.each).toMatchObject([
    { value: 'd20', count: 1 },
    { value: 'pa', count: 1 },
  ])
  choose('rules', 'pa')
  expect(shown.value.map(({ title }) => title)).toEqual(['Off Ushant'])
  expect(choices.value[0]).toMatchObject({ all: 2 })
})

test('words narrow it further, whatever their order and letters', () => {
  const { text, shown, clear } = filters()
  text.value = 'PLATE off'
  expect(shown.value.map(({ title }) => title)).toEqual(['Off the Plate'])
  clear()
  expect(shown.value).toHaveLength(3)
})
