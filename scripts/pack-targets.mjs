const switchOf = { linux: '--linux', darwin: '--mac', win32: '--win' }

/**
 * What a command line asks for, each system by its switch with the kinds of package that the configuration names; none
 * where the packed folder is enough. A string says what is wrong.
 */
export function readWanted(given, config, platform) {
  const known = [...Object.values(switchOf), '--dir']
  const strange = given.find((argument) => !known.includes(argument))
  if (strange !== undefined) return `There is no option ${strange}. Known are ${known.join(', ')}.`
  const named = Object.values(switchOf).filter((each) => given.includes(each))
  const systems = named.length > 0 ? named : [switchOf[platform]]
  const kinds = (system) => (given.includes('--dir') ? [] : config[system.slice(2)].target)
  return systems.map((system) => ({ system, kinds: kinds(system) }))
}

/**
 * Makes every kind of package: `packFolder` the folder of a system, and `make` each kind from it; both give null or why
 * they failed. A kind that fails does not stop the others; without its folder none is tried. Gives what was not made.
 */
export async function packAll(wanted, { packFolder, make }) {
  const failed = []
  for (const { system, kinds } of wanted) {
    const whyNoFolder = await packFolder(system).catch(inWords)
    if (whyNoFolder !== null) failed.push({ what: `anything for ${system.slice(2)}`, why: whyNoFolder })
    for (const kind of whyNoFolder === null ? kinds : []) {
      const why = await make(system, kind).catch(inWords)
      if (why !== null) failed.push({ what: kind, why })
    }
  }
  return failed
}

const inWords = (problem) => problem.message

/** The reason that electron-builder gives, of all that it prints. */
export function reasonIn(printed) {
  const reasons = [...printed.matchAll(/⨯ (.+?)(?: {2}\w+=.*)?$/gm)].map(([, reason]) => reason)
  const reason = reasons.at(-1) ?? 'electron-builder gave no reason'
  const isUnreached = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.test(reason)
  return isUnreached ? `it needs tools that are downloaded, and the network cannot be reached (${reason})` : reason
}
