import { chance, each, type Dialogue, type Part } from '../../../../kernel/dialogue'
import type { Addressee } from '../../../../kernel/question'
import { onSheet } from '../../reference/look-up'
import type { Concentration } from './concentration'
import { says } from './says'

/** How many straddles each concentration makes, in their order: letters are independent of each other. */
export function* rollStraddles(concentrations: readonly Concentration[], to: Addressee): Dialogue<readonly number[]> {
  const parts = concentrations.flatMap(({ letter, oneMore, sure, because }, index): Part<number>[] => {
    if (!oneMore) return []
    const prompt = {
      to,
      ask: says('ask.oneMore', { letter, n: sure, ...oneMore }),
      because,
      lookUp: onSheet.gun[letter],
    }
    return [{ key: letter, ask: () => oneOf(index, chance('oneMore', oneMore.die, oneMore.atMost, prompt)) }]
  })
  const sure: readonly number[] = concentrations.map((concentration) => concentration.sure)
  return yield* each(parts, { nothing: sure, add: withOneMore })
}

const nobody = -1

function* oneOf(index: number, oneMore: Dialogue<boolean>): Dialogue<number> {
  return (yield* oneMore) ? index : nobody
}

function withOneMore(straddles: readonly number[], index: number): readonly number[] {
  return index === nobody ? straddles : straddles.with(index, straddles[index]! + 1)
}
