import { expect, test } from 'vitest'
import { rulesPacks } from '../index'
import { words } from '../kit/worded.testing'
import type { ReferenceTable } from '../pack/rules-pack'
import { starterShipDocuments } from './starter.testing'

/** A table as text: its title, its columns, its rows by their keys, its notes. */
function written({ key, title, columns, rows, rowKeys = [], notes }: ReferenceTable): string {
  return [
    `${key}: ${title}`,
    columns.join(' | '),
    ...rows.map((cells, at) => `${rowKeys[at]}: ${cells.join(' | ')}`),
    ...notes.map((note) => `(${words(note.key, note.values)})`),
  ].join('\n')
}

const sheets = rulesPacks.filter((pack) => pack.reference(words).length > 0)

test.each(sheets.map((pack) => ({ id: pack.id, pack })))(
  'the reference sheet of $id is the committed one, cell by cell, and what each starter ship needs of it',
  async ({ id, pack }) => {
    const sizes = (tables: readonly ReferenceTable[]) =>
      tables.map(({ key, columns, rows }) => `${key} ${columns.length}×${rows.length}`).join(', ')
    const cuts = starterShipDocuments(id).map((ship) => {
      return `${ship.slug}: ${sizes(pack.referenceFor?.([ship], words) ?? [])}`
    })
    const text = [...pack.reference(words).map(written), ...cuts].join('\n\n')
    await expect(`${text}\n`).toMatchFileSnapshot(`reference-sheets/${id}.golden.txt`)
  },
)

test.each(sheets.map((pack) => ({ id: pack.id, pack })))('no column of the sheet of $id is empty', ({ pack }) => {
  const empty = pack
    .reference(words)
    .flatMap(({ key, columns, rows }) =>
      columns.filter((_, at) => rows.every((cells) => ['', '–'].includes(cells[at] ?? ''))).map((name) => [key, name]),
    )
  expect(empty).toEqual([])
})
