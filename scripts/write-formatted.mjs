import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { root } from './root.mjs'

/** Writes a generated file in the style of the project. */
export async function writeFormatted(file, source) {
  await writeFile(file, await formatted(file, source))
}

/** A generated file as it would be written. */
export async function formatted(file, source) {
  const style = JSON.parse(await readFile(join(root, '.oxfmtrc.json'), 'utf8'))
  const { code, errors } = await format(file, source, style)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return code
}
