import { describe, expect, test } from 'vitest'
import { battleship, cruiser, document, fighters, motorBoatData } from '../../ship/stands.testing'
import { read, withUsualValues } from '../../../run/run-procedure.testing'
import { atTable } from '../table.testing'
import { airStand, played, plays, reckoned, shows, type Play } from '../played.testing'
import { antiAircraft } from './aa'
import { readiness } from '../turn/readiness'
import { shipId } from '../../../../kernel/ids'

const lrf: Play = {
  stands: { ship: { of: cruiser }, stand: { of: fighters } },
  input: { by: 'ship', at: 'stand', weapon: 'lrf', attacks: 1 },
}
const firing = (of: typeof cruiser): Play => ({ ...lrf, stands: { ...lrf.stands, ship: { of } } })

describe('8 and more with crew quality (ruling aaNeeded), D20 a factor', () => {
  const one = 'Tone Gawa fires at 802 Squadron: one aircraft lost'
  const third = '802 Squadron is down to a third or less: a morale test in the end phase.'
  plays(
    antiAircraft,
    lrf,
    `
    a hit is a flak marker and a saving throw; failed, one aircraft | 6 3 | ${one}; stand flak: 1; stand aircraft: 8
    saved | 6 4 | stand flak: 1; stand aircraft: 9
    a miss | 5 | stand flak: 0
    all factors shoot unless fewer are chosen | 6 7 5 1 3 9 attacks=4 | ${one}; asked: aa/die, save/save
    what is needed can be overruled | 6 says:aa/from=7 | stand flak: 0
    and what saves | 6 4 says:save/from=5 | stand aircraft: 8
    ruling: another number | 9 rule:aaNeeded=12 | stand flak: 0
    guns ashore throw misses again | 1 7 9 ship:of=airBase weapon=crf | stand flak: 1
    once | 1 1 ship:of=airBase weapon=crf | stand flak: 0
    ruling aaHit: the players say that a hit is flak alone | 6 rule:aaHit=ask says:hit=flak | stand flak: 1; stand aircraft: 9
    or a saving throw alone | 6 1 rule:aaHit=ask says:hit=save | stand flak: 0; stand aircraft: 8
    a third or less calls for a morale test | 6 1 stand:aircraft=4 | ${third}
    not before | 6 1 stand:aircraft=5 | not: ${third}
    and once | 6 1 stand:aircraft=3 | not: ${third}
    no more are lost than fly | 20 20 1 1 stand:aircraft=1 attacks=2 | stand aircraft: 0; Nothing is left of 802 Squadron.
    `,
  )
})

test('each sum is that of the questions it is for; saving throws that are alike share one', () => {
  const ofAll = (of: typeof cruiser) => {
    const { stands, input } = firing(of)
    const state = atTable(stands, {})
    const sums = antiAircraft.reckoning!(state, withUsualValues(antiAircraft, state, { ...input, weapon: 'all' }))
    return sums.map((sum) => sum.of)
  }
  expect(ofAll(battleship)).toEqual(['lrf', 'lrf/saves', 'crf', 'saves'])
})

test('where two weapons have hit, each saving throw says against which', () => {
  const { stands, input } = firing(battleship)
  const faces = Array.from({ length: 40 }, () => 10)
  const { questions } = played(antiAircraft, { stands, input: { ...input, weapon: 'all' }, faces })
  const saves = questions.filter(({ key }) => key.endsWith('/save'))
  expect(saves.map(({ because }) => read(because![0]!))).toEqual(['LRF', 'CRF'])
})

