import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, Squadron } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { fieldId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Result } from '../../../../kernel/result'
import { squadronById } from '../../../kit/on-table'
import type { FormField, Procedure } from '../../../pack/procedure'
import { squadronStrength } from '../../ship/squadron-strength'
import { exactly } from '../../../kit/exactly'
import { actingShips, actingSquadrons } from '../turn/acting'
import { lastDone, note } from '../turn/once-a-turn'
import { says } from '../turn/says'
import { onTurn } from '../turn/look-up'
import { breaks } from './breaks'
import { canTest, isHalved, squadronsDue } from './causes'
import { sumOfSquadron } from './morale-sum'
import { oddsOfMorale, reckonMorale, throwMorale } from './throw-morale'
import type { Input } from '../../../pack/input'

/** A squadron tests its morale at half of its original number (12.5), once. */
export const squadronMoraleTest: Procedure = {
  name: 'squadronMorale',
  phases: ['end'],
  lookUp: onTurn.moraleOfSquadrons,
  fields: inputs,
  check,
  warnings,
  reckoning: (state, input) => {
    const squadron = read(state, input)
    return [reckonMorale(says('title.morale', { who: squadron.name }), sumOfSquadron(state, squadron))]
  },
  odds: exactly((state, input) => oddsOfMorale(sumOfSquadron(state, read(state, input)))),
  run,
}

function inputs(state: GameState): readonly FormField[] {
  const among = actingSquadrons(state).filter((squadron) => actingShips(state, squadron).some(canTest))
  const usual = squadronsDue(state)[0] ?? among[0]
  return [{ kind: 'squadron', name: 'squadron', among: among.map(({ id }) => id), default: usual?.id ?? null }]
}

function check(state: GameState, input: Input): Result<null> {
  const squadron = squadronById(state, own(input, 'squadron'))
  if (!squadron) return refused('no-such-squadron', { field: 'squadron' })
  const values = { field: 'squadron', squadron: squadron.name }
  const stands = actingShips(state, squadron)
  if (stands.length === 0) return refused('squadron-gone', values)
  return stands.some(canTest) ? done(null) : refused('squadron-withdraws', values)
}

function warnings(state: GameState, input: Input): readonly Phrase[] {
  const squadron = read(state, input)
  return [
    ...(isHalved(state, squadron) ? [] : [says('warning.notHalved', { squadron: squadron.name })]),
    ...(lastDone(state, 'squadronMorale', squadron.id) === undefined
      ? []
      : [says('warning.squadronTested', { squadron: squadron.name })]),
  ]
}

/** What `check` has passed. */
function read(state: GameState, input: Input): Squadron {
  const squadron = squadronById(state, own(input, 'squadron'))
  if (!squadron) throw new Error('a morale test that was not checked')
  return squadron
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const squadron = read(table.settled, input)
  const { name: who, side: to } = squadron
  const stands = actingShips(table.settled, squadron)
  for (const { id } of stands) table.field(id, fieldId('command'))
  table.because(says('cause.half', { squadron: who, ...squadronStrength(table.settled, squadron) }))
  const sum = sumOfSquadron(table.settled, squadron)
  const lookUp = onTurn.moraleOfSquadrons
  const passed = yield* throwMorale(table, { who, to, sum, lookUp })
  note(table, 'squadronMorale', squadron.id)
  if (passed) return says('done.squadronHolds', { who })
  const way = yield* breaks(table, { who, to, stands, lookUp })
  return says(`done.squadron.${way}`, { who })
}
