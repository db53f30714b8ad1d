import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentFormats } from '../../../documents/formats'
import type { ShipDocument } from '../../../documents/ship'
import type { Edit, EditField } from '../../ship-editing'
import { waterCard } from '../card'
import { words } from '../card/drawn.testing'
import { checkShip } from '../check-ship'
import { furutaka, inPlay } from '../furutaka.testing'
import { shape } from '../shape'
import { silhouette } from '../silhouette'
import { waterEditing as editing } from './index'

/** What a hand might do to a field: its own answers, and now and then nonsense. */
function editOf(field: EditField, pick: number): Edit {
  const { name } = field
  switch (field.kind) {
    case 'text':
      return { kind: 'set', field: name, to: ['', 'Q7', ' ', '東郷', 'x'.repeat(70), 'A'][pick % 6]! }
    case 'number': {
      const { minimum, maximum, step } = field
      const steps = Math.round((maximum - minimum) / step)
      return { kind: 'set', field: name, to: minimum + ((pick % (steps + 3)) - 1) * step }
    }
    case 'yesNo':
      return { kind: 'set', field: name, to: pick % 2 === 0 }
    case 'choice':
      return { kind: 'set', field: name, to: field.choices[pick % field.choices.length]!.value }
    case 'some':
      return {
        kind: 'set',
        field: name,
        to: field.choices.map(({ value }) => value).filter((_, at) => pick & (1 << at)),
      }
    case 'list':
      return pick % 2 === 0 || field.adds.length === 0
        ? { kind: 'remove', list: name, index: pick % 4 }
        : { kind: 'add', list: name, what: field.adds[pick % field.adds.length]!.value }
  }
}

function editAtRandom(document: ShipDocument, [where, which, pick]: readonly [number, number, number]): ShipDocument {
  const parts = editing.parts(document)
  // Every other edit is of what stands off the hull: there are far fewer such parts.
  const few = parts.filter(({ group }) => group !== 'locations')
  const { part } = (where % 2 === 0 ? few : parts)[where % (where % 2 === 0 ? few : parts).length]!
  if (pick % 11 === 0) return editing.change(document, part, { kind: 'empty' })
  const { fields } = editing.sheet(document, part, words)
  const all = fields.flatMap((field) => [
    field,
    ...(field.kind === 'list' ? field.items.flatMap((item) => item.fields) : []),
  ])
  return editing.change(document, part, editOf(all[which % all.length]!, pick))
}

const edits = fc.array(fc.tuple(fc.nat(500), fc.nat(50), fc.nat(1000)), { minLength: 1, maxLength: 40 })

test('whatever is done to her, she can be drawn, and she is sound exactly where no problem refuses her', () => {
  fc.assert(
    fc.property(fc.boolean(), edits, (fromBlank, steps) => {
      const begun = fromBlank ? editing.blank() : furutaka()
      const document = steps.reduce(editAtRandom, begun)
      const sound = documentFormats.ship.schema.safeParse(document).success && checkShip(document).ok
      const problems = editing.problems(document, words)
      expect(problems.every(({ refuses }) => !refuses)).toBe(sound)
      for (const { sentence } of problems) expect(sentence).not.toMatch(/^rules\.|\{\w+\}/)

      const ship = inPlay(document)
      const drawn = [
        waterCard.face(document, words),
        waterCard.pieces(document).map((piece) => waterCard.piece(piece, ship, words)),
        silhouette(document),
      ]
      expect(JSON.stringify(drawn)).not.toMatch(/NaN|null|undefined/)
      expect(Object.keys(shape(document).boxes).length).toBeGreaterThanOrEqual(36)
    }),
    { numRuns: 25 },
  )
})

test('an edit leaves the document it was made from as it was', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      const before = furutaka()
      const text = JSON.stringify(before)
      steps.reduce(editAtRandom, before)
      expect(JSON.stringify(before)).toBe(text)
    }),
    { numRuns: 8 },
  )
})
