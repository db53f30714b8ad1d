import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { gunsByName, type Readiness } from '../../../pack/readiness'
import type { TrackName } from '../../ship/shape'
import { dataOf } from '../../ship/stand-data'
import { beganOn, mountsThatFire, standsOn } from '../../ship/state'
import { attackedThisTurn } from '../in-the-air/air-attack'
import { missionOf } from '../in-the-air/air-orders'
import { batteriesInPlay, hasFired } from '../may-fire/firing'
import { isDoneThisTurn, says } from './turn'

/** Guns of the batteries by calibre; the factors of small guns are no guns that anybody counts. */
export function readiness(state: GameState, stand: ShipInPlay): Readiness {
  if (dataOf(stand.document).kind === 'aircraft') return ofAircraft(state, stand)
  const batteries = batteriesInPlay(stand)
  const mounts = batteries.flatMap((of) => {
    const firing = mountsThatFire(stand, of)
    const { inches, mounts } = of.battery
    return mounts.map(({ guns }, at) => ({ name: `${inches}″`, guns, works: firing.includes(at) }))
  })
  const arms = [...batteries.map(({ key }) => key), 'crf', 'mrf']
  return {
    guns: gunsByName(mounts),
    hasFired: arms.some((what) => hasFired(state, stand.id, what)),
    says: [...(isDoneThisTurn(state, 'shotAtAircraft', stand.id) ? [says('ready.flak')] : []), ...lowered(stand)],
  }
}

function ofAircraft(state: GameState, stand: ShipInPlay): Readiness {
  const hasFought = isDoneThisTurn(state, 'fought', stand.id)
  const attacked = attackedThisTurn(state, stand.id)
  const mission = missionOf(state, stand)
  const did = [
    ...(hasFought ? [says('ready.fought')] : []),
    ...(attacked > 0 ? [says('ready.attacked', { n: attacked })] : []),
  ]
  return {
    guns: [],
    hasFired: did.length > 0,
    says: did.length > 0 ? did : [says(`ready.${mission ?? 'flies'}`)],
    saysWhatSheDid: true,
  }
}

const figures = {
  ...{ structure: 'S', fireControl: 'FC', steering: 'SV', damageControlTeams: 'DC', spotting: 'SD' },
  ...{ speed: 'kn', hull: 'H', readiness: 'RRR', crewQuality: 'CQ', gunneryModifier: 'gunnery' },
  ...{ asw: 'ASW', lrf: 'LRF', mrf: 'MRF', crf: 'CRF', catapults: 'catapults', planes: 'planes', cargo: 'cargo' },
} as const satisfies Partial<Record<TrackName, string>>

/** Everything but F that is lower than on her fresh card: `FC 3 of 8, H 2 of 12`. */
function lowered(stand: ShipInPlay): readonly Phrase[] {
  const less = Object.entries(figures).flatMap(([name, sign]) => {
    const [now, began] = [standsOn(stand, name as TrackName), beganOn(stand, name as TrackName)]
    return now < began ? [`${sign} ${now}/${began}`] : []
  })
  return less.length > 0 ? [says('ready.lowered', { figures: less.join(', ') })] : []
}
