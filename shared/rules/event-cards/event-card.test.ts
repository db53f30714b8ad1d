import { describe, expect, test } from 'vitest'
import { dice } from '../../kernel/script.testing'
import { procedureOf } from '../run/replay-procedure'
import { perfidiousAlbion } from '../perfidious-albion'
import { atSea, channel, england, france, idOf, reserve } from '../perfidious-albion/procedures/turn/fleet.testing'
import type { RulesPack } from '../pack/rules-pack'
import { navalEvents } from '../../decks/naval/events'
import { plays, read, withDeck } from './event-cards.testing'

/** Rules without event cards: every effect is a reminder. */
const { events: _events, ...rest } = perfidiousAlbion
const bare: RulesPack = rest

type Setup = NonNullable<Parameters<typeof atSea>[0]>

/** The deck holds English mishaps, and France plays it. */
const table = (setup: Setup = {}) =>
  withDeck(atSea({ channel: { Majestic: {}, Magnificent: {} }, reserve: { Canopus: {} }, ...setup }), england, france)

const played = (face: string, faces: number[] = [], answers = {}, setup: Setup = {}) =>
  plays(bare, table(setup), face, dice(...faces), answers)

describe('the ship is named by whoever plays the card', () => {
  test.each(['2H', '3H', '4H', '5H', '7H', '9H', '10H', '6D', '7D', '8D', '9D', '10D'])('%s', (face) => {
    const { said, lasting, label, why } = played(face, [], { ship: idOf('Canopus') })
    expect(said).toEqual(['france: Which enemy ship is struck?'])
    expect(lasting).toMatchObject([{ face, ship: idOf('Canopus'), squadron: null, of: france, isApplied: false }])
    expect(label).toContain(': Canopus')
    expect(why).toEqual(['It is noted on the card as a reminder.'])
  })

  test('of the enemy alone, and of ships that are there', () => {
    const setup = { channel: { Majestic: {}, Magnificent: { fields: { standing: 'sunk' } } } }
    const [question] = played('3H', [], {}, setup).asked
    expect(question?.kind === 'choose' && question.options.map(({ value }) => value)).toEqual(['majestic', 'canopus'])
  })

  test('one alone is not asked for', () => {
    const { said, lasting } = played('3H', [], {}, { channel: { Majestic: {} }, reserve: {} })
    expect([said, lasting[0]?.ship]).toEqual([[], idOf('Majestic')])
  })

  test('where there is none the card is spent', () => {
    const { label, lasting } = played('3H', [], {}, { channel: {}, reserve: {} })
    expect([label, lasting]).toEqual(['Main Battery Casualty: no effect, the card is spent', []])
  })
})

test('how long it lasts is on the card: this turn, until repaired, until put out', () => {
  const endings = (face: string) => played(face).lasting.map(({ endsBy, turnsLeft }) => [endsBy, turnsLeft])
  expect(endings('3H')).toEqual([['turn', 1]])
  expect(endings('7D')).toEqual([['repair', null]])
  expect(endings('9D')).toEqual([['putOut', null]])
})

describe('steering: D6 1 left 180, 2 left 90, 3–4 straight, 5 right 90, 6 right 180', () => {
  const courses = ['left180', 'left90', 'straight', 'straight', 'right90', 'right180']

  test.each(courses.map((course, at) => ({ course, face: at + 1 })))('$face: $course', ({ course, face }) => {
    for (const card of ['6H', 'JD']) {
      expect(played(card, [face]).lasting).toMatchObject([{ ship: idOf('Majestic'), noted: { course, rolledIn: 1 } }])
    }
  })

  test('a pack without a steering table uses the die, whatever the house rule', () => {
    const setup = { houseRules: { steeringCasualty: 'packTable' } }
    expect(played('6H', [2], {}, setup).why[0]).toBe('A 2: Majestic, left 90°.')
  })

  test('signaling error: a formation, chosen by whoever plays the card', () => {
    const { said, lasting, label } = played('QD', [6], { formation: reserve })
    expect(said).toEqual(['france: Which enemy formation is struck?', 'france: Reserve: which way does it turn?'])
    expect(lasting).toMatchObject([{ ship: null, squadron: reserve, endsBy: 'turn', noted: { course: 'right180' } }])
    expect(label).toBe('Signaling Error: Reserve')
  })
})

