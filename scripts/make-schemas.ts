/** Writes the JSON Schemas under `docs/schemas` from the code: `npm run schemas`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { schemaFiles, schemaFolder } from './schemas/schema-files'

const files = await schemaFiles()
const folder = join(root, schemaFolder)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, text] of files) writeFileSync(join(folder, name), text)
