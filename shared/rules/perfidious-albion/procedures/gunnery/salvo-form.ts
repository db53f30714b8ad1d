import { inForceOf } from '../../../../game/decks/in-force'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import type { ShipId, SquadronId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused, type Refusal } from '../../../../kernel/result'
import type { Scalar } from '../../../../kernel/scalar'
import { form, type ValuesOf } from '../../../kit/form'
import { squadronOf } from '../../../kit/on-table'
import { saysOfForms } from '../../sentence'
import { gunLetters, sectors, type GunLetter, type Sector } from '../../ship/ship'
import { condition } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { figureNow } from '../../table/table-facts'
import { guns as gunTable, longestRangeInches, rangeBandsInches, readGun } from '../../tables/tables'
import { isGone, isLost } from '../damage/fire-flash-flooding'
import { proposedRake, rakes } from '../damage/shell'
import { actingSquadrons, acts, isDoneThisTurn } from '../turn/acting'
import { speedOf } from './concentration'
import {
  firingGuns,
  gunsOf,
  hindranceAt,
  hindranceToSay,
  mountsOf,
  silent,
  squadronHasFired,
  type Aim,
  type GunCounts,
  type Hindrance,
} from './guns'
import { areFriends, badOrder, breaches, leadingShip, targetsHeldOn } from './targets'

/** Where nothing was aimed at before: the fourth column of the table, on the beam. */
const firstRangeInches = 32
const abeamDegrees = 90
const farthestInches = rangeBandsInches.at(-1)!

/** A ship, several ships or a whole squadron fire at one target, with one letter of guns or several. */
export const salvoForm = form()
  .squadron('squadron', (state) => {
    const among = actingSquadrons(state)
    return { among, default: among.find(({ id }) => !isDoneThisTurn(state, 'squadronFired', id)) }
  })
  .needs('squadron')
  .ships('ships', shipsOffer, (_state, { squadron, ships }) => {
    if (ships.length === 0) return refused('no-ship-fires')
    if (!ships.every(({ id }) => squadron.order.includes(id))) return refused('no-such-ship')
    return silentShip(ships)
  })
  .ship('target', targetOffer, (state, { ships, target }) => {
    const ship = shipName(target)
    if (isLost(target)) return refused('target-sunk', { ship })
    if (isGone(target)) return refused('target-off-table', { ship })
    const isHeld = ships.some((firer) => targetsHeldOn(state, firer).includes(target))
    const isFriend = ships.some((firer) => areFriends(state, firer, target))
    return isFriend && !isHeld ? refused('target-own-side', { ship }) : undefined
  })
  .range(
    'rangeInches',
    (state, { squadron, target }) => {
      const mostInches = sightInches(state, target)
      const last = rangeOfReply(state, squadron, target) ?? lastAim(state, squadron.id, 'rangeInches')
      return {
        mostInches,
        bandsInches: rangeBandsInches,
        default: Math.min(mostInches, typeof last === 'number' ? last : firstRangeInches),
        wrong: 'range-unreadable',
      }
    },
    (state, { rangeInches, target }) => {
      const seen = sightInches(state, target)
      if (rangeInches > farthestInches) {
        return refused('beyond-the-table', { rangeInches, mostInches: farthestInches })
      }
      return rangeInches > seen ? refused('beyond-visibility', { rangeInches, visibilityInches: seen }) : undefined
    },
  )
  .choice('sector', (state, { squadron }) => ({
    among: sectors,
    default: sectors.find((sector) => sector === lastAim(state, squadron.id, 'sector')) ?? 'starboard',
    wrong: 'no-such-bearing',
  }))
  .ships('lent', lentOffer, (state, { squadron, lent }) => {
    const isLender = (ship: ShipInPlay) => {
      const hers = squadronOf(state, ship.id)
      return hers?.side === squadron.side && hers.id !== squadron.id
    }
    return lent.every(isLender) ? silentShip(lent) : refused('no-such-ship')
  })
  .derived('firing', (_state, { ships = [], lent = [] }) => [...new Set([...ships, ...lent])])
  .choices('letters', lettersOffer, (state, { firing, target, letters, ...aim }) => {
    if (letters.length === 0) return refused('no-gun-chosen')
    for (const letter of letters) {
      const bad = badOrder(state, firing, letter, target) ?? badLetter(state, firing, letter, aim)
      if (bad) return bad
    }
    return undefined
  })
  .numbers('guns', (state, { firing = [], letters = [], rangeInches, sector }) => {
    const aim = rangeInches !== undefined && sector && { rangeInches, sector }
    return new Map(
      letters.flatMap((letter) => {
        const most = aim ? gunsAble(state, firing, letter, aim) : 0
        const wrong = refused('only-so-many-guns', { letter, most })
        return most < 2 ? [] : [[letter, { least: 1, most, default: most, folded: true, wrong }] as const]
      }),
    )
  })
  .number('bearingDegrees', (state, { squadron }) => {
    const last = lastAim(state, squadron.id, 'bearingDegrees')
    const usual = typeof last === 'number' ? last : abeamDegrees
    return { least: 0, most: 180, default: usual, wrong: 'no-such-bearing-off-her-bow' }
  })
  .choice('rake', (state, { bearingDegrees }) => {
    const arc = rulingOf(state, 'rakeArcDegrees')
    const usual = bearingDegrees !== undefined && typeof arc === 'number' ? proposedRake(bearingDegrees, arc) : 'none'
    return { among: rakes, default: usual, wrong: 'no-such-rake' }
  })
  .shows('ships', (state, values) => ({ beside: gunsBeside(state, values) }))
  .shows('lent', (state, values) => ({ beside: gunsBeside(state, values) }))
  .shows('target', (state) => ({ beside: (ship: ShipInPlay) => doing(state, ship) }))
  .shows('rangeInches', (_state, { letters: [letter] = [] }) =>
    letter
      ? {
          inBands: {
            say: saysOfForms('hitPercents', { letter }),
            figures: gunTable[letter].map(([hit]) => String(hit)),
          },
        }
      : {},
  )

