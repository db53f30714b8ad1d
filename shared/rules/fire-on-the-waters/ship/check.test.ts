import { refusalSaid } from '../../kit/worded.testing'
import { describe, expect, test } from 'vitest'
import type { ScenarioSetup } from '../../../documents/scenario'
import { shipId, sideId, squadronId } from '../../../kernel/ids'
import { checkSetup } from '../table/check-setup'
import { checkShip } from './check-ship'
import { furutaka } from './furutaka.testing'
import type { Place, WaterShip } from './ship'
import { shipOf } from './ship-data'

const sound = shipOf(furutaka())

const { places, rooms } = sound
const main = sound.batteries[0]!
const torpedoes = sound.torpedoes!
const at = (location: number, change: Partial<Place>): Partial<WaterShip> => ({
  places: places.map((place) => (place.at === location ? { ...place, ...change } : place)),
})
const mainWith = (change: Partial<typeof main>): Partial<WaterShip> => ({
  batteries: [{ ...main, ...change }, ...sound.batteries.slice(1)],
})

test.each<Partial<WaterShip>>([{}, { type: 'AM', role: 'AK' }])('a sound data form is taken: %j', (change) => {
  expect(refusalSaid(checkShip(furutaka(change)))).toBe('taken')
})

describe('a data form is refused', () => {
  test.each<[code: string, where: string, change: Partial<WaterShip>]>([
    // Whose locations do not make 36, bow to stern, each once.
    ['ship-places-missing', 'places', { places: places.slice(0, 35) }],
    ['ship-place-twice', 'places[36].at', { places: [...places, places[0]!] }],
    ['ship-place-out-of-order', 'places[0].at', { places: places.toReversed() }],
    ...[0, 10, 17, 27, 67, -11, 1e9].map((wrong): [string, string, Partial<WaterShip>] => [
      'ship-place-unknown',
      'places[7].at',
      at(22, { at: wrong }),
    ]),
    ['ship-without-flotation', 'places', { places: places.map((place) => ({ ...place, points: 0 })) }],
    // Whose places hold what she does not have.
    ['ship-mount-unknown', 'places[6].above.mount', at(21, { above: { kind: 'mount', mount: 'Q' } })],
    ['ship-torpedo-mount-unknown', 'places[19].above.mount', at(42, { above: { kind: 'torpedoMount', mount: 'T9' } })],
    [
      'ship-battery-unknown',
      'places[0].above.battery',
      at(11, { above: { kind: 'fireControlRadar', set: 'Mk 3', battery: 'Z' } }),
    ],
    [
      'ship-magazine-feeds-no-mount',
      'places[28].hull.feeds[1]',
      at(55, { hull: { kind: 'magazine', feeds: ['Y', 'X'], serves: 'Y' } }),
    ],
    ['ship-torpedo-span-off', 'places[25].torpedoSpan', at(52, { torpedoSpan: { from: 53, to: 55 } })],
    // Whose mounts, rooms or shafts are not connected.
    ['ship-mount-unplaced', 'torpedoes.mounts[0].id', at(42, { above: null })],
    ['ship-room-unknown', 'places[20].hull.room', at(43, { hull: { kind: 'boilerRoom', room: 'B9' } })],
    ['ship-room-unplaced', 'rooms[4].id', at(43, { hull: { kind: 'stores' } })],
    ['ship-shaft-unknown', 'rooms[5].shafts[1]', { shafts: 3 }],
    [
      'ship-shaft-unturned',
      'shafts',
      { rooms: rooms.map((room) => (room.id === 'E1' ? { ...room, shafts: [1] } : room)) },
    ],
    ['ship-id-twice', 'rooms[7].id', { rooms: [...rooms, rooms[0]!] }],
    // Whose guns and torpedoes the tables cannot read.
    ['document-number-large', 'batteries[0].inches', mainWith({ inches: 20 })],
    ['ship-band-falls', 'batteries[0].bands[1].toInches', mainWith({ bands: main.bands.toReversed() })],
    [
      'ship-mount-value-missing',
      'batteries[0].bands[0].values',
      mainWith({ mounts: main.mounts.map((mount) => ({ ...mount, guns: 3 })) }),
    ],
    [
      'ship-torpedo-unknown',
      'torpedoes.mounts[0].type',
      { torpedoes: { ...torpedoes, mounts: torpedoes.mounts.map((mount) => ({ ...mount, type: 'IJN T95' })) } },
    ],
    ['ship-torpedo-reach-falls', 'torpedoReach[1].inches', { torpedoReach: sound.torpedoReach.toReversed() }],
    ['ship-role-of-no-merchant', 'role', { role: 'AK' }],
  ])('%s at %s', (code, where, change) => {
    expect(refusalSaid(checkShip(furutaka(change)))).toEqual([code, `data.${where}`])
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
  const refusalWith = (change: Partial<ScenarioSetup>) => refusalSaid(checkSetup({ ...setup, ...change }))

  test.each<[change: Partial<ScenarioSetup>, code: string]>([
    // Where its date lies outside the war.
    [{ table: { year: 1939, month: 8 } }, 'scenario-date-outside-war'],
    [{ table: { year: 1945, month: 10 } }, 'scenario-date-outside-war'],
    [{ table: { year: 1938 } }, 'scenario-fact-unfit'],
    [{ table: { month: 8.5 } }, 'scenario-fact-unfit'],
    [{ table: { visibilityModifier: -0.5 } }, 'scenario-fact-unfit'],
    [{ table: { month: 13 } }, 'scenario-fact-unfit'],
    // Where the cup that it sets is empty or unreadable.
    [{ table: { chitCup: 'miss:0' } }, 'chit-cup-empty'],
    [{ table: { chitCup: 'E:2' } }, 'chit-cup-unreadable'],
    [{ table: { chitCup: 7 } }, 'scenario-fact-unfit'],
    // Where its light or a ruling is unknown to the rules.
    [{ table: { light: 'dusk' } }, 'scenario-fact-unfit'],
    [{ table: { moon: 'full' } }, 'scenario-fact-unknown'],
    [{ houseRules: { hitMethod: 'guess' } }, 'scenario-rule-unfit'],
  ])('%j: %s, beside the last of them', (change, code) => {
    const [part, values] = Object.entries(change)[0]!
    expect(refusalWith(change)).toEqual([code, `${part}.${Object.keys(values as object).at(-1)}`])
  })

  test('and not where its date and its cup are sound; a year alone is what is wrong', () => {
    expect(refusalWith({ table: { year: 1939, month: 12 } })).toBe('taken')
    expect(refusalWith({ table: { chitCup: '1:3 miss:4 X:1' } })).toBe('taken')
    expect(refusalWith({ table: { year: 1939 } })).toEqual(['scenario-date-outside-war', 'table.year'])
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
