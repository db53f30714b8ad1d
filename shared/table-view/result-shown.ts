import type { Effect } from '../game/effect'
import type { Outcome } from '../game/journal-line'
import { shipName } from '../game/ship-name'
import type { GameState, ShipInPlay } from '../game/state'
import type { ShipId } from '../kernel/ids'
import { shows, type Disclosure } from './disclosure'
import type { Words } from '../words/speak'
import type { Result } from './picture'

/** More reasons than a picture has room for are left out; the last of them give the result. */
const mostLines = 8

/** A result but for the picture of whom it befell. */
export type ResultSaid = Omit<Result, 'ship'>

/** An entry that counts, in words. */
export interface ResultInWords extends Pick<ResultSaid, 'head' | 'text' | 'dice'> {
  readonly outcome: Outcome
  /** The same with all that its reasons say: what came of it as a headline, and below it how. */
  readonly news: Pick<ResultSaid, 'head' | 'text' | 'lines'>
}

/**
 * A result as far as the table may know of every ship in it. A sentence cannot be shown in part: where it changes what
 * is not shown of a ship, or names one that is not shown, all of it is left out. Its news are shown where every ship
 * in it is shown whole: they depend on her fires, her speed and her commander, and reveal whether they do.
 */
export function resultShown(
  { outcome, head, text, dice, news }: ResultInWords,
  state: GameState,
  levelOf: (ship: ShipId) => Disclosure,
  words: Words,
): ResultSaid | null {
  const effects = [...outcome.effects, ...(outcome.atOnce?.effects ?? [])]
  if (effects.some((effect) => !maySeeEffect(effect, levelOf))) return null
  const said = [head, text, news.text, ...news.lines].join('\n')
  const spokenOf = idsIn(outcome)
  const sharing = companyNamed(state, spokenOf, said)
  let maySayWhy = true
  for (const ship of Object.values(state.ships)) {
    const level = levelOf(ship.id)
    const isNamed = spokenOf.has(ship.id) || names(said, ship)
    if (isNamed && !shows(level, 'name')) return null
    if (isTouched(ship.id, effects) && !shows(level, 'boxes')) return null
    // "She makes 3″ or more": a reason reveals her speed and her fires and names nobody.
    if ((isNamed || sharing.has(ship.id)) && !shows(level, 'all')) maySayWhy = false
  }
  return {
    caption: words('tableView.lastResult'),
    ...(maySayWhy ? news : { head, text }),
    lines: maySayWhy ? news.lines.slice(-mostLines).map(asSentence) : [],
    dice: dice.map(({ die, rolled }) => ({ die, rolled })),
  }
}

/** Reasons follow one another. */
export function asSentence(line: string): string {
  return /[.!?:]$/.test(line) ? line : `${line}.`
}

/** The ships that a result does something to, the one it does most to first. */
export function concernedShips({ effects, atOnce }: Outcome): readonly ShipId[] {
  const touched = [...effects, ...(atOnce?.effects ?? [])].flatMap((effect) => ('ship' in effect ? [effect.ship] : []))
  const times = (ship: ShipId) => touched.filter((each) => each === ship).length
  return [...new Set(touched)].sort((one, other) => times(other) - times(one))
}

function maySeeEffect(effect: Effect, levelOf: (ship: ShipId) => Disclosure): boolean {
  switch (effect.type) {
    case 'marked':
      return shows(levelOf(effect.ship), 'boxes')
    case 'trackSet':
    case 'trackMoved':
    case 'fieldSet':
    case 'shipReset':
      return shows(levelOf(effect.ship), 'all')
    case 'shipAdded':
    case 'shipRemoved':
    case 'shipMoved':
      return shows(levelOf(effect.ship), 'name')
    default:
      return true
  }
}

/** Everything in an outcome that may be a ship: no sentence names who fired a torpedo, yet her torpedo reveals her. */
function idsIn(outcome: Outcome): ReadonlySet<string> {
  return new Set(JSON.stringify(outcome).match(/[a-z0-9-]+/g))
}

/** Ships of a squadron or a side that an outcome mentions: its reasons count them, and name none. */
function companyNamed({ squadrons, sides }: GameState, ids: ReadonlySet<string>, said: string): ReadonlySet<ShipId> {
  const isNamed = ({ id, name }: { readonly id: string; readonly name: string }) => ids.has(id) || said.includes(name)
  const sidesNamed = new Set(sides.filter(isNamed).map(({ id }) => id))
  return new Set(
    squadrons.filter((squadron) => isNamed(squadron) || sidesNamed.has(squadron.side)).flatMap(({ order }) => order),
  )
}

function isTouched(ship: ShipId, effects: readonly Effect[]): boolean {
  return effects.some((effect) => 'ship' in effect && effect.ship === ship)
}

/** Whether a text says the name of a ship. */
export function names(said: string, ship: ShipInPlay): boolean {
  return [shipName(ship), ship.document.name].some((name) => said.includes(name))
}
