import { describe, expect, test } from 'vitest'
import { play } from '../../../../kernel/script.testing'
import { read, refusalOf, runProcedure, withUsualValues } from '../../../run/run-procedure.testing'
import { cruiser } from '../../ship/stands.testing'
import { atTable, draftOf, foldRules, type TableSetup } from '../table.testing'
import {
  askRuleBookNumber,
  askRuleBookYesNo,
  bookKey,
  bookKeys,
  readBookKey,
  type BookOf,
  remembered,
  sayRemembered,
} from './ask-rule-book'
import { ruleBook } from './ask-rule-book'

const stands = { one: { of: cruiser } }
const prompt = { to: 'umpire', ask: { key: 'odds.policy.usual' } }
const eightInch: BookOf = { attack: 'gun', inches: 8 }

function asked(
  setup: TableSetup,
  said: Readonly<Record<string, number | boolean>> = {},
  of: BookOf | undefined = eightInch,
) {
  const draft = draftOf(atTable(stands, setup))
  const wanted = { key: 'cv', prompt, ...(of && { of }) }
  const { outcome, questions } = play(askRuleBookNumber(draft, 'criticalValue', wanted), [], said)
  return { outcome, draft, kinds: questions.map(({ kind }) => kind) }
}

describe('what only the rule book knows', () => {
  test('is asked for, and kept only if the player wishes', () => {
    const once = asked({}, { cv: 7 })
    expect(once).toMatchObject({ outcome: 7, kinds: ['number', 'confirm'] })
    expect(once.draft.changes.effects).toEqual([])
    const keeps = asked({}, { cv: 7, 'cv-remember': true })
    expect(keeps.draft.fact('book.criticalValue.gun-8')).toBe(7)
  })

  test('ruling: always kept, or never', () => {
    const always = asked({ houseRules: { remember: 'always' } }, { cv: 7 })
    expect(always.kinds).toEqual(['number'])
    expect(always.draft.fact('book.criticalValue.gun-8')).toBe(7)
    const never = asked({ houseRules: { remember: 'never' } }, { cv: 7 })
    expect(never.kinds).toEqual(['number'])
    expect(never.draft.fact('book.criticalValue.gun-8')).toBeNull()
  })

  test('remembered, it is used without asking and can be overruled once', () => {
    const table = { 'book.criticalValue.gun-8': 7 }
    expect(asked({ table })).toMatchObject({ outcome: 7, kinds: ['judge'] })
    const overruled = asked({ table }, { cv: 9 })
    expect(overruled.outcome).toBe(9)
    expect(overruled.draft.fact('book.criticalValue.gun-8')).toBe(7)
  })

  test('an answer for everything is used where there is no closer one', () => {
    const table = { 'book.criticalValue': 3, 'book.criticalValue.gun-8': 7 }
    expect(asked({ table }).outcome).toBe(7)
    expect(asked({ table }, {}, { attack: 'torpedo' }).outcome).toBe(3)
  })

  test('an answer for every calibre, or for every armour, is used too', () => {
    const table = { 'book.criticalValue': 3, 'book.criticalValue.gun': 5 }
    expect(asked({ table }).outcome).toBe(5)
    expect(bookKeys('beaten', { attack: 'gun', inches: 8, armour: 4 })).toEqual([
      'book.beaten.gun-8:4',
      'book.beaten.gun-8',
      'book.beaten.gun:4',
      'book.beaten.gun',
      'book.beaten',
    ])
  })

  test('an impossible answer of the rule book is ignored', () => {
    expect(asked({ table: { 'book.criticalValue.gun-8': 700 } }).kinds[0]).toBe('number')
    expect(asked({ table: { 'book.criticalValue.gun-8': 'seven' } }).kinds[0]).toBe('number')
  })

  test('a test is made again each time and never remembered', () => {
    const draft = draftOf(atTable(stands, { houseRules: { remember: 'always' }, table: { 'book.fireTest': true } }))
    const { outcome, questions } = play(askRuleBookYesNo(draft, 'fireTest', { key: 'fire', prompt }), [])
    expect([outcome, questions[0]?.kind, draft.changes.effects]).toEqual([false, 'confirm', []])
  })
})

test('keys are read back as they were written', () => {
  const of: readonly (BookOf | undefined)[] = [
    undefined,
    { attack: 'torpedo' },
    { attack: 'gun', inches: 5.25 },
    { attack: 'gun', inches: 8, armour: 4 },
    { attack: 'diveBomber', armour: 3 },
  ]
  for (const each of of) {
    expect(bookKey('beaten', each), 'as a journal takes it').toMatch(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/)
    expect(readBookKey(bookKey('beaten', each))).toEqual(each ? { name: 'beaten', of: each } : { name: 'beaten' })
    for (const answer of [true, false]) {
      const armoured = each && { ...each, armour: 4 }
      expect(read(sayRemembered({ name: 'beaten', ...(armoured && { of: armoured }), answer }))).toBeTruthy()
    }
  }
  for (const key of ['weather', 'book.', 'book.constructor', 'book.hits.nobody', 'ended:line']) {
    expect(readBookKey(key)).toBeUndefined()
  }
})

describe('the rule book at the table', () => {
  const run = (setup: TableSetup, input: Record<string, string | number | boolean>) => {
    const state = atTable(stands, setup)
    return runProcedure(foldRules, ruleBook, state, withUsualValues(ruleBook, state, input))
  }

  test('an answer is set, seen and forgotten', () => {
    const set = run({}, { entry: 'criticalValue', attack: 'gun', inches: '8', does: 'set', value: 7 })
    expect(set.state.table).toMatchObject({ 'book.criticalValue.gun-8': 7 })
    expect(set.why).toEqual(['Guns of 8″: a hit has CV 7'])
    expect(remembered(set.state).map((each) => read(sayRemembered(each)))).toEqual(['Guns of 8″: a hit has CV 7'])
    expect(ruleBook.warnings?.(set.state, {}).map(read)).toEqual(['Guns of 8″: a hit has CV 7'])
    const gone = run(
      { table: { 'book.criticalValue.gun-8': 7 } },
      { entry: 'criticalValue', attack: 'gun', inches: '8', does: 'forget' },
    )
    expect(remembered(gone.state)).toEqual([])
  })

  test('yes or no, against an armour', () => {
    const set = run({}, { entry: 'beaten', attack: 'diveBomber', armour: 3, does: 'set', answer: false })
    expect(set.why).toEqual(['Dive bombers: armour 3 holds'])
  })

  test('a calibre that no gun has is refused', () => {
    const input = { entry: 'criticalValue', attack: 'gun', inches: 'broom', does: 'set', value: 7 }
    expect(refusalOf(ruleBook, atTable(stands), input)).toBe('no-such-calibre')
  })
})
