import { shipName } from '../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../game/state'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import type { Words } from '../../../words/speak'
import { shipById } from '../../kit/on-table'
import { inWordsOf } from '../../kit/sentence'
import type { Aid, ReferenceTable } from '../../pack/rules-pack'
import { leadArcs } from '../procedures/torpedoes/launch'
import { capOf } from '../procedures/torpedoes/spread-sum'
import { faultOf, isJammed, readyIn, torpedoMounts } from '../procedures/torpedoes/tubes'
import { sentencesOf } from '../sentence'
import { rulingOf } from '../table/house-rules'
import { monthOf } from '../table/table-facts'
import { leadEstimator, torpedoTypes, type TorpedoType } from '../tables/torpedoes'

const says = sentencesOf('aids')
const inWords = inWordsOf(says)

/** Her torpedoes: what is ready, how far and fast it runs, and by how many arcs a target is led. */
export const torpedoCard: Aid = {
  name: 'torpedoCard',
  of: 'ship',
  tables(state, id, words) {
    const ship = shipById(state, id)
    if (!ship || torpedoMounts(ship).length === 0) return []
    const types = [...new Set(torpedoMounts(ship).map(({ type }) => type))]
    return [
      mounts(state, ship, words),
      ...types.flatMap((name) => {
        const type = own(torpedoTypes, name)
        return type ? [runs(state, name, type, words), ...leads(state, name, type, words)] : []
      }),
    ]
  },
}

function mounts(state: GameState, ship: ShipInPlay, words: Words): ReferenceTable {
  const say = inWords(words)
  return {
    key: 'mounts',
    title: say('tubes', { ship: shipName(ship) }),
    columns: ['mount', 'torpedo', 'ready', 'arc'].map((column) => say(column)),
    rows: torpedoMounts(ship).map((mount) => [
      mount.id,
      mount.type,
      say('readyOf', { ready: readyIn(ship, mount), tubes: mount.tubes }),
      say('degrees', mount.arc),
    ]),
    notes: torpedoMounts(ship).flatMap((mount): readonly Phrase[] => {
      const fault = faultOf(state, ship, mount)
      const values = { ship: shipName(ship), mount: mount.id }
      if (fault) return [{ key: `refused.torpedo-mount-${fault}`, values }]
      return isJammed(state, ship, mount) ? [says('jammed', values)] : []
    }),
  }
}

function runs(state: GameState, name: string, type: TorpedoType, words: Words): ReferenceTable {
  const say = inWords(words)
  return {
    key: `runs-${name}`,
    title: say('runs', { type: name }),
    columns: ['setting', 'runsFor', 'turns'].map((column) => say(column)),
    rows: type.runs.map(({ speed, rangeInches }) => [
      say('inches.speed', { inches: speed }),
      say('inches.range', { inches: rangeInches }),
      String(Math.ceil(rangeInches / speed)),
    ]),
    notes: [
      says('atMost', { inches: type.inches, figure: capOf(type, monthOf(state)) }),
      says(type.wake ? 'wake' : 'noWake'),
    ],
  }
}

/** A speed beyond the last edge of the estimator reads its last column. */
const beyond = 99

/** One table for each column of the estimator that her settings read. */
function leads(state: GameState, name: string, type: TorpedoType, words: Words): readonly ReferenceTable[] {
  const say = inWords(words)
  const reading = rulingOf(state, 'leadReading') === 'nearest' ? 'nearest' : 'reached'
  const { anglesUpToDegrees, targetSpeedsUpTo } = leadEstimator
  return type.runs.map(({ speed: torpedoSpeed }) => ({
    key: `lead-${name}-${torpedoSpeed}`,
    title: say('lead', { type: name, inches: torpedoSpeed }),
    columns: [
      say('angle'),
      ...targetSpeedsUpTo.map((upTo) => (Number.isFinite(upTo) ? say('upTo', { inches: upTo }) : say('faster'))),
    ],
    rows: anglesUpToDegrees.map((angleDegrees, row) => [
      say('degrees', { from: anglesUpToDegrees[row - 1] ?? 0, to: angleDegrees }),
      ...targetSpeedsUpTo.map((upTo) => {
        const arcs = leadArcs({ angleDegrees, targetSpeed: Math.min(upTo, beyond), torpedoSpeed }, reading)
        return arcs === 0 ? '–' : `+${arcs}`
      }),
    ]),
    notes: [says('leadNote')],
  }))
}
