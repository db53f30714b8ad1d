import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay, Squadron } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { fieldId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { exactly } from '../../../kit/exactly'
import { form } from '../../../kit/form'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { dataOf } from '../../ship/stand-data'
import { actingShips, actingSquadrons, acts, squadronStrength } from '../../ship/state'
import { dependsOn } from '../in-the-air/air-stands'
import { lastDone, note, onTurn, says } from '../turn/turn'
import {
  breaks,
  canTest,
  causesOf,
  dueCauses,
  isHalved,
  isMet,
  isTested,
  oddsOfMorale,
  reckonMorale,
  rememberTested,
  squadronsDue,
  standsDue,
  sumOfSquadron,
  sumOfStand,
  throwMorale,
  type Cause,
} from './morale'

/** A test that nothing on her card calls for. */
const called = 'called'

function reasonsOf(stand: ShipInPlay | undefined): readonly (Cause | typeof called)[] {
  return [...(stand ? causesOf(stand) : []), called]
}

/** A ship or a stand of aircraft tests its morale (12.3, 12.4): each cause is a test of its own. */
export const moraleTest = procedure({
  name: 'moraleTest',
  phases: ['end'],
  lookUp: onTurn.morale,
  form: form()
    .ship(
      'ship',
      (state) => ({
        among: Object.values(state.ships).filter((stand) => canTest(stand) && causesOf(stand).length > 0),
        default: standsDue(state)[0]?.stand,
      }),
      (_state, { ship: stand }) => {
        const values = { ship: shipName(stand) }
        if (!acts(stand)) return refused('stand-out-of-action', values)
        if (causesOf(stand).length === 0) return refused('morale-never-tested', values)
        return canTest(stand) ? undefined : refused('stand-withdraws', values)
      },
    )
    .choice('cause', (_state, { ship: stand }) => ({
      among: reasonsOf(stand),
      default: (stand && dueCauses(stand)[0]) ?? called,
      wrong: refused('morale-no-such-cause', stand && { ship: shipName(stand) }),
    })),
  warnings: (_state, { ship: stand, cause }) => {
    const values = { ship: shipName(stand) }
    if (cause === called) return []
    return [
      ...(isMet(stand, cause) ? [] : [says(`warning.unmet.${cause}`, values)]),
      ...(isTested(stand, cause) ? [says('warning.tested', values)] : []),
    ]
  },
  reckoning: (state, { ship: stand }) => [
    reckonMorale(says('title.morale', { who: shipName(stand) }), sumOfStand(state, stand)),
  ],
  odds: exactly((state, { ship: stand }: { readonly ship: ShipInPlay }) => oddsOfMorale(sumOfStand(state, stand))),
  *run(table: RuleDraft, { ship: stand, cause }): Dialogue<Phrase> {
    const who = shipName(stand)
    const isShip = dataOf(stand.document).kind === 'ship'
    dependsOn(table, stand.id, ['crewQuality', ...(isShip ? (['fires'] as const) : [])], ['standing', 'command'])
    table.because(says(`cause.${cause}`, { ship: who }))
    const to = ownerOf(table.state, stand.id)
    const sum = sumOfStand(table.settled, stand)
    const passed = yield* throwMorale(table, { who, to, sum, lookUp: onTurn.morale })
    if (cause !== called) rememberTested(table, stand.id, cause)
    if (passed) return says('done.holds', { who })
    return says(`done.${yield* breaks(table, { who, to, stands: [stand], lookUp: onTurn.morale })}`, { who })
  },
})

/** A squadron tests its morale at half of its original number (12.5), once. */
export const squadronMoraleTest = procedure({
  name: 'squadronMorale',
  phases: ['end'],
  lookUp: onTurn.moraleOfSquadrons,
  form: form().squadron(
    'squadron',
    (state) => ({
      among: actingSquadrons(state).filter((squadron) => actingShips(state, squadron).some(canTest)),
      default: squadronsDue(state)[0],
    }),
    (state, { squadron }) => {
      const stands = actingShips(state, squadron)
      if (stands.length === 0) return refused('squadron-gone', { squadron: squadron.name })
      return stands.some(canTest) ? undefined : refused('squadron-withdraws', { squadron: squadron.name })
    },
  ),
  warnings: (state, { squadron }) => [
    ...(isHalved(state, squadron) ? [] : [says('warning.notHalved', { squadron: squadron.name })]),
    ...(lastDone(state, 'squadronMorale', squadron.id) === undefined
      ? []
      : [says('warning.squadronTested', { squadron: squadron.name })]),
  ],
  reckoning: (state, { squadron }) => [
    reckonMorale(says('title.morale', { who: squadron.name }), sumOfSquadron(state, squadron)),
  ],
  odds: exactly((state, { squadron }: { readonly squadron: Squadron }) => oddsOfMorale(sumOfSquadron(state, squadron))),
  *run(table: RuleDraft, { squadron }): Dialogue<Phrase> {
    const { name: who, side: to } = squadron
    const stands = actingShips(table.settled, squadron)
    for (const { id } of stands) table.field(id, fieldId('command'))
    table.because(says('cause.half', { squadron: who, ...squadronStrength(table.settled, squadron) }))
    const sum = sumOfSquadron(table.settled, squadron)
    const lookUp = onTurn.moraleOfSquadrons
    const passed = yield* throwMorale(table, { who, to, sum, lookUp })
    note(table, 'squadronMorale', squadron.id)
    if (passed) return says('done.squadronHolds', { who })
    return says(`done.squadron.${yield* breaks(table, { who, to, stands, lookUp })}`, { who })
  },
})
