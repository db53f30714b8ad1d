import type { Answer } from '../../../../kernel/question'
import { read } from '../../../run/run-procedure.testing'
import { chitOdds, expectedHits, hitOdds } from '../../hitting/hits'
import { atNight, runs } from '../night-action.testing'
import { chits, cupOf, isHit, makeUpCup, readCup, writeCup } from './cup'
import { fired, firer, refusal } from './salvo.testing'
import { describe, expect, test } from 'vitest'

const byChits = { houseRules: { hitMethod: 'chits' } }

/** Chits in the order they are pulled for Furutaka's main battery. */
const pulls = (...drawn: readonly string[]) =>
  Object.fromEntries(drawn.map((chit, at) => [`chit/furutaka/main/chit-${at + 1}`, chit]))

function pulled(drawn: readonly string[], { hitNumber = 1, faces = [1], said = {}, setup = {} }: Pulled = {}) {
  const input = { visibility: hitNumber - 1 }
  return fired({ setup: { ...setup, ...byChits }, input, faces, said: { ...pulls(...drawn), ...said } })
}
interface Pulled {
  readonly hitNumber?: number
  readonly faces?: readonly number[]
  readonly said?: Readonly<Record<string, Answer>>
  readonly setup?: object
}

describe('one chit for each mount', () => {
  test('a chit at or under the hit number is a hit; letters, blanks and the X miss', () => {
    expect(pulled(['1', '2', '-4']).hits).toEqual([2])
    expect(pulled(['miss', 'A', 'X']).hits).toEqual([])
    expect(pulled(['9', '9', '9'], { hitNumber: 9 }).hits).toEqual([3])
  })

  test('chits stay out until the battery has fired, and are all back for the next', () => {
    const { questions } = pulled(['1', '1', '1'])
    const left = questions.flatMap((question) => (question.kind === 'draw' ? [question.lots] : []))
    expect(left.map((lots) => lots.find(({ value }) => value === '1')?.count)).toEqual([3, 2, 1])
    const next = fired({
      setup: byChits,
      input: { rangeInches: 8, batteries: 'main-8 secondary-4.7', mounts: 'furutaka:A furutaka:S2' },
      faces: [1],
      said: { ...pulls('1'), 'chit/furutaka/sec/chit-1': '1' },
    })
    const drawn = next.questions.at(-1)
    expect(drawn).toMatchObject({ kind: 'draw', key: 'chit/furutaka/sec/chit-1' })
    expect(drawn?.kind === 'draw' && drawn.lots).toContainEqual(expect.objectContaining({ value: '1', count: 3 }))
  })

  test('the first chits are for the larger mounts', () => {
    const mounts = [2, 3].map((guns) => ({ id: `M${guns}`, guns, arc: { from: 0, to: 359 } }))
    const bands = [{ toInches: 20, initial: 'A' as const, values: { 2: -9, 3: 3 } }]
    const battery = { id: 'main', is: 'main', inches: 8, shielded: true, reliability: 'B', mounts, bands } as const
    const setup = firer({ batteries: [{ ...battery, mounts: [...mounts] }] })
    expect(pulled(['3', '9'], { setup, faces: [] }).hits).toEqual([1])
    expect(pulled(['9', '3'], { setup, faces: [] }).hits).toEqual([])
  })
})

describe('from 10 on every mount hits by itself', () => {
  test.each([
    [10, 3],
    [12, 3],
    [13, 6],
    [15, 9],
    [16, 12],
    [17, 15],
    [18, 18],
  ])('at %s three mounts score %s, and one chit is pulled for the firer', (hitNumber, hits) => {
    const { hits: scored, asked } = pulled(['miss'], { hitNumber })
    expect(scored).toEqual([hits])
    expect(asked).toEqual(['initial/furutaka/initial', 'chit/furutaka/main/chit-1'])
  })
})

