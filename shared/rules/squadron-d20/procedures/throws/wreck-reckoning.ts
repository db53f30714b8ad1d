import { percentOf } from '../../../../words/percent'
import type { Reckoning } from '../../../pack/procedure'
import type { Target } from '../criticals/target'
import { signed } from './crew-test'
import { says } from './says'
import { chanceOfWreckTest, wreckSum } from './wreck-test'

/** The wreck test that she would have to make as she is, line by line, before anything is rolled. */
export function wreckReckoning(target: Target): Reckoning {
  const { needed, from, modifiers } = wreckSum(target)
  const chance = chanceOfWreckTest(target)
  return {
    title: says('wreckSum.title', { ship: target.name }),
    lines: [
      { say: says('wreckSum.needed'), figure: says('wreckSum.orMore', { from: needed }), is: 'table' },
      ...modifiers.map(({ is, n, modifier }) => ({
        say: says(`wreckSum.${is}`, { n }),
        figure: says('wreckSum.figure', { figure: signed(modifier) }),
        is: modifier === 0 ? ('nothing' as const) : ('modifier' as const),
      })),
      { say: says('wreckSum.from'), figure: says('wreckSum.orMore', { from }), is: 'total' },
    ],
    total: says('wreckSum.percent', { percent: percentOf(chance) }),
    means: says(target.isBadWeather ? 'wreckSum.meansInBadWeather' : 'wreckSum.means'),
    sure: 0,
    chanceOfMore: chance,
  }
}
