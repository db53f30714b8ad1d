import type { ScenarioSetup } from '../documents/scenario'
import type { ShipDocument } from '../documents/ship'
import { boxId, fieldId, packId, shipId, sideId, squadronId, trackId, type BoxId, type ShipId } from '../kernel/ids'
import { done, refused } from '../kernel/result'
import type { Result } from '../kernel/result'
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

/** A game in which these entries have been written, one after the other. */
export function tinyGame(phase: string, ...entries: readonly Entry[]): Session {
  const session = new Session(tinyRules, tinyHead, phase)
  for (const entry of entries) session.append({ ...entry, seq: session.lastSeq + 1, at: 0 } as JournalLine)
  return session
}
