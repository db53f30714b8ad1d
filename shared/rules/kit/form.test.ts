import { describe, expect, test } from 'vitest'
import { fieldId, shipId, trackId } from '../../kernel/ids'
import { refused } from '../../kernel/result'
import type { Scalar } from '../../kernel/scalar'
import type { GameState, ShipInPlay } from '../../game/state'
import { tableOf } from './battle-table.testing'
import { form, type Form } from './form'
import { procedure } from './procedure'

const ship = (id: string, left = 1) =>
  ({ id: shipId(id), tracks: { [trackId('left')]: left }, fields: { [fieldId('name')]: id } }) as unknown as ShipInPlay

const state = tableOf({
  pack: 'any',
  phase: 'any',
  squadrons: [
    { id: 'first', side: 'north', ships: [ship('ajax'), ship('bellona')] },
    { id: 'second', side: 'south', ships: [ship('carmen', 0)] },
  ],
})
const ships = Object.values(state.ships)
const say = { key: 'any.reason' }
const isAble = ({ tracks }: ShipInPlay) => tracks[trackId('left')] === 1
const cannot = (each: ShipInPlay) => (isAble(each) ? undefined : say)
const wrongKind = { code: 'answer-wrong-kind' }
const nothing = [null, '', 'nobody', 'constructor', '__proto__', 7, true] as const

interface Kind {
  readonly kind: string
  readonly of: Form<{ readonly it: unknown }>
  readonly field: object
  readonly reads: readonly (readonly [given: Scalar | undefined, value: unknown])[]
  readonly refuses: readonly (readonly [given: Scalar, refusal: object])[]
}

const refusing = (values: readonly Scalar[], refusal: object) => values.map((value) => [value, refusal] as const)

