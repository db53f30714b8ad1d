import type { Luck } from './hazard-odds'

/** A straddle still to come: how likely it is, and what its hit does to her as she was before the salvo. */
export interface Fall {
  /** 1 where it is sure. */
  readonly share: number
  readonly luck: Luck
  /** Of all places one. */
  readonly place: number
}

/**
 * How likely each fate was thought after so many straddles of a salvo that left her afloat and spared her that fate:
 * an estimate without flashes and fires that explode. Figures are only corrected by it, so it need not be exact.
 */
export interface Prospect {
  readonly floods: number
  readonly blowsUp: number
  /** By the number of cells that have kindled. */
  readonly burns: readonly number[]
  /** By the flotation boxes left; none, and she has sunk. */
  readonly sinks: readonly number[]
}

/** Before each straddle, and after the last. */
export function prospectsOf(falls: readonly Fall[], flotation: number): readonly Prospect[] {
  let next: Prospect = {
    floods: 0,
    blowsUp: 0,
    burns: Array.from({ length: falls.length + 2 }, () => 0),
    sinks: Array.from({ length: flotation + 1 }, (_, left) => Number(left === 0)),
  }
  const prospects = [next]
  for (const fall of falls.toReversed()) prospects.unshift((next = before(fall, next)))
  return prospects
}

function before({ share, luck, place }: Fall, next: Prospect): Prospect {
  const blowsUp = share * luck.blowsUp
  const floods = share * luck.floods
  return {
    blowsUp: blowsUp + (1 - blowsUp) * next.blowsUp,
    floods: floods + (1 - floods - blowsUp) * next.floods,
    burns: next.burns.map((value, kindled) => {
      const again = Math.min(luck.kindles, kindled * place)
      const burns = share * (luck.burns + again)
      const kindles = share * (luck.kindles - again)
      const one = next.burns[kindled + 1] ?? value
      return burns + kindles * one + (1 - burns - kindles - blowsUp) * value
    }),
    sinks: next.sinks.map((value, left) =>
      left === 0 ? 1 : floods * next.sinks[left - 1]! + (1 - floods - blowsUp) * value,
    ),
  }
}
