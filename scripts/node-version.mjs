/** The oldest Node that runs the program, as package.json says. */
const oldest = [20, 20]

/** Ends with one sentence on a Node that is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  console.error(`Spotting Top needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
