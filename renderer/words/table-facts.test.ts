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

it('reads together the facts with one sign, and nothing else', () => {
  const water = findPack(packId('fire-on-the-waters'))!
  const texts = factsInWords(
    water,
    { table: { light: 'night', visibilityModifier: -3 } } as unknown as GameState,
    'none',
  )
  expect(texts.map(({ keys }) => keys)).toEqual([
    'year month light tropics',
    'sea',
    'sun visibilityBase visibilityModifier',
  ])
  expect(texts[0]?.text).toMatch(/night, not tropical$/)
  expect(texts[0]?.glyph).toBe('theme-night')
  expect(texts.at(-1)?.text).toMatch(/ −3$/)
  const strange = { ...pack, table: { moon: pack.table['seaState']!, tide: pack.table['seaState']! } }
  expect(factsInWords(strange, state, 'none')).toHaveLength(2)
})
