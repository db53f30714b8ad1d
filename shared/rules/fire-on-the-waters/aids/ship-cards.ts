import { shipName } from '../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../game/state'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import type { Words } from '../../../words/speak'
import { shipById } from '../../kit/on-table'
import { inWordsOf } from '../../kit/sentence'
import type { Aid, ReferenceTable } from '../../pack/rules-pack'
import { silent } from '../procedures/gunnery/who-fires'
import { batteryRows, onRadar, radarOn, shipRows, type FireInputs } from '../procedures/gunnery/hit-number'
import { faultAt, faultOf, firingBatteries, mountsOf, type ShipMount } from '../procedures/gunnery/mounts'
import { leadArcs } from '../procedures/torpedoes/launch'
import { capOf } from '../procedures/torpedoes/spread-sum'
import { faultOfTubes, readyIn, torpedoMounts } from '../procedures/torpedoes/tubes'
import { plain, signed } from '../../kit/reference-sheet'
import { sentencesOf } from '../sentence'
import { shipTypes, type Battery, type ShipType } from '../ship/ship'
import { isJammed } from '../ship/ship-data'
import { rulingOf } from '../table/house-rules'
import { monthOf } from '../table/table-facts'
import { gunneryTargetSize } from '../tables/gunnery'
import { leadEstimator, torpedoTypes, type TorpedoType } from '../tables/torpedoes'

const says = sentencesOf('aids')
const saysOfGunnery = sentencesOf('gunnery')
const inWords = inWordsOf(says)

/** The effect of her guns now: those that bear on each side, and hit numbers by range band and size of the target. */
export const gunneryCard: Aid = {
  name: 'gunneryCard',
  of: 'ship',
  tables(state, id, words) {
    const ship = shipById(state, id)
    if (!ship || mountsOf(ship).length === 0) return []
    const able = mountsOf(ship).filter(({ battery, mount }) => !faultOf(state, ship, battery, mount))
    const batteries = [...new Set(able.map(({ battery }) => battery))]
    return [
      bearing(state, ship, words),
      ...batteries.flatMap((battery) =>
        sizesOf(able, battery).map((guns) => numbers(state, { ship, battery, able }, guns, words)),
      ),
    ]
  },
}

/** Off the bow, clockwise: ahead, starboard beam, astern, port beam. */
const sides = { ahead: 0, starboard: 90, astern: 180, port: 270 } as const

function bearing(state: GameState, ship: ShipInPlay, words: Words): ReferenceTable {
  const say = inWords(words)
  const mounts = mountsOf(ship)
  const names = Object.keys(sides) as (keyof typeof sides)[]
  return {
    key: 'bearing',
    title: say('guns', { ship: shipName(ship) }),
    columns: [say('battery'), say('carried'), ...names.map((name) => say(name))],
    rows: [...new Set(mounts.map(({ battery }) => battery))].map((battery) => {
      const hers = mounts.filter((each) => each.battery === battery)
      const rangeInches = battery.bands[0]?.toInches ?? 0
      const bear = (bearing: number) =>
        hers.filter(({ mount }) => !faultAt(state, ship, battery, mount, { rangeInches, bearing }))
      return [
        say(`inches.${battery.is}`, { inches: battery.inches }),
        gunsOf(hers),
        ...names.map((name) => gunsOf(bear(sides[name]))),
      ]
    }),
    notes: hindrances(state, ship, mounts),
  }
}

const gunsOf = (mounts: readonly ShipMount[]) => String(mounts.reduce((sum, { mount }) => sum + mount.guns, 0))

/** Why she is silent, or else each mount that is. */
function hindrances(state: GameState, ship: ShipInPlay, mounts: readonly ShipMount[]): readonly Phrase[] {
  const why = silent(state, ship)
  if (why) return [why]
  return mounts.flatMap(({ battery, mount }) => {
    const fault = faultOf(state, ship, battery, mount)
    return fault ? [saysOfGunnery(`mountFault.${fault}`, { mount: mount.id })] : []
  })
}

interface Hers {
  readonly ship: ShipInPlay
  readonly battery: Battery
  /** Mounts that can fire. */
  readonly able: readonly ShipMount[]
}

/** Guns in a mount, larger mounts first. */
function sizesOf(able: readonly ShipMount[], battery: Battery): readonly number[] {
  const guns = able.filter((each) => each.battery === battery).map(({ mount }) => mount.guns)
  return [...new Set(guns)].sort((one, other) => other - one)
}

function numbers(state: GameState, { ship, battery, able }: Hers, guns: number, words: Words): ReferenceTable {
  const say = inWords(words)
  const mounts = able.filter((each) => each.battery === battery)
  const n = mounts.filter(({ mount }) => mount.guns === guns).length
  return {
    key: `numbers-${battery.id}-${guns}`,
    title: say('numbers', { inches: battery.inches, guns, n }),
    columns: [say('range'), say('initial'), say('value'), ...targetSizes.map(({ types }) => types.join(' '))],
    rows: battery.bands.map((band) => [
      say('upTo', { inches: band.toInches }),
      String(band.initial),
      signed(band.values[String(guns)] ?? 0),
      ...hitNumbersOf(state, { ship, mounts, guns, rangeInches: band.toInches }).map(plain),
    ]),
    notes: [says('numbersNote')],
  }
}

/** Types of one size as a target, the smallest first. */
const targetSizes: readonly { readonly size: number; readonly types: readonly ShipType[] }[] = [
  ...new Set(Object.values(gunneryTargetSize)),
]
  .sort((one, other) => one - other)
  .map((size) => ({ size, types: shipTypes.filter((type) => gunneryTargetSize[type] === size) }))

interface Shooting {
  readonly ship: ShipInPlay
  /** Mounts of one battery that fire together. */
  readonly mounts: readonly ShipMount[]
  /** Only those mounts that have this number of guns. */
  readonly guns: number
  readonly rangeInches: number
}

const radarRows = ['noRadar', 'earlyRadar', 'laterRadar']

/** The hit number at each size of target, from her own card and the table alone. */
function hitNumbersOf(state: GameState, { ship, mounts, guns, rangeInches }: Shooting): readonly number[] {
  const firing = firingBatteries(mounts, () => rangeInches)
  const [battery] = firing
  if (!battery) return []
  // The target matters only to her radar, which is read separately for each size.
  const inputs: FireInputs = { target: ship, firing }
  const rows = [...shipRows(state, inputs, ship), ...batteryRows(state, inputs, battery)]
  const hers = rows.reduce((sum, { id, modifier }) => (radarRows.includes(id) ? sum : sum + modifier), 0)
  const value = battery.band.values[String(guns)] ?? 0
  return targetSizes.map(({ size, types }) => {
    const radar = radarOn(state, ship, battery.battery, { type: types[0]!, rangeInches })
    return value + size + hers + onRadar(radar)
  })
}

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
      const fault = faultOfTubes(state, ship, mount)
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
  const reading = rulingOf(state, 'leadReading')
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