const kinds: readonly Kind[] = [
  {
    kind: 'a squadron',
    of: form().squadron('it', { among: state.squadrons }),
    field: { kind: 'squadron', default: 'first', among: ['first', 'second'] },
    reads: [
      [undefined, state.squadrons[0]],
      ['second', state.squadrons[1]],
    ],
    refuses: refusing([...nothing, 'ajax'], { code: 'no-such-squadron' }),
  },
  {
    kind: 'a squadron of none',
    of: form().squadron('it', { among: [] }),
    field: { kind: 'squadron', default: null, among: [] },
    reads: [['second', state.squadrons[1]]],
    refuses: [[null, { code: 'no-squadron-can' }]],
  },
  {
    kind: 'a ship',
    of: form().ship('it', { among: ships, default: ships[1]!, beside: () => say }),
    field: {
      ...{ kind: 'ship', default: 'bellona', among: ['ajax', 'bellona', 'carmen'] },
      beside: { ajax: say, bellona: say, carmen: say },
    },
    reads: [
      [undefined, ships[1]],
      ['ajax', ships[0]],
    ],
    refuses: refusing([...nothing, 'ajax bellona', 'first'], { code: 'no-such-ship' }),
  },
  {
    kind: 'a ship that is not taken for granted',
    of: form().ship('it', { among: ships, default: null, wrong: (given) => refused('own', { given }) }),
    field: { kind: 'ship', default: null },
    reads: [['ajax', ships[0]]],
    refuses: [
      [null, { code: 'own', values: { field: 'it', given: null } }],
      ['nobody', { code: 'own', values: { field: 'it', given: 'nobody' } }],
    ],
  },
  {
    kind: 'a ship of none',
    of: form().ship('it', { among: [] }),
    field: { kind: 'ship', default: null, among: [] },
    reads: [],
    refuses: [
      [null, { code: 'no-ship-can' }],
      ['nobody', { code: 'no-such-ship' }],
    ],
  },
  {
    kind: 'ships',
    of: form().ships('it', { among: ships, cannot }),
    field: { kind: 'ships', default: 'ajax bellona', among: ['ajax', 'bellona', 'carmen'], cannot: { carmen: say } },
    reads: [
      [undefined, [ships[0], ships[1]]],
      ['bellona  ajax bellona', [ships[1], ships[0]]],
      ['', []],
      [null, []],
    ],
    refuses: refusing(['nobody', 'ajax nobody', 'constructor', 7, true], { code: 'no-such-ship' }),
  },
  {
    kind: 'a range',
    of: form().range('it', { mostInches: 16, bandsInches: [4, 8, 16], default: 5 }),
    field: { kind: 'range', default: 5, mostInches: 16, bandsInches: [4, 8, 16] },
    reads: [undefined, 0, 0.5, 16, 16.01].map((given) => [given, given ?? 5] as const),
    refuses: [
      ...refusing([-0.1, 16.1, Number.NaN, Infinity], {
        code: 'range-beyond-inches',
        values: { field: 'it', most: 16 },
      }),
      ...refusing([null, '', '5', true], wrongKind),
    ],
  },
  {
    kind: 'a range in centimetres',
    of: form().range('it', { mostInches: 16, bandsInches: [], measuredIn: 'centimetres', default: 5 }),
    field: { kind: 'range', measuredIn: 'centimetres' },
    reads: [],
    refuses: [[17, { code: 'range-beyond-centimetres', values: { field: 'it', most: 40.6 } }]],
  },
  {
    kind: 'a number',
    of: form().number('it', { least: 2, most: 5, default: 3 }),
    field: { kind: 'number', default: 3, least: 2, most: 5 },
    reads: [undefined, 2, 5].map((given) => [given, given ?? 3] as const),
    refuses: [
      ...refusing([1, 6, 2.5, Number.NaN, Infinity], {
        code: 'answer-out-of-range',
        values: { field: 'it', least: 2, most: 5 },
      }),
      ...refusing([null, '', '3', true], wrongKind),
    ],
  },
  {
    kind: 'a number with a refusal of its own',
    of: form().number('it', { least: 2, most: 5, default: 3, wrong: 'own' }),
    field: { kind: 'number' },
    reads: [],
    refuses: refusing([1, '3', null], { code: 'own', values: { field: 'it', least: 2, most: 5 } }),
  },
  {
    kind: 'a choice',
    of: form().choice('it', { among: ['gun', 'ram'], also: ['mine'], names: (choice) => ({ key: choice }) }),
    field: {
      kind: 'choice',
      default: 'gun',
      among: ['gun', 'ram'],
      names: { gun: { key: 'gun' }, ram: { key: 'ram' } },
    },
    reads: [undefined, 'ram', 'mine'].map((given) => [given, given ?? 'gun'] as const),
    refuses: [
      ...refusing(['', 'guns', 'gun ram', 'constructor'], { code: 'answer-not-offered' }),
      ...refusing([null, 0, true], wrongKind),
    ],
  },
  {
    kind: 'choices',
    of: form().choices('it', {
      among: ['bow', 'port', 'stern'],
      cannot: (side) => (side === 'stern' ? say : undefined),
    }),
    field: { kind: 'choices', default: 'bow port', among: ['bow', 'port', 'stern'], cannot: { stern: say } },
    reads: [
      [undefined, ['bow', 'port']],
      ['port bow port', ['bow', 'port']],
      ['stern', ['stern']],
      [null, []],
    ],
    refuses: refusing(['bows', 'bow keel', '__proto__', 1, false], { code: 'answer-not-offered' }),
  },
  {
    kind: 'yes or no',
    of: form().yesNo('it', { default: true, folded: true }),
    field: { kind: 'yesNo', default: true, folded: true },
    reads: [undefined, true, false].map((given) => [given, given ?? true] as const),
    refuses: refusing([null, '', 'true', 1, 0], wrongKind),
  },
]

const inputOf = (given: Scalar | undefined) => (given === undefined ? {} : { it: given })

describe.each(kinds)('$kind', ({ of, field, reads, refuses }) => {
  test('is shown', () => expect(of.fields(state, {})).toMatchObject([{ name: 'it', ...field }]))

  test.each(reads.map(([given, value]) => ({ given, value })))('reads $given', ({ given, value }) => {
    expect(of.check(state, inputOf(given))).toMatchObject({ ok: true })
    expect(of.read(state, inputOf(given)).it).toEqual(value)
  })

  test.each(refuses.map(([given, refusal]) => ({ given, refusal })))('refuses $given', ({ given, refusal }) => {
    expect(of.check(state, inputOf(given))).toMatchObject({ ok: false, values: { field: 'it' }, ...refusal })
  })
})

