import { read } from '../../../run/run-procedure.testing'
import { chitOdds, expectedHits, hitOdds } from '../../hitting/hits'
import { atNight, plays, runs, type Given } from '../night-action.testing'
import { chits, cupOf, isHit, makeUpCup, readCup, writeCup } from './cup'
import { fired, firer, refusal } from './salvo.testing'
import { describe, expect, test } from 'vitest'

const byChits = { houseRules: { hitMethod: 'chits' } }
const pulls = (...drawn: readonly string[]) =>
  Object.fromEntries(drawn.map((chit, at) => [`chit/furutaka/main/chit-${at + 1}`, chit]))

/** Furutaka's main battery: `chits` in the order they are pulled, at a hit number of `at`. */
function pulled({ input: { chits, at = 1, ...input }, said, ...given }: Given) {
  const visibility = Number(at) - 1
  return fired({ ...given, input: { visibility, ...input }, said: { ...pulls(...String(chits).split(' ')), ...said } })
}
const first = 'chit/furutaka/main/chit-1'
const third =
  'initial/furutaka/initial, chit/furutaka/main/chit-1, chit/furutaka/main/chit-2, chit/furutaka/main/chit-3'
const asked = (...keys: string[]) => `asked: initial/furutaka/initial, ${keys.join(', ')}`
const hits = (n: number) => `hits: ${n} on astoria by gun of 8`

describe('one chit for each mount', () => {
  plays(
    pulled,
    `
    at the hit number or under it is a hit | 1 chits=1+2+-4 | ${hits(2)}
    letters, blanks and the X miss | 1 chits=miss+A+X | hits:
    nines at 9 | 1 at=9 chits=9+9+9 | ${hits(3)}
    under −10 a 1 on the D10, and 10 more | 1 1 at=-12 chits=-2+-1+-3 | ${hits(2)}
    on another face one chit, for the firer | 1 2 at=-12 chits=-10
      | hits:; ${asked('below/furutaka/main/below-2', first)}
    at −10 the chits decide | 1 at=-10 chits=-10+9+9 | ${hits(1)}
    from 10 on every mount hits, and one chit is for the firer | 1 at=10 chits=miss | ${hits(3)}; ${asked(first)}
    at 12 | 1 at=12 chits=miss | ${hits(3)}
    at 13 | 1 at=13 chits=miss | ${hits(6)}
    at 15 | 1 at=15 chits=miss | ${hits(9)}
    at 16 | 1 at=16 chits=miss | ${hits(12)}
    at 17 | 1 at=17 chits=miss | ${hits(15)}
    at 18 | 1 at=18 chits=miss | ${hits(18)}
    `,
    byChits,
  )

  test('chits stay out until the battery has fired, and are all back for the next', () => {
    const { questions } = fired({ setup: byChits, faces: [1], said: pulls('1', '1', '1') })
    const left = questions.flatMap((question) => (question.kind === 'draw' ? [question.lots] : []))
    expect(left.map((lots) => lots.find(({ value }) => value === '1')?.count)).toEqual([3, 2, 1])
    const next = fired({
      setup: byChits,
      input: { rangeInches: 8, batteries: 'main-8 secondary-4.7', mounts: 'furutaka:A furutaka:S2' },
      faces: [1],
      said: { ...pulls('1'), 'chit/furutaka/sec/chit-1': '1' },
    })
    const lots = expect.arrayContaining([expect.objectContaining({ value: '1', count: 3 })]) as unknown
    expect(next.questions.at(-1)).toMatchObject({ kind: 'draw', key: 'chit/furutaka/sec/chit-1', lots })
  })

  const mounts = [2, 3].map((guns) => ({ id: `M${guns}`, guns, arc: { from: 0, to: 359 } }))
  const bands = [{ toInches: 20, initial: 'A' as const, values: { 2: -9, 3: 3 } }]
  const battery = { id: 'main', is: 'main', inches: 8, shielded: true, reliability: 'B', mounts, bands } as const
  plays(
    pulled,
    `
    the first chits are for the larger mounts | chits=3+9 | ${hits(1)}
    and the next for the smaller | chits=9+3 | hits:
    `,
    { ...firer({ batteries: [{ ...battery, mounts: [...mounts] }] }), ...byChits },
  )
})

