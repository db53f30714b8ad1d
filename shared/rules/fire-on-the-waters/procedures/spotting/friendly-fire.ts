import { targetByCard } from '../../../../game/decks/in-force'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { rolls } from '../../../../kernel/dialogue'
import { shipId, type ShipId } from '../../../../kernel/ids'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { squadronOf } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { onSpotting } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { isNight } from '../../table/table-facts'
import { friendlyFireFrom, friendlyFireModifiers } from '../../tables/spotting'
import { acts, askedOf, floats, notedThisTurn } from '../turn/acting'
import { foesOf } from './sight'

const says = sentencesOf('spotting')

/**
 * By night a ship may fire at a friend who is not in her formation, lies between her and the target, within 2 inches of
 * the line and in her arc. Of several the default is the one with most modifiers, then the one closest to the target.
 */
export const friendlyFire = procedure({
  name: 'friendlyFire',
  phases: ['gunfire'],
  lookUp: onSpotting.friendlyFire,
  form: form()
    .ship('firer', (state) => ({ among: Object.values(state.ships).filter(acts) }))
    .ship(
      'target',
      (state, { firer }) => ({ among: foesOf(state, firer) }),
      (_state, { firer, target }) => (target.id === firer.id ? refused('no-such-ship') : undefined),
    )
    .ship(
      'friend',
      (state, { firer }) => ({ among: friendsOf(state, firer) }),
      (_state, { firer, target, friend }) =>
        friend.id === firer.id || friend.id === target.id ? refused('no-such-ship') : undefined,
    )
    .yesNo('nearerTheTarget', { default: false })
    .yesNo('onTheLine', { default: false }),
  warnings: (state) => (isNight(state) ? [] : [says('onlyByNight')]),
  *run(table, { firer, target, friend, ...asked }) {
    const values = { ship: shipName(firer), target: shipName(target), friend: shipName(friend) }
    const apply = (['nearerTheTarget', 'onTheLine'] as const).filter((name) => asked[name])
    const because = apply.map((name) => says(`friend.${name}`, { figure: friendlyFireModifiers[name] }))
    const prompt = askedOf(table, firer.id, says('askFriend', values), onSpotting.friendlyFire)
    const faces = yield* rolls('friend', 'D6', 2, { ...prompt, because })
    const figures = [...faces, ...apply.map((name) => friendlyFireModifiers[name])]
    const sum = figures.reduce<number>((all, figure) => all + figure, 0)
    table.because(...because, says('friendSum', { figure: sum, from: friendlyFireFrom }))
    if (sum >= friendlyFireFrom) noteMistaken(table, firer.id, friend.id)
    return says(sum >= friendlyFireFrom ? 'firesAtFriend' : 'firesAsMeant', values)
  },
})

function friendsOf(state: GameState, firer: ShipInPlay | undefined): readonly ShipInPlay[] {
  if (!firer) return []
  const isFriend = (ship: ShipInPlay) => ship.id !== firer.id && ownerOf(state, ship.id) === ownerOf(state, firer.id)
  const formation = (ship: ShipInPlay) => squadronOf(state, ship.id)?.id
  const friends = Object.values(state.ships).filter((ship) => floats(ship) && isFriend(ship))
  // Those of her own formation last: the rule leaves them out, but the players may know better.
  return friends.toSorted(
    (one, other) => Number(formation(one) === formation(firer)) - Number(formation(other) === formation(firer)),
  )
}

/** The turn and the friend whom a ship took for an enemy. */
const mistakenKey = (ship: ShipId) => `takenForEnemy:${ship}`

function noteMistaken(table: RuleDraft, ship: ShipId, friend: ShipId): void {
  table.apply({ type: 'tableSet', key: mistakenKey(ship), to: `${table.state.turn} ${friend}` })
}

/** Her target this turn by the dice of friendly fire or by a card, whatever she was ordered. */
export function orderedBy(state: GameState, ship: ShipId): ShipId | undefined {
  const friend = notedThisTurn(state, mistakenKey(ship))
  return friend === undefined ? targetByCard(state, ship) : shipId(friend)
}
