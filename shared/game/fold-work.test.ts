import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DeckDraft } from '../decks/deck-draft'
import { usualRules } from '../decks/deck-rules'
import { countLooks } from '../kernel/counted-looks.testing'
import { boxId, deckId, fieldId, markerId, shipId, sideId, squadronId } from '../kernel/ids'
import { applyEffect } from './apply-effect'
import type { Effect } from './effect'
import { fold } from './fold'
import type { Entry } from './journal-line'
import { anyLines, numbered } from './lines.testing'
import { mostConflicts } from './conflicts'
import { StateDraft } from './state-draft'
import { first, flotation, mikasa, north, tinyRules, tinySession, tinyShip } from './tiny-fleet.testing'

const step = (effects: readonly Effect[]): Entry => ({ kind: 'step', label: { key: 'x' }, by: 'rule', effects })
const upTo = <Item>(count: number, item: (n: number) => Item) => Array.from({ length: count }, (_, n) => item(n))

const many = 1000
const named = { of: north, drawer: north, name: 'North', rules: usualRules, contents: null }
const placeDeck = (n: number): Effect => ({ type: 'deckLaid', deck: deckId(`d${n}`), ...named, first: 1, cards: 3 })
/** A table with a thousand of all there is, a deck of a thousand cards among them. */
const laden = fold(
  tinyRules,
  tinySession(),
  numbered([
    ...upTo(many, (n) =>
      step([
        { type: 'sideAdded', side: sideId(`s${n}`), name: 'S', flag: '' },
        { type: 'squadronAdded', squadron: squadronId(`q${n}`), side: north, name: 'Q' },
        { type: 'shipAdded', ship: shipId(`b${n}`), squadron: first, document: tinyShip('Boat') },
        { type: 'markerLaid', marker: markerId(`m${n}`), kind: 'mine', of: north, turnLaid: 1, values: {} },
        { type: 'tableSet', key: `f${n}`, to: n },
        { type: 'houseRuleSet', rule: `r${n}`, to: n },
        placeDeck(n),
      ]),
    ),
    step([{ type: 'deckLaid', deck: deckId('d'), ...named, first: 1, cards: many }]),
  ]),
)

/** One of each kind, the `n`th unlike the others: the compiler says which is missing. */
const effects: { readonly [Type in Effect['type']]: (n: number) => Omit<Effect & { type: Type }, 'type'> } = {
  marked: (n) => ({ ship: mikasa, box: boxId(`${(n % 4) + 1}-1`), mark: 'struck', on: n % 2 === 0 }),
  trackSet: (n) => ({ ship: shipId(`b${n}`), track: flotation, to: n % 12 }),
  trackMoved: (n) => ({ ship: shipId(`b${n}`), track: flotation, by: -1 }),
  fieldSet: (n) => ({ ship: mikasa, field: fieldId('speed'), to: n % 16 }),
  shipAdded: (n) => ({ ship: shipId(`new${n}`), squadron: first, document: tinyShip('Boat') }),
  shipRemoved: (n) => ({ ship: shipId(`b${n}`) }),
  shipMoved: (n) => ({ ship: shipId(`b${n}`), squadron: squadronId(`q${n}`), index: 0 }),
  shipReset: (n) => ({ ship: shipId(`b${n}`) }),
  squadronAdded: (n) => ({ squadron: squadronId(`new${n}`), side: north, name: 'New' }),
  squadronNamed: (n) => ({ squadron: squadronId(`q${n}`), name: `New ${n}` }),
  squadronRemoved: (n) => ({ squadron: squadronId(`q${n}`) }),
  sideAdded: (n) => ({ side: sideId(`new${n}`), name: 'New', flag: '' }),
  sideNamed: (n) => ({ side: sideId(`s${n}`), name: `New ${n}` }),
  tableSet: (n) => ({ key: `new${n}`, to: n }),
  houseRuleSet: (n) => ({ rule: `new${n}`, to: n }),
  markerLaid: (n) => ({ marker: markerId(`new${n}`), kind: 'mine', of: north, turnLaid: 1, values: {} }),
  markerMoved: (n) => ({ marker: markerId(`m${n}`), values: { ran: n } }),
  markerLifted: (n) => ({ marker: markerId(`m${n}`) }),
  deckLaid: (n) => ({ ...named, deck: deckId(`new${n}`), first: 1, cards: 3 }),
  deckShuffled: (n) => ({ deck: deckId('d'), taken: [n + 1], first: 5000 + n }),
  cardMoved: (n) => ({ deck: deckId('d'), card: n + 1, to: 'hand' }),
  deckRuled: (n) => ({ deck: deckId(`d${n}`), rules: usualRules }),
  pileSet: (n) => ({ deck: deckId(`d${n}`), pile: null }),
}

const looksFor = (entries: readonly Entry[]) => {
  const lines = numbered(entries)
  return countLooks(() => void fold(tinyRules, laden, lines))
}
/** What each of a hundred more costs, once a first hundred has made copies of all that is written to. */
const looksEach = (entry: (n: number) => Entry) => (looksFor(upTo(200, entry)) - looksFor(upTo(100, entry))) / 100

