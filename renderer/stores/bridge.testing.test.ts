import { defineStore, getActivePinia } from 'pinia'
import { expect, test } from 'vitest'
import { freshPinia } from './bridge.testing'

const useLate = defineStore('late', () => ({ come: () => 'come' }))

test('an action that an earlier test left running leaves the stores of this one active', () => {
  freshPinia()
  const earlier = useLate()
  const own = freshPinia()
  expect(earlier.come()).toBe('come')
  expect(getActivePinia()).toBe(own)
})
