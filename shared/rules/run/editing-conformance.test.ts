import { describe, expect, test } from 'vitest'
import { documentFormats } from '../../documents/formats'
import { en } from '../words'
import { speaker } from '../../words/speak'
import { rulesPacks } from '../index'
import { starterShipDocuments } from './starter.testing'

const words = speaker(en)
const yards = rulesPacks.flatMap((pack) => (pack.editing ? [{ id: pack.id, pack, editing: pack.editing }] : []))

describe.each(yards)('the yard of $id', ({ id, pack, editing }) => {
  const blank = editing.blank()

  test('begins with a ship that is sound, one’s own and of these rules', () => {
    expect(documentFormats.ship.schema.safeParse(blank)).toMatchObject({ success: true })
    expect(pack.checkShip(blank)).toMatchObject({ ok: true })
    expect(blank).toMatchObject({ pack: id, unofficial: false })
    expect(editing.problems(blank, words)).toEqual([])
  })

  test('finds every ship of the starter fleet sound, and every part of her inside her card', () => {
    for (const ship of starterShipDocuments(id)) {
      expect(
        editing.problems(ship, words).filter(({ refuses }) => refuses),
        ship.slug,
      ).toEqual([])
      const parts = editing.parts(ship)
      expect(Math.min(...parts.flatMap(({ x, y }) => [x, y]))).toBeGreaterThanOrEqual(0)
      expect(Math.max(...parts.map(({ x, width }) => x + width))).toBeLessThanOrEqual(pack.card.widthMm)
      expect(Math.max(...parts.map(({ y, height }) => y + height))).toBeLessThanOrEqual(pack.card.heightMm)
    }
  })

  test('takes no edit of a part or a field that there is not', () => {
    const [first] = editing.parts(blank)
    expect(editing.change(blank, 'nowhere', { kind: 'empty' })).toBe(blank)
    expect(editing.change(blank, 'constructor', { kind: 'set', field: 'name', to: 'x' })).toBe(blank)
    expect(editing.change(blank, first!.part, { kind: 'set', field: 'nothing', to: 1 })).toBe(blank)
    expect(editing.change(blank, first!.part, { kind: 'add', list: 'nothing', what: 'x' })).toBe(blank)
  })

  test('names the problem at a part that her card has', () => {
    const places = new Set(editing.parts(blank).map(({ part }) => part))
    for (const part of places) {
      const emptied = editing.change(blank, part, { kind: 'empty' })
      for (const problem of editing.problems(emptied, words)) expect(places).toContain(problem.part)
    }
  })
})
