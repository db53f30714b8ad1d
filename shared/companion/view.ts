import { isFlagship, shipName } from '../game/ship-name'
import type { JournalLine } from '../game/journal-line'
import type { GameState } from '../game/state'
import { stateFor } from '../game/views'
import type { ShipId } from '../kernel/ids'
import { onCard, speedNow } from '../rules/kit/on-card'
import { harmWords, type Harm } from '../rules/pack/harm'
import type { RulesPack } from '../rules/pack/rules-pack'
import { isOut } from '../rules/pack/standing'
import { aimedNow, firingNow, levelIn, sidesShown, squadronName, type Showing } from '../table-view/fleets-shown'
import type { Losses } from '../table-view/losses'
import { isLost } from '../table-view/losses'
import type { ShipShown } from '../table-view/picture'
import { resultShown } from '../table-view/result-shown'
import { resultsInWords } from '../table-view/results-in-words'
import { conditionWord } from '../table-view/ship-shown'
import type { TablePlan } from '../table-view/table-plan'
import { packWords } from '../words/pack-words'
import type { Words } from '../words/speak'
import { asksFor, waitsInWords, type Asked } from './asked'
import { cardParts } from './card-parts'
import type { View } from './messages'
import { handOf } from './hand'
import { disclosureFor, mayMark, mayRead, viewerOf, type Leave, type Role } from './role'

/** The table as the host has it, with every secret: all that reaches a device goes through `viewFor`. */
export interface TableNow {
  readonly pack: RulesPack
  readonly state: GameState
  readonly plan: TablePlan
  readonly words: Words
  /** Lines that count, newest first. */
  readonly lines: readonly JournalLine[]
  readonly lostIn: Losses
  readonly leave: Leave
  /** What is asked now, in the order it was begun. */
  readonly asked: readonly Asked[]
  /** The umpire rules: nobody marks. */
  readonly isPaused: boolean
}

/** One device: what it is, and whose cards it has asked for. */
export interface Device {
  readonly role: Role
  readonly looksAt: readonly ShipId[]
}

/** Of the log so many entries. */
const mostEntries = 40

/** What every device at this table sees beside its log, by names that are no business of anybody else’s. */
export function viewFor(table: TableNow, device: Device): View {
  const showing = showingTo(table, device.role)
  return {
    ...bannerPart(table, device.role),
    ...fleetParts(table, device.role, showing),
    ...cardsFor(table, device),
    ...askParts(table, device.role),
  }
}

/** The log of what it may see: composed by itself, since it may come later than a mark. */
export function logFor(table: TableNow, role: Role): View {
  const { pack, lines, words } = table
  const { state, levelOf } = showingTo(table, role)
  const lost = (id: ShipId) => isLost(pack, state.ships[id])
  const log: LogEntrySeen[] = []
  for (const each of resultsInWords(lines, state, lost, words)) {
    const said = resultShown(each, state, levelOf, words)
    if (said)
      log.push({ head: said.head, text: said.text, lines: said.lines, dice: said.dice.map(({ rolled }) => rolled) })
    if (log.length === mostEntries) break
  }
  return { log }
}

export interface LogEntrySeen {
  readonly head: string
  readonly text: string
  readonly lines: readonly string[]
  readonly dice: readonly number[]
}

function showingTo({ pack, state: whole, plan, words, lostIn }: TableNow, role: Role): Showing {
  const state = stateFor(viewerOf(role), whole)
  const disclosure = disclosureFor(role, state, plan)
  const levelOf = levelIn({ state, now: null, plan: disclosure })
  const aimed = aimedNow(state, levelOf)
  const firing = firingNow(pack, state, levelOf)
  return { pack, state, now: null, plan: disclosure, words, lostIn, concerned: [], firing, levelOf, aimed }
}

export interface BannerSeen {
  readonly title: string
  readonly turn: string
  readonly phase: string
  readonly isPaused: boolean
  /** `Red decides`: whom the table waits for, `''` for nobody. */
  readonly waits: string
}

export interface MeSeen {
  readonly is: Role['is']
  readonly side: string
  readonly flag: string
}

/** A mark of these rules, as the bar of marks offers it. */
export interface ToolSeen {
  readonly mark: string
  readonly says: string
  readonly glyph: string
  readonly signal: string
  /** The mark that this one mends. */
  readonly mends: string | null
}

