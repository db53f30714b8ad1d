import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentFormats } from '../../../documents/formats'
import type { ShipDocument } from '../../../documents/ship'
import { readDocument } from '../../../json/envelope'
import type { Refusal } from '../../../kernel/result'
import { sayRefusal } from '../../../words/say-refusal'
import { speaker } from '../../../words/speak'
import { en } from '../../words'
import { waterCard, waterEditing } from '../card'
import { checkShip } from './check-ship'
import { furutaka, inPlay } from './furutaka.testing'

const words = speaker(en)

type Step = string | number

/** Every place in a document, the document itself left out. */
function placesIn(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  const within = Object.entries(value).flatMap(([key, held]) =>
    placesIn(held, [...at, Array.isArray(value) ? Number(key) : key]),
  )
  return at.length === 0 ? within : [at, ...within]
}

const places = placesIn(furutaka().data)

/** What somebody with a text editor may put in any place, or remove. */
const hostile = fc.oneof(
  fc.constantFrom(undefined, null, true, 0, -1, 0.5, 1, 3, 17, 66, 67, 1e9),
  fc.constantFrom('', 'A', 'Y', 'main', 'valueOf', 'toString', '🚢', 'a\u202eb'),
  fc.constantFrom<unknown>([], {}, ['Y', 'Y'], { kind: 'stores' }, { kind: 'mount', mount: 'valueOf' }),
)

function changed(at: readonly Step[], to: unknown): ShipDocument {
  const document = structuredClone(furutaka())
  let holder: Record<Step, unknown> = document.data
  for (const step of at.slice(0, -1)) holder = holder[step] as Record<Step, unknown>
  const last = at.at(-1)!
  if (to !== undefined) holder[last] = structuredClone(to)
  else if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else delete holder[last]
  return document
}

function expectNamed(refusal: Refusal): void {
  expect(String(refusal.values['where'])).toMatch(/^data/)
  const said = sayRefusal(words, refusal)
  expect(said).not.toMatch(/\{(?!line)\w+\}/)
  expect(said).not.toBe(words('app.refusedOtherwise', { code: refusal.code }))
}

test('a data form that somebody has edited is refused with its place and reason, or can be drawn', () => {
  fc.assert(
    fc.property(fc.nat(places.length - 1), hostile, (which, to) => {
      const document = changed(places[which]!, to)
      const read = readDocument<ShipDocument>(JSON.stringify(document), [documentFormats.ship])
      if (!read.ok) return expectNamed(read)
      const checked = checkShip(read.value)
      if (!checked.ok) {
        expectNamed(checked)
        expect(waterEditing.problems(read.value, words).some(({ refuses }) => refuses)).toBe(true)
        return
      }
      const ship = inPlay(checked.value)
      const drawn = waterCard.pieces(ship.document).map((piece) => waterCard.piece(piece, ship, words))
      expect(JSON.stringify([waterCard.face(ship.document, words), drawn])).not.toMatch(/NaN|null|undefined/)
    }),
    { numRuns: 40, interruptAfterTimeLimit: 4000 },
  )
})
