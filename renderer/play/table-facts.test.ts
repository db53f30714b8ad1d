import { expect, it } from 'vitest'
import { factsInWords } from './table-facts'
import type { GameState } from '#shared/game/state'
import { packId } from '#shared/kernel/ids'
import { findPack } from '#shared/rules/index'

const pack = findPack(packId('perfidious-albion'))!
const state = { table: { visibilityInches: 14 } } as unknown as GameState
const visibility = (beside: 'none' | 'yards' | 'centimetres', of = pack) =>
  factsInWords(of, state, beside).find(({ keys }) => keys === 'visibilityInches')?.text

it('sets the reader’s other unit beside the inches of the table', () => {
  expect(visibility('none')).toContain('14″')
  expect(visibility('none')).not.toContain('(')
  expect(visibility('centimetres')).toContain('14″ (36 cm)')
  expect(visibility('yards', { ...pack, scale: { yardsPerInch: 100 } })).toContain('14″ (1\u00a0400 yd)')
})

it('leaves yards away where the rules have no scale', () => expect(visibility('yards')).toBe(visibility('none')))
