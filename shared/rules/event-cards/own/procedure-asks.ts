import type { Asked } from '../../../decks/own-card'
import type { RuleDraft } from '../../../game/rule-draft'
import { shipName } from '../../../game/ship-name'
import { assertNever } from '../../../kernel/assert-never'
import { number, roll, type Dialogue } from '../../../kernel/dialogue'
import type { SideId } from '../../../kernel/ids'
import type { Phrase } from '../../../kernel/phrase'
import type { HitByEvent } from '../../pack/event-application'
import { nameFormation, nameShip } from '../naming'
import { says } from '../says'
import { formationsOf, shipsOf } from '../ships-there'
import { textOf, type PlayedCard } from './procedure-card'

/** The answers to the questions of a card. */
export interface Said {
  readonly on: readonly HitByEvent[]
  readonly names: readonly string[]
  /** The result of the last die, in the card's own words. */
  readonly outcome: string | undefined
  readonly turns: number | undefined
}

const nothing: Said = { on: [], names: [], outcome: undefined, turns: undefined }

/** Asks the questions of a custom card in order. */
export function* askAll(table: RuleDraft, play: PlayedCard): Dialogue<Said> {
  let said = nothing
  for (const [at, asked] of play.card.asks.entries()) said = yield* askOne(table, play, `ask-${at + 1}`, asked, said)
  return said
}

function* askOne(table: RuleDraft, play: PlayedCard, key: string, asked: Asked, said: Said): Dialogue<Said> {
  switch (asked.ask) {
    case 'ship':
      return yield* askShip(table, play, key, asked.whose, said)
    case 'formation':
      return yield* askFormation(table, play, key, asked.whose, said)
    case 'die':
      return { ...said, outcome: yield* rollOnTable(table, play, key, asked) }
    case 'turns':
      return { ...said, turns: yield* askTurns(table, play, key, asked) }
    default:
      return assertNever(asked)
  }
}

type Whose = Extract<Asked, { ask: 'ship' }>['whose']

function isOf({ player }: PlayedCard, whose: Whose): (side: SideId) => boolean {
  return (side) => whose === 'any' || (side === player) === (whose === 'own')
}

function* askShip(table: RuleDraft, play: PlayedCard, key: string, whose: Whose, said: Said): Dialogue<Said> {
  const among = shipsOf(play.pack, table.state, isOf(play, whose))
  const ship = yield* nameShip(table.state, key, among, prompt(play, says(`own.ship.${whose}`)))
  if (!ship) return nobody(table, said)
  table.because(says('own.named', { on: shipName(ship) }))
  return { ...said, on: [...said.on, { ship: ship.id }], names: [...said.names, shipName(ship)] }
}

function* askFormation(table: RuleDraft, play: PlayedCard, key: string, whose: Whose, said: Said): Dialogue<Said> {
  const among = formationsOf(play.pack, table.state, isOf(play, whose))
  const formation = yield* nameFormation(key, among, prompt(play, says(`own.formation.${whose}`)))
  if (!formation) return nobody(table, said)
  table.because(says('own.named', { on: formation.name }))
  return { ...said, on: [...said.on, { squadron: formation.id }], names: [...said.names, formation.name] }
}

function nobody(table: RuleDraft, said: Said): Said {
  table.because(says('own.nobody'))
  return said
}

/** A row of the card's table; without rows the face is the result. */
function* rollOnTable(
  table: RuleDraft,
  play: PlayedCard,
  key: string,
  { die, rows }: Extract<Asked, { ask: 'die' }>,
): Dialogue<string> {
  const because = rows.map(({ from, to, says: outcome }) =>
    says('own.row', { faces: from === to ? String(from) : `${from}–${to}`, outcome }),
  )
  const face = yield* roll(key, die, prompt(play, says('own.die', { die }), because))
  const row = rows.find(({ from, to }) => face >= from && face <= to)
  const outcome = row?.says ?? String(face)
  table.because(says(row ? 'own.rolled' : 'own.rolledFace', { face, outcome, die }))
  return outcome
}

function* askTurns(
  table: RuleDraft,
  play: PlayedCard,
  key: string,
  { least, most }: Extract<Asked, { ask: 'turns' }>,
): Dialogue<number> {
  const range = { least, most: Math.max(least, most), usual: least }
  const turns = least >= most ? least : yield* number(key, range, prompt(play, says('own.turns')))
  table.because(says('own.lastsTurns', { n: turns }))
  return turns
}

function prompt({ card, player }: PlayedCard, ask: Phrase, more: readonly Phrase[] = []) {
  return { to: player, ask, because: [...textOf(card), ...more] }
}
