import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rulesPacks } from '../../shared/rules'
import { root } from '../root.mjs'
import { schemaFiles, schemaFolder } from './schema-files'

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
