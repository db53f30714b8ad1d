/**
 * Words that a newcomer has to guess at, and what is written instead. They are looked for in code, comments and the
 * names of tests; the sentences that players read have rules of their own.
 */
const dialect = {
  told: 'notified, said, reported',
  tells: 'notifies, says',
  tidings: 'notices',
  ears: 'callbacks',
  hears: 'onX, is called with',
  unheard: 'without a listener',
  laid: 'placed, drawn, the form’s input',
  laying: 'form, drawing',
  lays: 'places, draws',
  anew: 'again',
  deed: 'action',
  deeds: 'actions',
  'put away': 'close',
  'goes by': 'dependsOn',
  'keeps back': 'reportUnsent',
  'look soon': 'scheduleFileCheck',
  'on slip': 'ship editor',
  'in making': 'editor',
  misfit: 'conflict',
  misfits: 'conflicts',
  flaw: 'problem',
  apart: 'independent, separately',
}

/** Names in journals and snapshots on disk; they keep their spelling and do not count. */
const storedNames =
  /\b(markerLaid|deckLaid|turnLaid|flakLaid|splashLaid|readonly anew\?:|anew: (true|z\.)|line\.anew|misfits)(?![A-Za-z])/g

/** A distance, as texts of scenarios say it. */
const distances = /\b(inch|inches|centimetres) apart\b|\(\?:apart\||\|apart\//g

const phrases = new Set(Object.keys(dialect).filter((word) => word.includes(' ')))
const words = new Set(Object.keys(dialect).filter((word) => !word.includes(' ')))
const sentencesOfPlayers = /(^|\/)words\//

/** Lines with a word of the dialect: `path:line word`. Camel case is read as words. */
export function dialectLines(files) {
  const found = []
  for (const { path, text, isCode } of files) {
    if (!isCode || sentencesOfPlayers.test(path) || path === 'scripts/metrics/dialect.mjs') continue
    text.split('\n').forEach((line, at) => {
      const word = dialectWord(line)
      if (word !== undefined) found.push(`${path}:${at + 1} ${word}`)
    })
  }
  return found
}

function dialectWord(line) {
  const parts = line
    .replaceAll(storedNames, '')
    .replaceAll(distances, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
  const at = parts.findIndex((part, i) => words.has(part) || phrases.has(`${part} ${parts[i + 1]}`))
  return at < 0 || words.has(parts[at]) ? parts[at] : `${parts[at]} ${parts[at + 1]}`
}
