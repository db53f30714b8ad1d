import type { Asked, OwnCard } from '../../decks/own-card'
import type { RuleDraft } from '../../game/rule-draft'
import { shipName } from '../../game/ship-name'
import { assertNever } from '../../kernel/assert-never'
import { number, roll, type Dialogue, type Prompt } from '../../kernel/dialogue'
import type { DeckId, SideId } from '../../kernel/ids'
import type { Phrase } from '../../kernel/phrase'
import type { HitByEvent } from '../pack/event-application'
import type { RulesPack } from '../pack/rules-pack'
import { formationsOf, nameFormation, nameShip, shipsOf, sideName } from './naming'
import { endings, placeMarker } from './place-lasting'
import { facesSaid, says } from './played-event'

/** A card of a custom deck as it is played. */
export interface PlayedCard {
  readonly pack: RulesPack
  readonly deck: DeckId
  readonly card: OwnCard
  readonly player: SideId
}

/** The answers to the questions of a card. */
interface Said {
  readonly on: readonly HitByEvent[]
  readonly names: readonly string[]
  /** The result of the last die, in the card's own words. */
  readonly outcome: string | undefined
  readonly turns: number | undefined
}

const nothing: Said = { on: [], names: [], outcome: undefined, turns: undefined }

/** Asks what the card asks, in order; a lasting card becomes a reminder on what was named. */
export function* ownCard(table: RuleDraft, play: PlayedCard): Dialogue<Phrase> {
  let said = nothing
  for (const [at, asked] of play.card.asks.entries()) said = yield* askOne(table, play, `ask-${at + 1}`, asked, said)
  placeReminders(table, play, said, yield* turnsOf(play, said))
  const on = said.names.length > 0 ? said.names.join(', ') : sideName(table.state, play.player)
  return says('done.own', { title: play.card.title, on })
}

function* askOne(table: RuleDraft, play: PlayedCard, key: string, asked: Asked, said: Said): Dialogue<Said> {
  switch (asked.ask) {
    case 'ship': {
      const among = shipsOf(play.pack, table.state, isOf(play, asked.whose))
      const ship = yield* nameShip(table.state, key, among, prompt(play, says(`own.ship.${asked.whose}`)))
      return struck(table, said, ship && { on: { ship: ship.id }, name: shipName(ship) })
    }
    case 'formation': {
      const among = formationsOf(play.pack, table.state, isOf(play, asked.whose))
      const formation = yield* nameFormation(key, among, prompt(play, says(`own.formation.${asked.whose}`)))
      return struck(table, said, formation && { on: { squadron: formation.id }, name: formation.name })
    }
    case 'die':
      return { ...said, outcome: yield* rollOnTable(table, play, key, asked) }
    case 'turns':
      return { ...said, turns: yield* askTurns(table, play, key, asked) }
    default:
      return assertNever(asked)
  }
}

type AskedFor<Ask extends Asked['ask']> = Extract<Asked, { ask: Ask }>

function isOf({ player }: PlayedCard, whose: AskedFor<'ship'>['whose']): (side: SideId) => boolean {
  return (side) => whose === 'any' || (side === player) === (whose === 'own')
}

function struck(
  table: RuleDraft,
  said: Said,
  named: { readonly on: HitByEvent; readonly name: string } | undefined,
): Said {
  table.because(named ? says('own.named', { on: named.name }) : says('own.nobody'))
  return named ? { ...said, on: [...said.on, named.on], names: [...said.names, named.name] } : said
}

/** A row of the card's table; without rows the face is the result. */
function* rollOnTable(
  table: RuleDraft,
  play: PlayedCard,
  key: string,
  { die, rows }: AskedFor<'die'>,
): Dialogue<string> {
  const because = rows.map(({ from, to, says: outcome }) => says('own.row', { faces: facesSaid(from, to), outcome }))
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
  { least, most }: AskedFor<'turns'>,
): Dialogue<number> {
  const range = { least, most: Math.max(least, most), usual: least }
  const turns = least >= most ? least : yield* number(key, range, prompt(play, says('own.turns')))
  table.because(says('own.lastsTurns', { n: turns }))
  return turns
}

/** Asks how many turns a card lasts that does not ask itself. */
function* turnsOf(play: PlayedCard, { turns }: Said): Dialogue<number | undefined> {
  if (play.card.lasts === 'turn') return 1
  if (play.card.lasts !== 'turns') return undefined
  return turns ?? (yield* number('lasts', { least: 1, most: 99, usual: 1 }, prompt(play, says('own.turns'))))
}

/** With the text of the card beside each of its questions. */
function prompt({ card: { title, text }, player }: PlayedCard, ask: Phrase, more: readonly Phrase[] = []): Prompt {
  const card = [says('own.title', { title }), ...(text === '' ? [] : [says('own.text', { text })])]
  return { to: player, ask, because: [...card, ...more] }
}

/** A lasting card is put on every ship and formation that was named, or on the table if there was none. */
function placeReminders(table: RuleDraft, play: PlayedCard, said: Said, turns: number | undefined): void {
  const { id: face, title, lasts } = play.card
  const endsBy = endings[lasts]
  if (endsBy === null) return
  const outcome = said.outcome === undefined ? {} : { outcome: said.outcome }
  for (const on of said.on.length > 0 ? said.on : [{}]) {
    placeMarker(table, play, { face, ...on, endsBy, applied: false, title, ...outcome }, turns)
  }
  table.because(says('reminder'))
}
