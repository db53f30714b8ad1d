import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from './root.mjs'

const ruler = '-'.repeat(78)

/**
 * The licences of all that is in the program and not ours, as one text: of the packages that these modules belong to, of
 * `packed` with all they need in turn, and of the fonts. Throws where a package comes without one.
 */
export function licencesOf(modules, packed) {
  const folders = new Set([...modules].map(packageFolder).filter(Boolean))
  for (const name of packed) addWithNeeds(folders, name, root)
  // Some are installed more than once.
  const packages = [...new Map([...folders].map(licenceOf).map((each) => [each.title, each])).values()]
  packages.sort((one, other) => one.title.localeCompare(other.title))
  const fonts = join(root, 'assets/fonts')
  const ofFonts = readdirSync(fonts)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({ title: `Font ${/-(.+)\.txt/.exec(file)[1]}`, text: readFileSync(join(fonts, file), 'utf8') }))
  return [...packages, ...ofFonts]
    .map(({ title, text }) => `${ruler}\n${title}\n${ruler}\n\n${text.trim()}\n`)
    .join('\n')
}

/** The innermost package that a module lies in, or null for our own; ids of a bundler may have more before and after. */
function packageFolder(id) {
  const path = id.replaceAll('\\', '/').replace(/^\0+/, '').split('?')[0]
  const at = path.lastIndexOf('node_modules/')
  if (at < 0) return null
  const [scope, name] = path.slice(at + 'node_modules/'.length).split('/')
  return resolve(root, path.slice(0, at), 'node_modules', scope, scope.startsWith('@') ? name : '')
}

function addWithNeeds(folders, name, from) {
  const folder = found(name, from)
  if (folders.has(folder)) return
  folders.add(folder)
  for (const need of Object.keys(manifest(folder).dependencies ?? {})) addWithNeeds(folders, need, folder)
}

/** Where Node finds a package from a folder. */
function found(name, from) {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  if (dirname(from) === from) throw new Error(`${name} is not installed.`)
  return found(name, dirname(from))
}

function manifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

function licenceOf(folder) {
  const { name, version, license, author } = manifest(folder)
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each))
  const title = `${name} ${version}`
  if (file) return { title, text: readFileSync(join(folder, file), 'utf8') }
  const holder = typeof author === 'string' ? author : author?.name
  if (license !== 'MIT' || !holder) throw new Error(`${title} comes without a licence.`)
  // Some say MIT in their package.json and bring no text: it is that of our own, under their name.
  return {
    title,
    text: readFileSync(join(root, 'LICENSE'), 'utf8').replace(/^Copyright .*$/m, `Copyright (c) ${holder}`),
  }
}
