import { describe, expect, test } from 'vitest'
import { navalEvents } from '../../decks/naval/events'
import type { Question } from '../../kernel/question'
import { facesOf, pairs, rows } from '../kit/rows.testing'
import { perfidiousAlbion } from '../perfidious-albion'
import { brest, channel, england, france, idOf, reserve, sea } from '../perfidious-albion/procedures/turn/fleet.testing'
import type { RulesPack } from '../pack/rules-pack'
import { procedureOf } from '../run/replay-procedure'
import { read } from '../run/run-procedure.testing'
import { plays, withDeck } from './event-cards.testing'

/** Rules without event cards: every effect is a reminder. */
const { events: _events, ...rest } = perfidiousAlbion
const bare: RulesPack = rest

const usual = 'Majestic; Magnificent; Canopus'
/** The deck holds English mishaps, and France plays it. */
const table = (scene = usual) => withDeck(sea(scene), england, france)
const played = (face: string, faces = '', said = '', scene = usual) =>
  plays(bare, table(scene), face, facesOf(faces), pairs(said))

type ChooseQuestion = Extract<Question, { kind: 'choose' }>

/** What a question offers. */
const offered = (question: unknown) => (question as ChooseQuestion).options.map(({ value }) => value).join(' ')

describe('the ship is named by whoever plays the card', () => {
  test.each(['2H', '3H', '4H', '5H', '7H', '9H', '10H', '6D', '7D', '8D', '9D', '10D'])('%s', (face) => {
    const { said, lasting, label, why } = played(face, '', 'ship=canopus')
    expect(said).toEqual(['france: Which enemy ship is struck?'])
    expect(lasting).toMatchObject([{ face, ship: idOf('Canopus'), squadron: null, of: france, isApplied: false }])
    expect(label).toContain(': Canopus')
    expect(why).toEqual(['It is noted on the card as a reminder.'])
  })

  test('of the enemy alone, and of ships that are there', () => {
    const [question] = played('3H', '', '', 'Majestic; Magnificent standing=sunk; Canopus').asked
    expect(offered(question)).toBe('majestic canopus')
  })

  test('one alone is not asked for', () => {
    const { said, lasting } = played('3H', '', '', 'Majestic')
    expect([said, lasting[0]?.ship]).toEqual([[], idOf('Majestic')])
  })
})

test.each([
  ['3H', 'turn', 1],
  ['7D', 'repair', null],
  ['9D', 'putOut', null],
])('how long %s lasts is on the card: %s', (face, endsBy, turnsLeft) => {
  expect(played(face).lasting).toMatchObject([{ endsBy, turnsLeft }])
})

describe('the die of the card', () => {
  const courses = ['left180', 'left90', 'straight', 'straight', 'right90', 'right180']
  test.each(courses.map((course, at) => ({ course, face: String(at + 1) })))('steering on $face: $course', (row) => {
    for (const card of ['6H', 'JD']) {
      const { lasting } = played(card, row.face)
      expect(lasting).toMatchObject([{ ship: idOf('Majestic'), noted: { course: row.course, rolledIn: 1 } }])
    }
  })

  test('is used by a pack without a steering table, whatever the house rule', () => {
    const { why } = played('6H', '2', '', `${usual}; steeringCasualty=packTable`)
    expect(why[0]).toBe('A 2: Majestic, left 90°.')
  })

  test('signaling error: a formation, chosen by whoever plays the card', () => {
    const { said, lasting, label } = played('QD', '6', 'formation=reserve')
    expect(said).toEqual(['france: Which enemy formation is struck?', 'france: Reserve: which way does it turn?'])
    expect(lasting).toMatchObject([{ ship: null, squadron: reserve, endsBy: 'turn', noted: { course: 'right180' } }])
    expect(label).toBe('Signalling error: Reserve')
  })

  test('half of the secondary battery: 1–3 port, 4–6 starboard', () => {
    const side = (face: number) => played('KD', String(face)).lasting[0]?.noted['side']
    expect([1, 2, 3, 4, 5, 6].map(side).join(' ')).toBe('port port port starboard starboard starboard')
    expect(played('KD', '1').asked.at(-1)?.because?.map(read)).toEqual(['1–3: port', '4–6: starboard'])
  })

  test('every one that is printed is rolled, and no other', () => {
    for (const { id, dice: printed } of navalEvents) {
      const rolled = printed.reduce((sum, { die }) => sum + (die === '3D6' ? 3 : 1), 0)
      const play = () => played(id, '1 '.repeat(rolled), '', `${usual}; Brennus; Hoche; Neptune`)
      expect(play, id).not.toThrow()
    }
  })
})

