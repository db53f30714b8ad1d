import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { load } from 'js-yaml'
import { run } from './command.mjs'
import { root } from './root.mjs'

/** What Electron needs of the system, by the names that Debian and Ubuntu know. */
const needs = [
  'libgtk-3-0',
  'libnotify4',
  'libnss3',
  'libxss1',
  'libxtst6',
  'xdg-utils',
  'libatspi2.0-0',
  'libsecret-1-0',
]

/** What Debian calls a processor that Node knows by another name. */
export const debArchitecture = (arch) => ({ x64: 'amd64', arm: 'armhf', ia32: 'i386' })[arch] ?? arch

/**
 * A package of Debian from the packed folder, by dpkg-deb alone: electron-builder asks for the address of a home page,
 * and there is none. Gives the exit code. The databases of menu and file types are kept by triggers of their own.
 */
export async function makeDeb(packed, target, arch, compression = 'xz') {
  const stage = await mkdtemp(join(dirname(target), 'deb-'))
  try {
    await layOut(stage, packed, arch)
    return await run('dpkg-deb', ['--root-owner-group', `-Z${compression}`, '--build', stage, target])
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

async function layOut(stage, packed, arch) {
  const about = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const config = load(await readFile(join(root, 'electron-builder.yml'), 'utf8'))
  const { name } = about
  const program = `/opt/${config.productName}`
  const place = (path) => join(stage, path)
  const write = async (path, text) => {
    await mkdir(dirname(place(path)), { recursive: true })
    await writeFile(place(path), text)
  }
  await cp(packed, place(program), { recursive: true })
  await mkdir(place('usr/bin'), { recursive: true })
  await symlink(`${program}/${name}`, place(`usr/bin/${name}`))
  await write(`usr/share/applications/${about.desktopName}`, menuEntry(about, config))
  await write(`usr/share/mime/packages/${name}.xml`, fileTypes(config.linux.fileAssociations))
  await write(`usr/share/doc/${name}/copyright`, await readFile(join(root, 'LICENSE'), 'utf8'))
  await cp(join(root, config.linux.icon), place(`usr/share/pixmaps/${name}.png`))
  const bytes = await openToRead(stage)
  // The helper of the sandbox belongs to root and has its rights: systems that refuse user namespaces let it be.
  await chmod(place(`${program}/chrome-sandbox`), 0o4755)
  await mkdir(place('DEBIAN'), { mode: 0o755 })
  await write('DEBIAN/control', control(about, config, debArchitecture(arch), bytes))
}

/** Whatever the builder's own mask was, everybody may read what is installed. Gives its size. */
async function openToRead(folder) {
  let bytes = 0
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder)) {
    const path = join(folder, entry)
    const found = await lstat(path)
    if (found.isDirectory()) bytes += await openToRead(path)
    else if (found.isFile()) {
      bytes += found.size
      await chmod(path, found.mode & 0o100 ? 0o755 : 0o644)
    }
  }
  return bytes
}

function control({ name, version, description, homepage }, { linux }, arch, bytes) {
  const [, more] = description.split(/: (.*)/)
  const fields = {
    Package: name,
    Version: version,
    Architecture: arch,
    Maintainer: linux.maintainer,
    'Installed-Size': Math.ceil(bytes / 1024),
    Depends: needs.join(', '),
    Section: 'games',
    Priority: 'optional',
    ...(homepage ? { Homepage: homepage } : {}),
    Description: `${linux.synopsis}\n ${more ?? description}`,
  }
  return Object.entries(fields)
    .map(([field, value]) => `${field}: ${value}\n`)
    .join('')
}

function menuEntry({ name, desktopName }, { productName, linux }) {
  return `[Desktop Entry]
Type=Application
Name=${productName}
Comment=${linux.synopsis}
Exec=${name} %F
Icon=${name}
Terminal=false
StartupWMClass=${desktopName.replace(/\.desktop$/, '')}
Categories=${linux.category};
MimeType=${linux.fileAssociations.map(({ mimeType }) => `${mimeType};`).join('')}
`
}

/** The longer ending wins over plain JSON. */
function fileTypes(associations) {
  const types = associations.map(
    ({ ext, name, mimeType }) => `  <mime-type type="${mimeType}">
    <comment>${name}</comment>
    <sub-class-of type="application/json"/>
    <glob pattern="*.${ext}"/>
  </mime-type>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
${types.join('')}</mime-info>
`
}

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
