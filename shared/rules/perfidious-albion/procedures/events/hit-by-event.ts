import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { assertNever } from '../../../../kernel/assert-never'
import { overridable, number, roll, rolls, under, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { EventDamage } from '../../../pack/event-application'
import { guns } from '../../tables/tables'
import { isGone } from '../damage/gone'
import { planOf } from '../damage/hull-plan'
import { umpire } from '../../../kit/owner'
import { hitByShell } from '../damage/shell'
import { placeOfHit } from '../gunnery/rake'
import { hitByTorpedo } from '../torpedoes/hit-by-torpedo'
import { oneTorpedo } from '../torpedoes/test-torpedoes'
import { meetsHazard } from '../turn/hazard'
import { says } from './says'

type Of<Is extends EventDamage['is']> = Extract<EventDamage, { is: Is }>

/** What an event does at once, by the damage of these rules. */
export function* hitByEvent(table: RuleDraft, strike: EventDamage): Dialogue<boolean> {
  switch (strike.is) {
    case 'collision':
      for (const ship of strike.ships) yield* under(ship, meetsHazard(table, ship, 'collision'))
      return true
    case 'shells':
      yield* shells(table, strike)
      return true
    case 'torpedoes':
      yield* torpedoes(table, strike)
      return true
    case 'mine':
      yield* mine(table, strike)
      return true
    case 'bombers':
      return false
    default:
      return assertNever(strike)
  }
}

/** Common and high-explosive shells burst where they strike: they go in like such a gun at the end of its range. */
const penetrationOf = { commonShell12Inch: guns.Y.at(-1)![1], heShell8Inch: guns.A.at(-1)![1] }

/** Each shell hits on its percentage; where it falls is rolled as for a straddle. */
function* shells(table: RuleDraft, { weapon, hitPercent, count, ship, by }: Of<'shells'>): Dialogue<void> {
  const atMost = hitPercent / 5
  const values = { ship: shipName(table.ship(ship)), n: count, atMost }
  const faces = yield* rolls('hits', 'D20', count, { to: by, ask: says('shells.ask', values) })
  const hits = faces.filter((face) => face <= atMost).length
  table.because(says('shells.hits', { ...values, hits }))
  if (hits === 0) return
  const within = { least: 0, most: 9 }
  const prompt = { to: umpire, ask: says(`shells.penetration.${weapon}`) }
  const penetration = yield* overridable('penetration', penetrationOf[weapon], within, prompt)
  for (let hit = 1; hit <= hits && !isGone(table.ship(ship)); hit++) {
    const place = yield* placeOfHit(`shell-${hit}`, 'none', by)
    yield* under(`shell-${hit}`, hitByShell(table, ship, { ...place, penetration }))
  }
}

/** The umpire says how many reach her; each finds its place by D6 and D10, and counts below the waterline alone. */
function* torpedoes(table: RuleDraft, { count, rangeYards, ship, by }: Of<'torpedoes'>): Dialogue<void> {
  const values = { ship: shipName(table.ship(ship)), n: count, yards: rangeYards }
  const range = { least: 0, most: count, usual: count }
  const reach = yield* number('reach', range, { to: umpire, ask: says('torpedoes.reach', values) })
  let struck = 0
  for (let torpedo = 1; torpedo <= reach && !isGone(table.ship(ship)); torpedo++) {
    if (yield* under(`torpedo-${torpedo}`, oneTorpedo(table, ship, torpedo, by))) struck++
  }
  table.because(says('torpedoes.struck', { ...values, n: struck }))
}

/** One hit by a torpedo: D10 for the section, D6 1–3 for deck 5 and 4–6 for deck 6; the nearest cell below water. */
function* mine(table: RuleDraft, { ship, by, hits }: Of<'mine'>): Dialogue<void> {
  for (let hit = 1; hit <= hits && !isGone(table.ship(ship)); hit++)
    yield* under(`mine-${hit}`, oneMine(table, ship, by))
}

function* oneMine(table: RuleDraft, ship: ShipId, to: string): Dialogue<void> {
  const values = { ship: shipName(table.ship(ship)) }
  const section = yield* roll('section', 'D10', { to, ask: says('mine.section', values) })
  const deck = (yield* roll('deck', 'D6', { to, ask: says('mine.deck', values) })) <= 3 ? 5 : 6
  const [cell] = planOf(table.ship(ship).document)
    .cells.filter(({ underWater }) => underWater)
    .toSorted((one, other) => distance(one) - distance(other))
  if (cell) yield* hitByTorpedo(table, ship, cell.section, cell.deck)

  function distance(at: { readonly section: number; readonly deck: number }): number {
    return 2 * Math.abs(at.section - section) + Math.abs(at.deck - deck)
  }
}
