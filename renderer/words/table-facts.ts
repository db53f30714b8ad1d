import { packWords, say } from './index'
import type { GlyphName } from '#shared/card/glyphs'
import type { Scalar } from '#shared/kernel/scalar'
import type { GameState } from '#shared/game/state'
import type { RulesPack, TableFact } from '#shared/rules/pack/rules-pack'
import { distance, type BesideInches } from '#shared/words/units'

export interface FactInWords {
  readonly keys: string
  readonly name: string
  readonly text: string
  readonly glyph: GlyphName
}

/** Facts by name where a glyph is known; others get the plain needle. */
const glyphs: Readonly<Record<string, GlyphName>> = {
  windFrom: 'wind',
  windForce: 'wind',
  seaState: 'sea-state',
  visibilityInches: 'visibility',
  timeOfDay: 'theme-day',
  year: 'theme-day',
  month: 'theme-day',
  light: 'theme-day',
  tropics: 'theme-day',
  sea: 'sea-state',
  sun: 'visibility',
  visibilityBase: 'visibility',
  visibilityModifier: 'visibility',
  tacticalVisibility: 'visibility',
  weather: 'wind',
}

/** For facts without a sign of their own. */
const plainGlyph: GlyphName = 'hold'

/** The facts of the table besides ships, in words, with their values. */
export function factsInWords(pack: RulesPack, state: GameState, beside: BesideInches): readonly FactInWords[] {
  const words = packWords(pack.id)
  const facts: FactInWords[] = []
  for (const [key, fact] of Object.entries(pack.table)) {
    const glyph = glyphs[key] ?? plainGlyph
    const name = words.fact(key)
    const text = factInWords(pack, key, fact, factValue(state, key, fact), beside)
    const before = facts.at(-1)
    // Facts with one sign are read together: direction and force of the wind, the month and the light.
    const both = before?.glyph === glyph && glyph !== plainGlyph ? before : undefined
    if (both) facts.pop()
    facts.push({
      keys: both ? `${both.keys} ${key}` : key,
      name: both ? `${both.name}, ${name.toLowerCase()}` : name,
      text: both ? `${both.text}, ${text}` : text,
      glyph,
    })
  }
  const isNight = (key: string) => state.table[key] === 'night'
  return facts.map((fact) => (fact.keys.split(' ').some(isNight) ? { ...fact, glyph: 'theme-night' } : fact))
}

export function factValue(state: GameState, key: string, fact: TableFact): Scalar {
  return state.table[key] ?? fact.fresh
}

function factInWords(pack: RulesPack, key: string, fact: TableFact, value: Scalar, beside: BesideInches): string {
  const words = packWords(pack.id)
  const choice = words.value('table', key, value)
  // A month is a number with a name.
  if (fact.kind === 'choice' || choice !== String(value)) return choice
  const figure = figureInWords(pack, fact, value, beside)
  return words.factSaid(key, figure) || say('play.table.fact', { name: words.fact(key).toLowerCase(), figure })
}

function figureInWords({ scale }: RulesPack, fact: TableFact, value: Scalar, beside: BesideInches): string {
  const isDistance = fact.kind === 'number' && fact.unit === 'inches' && typeof value === 'number'
  return isDistance ? distance(value, beside, scale, say) : String(value ?? '').replace(/^-/, '−')
}

/** A fact with its name beside it: `Wind from`, `south-west`. */
export interface LabelledFact {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** The facts that a scenario begins with, each by itself; the pack's own where the scenario leaves them out. */
export function setupInWords(
  pack: RulesPack,
  table: Readonly<Record<string, Scalar>>,
  beside: BesideInches,
): readonly LabelledFact[] {
  const words = packWords(pack.id)
  return Object.entries(pack.table).map(([key, fact]) => {
    const value = table[key] ?? fact.fresh
    const choice = words.value('table', key, value)
    const isNamed = choice !== String(value ?? '')
    return { key, label: words.fact(key), value: isNamed ? choice : figureInWords(pack, fact, value, beside) }
  })
}
