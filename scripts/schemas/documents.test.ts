import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020'
import { describe, expect, test } from 'vitest'
import { rulesPacks } from '../../shared/rules'
import { root } from '../root.mjs'
import { documents } from './documents'
import { schemaFiles, schemaFolder } from './schema-files'
import { spoiledCopies, writtenDocuments } from './written-documents.testing'

const written = writtenDocuments()

test('there is something written of every kind of document', () => {
  expect(Object.keys(written).toSorted()).toEqual(documents.map(({ name }) => name).toSorted())
  expect(written['ship']!.length).toBeGreaterThan(80)
  expect(written['scenario']!.length).toBeGreaterThan(5)
  expect(written['journal-line']!.length).toBeGreaterThan(3000)
})

describe.each(documents)('$name.schema.json', ({ name, schema }) => {
  const text = readFileSync(join(root, schemaFolder, `${name}.schema.json`), 'utf8')
  const fits = new Ajv2020({ strict: true }).compile(JSON.parse(text) as object)

  test('takes every document that was written', () => {
    expect(written[name]!.length).toBeGreaterThan(0)
    for (const { from, value } of written[name]!)
      expect(fits(value), `${from}: ${JSON.stringify(fits.errors)}`).toBe(true)
  })

  test('refuses what is spoiled anywhere, just where the program does', () => {
    let refused = 0
    for (const { from, value } of variedOf(name)) {
      for (const { how, copy } of spoiledCopies(value)) {
        const issues = schema.safeParse(copy).error?.issues ?? []
        // A condition in code is what a schema cannot say.
        const isOfTheForm = issues.every(({ code }) => code === 'custom')
        expect(fits(copy), `${from}, ${how}`).toBe(isOfTheForm)
        if (!isOfTheForm) refused++
      }
    }
    expect(refused).toBeGreaterThan(10)
  })

  test.each([null, 1, 'text', [], {}, [{}]])('refuses %j', (value) => {
    expect(fits(value)).toBe(false)
  })
})

/** A few documents that differ from one another: of lines one of each kind and effect, else the first. */
function variedOf(name: string) {
  const all = written[name]!
  if (name !== 'journal-line') return all.slice(0, 2)
  const seen = new Set<string>()
  return all.filter(({ value }) => {
    const { kind, effects = [] } = value as { kind: string; effects?: readonly { type: string }[] }
    const kinds = [kind, ...effects.map(({ type }) => type)].filter((each) => !seen.has(each))
    for (const each of kinds) seen.add(each)
    return kind !== 'head' && kinds.length > 0
  })
}

const folder = join(root, schemaFolder)
const mend = 'the schemas are not the newest: run `npm run schemas`'

test('the schemas on disk are those that the code makes now, byte for byte', async () => {
  const files = await schemaFiles()
  expect(readdirSync(folder).toSorted(), mend).toEqual([...files.keys()].toSorted())
  for (const [name, text] of files) expect(readFileSync(join(folder, name), 'utf8'), `${name}: ${mend}`).toBe(text)
})

test('every rules pack with ships has a schema of them', async () => {
  const names = [...(await schemaFiles()).keys()]
  const withShips = rulesPacks.filter(({ isShipless }) => !isShipless)
  expect(withShips.length).toBeGreaterThan(0)
  for (const { id } of withShips) expect(names).toContain(`ship-${id}.schema.json`)
})
