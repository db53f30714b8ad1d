import { describe, expect, test } from 'vitest'
import { navalEventIds } from '../../../../decks/naval/events'
import { lastingEvents } from '../../../../game/decks/lasting'
import type { GameState } from '../../../../game/state'
import { trackId } from '../../../../kernel/ids'
import { plays, withDeck } from '../../../event-cards/event-cards.testing'
import { read } from '../../../run/run-procedure.testing'
import { perfidiousAlbion } from '../../index'
import { damageControl } from '../damage-control/damage-control'
import { fireGrows, firesOut } from '../damage/fire-flash-flooding'
import { firingGuns, gunsOf, silent, tubeMounts, tubesSilent } from '../gunnery/guns'
import { salvo } from '../gunnery/salvo'
import { sumsOf, usualOf } from '../gunnery/salvo.testing'
import { moveSquadron } from '../movement/move-squadron'
import { legalSpeeds } from '../movement/speeds'
import { launchableTorpedoes } from '../torpedoes/templates'
import { brest, channel, england, facesOf, fired, france, idOf, next, pairs } from '../turn/fleet.testing'
import { refuses, rows, runs, sea } from '../turn/fleet.testing'
import { dueThisTurn } from '../turn/sequence'

/** English mishaps, played by France. */
const deckAt = (scene = '', cards = {}) => withDeck(sea(scene, cards), england, france)
const playedOn = (state: GameState, face: string, faces = '', said = '') =>
  plays(perfidiousAlbion, state, face, facesOf(faces), pairs(said))
const played = (face: string, faces = '', said = '', scene = '') => playedOn(deckAt(scene), face, faces, said)

const majestic = ({ ships }: GameState) => ships[idOf('Majestic')]!
const input = 'ship=majestic'
const repairs = (state: GameState, what = 'event') => runs(damageControl, state, input, '1', `test-1/repair=${what}`)

/** Guns that she can fire to a side. */
function guns(state: GameState, letter: 'Z' | 'B', sector: 'bow' | 'port' | 'starboard' = 'starboard'): number {
  const groups = firingGuns(state, [majestic(state)], [letter], { sector, rangeInches: 16 })
  return gunsOf(groups.flatMap(({ ships }) => ships.flatMap(({ mounts }) => mounts)))
}

const torpedoes = (state: GameState) =>
  launchableTorpedoes(state, majestic(state)).reduce((sum, way) => sum + way.torpedoes, 0)
const fleet = deckAt()

test.each(
  rows(`
    main battery: not a heavy gun                | 3H  |   |          | 0 6 | 4 6
    secondary: every gun not of the heaviest     | 4H  |   |          | 4 0 | 4 6
    check fire: no gun at all                    | 10H |   |          | 0 0 | 4 6
    torpedoes: every gun                         | 2H  |   |          | 4 6 | 4 6
    half of the turrets, her owner says which    | 7D  |   | half=aft | 2 6 | 2 6
    the secondary battery of one side            | KD  | 5 |          | 4 0 | 4 0
  `),
)('silent %s', (_, face, faces, said, now, later) => {
  const { state } = played(face!, faces, said)
  const able = (at: GameState) => `${guns(at, 'Z')} ${guns(at, 'B')}`
  expect([able(fleet), able(state), able(next(state))]).toEqual(['4 6', now, later])
})

describe('a battery silent for a turn', () => {
  test('tubes too, by check fire and by a card of their own', () => {
    for (const face of ['10H', '2H']) {
      const { state, lasting } = played(face)
      expect(lasting).toMatchObject([{ isApplied: true }])
      expect([torpedoes(state), torpedoes(next(state))]).toEqual([0, torpedoes(fleet)])
    }
  })

  test('the form says why, and the salvo is refused', () => {
    const { state } = played('10H')
    expect(read(silent(state, majestic(state))!)).toBe('silenced by an event card')
    expect(silent(played('2H').state, majestic(state))).toBeUndefined()
    const filled = usualOf(state, { squadron: channel, ships: 'majestic', letters: 'Z' })
    const ships = salvo.fields(state, filled).find(({ name }) => name === 'ships')
    expect(ships?.kind === 'ships' && read(ships.cannot[idOf('Majestic')]!)).toBe('silenced by an event card')
    expect(refuses(salvo, state, filled)).toBe('nothing-left-to-fire')
  })
})