describe('a form of several fields', () => {
  const salvo = form()
    .taken('by', (_state, given) => (given === 'umpire' ? 'umpire' : undefined), 'nobody-fires')
    .squadron('squadron', { among: state.squadrons })
    .ship(
      'ship',
      (_state, { squadron }) => ({ among: ships.filter(({ id }) => squadron?.order.includes(id)) }),
      (_state, values) => (isAble(values.ship) ? undefined : refused('out-of-action')),
    )
    .needs('ship')
    .derived('guns', (_state, values) => (values.ship.id === 'ajax' ? 2 : 1))
    .number('shots', (_state, { guns }) => ({ least: 1, most: guns ?? 1, default: guns ?? 1 }))
    .numbers(
      'hits',
      (_state, { guns = 0 }) =>
        new Map(['A', 'B'].slice(0, guns).map((key) => [key, { least: 0, most: 1, default: 0 }])),
    )
    .yesNo('night', (now) => (now.turn > 1 ? { default: false } : undefined))
    .choice('kept', { among: ['yes'], hidden: true })
    .shows('shots', (_state, { shots }) => ({ most: shots }))
    .refuses((_state, { hits, shots }) =>
      [...hits.values()].length > shots ? refused('too-many', { field: 'hitsA' }) : undefined,
    )

  const by = { by: 'umpire' }
  const names = (input: object, now: GameState = state) =>
    salvo.fields(now, { ...by, ...input }).map(({ name }) => name)

  test('asks what its fields before call for, and ends where something is missing', () => {
    expect(salvo.takes).toEqual(['by'])
    expect(names({})).toEqual(['squadron', 'ship', 'shots', 'hitsA', 'hitsB'])
    expect(names({ ship: 'bellona' })).toEqual(['squadron', 'ship', 'shots', 'hitsA'])
    expect(names({}, { ...state, turn: 2 })).toContain('night')
    expect(names({ ship: 'nobody' })).toEqual(['squadron', 'ship'])
    expect(() => salvo.read(state, { ...by, ship: 'nobody' })).toThrow()
  })

  test.each([
    [{ by: 'nobody' }, 'by', 'nobody-fires'],
    [{ squadron: 'third', ship: 'nobody' }, 'squadron', 'no-such-squadron'],
    [{ ship: 'nobody', shots: 9 }, 'ship', 'no-such-ship'],
    [{ squadron: 'second' }, 'ship', 'out-of-action'],
    [{ shots: 3 }, 'shots', 'answer-out-of-range'],
    [{ hitsB: 2 }, 'hitsB', 'answer-out-of-range'],
    [{ kept: 'no' }, 'kept', 'answer-not-offered'],
    [{ shots: 1 }, 'hitsA', 'too-many'],
  ])('%o: the first that is wrong is refused, beside %s', (input, field, code) => {
    expect(salvo.check(state, { ...by, ...input })).toMatchObject({ code, values: { field } })
  })

  test('reads typed values, and fills in what was left out', () => {
    expect(salvo.read(state, by)).toMatchObject({ by: 'umpire', ship: ships[0], guns: 2, shots: 2 })
    expect(salvo.read(state, { ...by, hitsB: 1 }).hits).toEqual(
      new Map([
        ['A', 0],
        ['B', 1],
      ]),
    )
    const filled = { ...by, squadron: 'first', ship: 'bellona', shots: 1, hitsA: 0 }
    expect(salvo.withDefaults(state, { ...by, ship: 'bellona', night: true, nothing: 1 })).toEqual(filled)
  })

  test('what a field shows may depend on all values', () => {
    expect(salvo.fields(state, { ...by, shots: 1 }).find(({ name }) => name === 'shots')).toMatchObject({ most: 1 })
  })

  test('of a procedure is read before anything of it runs', () => {
    const made = procedure({
      ...{ name: 'salvo', phases: [], form: salvo },
      warnings: (_state, { guns }) => [{ key: String(guns) }],
      // oxlint-disable-next-line require-yield
      *run(_table, { guns }) {
        return { key: String(guns) }
      },
    })
    expect(made.takes).toEqual(['by'])
    expect(made.warnings?.(state, by)).toEqual([{ key: '2' }])
    expect(made.warnings?.(state, {})).toEqual([])
    expect(made.run({ settled: state } as never, by).next()).toEqual({ done: true, value: { key: '2' } })
    expect(() => made.run({ settled: state } as never, { ...by, ship: 'nobody' }).next()).toThrow()
  })
})
