import { describe, expect, it } from 'vitest'
import { fakeBridge, useFakeBridge } from './bridge.testing'
import { useLibrary } from './library'
import { usePrint } from './print'
import type { Output, PrintedFile } from '#shared/bridge/contract'
import type { ShipDocument } from '#shared/documents/ship'
import type { ShipInPlay } from '#shared/game/state'
import { gameId, packId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'

type Printed = Output<'printCards'>

/** A printer that waits until the test hands out its answer. */
function waitingPrinter() {
  let answer: (printed: Printed) => void = () => undefined
  let jobs: string[] = []
  const { bridge, notify } = fakeBridge({
    settingsChange: async () => refused('not-here'),
    printCards: ({ job }) => {
      jobs = [...jobs, job]
      return new Promise<Printed>((resolve) => (answer = resolve))
    },
    printCancel: async () => {
      answer(refused('print-cancelled'))
      return done(null)
    },
  })
  return { bridge, notify, finish: (printed: Printed) => answer(printed), jobs: () => jobs }
}

const majestic = { from: 'library', pack: packId('perfidious-albion'), ships: ['majestic'] } as const
const file: Result<PrintedFile> = done({
  boxed: [],
  path: 'prints/Majestic.pdf',
  pages: 2,
  bytes: 54_000,
})

function asked() {
  const printer = waitingPrinter()
  useFakeBridge(printer.bridge)
  const print = usePrint()
  print.follow()
  print.ask('Majestic', { ...majestic, ships: [...majestic.ships] })
  return { ...printer, print }
}

describe('the print sheet', () => {
  it('asks first, with paper and ink as they were', () => {
    const { print } = asked()
    expect(print.open).toBe(true)
    expect(print.stage.at).toBe('choosing')
    expect(print.choice).toMatchObject({ paper: 'A4', ink: 'colour', perPage: 'fit', roster: false })
  })

  it('of one opened ship bears her name and shows her as she is; of many that of the game, with a roster', () => {
    const { print } = asked()
    const open = { id: 'majestic-1', fields: {}, document: { name: 'Majestic' } } as unknown as ShipInPlay
    const what = { from: 'game', game: gameId('off-ushant'), ships: ['majestic-1'], fresh: false } as const
    print.ask('Off Ushant', { ...what, ships: ['majestic-1'] }, open)
    expect(print.choice).toMatchObject({ title: 'Majestic, Off Ushant', roster: false })
    expect(print.sample).toBe(open)
    print.ask('Off Ushant', { ...what, ships: ['majestic-1', 'mars-1'] }, open)
    expect(print.choice).toMatchObject({ title: 'Off Ushant', roster: true })
  })

  it('of one ship ticked in the library bears her name, of several their number', () => {
    const { print } = asked()
    const ships = [{ pack: 'perfidious-albion', slug: 'majestic', name: 'Majestic' }] as unknown as ShipDocument[]
    useLibrary().listing = { folder: '', ships, scenarios: [], decks: [], games: [], setAside: [] }
    print.ask('1 ship', { ...majestic, ships: ['majestic'] })
    expect(print.choice).toMatchObject({ title: 'Majestic', roster: false })
    print.ask('2 ships', { ...majestic, ships: ['majestic', 'mars'] })
    expect(print.choice).toMatchObject({ title: '2 ships', roster: true })
  })

  it('counts the cards of its own job only', () => {
    const { print, notify, jobs } = asked()
    void print.start()
    expect(print.progress).toBe('Laying out the cards …')
    notify('printProgress', { job: 'another', done: 9, of: 9 })
    notify('printProgress', { job: jobs()[0]!, done: 3, of: 16 })
    expect(print.progress).toBe('3 of 16 cards drawn')
  })

  it('tells where the file lies', async () => {
    const { print, finish } = asked()
    const printing = print.start()
    finish(file)
    await printing
    expect(print.stage).toMatchObject({ at: 'done', path: 'prints/Majestic.pdf', pages: 2 })
  })

  it('runs one job at a time', () => {
    const { print, jobs } = asked()
    void print.start()
    void print.start()
    print.ask('Mikasa', { from: 'scenario', scenario: 'off-ushant' })
    expect(jobs()).toHaveLength(1)
    expect(print.stage.at).toBe('printing')
  })

  it('stops when told, in words', async () => {
    const { print } = asked()
    const printing = print.start()
    await print.cancel()
    await printing
    expect(print.stage.at).toBe('refused')
  })

  it('says why there is no file, and lets the hand try again', async () => {
    const { print, finish } = asked()
    const printing = print.start()
    finish(refused('never-heard-of'))
    await printing
    expect(print.stage).toEqual({
      at: 'refused',
      sentence: 'That was refused (never-heard-of). Nothing was changed.',
    })
    print.again()
    expect(print.stage.at).toBe('choosing')
  })

  it('whose program goes away while it draws says so, and can be asked again', async () => {
    const { print, bridge } = asked()
    const gone = () => Promise.reject(new Error('the program has stopped'))
    Object.assign(bridge, { printCards: gone, printCancel: gone, settingsChange: gone })
    const printing = print.start()
    await print.cancel()
    await printing
    expect(print.stage).toMatchObject({
      at: 'refused',
      sentence: expect.stringContaining('did not answer') as string,
    })
    print.again()
    expect([print.stage.at, print.busy]).toEqual(['choosing', false])
  })
})
