import { declarePack } from '../kit/declare-pack'
import { newsBy } from '../kit/news-table'
import { reference } from './reference'
import { checkSetup, houseRules, phases, rulingIn } from './rules'
import { due, playHeld, turnEvent } from './turn-event'

/** The random events of a land battle between an attacker and a defender. All else stays with the rule book. */
export const fieldBattle = declarePack({
  id: 'field-battle',
  version: '1.0.0',
  phases,
  houseRules,
  rulingIn,
  reference,
  checkSetup,
  procedures: [turnEvent, playHeld],
  due,
  news: newsBy({
    pack: 'field-battle',
    labels: { 'events.': { kind: 'event' }, 'steps.': { kind: 'command' } },
    came: { 'why.morale': { is: 'mended' } },
  }),
})
