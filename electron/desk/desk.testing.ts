import { lchown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { onTestFinished } from 'vitest'
import type { Notice } from '#shared/bridge/channels'
import type { ScenarioDocument } from '#shared/documents/scenario'
import type { ShipDocument } from '#shared/documents/ship'
import { packId, shipId, sideId, squadronId, type PackId } from '#shared/kernel/ids'
import { done, refused } from '#shared/kernel/result'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

/** A folder of its own for one test, gone when it ends. */
export async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spotting-top-'))
  // A program that was started in it may still write as it ends.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

/** Makes a program of its own out of these lines, which import as the files beside `importer` do; its path. */
export async function programOf(folder: string, importer: string, contents: string): Promise<string> {
  const outfile = join(folder, 'program.mjs')
  const stdin = { contents, resolveDir: importer, loader: 'ts' } as const
  await build({ stdin, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' })
  return outfile
}

/** Writes files, by their paths in a folder. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array | object>>,
): Promise<void> {
  for (const [place, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, place)), { recursive: true })
    const plain = typeof content === 'string' || content instanceof Uint8Array
    await writeFile(join(folder, place), plain ? content : JSON.stringify(content, null, 2))
  }
}

/** A ship of the pack that tests know: her data is one figure. */
export function ship(slug: string, more: Partial<ShipDocument> = {}): ShipDocument {
  return {
    format: 'spotting-top/ship',
    version: 1,
    pack: packId('trial'),
    slug,
    name: slug,
    prefix: 'H.M.S.',
    navy: 'royal-navy',
    class: 'Majestic class',
    type: 'First-class battleship',
    year: 1895,
    unofficial: true,
    data: { flotation: 20 },
    ...more,
  }
}

/** A scenario of one squadron. */
export function scenario(slug: string, ships: readonly string[]): ScenarioDocument {
  const side = sideId('blue')
  return {
    format: 'spotting-top/scenario',
    version: 1,
    pack: packId('trial'),
    slug,
    title: `Battle ${slug}`,
    subtitle: '',
    setting: '',
    players: '',
    hours: '',
    briefing: '',
    orders: {},
    victory: '',
    notes: '',
    table: {},
    houseRules: {},
    sides: [{ id: side, name: 'Blue', flag: '' }],
    squadrons: [
      {
        id: squadronId('van'),
        side,
        name: 'Van',
        ships: ships.map((name, i) => ({ id: shipId(`${name}-${i + 1}`), ship: name })),
      },
    ],
    unofficial: true,
  }
}

/** Keeps the notices it was given; `next` waits for one of a name. */
export function noticeLog() {
  const received: { readonly notice: Notice; readonly payload: unknown }[] = []
  const waiting = new Set<() => void>()
  return {
    received,
    notify: (notice: Notice, payload: unknown) => {
      received.push({ notice, payload })
      for (const look of waiting) look()
    },
    /** Resolves when a notice of this name has come since the log was emptied. */
    next: (name: Notice) =>
      new Promise<unknown>((resolve) => {
        const look = () => {
          const found = received.find(({ notice }) => notice === name)
          if (!found) return
          waiting.delete(look)
          resolve(found.payload)
        }
        waiting.add(look)
        look()
      }),
    empty: () => received.splice(0),
  }
}

/** The one rules pack that tests know, `trial`: her flotation must be a whole number. */
const trialPack: Pick<RulesPack, 'checkShip' | 'checkSetup'> = {
  checkShip: (document) =>
    Number.isInteger(document.data['flotation'])
      ? done(document)
      : refused('ship-unreadable', { where: 'data.flotation', what: 'number' }),
  checkSetup: (setup) => (setup.sides.length > 0 ? done(setup) : refused('scenario-unreadable', {})),
}
export const findTrialPack = (id: PackId) => (id === 'trial' ? trialPack : undefined)

/** Does the work as a user whom permissions bind: root, as tests may run in a container, passes them all. */
export async function asOrdinaryUser<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  if (process.geteuid?.() !== 0 || !process.seteuid) return work()
  const nobody = 65_534
  for (const entry of [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))]) {
    await lchown(entry, nobody, nobody)
  }
  process.seteuid(nobody)
  try {
    return await work()
  } finally {
    process.seteuid(0)
  }
}
