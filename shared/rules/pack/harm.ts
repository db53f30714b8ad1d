import type { GlyphName } from '../../card/glyphs'
import type { Words } from '../../words/speak'

/** One figure of what has been done to a ship: fires, flooding, boxes struck, or what a pack counts. */
export interface Harm {
  /** Words: `harm.<name>`, or `rules.<pack>.harm.<name>` for what only one pack counts. */
  readonly name: string
  readonly n: number
  readonly glyph: GlyphName
  readonly tone: 'flame' | 'blue' | 'red'
  /** Other ships see it: the second screen names it. Without it only her own side counts it. */
  readonly isSeen?: true
  /** Beyond its last figure: a word takes the figure's place. */
  readonly isFatal?: true
}

/** Fires, the levels of a fire track or the boxes that burn. */
export const fires = (n: number): Harm => ({ name: 'fire', n, glyph: 'fire', tone: 'flame', isSeen: true })
export const floods = (n: number): Harm => ({ name: 'flooding', n, glyph: 'flood', tone: 'blue', isSeen: true })
export const struckBoxes = (n: number): Harm => ({ name: 'struck', n, glyph: 'struck', tone: 'red' })

/** The figure of that name; 0 where the pack does not count it. */
export function harmOf({ harm }: { readonly harm: readonly Harm[] }, name: string): number {
  return harm.find((each) => each.name === name)?.n ?? 0
}

export type HarmSentence = 'caption' | 'is' | 'seen' | 'short' | 'fatal'

/** A sentence about what has been done to her: the pack's own, else the general one. */
export function harmWords(pack: string, { name, n }: Harm, sentence: HarmSentence, words: Words): string {
  const own = `rules.${pack}.harm.${name}.${sentence}`
  const said = words(own, { n })
  return said === own ? words(`harm.${name}.${sentence}`, { n }) : said
}