describe('what counts', () => {
  const dpaa = 'DPAA radar sees it +1'
  const lost = 'ship:e-gunneryRadar=struck'
  shows(
    antiAircraft,
    firing(battleship),
    `
    every modifier by name | ship:splash=2 stand:flak=1 attacks=8 bands=2
      | Thunderbolt: LRF; sum: Needed at aircraft (ruling) 8+, Crew quality +1, ${dpaa}, LRF at two range bands −3, 2 splash markers on the firer −2, One flak marker on the aircraft −1, 12+; Saving throw; saves: Saving throw 6+, LRF with AA+ −2, Hit points 6 +2, 6+; fails in 50 %
    radar that sees her | | 6+
    that sees nothing | radarSees=false | 7+
    that is lost | ship:e-dpaaRadar=struck | 7+; not: ${dpaa}
    LRF lose it with the gunnery radar of the ship | ${lost} | not: ${dpaa}
    smaller guns do not | weapon=crf ${lost} | ${dpaa}
    and have no AA+ | weapon=crf | saves: Saving throw 6+, Hit points 6 +2, 4+
    `,
  )
  const two = 'No hit 0.0625, One hit 0.375, 2 hits 0.5625'
  const lostOf = 'No aircraft lost 0.6006, One aircraft lost 0.3487, 2 aircraft lost 0.0506'
  shows(antiAircraft, lrf, `odds: hits and losses | attacks=2 | odds: ${two}, ${lostOf}`)

  test('by hit points: one is nothing, 22 and more is +5', () => {
    const saved = (hitPoints: number) =>
      reckoned(antiAircraft, { ...lrf, stands: { ...lrf.stands, stand: { of: airStand({ hitPoints }) } } }).sums[1]
        ?.total
    expect([1, 2, 3, 4, 7, 8, 13, 14, 21, 22, 60].map(saved).join(' ')).toBe('6+ 5+ 5+ 4+ 4+ 3+ 3+ 2+ 2+ 1+ 1+')
  })
})

describe('all her guns together', () => {
  const all = { ...firing(battleship), input: { by: 'ship', at: 'stand' } }
  const factors = 'ship:lrf=1 ship:mrf=1 ship:crf=1'
  plays(
    antiAircraft,
    all,
    `
    each throws before a marker lies on the aircraft | 20 20 20 1 9 9 ${factors}
      | asked: lrf/die, mrf/die, crf/die, lrf/saves/save, mrf/saves/save, crf/saves/save; stand flak: 3; stand aircraft: 8
    at two range bands LRF alone | 20 9 ${factors} bands=2 | asked: lrf/die, lrf/saves/save
    one kind as before | 20 9 ${factors} weapon=mrf | asked: aa/die, save/save
    `,
  )
  shows(antiAircraft, all, `a sum for each, and what saves from it | ${factors} | usual weapon: all; usual bands: 1`)

  test('odds: the hits of all of them, each loss once', () => {
    const { odds, sums } = reckoned(antiAircraft, {
      ...all,
      stands: { ...all.stands, stand: { of: fighters, tracks: { aircraft: 1 } } },
    })
    const lost = odds.filter(([say]) => say.includes('aircraft lost'))
    expect(lost.map(([say]) => say)).toEqual(['No aircraft lost', 'One aircraft lost'])
    expect(odds.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(sums.map(({ title }) => title)).toEqual([
      'Thunderbolt: LRF',
      'Saving throw',
      'Thunderbolt: CRF',
      'Saving throw',
    ])
  })
})

describe('small craft: their factors times the scale of their vessels', () => {
  const boats = firing(document({ ...motorBoatData, crewQuality: 0 }, { name: 'Boats' }))
  plays(antiAircraft, boats, 'four vessels | 8 7 1 1 9 weapon=crf attacks=4 | stand flak: 1')
  shows(antiAircraft, boats, 'two | ship:vessels=2 weapon=crf attacks=3 | refused: aa-attacks attacks')
})

test('a ship whose guns have not fired says that she has fired at aircraft', () => {
  const { state } = played(antiAircraft, { ...lrf, faces: [5] })
  const said = (ship: string) => readiness(state, state.ships[shipId(ship)]!).says?.map(read)
  expect(said('ship')).toEqual(['At aircraft she has.'])
})
