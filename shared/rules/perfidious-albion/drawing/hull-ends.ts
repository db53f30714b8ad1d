import type { PerfidiousShip } from '../ship/ship'

/** Where bow and stern meet the weather deck and the water, in grid units, and how the ends are shaped below it. */
export interface HullEnds {
  readonly bowDeck: number
  readonly bowWater: number
  readonly sternDeck: number
  readonly sternWater: number
  /** Path data from the waterline at the bow down to the fore end of the keel. */
  readonly bowBelow: (keel: number) => string
  /** Path data from the after end of the keel up to the waterline at the stern. */
  readonly sternBelow: (keel: number) => string
}

export function hullEnds({ bow, stern, tumblehome }: PerfidiousShip['profile']): HullEnds {
  return { ...bowEnds(bow, tumblehome), ...sternEnds(stern, tumblehome) }
}

type Bow = Pick<HullEnds, 'bowDeck' | 'bowWater' | 'bowBelow'>
type Stern = Pick<HullEnds, 'sternDeck' | 'sternWater' | 'sternBelow'>

function bowEnds(bow: PerfidiousShip['profile']['bow'], tumblehome: boolean): Bow {
  switch (bow) {
    case 'ram':
      return {
        bowDeck: tumblehome ? 0.62 : 0.32,
        bowWater: tumblehome ? 0.2 : 0.36,
        bowBelow: (keel) => `C.3 4.25 .02 4.35 .02 4.56C.02 4.85 .5 4.8 .95 5.15S1.5 ${keel} 2.1 ${keel}`,
      }
    case 'straight':
      return {
        bowDeck: tumblehome ? 0.5 : 0.14,
        bowWater: 0.16,
        bowBelow: (keel) => `C.2 4.6 .3 ${keel - 0.15} .85 ${keel - 0.05}Q1.1 ${keel} 1.4 ${keel}`,
      }
    case 'clipper':
      return {
        bowDeck: 0.04,
        bowWater: 0.34,
        bowBelow: (keel) => `C.42 4.5 .6 ${keel - 0.2} 1.1 ${keel - 0.06}Q1.3 ${keel} 1.6 ${keel}`,
      }
  }
}

function sternEnds(stern: PerfidiousShip['profile']['stern'], tumblehome: boolean): Stern {
  switch (stern) {
    case 'cruiser':
      return {
        sternDeck: tumblehome ? 9.68 : 9.93,
        sternWater: tumblehome ? 9.96 : 9.9,
        sternBelow: (keel) => `C9.05 ${keel} 9.1 5.5 9.35 4.95S9.8 4.3 ${tumblehome ? 9.96 : 9.9} 4`,
      }
    case 'counter':
      return {
        sternDeck: 9.97,
        sternWater: 9.5,
        sternBelow: (keel) => `L8.95 ${keel}C9.02 5.3 9.05 4.75 9.2 4.45Q9.32 4.2 9.5 4`,
      }
    case 'square':
      return {
        sternDeck: 9.92,
        sternWater: 9.88,
        sternBelow: (keel) => `C8.95 ${keel} 9.1 4.95 9.3 4.5Q9.5 4.25 9.88 4.12L9.88 4`,
      }
  }
}
