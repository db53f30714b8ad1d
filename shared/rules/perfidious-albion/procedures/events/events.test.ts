import { describe, expect, test } from 'vitest'
import { navalEventIds } from '../../../../decks/naval/events'
import { lastingEvents } from '../../../../game/decks/lasting'
import type { GameState } from '../../../../game/state'
import { boxId, trackId } from '../../../../kernel/ids'
import { dice } from '../../../../kernel/script.testing'
import { plays, withDeck } from '../../../event-cards/event-cards.testing'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import { perfidiousAlbion } from '../../index'
import { damageControl } from '../damage-control/damage-control'
import { fireGrows, firesOut } from '../damage/fire-flash-flooding'
import { firingGuns, gunsOf, silent, tubeMounts, tubesSilent } from '../gunnery/guns'
import { salvo } from '../gunnery/salvo'
import { sumsOf, usualOf } from '../gunnery/salvo.testing'
import { moveSquadron } from '../movement/move-squadron'
import { legalSpeeds } from '../movement/speeds'
import { launchableTorpedoes } from '../torpedoes/templates'
import { atSea, brest, channel, england, fired, france, idOf, runs } from '../turn/fleet.testing'
import { dueThisTurn } from '../turn/sequence'

type SeaSetup = NonNullable<Parameters<typeof atSea>[0]>

/** English mishaps, played by France. */
const sea = (setup: SeaSetup = {}) => withDeck(atSea(setup), england, france)

const played = (face: string, faces: number[] = [], answers = {}, setup: SeaSetup = {}) =>
  plays(perfidiousAlbion, sea(setup), face, dice(...faces), answers)

const majestic = ({ ships }: GameState) => ships[idOf('Majestic')]!
const next = (state: GameState): GameState => ({ ...state, turn: state.turn + 1 })

/** Guns that she can fire to starboard. */
function guns(state: GameState, letter: 'Z' | 'B'): number {
  const groups = firingGuns(state, [majestic(state)], [letter], { sector: 'starboard', rangeInches: 16 })
  return gunsOf(groups.flatMap(({ ships }) => ships.flatMap(({ mounts }) => mounts)))
}

const fleet = sea()

describe('a battery silent for a turn', () => {
  test('main battery: not a heavy gun, the others fire; the next turn all of them', () => {
    const { state, lasting } = played('3H')
    expect(lasting).toMatchObject([{ isApplied: true }])
    expect([guns(fleet, 'Z'), guns(state, 'Z'), guns(state, 'B')]).toEqual([4, 0, guns(fleet, 'B')])
    expect(guns(next(state), 'Z')).toBe(4)
  })

  test('secondary battery: every gun that is not of the heaviest letter', () => {
    const { state } = played('4H')
    expect([guns(state, 'Z'), guns(state, 'B')]).toEqual([4, 0])
  })

  test('check fire: no gun and no torpedo', () => {
    const { state } = played('10H')
    expect(read(silent(state, majestic(state))!)).toBe('silenced by an event card')
    expect(launchableTorpedoes(state, majestic(state))).toEqual([])
    expect(launchableTorpedoes(fleet, majestic(fleet))).not.toEqual([])
  })

  test('torpedoes', () => {
    const { state } = played('2H')
    expect([launchableTorpedoes(state, majestic(state)), silent(state, majestic(state))]).toEqual([[], undefined])
    expect(launchableTorpedoes(next(state), majestic(state))).not.toEqual([])
  })

  test('the form says why, and the salvo is refused', () => {
    const { state } = played('10H')
    const input = usualOf(state, { squadron: channel, ships: 'majestic', letters: 'Z' })
    const ships = salvo.fields(state, input).find(({ name }) => name === 'ships')
    expect(ships?.kind === 'ships' && read(ships.cannot[idOf('Majestic')]!)).toBe('silenced by an event card')
    expect(refusalOf(salvo, state, input)).toBe('nothing-left-to-fire')
  })
})

