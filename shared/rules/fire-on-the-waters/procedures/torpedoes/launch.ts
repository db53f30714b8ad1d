import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused, type Refusal } from '../../../../kernel/result'
import type { Scalar } from '../../../../kernel/scalar'
import { form, type ValuesOf } from '../../../kit/form'
import type { NumberOffer, RangeOffer } from '../../../kit/form-fields'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import { onTorpedoes } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import type { TorpedoMount } from '../../ship/ship'
import { isJammed, tubesTrack } from '../../ship/ship-data'
import { condition } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { launchArcs, leadEstimator, torpedoRanges, torpedoTypes } from '../../tables/torpedoes'
import { targetOf } from '../gunnery/who-fires'
import { sightOf } from '../spotting/sight'
import { acts, floats, outOfAction } from '../turn/acting'
import { placeSpread } from './spreads'
import { canLaunch, faultOfTubes, isDelayed, mountsNamed, readyIn, torpedoDirectors, torpedoMounts } from './tubes'

const says = sentencesOf('torpedoes')

/** Number, turn, speed setting, target and arc are recorded, and what the T93 rule asks for. */
const launchForm = form()
  .ship(
    'ship',
    (state) => ({
      among: Object.values(state.ships).filter((ship) => acts(ship) && canLaunch(state, ship).length > 0),
    }),
    (_state, { ship }) => outOfAction(ship, acts),
  )
  .thing('mount', (state, { ship }) => ({
    ...mountsNamed(ship ? canLaunch(state, ship) : []),
    wrong(given) {
      const values = { ship: ship ? shipName(ship) : '', mount: String(given ?? '') }
      const mount = ship && torpedoMounts(ship).find(({ id }) => id === given)
      return mount
        ? refused(`torpedo-mount-${faultOfTubes(state, ship, mount)}`, values)
        : refused('no-such-mount', values)
    },
  }))
  .number('torpedoes', (_state, { ship, mount }) => {
    const most = ship && mount ? readyIn(ship, mount) : 1
    return { least: 1, most, default: most, wrong: refused('torpedoes-out-of-reach', { n: most }) }
  })
  .ship(
    'target',
    (state, { ship }) => {
      const isFoe = (other: ShipInPlay) => ship !== undefined && ownerOf(state, ship.id) !== ownerOf(state, other.id)
      const among = Object.values(state.ships).filter((other) => floats(other) && isFoe(other))
      const aimedAt = ship && targetOf(state, ship)
      return { among, default: among.find(({ id }) => id === aimedAt) }
    },
    (_state, { ship, target }) => (target.id === ship.id ? refused('no-such-ship') : undefined),
  )
  .derived('farInches', (_state, _before, { rangeInches }) => Number(rangeInches ?? usualRangeInches))
  .choice('setting', (_state, { mount, farInches = usualRangeInches }) => {
    const runs = runsOf(mount)
    // The fastest that runs so far.
    const run = runs.find(({ rangeInches }) => rangeInches >= farInches) ?? runs.at(-1)
    return {
      among: runs.map(({ speed }) => String(speed)),
      names(setting: string) {
        const { speed, rangeInches } = runs.find((each) => String(each.speed) === setting)!
        return says('setting', { speed, inches: rangeInches })
      },
      default: run ? String(run.speed) : null,
      wrong: refused('torpedo-setting-unknown', { type: mount?.type ?? '' }),
    }
  })
  .choice('arc', { among: launchArcs.map(String), default: '2', wrong: 'torpedo-arc-unknown' })
  .range(
    'rangeInches',
    (_state, { mount }) => torpedoRange(usualRangeInches, Math.max(0, ...runsOf(mount).map((run) => run.rangeInches))),
    (_state, { rangeInches }) => unfitRange(rangeInches),
  )
  .number('aspectDegrees', aspectField(90))
  .yesNo('directorOut', (state, { ship }) => {
    // The players see on which side she launches: with one director of two out they say which was to aim.
    const { lost, of } = ship ? torpedoDirectors(state, ship) : { lost: 0, of: 0 }
    return lost > 0 ? { default: lost === of } : undefined
  })
  .derived('run', (_state, { mount, setting }) => runsOf(mount).find(({ speed }) => String(speed) === setting))
  .needs('run')

type LaunchValues = ValuesOf<typeof launchForm>

/** A spread is launched. */
export const launchTorpedoes = procedure({
  name: 'launchTorpedoes',
  phases: ['gunfire', 'torpedoes'],
  lookUp: onTorpedoes.launch,
  form: launchForm,
  warnings,
  run: (table, values) => unasked(() => launch(table, values)),
})

export const usualRangeInches = 10
const mostInches = 44

