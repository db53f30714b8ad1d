import { setTrack, toggleMark } from '../game/commands'
import type { Entry } from '../game/journal-line'
import { bears } from '../game/mark'
import type { GameState } from '../game/state'
import { own } from '../kernel/own'
import { done, refused, type Result } from '../kernel/result'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { Act } from './to-table'
import { mayMark, type Leave, type Role } from './role'

/** Who acts, at which table. */
export interface Acting {
  readonly pack: RulesPack
  readonly state: GameState
  readonly role: Role
  readonly leave: Leave
}

export type CardAct = Extract<Act, { readonly ship: unknown }>

/** The codes of an act that changes nothing: it is so already, or another hand was there first. */
export const alreadySo = 'companion-already'
export const heldOtherwise = 'companion-conflict'

/** What a player does to a card, as an entry of the journal, on the table as it is when its turn comes. */
export function entryOf({ pack, state, role, leave }: Acting, act: CardAct): Result<Entry> {
  const ship = own(state.ships, act.ship)
  // Of a ship that he may not see it is not even said whether she is there.
  if (!ship || !mayMark(role, state, act.ship, leave)) return refused('companion-not-yours')
  const shape = pack.shape(ship.document)
  if (act.is === 'mark') {
    if (!own(shape.boxes, act.box)?.marks.includes(act.mark)) return refused('companion-no-such-box')
    if (bears(ship, act.box, act.mark) === act.on) return refused(alreadySo)
    return done(toggleMark(state, act.ship, act.box, act.mark))
  }
  const track = own(shape.tracks, act.track)
  const steps = track && (act.to - track.minimum) / (track.step ?? 1)
  if (!track || act.to < track.minimum || act.to > track.maximum || !Number.isInteger(steps))
    return refused('companion-no-such-figure')
  const now = own(ship.tracks, act.track) ?? track.fresh
  if (now === act.to) return refused(alreadySo)
  if (now !== act.was) return refused(heldOtherwise, { now })
  const entry = setTrack(state, act.ship, act.track, act.to, act.was)
  return entry ? done(entry) : refused(alreadySo)
}