describe('under −10: 10 is added, and the D10 has to show a 1 first', () => {
  test('on a 1 chits are pulled at the raised number', () => {
    expect(pulled(['-2', '-1', '-3'], { hitNumber: -12, faces: [1, 1] }).hits).toEqual([2])
  })

  test('on any other face one chit is pulled, for the firer alone', () => {
    const { hits, asked } = pulled(['-10'], { hitNumber: -12, faces: [1, 2] })
    expect(hits).toEqual([])
    expect(asked.slice(1)).toEqual(['below/furutaka/main/below-2', 'chit/furutaka/main/chit-1'])
  })

  test('at −10 the chits themselves decide', () => {
    expect(pulled(['-10', '9', '9'], { hitNumber: -10 }).hits).toEqual([1])
  })
})

describe('harm to the firer, by the first chit alone', () => {
  const victim = (lot: string) => ({ 'chit/furutaka/main/victim': lot })

  test('a letter as good as the mounts or better: a mount or an item of electronics is out', () => {
    const said = victim('mount:B')
    expect(pulled(['A', '9', '9'], { said }).on('furutaka').marks('s-23')).toEqual(['out'])
    expect(pulled(['B', '9', '9'], { said }).on('furutaka').marks('s-23')).toEqual(['out'])
    expect(
      pulled(['B', '9', '9'], { said: victim('box:s-31') })
        .on('furutaka')
        .marks('s-31'),
    ).toEqual(['out'])
  })

  test('a worse letter, or a later chit, does nothing', () => {
    expect(pulled(['C', '9', '9']).asked.at(-1)).toBe('chit/furutaka/main/chit-3')
    expect(pulled(['9', 'A', 'X']).asked.at(-1)).toBe('chit/furutaka/main/chit-3')
  })

  test('what the first chit does is a step that can be overruled', () => {
    const spared = pulled(['A', '9', '9'], { said: { 'chit/furutaka/main/first': false } })
    expect(spared.on('furutaka').marks('s-23')).toEqual([])
    const struck = pulled(['C', '9', '9'], { said: { ...victim('mount:B'), 'chit/furutaka/main/first': true } })
    expect(struck.on('furutaka').marks('s-23')).toEqual(['out'])
    const asked = struck.questions.find(({ key }) => key === 'chit/furutaka/main/first')
    expect(asked && read(asked.ask)).toBe(
      'Furutaka 8″: the first chit is C, her mounts are of reliability B: no harm to her',
    )
  })

  test('the X: she explodes on a 1, else one of the mounts that fired burns', () => {
    expect(
      pulled(['X', '9', '9'], { faces: [1, 1] })
        .on('furutaka')
        .field('standing'),
    ).toBe('blownUp')
    const burns = pulled(['X', '9', '9'], { faces: [1, 2], said: { 'chit/furutaka/main/mount': 'Y' } })
    expect(burns.on('furutaka').marks('s-53')).toEqual(['burning'])
  })

  test('none under `mishaps: off`, and no chit for it', () => {
    const setup = { houseRules: { hitMethod: 'chits', mishaps: 'off' } }
    expect(fired({ setup, input: { visibility: 9 }, faces: [1] }).asked).toEqual(['initial/furutaka/initial'])
    expect(fired({ setup, faces: [1], said: pulls('X', '9', '9') }).asked.at(-1)).toBe('chit/furutaka/main/chit-3')
  })
})

