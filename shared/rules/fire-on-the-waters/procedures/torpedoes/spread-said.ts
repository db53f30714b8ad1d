import type { Phrase } from '../../../../kernel/phrase'
import { percentOf } from '../../../../words/percent'
import type { Reckoning, SumLine } from '../../../pack/procedure'
import { figure, signed, written } from '../../figure-said'
import { says } from './says'
import { expectedHits, type HitOdds } from '../../hitting/hit-odds'
import type { SpreadLine, SpreadSum } from './spread-sum'

/** A line of the sum as a reason: `Range 6″: −2`. */
export function sayLine({ is, modifier, at }: SpreadLine): Phrase {
  return says(`line.${is}`, { figure: written(modifier), at: at ?? 0 })
}

export function reckonSpread({ lines, sum, cap, hitNumber }: SpreadSum, torpedoes: number, odds: HitOdds): Reckoning {
  const capped: readonly SumLine[] =
    sum === hitNumber
      ? []
      : [
          {
            say: says(sum > cap ? 'cappedAt' : 'flooredAt'),
            figure: figure(hitNumber),
            is: 'total',
          },
        ]
  const any = 1 - (odds[0] ?? 1)
  const mean = expectedHits(odds)
  return {
    title: says('title', { n: torpedoes }),
    lines: [
      ...lines.map(({ is, modifier, at }): SumLine => ({
        say: says(`row.${is}`, { at: at ?? 0 }),
        figure: signed(modifier),
        is: modifier === 0 ? 'nothing' : 'modifier',
      })),
      ...capped,
    ],
    total: figure(hitNumber),
    means: says('means', { percent: percentOf(any), mean: Math.round(10 * mean) / 10 }),
    sure: 0,
    chanceOfMore: any,
  }
}
