/** A long evening at one table, as the program keeps it: marks by hand and dialogues that chance plays, line by line. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeLine } from '../electron/desk/journal/line-format'
import { goToPhase, note, setTrack, toggleMark } from '#shared/game/commands'
import type { HeadLine, JournalLine } from '#shared/game/journal-line'
import { Session } from '#shared/game/session'
import type { GameState, ShipInPlay } from '#shared/game/state'
import { gameId, shipId, type BoxId, type GameId, type TrackId } from '#shared/kernel/ids'
import { headOf } from '#shared/rules/kit/battle-table.testing'
import { perfidiousAlbion as pack } from '#shared/rules/perfidious-albion/index'
import { starterShips } from '#shared/rules/perfidious-albion/recipe/starter-ships'
import { Chance, RandomPlay } from '#shared/rules/run/random-play.testing'

export interface Evening {
  /** Lines after the head. */
  readonly lines: number
  readonly ships: number
}

const shipsInSquadron = 8
/** How many things are done in a phase before the next begins. */
const doneInPhase = 12
/** How many of ten things done are a dialogue; the rest are marks made by hand. */
const dialoguesInTen = 2
/** By hand a track is set near where it began: dice sink ships enough. */
const farFromFresh = 3
const seed = 20

/** The head and exactly so many lines. */
function eveningOf({ lines, ships }: Evening): readonly [HeadLine, ...JournalLine[]] {
  const head = { ...headOf(pack, { squadrons: squadronsOf(ships) }), at: 1 }
  const evening = new LongEvening(pack, new Chance(seed), head)
  while (evening.lines.length < lines) evening.doOne()
  return [head, ...evening.lines.slice(0, lines)]
}

/** The table at the end of an evening. */
export function tableAfter(evening: Evening): GameState {
  const [head, ...lines] = eveningOf(evening)
  return new Session(pack, head, pack.phases[0]!, lines).state
}

/** Writes the journal of an evening into a library, as if it had been played there. */
export async function writeEvening(library: string, name: string, evening: Evening): Promise<GameId> {
  const folder = join(library, 'games', name)
  await mkdir(folder, { recursive: true })
  const bytes = eveningOf(evening).map((line) => encodeLine(line).bytes)
  await writeFile(join(folder, 'journal.jsonl'), Buffer.concat(bytes))
  return gameId(name)
}

class LongEvening extends RandomPlay {
  private done = 0

  doOne(): void {
    if (++this.done % doneInPhase === 0) return this.nextPhase()
    if (this.below(10) < dialoguesInTen) this.starts(this.anyOf(pack.procedures))
    else this.markByHand()
  }

  private nextPhase(): void {
    const at = pack.phases.indexOf(this.state.phase)
    if (this.state.phase === 'gunnery') this.settle('gunnery')
    const isLast = at + 1 === pack.phases.length
    this.write(goToPhase(this.state.turn + (isLast ? 1 : 0), isLast ? pack.phases[0]! : pack.phases[at + 1]!))
  }

  private markByHand(): void {
    const ship = this.anyOf(Object.values<ShipInPlay>(this.state.ships))
    const shape = pack.shape(ship.document)
    const box = this.anyOf(Object.keys(shape.boxes) as BoxId[])
    const track = this.anyOf(Object.keys(shape.tracks) as TrackId[])
    const { fresh, minimum, maximum } = shape.tracks[track]!
    const near = Math.min(maximum, Math.max(minimum, fresh + this.below(2 * farFromFresh + 1) - farFromFresh))
    const chosen = this.below(20)
    if (chosen === 0) return this.write(note('Signal seen from the flagship', ship.id))
    const entry =
      chosen < 6 ? setTrack(this.state, ship.id, track, near) : toggleMark(this.state, ship.id, box, 'struck')
    if (entry) this.write(entry)
  }
}

function squadronsOf(ships: number) {
  const documents = starterShips()
  return Array.from({ length: Math.ceil(ships / shipsInSquadron) }, (_, place) => {
    const from = place * shipsInSquadron
    return {
      id: `squadron-${place}`,
      side: place % 2 === 0 ? 'red' : 'blue',
      name: `Squadron ${place + 1}`,
      ships: Array.from({ length: Math.min(shipsInSquadron, ships - from) }, (_, index) => ({
        id: shipId(`ship-${from + index}`),
        document: documents[(from + index) % documents.length]!,
      })),
    }
  })
}
