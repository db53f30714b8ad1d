import { isAbsolute, join } from 'node:path'
import { z } from 'zod'
import type { SetAside } from '#shared/bridge/table-window'
import { mostProfiles, printProfile, type PrintProfile } from '#shared/print/print-request'
import { settings as settingsSchema, type Settings } from '#shared/bridge/settings'
import { lineOf, readJson, type Json, type JsonLimits } from '#shared/json/json-text'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { onDisk } from './disk-refusal'
import { aside } from './library/shelves'
import { MachineFile } from './machine-file'

/** Room for every printer that may have a name, eleven values each with a margin within it, and as much again. */
const limits: JsonLimits = { characters: 64_000, depth: 6, values: 1000, textLength: 2000 }

export interface SettingsRead {
  readonly settings: Settings
  /** False on the first start of all: there was no file. */
  readonly found: boolean
  /** False where no file names a sound library folder: the usual one is in force, and may be made. */
  readonly namesFolder: boolean
  /** What had to be set aside to start. Its path is '': what the player needs to know of it is where the library is. */
  readonly setAside: SetAside | null
}

/**
 * What one machine remembers, in `settings.json`. Writes follow one another; of each setting the last one stands. A copy
 * of the last sound file, `settings.copy.json`, says where the library is when the file itself cannot.
 */
export class SettingsFile {
  private readonly file: MachineFile
  private readonly copy: MachineFile

  constructor(
    private readonly folder: string,
    private readonly usual: Settings,
  ) {
    this.file = new MachineFile(folder, 'settings', limits)
    this.copy = new MachineFile(folder, 'settings.copy', limits)
  }

  /** Never refused: what cannot be read is put beside under another name, and what is known of the settings is in force. */
  async read(now: number): Promise<SettingsRead> {
    const text = await this.file.text()
    const json = text.ok ? readJson(text.value, limits) : text
    if (json.ok && isObject(json.value)) {
      const { settings, namesFolder, unfit } = salvage(json.value, this.usual)
      if (!unfit) await this.keepCopy(settings)
      const line = text.ok ? lineOf(text.value, [unfit?.values['where'] ?? ''].map(String), limits) : 1
      return {
        settings,
        found: true,
        namesFolder,
        setAside: unfit && (await this.mended(unfit, now, settings, { line })),
      }
    }
    if (!json.ok && json.code === 'file-missing') {
      return { settings: this.usual, found: false, namesFolder: false, setAside: null }
    }
    const copy = await this.copy.read()
    const known = copy.ok ? salvage(copy.value, this.usual) : { settings: this.usual, namesFolder: false }
    const folder = folderIn(text.ok ? text.value : '')
    const settings = { ...known.settings, ...(folder !== undefined && { folder }) }
    const namesFolder = known.namesFolder || folder !== undefined
    const problem = refused(namesFolder ? 'settings-recovered' : 'settings-unreadable')
    return { settings, found: true, namesFolder, setAside: await this.mended(problem, now, settings) }
  }

  /**
   * Writes what is changed and leaves the rest as another program on this machine may have written it meanwhile; `known`
   * is used where nothing can be read. Returns what is on disk now.
   */
  change(known: Settings, changes: Partial<Settings>): Promise<Result<Settings>> {
    return this.file.inTurn(async () => {
      const json = await this.file.read()
      const settings = { ...(json.ok ? salvage(json.value, known).settings : known), ...changes }
      await this.file.write(asText(settings))
      await this.keepCopy(settings)
      return done(settings)
    })
  }

  /** The settings are as good without it, so a disk that refuses it is not reported. */
  private async keepCopy(settings: Settings): Promise<void> {
    const kept = await this.copy.text()
    if (!kept.ok || kept.value !== asText(settings))
      await onDisk(async () => done(await this.copy.write(asText(settings))))
  }

  /** Puts the file beside and writes what is in force: the next start would find nothing and forget even the library. */
  private async mended(problem: Refusal, now: number, settings: Settings, values: Refusal['values'] = {}) {
    const { path } = await this.file.putBeside(problem, now)
    if (path !== 'settings.json') await this.change(settings, {})
    const kept = join(this.folder, path)
    return aside('', refused(problem.code, { folder: settings.folder, ...problem.values, ...values, kept }))
  }
}

function asText(settings: Settings): string {
  return `${JSON.stringify(settings, null, 2)}\n`
}

function isObject(json: Json): boolean {
  return json !== null && typeof json === 'object' && !Array.isArray(json)
}

/** The library folder that a text names which is no JSON any more, where the whole of the path is left. */
function folderIn(text: string): string | undefined {
  const named = /"folder"\s*:\s*("(?:[^"\\]|\\.){1,2000}")/.exec(text)?.[1] ?? ''
  const json = readJson(named, limits)
  const read = settingsSchema.shape.folder.safeParse(json.ok ? json.value : null)
  return read.success && isAbsolute(read.data) ? read.data : undefined
}

/** Every setting that fits, and the usual one for every setting that is missing or unfit. Unknown ones are a newer version's. */
function salvage(json: Json, usual: Settings) {
  const given: Readonly<Record<string, unknown>> = z.record(z.string(), z.unknown()).safeParse(json).data ?? {}
  const settings: Record<string, unknown> = { ...usual }
  let unfit: Refusal | null = null
  for (const [name, schema] of Object.entries(settingsSchema.shape)) {
    if (given[name] === undefined) continue
    const checked = schema.safeParse(given[name])
    if (checked.success && !(name === 'folder' && isRelative(given[name]))) {
      settings[name] = checked.data
      continue
    }
    if (name === 'printProfiles') settings[name] = soundPrinters(given[name])
    const said = given[name]
    const what = String(JSON.stringify(said)).slice(0, 40)
    unfit ??=
      name === 'folder'
        ? refused('settings-folder-unfit', {
            what: typeof said === 'string' ? said.slice(0, 200) : what,
            folder: usual.folder,
          })
        : refused('settings-value-unfit', { where: name, what })
  }
  const namesFolder = settings['folder'] === given['folder']
  return { settings: settingsSchema.parse(settings), namesFolder, unfit }
}

/** A path that would mean another folder wherever the program is started from. */
function isRelative(folder: unknown): boolean {
  return typeof folder === 'string' && !isAbsolute(folder)
}

/** One unfit printer does not take the others with it. */
function soundPrinters(given: unknown): readonly PrintProfile[] {
  if (!Array.isArray(given)) return []
  return given.flatMap((each) => printProfile.safeParse(each).data ?? []).slice(0, mostProfiles)
}

/** What a fresh machine begins with. */
export function usualSettings(folder: string): Settings {
  return {
    theme: 'system',
    touch: false,
    scalePercent: 100,
    besideInches: 'none',
    folder,
    name: '',
    paper: 'A4',
    printInk: 'colour',
    backOffset: { acrossMm: 0, downMm: 0 },
    printProfiles: [],
    printProfile: 0,
  }
}
