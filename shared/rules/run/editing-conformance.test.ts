import { describe, expect, test } from 'vitest'
import { documentFormats } from '../../documents/formats'
import { rulesPacks } from '../index'
import { areDisjoint } from '../kit/card/shapes'
import { words } from '../kit/worded.testing'
import type { EditField } from '../pack/ship-editing'
import { starterShipDocuments } from './starter.testing'

const yards = rulesPacks.flatMap((pack) => (pack.editing ? [{ id: pack.id, pack, editing: pack.editing }] : []))

/** A field with those of its items. */
const withInner = (field: EditField): readonly EditField[] =>
  field.kind === 'list' ? [field, ...field.items.flatMap(({ fields }) => fields)] : [field]

describe.each(yards)('the yard of $id', ({ id, pack, editing }) => {
  const blank = editing.blank()
  const ships = [blank, ...starterShipDocuments(id)]

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

  test('has a form in words for every part, and digits that set a number of it', () => {
    for (const ship of ships) {
      for (const part of new Set(editing.parts(ship).map((each) => each.part))) {
        const form = editing.form(ship, part, words)
        expect(form.fields.length, part).toBeGreaterThan(0)
        expect(JSON.stringify(form), part).not.toMatch(/"(rules|card)\.|\{\w+\}/)
        const names = form.fields.flatMap(withInner).map(({ name }) => name)
        expect(new Set(names).size, part).toBe(names.length)
        if (form.digits !== undefined)
          expect(form.fields).toContainEqual(expect.objectContaining({ name: form.digits }))
      }
    }
  })

  test('has parts with room for a finger that do not overlap, each with its place for the arrow keys', () => {
    for (const ship of ships) {
      const parts = editing.parts(ship)
      for (const [index, one] of parts.entries()) {
        expect(Math.min(one.width, one.height), `${ship.slug} ${one.part}`).toBeGreaterThanOrEqual(8.6)
        const over = parts.slice(index + 1).find((other) => !areDisjoint(one, other))
        expect(over && `${ship.slug}: ${one.part} and ${over.part}`).toBeUndefined()
      }
      expect(new Set(parts.map(({ group, row, column }) => `${group} ${row} ${column}`)).size).toBe(parts.length)
    }
  })

  test('leads from a part to parts of the same card', () => {
    for (const ship of ships) {
      const places = new Set(editing.parts(ship).map(({ part }) => part))
      for (const part of places) {
        for (const served of editing.form(ship, part, words).leadsTo ?? []) expect(places, part).toContain(served)
      }
    }
  })

  test('keeps no ship without a name', () => {
    const nameless = editing.change(blank, 'name', { kind: 'set', field: 'name', to: ' ' })
    expect(editing.problems(nameless, words)[0]).toMatchObject({ part: 'name', refuses: true })
  })
})
