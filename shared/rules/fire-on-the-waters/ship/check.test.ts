import { describe, expect, test } from 'vitest'
import type { ScenarioSetup } from '../../../documents/scenario'
import { en } from '../../words'
import { sayRefusal } from '../../../words/say-refusal'
import { speaker } from '../../../words/speak'
import type { Result } from '../../../kernel/result'
import { sideId, squadronId, shipId } from '../../../kernel/ids'
import { checkSetup } from '../table/check-setup'
import { checkShip } from './check-ship'
import { furutaka } from './furutaka.testing'
import { shipOf } from './ship-data'
import type { Place } from './ship'

const words = speaker(en)
const sound = shipOf(furutaka())

/** The code and the place of a refusal; its sentence has to be there. */
function refusal(checked: Result<unknown>): unknown {
  if (checked.ok) return 'taken'
  expect(sayRefusal(words, checked)).not.toMatch(/\{(?!line)\w+\}/)
  expect(sayRefusal(words, checked)).not.toBe(words('app.refusedOtherwise', { code: checked.code }))
  return [checked.code, checked.values['where']]
}

const withPlace = (at: number, change: Partial<Place>) =>
  checkShip(furutaka({ places: sound.places.map((place) => (place.at === at ? { ...place, ...change } : place)) }))

test('a sound data form is taken', () => {
  expect(checkShip(furutaka())).toMatchObject({ ok: true })
})

describe('a data form is refused', () => {
  test('whose locations do not make 36, bow to stern, each once', () => {
    const { places } = sound
    expect(refusal(checkShip(furutaka({ places: places.slice(0, 35) })))).toEqual([
      'ship-places-missing',
      'data.places',
    ])
    expect(refusal(checkShip(furutaka({ places: [...places, places[0]!] })))).toEqual([
      'ship-place-twice',
      'data.places[36].at',
    ])
    expect(refusal(checkShip(furutaka({ places: places.toReversed() })))).toEqual([
      'ship-place-out-of-order',
      'data.places[0].at',
    ])
    for (const at of [0, 10, 17, 27, 67, -11, 1e9]) {
      expect(refusal(withPlace(22, { at }))).toEqual(['ship-place-unknown', 'data.places[7].at'])
    }
    expect(refusal(checkShip(furutaka({ places: places.map((place) => ({ ...place, points: 0 })) })))).toEqual([
      'ship-without-flotation',
      'data.places',
    ])
  })

  test('whose places hold what she does not have', () => {
    expect(refusal(withPlace(21, { above: { kind: 'mount', mount: 'Q' } }))).toEqual([
      'ship-mount-unknown',
      'data.places[6].above.mount',
    ])
    expect(refusal(withPlace(42, { above: { kind: 'torpedoMount', mount: 'T9' } }))).toEqual([
      'ship-torpedo-mount-unknown',
      'data.places[19].above.mount',
    ])
    expect(refusal(withPlace(11, { above: { kind: 'fireControlRadar', set: 'Mk 3', battery: 'Z' } }))).toEqual([
      'ship-battery-unknown',
      'data.places[0].above.battery',
    ])
    expect(refusal(withPlace(55, { hull: { kind: 'magazine', feeds: ['Y', 'X'], serves: 'Y' } }))).toEqual([
      'ship-magazine-feeds-no-mount',
      'data.places[28].hull.feeds[1]',
    ])
    expect(refusal(withPlace(52, { torpedoSpan: { from: 53, to: 55 } }))).toEqual([
      'ship-torpedo-span-off',
      'data.places[25].torpedoSpan',
    ])
  })

  test('whose mounts, rooms or shafts are not connected', () => {
    expect(refusal(withPlace(42, { above: null }))).toEqual(['ship-mount-unplaced', 'data.torpedoes.mounts[0].id'])
    expect(refusal(withPlace(43, { hull: { kind: 'boilerRoom', room: 'B9' } }))).toEqual([
      'ship-room-unknown',
      'data.places[20].hull.room',
    ])
    expect(refusal(withPlace(43, { hull: { kind: 'stores' } }))).toEqual(['ship-room-unplaced', 'data.rooms[4].id'])
    expect(refusal(checkShip(furutaka({ shafts: 3 })))).toEqual(['ship-shaft-unknown', 'data.rooms[5].shafts[1]'])
    const rooms = sound.rooms.map((room) => (room.id === 'E1' ? { ...room, shafts: [1] } : room))
    expect(refusal(checkShip(furutaka({ rooms })))).toEqual(['ship-shaft-unturned', 'data.shafts'])
    expect(refusal(checkShip(furutaka({ rooms: [...sound.rooms, sound.rooms[0]!] })))).toEqual([
      'ship-id-twice',
      'data.rooms[7].id',
    ])
  })

  test('whose guns and torpedoes the tables cannot read', () => {
    const main = sound.batteries[0]!
    const withMain = (change: Partial<typeof main>) =>
      checkShip(furutaka({ batteries: [{ ...main, ...change }, ...sound.batteries.slice(1)] }))
    expect(refusal(withMain({ inches: 20 }))).toEqual(['document-number-large', 'data.batteries[0].inches'])
    expect(refusal(withMain({ bands: main.bands.toReversed() }))).toEqual([
      'ship-band-falls',
      'data.batteries[0].bands[1].toInches',
    ])
    expect(refusal(withMain({ mounts: main.mounts.map((mount) => ({ ...mount, guns: 3 })) }))).toEqual([
      'ship-mount-value-missing',
      'data.batteries[0].bands[0].values',
    ])
    const torpedoes = sound.torpedoes!
    const mounts = torpedoes.mounts.map((mount) => ({ ...mount, type: 'IJN T95' }))
    expect(refusal(checkShip(furutaka({ torpedoes: { ...torpedoes, mounts } })))).toEqual([
      'ship-torpedo-unknown',
      'data.torpedoes.mounts[0].type',
    ])
    expect(refusal(checkShip(furutaka({ torpedoReach: sound.torpedoReach.toReversed() })))).toEqual([
      'ship-torpedo-reach-falls',
      'data.torpedoReach[1].inches',
    ])
    expect(refusal(checkShip(furutaka({ role: 'AK' })))).toEqual(['ship-role-of-no-merchant', 'data.role'])
    expect(refusal(checkShip(furutaka({ type: 'AM', role: 'AK' })))).toBe('taken')
  })
})