export type SalvoValues = ValuesOf<typeof salvoForm>

/** Ships that withdraw may fire, and are not taken for granted; nor are those that an event holds on another target. */
function shipsOffer(state: GameState, { squadron: { order } }: { readonly squadron: Squadron }) {
  const among = order.flatMap((id) => own(state.ships, id) ?? [])
  const withdraws = (ship: ShipInPlay) => condition(ship).standing === 'withdrawing'
  const able = among.filter((ship) => !silent(state, ship))
  // Who withdraws is not chosen beside others that stay.
  const ready = among.some((ship) => acts(ship) && !withdraws(ship)) ? able.filter((ship) => !withdraws(ship)) : able
  const free = ready.filter((ship) => targetsHeldOn(state, ship).length === 0)
  return {
    among,
    cannot: (ship: ShipInPlay) => silent(state, ship),
    default: free.length > 0 ? free : ready.slice(0, 1),
  }
}

function silentShip(ships: readonly ShipInPlay[]): Refusal | undefined {
  const silenced = ships.find((ship) => !acts(ship))
  return silenced && refused('ship-cannot-fire', { ship: shipName(silenced) })
}

/**
 * What an event holds the guns of all these ships on; last turn's target while she is there, else the leading ship of
 * the first enemy squadron.
 */
function targetOffer(
  state: GameState,
  { squadron, ships: firing = [] }: { readonly squadron: Squadron; readonly ships?: readonly ShipInPlay[] },
) {
  const held = [...new Set(firing.flatMap((ship) => targetsHeldOn(state, ship)))]
  const friends = held.filter((target) => firing.some((ship) => areFriends(state, ship, target)))
  const enemies = state.squadrons.filter(({ side }) => side !== squadron.side)
  const there = enemies.flatMap(({ order }) => order.flatMap((id) => own(state.ships, id) ?? []))
  const among = [...there.filter((ship) => !isGone(ship)), ...friends]
  const last = among.find(({ id }) => id === lastAim(state, squadron.id, 'target'))
  const leader = enemies.flatMap(({ order }) => leadingShip(state, order) ?? [])[0]
  const areHeld = held.length > 0 && firing.every((ship) => targetsHeldOn(state, ship).length > 0)
  return { among, default: (areHeld ? held[0] : last) ?? leader ?? null }
}

