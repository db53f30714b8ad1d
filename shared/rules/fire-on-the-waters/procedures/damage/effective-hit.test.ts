import { describe, expect, test } from 'vitest'
import { readCasualties, writeCasualties } from '../../../kit/casualties'
import { read } from '../../../run/run-procedure.testing'
import { furutaka } from '../../ship/furutaka.testing'
import type { Nation, ShipType } from '../../ship/ship'
import { bridgeHit, shockEffects, steeringHit, type ShockRow, type SpecialRow } from '../../tables/special-damage'
import { callCasualty, wildId } from './casualties'
import { speedBoundTo } from './effective-hit'
import { leaves, shell, struck, target, type Case, type DamagedSetup } from './struck.testing'

describe('a steering hit', () => {
  const steered = (what: string, dice: number[], after: Case[3], has: DamagedSetup = {}): Case => {
    return [what, shell(8, 10), [1, 63, 1, ...dice], after, has]
  }
  leaves([
    steered('bends the rudder at a quarter of her speed', [1, 2], {
      casualties: 'rudderWarped:noLeftTurn',
      speed: 3.25,
    }),
    steered('either way', [1, 4], { casualties: 'rudderWarped:noRightTurn' }),
    steered('jams it', [3, 4], { casualties: 'rudderJammed:circlesRight' }),
    steered('takes her helm for two turns', [4], { casualties: 'noTurns@5' }, { turn: 3 }),
    steered('or leaves it wild', [6], { casualties: 'steeringWild' }),
    steered(
      'lasts the longer of the two',
      [4],
      { casualties: 'noTurns@5' },
      { turn: 3, fields: { casualties: 'noTurns@4' } },
    ),
  ])
})

describe('a bridge hit', () => {
  const ask = { houseRules: { bridgeTableFor: 'ask' } }
  const flag = 'Furutaka: the flag has to be shifted.'
  const flagship = { fields: { flagship: 'yes' } }
  const bridged = (
    nation: Nation,
    type: ShipType,
    die: number,
    after: Case[3],
    has: DamagedSetup = {},
    said: Case[5] = {},
  ): Case => {
    const document = furutaka({ nation, type })
    const what = `on a ${type}, ${nation}: ${die}, ${JSON.stringify(has)}`
    return [what, shell(6, 5), [2, 25, 1, die], after, { document, ...has }, said]
  }
  leaves([
    // The table of her navy and type.
    bridged('JUN', 'CA', 3, { casualties: 'mainDelay', notWhy: flag }),
    bridged('USN', 'CA', 4, { casualties: 'gunsSilenced@4' }, { turn: 2 }),
    bridged('USN', 'CL', 4, { casualties: 'silenced@4' }, { turn: 2 }),
    bridged('RN', 'BB', 9, { casualties: 'portTorpedoDirectorOut' }),
    bridged('other', 'AM', 6, { casualties: 'secondaryDelay' }),
    // What her form has is out with it.
    bridged('USN', 'CA', 9, { marks: { 's-26': ['out'] } }),
    bridged('JUN', 'CA', 5, { marks: { 's-31': ['out'] } }),
    // Asked where no heading names her, by ruling.
    bridged('other', 'CA', 4, { casualties: 'silenced@3' }, ask, { 'hit-1/bridge-table': 'axis' }),
    bridged('JUN', 'CA', 1, { casualties: 'conningAft' }, ask),
    // A flagship has to shift her flag.
    bridged('JUN', 'CA', 3, { why: [flag] }, flagship),
    bridged('JUN', 'CA', 1, { notWhy: flag }, flagship),
  ])
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

describe('a casualty in words', () => {
  const rows: readonly (SpecialRow | ShockRow)[] = [
    ...steeringHit,
    ...Object.values(bridgeHit).flatMap((table) => [...table.rows]),
    ...shockEffects,
  ]
  const all = rows.flatMap(({ id, sub, turns }) => {
    const ofs = sub && id !== wildId ? sub.map(([, , of]) => of) : [undefined]
    return ofs.map((of) => ({ id, ...(of !== undefined && { of }), ...(turns !== undefined && { untilTurn: 3 }) }))
  })

  test.each(all)('%j has a sentence, and can be read again', (casualty) => {
    expect(read(callCasualty(casualty))).not.toBe('')
    expect(readCasualties(writeCasualties([casualty]) ?? '')).toEqual([casualty])
  })

  test('the ring main is out for two turns, or until repaired', () => {
    expect(read(callCasualty({ id: 'ringMain', untilTurn: 4 }))).toContain('up to and with turn 4')
    expect(read(callCasualty({ id: 'ringMain' }))).toContain('until repaired')
  })
})
