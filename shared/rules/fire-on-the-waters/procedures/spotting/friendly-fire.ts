import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { rolls, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import type { FormField, Procedure } from '../../../pack/procedure'
import { friendlyFireFrom, friendlyFireModifiers } from '../../tables/spotting'
import { noteMistaken } from '../gunnery/mistaken'
import { acts, floats } from '../turn/acting'
import { foesOf, isNight } from './sight-inputs'
import { says } from './says'
import { onSpotting } from './look-up'
import type { Input } from '../../../pack/input'

/**
 * By night a ship may fire at a friend who is not in her formation, lies between her and the target, within 2 inches of
 * the line and in her arc. Of several the default is the one with most modifiers, then the one closest to the target.
 */
export const friendlyFire: Procedure = {
  name: 'friendlyFire',
  phases: ['gunfire'],
  lookUp: onSpotting.friendlyFire,
  fields: inputs,
  check,
  warnings: (state) => (isNight(state) ? [] : [says('onlyByNight')]),
  run,
}

function inputs(state: GameState, input: Input): readonly FormField[] {
  const firers = Object.values(state.ships).filter(acts)
  const firer = shipById(state, input['firer']) ?? firers[0]
  const foes = foesOf(state, firer)
  const friends = friendsOf(state, firer)
  return [
    { kind: 'ship', name: 'firer', among: firers.map(({ id }) => id), default: firer?.id ?? null },
    { kind: 'ship', name: 'target', among: foes.map(({ id }) => id), default: foes[0]?.id ?? null },
    { kind: 'ship', name: 'friend', among: friends.map(({ id }) => id), default: friends[0]?.id ?? null },
    { kind: 'yesNo', name: 'nearerTheTarget', default: false },
    { kind: 'yesNo', name: 'onTheLine', default: false },
  ]
}

function friendsOf(state: GameState, firer: ShipInPlay | undefined): readonly ShipInPlay[] {
  if (!firer) return []
  const isFriend = (ship: ShipInPlay) => ship.id !== firer.id && ownerOf(state, ship.id) === ownerOf(state, firer.id)
  const formation = (ship: ShipInPlay) => state.squadrons.find(({ order }) => order.includes(ship.id))?.id
  const friends = Object.values(state.ships).filter((ship) => floats(ship) && isFriend(ship))
  // Those of her own formation last: the rule leaves them out, but the players may know better.
  return friends.toSorted(
    (one, other) => Number(formation(one) === formation(firer)) - Number(formation(other) === formation(firer)),
  )
}

function check(state: GameState, input: Input): Result<null> {
  const [firer, target, friend] = ['firer', 'target', 'friend'].map((field) => shipById(state, input[field]))
  if (!firer) return refused('no-such-ship', { field: 'firer' })
  if (!target || target.id === firer.id) return refused('no-such-ship', { field: 'target' })
  if (!friend || friend.id === firer.id || friend.id === target.id) return refused('no-such-ship', { field: 'friend' })
  return done(null)
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const firer = table.ship(input['firer'] as ShipInPlay['id'])
  const values = {
    ship: shipName(firer),
    target: shipName(table.ship(input['target'] as ShipInPlay['id'])),
    friend: shipName(table.ship(input['friend'] as ShipInPlay['id'])),
  }
  const apply = (['nearerTheTarget', 'onTheLine'] as const).filter((name) => input[name] === true)
  const because = apply.map((name) => says(`friend.${name}`, { figure: friendlyFireModifiers[name] }))
  const to = ownerOf(table.state, firer.id)
  const prompt = { to, ask: says('askFriend', values), because, lookUp: onSpotting.friendlyFire }
  const faces = yield* rolls('friend', 'D6', 2, prompt)
  const sum = apply.reduce(
    (all, name) => all + friendlyFireModifiers[name],
    faces.reduce((all, face) => all + face, 0),
  )
  table.because(...because, says('friendSum', { figure: sum, from: friendlyFireFrom }))
  if (sum >= friendlyFireFrom) noteMistaken(table, firer.id, input['friend'] as ShipInPlay['id'])
  return says(sum >= friendlyFireFrom ? 'firesAtFriend' : 'firesAsMeant', values)
}
