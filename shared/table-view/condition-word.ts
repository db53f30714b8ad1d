import type { Condition } from '../rules/pack/rules-pack'
import { isOut, standingGlyph } from '../rules/pack/standing'
import type { Words } from '../words/speak'
import type { Sign } from './picture'

/** Her condition as seen from another ship: by her standing, else by what is left of her. */
export function conditionWord(condition: Condition, words: Words, lostIn: number | null = null): Sign {
  const { standing } = condition
  const glyph = standingGlyph(standing)
  if (standing !== 'afloat') {
    const text =
      lostIn !== null && isOut(standing)
        ? words(`tableView.lostIn.${standing}`, { turn: lostIn })
        : words(`play.standing.${standing}`)
    return { glyph, text, tone: 'ink' }
  }
  return { glyph, text: words(`tableView.condition.${wearOf(condition)}`), tone: 'ink' }
}

function wearOf({ left, of, harm }: Condition): 'good' | 'light' | 'heavy' | 'grave' {
  const share = of > 0 ? left / of : 1
  if (share === 1 && harm.every(({ n }) => n === 0)) return 'good'
  if (share > 2 / 3) return 'light'
  return share > 1 / 3 ? 'heavy' : 'grave'
}
