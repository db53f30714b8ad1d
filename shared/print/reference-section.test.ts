import { describe, expect, test } from 'vitest'
import { usualProfile } from './print-profile'
import { paperNames } from '../bridge/contract'
import { packId } from '../kernel/ids'
import { findPack } from '../rules/index'
import { starterShips, pack, setting, textsOn as texts, words } from './printed-fleet.testing'
import type { PrintPage } from './print-page'
import { referenceSection, type ReferenceSource } from './reference-section'

const everything: ReferenceSource = { pack, tables: 'all', documents: null }

function sheetOf(source: ReferenceSource, paper: (typeof paperNames)[number] = 'A4') {
  const section = referenceSection(source, setting({ profile: usualProfile(paper) }))
  if (!section.ok) throw new Error(section.code)
  return section.value
}

/** Of the tables on the pages; heads of columns and cells may say the same. */
const titled = (pages: readonly PrintPage[]) =>
  pages.flatMap(texts).flatMap(({ text, face }) => (face === 'head' ? [text] : []))
const said = (pages: readonly PrintPage[]) => pages.flatMap(texts).map(({ text }) => text)

describe('the reference sheets of Perfidious Albion', () => {
  test('hold every figure of every table', () => {
    const all = new Set(said(sheetOf(everything).pages))
    const { rows } = pack.reference(words).find(({ key }) => key === 'hitAndPenetration')!
    for (const cell of rows.flat()) expect(all).toContain(cell)
  })

  test.each(paperNames)('on %s no letter is smaller than six and a half point', (paper) => {
    for (const page of sheetOf(everything, paper).pages) {
      for (const { size } of texts(page)) expect(size).toBeGreaterThanOrEqual(2.3 - 1e-9)
    }
  })

  test('no two tables lie over each other', () => {
    for (const { parts } of sheetOf(everything).pages) {
      const baselines = parts.flatMap(({ x, y, draw }) =>
        draw().flatMap((each) => (each.op === 'text' ? [`${(x + each.x).toFixed(1)} ${(y + each.y).toFixed(1)}`] : [])),
      )
      expect(new Set(baselines).size).toBe(baselines.length)
    }
  })

  test.each([
    ['perfidious-albion', 2],
    ['fire-on-the-waters', 6],
    ['squadron-d20', 5],
  ])('of %s take %d pages of A4, each table on one of them', (id, count) => {
    const rules = findPack(packId(id))!
    const { pages, marks } = sheetOf({ ...everything, pack: rules })
    expect(pages).toHaveLength(count)
    expect(marks.map(({ title }) => title).sort()).toEqual(
      rules
        .reference(words)
        .map(({ title }) => title)
        .sort(),
    )
  })

  test('in the largest order of tables nothing reaches over the foot of its page', () => {
    for (const { parts, heightMm } of sheetOf(everything).pages) {
      for (const { y, draw } of parts) {
        for (const each of draw()) if (each.op === 'text') expect(y + each.y).toBeLessThan(heightMm - 8)
      }
    }
  })

  test('are those that were chosen, by key; none of them is refused', () => {
    const { marks } = sheetOf({ ...everything, tables: ['turn', 'straddles'] })
    expect(marks.map(({ title }) => title)).toEqual(['The turn', 'Where a straddle strikes'])
    const none = referenceSection({ ...everything, tables: ['gone'] }, setting())
    expect(none).toMatchObject({ code: 'print-tables-none', values: { rules: 'Perfidious Albion' } })
  })

  test('cut down to ships in play name the guns they carry alone', () => {
    const [gunboat] = [pack.editing!.blank()]
    const rows = (documents: ReferenceSource['documents']) => {
      const cells = new Set(said(sheetOf({ pack, tables: ['hitAndPenetration'], documents }).pages))
      return ['Z', 'B', 'C', 'Q'].filter((letter) => cells.has(letter))
    }
    expect(rows(null)).toEqual(['Z', 'B', 'C', 'Q'])
    expect(rows([gunboat])).toEqual(['C'])
    expect(rows(starterShips()).length).toBeGreaterThan(2)
    const tables = titled(sheetOf({ pack, tables: 'all', documents: [gunboat] }).pages)
    expect(tables).toContain('Firing')
    expect(tables).not.toContain('Torpedoes')
  })
})

test('a table longer than a page continues with its heads and says so', () => {
  const land = findPack(packId('field-battle'))!
  const [table] = land.reference(words)
  const long = { ...table!, rows: Array.from({ length: 300 }, (_, at) => [`row ${at}`, 'as it says']) }
  const { pages, marks } = sheetOf({ pack: { ...land, reference: () => [long] }, tables: 'all', documents: null })
  const all = said(pages)
  for (let at = 0; at < 300; at += 50) expect(all).toContain(`row ${at}`)
  expect(all.filter((text) => text === `${long.title}, continued`).length).toBeGreaterThan(0)
  expect(marks).toHaveLength(1)
})
