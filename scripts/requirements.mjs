import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** The oldest Node that builds and serves the program, as package.json says. */
const oldest = '20.20'

/** Ends with one sentence on a Node that is too old. */
export function requireNode() {
  if (!isOlder(oldest)) return
  console.error(`Spotting Top needs Node ${oldest} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Whether this Node is older than the one that is asked for, `>= 22.12.0` say. */
export function isOlder(asked, here = process.versions.node) {
  const [wanted, given] = [asked, here].map((version) => version.match(/\d+/g).map(Number))
  const at = wanted.findIndex((number, index) => number !== (given[index] ?? 0))
  return at >= 0 && (given[at] ?? 0) < wanted[at]
}

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
