import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkLine } from '#shared/game/check-line'
import { renameShip } from '#shared/game/commands'
import type { Entry, JournalLine } from '#shared/game/journal-line'
import { anyEntry, numbered } from '#shared/game/lines.testing'
import { Session } from '#shared/game/session'
import type { GameState } from '#shared/game/state'
import { tinyHead, tinyRules } from '#shared/game/tiny-fleet.testing'
import { packId, shipId } from '#shared/kernel/ids'
import { findPack } from '#shared/rules/index'
import { admit, readEntries, unfitFor, writable } from './admit'
import { decodeLine, encodeLine, largestBytes } from './line-format'
import { struck } from './table-evening.testing'

const { phases } = tinyRules
const sessionOf = (entries: readonly Entry[]) => new Session(tinyRules, tinyHead, phases[0]!, numbered(entries))
const marks = (count: number) => Array.from({ length: count }, (_, box) => struck(box))

/** An entry as the interface may send it, and what somebody makes of one who does not use the interface. */
const sent = fc.oneof(
  anyEntry,
  fc.record({
    kind: fc.constantFrom('strike', 'restore', 'turn', 'note', 'step', 'answer', 'sealed'),
    targets: fc.array(fc.integer({ min: 0, max: 12 })),
    cause: fc.constantFrom('undo', 'hand', 'restartTurn', 'redo'),
  }) as fc.Arbitrary<Entry>,
  fc
    .tuple(anyEntry, fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }))
    .map(([entry, more]) => ({ ...entry, ...more }) as Entry),
)

test('whatever is admitted is read back as it was written', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 12 }), fc.array(sent, { maxLength: 3 }), (before, entries) => {
      const session = sessionOf(before)
      const read = readEntries(entries)
      const admitted = read.ok ? admit(read.value, session, phases) : read
      if (!admitted.ok) return
      const lines = admitted.value.map((entry, index): JournalLine => ({
        seq: session.lastSeq + 1 + index,
        at: 3000,
        ...entry,
      }))
      const encoded = lines.map(encodeLine)
      if (writable(lines, encoded, 0)) return
      for (const { bytes } of encoded) {
        const read = decodeLine(bytes, 0, bytes.length - 1)
        expect(checkLine(read)).toMatchObject({ ok: true })
      }
    }),
    { numRuns: 500 },
  )
})

test('a turn of more entries than one line can name is not restarted, and nothing is written', () => {
  const restart: Entry = { kind: 'strike', cause: 'restartTurn', targets: [] }
  expect(admit([restart], sessionOf(marks(5001)), phases)).toMatchObject({
    code: 'restart-too-long',
    values: { n: 5001, limit: 5000 },
  })
  const admitted = admit([restart], sessionOf(marks(5000)), phases)
  expect(admitted.ok && checkLine({ seq: 5001, at: 9000, ...admitted.value[0] })).toMatchObject({ ok: true })
})

test('an entry that names a line twice, or a phase its rules do not have, is refused', () => {
  const session = sessionOf(marks(3))
  expect(readEntries([{ kind: 'strike', cause: 'hand', targets: [2, 2] }])).toMatchObject({
    code: 'entry-wrong',
    values: { where: 'targets', what: 'an entry named twice' },
  })
  expect(admit([{ kind: 'turn', turn: 2, phase: 'tea' }], session, phases)).toMatchObject({
    code: 'phase-unknown',
    values: { phase: 'tea' },
  })
})

test('a line that a reader would turn down is not written, nor one behind the end of what is read', () => {
  const line = (place: object) => ({ at: 5, ...struck(1), ...place }) as JournalLine
  const unwritable = (lines: readonly JournalLine[], bytes = 0) => writable(lines, lines.map(encodeLine), bytes)
  expect(unwritable([line({ seq: 1 })], largestBytes)).toBeUndefined()
  expect(unwritable([line({ seq: 1 })], largestBytes + 1)).toMatchObject({ code: 'journal-full' })
  expect(unwritable([line({ seq: 10_000_001 })])).toMatchObject({ code: 'journal-full' })
  expect(unwritable([line({ seq: 1, at: 9e15 })])).toMatchObject({ code: 'entry-wrong' })
})