describe('a scenario is refused', () => {
  const side = { id: sideId('ijn'), name: 'Japan', flag: 'imperial-japanese-navy' }
  const setup: ScenarioSetup = {
    slug: 'one-ship',
    title: 'One ship',
    subtitle: '',
    setting: '',
    players: '',
    hours: '',
    briefing: '',
    orders: {},
    victory: '',
    notes: '',
    table: {},
    houseRules: {},
    sides: [side],
    squadrons: [
      {
        id: squadronId('one'),
        side: side.id,
        name: 'One',
        ships: [{ id: shipId('furutaka'), document: furutaka() }],
      },
    ],
  }
  const refusalWith = (change: Partial<ScenarioSetup>) => refusal(checkSetup({ ...setup, ...change }))

  test('where its date lies outside the war', () => {
    expect(refusalWith({ table: { year: 1939, month: 12 } })).toBe('taken')
    expect(refusalWith({ table: { year: 1939, month: 8 } })).toEqual(['scenario-date-outside-war', 'table.month'])
    expect(refusalWith({ table: { year: 1945, month: 10 } })).toEqual(['scenario-date-outside-war', 'table.month'])
    expect(refusalWith({ table: { year: 1939 } })).toEqual(['scenario-date-outside-war', 'table.year'])
    expect(refusalWith({ table: { year: 1938 } })).toEqual(['scenario-fact-unfit', 'table.year'])
    expect(refusalWith({ table: { month: 8.5 } })).toEqual(['scenario-fact-unfit', 'table.month'])
    expect(refusalWith({ table: { visibilityModifier: -0.5 } })).toEqual([
      'scenario-fact-unfit',
      'table.visibilityModifier',
    ])
    expect(refusalWith({ table: { month: 13 } })).toEqual(['scenario-fact-unfit', 'table.month'])
  })

  test('where the cup that it sets is empty or unreadable', () => {
    expect(refusalWith({ table: { chitCup: '1:3 miss:4 X:1' } })).toBe('taken')
    expect(refusalWith({ table: { chitCup: 'miss:0' } })).toEqual(['chit-cup-empty', 'table.chitCup'])
    expect(refusalWith({ table: { chitCup: 'E:2' } })).toEqual(['chit-cup-unreadable', 'table.chitCup'])
    expect(refusalWith({ table: { chitCup: 7 } })).toEqual(['scenario-fact-unfit', 'table.chitCup'])
  })

  test('where its light or a ruling is unknown to the rules', () => {
    expect(refusalWith({ table: { light: 'dusk' } })).toEqual(['scenario-fact-unfit', 'table.light'])
    expect(refusalWith({ table: { moon: 'full' } })).toEqual(['scenario-fact-unknown', 'table.moon'])
    expect(refusalWith({ houseRules: { hitMethod: 'guess' } })).toEqual(['scenario-rule-unfit', 'houseRules.hitMethod'])
  })

  test('where a ship in it is not sound, with the whole way to the place', () => {
    const [squadron] = setup.squadrons
    const ships = [{ id: shipId('furutaka'), document: furutaka({ shafts: 3 }) }]
    expect(refusalWith({ squadrons: [{ ...squadron!, ships }] })).toEqual([
      'ship-shaft-unknown',
      'squadrons[0].ships[0].document.data.rooms[5].shafts[1]',
    ])
  })
})