/** How far off a ship can be seen: one that aircraft light up, as far as any gun reaches. */
function sightInches(state: GameState, target: ShipInPlay | undefined): number {
  return target && isLitUp(state, target.id)
    ? farthestInches
    : Math.min(figureNow(state, 'visibilityInches'), farthestInches)
}

/** Ships of the same side in other squadrons that could lend their guns; nobody does unless it is chosen. */
function lentOffer(state: GameState, { squadron }: { readonly squadron: Squadron }) {
  const others = state.squadrons.filter(({ side, id }) => side === squadron.side && id !== squadron.id)
  const among = others
    .flatMap(({ order }) => order.flatMap((id) => own(state.ships, id) ?? []))
    .filter((ship) => !silent(state, ship))
  return { among, default: [], folded: true, hidden: among.length === 0 } as const
}

/** A salvo as far as it has been entered. */
interface Aiming {
  readonly firing?: readonly ShipInPlay[] | undefined
  readonly target?: ShipInPlay | undefined
  readonly rangeInches?: number | undefined
  readonly sector?: Sector | undefined
  readonly letters?: readonly GunLetter[] | undefined
  readonly guns?: GunCounts | undefined
}

/** All that can fire at that target; what etiquette forbids has to be asked for. */
function lettersOffer(state: GameState, { firing = [], target, rangeInches, sector }: Aiming) {
  const carried = new Set(firing.flatMap((ship) => mountsOf(ship.document).map(({ letter }) => letter)))
  const among = gunLetters.filter((letter) => carried.has(letter))
  const aim = rangeInches !== undefined && sector && { rangeInches, sector }
  const cannot = (letter: GunLetter): Phrase | undefined => {
    const refusal =
      (target && badOrder(state, firing, letter, target)) ?? (aim ? badLetter(state, firing, letter, aim) : undefined)
    return refusal && { key: `refused.${refusal.code}`, values: refusal.values }
  }
  const able = among.filter((letter) => !cannot(letter))
  const rude = target ? breaches(state, { firing, target, letters: able }) : []
  const withheld = rude.flatMap((breach) => (breach.of === 'smallCraft' ? breach.letters : []))
  return { among, cannot, default: able.filter((letter) => !withheld.includes(letter)), wrong: 'no-such-gun' }
}

/** How many guns of a letter can fire at that target. */
function gunsAble(state: GameState, ships: readonly ShipInPlay[], letter: GunLetter, aim: Aim): number {
  return gunsOf(firingGuns(state, ships, [letter], aim).flatMap(({ ships: of }) => of.flatMap(({ mounts }) => mounts)))
}

/** Why no gun of a letter can fire at that target. */
function badLetter(state: GameState, ships: readonly ShipInPlay[], letter: GunLetter, aim: Aim): Refusal | undefined {
  const { rangeInches, sector } = aim
  const guns = ships.flatMap((ship) =>
    mountsOf(ship.document).flatMap((mount) => (mount.letter === letter ? [{ ship, mount }] : [])),
  )
  if (guns.length === 0) return refused('no-such-gun', { field: 'letters' })
  if (guns.some(({ ship, mount }) => !hindranceAt(state, ship, mount, aim))) return undefined
  if (!readGun(letter, rangeInches)) {
    const maximumInches = longestRangeInches(letter)
    return refused('out-of-range', { field: 'rangeInches', letter, rangeInches, maximumInches })
  }
  return guns.some(({ mount }) => mount.sectors.includes(sector))
    ? refused('nothing-left-to-fire', { field: 'letters', letter })
    : refused('gun-cannot-bear', { field: 'sector', letter, sector })
}

/**
 * `Y ×2 B ×3`: what a ship fires of the chosen letters; what she would bring where she or they are left out; for one left
 * out whom an event holds on another target, that target.
 */
