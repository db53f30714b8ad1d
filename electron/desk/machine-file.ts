import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { SetAside } from '#shared/bridge/table-window'
import { readJson, type Json, type JsonLimits } from '#shared/json/json-text'
import { done, type Refusal, type Result } from '#shared/kernel/result'
import { onDisk } from './disk-refusal'
import { readFileText, writeWhole } from './library/plain-file'
import { momentOf } from './moment'
import { Turns } from './turns'

/** A JSON file in the folder of the program's own data: `<name>.json`. Work on it is done in turn. */
export class MachineFile {
  private readonly turns = new Turns()
  private readonly path: string

  constructor(
    private readonly folder: string,
    private readonly name: string,
    private readonly limits: JsonLimits,
  ) {
    this.path = join(folder, `${name}.json`)
  }

  /** What the disk refuses is refused by name. */
  inTurn<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    return this.turns.take(() => onDisk(work))
  }

  /** Refused as `file-missing` where there is none yet. */
  async read(): Promise<Result<Json>> {
    const text = await this.text()
    return text.ok ? readJson(text.value, this.limits) : text
  }

  async text(): Promise<Result<string>> {
    const file = await readFileText(this.path, this.limits.characters)
    return file.ok ? done(file.value.text) : file
  }

  /** Writes the file whole; disk failures are thrown. */
  async write(text: string): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    await writeWhole(this.path, text)
  }

  /** Puts what cannot be read beside, under a name with the time; where that fails the file keeps its own. */
  async putBeside({ code, values }: Refusal, now: number): Promise<SetAside> {
    const beside = `${this.name}.unreadable-${new Date(momentOf(now)).toISOString().replace(/[:.]/g, '-')}.json`
    const moved = await onDisk(async () => done(await rename(this.path, join(this.folder, beside))))
    return { path: moved.ok ? beside : `${this.name}.json`, reason: { code, values } }
  }
}
