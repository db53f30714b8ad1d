import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentFormats } from '../../documents/formats'
import type { ShipDocument } from '../../documents/ship'
import { freshShip } from '../../game/apply-effect'
import { shipId } from '../../kernel/ids'
import { rulesPacks } from '../index'
import type { Edit, EditField, ShipEditing } from '../pack/ship-editing'
import { starterShipDocuments } from './starter.testing'
import { words } from '../kit/worded.testing'

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

const yards = rulesPacks.flatMap((pack) => (pack.editing ? [{ id: pack.id, pack, editing: pack.editing }] : []))

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
