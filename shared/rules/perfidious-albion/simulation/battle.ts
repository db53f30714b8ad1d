import type { ShipDocument } from '../../../documents/ship'
import type { RuleDraft } from '../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../game/state'
import { trackId, type ShipId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import {
  battleSimulation as simulationOf,
  inOrder,
  keptOfShips,
  type BattleTurn,
  type Played,
} from '../../kit/battle/simulation'
import { targetsNow } from '../../kit/battle/targets'
import { canRepair, makeRepairs, wanting, wantsAnything } from '../procedures/damage-control/damage-control'
import {
  fights,
  fireGrows,
  floodingTakes,
  growing,
  isGone,
  isLost,
  leaking,
} from '../procedures/damage/fire-flash-flooding'
import { hitByShell } from '../procedures/damage/shell'
import {
  modifiersSaid,
  roundedSum,
  speedOf,
  straddlesOf,
  sumOfShip,
  type Concentration,
} from '../procedures/gunnery/concentration'
import { firingGuns, type Aim } from '../procedures/gunnery/guns'
import { placesOfHit } from '../procedures/gunnery/salvo-odds'
import { breaches } from '../procedures/gunnery/targets'
import { checkShip } from '../ship/check-ship'
import { shape } from '../ship/shape'
import { gunLetters, type GunLetter } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { rulingOf } from '../table/house-rules'
import { readGun } from '../tables/tables'
import { battleForm, battleOf, labelOf, type Battle, type Firing } from './battle-form'

const flooding = trackId('flooding')
const fire = trackId('fire')
const flotation = trackId('flotation')
const assumed = ['standStill', 'fireOrder', 'retarget', 'noMorale', 'noTorpedoes'] as const

/** Two squadrons at a range for some turns, played by the dialogues of the sheet. */
export const battleSimulation = simulationOf({
  pack: 'perfidious-albion',
  rules: { checkShip, shape },
  form: battleForm,
  label: labelOf,
  battle: battleOf,
  policy: { key: 'odds.policy.usualWithRepairs' },
  assumes: () => assumed.map((name): Phrase => ({ key: `rules.perfidious-albion.simulation.assumes.${name}` })),
  begin: (start, battle) => {
    const play = turnsOf(start, battle)
    return () => play
  },
  fates: {
    isGone,
    isLost,
    flotation: (ship) => own(ship.tracks, flotation) ?? shipOf(ship.document).flotation,
  },
})

/**
 * A turn through the dialogues of the sheet: flooding, gunnery in turn with damage control between, fires that grow.
 * Nobody moves, takes morale tests or fires torpedoes.
 */
function turnsOf(start: GameState, battle: Battle): BattleTurn {
  const [first, second] = battle.sides
  const sides = [
    new SquadronFire(start, first, second, battle),
    new SquadronFire(start, second, first, battle),
  ] as const
  const floodsFirst = rulingOf(start, 'floodingMoment') !== 'turnEnd'
  const isSimultaneous = rulingOf(start, 'fireTiming') === 'simultaneous'
  const repairsLast = rulingOf(start, 'damageControlMoment') === 'endOfFiring'
  /** Ships as they came, until something is done to them: what is done makes another of them. */
  const wantsNothing = new Set(Object.values(start.ships).filter((ship) => !wantsAnything(wanting(start, ship))))

  const floods = (table: RuleDraft, { answer }: Played) => {
    if (someTrack(table.state, flooding) && leaking(table.state).length > 0) answer(floodingTakes.run(table, {}))
  }
  const repairs = (table: RuleDraft, { squadron }: Firing, { answer }: Played) => {
    for (const id of battle.damageControl ? squadron.order : []) {
      const ship = own(table.state.ships, id)
      if (!ship || !fights(ship) || wantsNothing.has(ship)) continue
      if (canRepair(table.state, ship)) answer(makeRepairs(table, ship))
    }
  }
  const fires = (table: RuleDraft, order: readonly SquadronFire[], played: Played) => {
    // All at once, neither firing nor repairs read the damage that waits: they come before any of it.
    const aimed = isSimultaneous ? order.map((side) => side.aim(table.state)) : []
    if (isSimultaneous) for (const { fighting } of order) repairs(table, fighting, played)
    for (const [at, side] of order.entries()) {
      side.resolve(table, aimed[at] ?? side.aim(table.state), played)
      if (!isSimultaneous && !repairsLast) repairs(table, side.fighting, played)
    }
    if (!isSimultaneous && repairsLast) for (const { fighting } of order) repairs(table, fighting, played)
  }
  return (table, played) => {
    if (floodsFirst) floods(table, played)
    // The higher D6 has the initiative and fires first.
    fires(
      table,
      inOrder(sides, () => played.dice('D6')),
      played,
    )
    if (someTrack(table.state, fire) && growing(table.state).length > 0) played.answer(fireGrows.run(table, {}))
    if (!floodsFirst) floods(table, played)
  }
}

function someTrack(state: GameState, track: typeof flooding): boolean {
  for (const ship of Object.values(state.ships)) if ((own(ship.tracks, track) ?? 0) > 0) return true
  return false
}

/** Guns aimed at a target, with everything before the first die worked out. */
interface AimedFire {
  readonly target: ShipId
  readonly guns: readonly AimedGuns[]
}

type AimedGuns = Pick<Concentration, 'letter' | 'penetration' | 'sure' | 'oneMore'>

/**
 * The fire of one squadron: aimed by the sums of a salvo, rolled with its dice in its order, each shell played by the
 * dialogue. That guns have fired is not written down: each ship fires once a turn, and nothing else asks. A target that
 * does not lead is fired at with everything, as it is usual to say.
 */
export class SquadronFire {
  /** A shell that armour keeps out does nothing, unless the ruling is off. */
  private readonly heldDoesNothing: boolean
  private readonly aimedAt: Aim
  private readonly sums = keptOfShips<ReadonlyMap<GunLetter, number>>()

  constructor(
    private readonly start: GameState,
    readonly fighting: Firing,
    private readonly enemy: Firing,
    { rangeInches }: Battle,
  ) {
    this.heldDoesNothing = rulingOf(start, 'fireNeedsPenetration') !== 'off'
    this.aimedAt = { rangeInches, sector: fighting.sector }
  }

  /** Aims every gun that can fire, ships with the same target together. */
  aim(from: GameState): readonly AimedFire[] {
    const targets = targetsNow(from, this.fighting.targets, this.enemy.squadron.order, fights)
    return [...targets].map(([target, ships]) => ({ target: target.id, guns: this.gunsAt(from, ships, target) }))
  }

  /** The straddles of every letter, then their hits. A target that is lost takes no more of them. */
  resolve(table: RuleDraft, aimed: readonly AimedFire[], { dice, answer }: Played): void {
    for (const { target, guns } of aimed) {
      const straddles = guns.map(({ sure, oneMore }) =>
        oneMore && dice(oneMore.die) <= oneMore.atMost ? sure + 1 : sure,
      )
      for (const [index, { penetration }] of guns.entries()) {
        for (let straddle = 0; straddle < straddles[index]! && !isLost(table.ship(target)); straddle++) {
          const cell = placesOn(table.ship(target).document).roll(dice)
          if (!cell || (this.heldDoesNothing && penetration < cell.armour)) continue
          const { section, deck } = cell
          answer(hitByShell(table, target, { section, deck, penetration }))
        }
      }
    }
  }

  private gunsAt(from: GameState, ships: readonly ShipInPlay[], target: ShipInPlay): readonly AimedGuns[] {
    const key = `${target.id} ${speedOf(target)}`
    const sums = ships.map((ship) => this.sums(ship, key, () => this.sumsOf(from, ship, target)))
    return gunLetters.flatMap((letter) => {
      const [, penetration] = readGun(letter, this.aimedAt.rangeInches) ?? []
      const each = sums.flatMap((sum) => sum.get(letter) ?? [])
      if (penetration === undefined || each.length === 0) return []
      return [{ letter, penetration, ...straddlesOf(roundedSum(each.reduce((all, sum) => all + sum, 0))) }]
    })
  }

  /** By the same sums as the dialogue of a salvo. */
  private sumsOf(from: GameState, ship: ShipInPlay, target: ShipInPlay): ReadonlyMap<GunLetter, number> {
    const modifiers = modifiersSaid(from, [ship], target)
    const groups = firingGuns(from, [ship], this.lettersAt(target), this.aimedAt)
    return new Map(
      groups.map(({ letter, ships }) => {
        const reading = readGun(letter, this.aimedAt.rangeInches)!
        return [letter, ships.reduce((sum, of) => sum + sumOfShip(of, letter, reading, modifiers).percent, 0)] as const
      }),
    )
  }

  /** All of them, but light guns only at a vessel that etiquette spares. */
  private lettersAt(target: ShipInPlay): readonly GunLetter[] {
    const firing = Object.values(this.start.ships)
    const spared = breaches(this.start, { firing, target, letters: gunLetters }).find(({ of }) => of === 'smallCraft')
    return spared ? gunLetters.filter((letter) => !spared.letters.includes(letter)) : gunLetters
  }
}

/** Where shells may fall on her, worked out once per document. */
const placesOn = onceEach((document: ShipDocument) => placesOfHit(document, 'none'))
