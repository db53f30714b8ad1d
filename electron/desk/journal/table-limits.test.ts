import { describe, expect, test } from 'vitest'
import { placeDeck } from '#shared/game/decks/deal'
import type { Effect } from '#shared/game/effect'
import type { Entry } from '#shared/game/journal-line'
import { mostOnTable, onTable } from '#shared/game/table-limits'
import { deckId, markerId, sideId, squadronId } from '#shared/kernel/ids'
import { speaker } from '#shared/words/speak'
import { sayRefusal } from '#shared/words/say-refusal'
import { en } from '#shared/rules/words'
import { journalOf, marker, named, north, outcome, packed, step } from './heavy-journals.testing'
import { game, journalPath, value } from './played-game.testing'
import { diskWith } from './simulated-disk.testing'
import { gamesOn } from './table-evening.testing'

type Limited = keyof typeof mostOnTable

const lifted = (n: number): Effect => ({ type: 'markerLifted', marker: markerId(`m${n}`) })
/** What adds one more, and how many there are before any. */
const adding: { readonly [Each in Limited]: readonly [add: (n: number) => Effect, before: number] } = {
  markers: [marker, 0],
  decks: [(n) => ({ type: 'deckLaid', deck: deckId(`d${n}`), ...named, first: 1, cards: 2 }), 0],
  sides: [(n) => ({ type: 'sideAdded', side: sideId(`s${n}`), name: 'S', flag: '' }), 2],
  squadrons: [(n) => ({ type: 'squadronAdded', squadron: squadronId(`q${n}`), side: north, name: 'Q' }), 2],
}
const kinds = Object.keys(adding) as Limited[]

/** A game with as many as a table takes, less `short`; in lines of a hundred. */
async function laden(kind: Limited, short = 0) {
  const [add, before] = adding[kind]
  const count = mostOnTable[kind] - before - short
  return { ...(await opened(packed(count, add, 100))), count }
}

async function opened(lines: readonly Entry[]) {
  const games = gamesOn(diskWith({ [journalPath]: journalOf(lines) }))
  const { report } = value(await games.open(game))
  await games.lines(game, 0, 1)
  const table = async () => value(await games.open(game))
  const append = async (...entries: readonly Entry[]) => games.append(game, (await table()).lastSeq, entries)
  return { games, table, append, report }
}

describe.each(kinds)('a table takes so many %s', (kind) => {
  const [add] = adding[kind]
  const full = { ok: false, code: `table-${kind}-full`, values: { n: mostOnTable[kind], limit: mostOnTable[kind] } }

  test('and no more: one more is refused with a sentence, and nothing is written', async () => {
    const { table, append, report, count } = await laden(kind, 1)
    expect(report.findings).toEqual([])
    value(await append(step(add(count))))
    const before = await table()
    expect(onTable(before.state)[kind]).toBe(mostOnTable[kind])
    const refusal = await append({ kind: 'note', text: 'one more' }, step(add(count + 1)))
    expect(refusal).toMatchObject(full)
    if (!refusal.ok) expect(sayRefusal(speaker(en), refusal)).toContain(String(mostOnTable[kind]))
    expect(await table()).toEqual(before)
    value(await append({ kind: 'note', text: 'smoke' }))
  })

  test('whichever way one more would come: waiting, at once beside what waits, amended, restored', async () => {
    const { table, append, count } = await laden(kind, 1)
    const waiting = (n: number): Entry => ({ kind: 'pending', until: 'gunnery', outcome: outcome([add(n)]) })
    value(await append(step(add(count)), waiting(count + 1)))
    const { lastSeq: waits } = await table()
    expect(await append({ kind: 'step', ...outcome([]), settles: 'gunnery' })).toMatchObject(full)
    const beside = { ...outcome([]), atOnce: { effects: [add(count + 2)] } }
    expect(await append({ kind: 'pending', until: 'end', outcome: beside })).toMatchObject(full)
    value(await append({ kind: 'strike', cause: 'hand', targets: [waits] }))
    expect(
      await append({ kind: 'amend', target: waits - 1, outcome: outcome([add(count), add(count + 3)]) }),
    ).toMatchObject(full)
    value(await append({ kind: 'strike', cause: 'hand', targets: [waits - 1] }))
    value(await append(step(add(count + 4))))
    expect(await append({ kind: 'restore', cause: 'hand', targets: [waits - 1] })).toMatchObject(full)
    // Undo of the newest makes room again.
    const { undo } = await table()
    value(await append({ kind: 'strike', cause: 'undo', targets: [undo!.seq] }))
    value(await append({ kind: 'restore', cause: 'hand', targets: [waits - 1] }))
    expect(onTable((await table()).state)[kind]).toBe(mostOnTable[kind])
  })
})

test('where markers are lifted others may be placed, and one placed twice counts once', async () => {
  const { append } = await laden('markers')
  value(await append(step(marker(0))))
  value(await append(step(lifted(0), marker(9000))))
  expect(await append(step(lifted(1), marker(9001), marker(9002)))).toMatchObject({ code: 'table-markers-full' })
})

test('a deck that is dealt may replace another; there is no room for one more', async () => {
  const { games } = await laden('decks')
  const contents = [{ face: 'AH', copies: 2 }]
  const deal = (deck: string) => {
    const newDeck = { ...named, deck: deckId(deck), contents, isOpen: true }
    return games.deal(game, (state) => placeDeck(state, newDeck, () => 5), deck)
  }
  expect(await deal('new')).toMatchObject({ code: 'table-decks-full' })
  value(await deal('d0'))
})

test('a table that holds more is moved, lifted and marked, and nothing is added to it', async () => {
  const { append, report, table } = await opened(packed(5200, marker))
  expect(report.findings).toEqual([{ code: 'table-markers-many', values: { n: 5200, limit: 5000 } }])
  value(await append(step({ type: 'markerMoved', marker: markerId('m7'), values: { ran: 6 } })))
  value(await append(step(lifted(0), marker(9000))))
  expect(await append(step(marker(9001)))).toMatchObject({
    code: 'table-markers-full',
    values: { n: 5200, limit: 5000 },
  })
  value(await append(step(lifted(1))))
  value(await append({ kind: 'strike', cause: 'undo', targets: [(await table()).undo!.seq] }))
  expect(onTable((await table()).state).markers).toBe(5200)
})
