import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import type { FormField, Procedure } from '../../../pack/procedure'
import { dataOf } from '../../ship/stand-data'
import { exactly } from '../../../kit/exactly'
import { dependsOn } from '../in-the-air/air-stands'
import { acts } from '../turn/acting'
import { says } from '../turn/says'
import { onTurn } from '../turn/look-up'
import { breaks } from './breaks'
import { canTest, causesOf, dueCauses, isMet, standsDue, type Cause } from './causes'
import { sumOfStand } from './morale-sum'
import { isTested, rememberTested } from './tested'
import { oddsOfMorale, reckonMorale, throwMorale } from './throw-morale'
import type { Input } from '../../../pack/input'

/** A test that nothing on her card calls for. */
const called = 'called'
type Reason = Cause | typeof called

/** A ship or a stand of aircraft tests its morale (12.3, 12.4): each cause is a test of its own. */
export const moraleTest: Procedure = {
  name: 'moraleTest',
  phases: ['end'],
  lookUp: onTurn.morale,
  fields: inputs,
  check,
  warnings,
  reckoning: (state, input) => {
    const { stand } = read(state, input)
    return [reckonMorale(says('title.morale', { who: shipName(stand) }), sumOfStand(state, stand))]
  },
  odds: exactly((state, input) => oddsOfMorale(sumOfStand(state, read(state, input).stand))),
  run,
}

function inputs(state: GameState, input: Input): readonly FormField[] {
  const due = standsDue(state)
  const among = Object.values(state.ships)
    .filter((stand) => canTest(stand) && causesOf(stand).length > 0)
    .map(({ id }) => id)
  const usual = due[0]?.stand.id ?? among[0] ?? null
  const stand = shipById(state, input['ship'] ?? usual)
  const cause = (stand && dueCauses(stand)[0]) ?? called
  return [
    { kind: 'ship', name: 'ship', among, default: usual },
    { kind: 'choice', name: 'cause', among: reasonsOf(stand), default: cause },
  ]
}

function reasonsOf(stand: ShipInPlay | undefined): readonly Reason[] {
  return [...(stand ? causesOf(stand) : []), called]
}

function check(state: GameState, input: Input): Result<null> {
  const stand = shipById(state, own(input, 'ship'))
  if (!stand) return refused('no-such-ship', { field: 'ship' })
  const values = { field: 'ship', ship: shipName(stand) }
  if (!acts(stand)) return refused('stand-out-of-action', values)
  if (causesOf(stand).length === 0) return refused('morale-never-tested', values)
  if (!canTest(stand)) return refused('stand-withdraws', values)
  return reasonsOf(stand).some((reason) => reason === own(input, 'cause'))
    ? done(null)
    : refused('morale-no-such-cause', { ...values, field: 'cause' })
}

function warnings(state: GameState, input: Input): readonly Phrase[] {
  const { stand, reason } = read(state, input)
  const values = { ship: shipName(stand) }
  if (reason === called) return []
  return [
    ...(isMet(stand, reason) ? [] : [says(`warning.unmet.${reason}`, values)]),
    ...(isTested(stand, reason) ? [says('warning.tested', values)] : []),
  ]
}

/** What `check` has passed. */
function read(state: GameState, input: Input): { readonly stand: ShipInPlay; readonly reason: Reason } {
  const stand = shipById(state, own(input, 'ship'))
  const reason = reasonsOf(stand).find((each) => each === own(input, 'cause'))
  if (!stand || !reason) throw new Error('a morale test that was not checked')
  return { stand, reason }
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const { stand, reason } = read(table.settled, input)
  const who = shipName(stand)
  const isShip = dataOf(stand.document).kind === 'ship'
  dependsOn(table, stand.id, ['crewQuality', ...(isShip ? (['fires'] as const) : [])], ['standing', 'command'])
  table.because(says(`cause.${reason}`, { ship: who }))
  const to = ownerOf(table.state, stand.id)
  const sum = sumOfStand(table.settled, stand)
  const passed = yield* throwMorale(table, { who, to, sum, lookUp: onTurn.morale })
  if (reason !== called) rememberTested(table, stand.id, reason)
  if (passed) return says('done.holds', { who })
  return says(`done.${yield* breaks(table, { who, to, stands: [stand], lookUp: onTurn.morale })}`, { who })
}
