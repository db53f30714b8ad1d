import { speaker } from '../../../words/speak'
import type { ReferenceTable } from '../../pack/rules-pack'
import { read } from '../../run/run-procedure.testing'
import { en } from '../../words'
import { withItem } from '../procedures/gunnery/salvo.testing'
import { atNight, idOf, type NightSetup } from '../procedures/night-action.testing'
import { gunneryCard, torpedoCard } from './ship-cards'
import { describe, expect, test } from 'vitest'

const words = speaker(en)
const gunnery = (setup: NightSetup = {}, ship = 'Furutaka') =>
  gunneryCard.of === 'ship' ? gunneryCard.tables(atNight(setup), idOf(ship), words) : []
const torpedoes = (setup: NightSetup = {}) =>
  torpedoCard.of === 'ship' ? torpedoCard.tables(atNight(setup), idOf('Furutaka'), words) : []
const notes = (table: ReferenceTable | undefined) => table?.notes.map(read)
const furutaka = (damage: object): NightSetup => ({ japan: { Furutaka: damage, Kako: {} } })
const column = (table: ReferenceTable | undefined, name: string) =>
  table?.rows.map((row) => row[table.columns.indexOf(name)])

/** A column of figures, its signs as print has them. */
const figures = (table: ReferenceTable | undefined, name: string) =>
  column(table, name)!.map((figure) => Number(figure!.replace('−', '-')))

describe('the gunnery card', () => {
  test('guns that bear on each side', () => {
    expect(gunnery()[0]?.rows).toEqual([
      ['8″ main', '6', '4', '6', '2', '6'],
      ['4.7″ secondary', '4', '0', '2', '0', '2'],
    ])
  })

  test('hit numbers by range band, for each size of target', () => {
    const [, main] = gunnery()
    expect(main?.title).toBe('8″ guns, 3 mounts of 2: hit numbers')
    expect(main?.columns.slice(3)).toEqual(['TB DE', 'DD', 'AS', 'CL AM', 'CA CVL CVE AL', 'BC', 'CV BB'])
    const values = figures(main, 'Mount')
    expect(figures(main, 'CA CVL CVE AL')).toEqual(values)
    expect(figures(main, 'DD')).toEqual(values.map((value) => value - 3))
  })

  test('without directors her guns are in local control: 1 less for every 5 inches', () => {
    const [, directed] = gunnery()
    const [, local] = gunnery(furutaka({ fields: { casualties: 'powerMainLocal' } }))
    const ranges = column(directed, 'Range')!.map((range) => Number(/[\d.]+/.exec(range!)![0]))
    const less = figures(directed, 'BC').map((figure, band) => figure - figures(local, 'BC')[band]!)
    expect(less).toEqual(ranges.map((range) => Math.floor(range / 5)))
  })

  test('a radar counts as far as it finds a target of that size', () => {
    const set = { kind: 'fireControlRadar', set: 'Mk 8', battery: 'main' } as const
    const [, byEye] = gunnery()
    const [, byRadar] = gunnery(furutaka({ form: { places: withItem(11, set) } }))
    const ranges = column(byEye, 'Range')!.map((range) => Number(/[\d.]+/.exec(range!)![0]))
    const gained = (name: string) => figures(byRadar, name).map((figure, band) => figure - figures(byEye, name)[band]!)
    expect(gained('BC')).toEqual(ranges.map((range) => (range <= 20 ? 2 : 0)))
    expect(gained('DD')).toEqual(ranges.map((range) => (range <= 10 ? 2 : 0)))
  })

  test('mounts that do not fire say why, and are in no sum', () => {
    const tables = gunnery(furutaka({ boxes: { 'h-55': ['flooded'] } }))
    expect(notes(tables[0])).toEqual(['Y: its magazine is flooded or out.'])
    expect(tables[0]?.rows[0]).toEqual(['8″ main', '6', '4', '4', '0', '4'])
    expect(tables[1]?.title).toBe('8″ guns, 2 mounts of 2: hit numbers')
  })

  test('a ship that is gone fires nothing', () => {
    const tables = gunnery(furutaka({ fields: { standing: 'sunk' } }))
    expect(notes(tables[0])).toHaveLength(1)
  })
})

describe('the torpedo card', () => {
  test('what is ready, and what is not', () => {
    const [mounts] = torpedoes(furutaka({ tracks: { 'tubes-T2': 0 } }))
    expect(mounts?.rows.map((row) => row.slice(0, 3))).toEqual([
      ['T1', 'IJN T93', '4 of 4'],
      ['T2', 'IJN T93', '0 of 4'],
    ])
    expect(notes(mounts)).toEqual(['Mount T2 of Furutaka is empty.'])
  })

  test('settings of a type, and how many turns it runs', () => {
    const [, runs] = torpedoes()
    expect(runs?.rows).toEqual([
      ['6″ a turn', '22″', '4'],
      ['5.5″ a turn', '35″', '7'],
      ['4.5″ a turn', '44″', '10'],
    ])
    expect(notes(runs)).toEqual(['Torpedoes of 24″; no hit number is higher than 9.', 'They leave no wake.'])
  })

  test.each([
    [1942, 12, 6],
    [1943, 1, 9],
  ])('in %d, month %d, no hit number of a German torpedo is higher than %d', (year, month, cap) => {
    const mounts = [{ id: 'T1', tubes: 4, type: 'KM G7a', reliability: 'A' as const, arc: { from: 30, to: 330 } }]
    const [, runs] = torpedoes({ ...furutaka({ form: { torpedoes: { mounts, reloads: 0 } } }), table: { year, month } })
    expect(notes(runs)?.[0]).toBe(`Torpedoes of 21″; no hit number is higher than ${cap}.`)
  })

  test('arcs to lead by, for each setting: 90° at 3 inches and torpedoes at 5.5 take one', () => {
    const lead = torpedoes().find(({ key }) => key === 'lead-IJN T93-5.5')
    expect(lead?.columns).toEqual(['Angle of the target', 'to 1.75″', 'to 3″', 'to 4.25″', 'faster'])
    expect(lead?.rows).toEqual([
      ['0° to 30°', '–', '–', '–', '+1'],
      ['30° to 60°', '–', '+1', '+1', '+2'],
      ['60° to 90°', '–', '+1', '+2', '+3'],
    ])
  })
})
