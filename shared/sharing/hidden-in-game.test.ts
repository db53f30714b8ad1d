import { describe, expect, it } from 'vitest'
import { hidesFromTable } from './hidden-in-game'

const head = (decks?: readonly { readonly isOpen: boolean }[]) =>
  JSON.stringify({ crc: '0', kind: 'head', setup: { decks } })
const entry = JSON.stringify({ crc: '0', kind: 'entry', note: '"kind":"sealed"' })
const seal = JSON.stringify({ crc: '0', kind: 'sealed', owner: 'umpire', payload: 'x' })

describe('what a game hides from its table', () => {
  it('is nothing where there are neither seals nor secret decks, whatever is written in a note', () => {
    expect(hidesFromTable([head(), entry])).toBe(false)
    expect(hidesFromTable([head([{ isOpen: true }]), entry])).toBe(false)
    expect(hidesFromTable([])).toBe(false)
  })
  it('is a seal, or the plan of a deck that is not open', () => {
    expect(hidesFromTable([head(), entry, seal])).toBe(true)
    expect(hidesFromTable([head([{ isOpen: true }, { isOpen: false }])])).toBe(true)
  })
})
