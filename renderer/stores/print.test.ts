import { describe, expect, it } from 'vitest'
import { printableDecks, printableGame, printableScenario, printableShips } from './print-at-hand'
import { fakeBridge, useFakeBridge } from './bridge.testing'
import { mostParts, usePrint } from './print'
import type { Output, PrintJobRequest, PrintedFile } from '#shared/bridge/contract'
import { usualMargins } from '#shared/print/print-profile'
import { gameId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'

type Printed = Output<'printBook'>

/** A printer that waits until the test hands out its answer. */
function waitingPrinter() {
  let answer: (printed: Printed) => void = () => undefined
  let jobs: string[] = []
  const { bridge, notify } = fakeBridge({
    printBook: ({ job }) => {
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

const majestic = printableShips('Majestic', 'perfidious-albion', ['majestic'])
const ushant = { title: 'Off Ushant', slug: 'off-ushant', pack: 'perfidious-albion' }
const file: Result<PrintedFile> = done({ boxed: [], path: 'prints/Majestic.pdf', pages: 2, bytes: 54_000 })
const request: Omit<PrintJobRequest, 'job'> = {
  title: 'Majestic',
  parts: [{ part: 'testPage' }],
  profile: { name: 'Club', paper: 'A4', marginsMm: usualMargins('A4'), backOffset: { acrossMm: 0, downMm: 0 } },
  ink: 'colour',
}

function asked() {
  const printer = waitingPrinter()
  useFakeBridge(printer.bridge)
  const print = usePrint()
  print.follow()
  print.ask(majestic)
  return { ...printer, print }
}
const kinds = (print: ReturnType<typeof usePrint>) => print.queue.map(({ part }) => part.part)

describe('a queue that was left', () => {
  it('stays when the same is asked for again, until a file has been made of it', async () => {
    const { print, finish } = asked()
    print.add({ part: 'testPage' })
    print.open = false
    print.ask(majestic)
    expect(kinds(print)).toEqual(['cards', 'testPage'])
    const started = print.start(request)
    finish(file)
    await started
    print.open = false
    print.ask(majestic)
    expect(kinds(print)).toEqual(['cards'])
  })
})

describe('what is asked for', () => {
  it('is the usual of its page: cards, with a roster where there are several ships; a deck; what there is to read', () => {
    const { print } = asked()
    expect([print.open, print.wanted, print.stage.at]).toEqual([true, true, 'choosing'])
    expect(kinds(print)).toEqual(['cards'])
    print.ask(printableScenario(ushant, false))
    expect(kinds(print)).toEqual(['cards', 'roster'])
    print.ask(printableDecks('Field', [{ name: 'Field', what: { from: 'field' } }]))
    expect(print.queue[0]?.part).toMatchObject({ part: 'deck', as: 'reference' })
    print.ask(printableGame({ title: 'Hastings', game: gameId('hastings'), pack: 'field-battle' }, true))
    expect(kinds(print)).toEqual(['briefing'])
  })

  it('can be added to, moved, changed and taken out', () => {
    const { print } = asked()
    expect(print.add({ part: 'testPage' })).toBe(1)
    const [cards, test] = print.queue.map(({ key }) => key)
    expect(print.chosen).toBe(test)
    expect([print.move(test!, 1), print.move(test!, -1)]).toEqual([undefined, 0])
    expect(kinds(print)).toEqual(['testPage', 'cards'])
    print.change(test!, { part: 'blanks', pack: 'perfidious-albion', copies: 3, perPage: 1 })
    expect(kinds(print)).toEqual(['blanks', 'cards'])
    print.remove(test!)
    expect(print.chosen).toBe(cards)
    print.remove(cards!)
    expect([print.queue, print.chosen]).toEqual([[], null])
  })

  it('takes no more parts than one file holds', () => {
    const { print } = asked()
    for (let part = 1; part < mostParts; part++) expect(print.add({ part: 'testPage' })).toBe(part)
    expect(print.add({ part: 'testPage' })).toBeUndefined()
    expect(print.queue).toHaveLength(mostParts)
  })

  it('prints the next deck as the last one was wanted', () => {
    const { print } = asked()
    const deck = printableDecks('Own', [{ name: 'Own', what: { from: 'own', deck: 'own' } }])
    print.ask(deck)
    const [{ key, part }] = print.queue as [(typeof print.queue)[number]]
    if (part.part === 'deck') print.change(key, { ...part, bleedMm: 6, backs: true, cropMarks: false })
    print.ask(deck)
    expect(print.queue[0]?.part).toMatchObject({ bleedMm: 6, backs: true, cropMarks: false })
  })
})

describe('the file', () => {
  it('counts what is drawn of its own job only', () => {
    const { print, notify, jobs } = asked()
    void print.start(request)
    expect(print.progress).toBe('Preparing the pages …')
    notify('printProgress', { job: 'another', done: 9, of: 9 })
    notify('printProgress', { job: jobs()[0]!, done: 3, of: 16 })
    expect(print.progress).toBe('3 of 16 drawn')
  })

  it('shows where the file is', async () => {
    const { print, finish } = asked()
    const printing = print.start(request)
    finish(file)
    await printing
    expect(print.stage).toMatchObject({ at: 'done', path: 'prints/Majestic.pdf', pages: 2 })
  })

  it('is one at a time; another request meanwhile shows its progress', () => {
    const { print, jobs } = asked()
    void print.start(request)
    void print.start(request)
    print.ask(printableScenario(ushant, false))
    expect(jobs()).toHaveLength(1)
    expect([print.stage.at, print.printable?.title]).toEqual(['printing', 'Majestic'])
  })

  it('is stopped on request, and says so', async () => {
    const { print } = asked()
    const printing = print.start(request)
    await print.cancel()
    await printing
    expect(print.stage).toMatchObject({ sentence: 'The print was stopped. No file was written.' })
  })

  it('is refused with a sentence, and can be tried again', async () => {
    const { print, finish } = asked()
    const printing = print.start(request)
    finish(refused('never-heard-of'))
    await printing
    expect(print.stage).toEqual({
      at: 'refused',
      sentence: 'That was refused (never-heard-of). Nothing was changed.',
    })
    print.again()
    expect(print.stage.at).toBe('choosing')
  })

  it('whose program goes away while it draws says so, and can be asked for again', async () => {
    const { print, bridge } = asked()
    const gone = () => Promise.reject(new Error('the program has stopped'))
    Object.assign(bridge, { printBook: gone, printCancel: gone })
    const printing = print.start(request)
    await print.cancel()
    await printing
    expect(print.stage).toMatchObject({
      at: 'refused',
      sentence: expect.stringContaining('did not respond') as string,
    })
    print.again()
    expect([print.stage.at, print.busy]).toEqual(['choosing', false])
  })
})
