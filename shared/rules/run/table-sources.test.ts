import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rulesPacks } from '../index'

interface Table {
  readonly file: string
  readonly name: string
  /** The comment right above it, or nothing. */
  readonly comment: string
}

interface Citation {
  readonly of: string
  readonly section: string
}

const rules = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/')
const tableFile = /\/tables(\/[^/]+)?\.ts$/
const files = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .map((path) => `${rules}${path.replaceAll('\\', '/')}`)
  .filter((path) => tableFile.test(path) && !/\.(test|testing)\.ts$/.test(path))
const tables = files.flatMap((file) => tablesIn(file, readFileSync(file, 'utf8')))

function tablesIn(file: string, text: string): Table[] {
  const declared = [...text.matchAll(/^export const (\w+)/gm)]
  return declared.map((match) => {
    const above = text.slice(0, match.index)
    const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n$/.exec(above)?.[0] ?? ''
    return { file, name: match[1]!, comment }
  })
}

/** `@source Sheet, "Excess Damage Table"`, or `Ruling` with the name of one or the chapter that has it. */
function citationsIn(comment: string): Citation[] {
  const found = comment.matchAll(/@source (Sheet|Ruling), "([^"\n]+)"/g)
  return [...found].map(([, of, section]) => ({ of: of!, section: section! }))
}

/** The text of the README of the pack that a file belongs to. */
function readmeOf(file: string): string {
  let folder = dirname(file)
  while (!existsSync(join(folder, 'README.md'))) folder = dirname(folder)
  return readFileSync(join(folder, 'README.md'), 'utf8')
}

test('tables are found in every pack that has a file or a folder of them', () => {
  const hasTables = (id: string) => ['tables.ts', 'tables'].some((name) => existsSync(join(rules, id, name)))
  const withTables = rulesPacks.filter(({ id }) => hasTables(id))
  expect(withTables.length).toBeGreaterThan(2)
  for (const { id } of withTables)
    expect(
      tables.some(({ file }) => file.includes(`/${id}/`)),
      id,
    ).toBe(true)
  expect(tables.length).toBeGreaterThan(30)
})

test('every table says which section of the sheet, or which ruling, it comes from', () => {
  const bare = tables.filter(({ comment }) => citationsIn(comment).length === 0)
  expect(bare.map(({ file, name }) => `${file.slice(rules.length)}: ${name}`)).toEqual([])
})

test('a citation is written in the one form', () => {
  for (const { file, name, comment } of tables) {
    expect(citationsIn(comment).length, `${file}: ${name}`).toBe(comment.split('@source').length - 1)
  }
})

test('a ruling that is cited stands in the README of its pack', () => {
  let cited = 0
  for (const { file, comment } of tables) {
    const readme = readmeOf(file)
    for (const { of, section } of citationsIn(comment)) {
      if (of !== 'Ruling') continue
      const isThere = [`\n### ${section}\n`, `\`${section}\``, `\`${section}:`].some((said) => readme.includes(said))
      expect(isThere, `${file}: ${section}`).toBe(true)
      cited++
    }
  }
  expect(cited).toBeGreaterThan(5)
})