describe('half a battery until repaired', () => {
  test('half of the turrets, and her owner says which', () => {
    const { state, said } = played('7D', [], { half: 'aft' })
    expect(said.at(-1)).toBe('england: Majestic: one mount is out. Which?')
    expect(guns(state, 'Z')).toBe(2)
    const ahead = firingGuns(state, [majestic(state)], ['Z'], { sector: 'bow', rangeInches: 16 })
    expect(ahead).toHaveLength(1)
    expect(guns(next(next(state)), 'Z')).toBe(2)
  })

  test('half of the tubes: three mounts are two out, or one by the house rule', () => {
    const out = (halfBattery: string) =>
      played('10D', [], {}, { houseRules: { halfBattery } }).lasting[0]!.noted['mounts']
    const odd = Number(out('up')) - Number(out('down'))
    expect([0, 1]).toContain(odd)
    const { state } = played('10D')
    const torpedoes = (now: GameState) =>
      launchableTorpedoes(now, majestic(now)).reduce((sum, way) => sum + way.torpedoes, 0)
    expect(torpedoes(state)).toBeLessThan(torpedoes(fleet))
  })

  test('wrecked mounts are no part of the half: it is taken of those that stand, and stays what it was', () => {
    const wrecked = { boxes: { '3-2': ['struck'], '2-5': ['flooded'] } } as const
    const hurt = sea({ channel: { Majestic: wrecked } })
    const turret = plays(perfidiousAlbion, hurt, '7D')
    expect([guns(hurt, 'Z'), guns(turret.state, 'Z'), turret.asked]).toEqual([2, 0, []])
    const tubes = (state: GameState) =>
      tubeMounts(majestic(state)).filter((mount) => tubesSilent(state, majestic(state), mount))
    const { state } = plays(perfidiousAlbion, hurt, '10D')
    expect(tubes(state).map(({ box }) => box)).toEqual(['9-5'])
    // What is wrecked later takes none of the silence over.
    const later = played('7D', [], { half: 'aft' }).state
    const shot = { ...majestic(later), boxes: { ...majestic(later).boxes, [boxId('8-2')]: ['struck' as const] } }
    expect(guns({ ...later, ships: { ...later.ships, [shot.id]: shot } }, 'Z')).toBe(2)
  })

  test('journals that noted no mounts by name keep the half they had', () => {
    const { state } = played('7D', [], { half: 'aft' })
    const markers = state.markers.map((marker) => {
      const { silent: _, ...values } = marker.values
      return { ...marker, values }
    })
    const bow = (now: GameState) => firingGuns(now, [majestic(now)], ['Z'], { sector: 'bow', rangeInches: 16 })
    expect(bow({ ...state, markers })).toEqual(bow(state))
  })

  test('the secondary battery of one side', () => {
    const { state } = played('KD', [5])
    expect(guns(state, 'B')).toBe(0)
    const toPort = firingGuns(state, [majestic(state)], ['B'], { sector: 'port', rangeInches: 16 })
    expect(gunsOf(toPort.flatMap(({ ships }) => ships.flatMap(({ mounts }) => mounts)))).toBe(6)
  })

  test('damage control ends it: a crew test, named before the die', () => {
    const { state } = played('7D')
    const { state: mended, why } = runs(damageControl, state, { ship: 'majestic' }, dice(1), {
      'test-1/repair': 'event',
    })
    expect(guns(mended, 'Z')).toBe(4)
    expect(why).toContain('Major Main Battery Casualty repaired: Majestic')
    expect(lastingEvents(mended)).toEqual([])
  })
})

test('local control: the main battery shoots as a poor crew does, and dialogue and sum agree', () => {
  const { state } = played('8D')
  const total = (now: GameState) => {
    const input = usualOf(now, { squadron: channel, ships: 'majestic', letters: 'Z B', rangeInches: 16 })
    return sumsOf(now, input).map((sum) => Number(sum.total.values?.['percent']))
  }
  const [z = 0, b = 0] = total(fleet)
  expect(total(state)).toEqual([z - 40, b])
  const input = usualOf(state, { squadron: channel, ships: 'majestic', letters: 'Z', rangeInches: 56 })
  const { why } = runs(salvo, state, input, dice(10))
  expect(why).toContain('Majestic, Z guns in local control: −10 %')
})

describe('half speed', () => {
  test('her maximum is halved, down to a whole inch', () => {
    for (const face of ['5H', '6D']) {
      const { state } = played(face)
      expect(legalSpeeds(state, majestic(state)).ahead?.most).toBe(8)
      expect(legalSpeeds(state, majestic(state)).because.map(read)).toContain('An event card halves it.')
    }
  })

  test('two cards do not halve it twice; one is over with the turn, the other when repaired', () => {
    const once = played('6D').state
    const twice = plays(perfidiousAlbion, once, '5H').state
    expect(legalSpeeds(twice, majestic(twice)).ahead?.most).toBe(8)
    expect(legalSpeeds(next(twice), majestic(twice)).ahead?.most).toBe(8)
    const { state } = runs(damageControl, twice, { ship: 'majestic' }, dice(1), { 'test-1/repair': 'event' })
    expect(legalSpeeds(next(state), majestic(state)).ahead?.most).toBe(16)
  })
})

