import { describe, expect, test } from 'vitest'
import { play } from '../../../../kernel/script.testing'
import { read } from '../../../run/run-procedure.testing'
import { cruiser } from '../../ship/stands.testing'
import { played, plays, shows, type Play } from '../played.testing'
import { atTable, draftOf, type TableSetup } from '../table.testing'
import { askRuleBookFigures, askRuleBookNumber, askRuleBookYesNo } from './ask-rule-book'
import { bookKey, bookKeys, lastKey, readBookKey, remembered, sayRemembered, type BookOf } from './book-entries'
import { ruleBook } from './rule-book'

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
    ['unless the table wishes', {}, { cv: 7, 'cv-remember': true }, [7, 'number confirm', 7]],
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

test('whether armour holds no side decides, and neither answer is chosen until one was given', () => {
  const first = (table: TableSetup['table'] = {}) => {
    const draft = draftOf(atTable(stands, { table }))
    return play(askRuleBookYesNo(draft, 'beaten', { key: 'armour', prompt, of: eightInch }), []).questions[0]
  }
  expect(first()).toMatchObject({ kind: 'confirm', byBook: true, isOpen: true })
  const again = first({ [lastKey('beaten', eightInch)]: false })
  expect([again, again?.isOpen]).toMatchObject([{ byBook: true, usual: false }, undefined])
})

describe('figures read off together, in one form', () => {
  const asks = [
    { name: 'impactFlotation', say: { key: 'odds.policy.usual' } },
    { name: 'criticalValue', say: { key: 'odds.policy.usual' } },
  ] as const
  const rows = [prompt.ask, prompt.ask]
  const kept = (said: string, setup: TableSetup = {}, keeps = true) => {
    const draft = draftOf(atTable(stands, setup))
    const form = { key: 'damage', prompt, of: eightInch, rows }
    const { questions } = play(askRuleBookFigures(draft, asks, form), [], { damage: said, 'damage-remember': keeps })
    const { table, houseRules } = draft.state
    const last = (['impactFlotation', 'criticalValue'] as const).map((name) => table[lastKey(name, eightInch)] ?? null)
    return { table, houseRules, last, asked: questions.map(({ key }) => key).join(' ') }
  }

  test('the table is asked once in a battle whether answers are kept: a house rule from then on', () => {
    const { asked, table, houseRules } = kept('5,3,5,3')
    expect([asked, houseRules['remember']]).toEqual(['damage damage-remember', 'always'])
    expect(table).toMatchObject({ 'book.impactFlotation.gun-8': 5, [cvOf8]: 3 })
    expect(kept('5,3,5,3', { houseRules: { remember: 'always' } }).asked).toBe('damage')
  })

  test('a figure that hits differ in is not kept, but offered the next time', () => {
    const { table, last } = kept('5,3,5,7')
    expect([table['book.impactFlotation.gun-8'], table[cvOf8], last]).toEqual([5, undefined, [null, 7]])
  })

  test('a table that keeps none is offered the last answers', () => {
    const { houseRules, table, last } = kept('5,3,6,4', {}, false)
    expect([houseRules['remember'], remembered({ table }), last]).toEqual(['never', [], [6, 4]])
    const again = draftOf(atTable(stands, { houseRules, table }))
    const { questions } = play(askRuleBookFigures(again, asks, { key: 'damage', prompt, of: eightInch, rows }), [])
    expect(questions).toMatchObject([{ kind: 'figures', usual: [6, 4, 6, 4], known: false }])
    expect(questions[0]?.because, 'nor is any of them the program’s own').toEqual([])
  })
})

test('where a torpedo strikes is asked alone once the rest is kept', () => {
  const table = { 'book.hits.torpedo': 2, 'book.criticalValue.torpedo': 4 }
  const draft = draftOf(atTable(stands, { table }))
  const figures = (['hits', 'criticalValue', 'column'] as const).map((name) => ({ name, say: prompt.ask }))
  const form = {
    ...{ key: 'scored', prompt, of: { attack: 'torpedo' } as const, rows: [prompt.ask, prompt.ask], mostRows: 5 },
    counts: ([hits = 0]: readonly number[], name: string) => name === 'hits' || hits > 0,
  }
  const said = { 'scored-kept': '2,4,0,4', 'scored-each': '3' }
  const { outcome, questions } = play(askRuleBookFigures(draft, figures, form), [], said)
  expect(questions).toMatchObject([
    { key: 'scored-kept', known: true },
    { key: 'scored-each', known: false, figures: [{ name: 'column' }], rows: [prompt.ask] },
  ])
  expect(read(questions[1]!.ask)).toBe('Where does the hit strike?')
  expect(outcome).toEqual([
    [2, 4, 3],
    [0, 4],
  ])
})

test('keys are read back as they were written', () => {
  const of: readonly (BookOf | undefined)[] = [
    undefined,
    { attack: 'torpedo' },
    { attack: 'gun', inches: 5.25 },
    { attack: 'gun', inches: 8, armour: 4 },
    { attack: 'gun', inches: 5.25, shots: 16 },
    { attack: 'torpedo', shots: 12 },
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
    hits of so many guns | entry=hits shots=6 does=set value=2 | Guns of 8″: 6 fired and on target, hits: 2
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
