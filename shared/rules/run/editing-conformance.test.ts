import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentFormats } from '../../documents/formats'
import { rulesPacks } from '../index'
import { areDisjoint } from '../kit/card/shapes'
import { words } from '../kit/worded.testing'
import type { EditField, Edit, ShipEditing } from '../pack/ship-editing'
import { starterShipDocuments } from './starter.testing'
import type { ShipDocument } from '../../documents/ship'
import { freshShip } from '../../game/apply-effect'
import { shipId } from '../../kernel/ids'

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
      expect(editing.problems(ship, words), ship.slug).toEqual([])
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

/** What a player might do to a field: its own answers, and sometimes nonsense. */
function editOf(field: EditField, pick: number): Edit {
  const { name } = field
  switch (field.kind) {
    case 'text':
      return { kind: 'set', field: name, to: ['', 'Hood', 'Q7', ' ', '東郷', 'x'.repeat(70), 'A'][pick % 7]! }
    case 'number': {
      const { minimum, maximum, step } = field
      const steps = Math.round((maximum - minimum) / step)
      return { kind: 'set', field: name, to: minimum + ((pick % (steps + 3)) - 1) * step }
    }
    case 'yesNo':
      return { kind: 'set', field: name, to: pick % 2 === 0 }
    case 'choice':
      return { kind: 'set', field: name, to: field.choices[pick % field.choices.length]!.value }
    case 'some': {
      const some = field.choices.map(({ value }) => value).filter((_, at) => pick & (1 << at))
      return { kind: 'set', field: name, to: some }
    }
    case 'list':
      return pick % 2 === 0 || field.adds.length === 0
        ? { kind: 'remove', list: name, index: pick % 4 }
        : { kind: 'add', list: name, what: field.adds[pick % field.adds.length]!.value }
  }
}

/** Every group of parts as often as another: a hull has many more boxes than a card has lines at its head. */
function partAt(editing: ShipEditing, document: ShipDocument, where: number): string {
  const parts = editing.parts(document)
  const groups = [...new Set(parts.map(({ group }) => group))]
  const among = parts.filter(({ group }) => group === groups[where % groups.length])
  return among[Math.floor(where / groups.length) % among.length]!.part
}

type Step = readonly [where: number, which: number, pick: number]

const edited =
  (editing: ShipEditing) =>
  (document: ShipDocument, [where, which, pick]: Step): ShipDocument => {
    const part = partAt(editing, document, where)
    if (pick % 11 === 0) return editing.change(document, part, { kind: 'empty' })
    const { fields } = editing.form(document, part, words)
    const all = fields.flatMap((field) => [
      field,
      ...(field.kind === 'list' ? field.items.flatMap((item) => item.fields) : []),
    ])
    return editing.change(document, part, editOf(all[which % all.length]!, pick))
  }

const steps = fc.array(fc.tuple(fc.nat(500), fc.nat(50), fc.nat(1000)), { minLength: 1, maxLength: 40 })

describe.each(yards)('edits at random in the yard of $id', ({ id, pack, editing }) => {
  const begun = fc.constantFrom(editing.blank(), ...starterShipDocuments(id))

  test('after any edits she can be drawn, and she is sound exactly where no problem refuses her', () => {
    fc.assert(
      fc.property(begun, steps, (from, edits) => {
        const document = edits.reduce(edited(editing), from)
        const isSound = documentFormats.ship.schema.safeParse(document).success && pack.checkShip(document).ok
        const problems = editing.problems(document, words)
        expect(problems.every(({ refuses }) => !refuses)).toBe(isSound)
        for (const { sentence } of problems) expect(sentence).not.toMatch(/^rules\.|\{\w+\}/)

        const ship = freshShip(pack, shipId('one'), document)
        const drawn = [
          pack.card.face(document, words),
          pack.card.pieces(document).map((piece) => pack.card.piece(piece, ship, words)),
          pack.silhouette(document),
        ]
        expect(JSON.stringify(drawn)).not.toMatch(/NaN|null|undefined/)
        const { boxes, tracks } = pack.shape(document)
        expect(Object.keys({ ...boxes, ...tracks }).length).toBeGreaterThan(0)
      }),
      { numRuns: 25 },
    )
  })

  test('an edit leaves the document it was made from as it was', () => {
    fc.assert(
      fc.property(begun, steps, (before, edits) => {
        const text = JSON.stringify(before)
        edits.reduce(edited(editing), before)
        expect(JSON.stringify(before)).toBe(text)
      }),
      { numRuns: 10 },
    )
  })
})
