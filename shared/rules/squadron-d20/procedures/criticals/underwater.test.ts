import { describe, expect, test } from 'vitest'
import { carrier, carrierData, cruiser, cruiserData, merchantData } from '../../ship/stands.testing'
import { underwater, columns, type Column } from '../../tables/criticals'
import { changed, playCritical } from './critical.testing'

const grain = changed(merchantData, { cargo: { points: 3, kind: 'other' } })
const torpedo = (column: Column, cv: number) => ({ attack: 'torpedo', column, cv }) as const

/** A face of every row in every column, so that every cell is reached. */
const rows = underwater.map((row, at) => ({
  at,
  faces: columns.map((column) => [column, row[column].from, row[column].to] as const),
}))
const facesOf = (at: number) =>
  rows[at]!.faces.flatMap(
    ([column, from, to]) =>
      (from === to
        ? [[column, from]]
        : [
            [column, from],
            [column, to],
          ]) as [Column, number][],
  )

describe('bow 1–9, midships 1–5, stern 1–3: catastrophic flooding', () => {
  test.each(facesOf(0))('%s %i: F by the CV, and a crew test that holds ends it', (column, face) => {
    const hit = playCritical(torpedo(column, 6), { of: cruiser }, [face, 4])
    expect(hit.track('flotation')).toBe(24)
    expect(hit).toMatchObject({ spent: 6, rounds: 1 })
  })

  test('failed, the same CV again, and so on', () => {
    const hit = playCritical(torpedo('bow', 6), { of: cruiser }, [1, 3, 1, 10])
    expect(hit.track('flotation')).toBe(12)
    expect(hit.spent).toBe(6)
  })

  test('poor underwater protection is worth −1', () => {
    const poor = changed(cruiserData, { poorUnderwaterProtection: true })
    expect(playCritical(torpedo('bow', 6), { of: poor }, [1, 4, 5]).track('flotation')).toBe(18)
  })

  test('of a flashover it is done once, without a crew test', () => {
    const hit = playCritical({ ...torpedo('bow', 6), isFlashover: true }, { of: cruiser }, [1])
    expect(hit.track('flotation')).toBe(24)
  })

  test('F brought to nothing: a wreck test instead, and passed it ends the result', () => {
    const hit = playCritical(torpedo('bow', 6), { of: cruiser }, [1, 3, 3, 3, 3, 10])
    expect(hit).toMatchObject({ isGone: false, spent: 6 })
    expect(hit.track('flotation')).toBe(0)
  })

  test('F nothing already and the test failed: she sinks without a marker', () => {
    const hit = playCritical(
      torpedo('stern', 6),
      { of: cruiser, tracks: { flotation: 0, damageControlTeams: 0 } },
      [1, 3],
    )
    expect(hit.field('standing')).toBe('sunk')
  })
})

describe('bow 10–12, midships 6–8, stern 4: engine room', () => {
  test.each(facesOf(1))('%s %i: D6 knots per [4 + size], and her smoke stays', (column, face) => {
    const hit = playCritical(torpedo(column, 5), { of: cruiser }, [face, 6])
    expect([hit.track('speed'), hit.lost('e-smoke')]).toEqual([29, false])
  })
})

describe('bow 13, midships 9–10, stern 5–6: engine room, D6 free', () => {
  test.each(facesOf(2))('%s %i', (column, face) => {
    expect(playCritical(torpedo(column, 5), { of: cruiser }, [face, 6, 5]).track('speed')).toBe(24)
  })

  test('the free die counts for a CV that pays for none', () => {
    const hit = playCritical(torpedo('bow', 2), { of: cruiser }, [13, 6, 15])
    expect([hit.track('speed'), hit.track('steering')]).toEqual([29, 2])
  })
})

describe('bow 14, midships 11, stern 7–10: engine room, 2D6 free', () => {
  test.each(facesOf(3))('%s %i', (column, face) => {
    expect(playCritical(torpedo(column, 5), { of: cruiser }, [face, 6, 5, 4]).track('speed')).toBe(20)
  })

  test('she lies still already: it cannot be applied', () => {
    const hit = playCritical(torpedo('bow', 1), { of: cruiser, tracks: { speed: 0 } }, [14, 15])
    expect(hit.why).toContain('Tone Gawa lies still already: cannot be applied.')
  })
})

