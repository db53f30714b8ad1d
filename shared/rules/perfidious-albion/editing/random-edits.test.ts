import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentFormats } from '../../../documents/formats'
import type { ShipDocument } from '../../../documents/ship'
import { freshShip } from '../../../game/apply-effect'
import { shipId } from '../../../kernel/ids'
import { en } from '../../../words/en'
import { speaker } from '../../../words/speak'
import type { Edit, EditField } from '../../ship-editing'
import { perfidiousCard } from '../card'
import { majestic } from '../card/majestic.testing'
import { checkShip } from '../check-ship'
import { shape } from '../shape'
import { silhouette } from '../silhouette'
import { perfidiousEditing as editing } from './index'

const words = speaker(en)

/** What a hand might do to a field: its own answers, and now and then nonsense. */
function editOf(field: EditField, pick: number): Edit {
  const { name } = field
  switch (field.kind) {
    case 'text':
      return { kind: 'set', field: name, to: ['', 'Hood', ' ', '東郷', 'x'.repeat(70)][pick % 5]! }
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
  const { part } = parts[where % parts.length]!
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
      const begun = fromBlank ? editing.blank() : majestic()
      const document = steps.reduce(editAtRandom, begun)
      const sound = documentFormats.ship.schema.safeParse(document).success && checkShip(document).ok
      expect(editing.problems(document, words).every(({ refuses }) => !refuses)).toBe(sound)

      const ship = freshShip({ checkShip, shape }, shipId('one'), document)
      const drawn = [
        perfidiousCard.face(document, words),
        perfidiousCard.pieces(document).map((piece) => perfidiousCard.piece(piece, ship, words)),
        silhouette(document),
      ]
      expect(JSON.stringify(drawn)).not.toMatch(/NaN|null|undefined/)
      expect(Object.keys(shape(document).boxes).length).toBeGreaterThan(0)
    }),
    { numRuns: 25 },
  )
})

test('an edit leaves the document it was made from as it was', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      const before = majestic()
      const text = JSON.stringify(before)
      steps.reduce(editAtRandom, before)
      expect(JSON.stringify(before)).toBe(text)
    }),
    { numRuns: 10 },
  )
})
