import { isLitUp } from '../../../../game/decks/in-force'
import { lastingEvents } from '../../../../game/decks/lasting'
import type { Effect } from '../../../../game/effect'
import { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { dice } from '../../../../kernel/script.testing'
import { plays as playsCard, withDeck } from '../../../event-cards/event-cards.testing'
import { endEvent } from '../../../event-cards/lasting-ends'
import { casualtiesField, casualtiesOf } from '../../../kit/casualties'
import { read } from '../../../run/run-procedure.testing'
import { fireOnTheWaters } from '../../index'
import { presentSpeed } from '../../ship/speed'
import { waitingHits } from '../../table/markers'
import { fightFire } from '../damage-control/fires'
import { repair } from '../damage-control/repair'
import { gunfire } from '../gunnery/gunfire'
import { gunfireForm } from '../gunnery/gunfire-form'
import { faultOf, mountsOf } from '../gunnery/mounts'
import { reckoned } from '../gunnery/reckoning'
import {
  allies,
  atNight,
  comesTo,
  fieldsOf,
  idOf,
  japan,
  runs,
  type Given,
  type NightSetup,
} from '../night-action.testing'
import { spot } from '../spotting/spot'
import { canLaunch } from '../torpedoes/tubes'
import { turnEnds } from '../turn/turn'
import { eventFiresOut, eventsDue, mendEvent } from './ended'
import { describe, expect, test } from 'vitest'

/** Japanese mishaps, played by the Allies; the first ship is struck unless said otherwise. */
const played = ({ setup, input: { card }, faces, said }: Given) =>
  playsCard(fireOnTheWaters, withDeck(atNight(setup), japan, allies), String(card), dice(...faces), said)
const card = (face: string, faces: number[] = [], said: Given['said'] = {}, setup: NightSetup = {}) =>
  played({ setup, input: { card: face }, faces, said })
const furutaka = ({ ships }: GameState) => ships[idOf('Furutaka')]!
const next = (state: GameState): GameState => ({ ...state, turn: state.turn + 1 })

/** Gun mounts that can fire, and torpedo mounts. */
function ready(state: GameState): string {
  const ship = furutaka(state)
  const guns = mountsOf(ship).filter(({ battery, mount }) => !faultOf(state, ship, battery, mount))
  return [...guns.map(({ mount }) => mount.id), ...canLaunch(state, ship).map(({ id }) => id)].join(' ')
}
const secondaries = 'S1 S2 S3 S4'
const all = `A B Y ${secondaries} T1 T2`

describe('what a card puts out', () => {
  comesTo(
    (given) => [played(given).state, next(played(given).state)].map(ready).join(', then '),
    `
    her main battery for a turn | card=3H | ${secondaries} T1 T2, then ${all}
    her secondaries | card=4H | A B Y T1 T2, then ${all}
    her torpedoes | card=2H | A B Y ${secondaries}, then ${all}
    all her weapons | card=10H | , then ${all}
    half of her turrets, counted as her owner says | card=7D says:half=aft
      | A ${secondaries} T1 T2, then A ${secondaries} T1 T2
    one fewer by the house rule | card=7D says:half=fore rule:halfBattery=down
      | B Y ${secondaries} T1 T2, then B Y ${secondaries} T1 T2
    half of her tubes | card=10D says:half=fore | A B Y ${secondaries} T2, then A B Y ${secondaries} T2
    the secondaries of one side | 1 card=KD | A B Y S2 S4 T1 T2, then A B Y S2 S4 T1 T2
    `,
  )

  test('repaired, the card is over', () => {
    const { state, why } = card('7D', [], { half: 'aft' })
    expect(why).toContain('Furutaka: out of action are Y, B.')
    const mended = runs(repair, state, { ship: 'furutaka', what: 's-23 s-24 s-53 s-54' }).state
    expect([ready(mended), lastingEvents(mended)]).toEqual([all, []])
    const side = card('KD', [1]).state
    expect(ready(runs(mendEvent, side, { event: lastingEvents(side)[0]!.marker }).state), 'by name').toBe(all)
  })
})

describe('speed', () => {
  const most = (state: GameState) => presentSpeed(furutaka(state)).most

  test('is halved for the turn, and comes back when it ends', () => {
    const { state } = card('5H')
    expect([most(state), most(runs(turnEnds, { ...state, phase: 'damageControl' }).state)]).toEqual([2, 4.25])
  })

  test('is halved until repaired, and never twice', () => {
    const { state } = card('6D')
    expect(most(playsCard(fireOnTheWaters, state, '5H', dice()).state)).toBe(2)
    const mended = runs(repair, state, { ship: 'furutaka', what: 'speedPercent:50' }).state
    expect([most(mended), lastingEvents(mended)]).toEqual([4.25, []])
  })
})

comesTo(
  (given) => String(furutaka(played(given).state).fields[casualtiesField] ?? ''),
  `
  steering is lost for this turn | 3 5 card=6H | rudderJammed:straight@1
  or until repaired | 5 card=JD | handSteering
  main battery in local control | card=8D | powerMainLocal
  steering by the die of the card, by house rule | 2 card=6H rule:steeringCasualty=d6 |
  `,
)

comesTo(
  (given) =>
    waitingHits(played(given).state).map(
      ({ count, weapon, inches, target, by }) => `${count} ${weapon} of ${inches} on ${target}${by}`,
    ),
  `
  so many 12″ bombs, each on 1 to 10 | 3 10 11 1 card=AD | 2 bomb of 12 on furutaka
  torpedoes by their tables | 4 30 card=2D | 1 torpedo of 18 on furutaka
  a mine is a torpedo of 21″ | card=5D | 1 torpedo of 21 on furutaka
  without a hit no marker is placed | 1 20 card=AD |
  `,
)

test('steering by the die of the card is noted', () => {
  const { lasting } = card('6H', [2], {}, { houseRules: { steeringCasualty: 'd6' } })
  expect(lasting[0]?.noted['course']).toBe('left90')
})

describe('fire', () => {
  test('for a turn: where a D36 says, out at its end', () => {
    const { state } = card('9H', [31])
    expect(furutaka(state).boxes).toMatchObject({ 's-31': ['burning'] })
    const ending = { ...state, phase: 'damageControl' }
    expect(eventsDue(ending)).toMatchObject([{ procedure: 'eventFiresOut' }])
    const out = runs(eventFiresOut, ending).state
    expect(furutaka(out).boxes).not.toMatchObject({ 's-31': ['burning'] })
    expect(lastingEvents(out)).toEqual([])
  })

  test('until put out', () => {
    expect(lastingEvents(runs(fightFire, card('9D', [55]).state, { ship: 'furutaka', fires: 's-55' }).state)).toEqual(
      [],
    )
  })
})

describe('what look-outs and gunners read of a card', () => {
  const hers = { squadron: 'cruisers', ships: 'furutaka' }
  const usualOf = (state: GameState, name: string) => fieldsOf(gunfire, state, hers)[name]?.default
  const aircraft = (setup: NightSetup, said = {}) =>
    playsCard(fireOnTheWaters, withDeck(atNight(setup), allies, japan), 'KH', dice(), said)

  test('a formation that aircraft light up by night is lit for look-outs and guns, for that turn', () => {
    const { state } = aircraft({})
    const lit = [atNight(), state, next(state)].map((of) => fieldsOf(spot, of)['targetLit']?.default)
    expect([...lit, isLitUp(state, idOf('Astoria'))]).toEqual([false, true, false, true])
  })

  test('target confusion: the default is another ship than she was ordered, for this turn', () => {
    const { state, lasting } = card('JH', [], { ordered: 'astoria', nearer: 'quincy' })
    expect(lasting).toMatchObject([{ isApplied: true }])
    expect([usualOf(state, 'target'), usualOf(next(state), 'target')]).toEqual(['quincy', 'astoria'])
    const warned = (target: string) => gunfire.warnings!(state, { ...hers, target }).map(read)
    expect(warned('astoria')).toContain(
      'This turn the main battery of Furutaka fires at Quincy, whatever she was ordered.',
    )
    expect(warned('quincy')).toEqual([])
  })

  test('a plane that a card sends spots for her, whether she carries one or not', () => {
    const { state, lasting } = aircraft({ table: { light: 'day' } }, { ship: 'furutaka' })
    expect(lasting).toMatchObject([{ isApplied: true, noted: { light: 'day' } }])
    expect([usualOf(state, 'spotterPlane'), usualOf(next(state), 'spotterPlane')]).toEqual([true, undefined])
    const initial = (more = {}) =>
      reckoned(state, gunfireForm.read(state, { ...hers, rangeInches: 19, batteries: 'main-8', ...more }))[0]?.initial
    expect(initial()).toBe(Number(initial({ spotterPlane: false })) + 2)
  })
})

test('an event ended by hand removes from her card what it put there', () => {
  const ended = ({ state }: { readonly state: GameState }) => {
    const entry = endEvent(state, lastingEvents(state)[0]!.marker, fireOnTheWaters)!
    const draft = new RuleDraft(fireOnTheWaters, state)
    for (const effect of (entry as { effects: readonly Effect[] }).effects) draft.apply(effect)
    return draft.state
  }
  const rid = ended(card('6D'))
  expect([casualtiesOf(furutaka(rid)), lastingEvents(rid)]).toEqual([[], []])
  expect(furutaka(ended(card('9D', [55]))).boxes).not.toMatchObject({ 's-55': ['burning'] })
  expect(ready(ended(card('7D', [], { half: 'aft' })))).toBe(all)
})

test('collisions are logged, and left to the players', () => {
  const { lasting, why } = card('8H')
  expect([lasting.length, why.join(' ')]).toEqual([0, expect.stringContaining('Furutaka')])
})
