import { describe, expect, it } from 'vitest'
import { sayReason } from './refusal'

describe('reasons in words', () => {
  it('have a sentence with their values in it', () =>
    expect(sayReason({ code: 'document-unknown-version', values: { what: 7, newest: 1 } })).toContain('version 7'))

  it('name their code where there is no sentence yet', () =>
    expect(sayReason({ code: 'sea-serpent', values: {} })).toBe('That was refused (sea-serpent). Nothing was changed.'))
})