function bannerPart({ pack, state, words, isPaused, asked }: TableNow, role: Role) {
  const said = packWords(pack.id, words)
  const banner: BannerSeen = {
    title: state.title,
    turn: words('tableView.turn', { turn: state.turn }),
    phase: said.phase(state.phase),
    isPaused,
    waits: waitsInWords(asked, state, words),
  }
  const side = role.is === 'player' ? state.sides.find(({ id }) => id === role.side) : undefined
  const me: MeSeen = { is: role.is, side: side?.name ?? '', flag: side?.flag ?? '' }
  const tools = pack.marks
    .filter(({ isInMenuOnly }) => !isInMenuOnly)
    .map(({ name, glyph, signal = '', mends = null }): ToolSeen => ({
      mark: name,
      says: said.mark(name),
      glyph,
      signal,
      mends,
    }))
  return { banner, me, tools }
}

export interface SquadronSeen {
  readonly id: string
  readonly name: string
  readonly flag: string
  readonly ships: readonly ShipId[]
}

/** A ship whose card lies open to the device. */
export interface OwnShipSeen {
  readonly name: string
  readonly word: string
  readonly isFlagship: boolean
  readonly isOut: boolean
  readonly left: number
  readonly of: number
  readonly speed: number
  readonly maximumSpeed: number
  readonly harm: readonly (Pick<Harm, 'name' | 'n' | 'glyph' | 'tone'> & { readonly says: string })[]
  /** The device may mark her. */
  readonly mayMark: boolean
}

interface OtherShipSeen extends Pick<ShipShown, 'key' | 'name' | 'isOut' | 'isFlagship'> {
  readonly signs: readonly { readonly glyph: string; readonly text: string; readonly tone: string }[]
}

export interface OtherSideSeen {
  readonly name: string
  readonly flag: string
  readonly strength: string
  readonly ships: readonly OtherShipSeen[]
}

function fleetParts({ pack, leave }: TableNow, role: Role, showing: Showing): View {
  const { state, words } = showing
  const parts: Record<string, unknown> = {}
  const own = state.squadrons.filter(({ order }) => order.some((ship) => mayRead(role, state, ship)))
  parts['squadrons'] = own.map((squadron): SquadronSeen => ({
    id: squadron.id,
    name: squadronName(showing, squadron) ?? '',
    flag: state.sides.find(({ id }) => id === squadron.side)?.flag ?? '',
    ships: squadron.order,
  }))
  for (const id of own.flatMap(({ order }) => order)) {
    const ship = onCard(pack, state, id)
    if (!ship) continue
    const condition = pack.condition(ship, state)
    const seen: OwnShipSeen = {
      name: shipName(ship),
      word: conditionWord(condition, words, showing.lostIn.get(id) ?? null).text,
      isFlagship: isFlagship(ship),
      isOut: isOut(condition.standing),
      left: condition.left,
      of: condition.of,
      speed: speedNow(condition).speed,
      maximumSpeed: condition.maximumSpeed,
      harm: condition.harm
        .filter(({ n }) => n > 0)
        .map((each) => ({ ...each, says: harmWords(pack.id, each, 'is', words) })),
      mayMark: mayMark(role, state, id, leave),
    }
    parts[`ship/${id}`] = seen
    parts[`shape/${id}`] = pack.silhouette(ship.document, { size: 'icon' })
  }
  const ownSides = new Set(own.map(({ side }) => state.sides.find(({ id }) => id === side)?.name))
  parts['others'] = sidesShown(showing)
    .filter(({ name, rows }) => !ownSides.has(name) && rows.length > 0)
    .map(({ name, flag, strength, rows }): OtherSideSeen => ({ name, flag, strength, ships: rows.map(otherShip) }))
  return parts
}

/** As on the second screen, without her boxes. */
function otherShip({ key, name, isOut, isFlagship, word, signs, says }: ShipShown): OtherShipSeen {
  const all = [word, ...signs, says].flatMap((sign) => (sign ? [sign] : []))
  return { key, name, isOut, isFlagship, signs: all.map(({ glyph, text, tone }) => ({ glyph, text, tone })) }
}

/** What the device may answer, and the hand of its side. */
function askParts({ asked, pack, state: whole, words, leave }: TableNow, role: Role): View {
  const state = stateFor(viewerOf(role), whole)
  return { asks: asksFor(asked, role, leave, { pack, state, words }), hand: handOf(role, state, words) }
}

function cardsFor(table: TableNow, { role, looksAt }: Device): View {
  const { pack, state, words } = table
  const parts: Record<string, unknown> = {}
  for (const id of looksAt) {
    if (!mayRead(role, state, id)) continue
    const ship = onCard(pack, state, id)
    if (ship) Object.assign(parts, cardParts(pack, ship, words))
  }
  return parts
}