describe('the cup', () => {
  test('is made up chit by chit, and kept on the table', () => {
    const { state, label } = runs(makeUpCup, atNight(byChits), { chitX: 0, chit9: 1, 'chit-10': 0, chitmiss: 5 })
    expect(label).toBe('The cup holds 85 chits')
    const cup = cupOf(state)
    expect(cup.ok && cup.value.filter(({ chit }) => ['9', 'miss', 'X', '-10'].includes(chit))).toEqual([
      { chit: '9', count: 1 },
      { chit: 'miss', count: 5 },
    ])
  })

  test('has words for every chit', () => {
    const fields = makeUpCup.fields(atNight(), {})
    expect(fields).toHaveLength(26)
    for (const { name } of fields) read({ key: `rules.fire-on-the-waters.procedures.makeUpCup.${name}` })
  })

  test('is refused empty, unreadable, or too small for a battery', () => {
    const empty = Object.fromEntries(chits.map((chit) => [`chit${chit}`, 0]))
    expect(makeUpCup.check(atNight(), empty)).toMatchObject({ code: 'chit-cup-empty' })
    expect(makeUpCup.check(atNight(), { chit4: 101 })).toMatchObject({
      code: 'gunfire-figure',
      values: { field: 'chit4' },
    })
    const setup = (chitCup: string) => ({ ...byChits, table: { chitCup } })
    expect(refusal({}, setup(''))).toEqual(['batteries', 'chit-cup-empty'])
    expect(refusal({}, setup('4:0 X:0'))).toEqual(['batteries', 'chit-cup-empty'])
    expect(refusal({}, setup('11:4'))).toEqual(['batteries', 'chit-cup-unreadable'])
    expect(refusal({}, setup('4:1 4:1'))).toEqual(['batteries', 'chit-cup-unreadable'])
    expect(refusal({}, setup('4:2'))).toEqual(['batteries', 'chit-cup-too-small'])
    expect(refusal({}, setup('4:3'))).toBe(null)
    expect(refusal({}, { table: { chitCup: '' } })).toBe(null)
  })

  test('is written as it is read', () => {
    const usual = cupOf(atNight())
    expect(usual.ok && readCup(writeCup(usual.value))).toEqual(usual)
  })
})

describe('the odds of chits', () => {
  /** Mean hits of a mount. */
  const byLaw = (hitNumber: number) => 10 ** ((hitNumber - 10) / 10)
  const usual = cupOf(atNight())
  const cup = usual.ok ? usual.value : []

  test('the usual cup gives each hit number the chance of the D100', () => {
    for (let hitNumber = -10; hitNumber <= 9; hitNumber++) {
      const [miss = 0] = chitOdds(cup, [{ hitNumber, mounts: 1 }])
      const [missOnD100 = 0] = hitOdds([{ hitNumber, mounts: 1 }])
      expect(Math.abs(miss - missOnD100), String(hitNumber)).toBeLessThanOrEqual(0.0101)
      expect(Math.abs(1 - miss - byLaw(hitNumber)), String(hitNumber)).toBeLessThanOrEqual(0.03)
    }
  })

  test('under −10 the D10 keeps the law', () => {
    for (let hitNumber = -20; hitNumber < -10; hitNumber++) {
      const hits = expectedHits(chitOdds(cup, [{ hitNumber, mounts: 1 }]))
      expect(Math.abs(hits - byLaw(hitNumber)), String(hitNumber)).toBeLessThanOrEqual(0.003)
    }
  })

  test('chits that stay out change the odds: following them one by one gives the same', () => {
    const small = [
      { chit: '-1', count: 2 },
      { chit: '4', count: 2 },
      { chit: 'miss', count: 3 },
    ]
    const kinds = [
      { hitNumber: 4, mounts: 2 },
      { hitNumber: 0, mounts: 2 },
    ]
    const counted = [0, 0, 0, 0, 0]
    const each = small.flatMap(({ chit, count }) => Array.from({ length: count }, () => chit))
    let ways = 0
    const follow = (out: readonly number[], hits: number): void => {
      if (out.length === 4) {
        counted[hits]!++
        ways++
        return
      }
      each.forEach((chit, at) => {
        if (!out.includes(at)) follow([...out, at], hits + Number(isHit(chit, out.length < 2 ? 4 : 0)))
      })
    }
    follow([], 0)
    const odds = chitOdds(small, kinds)
    counted.forEach((times, hits) => expect(odds[hits] ?? 0, String(hits)).toBeCloseTo(times / ways, 10))
  })
})
