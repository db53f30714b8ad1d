import { deckEffects } from '#shared/decks/deck-effect'
import { refused, type Refusal } from '#shared/kernel/result'

const deckEffectTypes: ReadonlySet<unknown> = new Set(deckEffects.map(({ shape }) => shape.type.value))

/**
 * What only the service writes of decks: what their seals hide, and where their cards lie. A page asks for actions
 * (`deckAction`); an entry that does it by itself is refused. A stranger's entry may be anything.
 */
export function reservedEntry(entries: readonly unknown[]): Refusal | undefined {
  if (entries.some(isSeal)) return refused('sealed-by-hand')
  return entries.some(movesCards) ? refused('dealt-by-hand') : undefined
}

function isSeal(entry: unknown): boolean {
  const { kind, what } = Object(entry) as { readonly kind?: unknown; readonly what?: unknown }
  return kind === 'sealed' && what !== 'note'
}

function movesCards(entry: unknown): boolean {
  const { outcome } = Object(entry) as { readonly outcome?: unknown }
  return hasDeckEffect(entry) || hasDeckEffect(outcome)
}

/** The effects of a step or an outcome, with those that count at once. */
function hasDeckEffect(done: unknown): boolean {
  const { effects, atOnce } = Object(done) as { readonly effects?: unknown; readonly atOnce?: unknown }
  const { effects: before } = Object(atOnce) as { readonly effects?: unknown }
  return [effects, before].some((list) => Array.isArray(list) && list.some(isDeckEffect))
}

function isDeckEffect(effect: unknown): boolean {
  return deckEffectTypes.has((Object(effect) as { readonly type?: unknown }).type)
}