test('half of the secondary battery: D6 1–3 port, 4–6 starboard', () => {
  const side = (face: number) => played('KD', [face]).lasting[0]?.noted['side']
  expect([1, 2, 3, 4, 5, 6].map(side)).toEqual(['port', 'port', 'port', 'starboard', 'starboard', 'starboard'])
  const die = played('KD', [1]).asked.at(-1)
  expect(die?.because?.map(read)).toEqual(['1–3: port', '4–6: starboard'])
})

describe('friendly fire', () => {
  test('the card names the ship that fires, her owner the target, none of her formation', () => {
    const { said, asked, why, lasting, label } = played('AH', [], { firer: idOf('Magnificent') })
    expect(said.map((each) => each.split(':')[0])).toEqual(['france', 'england'])
    const [, target] = asked
    expect(target?.kind === 'choose' && target.options.map(({ value }) => value)).toEqual(['canopus', '-none'])
    expect(why[0]).toBe('Magnificent fires on Canopus, a ship of her own side.')
    expect(lasting).toMatchObject([{ ship: idOf('Magnificent'), endsBy: 'turn', noted: { target: 'canopus' } }])
    expect(label).toBe('Friendly Fire: Magnificent')
  })

  test('with no ship that qualifies there is no effect and the card is spent', () => {
    for (const { label, lasting, why } of [
      played('AH', [], { target: '-none' }),
      played('AH', [], {}, { reserve: {} }),
    ]) {
      expect(label).toBe('Friendly Fire: no effect, the card is spent')
      expect(lasting).toEqual([])
      expect(why).toEqual(['There is no ship that Majestic could fire on. The card has no effect and is spent.'])
    }
  })
})

describe('collision', () => {
  test('two neighbours of one formation, both named by their owner', () => {
    const three = { channel: { Majestic: {}, Magnificent: {}, Mars: {} } }
    const { said, asked, label, lasting } = played('8H', [], { one: idOf('Mars') }, three)
    expect(said).toEqual([
      'england: Which ship runs foul of her neighbour?',
      'england: Which ship of her formation does Mars run foul of?',
    ])
    const [one, other] = asked.map((question) => (question.kind === 'choose' ? question.options : []))
    expect(one?.map(({ value }) => value)).toEqual(['majestic', 'magnificent', 'mars', '-none'])
    expect(other?.map(({ value }) => value)).toEqual(['magnificent', 'majestic'])
    expect([label, lasting]).toEqual(['Collision: Mars and Magnificent', []])
  })

  test('the next ahead and astern come first, then the others; lost ships leave no gap', () => {
    const sunk = { fields: { standing: 'sunk' } } as const
    const line = { channel: { Ajax: {}, Benbow: {}, Colossus: sunk, Devastation: {}, Edinburgh: {}, Fury: {} } }
    const { asked } = played('8H', [], { one: idOf('Devastation') }, line)
    const [, other] = asked.map((question) => (question.kind === 'choose' ? question.options : []))
    expect(other?.map(({ say }) => read(say))).toEqual([
      'Benbow, next ahead',
      'Edinburgh, next astern',
      'Ajax, farther off',
      'Fury, farther off',
    ])
  })

  test('with no two such ships there is no effect and the card is spent', () => {
    for (const { label, why } of [
      played('8H', [], { one: '-none' }),
      played('8H', [], {}, { channel: { Majestic: {} } }),
    ]) {
      expect(label).toBe('Collision: no effect, the card is spent')
      expect(why).toEqual(['No formation has two neighbouring ships. The card has no effect and is spent.'])
    }
  })
})