describe('half a battery until repaired', () => {
  const aft = played('7D', '', 'half=aft')

  test('her owner is asked, and a turret is out whole', () => {
    expect(aft.said.at(-1)).toBe('england: Majestic: one mount is out. Which?')
    expect(guns(aft.state, 'Z', 'bow')).toBe(2)
    expect(guns(played('KD', '5').state, 'B', 'port')).toBe(6)
  })

  test('half of the tubes: three mounts are two out, or one by the house rule', () => {
    const out = (rule: string) => played('10D', '', '', `halfBattery=${rule}`).lasting[0]!.noted['mounts']
    expect([0, 1]).toContain(Number(out('up')) - Number(out('down')))
    expect(torpedoes(played('10D').state)).toBeLessThan(torpedoes(fleet))
  })

  test('wrecked mounts are no part of the half: it is taken of those that stand, and stays what it was', () => {
    const hurt = deckAt('Majestic 3-2=struck 2-5=flooded')
    const turret = playedOn(hurt, '7D')
    expect([guns(hurt, 'Z'), guns(turret.state, 'Z'), turret.asked]).toEqual([2, 0, []])
    const { state } = playedOn(hurt, '10D')
    const tubes = tubeMounts(majestic(state)).filter((mount) => tubesSilent(state, majestic(state), mount))
    expect(tubes.map(({ box }) => box)).toEqual(['9-5'])
    // What is wrecked later takes none of the silence over.
    const shot = { ...majestic(aft.state), boxes: { '8-2': ['struck'] } } as never
    expect(guns({ ...aft.state, ships: { ...aft.state.ships, [idOf('Majestic')]: shot } }, 'Z')).toBe(2)
  })

  test('journals that noted no mounts by name keep the half they had', () => {
    const markers = aft.state.markers.map(({ values: { silent: _, ...values }, ...marker }) => ({ ...marker, values }))
    expect(guns({ ...aft.state, markers }, 'Z', 'bow')).toBe(guns(aft.state, 'Z', 'bow'))
  })

  test('damage control ends it: a crew test, named before the die', () => {
    const { state, why } = repairs(played('7D').state)
    expect([guns(state, 'Z'), lastingEvents(state)]).toEqual([4, []])
    expect(why).toContain('Major main battery casualty repaired: Majestic')
  })
})

test('local control: the main battery shoots as a poor crew does, and dialogue and sum agree', () => {
  const { state } = played('8D')
  const hers = { squadron: channel, ships: 'majestic' }
  const total = (now: GameState) =>
    sumsOf(now, usualOf(now, { ...hers, letters: 'Z B', rangeInches: 16 })).map((sum) => sum.total.values?.['percent'])
  const [z, b] = total(fleet)
  expect(total(state)).toEqual([Number(z) - 40, b])
  const { why } = runs(salvo, state, usualOf(state, { ...hers, letters: 'Z', rangeInches: 56 }), '10')
  expect(why).toContain('Majestic, Z guns in local control: −10 %')
})

const most = (state: GameState) => legalSpeeds(state, majestic(state)).ahead?.most

test.each(['5H', '6D'])('%s: her maximum is halved, down to a whole inch, and never twice', (face) => {
  const { state } = played(face)
  expect(most(state)).toBe(8)
  expect(legalSpeeds(state, majestic(state)).because.map(read)).toContain('An event card halves it.')
  const twice = playedOn(played('6D').state, '5H').state
  // One is over with the turn, the other when repaired.
  expect([most(twice), most(next(twice)), most(next(repairs(twice).state))]).toEqual([8, 8, 16])
})

