import type { NavalEffect } from '../../../../decks/naval/effect'
import { inForceOf } from '../../../../game/decks/in-force'
import { askHalf } from '../../../event-cards/half-battery'
import { eventRuling } from '../../../event-cards/rulings'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { unasked } from '../../../kit/unasked'
import type { Noted, HitByEvent } from '../../../pack/event-application'
import { equipmentBox, trackOf, type EquipmentName, type TrackName } from '../../ship/card-parts'
import { has, standsOn } from '../../ship/state'
import { addWord } from './card-words'
import { groupOf, mountsAtWork } from './mounts'
import { says } from './says'

/** What begins to last: mounts or radars out, a figure that is less, a fire. `null` where a reminder has to do. */
export function* lasts(table: RuleDraft, on: HitByEvent, effect: NavalEffect): Dialogue<Noted | null> {
  // A squadron that is signalled astray has its course on the card; one that is lit up counts as lit.
  if (!('ship' in on)) return effect.code === 'randomTurn' || effect.code === 'illuminate' ? {} : null
  const { ship } = on
  switch (effect.code) {
    case 'silence':
      return yield* silences(table, ship, effect)
    case 'speedFactor':
      return yield* unasked(() => slows(table, ship, effect.factor))
    case 'steeringLost':
      return yield* unasked(() => steers(table, ship))
    case 'radarsOut':
      return yield* unasked(() => radarsOut(table, ship))
    case 'localControl':
      return yield* unasked(() => less(table, ship, 'fireControl', standsOn(table.ship(ship), 'fireControl')))
    case 'fire':
      return yield* unasked(() => figure(table, ship, 'fires', 1))
    // The form of her guns reads the target from the card.
    case 'fireOnFriend':
      return {}
    case 'retarget':
      return effect.weapon === 'mainBattery' ? {} : null
    default:
      return null
  }
}

const silent = {
  mainBattery: 'mainSilent',
  secondaryBattery: 'otherSilent',
  torpedoes: 'torpedoesSilent',
  allWeapons: 'silenced',
} as const

/**
 * All of a group is out for the turn, with a casualty on the card for what has no mounts; of half the owner says which
 * mounts. Mounts have no side: those of one side stay a reminder.
 */
function* silences(
  table: RuleDraft,
  ship: ShipId,
  effect: Extract<NavalEffect, { code: 'silence' }>,
): Dialogue<Noted | null> {
  if ('side' in effect) return null
  const inPlay = table.ship(ship)
  const mounts = mountsAtWork(inPlay, effect.what === 'allWeapons' ? undefined : groupOf[effect.what])
  if (effect.share === 1) {
    const casualty = addWord(table, ship, { id: silent[effect.what], untilTurn: table.state.turn })
    return { ...out(table, ship, mounts), ...casualty }
  }
  const placed = mounts.map((mount, along) => ({ ...mount, along, side: null }))
  const { lost } = yield* askHalf(table, ship, placed, says)
  table.because(says('half.out', { ship: shipName(inPlay), n: lost.length }))
  return out(table, ship, lost)
}

function radarsOut(table: RuleDraft, ship: ShipId): Noted {
  const inPlay = table.ship(ship)
  const names: readonly EquipmentName[] = ['searchRadar', 'gunneryRadar', 'dpaaRadar']
  return out(
    table,
    ship,
    names.filter((name) => has(inPlay, name)).map((name) => ({ box: equipmentBox(name) })),
  )
}

function out(table: RuleDraft, ship: ShipId, parts: readonly { readonly box: BoxId }[]): Noted {
  for (const { box } of parts) table.apply({ type: 'marked', ship, box, mark: 'out', on: true })
  return parts.length === 0 ? {} : { boxes: parts.map(({ box }) => box).join(' ') }
}

/** Halves her speed; two cards do not halve it twice. */
function slows(table: RuleDraft, ship: ShipId, factor: number): Noted {
  if (inForceOf(table.state, ship, 'speedFactor').length > 0) {
    table.because(says('halvedAlready', { ship: shipName(table.ship(ship)) }))
    return {}
  }
  const speed = standsOn(table.ship(ship), 'speed')
  return less(table, ship, 'speed', speed - Math.floor(speed * factor))
}

/** House rule `steeringCasualty`: steering out as after hits on it, or the course that the die of the card gave. */
function steers(table: RuleDraft, ship: ShipId): Noted {
  if (eventRuling(table.state, 'steeringCasualty') !== 'packTable') return {}
  return less(table, ship, 'steering', standsOn(table.ship(ship), 'steering'))
}

const less = (table: RuleDraft, ship: ShipId, name: TrackName, by: number) => figure(table, ship, name, -by)

/** A figure of the card moves, and by how much is noted so that the event can give it back. */
function figure(table: RuleDraft, ship: ShipId, name: TrackName, by: number): Noted {
  const track = trackOf(name)
  const to = table.track(ship, track) + by
  const values = { ship: shipName(table.ship(ship)), n: Math.abs(by), to }
  table.apply({ type: 'trackMoved', ship, track, by }, says(`figure.${name}`, values))
  return { figure: name, by }
}
