import type { Factor, Item, Result, ResultId, Step } from './critical-results'
import type { ArmouredArea } from './damage'

/** A row of the printed tables as the reference data writes it. */
export interface PrintedRow {
  readonly id: ResultId
  readonly armour?: ArmouredArea | 'turretOrCasemate' | null
  readonly after: string
  readonly as?: 'steering'
  readonly steps?: readonly PrintedStep[]
  readonly alsoFirstTime?: string
  readonly alsoEachTime?: string
  readonly smokeLossOptional?: true
  readonly sequence?: readonly { readonly lose: string; readonly cost: number; readonly then?: string }[]
  readonly groups?: Readonly<
    Record<string, { readonly after: 'cvUsedUp' | 'reroll'; readonly factorOrder?: readonly string[] }>
  >
}

interface PrintedStep {
  readonly lower?: string
  readonly raise?: string
  readonly by?: 'D6' | '2D6' | number
  readonly cost: number | { readonly base: number; readonly plus: string }
  readonly minimum?: number | null
  readonly once?: boolean
}

const tracks: Readonly<Record<string, Step['lower']>> = {
  F: 'flotation',
  SD: 'spotting',
  FC: 'fireControl',
  SV: 'steering',
  CQ: 'crewQuality',
  H: 'hull',
  RRR: 'readiness',
  damageControlTeams: 'damageControlTeams',
  gunneryModifier: 'gunneryModifier',
}

const equipment: Readonly<Record<string, Item['lose']>> = {
  searchlights: 'searchlights',
  'shipboard planes and catapults': 'planes',
  'gunnery radar (MAIN, OTHER and LRF AA lose +1)': 'gunneryRadar',
}

const firstTime: Readonly<Record<string, Result['alsoFirstTime']>> = {
  'search radar lost': 'searchRadar',
  'smoke-making lost, present smoke screen removed': 'smoke',
}

/** A printed row as our tables write it. Fires have no step of a track: their cost is held by a test of its own. */
export function resultOfPrint(row: PrintedRow, key: string = row.id, armour = row.armour ?? null): Result {
  const printed = row.as === 'steering' ? [{ lower: 'SV', cost: 1, minimum: 0 }] : (row.steps ?? [])
  const steps = printed.filter(({ lower }) => lower !== undefined && lower !== 'speedKnots').map(stepOfPrint)
  const speed = printed.filter(({ lower }) => lower === 'speedKnots')
  const loses = row.alsoFirstTime === undefined ? undefined : firstTime[row.alsoFirstTime]
  return {
    key,
    id: row.id,
    armour,
    after: row.after === 'by group' ? 'byGroup' : (row.after as 'cvUsedUp' | 'reroll'),
    ...(steps.length > 0 && { steps }),
    ...(speed.length > 0 && { speedDice: { free: freeDice(speed), cost: costOfPrint(speed.at(-1)!.cost) } }),
    ...(loses && { alsoFirstTime: loses }),
    ...(row.smokeLossOptional && { smokeLossOptional: true }),
    ...(row.sequence && { sequence: row.sequence.map(itemOfPrint) }),
    ...(row.groups && { weapons: weaponsOfPrint(row.groups) }),
  }
}

function stepOfPrint({ lower = '', cost, minimum, once }: PrintedStep): Step {
  return {
    lower: tracks[lower] ?? 'splash',
    cost: costOfPrint(cost),
    minimum: minimum === 0 ? 0 : null,
    ...(once && { once }),
  }
}

function costOfPrint(cost: PrintedStep['cost']): Step['cost'] {
  if (typeof cost === 'number') return cost
  if (cost.base !== 4 || cost.plus !== 'targetSize') throw new Error(`a cost of ${JSON.stringify(cost)}`)
  return 'size'
}

function freeDice(speed: readonly PrintedStep[]): 0 | 1 | 2 {
  const free = speed.find(({ cost }) => cost === 0)
  if (!free) return 0
  return free.by === '2D6' ? 2 : 1
}

function itemOfPrint({ lose, cost, then }: { lose: string; cost: number; then?: string }): Item {
  return { lose: equipment[lose] ?? 'smoke', cost, ...(then === 'fire test' && { then: 'fireTest' }) }
}

function weaponsOfPrint({ MAIN, OTHER, TORPEDOES }: NonNullable<PrintedRow['groups']>): NonNullable<Result['weapons']> {
  const factorOrder = (OTHER?.factorOrder ?? []).map((factor) => factor.toLowerCase() as Factor)
  return {
    after: {
      main: MAIN?.after ?? 'reroll',
      other: OTHER?.after ?? 'cvUsedUp',
      torpedoes: TORPEDOES?.after ?? 'cvUsedUp',
    },
    factorOrder,
  }
}
