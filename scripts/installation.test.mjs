import { expect, test } from 'vitest'
import { agrees } from './installation.mjs'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/ws': { version: '8.23.0' },
    'node_modules/only-on-a-mac': { version: '2.0.0', optional: true },
  },
}
const installed = (packages) => ({ packages })

test('every package in its version, and nothing of other systems, agrees', () => {
  expect(agrees(lock, installed({ 'node_modules/ws': { version: '8.23.0' } }))).toBe(true)
})

test('nothing installed, another version or an install broken off does not', () => {
  expect(agrees(lock, {})).toBe(false)
  expect(agrees(lock, installed({}))).toBe(false)
  expect(agrees(lock, installed({ 'node_modules/ws': { version: '8.22.0' } }))).toBe(false)
})