describe('steering', () => {
  const ahead = `squadron=channel way=ahead speed=12 hazard=none`

  test('as a steering hit, for this turn; damage control has nothing to repair', () => {
    const { state } = played('6H')
    const { why, questions } = runs(moveSquadron, state, ahead)
    expect(questions.map(({ ask }) => read(ask))).toContain(
      'An event card has Majestic steer as after a hit. How does she steer?',
    )
    expect(why).toContain('Majestic does not answer her helm and goes straight ahead.')
    expect(refuses(damageControl, state, input)).toBe('nothing-to-repair')
    expect(runs(moveSquadron, next(state), ahead).asked).toBe('')
  })

  test('until the gear is repaired', () => {
    const { state } = repairs(played('JD').state, 'steering')
    expect([lastingEvents(state), runs(moveSquadron, state, ahead).asked]).toEqual([[], ''])
  })

  test('by the die: a new one each turn', () => {
    const moved = runs(moveSquadron, played('JD', '2', '', 'steeringCasualty=d6').state, ahead)
    expect(moved.why).toContain('Majestic: turns left 90°')
    const again = runs(moveSquadron, next(moved.state), ahead, '6')
    expect(again.why).toContain('A 6: Majestic, right 180°.')
    expect(lastingEvents(again.state)).toMatchObject([{ noted: { course: 'right180', rolledIn: 2 } }])
  })

  test('a formation at random: every ship of it', () => {
    const { why } = runs(moveSquadron, played('QD', '1').state, ahead)
    expect(why).toEqual(expect.arrayContaining(['Majestic: turns left 180°', 'Magnificent: turns left 180°']))
  })
})

describe('fire', () => {
  const fire = (state: GameState) => majestic(state).tracks[trackId('fire')]
  const due = (state: GameState) => dueThisTurn(state).map(({ procedure }) => procedure)

  test('for one turn: it does not spread, and goes out at the end of the firing', () => {
    const { state } = played('9H')
    expect([fire(state), refuses(fireGrows, state)]).toEqual([1, 'nothing-burns'])
    const over = fired(state, channel, brest)
    expect(due(over)).toContain('firesOut')
    const { state: out, label } = runs(firesOut, over)
    expect([fire(out), lastingEvents(out), label]).toEqual([0, [], 'one fire of an event card goes out'])
    expect(refuses(firesOut, out)).toBe('nothing-burns')
  })

  test('one that was forgotten is still to be put out in the next turn', () => {
    const later = next(played('9H').state)
    expect(due(later)).toContain('firesOut')
    expect(fire(runs(firesOut, later).state)).toBe(0)
    // What is over of other cards does not call for it before the firing ends.
    expect(due(playedOn(next(played('3H').state), '9H').state)).not.toContain('firesOut')
  })

  test('a serious fire grows until damage control has put it out', () => {
    const grown = runs(fireGrows, played('9D').state).state
    const out = runs(damageControl, grown, input, '1 1', 'test-1/repair=fire test-2/repair=fire').state
    expect([fire(grown), fire(out), lastingEvents(out)]).toEqual([2, 0, []])
  })

  // The card that fills the track sets off an explosion, which finds no hull in that place.
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('what burns for one turn leaves the level that it found: %i', (level) => {
    let state = deckAt(`Majestic fire=${level}`)
    for (const card of [1, 2, 3]) {
      state = playedOn(state, '9H', level + card === 7 ? '1 1' : '').state
      expect(fire(level === 7 ? state : runs(firesOut, state).state)).toBe(level)
    }
  })

  test('at Explosion! it changes nothing, in this turn or the next', () => {
    const { state, why } = played('9H', '', '', 'Majestic fire=7')
    expect(why).toContain('Majestic is already at Explosion!, and the card adds nothing.')
    for (const now of [fired(state, channel, brest), fired(next(state), channel, brest)]) {
      const codes = [refuses(firesOut, now), refuses(fireGrows, now)]
      expect([fire(now), ...codes]).toEqual([7, 'nothing-burns', 'nothing-burns'])
      expect(due(now)).not.toContain('firesOut')
    }
  })

  test('on a track that is full it explodes', () => {
    expect(played('9D', '1 1', '', 'Majestic fire=6').why.join(' ')).toContain('Explosion!')
  })
})

