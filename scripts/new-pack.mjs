// `npm run new-pack NAME`: a rules pack of one page, listed with the others, from shared/rules/template.
import { existsSync, readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'
import { writeFormatted } from './write-formatted.mjs'

const [name] = process.argv.slice(2)
const rules = join(root, 'shared/rules')
const problem = problemOf(name)
if (problem) {
  console.error(`${problem}\nUsage: npm run new-pack NAME, in small letters with hyphens: the-last-gun-line`)
  process.exit(1)
}

const value = name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())
const title = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

await copyTemplate()
await listPack()
console.log(`shared/rules/${name} is made and listed. Next:
  npx vitest run shared/rules/${name} shared/rules/run -u   lists its refusals; every failure names what the pack lacks
  npm run schemas                                           the schema of its ships
  npm start                                                 plays it
Then write its README: sources, rulings, errata.`)

function problemOf(wanted) {
  if (wanted === undefined) return 'The pack has no name.'
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(wanted) || wanted.length > 40) return `"${wanted}" is no name for a pack.`
  return existsSync(join(rules, wanted)) ? `shared/rules/${wanted} is there already; nothing was changed.` : undefined
}

/** Every file of the template with the pack's own name. */
async function copyTemplate() {
  const template = join(rules, 'template')
  for (const path of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!/\.\w+$/.test(path)) continue
    const text = readFileSync(join(template, path), 'utf8')
    const target = join(rules, name, path)
    mkdirSync(dirname(target), { recursive: true })
    if (path.endsWith('.ts')) await writeFormatted(target, renamed(text))
    else writeFileSync(target, renamed(text))
  }
}

function renamed(text) {
  return text
    .replaceAll(/'template(-[a-z-]+)?'/g, (_, rest = '') => `'${name}${rest}'`)
    .replaceAll(/"template"/g, `"${name}"`)
    .replaceAll(/\btemplate\b(?!')/g, value)
    .replaceAll(/\bTemplate\b/g, title)
}

/** One line more in each list of packs: the rules, their words, the order of imports. */
async function listPack() {
  await insert('shared/rules/index.ts', [
    [/\n\n\/\*\* Every rules pack/, `\nimport { ${value} } from './${name}'`],
    [/\]\n\nexport function findPack/, `, ${value}`],
  ])
  await insert('shared/rules/words.ts', [
    [/\n\n\/\*\* English/, `\nimport { ${value} } from './${name}/words/en'`],
    [/ {2}\},\n\}\n\n\/\*\* A language/, `    '${name}': ${value},\n`],
  ])
  await insert('scripts/metrics/folder-order.mjs', [[/'squadron-d20'/, `'${name}', `]])
}

async function insert(path, additions) {
  const file = join(root, path)
  let text = readFileSync(file, 'utf8')
  for (const [before, added] of additions) {
    const at = text.search(before)
    if (at < 0) throw new Error(`${path}: no place for ${added.trim()}`)
    text = text.slice(0, at) + added + text.slice(at)
  }
  await writeFormatted(file, text)
}
