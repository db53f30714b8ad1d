import { describe, expect, test } from 'vitest'
import { furutaka } from '../../ship/furutaka.testing'
import type { Nation, ShipType } from '../../ship/ship'
import { speedBoundTo } from './effective-hit'
import { shell, struck, target, type DamagedSetup } from './struck.testing'

describe('a steering hit', () => {
  const steered = (faces: readonly number[], has: DamagedSetup = {}) => struck(shell(8, 10), has, [1, 63, 1, ...faces])

  test('bends the rudder at a quarter of her speed', () => {
    expect(steered([1, 2]).casualties).toBe('rudderWarped:noLeftTurn')
    expect(steered([1, 4]).casualties).toBe('rudderWarped:noRightTurn')
    expect(steered([1, 2]).track('speed')).toBe(3.25)
  })

  test('jams it, or takes her helm for two turns', () => {
    expect(steered([3, 4]).casualties).toBe('rudderJammed:circlesRight')
    expect(steered([4], { turn: 3 }).casualties).toBe('noTurns@5')
    expect(steered([6]).casualties).toBe('steeringWild')
  })

  test('lasts the longer of the two', () => {
    expect(steered([4], { turn: 3, fields: { casualties: 'noTurns@4' } }).casualties).toBe('noTurns@5')
  })
})

describe('a bridge hit', () => {
  const bridged = (nation: Nation, type: ShipType, faces: readonly number[], has: DamagedSetup = {}) =>
    struck(shell(6, 5), { document: furutaka({ nation, type }), ...has }, [2, 25, ...faces])

  test('reads the table of her navy and type', () => {
    expect(bridged('JUN', 'CA', [1, 3]).casualties).toBe('mainDelay')
    expect(bridged('USN', 'CA', [1, 4], { turn: 2 }).casualties).toBe('gunsSilenced@4')
    expect(bridged('USN', 'CL', [1, 4], { turn: 2 }).casualties).toBe('silenced@4')
    expect(bridged('RN', 'BB', [1, 9]).casualties).toBe('portTorpedoDirectorOut')
    expect(bridged('other', 'AM', [1, 6]).casualties).toBe('secondaryDelay')
  })

  test('puts out directors and radios that her form has', () => {
    expect(bridged('USN', 'CA', [1, 9]).marks('s-26')).toEqual(['out'])
    expect(bridged('JUN', 'CA', [1, 5]).marks('s-31')).toEqual(['out'])
  })

  test('asks where no heading names her, by ruling', () => {
    const has = { houseRules: { bridgeTableFor: 'ask' } }
    const asked = struck(shell(6, 5), { document: furutaka({ nation: 'other', type: 'CA' }), ...has }, [2, 25, 1, 4], {
      'hit-1/bridge-table': 'axis',
    })
    expect(asked.casualties).toBe('silenced@3')
    expect(bridged('JUN', 'CA', [1, 1], has).casualties).toBe('conningAft')
  })

  test('reminds a flagship to shift her flag', () => {
    const flag = { fields: { flagship: 'yes' } }
    expect(bridged('JUN', 'CA', [1, 3], flag).why).toContain('Furutaka: the flag has to be shifted.')
    expect(bridged('JUN', 'CA', [1, 1], flag).why).not.toContain('Furutaka: the flag has to be shifted.')
  })
})

describe('a propulsion hit, by the optional rule', () => {
  const houseRules = { propulsionHits: 'on' }

  test('stops her: half of her speed for a turn, then still for a turn', () => {
    const hit = struck(shell(8, 10), { houseRules, turn: 3, tracks: { speed: 2.5 } }, [1, 31, 1, 1, 5])
    expect(hit.casualties).toBe('propulsionHit:125@5')
    const ship = hit.state.ships[target]!
    expect([3, 4, 5, 6].map((turn) => speedBoundTo(ship, turn))).toEqual([undefined, 1.25, 0, undefined])
  })

  test('over the figure of weapon and type her engines run on', () => {
    expect(struck(shell(8, 10), { houseRules }, [1, 31, 1, 1, 6]).casualties).toBe('')
  })

  test('is not rolled without the rule', () => {
    expect(struck(shell(8, 10), {}, [1, 31, 1, 1]).asked).not.toContain('propulsion')
  })
})