test('what these rules do not know stands as a reminder', () => {
  const line = 'Majestic; Magnificent; Canopus; Brennus; Hoche; Neptune'
  const reminders = navalEventIds.filter((face) => {
    if (!['AH', '7H', 'JH', 'QH', 'KH'].includes(face)) return false
    return played(face, ['JH', 'QH'].includes(face) ? '1' : '', '', line).lasting.some(({ isApplied }) => !isApplied)
  })
  expect(reminders).toEqual(['7H', 'KH'])
})

const unarmed = { cells: [{ at: '5-4', armour: 0, fireMark: false, holds: [] }] }
const turrets = '3-2=struck 8-2=noSupply'
test.each(
  rows(`
    obeys no orders                          | 3H  | standing=struck |
    has no tubes                             | 2H  | unarmed         |
    has radars, whatever flag she flies      | 7H  | standing=struck | majestic
    has a turret left                        | 3H  | 3-2=struck      | majestic
    has no turret left to silence            | 3H  | ${turrets}      |
    has none in local control                | 8D  | ${turrets}      |
    has other guns to fire at a friend       | AH  | ${turrets}      | majestic
    has other guns to check                  | 10H | ${turrets}      | majestic
    has her tubes                            | 2H  | ${turrets}      | majestic
    has her secondary battery                | 4H  | ${turrets}      | majestic
  `),
)('a ship meets the moment or not: she %s', (_, face, marks, meets) => {
  const [scene, card] = marks === 'unarmed' ? ['', unarmed] : [marks, {}]
  const state = deckAt(`Majestic ${scene}; Mars; Jupiter; Canopus`, { Majestic: card })
  const [question] = playedOn(state, face!).asked
  const among = question?.kind === 'choose' ? question.options.map(({ value }) => value) : []
  expect(among.filter((ship) => ship !== 'canopus')).toEqual([...(meets ? [meets] : []), 'mars', 'jupiter'])
})

test('by night the spotter plane lights up a formation: the light is known, and may be overruled', () => {
  const lit = played('KH', '', '', 'timeOfDay=night')
  expect(lit.lasting).toMatchObject([{ squadron: channel, isApplied: true }])
  expect(played('KH').lasting).toMatchObject([{ ship: idOf('Brennus') }])
})

describe('struck at once', () => {
  test.each(
    rows(`
      AD | 2 10 11 1 1    | Majestic: shells that hit, 1 of 2.
      3D | 1 1 1 1 2 3 20 | Majestic: shells that hit, 0 of 3.
    `),
  )('%s: 12″ shells of dive bombers hit on 1–10 of D20, 8″ ones of level bombers on a 1', (face, faces, said) => {
    const { why, state, lasting, asked } = played(face!, faces)
    expect([why.includes(said!), lasting, state.pending]).toEqual([true, [], []])
    // They go in like a Y gun at the end of its range.
    if (face === 'AD') expect(asked.find(({ key }) => key === 'penetration')).toMatchObject({ value: 5 })
  })

  test.each([
    ['2D', '2 1 5 2 5'],
    ['4D', '2 6 1 5 2 5'],
  ])('torpedoes find their place by D6 and D10, and count below the waterline alone: %s', (face, faces) => {
    const { why, state } = played(face, faces)
    expect(why.at(-1)).toBe('No torpedo strikes Majestic.')
    expect(majestic(state)).toEqual(majestic(fleet))
    expect(played('4D', '2 6 5 6 6 6', 'reach=1').why.at(-1)).toBe('One torpedo strikes Majestic.')
  })

  test('a mine is a torpedo hit below the waterline, wherever the die says', () => {
    expect(majestic(played('5D', '6 2 6 6').state).tracks).toMatchObject({ flotation: 29 })
  })

  test('a collision is the umpire’s, for each of the two', () => {
    const { asked, state } = played('8H', '', 'majestic/hurt=yes majestic/leaks=1')
    expect(asked.map(({ key }) => key)).toEqual(expect.arrayContaining(['majestic/hurt', 'magnificent/hurt']))
    expect(majestic(state).tracks).toMatchObject({ flooding: 1 })
  })
})
