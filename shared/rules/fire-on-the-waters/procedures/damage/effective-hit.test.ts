import { describe, expect, test } from 'vitest'
import { readCasualties, writeCasualties } from '../../../kit/casualties'
import { read } from '../../../run/run-procedure.testing'
import type { Nation, ShipType } from '../../ship/ship'
import { bridgeHit, shockEffects, steeringHit, type ShockRow, type SpecialRow } from '../../tables/special-damage'
import { idOf, plays } from '../night-action.testing'
import { callCasualty, wildId } from './casualties'
import { speedBoundTo } from './effective-hit'
import { struck } from './struck.testing'

describe('a steering hit', () => {
  const hit = 'gun=8@10 1 63 1'
  plays(
    struck,
    `
    bends the rudder at a quarter of her speed | ${hit} 1 2
      | furutaka casualties: rudderWarped:noLeftTurn; furutaka speed: 3.25
    either way | ${hit} 1 4 | furutaka casualties: rudderWarped:noRightTurn
    jams it | ${hit} 3 4 | furutaka casualties: rudderJammed:circlesRight
    takes her helm for two turns | ${hit} 4 turn=3 | furutaka casualties: noTurns@5
    or leaves it wild | ${hit} 6 | furutaka casualties: steeringWild
    lasts the longer of the two | ${hit} 4 turn=3 Furutaka:casualties=noTurns@4 | furutaka casualties: noTurns@5
    `,
  )
})

describe('a bridge hit', () => {
  const hit = 'gun=6@5 2 25 1'
  const of = (nation: string, type: string) => `Furutaka:form.nation=${nation} Furutaka:form.type=${type}`
  const ask = 'rule:bridgeTableFor=ask'
  const flag = 'Furutaka: the flag has to be shifted.'
  plays(
    struck,
    `
    the table of the Axis | ${hit} 3 | furutaka casualties: mainDelay; not: ${flag}
    of heavy ships of the United States | ${hit} 4 turn=2 ${of('USN', 'CA')} | furutaka casualties: gunsSilenced@4
    of lighter ones | ${hit} 4 turn=2 ${of('USN', 'CL')} | furutaka casualties: silenced@4
    of the Royal Navy | ${hit} 9 ${of('RN', 'BB')} | furutaka casualties: portTorpedoDirectorOut
    of merchants | ${hit} 6 ${of('other', 'AM')} | furutaka casualties: secondaryDelay
    what her form has is out with it: a director | ${hit} 9 ${of('USN', 'CA')} | furutaka s-26: out
    or a radio | ${hit} 5 | furutaka s-31: out
    asked where no heading names her | ${hit} 4 ${ask} ${of('other', 'CA')} says:hit/hit-1/bridge-table=axis
      | furutaka casualties: silenced@3
    and only there | ${hit} 1 ${ask} | furutaka casualties: conningAft; not: bridge-table
    a flagship has to shift her flag | ${hit} 3 Furutaka:flagship=yes | ${flag}
    by some rows alone | ${hit} 1 Furutaka:flagship=yes | not: ${flag}
    `,
  )

  const silent = [
    'conningAft',
    'telegraphOut',
    'mainDelay flag',
    'silenced@3 flag',
    'signalsGone flag',
    'secondaryDelay',
  ]
  const ofGuns = silent.with(3, 'gunsSilenced@3 flag')
  const radars = ['fireControlRadarsOut', 'fireControlRadarsOut']
  test.each<[nation: Nation, type: ShipType, does: readonly string[]]>([
    ['JUN', 'CA', silent],
    ['USN', 'BB', [...ofGuns, ...radars, 'forwardMainDirectorOut', 'forwardSecondaryDirectorOut']],
    ['USN', 'DD', [...silent, ...radars, 'portTorpedoDirectorOut', 'starboardTorpedoDirectorOut']],
  ])('each face does what the sheet prints of it: %s %s', (nation, type, does) => {
    const setup = { japan: { Furutaka: { form: { nation, type }, fields: { flagship: 'yes' } } } }
    const did = does.map((_each, at) => {
      const { on, why } = struck({ setup, input: { gun: '6@5' }, faces: [2, 25, 1, at + 1], said: {} })
      return `${String(on('furutaka').field('casualties'))}${why.includes(flag) ? ' flag' : ''}`
    })
    expect(did).toEqual(does)
  })
})

describe('a propulsion hit, by the optional rule', () => {
  const hit = 'gun=8@10 1 31 1 1'
  plays(
    struck,
    `
    over the figure of weapon and type her engines run on | ${hit} 6 rule:propulsionHits=on | furutaka casualties:
    is not rolled without the rule | ${hit} | not: propulsion
    stops her | ${hit} 5 rule:propulsionHits=on turn=3 Furutaka:speed=2.5 | furutaka casualties: propulsionHit:125@5
    `,
  )

  test('half of her speed for a turn, then still for a turn', () => {
    const japan = { Furutaka: { tracks: { speed: 2.5 } } }
    const setup = { japan, turn: 3, houseRules: { propulsionHits: 'on' } }
    const { draft } = struck({ setup, input: { gun: '8@10' }, faces: [1, 31, 1, 1, 5], said: {} })
    const bound = [3, 4, 5, 6].map((turn) => speedBoundTo(draft.ship(idOf('Furutaka')), turn))
    expect(bound).toEqual([undefined, 1.25, 0, undefined])
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