describe('on a table with a thousand of everything', () => {
  test.each(Object.keys(effects) as Effect['type'][])('%s goes through none of them', (type) => {
    const effect = (n: number) => ({ type, ...effects[type](n) }) as Effect
    expect(fold(tinyRules, laden, numbered(upTo(200, (n) => step([effect(n)])))).conflicts).toEqual([])
    // A ship that leaves is looked for in the order of her squadron, and there alone.
    const order = type === 'shipRemoved' || type === 'shipMoved' ? many : 0
    expect(looksEach((n) => step([effect(n)]))).toBeLessThan(order + 80)
  })

  test.each(Object.keys(effects) as Effect['type'][])('%s copies no record twice', (type) => {
    const draft = new StateDraft(laden.state)
    const records = () => {
      const { houseRules, table, ships, decks } = draft.state
      return [houseRules, table, ships, decks.piles, decks.sealed]
    }
    const apply = (n: number) => applyEffect(tinyRules, draft, { type, ...effects[type](n) } as Effect)
    apply(0)
    const copied = records()
    apply(1)
    records().forEach((record, at) => expect(record).toBe(copied[at]))
  })

  test('a seal copies no record twice', () => {
    const draft = new DeckDraft(laden.state.decks)
    const records = () => Object.values(draft.table.sealed[deckId('d')]!)
    const take = (card: number) => draft.takeSeal(north, { deck: deckId('d'), cards: [[card, 'AH']], taken: [card] })
    take(1)
    const copied = records()
    take(2)
    records().forEach((record, at) => typeof record === 'object' && expect(record).toBe(copied[at]))
  })

  const dialogue = (n: number): Entry => ({
    kind: 'dialogue',
    dialogue: `d${n}`,
    is: 'opened',
    procedure: 'salvo',
    packVersion: '1.0.0',
    input: {},
  })
  const seal = (n: number) => JSON.stringify({ deck: 'd', cards: [[n + 1, 'AH']] })
  test.each<[string, (n: number) => Entry]>([
    ['a note', () => ({ kind: 'note', text: 'smoke' })],
    [
      'damage that waits',
      () => ({ kind: 'pending', until: 'end', outcome: { label: { key: 'x' }, by: 'rule', effects: [] } }),
    ],
    ['a dialogue', dialogue],
    ['an answer', (n) => (n === 0 ? dialogue(0) : { kind: 'answer', dialogue: 'd0', question: `q${n}`, answer: n })],
    ['a seal', (n) => ({ kind: 'sealed', owner: 'umpire', what: 'deck', payload: seal(n) })],
    ['a look of a side', (n) => ({ kind: 'sealed', owner: sideId(`s${n}`), what: 'hand', payload: seal(0) })],
    ['a conflict', (n) => step([{ type: 'shipRemoved', ship: shipId(`nobody${n}`) }])],
  ])('%s goes through none of them', (_what, entry) => expect(looksEach(entry)).toBeLessThan(80))

  test('ten strikes of a thousand lines each go through each of them about once, undone one by one', () => {
    const targets = upTo(many, (n) => n + 1)
    const strikes = upTo(10, (): Entry => ({ kind: 'strike', cause: 'hand', targets }))
    const undos = upTo(10, (n): Entry => ({ kind: 'strike', cause: 'undo', targets: [many + 10 - n] }))
    const lines = numbered([...upTo(many, () => step([])), ...strikes, ...undos])
    const session = tinySession(lines)
    expect(countLooks(() => void session.state)).toBeLessThan(20 * many)
    expect(session.history.isStruck(1)).toBe(false)
  })
})

describe('a fold in pieces', () => {
  test('has the same result as one fold, wherever it stops and whatever is read meanwhile', () => {
    const pieces = fc.array(fc.record({ lines: fc.nat(6), budget: fc.nat(12), isAsked: fc.boolean() }))
    fc.assert(
      fc.property(anyLines, pieces, (lines, cuts) => {
        const session = tinySession()
        for (const { lines: count, budget, isAsked } of cuts) {
          session.extend(lines.slice(session.lastSeq, session.lastSeq + count))
          session.catchUp(budget)
          if (isAsked) void session.history.isStruck(1)
        }
        session.extend(lines.slice(session.lastSeq))
        const whole = tinySession(lines)
        while (session.catchUp(1));
        expect([session.state, session.conflicts]).toEqual([whole.state, whole.conflicts])
      }),
      { numRuns: 300 },
    )
  })

  test('does no more between two breaths than it was given, even within a line that lets a thousand hits count', () => {
    let read = 0
    const counted = (n: number): Effect =>
      Object.defineProperty({ ...step([]), ship: mikasa, track: flotation, by: n } as never, 'type', {
        get: () => {
          read++
          return 'trackMoved'
        },
      })
    const pending = upTo(100, (): Entry => {
      return { kind: 'pending', until: 'end', outcome: { label: { key: 'x' }, by: 'rule', effects: upTo(10, counted) } }
    })
    const settling = { ...step([]), settles: 'end' } as Entry
    const session = tinySession(numbered([...pending, settling]))
    read = 0
    let most = 0
    for (let isMore = true, before = 0; isMore; before = read) {
      isMore = session.catchUp(50)
      most = Math.max(most, read - before)
    }
    // An effect may be asked what it is, and what it costs.
    expect(read).toBeGreaterThanOrEqual(1000)
    expect(most).toBeLessThanOrEqual(100)
    expect(session.state.pending).toEqual([])
  })

  test('lists a thousand conflicts, and how many more there are', () => {
    const gone = (n: number) => step([{ type: 'shipRemoved', ship: shipId(`nobody${n}`) }])
    const lines = numbered(upTo(mostConflicts + 30, gone))
    const { conflicts } = fold(tinyRules, fold(tinyRules, tinySession(), lines.slice(0, 1010)), lines.slice(1010))
    expect(conflicts).toHaveLength(mostConflicts + 1)
    expect(conflicts.at(-1)).toEqual({ seq: mostConflicts + 1, is: 'more', n: 30 })
  })
})
