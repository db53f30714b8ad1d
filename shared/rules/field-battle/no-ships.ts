import type { CardShape } from '../../game/shape'
import { refused } from '../../kernel/result'
import type { CardFace, Condition, RulesPack } from '../pack/rules-pack'

/**
 * On land there are no ships: every one is refused, so the other functions that a pack has for ships are never called.
 */
export const noShips: Pick<
  RulesPack,
  'checkShip' | 'shape' | 'card' | 'condition' | 'silhouette' | 'explainBox' | 'summary' | 'squadronStrength'
> = {
  checkShip: () => refused('field-no-ships', { where: 'pack', what: 'field-battle' }),
  shape: () => noShape,
  card: blankCard(),
  condition: () => nothingLeft,
  silhouette: () => ({ width: 1, height: 1, waterline: 1, fill: '', lines: '', light: '' }),
  explainBox: () => ({ title: '', lines: [], marks: [] }),
  summary: () => ({ line: '', guns: '' }),
  squadronStrength: () => ({ left: 0, of: 0 }),
}

const noShape: CardShape = { boxes: {}, tracks: {}, fields: {} }

const nothingLeft: Condition = {
  standing: 'left',
  left: 0,
  of: 0,
  fire: 0,
  flooding: 0,
  struckBoxes: 0,
  speed: 0,
  maximumSpeed: 0,
  exploding: false,
}

function blankCard(): CardFace {
  return {
    widthMm: 210,
    heightMm: 148,
    smallestPaper: 'A6',
    face: () => [],
    pieces: () => [],
    piece: () => [],
    targets: () => [],
  }
}