describe('harm to the firer, by the first chit alone', () => {
  const victim = 'says:chit/furutaka/main/victim'
  const overruled = 'says:chit/furutaka/main/first'
  plays(
    pulled,
    `
    a letter better than the mounts: one is out | 1 chits=A+9+9 ${victim}=mount:B | furutaka s-23: out
    as good as they | 1 chits=B+9+9 ${victim}=mount:B | furutaka s-23: out
    or an item of electronics | 1 chits=B+9+9 ${victim}=box:s-31 | furutaka s-31: out
    a worse letter does nothing | 1 chits=C+9+9 | asked: ${third}
    nor does a later chit | 1 chits=9+A+X | asked: ${third}
    what it does can be overruled | 1 chits=A+9+9 ${overruled}=false | furutaka s-23:; asked: ${third}
    either way | 1 chits=C+9+9 ${overruled}=true ${victim}=mount:B | furutaka s-23: out
    the X: she explodes on a 1 | 1 1 chits=X+9+9 | furutaka standing: blownUp
    else one of the mounts that fired burns | 1 2 chits=X+9+9 says:chit/furutaka/main/mount=Y | furutaka s-53: burning
    none under mishaps: off | 1 chits=X+9+9 rule:mishaps=off | asked: ${third}
    and no chit for it | 1 at=10 rule:mishaps=off | asked: initial/furutaka/initial
    `,
    byChits,
  )

  test('the sentence says why', () => {
    const { questions } = fired({ setup: byChits, faces: [1], said: pulls('C', '9', '9') })
    const asked = questions.find(({ key }) => key === 'chit/furutaka/main/first')
    expect(asked && read(asked.ask)).toBe(
      'Furutaka 8″: the first chit is C, her mounts are of reliability B: no harm to her',
    )
  })
})

describe('the cup', () => {
  test('is made up chit by chit, and kept on the table', () => {
    const { state, label } = runs(makeUpCup, atNight(byChits), { chitX: 0, chit9: 1, 'chit-10': 0, chitmiss: 5 })
    expect(label).toBe('The cup holds 85 chits')
    const cup = cupOf(state)
    expect(cup.ok && writeCup(cup.value)).toMatch(/ 9:1 miss:5 A:2 B:3 C:5 D:5$/)
    const fields = makeUpCup.fields(atNight(), {})
    expect(fields).toHaveLength(26)
    for (const { name } of fields) read({ key: `rules.fire-on-the-waters.procedures.makeUpCup.${name}` })
  })

  test('is refused empty, unreadable, or too small for a battery', () => {
    const none = Object.fromEntries(chits.map((chit) => [`chit${chit}`, 0]))
    expect(makeUpCup.check(atNight(), none)).toMatchObject({ code: 'chit-cup-empty' })
    expect(makeUpCup.check(atNight(), { chit4: 101 })).toMatchObject({
      code: 'gunfire-figure',
      values: { field: 'chit4' },
    })
    const codes = ['', '4:0 X:0', '11:4', '4:1 4:1', '4:2', '4:3'].map((chitCup) =>
      String(refusal({}, { ...byChits, table: { chitCup } })),
    )
    const [empty, unreadable, small] = ['empty', 'unreadable', 'too-small'].map((code) => `batteries,chit-cup-${code}`)
    expect(codes).toEqual([empty, empty, unreadable, unreadable, small, 'null'])
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
    const lots = ['-1', '-1', '4', '4', 'miss', 'miss', 'miss']
    const counted = [0, 0, 0, 0, 0]
    const follow = (left: readonly string[], pulls: number, hits: number): void => {
      if (pulls === 4) counted[hits]!++
      else
        left.forEach((chit, at) =>
          follow(left.toSpliced(at, 1), pulls + 1, hits + Number(isHit(chit, pulls < 2 ? 4 : 0))),
        )
    }
    follow(lots, 0, 0)
    const ways = 7 * 6 * 5 * 4
    const small = ['-1', '4', 'miss'].map((chit) => ({ chit, count: lots.filter((each) => each === chit).length }))
    const odds = chitOdds(
      small,
      [4, 0].map((hitNumber) => ({ hitNumber, mounts: 2 })),
    )
    counted.forEach((times, hits) => expect(odds[hits] ?? 0, String(hits)).toBeCloseTo(times / ways, 10))
  })
})
