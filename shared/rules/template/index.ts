import { declarePack } from '../kit/declare-pack'
import { card } from './card'
import { gunfire, houseRules } from './gunfire'
import { shape, shipData } from './ship'

/** Rules of one page: what a pack has nothing to say of it leaves out. */
export const template = declarePack({
  id: 'template',
  version: '1.0.0',
  phases: ['movement', 'gunfire'],
  shipData,
  shape,
  card,
  houseRules,
  procedures: [gunfire],
})