describe('wrong target: one of the two ships nearest to the ordered one', () => {
  const line = { brest: { Brennus: {}, Hoche: {}, Neptune: {}, Magenta: {} } }
  const near = { ordered: idOf('Hoche'), nearer: idOf('Neptune'), other: idOf('Brennus') }

  test('D6 1–3 the nearer, 4–6 the other', () => {
    const target = (face: number) => played('JH', [face], near, line).lasting[0]?.noted['target']
    expect([1, 2, 3, 4, 5, 6].map(target)).toEqual(['neptune', 'neptune', 'neptune', 'brennus', 'brennus', 'brennus'])
  })

  test('the owner says what was ordered; whoever plays the card says who is nearest', () => {
    expect(played('JH', [1], near, line).said).toEqual([
      'france: Which enemy ship is struck?',
      'england: At which ship was Majestic ordered to fire?',
      'france: Which ship lies nearest to Hoche?',
      'france: Which ship lies second nearest to Hoche?',
      'france: Which of the two nearest to Hoche is fired at?',
    ])
  })

  test('with one other ship on her side, that one, and no die', () => {
    const { lasting, why } = played('JH', [], { ordered: idOf('Hoche') })
    expect(lasting[0]?.noted['target']).toBe('brennus')
    expect(why[0]).toBe('Majestic fires her main battery at Brennus.')
  })

  test('with none the order is kept', () => {
    const { lasting, why, label } = played('JH', [], {}, { brest: { Hoche: {} } })
    expect([lasting, why]).toEqual([[], ['There is no ship near Hoche. Majestic keeps to her order.']])
    expect(label).toBe('Target Confusion – Main Battery: no effect, the card is spent')
  })

  test('torpedoes are away at once, and leave nothing on the card', () => {
    const { lasting, why, label } = played('QH', [5], near, line)
    expect(lasting).toEqual([])
    expect(why).toEqual(['A 5: the other one near Hoche.', 'The torpedoes of Majestic go for Brennus.'])
    expect(label).toBe('Target Confusion – Torpedoes: Majestic')
  })
})

describe('spotter plane', () => {
  test('by day one ship of the side that plays it', () => {
    const { said, lasting } = played('KH', [], { light: 'day', ship: idOf('Hoche') })
    expect(said).toEqual(['france: Is it day or night?', 'france: Which of your ships do the aircraft spot for?'])
    expect(lasting).toMatchObject([{ ship: idOf('Hoche'), endsBy: 'turn' }])
  })

  test('by night one enemy formation is lit up', () => {
    const { lasting, label } = played('KH', [], { light: 'night', formation: channel })
    expect(lasting).toMatchObject([{ ship: null, squadron: channel, endsBy: 'turn' }])
    expect(label).toBe('Spotter Plane: Channel')
  })
})

test('every die that is printed on a card is rolled, and no other', () => {
  for (const { id, dice: printed } of navalEvents) {
    const rolled = printed.reduce((sum, { die }) => sum + (die === '3D6' ? 3 : 1), 0)
    const line = { brest: { Brennus: {}, Hoche: {}, Neptune: {} } }
    expect(
      () =>
        played(
          id,
          Array.from({ length: rolled }, () => 1),
          {},
          line,
        ),
      id,
    ).not.toThrow()
  }
})

describe('a card cannot be played', () => {
  const refuses = (changed: Record<string, string | number | null>, state = table()) => {
    const setup = { deck: 'mishaps', card: 1, face: '3H', player: 'france', ...changed }
    const checked = procedureOf(bare, 'event-card')!.check(state, setup)
    return checked.ok ? undefined : [checked.code, checked.values['field']]
  }

  test('from a deck that is not there, by nobody, or with a face of no card', () => {
    expect(refuses({ deck: 'constructor' })).toEqual(['deck-unknown', 'deck'])
    expect(refuses({ player: 'spain' })).toEqual(['event-player-unknown', 'player'])
    expect(refuses({ face: '10S' })).toEqual(['deck-card-unknown', 'face'])
    expect(refuses({ face: null })).toEqual(['deck-card-unknown', 'face'])
    expect(refuses({ card: null })).toEqual(['deck-card-unknown', 'face'])
    expect(refuses({ face: 'black' })).toEqual(['event-card-black', 'face'])
    expect(refuses({})).toBeUndefined()
  })

  test('as another than it is', () => {
    const state = table()
    const pile = Object.values(state.decks.piles)[0]!
    const decks = { ...state.decks, piles: { mishaps: { ...pile, shown: { 1: '6H' } } } }
    expect(refuses({}, { ...state, decks })).toEqual(['event-card-other', 'face'])
    expect(refuses({ face: '6H' }, { ...state, decks })).toBeUndefined()
  })
})