function gunsBeside(state: GameState, values: Aiming): (ship: ShipInPlay) => Phrase {
  const { sector, rangeInches, firing = [], letters, guns: counts } = values
  if (!sector || rangeInches === undefined) return () => saysOfForms('none.notAimed')
  const aim = { sector, rangeInches }
  const together = firingGuns(state, firing, letters ?? [], aim, counts)
  return (ship) => {
    const [held] = firing.includes(ship) ? [] : targetsHeldOn(state, ship)
    if (held) return saysOfForms('heldOn', { target: shipName(held) })
    const isIn = letters !== undefined && firing.includes(ship)
    const hers = (isIn ? together : firingGuns(state, [ship], gunLetters, aim)).flatMap(({ letter, ships: of }) => {
      const guns = gunsOf(of.flatMap((each) => (each.ship === ship ? each.mounts : [])))
      return guns > 0 ? [{ letter, guns }] : []
    })
    // Where none can fire no letter is chosen: then every gun of hers counts.
    const asked = isIn && letters.length > 0 ? letters : gunLetters
    if (hers.length === 0) return saysOfForms(`none.${whyNone(state, ship, asked, aim)}`)
    const sign = hers.length > 1 ? '' : ' ×'
    const guns = hers.map(({ letter, guns: n }) => `${letter}${sign}${n}`).join(' ')
    return saysOfForms(condition(ship).standing === 'withdrawing' ? 'withdrawing' : 'herGuns', { guns })
  }
}

/** What keeps all her guns of these letters silent. */
function whyNone(
  state: GameState,
  ship: ShipInPlay,
  letters: readonly GunLetter[],
  aim: Aim,
): Hindrance | 'notCarried' | 'heldBack' {
  const mounts = mountsOf(ship.document).filter(({ letter }) => letters.includes(letter))
  const why = mounts.map((mount) => hindranceAt(state, ship, mount, aim))
  // She could, but others fire the few guns that were chosen.
  if (why.includes(undefined)) return 'heldBack'
  return hindranceToSay(mounts, why) ?? 'notCarried'
}

function doing(state: GameState, ship: ShipInPlay): Phrase {
  const squadron = squadronOf(state, ship.id)
  const leads = squadron !== undefined && leadingShip(state, squadron.order)?.id === ship.id
  return saysOfForms(leads ? 'targetLeads' : 'targetFollows', { speed: speedOf(ship) })
}

const aimPrefix = 'aim:'
const aimed = ['target', 'rangeInches', 'sector', 'bearingDegrees'] as const

export type Aimed = (typeof aimed)[number]

const aimFact = (squadron: SquadronId, what: Aimed) => `${aimPrefix}${squadron}:${what}`

/** What a squadron aimed by last time: this turn's default. */
function lastAim(state: GameState, squadron: SquadronId, what: Aimed): Scalar | undefined {
  return own(state.table, aimFact(squadron, what))
}

/** The range at which the target’s squadron fired at this one this turn, unless this one has fired itself since. */
function rangeOfReply(state: GameState, squadron: Squadron, target: ShipInPlay | undefined): Scalar | undefined {
  const enemy = target && squadronOf(state, target.id)
  if (!enemy || !squadronHasFired(state, enemy) || squadronHasFired(state, squadron)) return undefined
  const at = lastAim(state, enemy.id, 'target')
  return squadron.order.some((id) => id === at) ? lastAim(state, enemy.id, 'rangeInches') : undefined
}

export function rememberAim(
  table: RuleDraft,
  squadron: SquadronId,
  aim: Readonly<Record<Aimed, Scalar | undefined>>,
): void {
  for (const what of aimed) {
    const to = aim[what]
    if (to === undefined || lastAim(table.state, squadron, what) === to) continue
    table.apply({ type: 'tableSet', key: aimFact(squadron, what), to })
  }
}

/** A fact that is a default of the next salvo and no damage. */
export function isAim(fact: string): boolean {
  return fact.startsWith(aimPrefix)
}

/** A formation that aircraft light up by night is seen as far as any gun reaches. */
function isLitUp(state: GameState, ship: ShipId): boolean {
  return inForceOf(state, ship, 'illuminate').length > 0
}
