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
