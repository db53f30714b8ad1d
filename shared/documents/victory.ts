import type { Words } from '../words/speak'
import type { ScenarioSetup } from './scenario'

/** When a battle ends and who has won: its figures in a sentence each, then its own words. */
export function victoryInWords(
  { victory, victoryFigures = {} }: Pick<ScenarioSetup, 'victory' | 'victoryFigures'>,
  words: Words,
): string {
  const { turns, counts, lead = 0 } = victoryFigures
  const ends = turns === undefined ? [] : [words('battle.victory.ends', { n: turns })]
  const won = words(lead > 0 ? 'battle.victory.lead' : 'battle.victory.more', { lead })
  const counted = counts === undefined ? [] : [words(`battle.victory.counted.${counts}`), won]
  return [[...ends, ...counted].join(' '), victory].filter((each) => each !== '').join('\n\n')
}
