import { z, type ZodType } from 'zod'
import { shipKind } from '../../documents/ship-kind'
import { shipField } from '../../game/ship-fields'
import type { GameState, ShipInPlay, Squadron } from '../../game/state'
import { packId, type PackId, type TrackId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import { done, refused } from '../../kernel/result'
import { packWords } from '../../words/pack-words'
import { struckBoxes } from '../pack/harm'
import { usualMarks } from '../pack/mark'
import type { CardFace, Condition, RulesPack, Silhouette } from '../pack/rules-pack'
import { isOut, standings } from '../pack/standing'
import { checkKnownRules } from './rulings'
import { setupProblem } from './setup-problem'
import { shipCheck } from './ship-reader'

/** What every pack says of itself. */
type Always = 'version' | 'phases'
/** What a pack says as soon as it has ships. */
type OfShips = 'shipData' | 'shape' | 'card'
type Rest = Omit<RulesPack, 'id' | Always | OfShips | 'isShipless'>

/** A pack as it is written: what it has nothing to say of it leaves out. */
export type PackDeclaration = { readonly id: string } & Pick<RulesPack, Always> &
  Partial<Rest> &
  (Required<Pick<RulesPack, OfShips>> | { readonly shipData?: never })

/** A pack with a default for everything that it leaves out. Without `shipData` it takes no ship. */
export function declarePack(declared: PackDeclaration): RulesPack {
  const id = packId(declared.id)
  const { table = {}, houseRules = [] } = declared
  const ships: OwnShips = declared.shipData
    ? { ...shipDefaults(declared.shipData, declared.shape), shape: declared.shape, card: declared.card }
    : noShips(id)
  const pack = { ...ships, ...declared }
  const checkHouseRules = (said: Parameters<typeof checkKnownRules>[1]) => checkKnownRules(houseRules, said)
  return {
    checkHouseRule: (rulings, rule, to) => checkHouseRules({ ...rulings, [rule]: to }),
    checkSetup: (setup) =>
      setupProblem({ pack: id, table, checkHouseRules, checkShip: pack.checkShip, shape: pack.shape }, setup) ??
      done(setup),
    marks: usualMarks,
    reference: () => [],
    procedures: [],
    due: () => [],
    firingOrder: () => [],
    aids: [],
    ...pack,
    id,
    table,
    houseRules,
  }
}

type ShipFunctions = 'checkShip' | 'condition' | 'silhouette' | 'explainBox' | 'summary' | 'squadronStrength'

type OwnShips = Pick<RulesPack, ShipFunctions | 'shape' | 'card'> & Pick<RulesPack, 'isShipless'>

/** What follows from the shape of a card: her standing, what is left of her, a plain hull, her kind in words. */
function shipDefaults(schema: ZodType, shape: RulesPack['shape']): Pick<RulesPack, ShipFunctions> {
  const condition = (ship: ShipInPlay) => conditionBy(shape(ship.document), ship)
  return {
    checkShip: shipCheck(
      schema,
      ({ data }) => schema.safeParse(data).data,
      () => [],
    ),
    condition,
    silhouette: () => plainHull,
    explainBox: ({ document, boxes }, box, words) => ({
      title: packWords(document.pack, words).box(box),
      what: packWords(document.pack, words).box(box),
      lines: [],
      marks: own(boxes, box) ?? [],
    }),
    summary: (document) => ({ line: shipKind(document), guns: '–' }),
    squadronStrength: (state, squadron) => shipsLeft(condition, state, squadron),
  }
}

/** What is left of her is on the tracks that start full; without such a track, her boxes that are not struck. */
function conditionBy({ boxes, tracks }: ReturnType<RulesPack['shape']>, ship: ShipInPlay): Condition {
  const full = Object.entries(tracks).filter(([name, track]) => track.fresh > track.minimum && name !== 'speed')
  const struck = Object.values(ship.boxes).filter((marks) => marks.includes('struck')).length
  const all = Object.keys(boxes).length
  const sum = (value: (name: TrackId, fresh: number) => number) =>
    full.reduce((total, [name, { fresh }]) => total + value(name as TrackId, fresh), 0)
  const [left, of] =
    full.length > 0
      ? [sum((name, fresh) => own(ship.tracks, name) ?? fresh), sum((_name, fresh) => fresh)]
      : [all - struck, all]
  const speed = own(tracks, 'speed' as TrackId)?.fresh ?? 0
  const said = own(ship.fields, shipField.standing)
  const byHand = standings.find((standing) => standing === said) ?? 'afloat'
  return {
    standing: left === 0 && byHand === 'afloat' ? 'sunk' : byHand,
    left,
    of,
    speed: own(ship.tracks, 'speed' as TrackId) ?? speed,
    maximumSpeed: speed,
    harm: all > 0 ? [struckBoxes(struck)] : [],
  }
}

/** Ships of a squadron that are still there, of those it began with. */
function shipsLeft(condition: (ship: ShipInPlay) => Condition, state: GameState, { order, beganWith }: Squadron) {
  const ships = order.flatMap((id) => own(state.ships, id) ?? [])
  return { left: ships.filter((ship) => !isOut(condition(ship).standing)).length, of: beganWith }
}

/** A low hull without anything that would make her a ship one knows. */
const plainHull: Silhouette = {
  width: 100,
  height: 20,
  waterline: 16,
  fill: 'M0 10H30V4H42V10H52V2H58V10H100L94 18H8Z',
  lines: '',
  light: '',
}

/** Every ship is refused, so that nothing else is ever asked of one. */
function noShips(id: PackId): OwnShips {
  return {
    ...shipDefaults(z.never(), noShape),
    isShipless: true,
    checkShip: () => refused('field-no-ships', { where: 'pack', what: id }),
    shape: noShape,
    card: noCard,
  }
}

const noShape = () => ({ boxes: {}, tracks: {}, fields: {} })

const noCard: CardFace = {
  widthMm: 210,
  heightMm: 148,
  smallestPaper: 'A6',
  face: () => [],
  pieces: () => [],
  piece: () => [],
  targets: () => [],
}
