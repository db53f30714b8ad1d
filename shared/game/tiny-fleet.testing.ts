import type { ScenarioSetup } from '../documents/scenario'
import type { ShipDocument } from '../documents/ship'
import { boxId, fieldId, packId, shipId, sideId, squadronId, trackId, type BoxId, type ShipId } from '../kernel/ids'
import { done, refused } from '../kernel/result'
import type { Result } from '../kernel/result'
import { redo, undo } from './commands'
import type { Entry, HeadLine, JournalLine } from './journal-line'
import { Session } from './session'
import type { BoxShape, CardShape } from './shape'

/** A rules pack for tests: ships of twelve boxes, two tracks and four fields, the same for all. */
export const tinyPack = packId('tiny')

export const tinyBoxes: readonly BoxId[] = Array.from({ length: 12 }, (_, index) =>
  boxId(`${(index % 4) + 1}-${Math.floor(index / 4) + 1}`),
)
export const flotation = trackId('flotation')
export const fire = trackId('fire')
export const commander = fieldId('commander')
export const rated = fieldId('commanderRating')
export const speed = fieldId('speed')
export const crew = fieldId('crew')

const shape: CardShape = {
  boxes: Object.fromEntries(
    tinyBoxes.map((box): [BoxId, BoxShape] => [box, { marks: ['struck', 'flooded', 'burning'] }]),
  ),
  tracks: { [flotation]: { minimum: 0, maximum: 12, fresh: 12 }, [fire]: { minimum: 0, maximum: 6, fresh: 0 } },
  fields: {
    [commander]: { kind: 'text', maximumLength: 40, fresh: null },
    [rated]: { kind: 'number', minimum: 0, maximum: 5, fresh: null },
    [speed]: { kind: 'number', minimum: 0, maximum: 30, fresh: 16 },
    [crew]: { kind: 'choice', choices: ['green', 'average', 'good'], fresh: 'average' },
  },
}

export const tinyRules = {
  version: '1.0.0',
  phases: ['initiative', 'movement', 'gunnery', 'end'],
  checkShip: (document: ShipDocument): Result<ShipDocument> =>
    document.data['sound'] === true ? done(document) : refused('ship-unreadable', { where: 'data.sound' }),
  shape: () => shape,
  checkSetup: (setup: ScenarioSetup): Result<ScenarioSetup> => {
    const documents = setup.squadrons.flatMap(({ ships }) => ships.map(({ document }) => document))
    const wrong = documents.find((document) => !tinyRules.checkShip(document).ok)
    return wrong ? refused('scenario-unreadable', { where: wrong.slug }) : done(setup)
  },
}

export function tinyShip(name: string): ShipDocument {
  return {
    format: 'spotting-top/ship',
    version: 1,
    pack: tinyPack,
    slug: name.toLowerCase(),
    name,
    prefix: '',
    navy: 'nobody',
    class: `${name} class`,
    type: 'battleship',
    year: 1900,
    unofficial: true,
    data: { sound: true },
  }
}

export const mikasa = shipId('mikasa')
export const asahi = shipId('asahi')
export const borodino = shipId('borodino')
export const tinyShips: readonly ShipId[] = [mikasa, asahi, borodino]
export const first = squadronId('first')
export const second = squadronId('second')
export const north = sideId('north')
export const south = sideId('south')

export const tinySetup: ScenarioSetup = {
  slug: 'tiny-action',
  title: 'A tiny action',
  subtitle: '',
  setting: '',
  players: '2',
  hours: '1',
  briefing: '',
  orders: {},
  victory: '',
  notes: '',
  table: { wind: 'north', seaState: 2 },
  houseRules: { fog: false },
  sides: [
    { id: north, name: 'North', flag: '' },
    { id: south, name: 'South', flag: '' },
  ],
  squadrons: [
    {
      id: first,
      side: north,
      name: 'First division',
      ships: [
        { id: mikasa, document: tinyShip('Mikasa'), fields: { [commander]: 'Ijichi' } },
        { id: asahi, document: tinyShip('Asahi') },
      ],
    },
    { id: second, side: south, name: 'Second division', ships: [{ id: borodino, document: tinyShip('Borodino') }] },
  ],
}

export const tinyHead: HeadLine = {
  seq: 0,
  at: 1000,
  kind: 'head',
  format: 'spotting-top/journal',
  version: 1,
  pack: tinyPack,
  packVersion: '1.0.0',
  setup: tinySetup,
}

/** A game with these lines after its head. */
export function tinySession(lines: Iterable<JournalLine> = [], phase = 'initiative'): Session {
  return new Session(tinyRules, tinyHead, phase, lines)
}

/** Plays on: entries get their numbers, and a restart of the turn its targets, as the journal would give them. */
export function play(session: Session, ...entries: readonly Entry[]): Session {
  for (const entry of entries) {
    const isRestart = entry.kind === 'strike' && entry.cause === 'restartTurn'
    const filled = isRestart ? { ...entry, targets: session.history.sinceTurnBegan() } : entry
    session.append({ seq: session.lastSeq + 1, at: 2000, ...filled } as JournalLine)
  }
  return session
}

/** Plays on, as a journal admits it: what names no line it may name is left out, a restart is filled in. */
export function playAdmitted(session: Session, entry: Entry | undefined): void {
  const line = entry && admitted(session, entry)
  if (line) play(session, line)
}

function admitted({ history }: Session, entry: Entry): Entry | undefined {
  if (entry.kind === 'amend') return history.isAmendable(entry.target) ? entry : undefined
  if (entry.kind !== 'strike' && entry.kind !== 'restore') return entry
  if (entry.cause === 'undo') return undo(history.undo)
  if (entry.cause === 'redo') return redo(history.redo)
  const isOpen = (seq: number) => history.isStrikable(seq) && history.isStruck(seq) === (entry.kind === 'restore')
  const targets = entry.cause === 'restartTurn' ? history.sinceTurnBegan() : entry.targets.filter(isOpen)
  return targets.length > 0 ? { ...entry, targets } : undefined
}

export const undoOnce = (session: Session): Session => play(session, undo(session.undo)!)
export const redoOnce = (session: Session): Session => play(session, redo(session.redo)!)

/** A game in which these entries have been written, one after the other. */
export const tinyGame = (phase: string, ...entries: readonly Entry[]): Session =>
  play(tinySession([], phase), ...entries)

/** A box of a ship struck by hand, and named so. */
export function struck(box: number, ship = mikasa, mark = 'struck'): Extract<Entry, { kind: 'step' }> {
  const effects = [{ type: 'marked', ship, box: tinyBoxes[box]!, mark, on: true } as const]
  return { kind: 'step', label: { key: `struck ${box}` }, by: 'hand', effects }
}
