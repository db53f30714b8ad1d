import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const refused = ['EACCES', 'EPERM', 'EROFS']

/** A sentence where this folder of the clone cannot be written to, else null. The folder is made. */
export function whyNotWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    // Only writing shows it: what a system says of its rights is not true of every disk and every user.
    rmdirSync(mkdtempSync(join(folder, '.written-')))
    return null
  } catch ({ code, message }) {
    if (!refused.includes(code)) return `${folder} cannot be written to: ${message}.`
    return `${folder} may not be written to (${code}), and starting keeps its packages and what it builds in the folder of the program. Copy that folder to a place of your own and start it there.`
  }
}

/** Ends the program with that sentence, if there is one. */
export function requireWritable(...folders) {
  for (const folder of folders) {
    const why = whyNotWritable(join(root, folder))
    if (why === null) continue
    console.error(why)
    process.exit(1)
  }
}
