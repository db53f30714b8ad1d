import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../../game/effect'
import { lastingEvents } from '../../../../game/decks/lasting'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { shipId, sideId } from '../../../../kernel/ids'
import { endEvent } from '../../../event-cards/lasting-ends'
import { plays, withDeck } from '../../../event-cards/event-cards.testing'
import { facesOf, pairs, rows } from '../../../kit/rows.testing'
import { read, runProcedure, withUsualValues } from '../../../run/run-procedure.testing'
import { squadronD20 } from '../..'
import { batteriesOf, dataOf } from '../../ship/stand-data'
import { mountsThatFire, standsOn, torpedoMountsThatFire } from '../../ship/state'
import { guns } from '../guns/guns'

import { foldRules } from '../table.testing'
import { sea } from '../turn/two-sides.testing'
import { eventsDue, eventsEnd } from './lasting'

const fleet = 'cruiser; boats; foe/battleship; foe/destroyer; far/carrier'
const [blue, red, tone] = [sideId('Blue'), sideId('Red'), shipId('cruiser')]

/** A mishap of Blue, played by Red on the first ship unless another is said. */
const played = (face: string, faces = '', said = '', setup = '') =>
  plays(squadronD20, withDeck(sea(`${fleet}; ${setup}`), blue, red), face, facesOf(faces), pairs(said))
const ends = (state: GameState) => runProcedure(foldRules, eventsEnd, { ...state, phase: 'end' }).state
const due = (state: GameState) => eventsDue({ ...state, phase: 'end' }).length
const figure = (state: GameState, name: Parameters<typeof standsOn>[1]) => standsOn(state.ships[tone]!, name)

/** The same table with her card changed. */
const changed = (state: GameState, card: object): GameState => ({
  ...state,
  ships: { ...state.ships, [tone]: { ...state.ships[tone]!, ...card } },
})
const withFigure = (state: GameState, name: string, to: number) =>
  changed(state, { tracks: { ...state.ships[tone]!.tracks, [name]: to } })

/** Mounts that fire: main, other, torpedoes. */
function ready({ ships }: GameState): string {
  const ship = ships[tone]!
  const of = (group: 'main' | 'other') =>
    batteriesOf(dataOf(ship.document))
      .filter((each) => each.group === group)
      .reduce((sum, battery) => sum + mountsThatFire(ship, battery).length, 0)
  return `${of('main')} ${of('other')} ${torpedoMountsThatFire(ship).length}`
}

const fresh = ready(sea(fleet))
const [main, other, tubes] = fresh.split(' ').map(Number) as [number, number, number]

describe('a battery is silent for the turn', () => {
  test.each([
    ['3H', `0 ${other} ${tubes}`],
    ['4H', `${main} 0 ${tubes}`],
    ['2H', `${main} ${other} 0`],
    ['10H', '0 0 0'],
  ])('%s, and it comes back when the turn ends', (face, left) => {
    const { state, lasting } = played(face)
    expect([lasting[0]?.isApplied, ready(state)]).toEqual([true, left])
    expect(state.ships[tone]!.fields).toMatchObject({ casualties: expect.stringMatching(/ilen.*@1$/) as string })
    expect([eventsDue(state).length, due(state), eventsDue({ ...state, turn: 2 }).length]).toEqual([0, 1, 1])
    const after = ends(state)
    expect([ready(after), lastingEvents(after)]).toEqual([fresh, []])
    expect(after.ships[tone]!.fields).toMatchObject({ casualties: null })
  })

  test('small craft fall silent by a word on their card', () => {
    const { ships } = played('10H', '', 'ship=boats').state
    expect(ships[shipId('boats')]!.fields).toMatchObject({ casualties: 'silenced@1' })
  })
})

describe('half a battery until repaired', () => {
  test.each([
    ['of the main battery', '7D', '', '', `${main - Math.ceil(main / 2)} ${other} ${tubes}`],
    ['as the house rule rounds it', '7D', '', 'halfBattery=down', `${main - Math.floor(main / 2)} ${other} ${tubes}`],
    ['of the torpedo mounts', '10D', '', '', `${main} ${other} ${tubes - Math.ceil(tubes / 2)}`],
    ['one side stays a reminder: data have no sides', 'KD', '1', '', fresh],
  ])('%s', (_, face, faces, setup, left) => expect(ready(played(face, faces, '', setup).state)).toBe(left))

  test('repaired on the card, the event is over; a reminder says which side', () => {
    const { state } = played('7D')
    expect(due(state)).toBe(0)
    const mended = changed(state, { boxes: {} })
    expect([due(mended), lastingEvents(ends(mended))]).toEqual([1, []])
    expect(played('KD', '1').lasting).toMatchObject([{ isApplied: false, noted: { side: 'port' } }])
  })
})