const noFriend = 'There is no ship that Majestic could fire on. The card has no effect and is spent.'
const alone = 'No formation has two neighbouring ships. The card has no effect and is spent.'
test.each(
  rows(`
    3H | Brennus        |             | Main battery casualty: no effect, the card is spent        |
    AH | ${usual}       | target=-none | Friendly fire: no effect, the card is spent               | ${noFriend}
    AH | Majestic       |             | Friendly fire: no effect, the card is spent                | ${noFriend}
    8H | ${usual}       | one=-none   | Collision: no effect, the card is spent                    | ${alone}
    8H | Majestic; Canopus |          | Collision: no effect, the card is spent                    | ${alone}
    JH | ${usual}; Hoche |            | Target confusion – main battery: no effect, the card is spent | There is no ship near Hoche. Majestic keeps to her order.
  `),
)('%s where nobody qualifies: no effect, the card is spent', (face, scene, said, spent, because) => {
  // Without a squadron of its own a side is not there.
  const gone = scene === 'Brennus' ? 'Majestic standing=sunk; Magnificent standing=sunk' : scene
  const { label, lasting, why } = played(face!, '', said, gone)
  expect([label, lasting, why]).toEqual([spent, [], because ? [because] : []])
})

test('friendly fire: the card names the ship that fires, her owner the target, none of her formation', () => {
  const { said, asked, why, lasting, label } = played('AH', '', 'firer=magnificent')
  expect(said.map((each) => each.split(':')[0])).toEqual(['france', 'england'])
  expect(offered(asked[1])).toBe('canopus -none')
  expect(why[0]).toBe('Magnificent fires on Canopus, a ship of her own side.')
  expect(lasting).toMatchObject([{ ship: idOf('Magnificent'), endsBy: 'turn', noted: { target: 'canopus' } }])
  expect(label).toBe('Friendly fire: Magnificent')
})

describe('collision', () => {
  test('two neighbours of one formation, both named by their owner', () => {
    const { said, asked, label, lasting } = played('8H', '', 'one=mars', 'Majestic; Magnificent; Mars; Canopus')
    expect(said).toEqual([
      'england: Which ship runs foul of her neighbour?',
      'england: Which ship of her formation does Mars run foul of?',
    ])
    expect(asked.map(offered)).toEqual(['majestic magnificent mars -none', 'magnificent majestic'])
    expect([label, lasting]).toEqual(['Collision: Mars and Magnificent', []])
  })

  test('the next ahead and astern come first, then the others; lost ships leave no gap', () => {
    const line = 'Ajax; Benbow; Colossus standing=sunk; Devastation; Edinburgh; Fury; Canopus'
    const [, other] = played('8H', '', 'one=devastation', line).asked
    const said = (other as ChooseQuestion).options.map(({ say }) => read(say))
    expect(said).toEqual(['Benbow, next ahead', 'Edinburgh, next astern', 'Ajax, farther off', 'Fury, farther off'])
  })
})

describe('wrong target: one of the two ships nearest to the ordered one', () => {
  const line = `${usual}; Brennus; Hoche; Neptune`
  const near = 'ordered=hoche nearer=neptune other=brennus'

  test('D6 1–3 the nearer, 4–6 the other', () => {
    const target = (face: number) => played('JH', String(face), near, line).lasting[0]?.noted['target']
    expect([1, 2, 3, 4, 5, 6].map(target).join(' ')).toBe('neptune neptune neptune brennus brennus brennus')
  })

  test('the owner says what was ordered; whoever plays the card says who is nearest', () => {
    expect(played('JH', '1', near, line).said.slice(0, 3)).toEqual([
      'france: Which enemy ship is struck?',
      'england: At which ship was Majestic ordered to fire?',
      'france: Which ship lies nearest to Hoche?',
    ])
  })

  test('with one other ship on her side, that one, and no die', () => {
    const { lasting, why } = played('JH', '', 'ordered=hoche')
    expect(lasting[0]?.noted['target']).toBe('brennus')
    expect(why[0]).toBe('Majestic fires her main battery at Brennus.')
  })

  test('torpedoes are away at once, and leave nothing on the card', () => {
    const { lasting, why, label } = played('QH', '5', near, line)
    expect(lasting).toEqual([])
    expect(why).toEqual(['A 5: the other one near Hoche.', 'The torpedoes of Majestic go for Brennus.'])
    expect(label).toBe('Target confusion – torpedoes: Majestic')
  })
})