const ship = 'mikasa'
const bringing = (effect: object) => ({ kind: 'step', label: { key: 'steps.renamed' }, by: 'hand', effects: [effect] })
const field = (name: string, to: string) => bringing({ type: 'fieldSet', ship, field: name, to })
const renamed = (name: string) => renameShip(sessionOf([]).state, shipId(ship), name)
test.each([
  ['an override in a name', field('name', 'Mika\u202esa'), 'entry-text-hidden'],
  ['a name of two lines', field('name', 'Mika\nsa'), 'entry-text-hidden'],
  ['a commander with a NUL', field('commander', 'Togo\u0000'), 'entry-text-hidden'],
  ['half a letter in a note of the card', field('note', 'fog \ud800'), 'entry-text-hidden'],
  ['a ship renamed to a soft hyphen', renamed('\u00ad\u2060'), 'entry-text-blank'],
  ['a ship renamed to a narrow blank', renamed('\u200b'), 'entry-text-blank'],
  ['a name of blanks', field('name', '\u00a0 \u3164'), 'entry-text-blank'],
  ['a squadron of blanks', bringing({ type: 'squadronNamed', squadron: 'first', name: ' ' }), 'entry-text-blank'],
  ['an override in a note', { kind: 'note', text: 'fog\u202e' }, 'entry-text-hidden'],
  ['a note of blanks', { kind: 'note', text: ' \n' }, 'entry-text-blank'],
  [
    'a name of blanks beside what waits',
    {
      kind: 'pending',
      until: 'gunnery',
      outcome: {
        label: { key: 'steps.renamed' },
        by: 'hand',
        effects: [],
        atOnce: { effects: [{ type: 'squadronNamed', squadron: 'first', name: '\u3164' }] },
      },
    },
    'entry-text-blank',
  ],
  ['an override in the weather', bringing({ type: 'tableSet', key: 'sky', to: '\u202e' }), 'entry-text-hidden'],
])('%s is not written down', (_what, entry, code) => {
  expect(readEntries([entry])).toMatchObject({ ok: false, code })
})

test.each([
  ['her own name again', field('name', '')],
  ['a note of lines', field('note', 'fog\nand smoke')],
  ['a mark on a ship of a bad name', { ...struck(0), label: { key: 'steps.track', values: { ship: 'Mika\u202esa' } } }],
])('%s is taken', (_what, entry) => expect(readEntries([entry]).ok).toBe(true))

const pack = findPack(packId('perfidious-albion'))!
const state = { houseRules: {} } as GameState
const sets = (effect: object) =>
  ({ kind: 'step', label: { key: 'x' }, by: 'hand', effects: [effect] }) as unknown as Entry
const fact = (key: string, to: unknown) => ({ type: 'tableSet', key, to })
test.each([
  ['a force of the wind beyond Beaufort’s', fact('windForce', 400), 'fact-out-of-range', { least: 0, most: 12 }],
  ['half a sea state', fact('seaState', 2.5), 'fact-out-of-range', { fact: 'seaState' }],
  ['a visibility without end', fact('visibilityInches', 1e300), 'fact-out-of-range', { to: 1e300 }],
  ['a wind that is a word', fact('windForce', 'strong'), 'fact-out-of-range', {}],
  ['a wind from nowhere', fact('windFrom', 'X'), 'fact-no-choice', { fact: 'windFrom' }],
  ['a note of a dialogue beyond counting', fact('fired.majestic', 1e9), 'fact-too-large', { limit: 1_000_000 }],
  ['a ruling there is not', { type: 'houseRuleSet', rule: 'rams', to: true }, 'scenario-rule-unknown', {}],
  ['a ruling that is no choice', { type: 'houseRuleSet', rule: 'fireGrowth', to: 'x' }, 'scenario-rule-unfit', {}],
])('%s is refused: as a step, as what waits, beside it, and as an amend', (_what, effect, code, values) => {
  const step = sets(effect)
  const outcome = { ...step, kind: undefined }
  const none = { label: { key: 'x' }, by: 'rule', effects: [] }
  const ways = [
    step,
    { kind: 'pending', until: 'gunnery', outcome },
    { kind: 'pending', until: 'gunnery', outcome: { ...none, atOnce: outcome } },
    { kind: 'amend', target: 1, outcome },
  ] as unknown as Entry[]
  for (const entry of ways) expect(unfitFor(state, pack, [struck(0), entry])).toMatchObject({ code, values })
})

test.each([fact('windForce', 12), fact('windFrom', 'NW'), fact('fired.majestic', 3), fact('fired.majestic', true)])(
  '%j is taken',
  (effect) => expect(unfitFor(state, pack, [sets(effect)])).toBeUndefined(),
)
