import { describe, expect, it } from 'vitest'
import { piecesOf, rowsFound } from './looking-up'
import type { ReferenceTable } from '#shared/rules/pack/rules-pack'

const table: ReferenceTable = {
  key: 'damage',
  title: 'What a hit does',
  columns: ['What', 'Rule'],
  rows: [
    ['Flash', 'Flood the magazine or test.'],
    ['Belt', 'Armour on deck 4 guards below.'],
  ],
  notes: [],
}

describe('rows are found', () => {
  it('by any word of them, in any case', () => {
    expect([...rowsFound(table, 'MAGAZINE')]).toEqual([0])
    expect([...rowsFound(table, 'deck')]).toEqual([1])
  })

  it('by all words together; a word of the title helps and finds nothing alone', () => {
    expect([...rowsFound(table, 'hit flash')]).toEqual([0])
    expect([...rowsFound(table, 'flash belt')]).toEqual([])
    expect([...rowsFound(table, 'hit')]).toEqual([])
  })

  it('not at all where nothing is wanted', () => {
    expect(rowsFound(table, '  ').size).toBe(0)
  })
})

describe('found words are marked', () => {
  const marked = (text: string, wanted: string) =>
    piecesOf(text, wanted)
      .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
      .join('')

  it('each, as it is written', () => {
    expect(marked('Flood the flooded', 'flood')).toBe('[Flood] the [flood]ed')
    expect(marked('deck 4 guards', 'guard deck')).toBe('[deck] 4 [guard]s')
  })

  it('and the text stays whole', () => {
    expect(marked('İstanbul', 'stan')).toBe('İstanbul')
    expect(marked('', 'x')).toBe('')
  })
})
