import { z } from 'zod'
import { role } from '#shared/companion/role'
import { lineOfText } from '#shared/json/plain-text'
import { gameId, type GameId } from '#shared/kernel/ids'
import { done } from '#shared/kernel/result'
import { slugPattern } from '#shared/kernel/slug'
import { MachineFile } from '../desk/machine-file'
import { places, type Place } from './guests'

/** Of a token the file has only the hash: whoever reads it cannot take a place. */
const keptPlaces = z.strictObject({
  game: z.string().regex(slugPattern).transform(gameId),
  places: z
    .array(
      z.strictObject({
        session: z.string().regex(/^[a-z0-9]{1,32}$/),
        tokenHash: z.string().max(64),
        name: lineOfText(1, 40),
        device: z.enum(['phone', 'tablet', 'computer']),
        browser: z.string().max(20),
        role,
      }),
    )
    .max(places),
})

const limits = { characters: 200_000, depth: 8, values: 5_000, textLength: 100 }

/** The places of the open table, in `open-table.json`: a program that is started again knows the devices that come back. */
export class KeptPlaces {
  private readonly file: MachineFile

  constructor(folder: string) {
    this.file = new MachineFile(folder, 'open-table', limits)
  }

  /** Those of this game; none where they were of another, or cannot be read. */
  async read(game: GameId, now: number): Promise<readonly Place[]> {
    const json = await this.file.read()
    const kept = json.ok ? keptPlaces.safeParse(json.value) : null
    if (!kept?.success || kept.data.game !== game) return []
    return kept.data.places.map((place) => ({ ...place, is: 'lost', since: now, lastAct: 0, acts: new Map() }))
  }

  /** Of those that are in; `null` forgets them. Where the disk refuses, the devices have to come in again. */
  async keep(game: GameId | null, all: readonly Place[]): Promise<void> {
    const kept = all
      .filter(({ is }) => is !== 'asking')
      .map(({ session, tokenHash, name, device, browser, role }) => ({
        session,
        tokenHash,
        name,
        device,
        browser,
        role,
      }))
    const text = game === null ? '' : `${JSON.stringify({ game, places: kept }, null, 2)}\n`
    await this.file.inTurn(async () => done(await this.file.write(text)))
  }
}
