import { cardFront } from '../decks/card/card-front'
import { cardHeightMm, cardWidthMm, type PlayingCard } from '../decks/card/playing-card'
import { roles, type Role } from '../decks/field/battle'
import type { FieldEvent } from '../decks/field/event'
import type { GameState } from '../game/state'
import { own } from '../kernel/own'
import {
  activeRole,
  heldOf,
  latestOf,
  moraleOf,
  nameOf,
  sideOf,
  appliedEvents,
  unitsOf,
  type LatestEvent,
  type AppliedEvent,
} from '../rules/field-battle/state'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'
import { shows, type Disclosure, type DisclosurePlan } from './disclosure'
import type { CardShown, FieldEventShown, FieldSideShown } from './picture'
import { asSentence, type ResultInWords, type ResultSaid } from './result-shown'

interface FieldShowing {
  readonly state: GameState
  readonly plan: DisclosurePlan
  readonly words: Words
}

function levelOf(plan: DisclosurePlan, role: Role): Disclosure {
  return own(plan.sides, sideOf(role)) ?? plan.usual
}

/**
 * The sides of a land battle. The levels of a ship mean here: her name is the side's, her condition how much is in force,
 * her boxes which events, and all of her the units they strike. What a kept event is lies under no level at all.
 */
export function fieldSidesShown(showing: FieldShowing): readonly FieldSideShown[] {
  return roles.flatMap((role) => {
    const level = levelOf(showing.plan, role)
    return shows(level, 'name') ? [sideShown(showing, role, level)] : []
  })
}

function sideShown({ state, words }: FieldShowing, role: Role, level: Disclosure): FieldSideShown {
  const struck = appliedEvents(state).filter(({ strikes }) => strikes === role)
  const morale = moraleOf(state, role)
  const lines = shows(level, 'condition')
    ? [
        words('tableView.field.inForce', { n: struck.length }),
        ...(morale > 0 ? [words('field.side.morale', { by: morale })] : []),
      ]
    : []
  const isStruck = (name: string) => struck.some(({ unit }) => unit === name)
  return {
    name: nameOf(state, role),
    isToMove: activeRole(state) === role,
    lines,
    keeps: shows(level, 'condition') && heldOf(state, role) ? words('field.side.keeps') : '',
    units: shows(level, 'all') ? unitsOf(state, role).map(({ name }) => ({ name, isStruck: isStruck(name) })) : [],
    events: shows(level, 'boxes') ? struck.map((each) => eventShown(each, level, words)) : [],
  }
}

function eventShown({ marker, event, unit, isNow }: AppliedEvent, level: Disclosure, words: Words): FieldEventShown {
  const moment = words(`rules.field-battle.moments.${event.moment}`)
  return {
    key: marker,
    title: words(`decks.field.${event.key}.title`),
    unit: shows(level, 'all') ? unit : '',
    text: words(`decks.field.${event.key}.text`),
    when: words(isNow ? 'field.force.now' : 'field.force.later', { moment }),
    isNow,
  }
}

/** Whose turn it is; `null` where that is no land battle, or one that may not be named. */
export function fieldPhase({ pack, state, plan, words }: FieldShowing & { readonly pack: RulesPack }): string | null {
  const role = activeRole(state)
  if (!pack.isShipless || !shows(levelOf(plan, role), 'name')) return null
  return words('field.turn.of', { side: nameOf(state, role) })
}

/** The last event, face up, as a card; `null` for one that is kept, even if the markers hold it. */
export function fieldCardShown({ state, plan, words }: FieldShowing): CardShown | null {
  const latest = latestOf(state)
  if (!latest?.event || latest.fate === 'none' || latest.fate === 'kept') return null
  const level = levelOf(plan, latest.strikes)
  if (!shows(level, 'boxes')) return null
  const unit = shows(level, 'all') ? latest.unit : ''
  const side = nameOf(state, latest.strikes)
  const card = printedEvent(latest.event, { side, unit, words })
  return {
    title: card.title,
    played: words(unit === '' ? 'tableView.field.comesTo' : 'tableView.field.comesToUnit', { side, unit }),
    text: [card.text, ...fateOf(latest, words)].join(' '),
    widthMm: cardWidthMm,
    heightMm: cardHeightMm,
    operations: cardFront(card),
  }
}

function fateOf({ fate }: LatestEvent, words: Words): readonly string[] {
  return fate === 'struck' || fate === 'none' ? [] : [words(`field.fates.${fate}`)]
}

interface Struck {
  readonly side: string
  readonly unit: string
  readonly words: Words
}

/** An event of the D20 as a playing card: its face in the corner, whom it strikes and when under its title. */
function printedEvent(event: FieldEvent, { side, unit, words }: Struck): PlayingCard {
  const pack = (key: string) => words(`rules.field-battle.${key}`)
  const { die, key, chosenBy, moment, lasts, does } = event
  const whom = [pack(`units.${event.unit}`), ...(chosenBy === null ? [] : [pack(`chosenBy.${chosenBy}`)])].join(', ')
  return {
    corner: String(die),
    suit: null,
    title: words(`decks.field.${key}.title`),
    facts: [
      [words('field.card.strikes'), side],
      [words('field.card.unit'), unit || whom],
      [words('field.card.when'), pack(`moments.${lasts === 'game' ? 'oncePerGame' : moment}`)],
    ],
    text: words(`decks.field.${key}.text`),
    foot: pack(`does.${does}`),
    art: null,
    isEvent: true,
  }
}

/**
 * The last result of a land battle. Its sentence may name either side and any unit, so it is shown where both sides are
 * shown whole. The dice of a kept event would reveal which it is: they are left out, with the reasons.
 */
export function fieldResultShown(
  { outcome, text, dice, news }: ResultInWords,
  plan: DisclosurePlan,
  words: Words,
): ResultSaid | null {
  if (!roles.every((role) => shows(levelOf(plan, role), 'all'))) return null
  const isKept = outcome.effects.some((effect) => effect.type === 'markerLaid' && effect.kind === 'held')
  return {
    caption: words('tableView.lastResult'),
    head: words('tableView.head.event'),
    text,
    lines: isKept ? [] : news.lines.map(asSentence),
    dice: isKept ? [] : dice.map(({ die, rolled }) => ({ die, rolled })),
  }
}
