import type { NavalEvent } from '../../decks/naval/event'
import { navalHouseRules, usualNavalHouseRules, type NavalHouseRules } from '../../decks/naval/house-rules'
import type { Pile } from '../../decks/pile'
import type { GameState } from '../../game/state'
import type { Prompt } from '../../kernel/dialogue'
import type { DeckId, SideId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import type { Phrase } from '../../kernel/phrase'
import type { Scalar } from '../../kernel/scalar'
import type { RulesPack } from '../pack/rules-pack'

/** A naval event as it is played: by whom, from which deck, under which rules. */
export interface PlayedEvent {
  readonly pack: RulesPack
  readonly deck: DeckId
  readonly pile: Pile
  readonly event: NavalEvent
  /** Who plays the card. */
  readonly player: SideId
}

/** A sentence of the dialogues of event cards. */
export function says(name: string, values?: Readonly<Record<string, Scalar>>): Phrase {
  const key = `eventDialogues.${name}`
  return values ? { key, values } : { key }
}

/** A question of the card, with its text beside it: to whoever plays it, unless it goes `to` somebody else. */
export function asking(
  { event, player }: PlayedEvent,
  ask: string,
  values?: Readonly<Record<string, Scalar>>,
  to: Prompt['to'] = player,
): Prompt {
  const because = ['title', 'text'].map((part) => ({ key: `decks.naval.${event.key}.${part}` }))
  return { to, ask: says(`ask.${ask}`, values), because }
}

/** The label in the undo button and the log. */
export function eventLabel({ event }: PlayedEvent, on: string): Phrase {
  return says(`done.${event.key}`, { on })
}

/** Nobody qualifies: no effect, the card is spent. */
export function spent({ event }: PlayedEvent): Phrase {
  return says(`spent.${event.key}`)
}

/** The choice of a house rule about event cards at this table, or its default. */
export function eventRuling<Rule extends keyof NavalHouseRules>(
  { houseRules }: GameState,
  rule: Rule,
): NavalHouseRules[Rule] {
  const choices: readonly unknown[] = navalHouseRules[rule]
  const said = own(houseRules, rule)
  return choices.includes(said) ? (said as NavalHouseRules[Rule]) : usualNavalHouseRules[rule]
}

/** The faces of a row of a table: `4` or `5–6`. */
export function facesSaid(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`
}