describe('steering', () => {
  const ahead = { squadron: channel, way: 'ahead', speed: 12, hazard: 'none' }
  const d6 = { houseRules: { steeringCasualty: 'd6' } }

  test('as a steering hit, for this turn; damage control has nothing to repair', () => {
    const { state } = played('6H')
    const { why, questions } = runs(moveSquadron, state, ahead)
    expect(questions.map(({ ask }) => read(ask))).toContain(
      'An event card has Majestic steer as after a hit. How does she steer?',
    )
    expect(why).toContain('Majestic does not answer her helm and goes straight ahead.')
    expect(refusalOf(damageControl, state, { ship: 'majestic' })).toBe('nothing-to-repair')
    expect(runs(moveSquadron, next(state), ahead).questions).toEqual([])
  })

  test('until the gear is repaired', () => {
    const { state } = played('JD')
    const { state: mended } = runs(damageControl, state, { ship: 'majestic' }, dice(1), { 'test-1/repair': 'steering' })
    expect(lastingEvents(mended)).toEqual([])
    expect(runs(moveSquadron, mended, ahead).questions).toEqual([])
  })

  test('by the die: a new one each turn', () => {
    const { state } = played('JD', [2], {}, d6)
    const moved = runs(moveSquadron, state, ahead)
    expect(moved.why).toContain('Majestic: turns left 90°')
    const again = runs(moveSquadron, next(moved.state), ahead, dice(6))
    expect(again.why).toContain('A 6: Majestic, right 180°.')
    expect(lastingEvents(again.state)).toMatchObject([{ noted: { course: 'right180', rolledIn: 2 } }])
  })

  test('a formation at random: every ship of it', () => {
    const { why } = runs(moveSquadron, played('QD', [1]).state, ahead)
    expect(why).toEqual(expect.arrayContaining(['Majestic: turns left 180°', 'Magnificent: turns left 180°']))
  })
})

describe('fire', () => {
  const fire = (state: GameState) => majestic(state).tracks[trackId('fire')]

  test('for one turn: it does not spread, and goes out at the end of the firing', () => {
    const { state } = played('9H')
    expect(fire(state)).toBe(1)
    expect(refusalOf(fireGrows, state)).toBe('nothing-burns')
    const over = fired(state, channel, brest)
    expect(dueThisTurn(over).map(({ procedure }) => procedure)).toContain('firesOut')
    const { state: out, label } = runs(firesOut, over)
    expect([fire(out), lastingEvents(out), label]).toEqual([0, [], 'one fire of an event card goes out'])
    expect(refusalOf(firesOut, out)).toBe('nothing-burns')
  })

  test('one that was forgotten is still to be put out in the next turn', () => {
    const later = next(played('9H').state)
    expect(dueThisTurn(later).map(({ procedure }) => procedure)).toContain('firesOut')
    expect(fire(runs(firesOut, later).state)).toBe(0)
    // What is over of other cards does not call for it before the firing ends.
    const other = plays(perfidiousAlbion, next(played('3H').state), '9H').state
    expect(dueThisTurn(other).map(({ procedure }) => procedure)).not.toContain('firesOut')
  })

  test('a serious fire grows until damage control has put it out', () => {
    const { state } = played('9D')
    const grown = runs(fireGrows, state).state
    expect(fire(grown)).toBe(2)
    const said = { 'test-1/repair': 'fire', 'test-2/repair': 'fire' }
    const { state: out } = runs(damageControl, grown, { ship: 'majestic' }, dice(1, 1), said)
    expect([fire(out), lastingEvents(out)]).toEqual([0, []])
  })

  test('what burns for one turn leaves the level that it found, however many and whatever the level', () => {
    for (let level = 0; level <= 7; level++) {
      for (let cards = 1; cards <= 3; cards++) {
        let state = sea({ channel: { Majestic: { tracks: { fire: level } } } })
        for (let card = 1; card <= cards; card++) {
          // The card that fills the track sets off an explosion, which finds no hull in that place.
          const faces = level + card === 7 ? [1, 1] : []
          state = plays(perfidiousAlbion, state, '9H', dice(...faces)).state
        }
        const out = level === 7 ? state : runs(firesOut, state).state
        expect([level, cards, fire(out)]).toEqual([level, cards, level])
      }
    }
  })

  test('at Explosion! it changes nothing, in this turn or the next', () => {
    const { state, why } = played('9H', [], {}, { channel: { Majestic: { tracks: { fire: 7 } } } })
    expect(why).toContain('Majestic is already at Explosion!, and the card adds nothing.')
    for (const now of [fired(state, channel, brest), fired(next(state), channel, brest)]) {
      expect(fire(now)).toBe(7)
      expect([refusalOf(firesOut, now), refusalOf(fireGrows, now)]).toEqual(['nothing-burns', 'nothing-burns'])
      expect(dueThisTurn(now).map(({ procedure }) => procedure)).not.toContain('firesOut')
    }
  })

  test('on a track that is full it explodes', () => {
    const { why } = played('9D', [1, 1], {}, { channel: { Majestic: { tracks: { fire: 6 } } } })
    expect(why.join(' ')).toContain('Explosion!')
  })
})