/** The range of torpedoes on a bar that goes as far as they run, with what each band adds to the hit number. */
export function torpedoRange(usual: number, reachInches: number): RangeOffer {
  const near = torpedoRanges.filter(({ upToInches }) => Number.isFinite(upToInches))
  const beyond = torpedoRanges.slice(near.length)
  const last = near.at(-1)?.upToInches ?? 0
  const isFar = reachInches > last
  const bands = isFar ? [...near, ...beyond] : near
  const figures = bands.map(({ modifier }) => (modifier > 0 ? `+${modifier}` : String(modifier).replace('-', '−')))
  const bandsInches = [...near.map(({ upToInches }) => upToInches), ...(isFar ? [reachInches] : [])]
  const inBands = { say: says('inBands'), figures }
  return { mostInches, bandsInches, inBands, default: usual, wrong: 'torpedo-range-unfit' }
}

/** Beyond the bar but within this, the bar itself says how far it goes. */
const farthestInches = 60

export function unfitRange(rangeInches: number): Refusal | undefined {
  return rangeInches > farthestInches ? refused('torpedo-range-unfit') : undefined
}

/** 0 bow or stern on, 90 the beam; whole degrees. */
export function aspectField(usual: number): NumberOffer {
  const bounds = { least: 0, most: 90 } as const
  const isBetween = (given: unknown) => typeof given === 'number' && given >= bounds.least && given <= bounds.most
  return {
    ...bounds,
    default: usual,
    wrong: (given) => (isBetween(given) ? refused('answer-out-of-range', bounds) : refused('torpedo-aspect-unfit')),
  }
}

function runsOf(mount: TorpedoMount | undefined) {
  return (mount && own(torpedoTypes, mount.type)?.runs) ?? []
}

/** Warnings before the torpedoes are in the water. */
function warnings(state: GameState, values: LaunchValues): readonly Phrase[] {
  const { ship, mount, target, run, rangeInches, aspectDegrees } = values
  const lead = leadArcs(
    { angleDegrees: aspectDegrees, targetSpeed: condition(target, state).speed, torpedoSpeed: run.speed },
    rulingOf(state, 'leadReading'),
  )
  const sight = sightOf(state, { spotter: ship, target })
  const seen = { ship: shipName(ship), target: shipName(target), inches: sight ?? 0 }
  return [
    ...(sight !== undefined && rangeInches > sight ? [says(sight > 0 ? 'tooFar' : 'unseen', seen)] : []),
    says('lead', { target: shipName(target), n: lead }),
    ...(isDelayed(state, ship) ? [says('delayed', { ship: shipName(ship) })] : []),
    ...(isJammed(state, ship, mount) ? [says('jammed', { mount: mount.id })] : []),
    ...(rangeInches > run.rangeInches ? [says('beyondReach', { inches: run.rangeInches })] : []),
  ]
}

function launch(table: RuleDraft, values: LaunchValues): Phrase {
  const { ship, target, mount, run, torpedoes, rangeInches, aspectDegrees } = values
  const arc = Number(values.arc)
  const tubes = tubesTrack(mount.id)
  table.track(ship.id, tubes)
  table.apply({ type: 'trackMoved', ship: ship.id, track: tubes, by: -torpedoes })
  const spread = { target: target.id, mount: mount.id, torpedoes, type: mount.type, speed: run.speed, arc }
  const aim = { directorOut: values.directorOut === true, rangeInches, aspectDegrees }
  const said = says('recorded', { ...run, arc, turn: table.state.turn })
  table.apply(placeSpread(table.state, ship, { ...spread, ...aim }), said)
  return says('launched', { ship: shipName(ship), target: shipName(target), n: torpedoes, type: mount.type })
}

interface LeadAsked {
  /** Angle of the target's course to the line from launcher to target. */
  readonly angleDegrees: number
  readonly targetSpeed: number
  readonly torpedoSpeed: number
}

/** How many 30-degree arcs a target is to be led by, 0 to 3. Ruling `leadReading`. */
export function leadArcs(asked: LeadAsked, reading: Scalar): number {
  const value = leadValue(asked)
  const column = columnOf(leadEstimator.torpedoSpeedsUpTo, asked.torpedoSpeed)
  const figures = leadEstimator.torpedoValues.map((row) => row[column] ?? Infinity)
  if (reading !== 'nearest') return figures.filter((figure) => value >= figure).length
  const distances = [value, ...figures.map((figure) => Math.abs(figure - value))]
  return distances.indexOf(Math.min(...distances))
}

/** The figure that angle and speed of the target give. */
export function leadValue({ angleDegrees, targetSpeed }: LeadAsked): number {
  const row = columnOf(leadEstimator.anglesUpToDegrees, angleDegrees)
  const column = columnOf(leadEstimator.targetSpeedsUpTo, targetSpeed)
  return leadEstimator.targetValues[row]?.[column] ?? 0
}

/** An edge belongs to what lies below it. */
function columnOf(upTo: readonly number[], value: number): number {
  const column = upTo.findIndex((end) => value <= end)
  return column < 0 ? upTo.length - 1 : column
}