describe('bow 15, midships 12–14, stern 11–15: steering', () => {
  test.each(facesOf(4))('%s %i', (column, face) => {
    expect(playCritical(torpedo(column, 3), { of: cruiser }, [face]).track('steering')).toBe(1)
  })
})

describe('bow 16, midships 15, stern 16: helm', () => {
  test.each(facesOf(5))('%s %i', (column, face) => {
    const hit = playCritical(torpedo(column, 1), { of: cruiser }, [face, 1, 1])
    expect([hit.track('steering'), hit.track('splash')]).toEqual([3, 1])
  })
})

describe('bow 17, midships 16, stern 17: command', () => {
  test.each(facesOf(6))('%s %i', (column, face) => {
    expect(playCritical(torpedo(column, 5), { of: cruiser }, [face]).track('crewQuality')).toBe(1)
  })
})

describe('bow 18, midships 17, stern 18: crew', () => {
  test.each(facesOf(7))('%s %i', (column, face) => {
    expect(playCritical(torpedo(column, 10), { of: cruiser }, [face]).track('damageControlTeams')).toBe(5)
  })
})

describe('bow 19, midships 18–19, stern 19: power failure', () => {
  test.each(facesOf(8))('%s %i: it lasts, and all CV is used up', (column, face) => {
    const hit = playCritical(torpedo(column, 10), { of: cruiser, fields: { casualties: 'morale:structureThird' } }, [
      face,
    ])
    expect(hit.field('casualties')).toBe('morale:structureThird powerFailure')
    expect(hit.spent).toBe(0)
  })

  test('it comes once', () => {
    const hit = playCritical(torpedo('bow', 3), { of: cruiser, fields: { casualties: 'powerFailure' } }, [19, 15])
    expect(hit.why).toContain('Tone Gawa is without power already: cannot be applied.')
    expect(hit.track('steering')).toBe(1)
  })
})

describe('20: one of three', () => {
  test.each(columns)('%s: weapons of a warship, and no armour counts', (column) => {
    const hit = playCritical(torpedo(column, 4), { of: cruiser }, [20, 1])
    expect(hit.lost('m-main-main-0')).toBe(true)
    expect(hit.asked.filter((key) => key.includes('armour'))).toEqual([])
  })

  test.each(columns)('%s: a carrier rolls a D20; above her original H weapons, ASW first', (column) => {
    const hunter = changed(carrierData, { factors: { ...carrierData.factors, asw: 2 } })
    const hit = playCritical(torpedo(column, 1), { of: hunter }, [20, 17])
    expect(hit.lost('m-other-dp-0')).toBe(true)
    expect(hit.track('asw')).toBe(1)
  })

  test.each(columns)('%s: at H or below, fuel and ammunition, whatever is left of H now', (column) => {
    const hit = playCritical(torpedo(column, 4), { of: carrier, tracks: { hull: 1 } }, [20, 16])
    expect(hit.track('fires')).toBe(1)
    expect(playCritical(torpedo(column, 4), { of: carrier }, [20, 16], { '1/fuel': true }).isGone).toBe(true)
  })

  test.each(columns)('%s: cargo of a merchant', (column) => {
    expect(playCritical(torpedo(column, 4), { of: grain }, [20]).track('cargo')).toBe(0)
  })
})

describe('the column', () => {
  test('is asked', () => {
    const hit = playCritical({ attack: 'mine', cv: 3 }, { of: cruiser }, [11], { column: 'stern' })
    expect(hit.track('steering')).toBe(1)
  })

  test.each([
    [1, 'bow'],
    [2, 'bow'],
    [3, 'midships'],
    [4, 'midships'],
    [5, 'stern'],
    [6, 'stern'],
  ] as const)('ruling: a D6 of %i is %s', (face, column) => {
    const has = { of: cruiser, houseRules: { underwaterColumn: 'd6' } }
    const steering = underwater[4]![column].from
    expect(playCritical({ attack: 'torpedo', cv: 3 }, has, [face, steering]).track('steering')).toBe(1)
  })
})