test('what these rules do not know stands as a reminder', () => {
  const line = { reserve: { Canopus: {} }, brest: { Brennus: {}, Hoche: {}, Neptune: {} } }
  const reminders = navalEventIds.filter((face) => {
    const faces = ['JH', 'QH'].includes(face) ? [1] : []
    if (!['AH', '7H', 'JH', 'QH', 'KH'].includes(face)) return false
    return played(face, faces, {}, line).lasting.some(({ isApplied }) => !isApplied)
  })
  expect(reminders).toEqual(['7H', 'KH'])
})

test('a struck ship is one that meets the moment: she has the battery, and still obeys orders', () => {
  const among = (face: string, Majestic: NonNullable<SeaSetup['channel']>[string]) => {
    const [question] = played(face, [], {}, { channel: { Majestic, Mars: {}, Jupiter: {} } }).asked
    return question?.kind === 'choose' && question.options.map(({ value }) => value)
  }
  expect(among('3H', { fields: { standing: 'struck' } })).toEqual(['mars', 'jupiter'])
  expect(among('2H', { card: { cells: [{ at: '5-4', armour: 0, fireMark: false, holds: [] }] } })).toEqual([
    'mars',
    'jupiter',
  ])
  expect(among('7H', { fields: { standing: 'struck' } })).toEqual(['majestic', 'mars', 'jupiter'])
})

test('by night the spotter plane lights up a formation: the light is known, and may be overruled', () => {
  const lit = played('KH', [], {}, { table: { timeOfDay: 'night' } })
  expect(lit.lasting).toMatchObject([{ squadron: channel, isApplied: true }])
  expect(played('KH').lasting).toMatchObject([{ ship: idOf('Brennus') }])
})

describe('struck at once', () => {
  test('dive bombers: each 12″ shell hits on 1–10 of D20, and goes in like a Y gun at the end of its range', () => {
    const { why, state, lasting } = played('AD', [2, 10, 11, 1, 1])
    expect(why).toContain('Majestic: shells that hit, 1 of 2.')
    expect([lasting, state.pending]).toEqual([[], []])
    expect(played('AD', [2, 10, 11, 1, 1]).asked.find(({ key }) => key === 'penetration')).toMatchObject({ value: 5 })
  })

  test('level bombers: 8″ shells on a 1 of D20', () => {
    const { why } = played('3D', [1, 1, 1, 1, 2, 3, 20])
    expect(why).toContain('Majestic: shells that hit, 0 of 3.')
  })

  test('torpedoes find their place by D6 and D10, and count below the waterline alone', () => {
    for (const [face, first] of [
      ['2D', [2]],
      ['4D', [2, 6]],
    ] as const) {
      const { why, state } = played(face, [...first, 1, 5, 2, 5])
      expect(why.at(-1)).toBe('No torpedo strikes Majestic.')
      expect(majestic(state)).toEqual(majestic(fleet))
    }
    expect(played('4D', [2, 6, 5, 6, 6, 6], { reach: 1 }).why.at(-1)).toBe('One torpedo strikes Majestic.')
  })

  test('a mine is a torpedo hit below the waterline, wherever the die says', () => {
    const flotation = trackId('flotation')
    const { state } = played('5D', [6, 2, 6, 6])
    expect(majestic(state).tracks[flotation]).toBe(majestic(fleet).tracks[flotation]! - 1)
  })

  test('a collision is the umpire’s, for each of the two', () => {
    const { asked, state } = played('8H', [], { 'majestic/hurt': true, 'majestic/leaks': 1 })
    expect(asked.map(({ key }) => key)).toEqual(expect.arrayContaining(['majestic/hurt', 'magnificent/hurt']))
    expect(majestic(state).tracks[trackId('flooding')]).toBe(1)
  })
})
