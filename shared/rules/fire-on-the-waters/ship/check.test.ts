import fc from 'fast-check'
import { documentFormats } from '../../../documents/formats'
import type { ShipDocument } from '../../../documents/ship'
import { readDocument } from '../../../json/envelope'
import type { Result } from '../../../kernel/result'
import { waterCard, waterEditing } from '../card'
import { refusalSaid, words } from '../../kit/worded.testing'
import { describe, expect, test } from 'vitest'
import type { ScenarioSetup } from '../../../documents/scenario'
import { shipId, sideId, squadronId } from '../../../kernel/ids'
import { checkSetup } from '../table/check-setup'
import { checkShip } from './check-ship'
import { furutaka, inPlay } from './furutaka.testing'
import { shipOf } from './ship-data'

const sound = shipOf(furutaka())

/** Her document with something in its place changed, or removed. */
function edited(at: readonly Step[], to: unknown): ShipDocument {
  const document = structuredClone(furutaka())
  let holder: Record<Step, unknown> = document.data
  for (const step of at.slice(0, -1)) holder = holder[step] as Record<Step, unknown>
  const last = at.at(-1)!
  if (to !== undefined) holder[last] = structuredClone(to)
  else if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else delete holder[last]
  return document
}
type Step = string | number

test.each([furutaka(), furutaka({ type: 'AM', role: 'AK' })])('a sound data form is taken', (document) => {
  expect(refusalSaid(checkShip(document))).toBe('taken')
})

describe('a data form is refused', () => {
  const rows = `
    ship-places-missing at places: places.35
    ship-place-twice at places[1].at: places.1.at=11
    ship-place-out-of-order at places[0].at: places.0.at=12
    ship-mount-unknown at places[6].above.mount: places.6.above.mount="Q"
    ship-torpedo-mount-unknown at places[19].above.mount: places.19.above.mount="T9"
    ship-battery-unknown at places[0].above.battery: places.0.above={"kind":"fireControlRadar","set":"SG","battery":"Z"}
    ship-magazine-feeds-no-mount at places[28].hull.feeds[1]: places.28.hull.feeds=["Y","X"]
    ship-torpedo-span-off at places[25].torpedoSpan: places.25.torpedoSpan={"from":53,"to":55}
    ship-mount-unplaced at torpedoes.mounts[0].id: places.19.above=null
    ship-room-unknown at places[20].hull.room: places.20.hull.room="B9"
    ship-room-unplaced at rooms[4].id: places.20.hull={"kind":"stores"}
    ship-shaft-unknown at rooms[5].shafts[1]: shafts=3
    ship-shaft-unturned at shafts: rooms.5.shafts=[1]
    ship-id-twice at rooms[6].id: rooms.6.id="B1"
    document-number-large at batteries[0].inches: batteries.0.inches=20
    ship-band-falls at batteries[0].bands[1].toInches: batteries.0.bands.1.toInches=4
    ship-mount-value-missing at batteries[0].bands[0].values: batteries.0.mounts.0.guns=3
    ship-torpedo-unknown at torpedoes.mounts[0].type: torpedoes.mounts.0.type="IJN T95"
    ship-torpedo-reach-falls at torpedoReach[1].inches: torpedoReach.1.inches=18
    ship-role-of-no-merchant at role: role="AK"
    ${[0, 10, 17, 27, 67, -11, 1e9].map((at) => `ship-place-unknown at places[7].at: places.7.at=${at}`).join('\n')}
  `
  const named = [...rows.matchAll(/(\S+) at (\S+): ([^=\n]+)(?:=(.*))?/g)]
  test.each(named.map(([, ...cells]) => cells))('%s at %s: %s', (code, where, path = '', to?: string) => {
    const document = edited(path.split('.'), to === undefined ? undefined : JSON.parse(to))
    expect(refusalSaid(checkShip(document))).toEqual([code, `data.${where}`])
  })

  test('that floats on nothing', () => {
    const places = sound.places.map((place) => ({ ...place, points: 0 }))
    expect(refusalSaid(checkShip(furutaka({ places })))).toEqual(['ship-without-flotation', 'data.places'])
  })
})

/** Every place in a document, the document itself left out. */
function placesIn(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  const within = Object.entries(value).flatMap(([key, held]) =>
    placesIn(held, [...at, Array.isArray(value) ? Number(key) : key]),
  )
  return at.length === 0 ? within : [at, ...within]
}

test('a data form that somebody has edited is refused with its place and reason, or can be drawn', () => {
  const places = placesIn(furutaka().data)
  /** What somebody with a text editor may put in any place, or remove. */
  const hostile = fc.oneof(
    fc.constantFrom(undefined, null, true, 0, -1, 0.5, 1, 3, 17, 66, 67, 1e9),
    fc.constantFrom('', 'A', 'Y', 'main', 'valueOf', 'toString', '🚢', 'a\u202eb'),
    fc.constantFrom<unknown>([], {}, ['Y', 'Y'], { kind: 'stores' }, { kind: 'mount', mount: 'valueOf' }),
  )
  fc.assert(
    fc.property(fc.nat(places.length - 1), hostile, (which, to) => {
      const document = edited(places[which]!, to)
      const read = readDocument<ShipDocument>(JSON.stringify(document), [documentFormats.ship])
      const named = (refused: Result<unknown>) => expect(String(refusalSaid(refused))).toMatch(/,data/)
      if (!read.ok) return void named(read)
      const checked = checkShip(read.value)
      if (!checked.ok) {
        named(checked)
        expect(waterEditing.problems(read.value, words).some(({ refuses }) => refuses)).toBe(true)
        return
      }
      const ship = inPlay(checked.value)
      const drawn = waterCard.pieces(ship.document).map((piece) => waterCard.piece(piece, ship, words))
      expect(JSON.stringify([waterCard.face(ship.document, words), drawn])).not.toMatch(/NaN|null|undefined/)
    }),
    { numRuns: 40, interruptAfterTimeLimit: 4000 },
  )
})

describe('a scenario is refused', () => {
  const side = { id: sideId('ijn'), name: 'Japan', flag: 'imperial-japanese-navy' }
  const ships = [{ id: shipId('furutaka'), document: furutaka() }]
  const setup: ScenarioSetup = {
    ...{ slug: 'one-ship', title: 'One ship', subtitle: '', setting: '', players: '', hours: '', briefing: '' },
    ...{ orders: {}, victory: '', notes: '', table: {}, houseRules: {}, sides: [side] },
    squadrons: [{ id: squadronId('one'), side: side.id, name: 'One', ships }],
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
    const wrong = ships.map((ship) => ({ ...ship, document: furutaka({ shafts: 3 }) }))
    expect(refusalWith({ squadrons: [{ ...setup.squadrons[0]!, ships: wrong }] })).toEqual([
      'ship-shaft-unknown',
      'squadrons[0].ships[0].document.data.rooms[5].shafts[1]',
    ])
  })
})
