import { isAbsolute } from 'node:path'
import { z } from 'zod'
import type { SetAside } from '#shared/bridge/table-window'
import { mostProfiles, printProfile, type PrintProfile } from '#shared/print/print-request'
import { settings as settingsSchema, type Settings } from '#shared/bridge/settings'
import type { Json, JsonLimits } from '#shared/json/json-text'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { MachineFile } from './machine-file'

/** Room for every printer that may have a name, eleven values each with a margin within it, and as much again. */
const limits: JsonLimits = { characters: 64_000, depth: 6, values: 1000, textLength: 2000 }

export interface SettingsRead {
  readonly settings: Settings
  /** False on the first start of all: there was no file. */
  readonly found: boolean
  /** False where no file names a sound library folder: the usual one is in force, and may be made. */
  readonly namesFolder: boolean
  /** What had to be set aside to start. */
  readonly setAside: SetAside | null
}

/** What one machine remembers, in `settings.json`. Writes follow one another; of each setting the last one stands. */
export class SettingsFile {
  private readonly file: MachineFile

  constructor(
    folder: string,
    private readonly usual: Settings,
  ) {
    this.file = new MachineFile(folder, 'settings', limits)
  }

  /** Never refused: what cannot be read is put beside under another name and the usual settings are in force. */
  async read(now: number): Promise<SettingsRead> {
    const json = await this.file.read()
    if (!json.ok) {
      const found = json.code !== 'file-missing'
      const setAside = found ? await this.file.putBeside(json, now) : null
      return { settings: this.usual, found, namesFolder: false, setAside }
    }
    const { settings, namesFolder, unfit } = salvage(json.value, this.usual)
    const setAside = unfit && (await this.file.putBeside(unfit, now))
    // The sound part is written back; otherwise the next start would find nothing and forget even the library.
    if (setAside && setAside.path !== 'settings.json') await this.change(settings, {})
    return { settings, found: true, namesFolder, setAside }
  }

  /**
   * Writes what is changed and leaves the rest as another program on this machine may have written it meanwhile; `known`
   * is used where nothing can be read. Returns what is on disk now.
   */
  change(known: Settings, changes: Partial<Settings>): Promise<Result<Settings>> {
    return this.file.inTurn(async () => {
      const json = await this.file.read()
      const settings = { ...(json.ok ? salvage(json.value, known).settings : known), ...changes }
      await this.file.write(`${JSON.stringify(settings, null, 2)}\n`)
      return done(settings)
    })
  }
}

/** Every setting that fits, and the usual one for every setting that is missing or unfit. Unknown ones are a newer version's. */
function salvage(json: Json, usual: Settings) {
  const given: Readonly<Record<string, unknown>> = z.record(z.string(), z.unknown()).safeParse(json).data ?? {}
  const settings: Record<string, unknown> = { ...usual }
  const isObject = json !== null && typeof json === 'object' && !Array.isArray(json)
  let unfit: Refusal | null = isObject ? null : refused('document-value-unfit', { where: '', what: '', line: 1 })
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
        : refused('document-value-unfit', { where: name, what, line: 1 })
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
    paper: 'A4',
    printInk: 'colour',
    backOffset: { acrossMm: 0, downMm: 0 },
    printProfiles: [],
    printProfile: 0,
  }
}