describe('spotter plane', () => {
  test('by day one ship of the side that plays it', () => {
    const { said, lasting } = played('KH', '', 'light=day ship=hoche')
    expect(said).toEqual(['france: Is it day or night?', 'france: Which of your ships do the aircraft spot for?'])
    expect(lasting).toMatchObject([{ ship: idOf('Hoche'), endsBy: 'turn' }])
  })

  test('by night one enemy formation is lit up', () => {
    const { lasting, label } = played('KH', '', 'light=night formation=channel')
    expect(lasting).toMatchObject([{ ship: null, squadron: channel, endsBy: 'turn' }])
    expect(label).toBe('Spotter plane: Channel')
  })
})

describe('attacks from the air, from below and by a mine', () => {
  test.each(
    rows(`
      owner      |   | england: Which ship is attacked?
      cardPlayer |   | france: Which ship is attacked?
      random     | 5 | france: Which ship is attacked? The die says.
    `),
  )('victimChosenBy %s', (rule, face, said) => {
    expect(played('5D', face, '', `${usual}; victimChosenBy=${rule}`).said).toEqual([said])
  })

  test.each([
    ['1', 'Majestic'],
    ['4', 'Ramillies'],
    ['6 5 3', 'Canopus'],
  ])('at random each ship has equally many faces, the rest are rolled again: %s strikes %s', (faces, ship) => {
    const { label } = played('5D', faces, '', 'Majestic; Mars; Canopus; Ramillies; victimChosenBy=random')
    expect(label).toBe(`Mine attack: ${ship}`)
  })

  test.each(
    rows(`
      AD | 4       | 4 dive bombers attack Majestic.          | Without rules for aircraft: 4 common shells of 12″, each at 50 %.
      2D | 1       | One torpedo bomber attacks Majestic.     | Without rules for aircraft: one torpedo of 18″ from 1500 yards.
      3D | 2 6 5 1 | 2 level bombers attack Majestic.         | Without rules for aircraft: 12 HE shells of 8″, each at 5 %.
      4D | 3 2     | 3 torpedoes run at Majestic from 2000 yards. |
      5D |         | Majestic strikes a mine.                 |
    `),
  )('%s', (face, faces, first, second) => {
    const left = 'These rules leave the effect to the players.'
    expect(played(face!, faces).why).toEqual([first, ...(second ? [second] : []), left])
  })
})

test('whose opponent is struck among three sides: the one whose mishaps the deck holds', () => {
  const state = table()
  const spain = { id: 'spain' as typeof england, name: 'Spain', flag: '' }
  const [first, ...others] = state.squadrons
  const three = { ...state, sides: [...state.sides, spain], squadrons: [{ ...first!, side: spain.id }, ...others] }
  expect(plays(bare, three, '5D').label).toBe('Mine attack: Canopus')
  expect(state.squadrons.at(-1)?.id).toBe(brest)
})

describe('a card cannot be played', () => {
  const refuses = (changed: object, state = table()) => {
    const setup = { deck: 'mishaps', card: 1, face: '3H', player: 'france', ...changed }
    const checked = procedureOf(bare, 'event-card')!.check(state, setup)
    return checked.ok ? 'taken' : `${checked.code} ${String(checked.values['field'])}`
  }
  test.each([
    [{ deck: 'constructor' }, 'deck-unknown deck'],
    [{ player: 'spain' }, 'event-player-unknown player'],
    [{ face: '10S' }, 'deck-card-unknown face'],
    [{ face: null }, 'deck-card-unknown face'],
    [{ card: null }, 'deck-card-unknown face'],
    [{ face: 'black' }, 'event-card-black face'],
    [{}, 'taken'],
  ])('from a deck that is not there, by nobody, or with a face of no card: %j', (changed, code) => {
    expect(refuses(changed)).toBe(code)
  })

  test('as another than it is', () => {
    const state = table()
    const pile = Object.values(state.decks.piles)[0]!
    const shown = { ...state, decks: { ...state.decks, piles: { mishaps: { ...pile, shown: { 1: '6H' } } } } }
    expect([refuses({}, shown), refuses({ face: '6H' }, shown)]).toEqual(['event-card-other face', 'taken'])
  })
})