describe('figures', () => {
  const knots = figure(sea(fleet), 'speed')
  const half = Math.floor(knots / 2)
  const steering = figure(sea(fleet), 'steering')
  test.each([
    ['speed is halved', '5H', '', '', 'speed', half, knots],
    ['steering is out until repaired', 'JD', '', '', 'steering', 0, undefined],
    ['or the die of the card decides the course', '6H', '2', 'steeringCasualty=d6', 'steering', steering, steering],
    ['fire control is out: her guns are in local control', '8D', '', '', 'fireControl', 0, undefined],
    ['a fire for the turn', '9H', '', '', 'fires', 1, 0],
    ['a serious fire', '9D', '', '', 'fires', 1, undefined],
  ] as const)('%s', (_, face, faces, setup, name, now, after) => {
    const { state } = played(face, faces, '', setup)
    expect([figure(state, name), due(state)]).toEqual([now, after === undefined ? 0 : 1])
    if (after !== undefined) expect(figure(ends(state), name)).toBe(after)
  })

  test('two cards do not halve her speed twice, nor is it given back beyond the card', () => {
    const { state } = played('5H')
    const twice = plays(squadronD20, state, '6D')
    expect([figure(twice.state, 'speed'), twice.why.join(' ')]).toEqual([
      half,
      expect.stringContaining('two cards do not halve it twice'),
    ])
    expect(figure(ends(withFigure(state, 'speed', knots)), 'speed')).toBe(knots)
  })

  test('a serious fire is over when none is left on the card', () => {
    expect(due(withFigure(played('9D').state, 'fires', 0))).toBe(1)
    expect(played('6H', '2', '', 'steeringCasualty=d6').lasting[0]?.noted['course']).toBe('left90')
  })
})

test('radars are out and come back', () => {
  const { state } = plays(squadronD20, withDeck(sea(fleet), red, blue), '7H', [], { ship: 'battleship' })
  const box = 'e-searchRadar'
  expect(state.ships[shipId('battleship')]!.boxes).toMatchObject({ [box]: ['out'] })
  const back = endEvent(state, lastingEvents(state)[0]!.marker, squadronD20) as { readonly effects: readonly Effect[] }
  expect(back.effects).toContainEqual({ type: 'marked', ship: 'battleship', box, mark: 'out', on: false })
})

describe('attacks are hits of these rules', () => {
  const noCritical = 'book.criticalValue=0'
  test('dive bombers attack with dice by the scale; the rule book gives hits and damage', () => {
    const { state, why } = played('AD', '3 20 1', '', noCritical)
    expect(why.join(' ')).toContain('3 bombers of a card attack with 2 dice')
    expect(figure(state, 'structure')).toBeLessThan(figure(sea(fleet), 'structure'))
  })

  test.each(
    rows(`
      level bombers attack at the height that their side chooses | 3D | 1 1    | level=highLevelBomber | level
      a submarine fires one attack, whose hits are asked         | 4D | 2 6 20 |                       | scored
      a mine hits under water                                    | 5D |        |                       | damage-where
    `),
  )('%s', (_, face, faces, said, key) => {
    const { asked } = played(face!, faces, said, noCritical)
    const question = asked.find((each) => each.key === key)
    expect(question).toBeDefined()
    // Up to the torpedoes fired.
    if (key === 'scored') expect(question).toMatchObject({ figures: [{ most: 2 }, {}, {}, {}, {}] })
  })

  test('collisions are reported and left to the table', () => {
    const { lasting, why } = played('8H')
    expect([lasting, why.join(' ')]).toEqual([[], expect.stringContaining('Tone Gawa')])
  })
})

test('by night a squadron is lit for who fires at it', () => {
  const { state } = played('KH', '', '', 'light=night')
  const lit = (of: GameState) =>
    guns.fields(of, { ship: 'battleship', target: 'cruiser' }).find(({ name }) => name === 'lit')?.default
  expect([lit(sea(`${fleet}; light=night`)), lit(state)]).toEqual([false, true])
})

test('a card names the target of her guns: it is the default, and another one gets a warning', () => {
  const { state } = played('JH', '', 'ordered=battleship nearer=destroyer')
  expect(guns.fields(state, { ship: 'cruiser' }).find(({ name }) => name === 'target')?.default).toBe('destroyer')
  const input = withUsualValues(guns, state, { ship: 'cruiser', target: 'battleship' })
  expect(guns.warnings!(state, input).map(read).join(' ')).toContain('This turn the guns of')
})

test.each(['3H', '5H', '9D', '7D', 'JD', '8D', '10H'])(
  '%s ended by hand takes back its effects on her card',
  (face) => {
    const { state } = played(face)
    const { effects } = endEvent(state, lastingEvents(state)[0]!.marker, squadronD20) as { effects: readonly Effect[] }
    const draft = new RuleDraft(squadronD20, state)
    for (const effect of effects) draft.apply(effect)
    const was = sea(fleet).ships[tone]!
    const { tracks, boxes, fields } = draft.ship(tone)
    expect({ tracks, fields, boxes: Object.values(boxes).flat() }).toEqual({
      tracks: was.tracks,
      fields: was.fields,
      boxes: [],
    })
  },
)
