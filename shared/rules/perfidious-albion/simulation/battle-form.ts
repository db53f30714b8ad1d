import { shipName } from '../../../game/ship-name'
import type { GameState, ShipInPlay, Squadron } from '../../../game/state'
import type { ShipId } from '../../../kernel/ids'
import type { Phrase } from '../../../kernel/phrase'
import { refused, type Refusal } from '../../../kernel/result'
import { aims, firstTargets } from '../../kit/battle/targets'
import { aimOffer, turnsOffer, twoSquadronsForm, type Fighting } from '../../kit/battle/two-squadrons'
import type { ValuesOf } from '../../kit/form'
import type { ShipOffer } from '../../kit/form-fields'
import { shipById } from '../../kit/on-table'
import { mountsOf } from '../procedures/gunnery/guns'
import { acting, actingShips, acts } from '../procedures/turn/acting'
import { saysOfForms as says } from '../sentence'
import { gunLetters, sectors, type Sector } from '../ship/ship'
import { figureNow } from '../table/table-facts'
import { guns, rangeBandsInches } from '../tables/tables'

const firstRangeInches = 32

/** At whom a squadron fires at first; ship by ship where it is chosen. */
const aimsOffered = [...aims, 'chosen'] as const

/** One of the two squadrons: where the enemy lies from her ships. */
export interface Firing extends Fighting {
  readonly sector: Sector
}

export interface Battle {
  readonly sides: readonly [Firing, Firing]
  readonly rangeInches: number
  readonly turns: number
  readonly damageControl: boolean
}

const sector = { among: sectors, default: 'starboard', wrong: 'no-such-bearing' } as const
const aim = { ...aimOffer, among: aimsOffered, default: 'leader' } as const

/** The two squadrons, the range, the turns, and for each squadron where the enemy lies and at whom it fires. */
export const battleForm = twoSquadronsForm(acting)
  .range(
    'rangeInches',
    (state, { first }) => {
      const mostInches = Math.min(figureNow(state, 'visibilityInches'), rangeBandsInches.at(-1)!)
      const inBands = first && heaviestGun(state, first)
      const range = { mostInches, bandsInches: rangeBandsInches, wrong: 'range-unreadable' }
      return { ...range, default: Math.min(firstRangeInches, mostInches), ...(inBands && { inBands }) }
    },
    (state, { rangeInches }) => {
      const seen = figureNow(state, 'visibilityInches')
      if (rangeInches > seen) return refused('beyond-visibility', { rangeInches, visibilityInches: seen })
      return rangeInches > rangeBandsInches.at(-1)! ? refused('battle-out-of-range', { rangeInches }) : undefined
    },
  )
  .number('turns', turnsOffer)
  .choice('firstSector', sector)
  .choice('firstAim', aim)
  .shipForEach(
    'firstTargets',
    (state, { first, second, firstAim }) => targetsOffered(state, firstAim, first, second),
    (_state, { second }, ship) => notOf(second, ship),
  )
  .choice('secondSector', sector)
  .choice('secondAim', aim)
  .shipForEach(
    'secondTargets',
    (state, { first, second, secondAim }) => targetsOffered(state, secondAim, second, first),
    (_state, { first }, ship) => notOf(first, ship),
  )
  .yesNo('damageControl', { default: true })

/** The figures in the bands: the hit percents of the heaviest gun of the squadron. */
function heaviestGun(state: GameState, squadron: Squadron) {
  const mounts = actingShips(state, squadron).flatMap(({ document }) => mountsOf(document))
  const letter = gunLetters.find((each) => mounts.some((mount) => mount.letter === each))
  if (!letter) return undefined
  return { say: says('hitPercents', { letter }), figures: guns[letter].map(([hit]) => String(hit)) }
}

/** At whom each ship fires, where that is chosen ship by ship. The label has her name. */
function targetsOffered(
  state: GameState,
  chosen: (typeof aimsOffered)[number] | undefined,
  squadron: Squadron | undefined,
  enemy: Squadron | undefined,
): ReadonlyMap<string, ShipOffer> {
  if (chosen !== 'chosen' || !squadron || !enemy) return new Map()
  const among = actingShips(state, enemy)
  const usual = firstTargets(actingShips(state, squadron), among, 'leader')
  const offer = (id: ShipId) => ({ among, default: shipById(state, usual.get(id)) ?? null })
  return new Map(actingShips(state, squadron).map(({ id }) => [targetField(id), offer(id)]))
}

const notOf = ({ order }: Squadron, ship: ShipInPlay): Refusal | undefined =>
  acts(ship) && order.includes(ship.id) ? undefined : refused('no-such-ship')

const targetField = (ship: ShipId) => `target:${ship}`

/** `Majestic fires at`. */
export function labelOf(state: GameState, field: string): Phrase | undefined {
  const ship = Object.values(state.ships).find(({ id }) => targetField(id) === field)
  return ship && { key: 'rules.perfidious-albion.simulation.target', values: { ship: shipName(ship) } }
}

/** The battle that the values of its form come to. */
export function battleOf(state: GameState, values: ValuesOf<typeof battleForm>): Battle {
  const { first, second, firstAim, secondAim, firstTargets: ours, secondTargets: theirs, ...battle } = values
  const targets = (squadron: Squadron, enemy: Squadron, by: typeof firstAim, chosen: ReadonlyMap<string, ShipInPlay>) =>
    by === 'chosen'
      ? new Map(actingShips(state, squadron).map(({ id }) => [id, chosen.get(targetField(id))!.id] as const))
      : firstTargets(actingShips(state, squadron), actingShips(state, enemy), by)
  return {
    ...battle,
    sides: [
      { squadron: first, sector: battle.firstSector, targets: targets(first, second, firstAim, ours) },
      { squadron: second, sector: battle.secondSector, targets: targets(second, first, secondAim, theirs) },
    ],
  }
}
