import { describe, expect, test } from 'vitest'
import { play } from '../../../../kernel/script.testing'
import { read } from '../../../run/run-procedure.testing'
import { cruiser } from '../../ship/stands.testing'
import { played, plays, shows, type Play } from '../played.testing'
import { atTable, draftOf, type TableSetup } from '../table.testing'
import {
  askRuleBookNumber,
  askRuleBookYesNo,
  bookKey,
  bookKeys,
  readBookKey,
  remembered,
  ruleBook,
  sayRemembered,
  type BookOf,
} from './ask-rule-book'

const stands = { one: { of: cruiser } }
const prompt = { to: 'umpire', ask: { key: 'odds.policy.usual' } }
const eightInch: BookOf = { attack: 'gun', inches: 8 }
const cvOf8 = 'book.criticalValue.gun-8'

/** The figure, the kinds of questions, and what is remembered of guns of 8 inches then. */
function asked(setup: TableSetup, said: Readonly<Record<string, number | boolean>> = {}, of: BookOf = eightInch) {
  const draft = draftOf(atTable(stands, setup))
  const { outcome, questions } = play(askRuleBookNumber(draft, 'criticalValue', { key: 'cv', prompt, of }), [], said)
  return [outcome, questions.map(({ kind }) => kind).join(' '), draft.fact(cvOf8)]
}

describe('what only the rule book knows', () => {
  const [always, never] = ['always', 'never'].map((remember) => ({ houseRules: { remember } }))
  const known = { table: { 'book.criticalValue': 3, [cvOf8]: 7 } }
  const anyCalibre = { table: { 'book.criticalValue': 3, 'book.criticalValue.gun': 5 } }
  test.each([
    ['is asked for, and not kept', {}, { cv: 7 }, [7, 'number confirm', null]],
    ['unless the player wishes', {}, { cv: 7, 'cv-remember': true }, [7, 'number confirm', 7]],
    ['ruling: always kept', always!, { cv: 7 }, [7, 'number', 7]],
    ['or never', never!, { cv: 7 }, [7, 'number', null]],
    ['remembered, it is used without asking, the closest answer', known, {}, [7, 'judge', 7]],
    ['and can be overruled once', known, { cv: 9 }, [9, 'judge', 7]],
    ['an answer for every calibre', anyCalibre, {}, [5, 'judge', null]],
    ['an impossible answer is ignored', { table: { [cvOf8]: 700 } }, { cv: 7 }, [7, 'number confirm', 700]],
    ['so is one that is no figure', { table: { [cvOf8]: 'seven' } }, { cv: 7 }, [7, 'number confirm', 'seven']],
  ])('%s', (_, setup, said, came) => expect(asked(setup, said)).toEqual(came))

  test('from the closest fact to the one for everything', () => {
    expect(asked(known, {}, { attack: 'torpedo' })[0]).toBe(3)
    const keys = ['gun-8:4', 'gun-8', 'gun:4', 'gun'].map((of) => `book.beaten.${of}`)
    expect(bookKeys('beaten', { attack: 'gun', inches: 8, armour: 4 })).toEqual([...keys, 'book.beaten'])
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
  const cv: Play = { stands, input: { entry: 'criticalValue', attack: 'gun', inches: '8' } }
  const said = 'Guns of 8″: a hit has CV 7'
  plays(
    ruleBook,
    cv,
    `
    an answer is set | does=set value=7 | ${said}
    yes or no, against an armour | entry=beaten attack=diveBomber armour=3 does=set answer=false
      | Dive bombers: armour 3 holds
    `,
  )
  shows(
    ruleBook,
    cv,
    `
    and seen | table:${cvOf8}=7 | ${said}; usual does: forget
    a calibre that no gun has is refused | inches=broom does=set value=7 | refused: no-such-calibre inches
    `,
  )

  test('and forgotten', () => {
    const set = played(ruleBook, { ...cv, input: { ...cv.input, does: 'set', value: 7 } }).state
    expect(remembered(set).map((each) => read(sayRemembered(each)))).toEqual([said])
    const gone = played(ruleBook, { ...cv, table: set.table, input: { ...cv.input, does: 'forget' } }).state
    expect(remembered(gone)).toEqual([])
  })
})
