import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { draw, overridable, roll, withoutOne, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Addressee } from '../../../../kernel/question'
import { umpire } from '../../../kit/owner'
import type { HitOdds } from '../../hitting/hit-odds'
import { hitsOf, withinTables } from '../../hitting/hits'
import { onTorpedoes } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { works } from '../../ship/boxes'
import { reliabilities } from '../../ship/ship'
import { boxesOfTubes, shipOf } from '../../ship/ship-data'
import { rulingOf } from '../../table/house-rules'
import type { Chit } from '../../tables/gunnery'
import { mostMounts, type Mounts } from '../../tables/hit-resolution'
import { circlesOn } from '../../tables/torpedoes'
import { cupOf, isByChits, isHit, lotsOf, numberForChits, oddsOfHits, writtenChit } from '../gunnery/cup'
import { doesHarm, oneGoesOut } from '../gunnery/mishap'
import { floats } from '../turn/acting'
import type { RunningSpread } from './spreads'
import { torpedoMounts } from './tubes'

const says = sentencesOf('torpedoes')

/** Ruling `hitMethod`: one D100 for the torpedoes of a mount, or a chit for each of them. */
export function scoreSpread(table: RuleDraft, spread: SpreadAtHitNumber): Dialogue<SpreadScored> {
  return isByChits(table.settled) ? pullSpread(table, spread) : rollSpread(table, spread)
}

/** A roll of 00 that also hits still circles. */
function* rollSpread(table: RuleDraft, spread: SpreadAtHitNumber): Dialogue<SpreadScored> {
  const torpedoes = asMounts(spread.torpedoes)
  const prompt = { to: spread.to, ask: says('askHits', { n: torpedoes }), lookUp: onTorpedoes.hits }
  const face = yield* roll('hits', 'D100', prompt)
  const hits = hitsOf(spread.hitNumber, torpedoes, face)
  table.because(says('rolled', { face, n: hits }))
  return { hits, circled: face === circlesOn }
}

/** The chance, 0 to 1, of every number of hits of a spread. */
export function spreadOdds(state: GameState, hitNumber: number, torpedoes: number): HitOdds {
  return oddsOfHits(state, [{ hitNumber, mounts: asMounts(torpedoes) }])
}

/** No mount has more tubes than the table has rows. */
function asMounts(torpedoes: number): Mounts {
  return Math.min(mostMounts, Math.max(1, Math.round(torpedoes))) as Mounts
}

/**
 * One chit from the cup for each torpedo. An X pulled first is a torpedo that circles back to the launcher; for that
 * one chit is pulled even where no hit depends on it.
 */
function* pullSpread(table: RuleDraft, spread: SpreadAtHitNumber): Dialogue<SpreadScored> {
  const below = { to: spread.to, ask: says('askBelow'), lookUp: onTorpedoes.chits }
  const hitNumber = yield* numberForChits(withinTables(spread.hitNumber), 'below', below)
  const cup = cupOf(table.settled)
  let lots = cup.ok ? lotsOf(cup.value) : []
  const seen: Chit[] = []
  const pulls = hitNumber === null ? 1 : spread.torpedoes
  while (seen.length < pulls && lots.length > 0) {
    const ask = says('askChit', { n: seen.length + 1, of: pulls })
    const chit = yield* draw(`chit-${seen.length + 1}`, lots, { to: spread.to, ask, lookUp: onTorpedoes.chits })
    lots = withoutOne(lots, chit)
    seen.push(chit)
  }
  const hits = hitNumber === null ? 0 : seen.filter((chit) => isHit(chit, hitNumber)).length
  table.because(says('pulled', { chits: seen.map(writtenChit).join(', '), n: hits }))
  return { hits, circled: seen[0] === 'X', ...(seen[0] !== undefined && { firstChit: seen[0] }) }
}

export interface SpreadScored {
  readonly hits: number
  /** One torpedo has come round at the ship that launched it. */
  readonly circled: boolean
  /** By chits: the one pulled first, which may harm the launcher. */
  readonly firstChit?: Chit
}

/** The torpedoes of a mount, at a hit number. */
export interface SpreadAtHitNumber {
  readonly hitNumber: number
  readonly torpedoes: number
  /** Who rolls or pulls. */
  readonly to: Addressee
}

/**
 * The first chit of an attack bears a letter: as good as the mount that launched or better, that mount or an item of
 * electronics is out. A mount already out, and a launcher that is gone, take no more harm.
 */
export function* firstChitOf(table: RuleDraft, spread: RunningSpread, chit: Chit | undefined): Dialogue<void> {
  const letter = reliabilities.find((each) => each === chit)
  const ship = table.state.ships[spread.by as ShipId]
  if (letter === undefined || !ship || !floats(ship) || rulingOf(table.settled, 'mishaps') !== 'on') return
  const mount = torpedoMounts(ship).find(({ id }) => id === spread.mount)
  if (!mount) return
  const { reliability } = mount
  const values = { ship: shipName(ship), mount: mount.id, chit: letter, reliability }
  const does = doesHarm(letter, reliability)
  const ask = says(`firstChit.${does ? 'harms' : 'harmless'}`, values)
  if (!(yield* overridable<boolean>('first', does, [true, false], { to: umpire, ask, lookUp: onTorpedoes.chits })))
    return
  const boxes = boxesOfTubes(shipOf(ship.document), mount.id)
  const isAtWork = boxes.every((box) => works(ship, box))
  const say = says('lotMount', { mount: mount.id })
  const atRisk = isAtWork ? [{ id: mount.id, boxes, say, out: says('firstChit.mountOut', values) }] : []
  yield* oneGoesOut(table, ship.id, atRisk, { key: 'victim', lookUp: onTorpedoes.chits })
}
