import { expect, test } from 'vitest'
import type { Asked, OwnCard } from '../../decks/own-card'
import { dice } from '../../kernel/script.testing'
import { perfidiousAlbion } from '../perfidious-albion'
import { atSea, channel, england, france, idOf } from '../perfidious-albion/procedures/turn/fleet.testing'
import { plays, withDeck } from './event-cards.testing'

const card = (asks: readonly Asked[], lasts: OwnCard['lasts'] = 'turn', text = 'Nobody sees a thing.'): OwnCard => ({
  id: 'fog',
  title: 'Fog bank',
  text,
  copies: 1,
  mark: '',
  severity: 'minor',
  lasts,
  asks: [...asks],
})

/** France plays a custom card. */
const played = (made: OwnCard, faces: number[] = [], answers = {}, setup = {}) =>
  plays(perfidiousAlbion, withDeck(atSea(setup), england, france, [made]), 'fog', dice(...faces), answers)

const rows = [
  { from: 1, to: 3, says: 'thin' },
  { from: 4, to: 6, says: 'thick' },
]

test('the questions of a card are asked in order', () => {
  const asks: readonly Asked[] = [
    { ask: 'ship', whose: 'enemy' },
    { ask: 'die', die: 'D6', rows },
    { ask: 'turns', least: 1, most: 3 },
  ]
  const answers = { 'ask-1': idOf('Magnificent'), 'ask-3': 2 }
  const { said, lasting, why, label } = played(card(asks, 'turns'), [5], answers)
  expect(said).toEqual(['france: Which enemy ship?', 'france: Roll the D6 of the card.', 'france: For how many turns?'])
  expect(why).toEqual([
    'Magnificent is chosen.',
    'A 5: thick',
    'It lasts 2 turns.',
    'It is noted on the card as a reminder.',
  ])
  expect(lasting).toMatchObject([
    { ship: idOf('Magnificent'), turnsLeft: 2, endsBy: 'turn', isApplied: false, noted: { outcome: 'thick' } },
  ])
  expect(label).toBe('Fog bank: Magnificent')
})

test('a die without rows gives its face', () => {
  expect(played(card([{ ask: 'die', die: 'D20', rows: [] }], 'instant'), [17]).why).toEqual(['D20: 17.'])
})

test('own, enemy, any: whose ships and formations may be named', () => {
  const options = (ask: Asked) => {
    const [question] = played(card([ask])).asked
    return question?.kind === 'choose' ? question.options.map(({ value }) => value) : question
  }
  expect(options({ ask: 'ship', whose: 'own' })).toEqual(['brennus', 'hoche'])
  expect(options({ ask: 'ship', whose: 'enemy' })).toEqual(['majestic', 'magnificent'])
  expect(options({ ask: 'formation', whose: 'any' })).toEqual(['channel', 'brest'])
})

test('it is put on everything that was named, or on the table', () => {
  const two: readonly Asked[] = [
    { ask: 'formation', whose: 'enemy' },
    { ask: 'ship', whose: 'own' },
  ]
  expect(played(card(two)).lasting).toMatchObject([{ squadron: channel }, { ship: idOf('Brennus') }])
  expect(played(card([])).lasting).toMatchObject([{ squadron: null, ship: null, of: france }])
  expect(played(card([])).label).toBe('Fog bank: France')
})

test('how long: at once, this turn, so many turns, until repaired, until put out, all game', () => {
  const lasts = (how: OwnCard['lasts']) =>
    played(card([], how), [], { lasts: 4 }).lasting.map(({ endsBy, turnsLeft }) => [endsBy, turnsLeft])
  expect(lasts('instant')).toEqual([])
  expect(lasts('turn')).toEqual([['turn', 1]])
  expect(lasts('turns')).toEqual([['turn', 4]])
  expect(lasts('untilRepaired')).toEqual([['repair', null]])
  expect(lasts('untilExtinguished')).toEqual([['putOut', null]])
  expect(lasts('game')).toEqual([['hand', null]])
})

test('where there is nobody to name it says so, and the card is played', () => {
  const { why, label } = played(card([{ ask: 'ship', whose: 'enemy' }], 'instant', ''), [], {}, { channel: {} })
  expect(why).toEqual(['There is none to choose.'])
  expect(label).toBe('Fog bank: France')
})
