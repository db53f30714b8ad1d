import { describe, expect, test } from 'vitest'
import { navalEventIds } from '../../decks/naval/events'
import { lastingEvents } from '../../game/decks/lasting'
import { callLasting, sayEnding, sayLasting, titleOfLasting } from '../../game/decks/lasting-words'
import { shipField } from '../../game/ship-fields'
import { fits } from '../../game/shape'
import type { Effect } from '../../game/effect'
import type { GameState } from '../../game/state'
import { trackId, type ShipId } from '../../kernel/ids'
import { eventCardName } from '../event-cards/event-card'
import { endEvent } from '../event-cards/lasting-ends'
import { onCard, speedNow } from '../kit/on-card'
import { hasWords, phraseSaid, words } from '../kit/worded.testing'
import { Battle } from './battle.testing'
import { expectPossible } from './possible-table.testing'
import { procedureOf } from './replay-procedure'
import { rulesPacks } from '../index'

describe.each(rulesPacks)('event cards under the rules of $id', (pack) => {
  const procedure = procedureOf(pack, eventCardName)!

  /** Plays a card to its end; every sentence on the way has to exist. */
  function plays(battle: Battle, face: string) {
    const { sides } = battle.state
    expect(battle.starts(procedure, { ...battle.startOf(procedure), face })).toBe(true)
    const asked = battle.asked.splice(0).map(({ question }) => question.to)
    expect([...sides.map((side) => side.id as string), 'umpire']).toEqual(expect.arrayContaining(asked))
    return battle.outcomes.at(-1)!
  }

  test('their dialogue is there without the pack listing it, and has a title', () => {
    expect(pack.procedures.map(({ name }) => name)).not.toContain(eventCardName)
    hasWords(`rules.${pack.id}.procedures.${eventCardName}.title`)
  })

  test.each(navalEventIds)('%s ends in words whatever is answered, as one step that is undone and redone', (face) => {
    for (let seed = 1; seed <= 5; seed++) {
      const battle = new Battle(pack, seed)
      const { session, lines } = battle
      const from = lines.length
      const { before } = plays(battle, face)
      const after = session.state
      expectPossible(pack, before, after, lines.slice(from))
      expect(session.conflicts).toEqual([])
      for (const each of lastingEvents(after)) {
        const said = [sayLasting(after, each), callLasting(after, each), sayEnding(each), titleOfLasting(each)]
        said.forEach(phraseSaid)
      }
      battle.write({ kind: 'strike', targets: [session.undo!.seq], cause: 'undo' })
      expect(onTable(session.state)).toEqual(onTable(before))
      battle.write({ kind: 'restore', targets: [session.redo!.seq], cause: 'redo' })
      expect(onTable(session.state)).toEqual(onTable(after))
    }
  })

  test.each(['sunk', 'blownUp', 'left', 'away'])('where every ship is %s no card harms one', (is) => {
    const battle = new Battle(pack, is.length)
    const ships = Object.values(battle.state.ships)
    battle.sets(
      ships.map(({ id: ship, document }): Effect => {
        if (is === 'away') return { type: 'shipRemoved', ship }
        // Not every pack knows every standing.
        const to = fits(pack.shape(document).fields[shipField.standing]!, is) ? is : 'sunk'
        return { type: 'fieldSet', ship, field: shipField.standing, to }
      }),
    )
    for (const face of navalEventIds) {
      const { entry } = plays(battle, face)
      const effects = entry.kind === 'step' ? entry.effects : []
      expect(
        effects.filter((effect) => 'ship' in effect),
        face,
      ).toEqual([])
    }
  })

  /** Where a pack applies no card, and of a pack without ships, none is slowed. */
  const slowing = pack.events && !pack.isShipless ? ['5H', '6D'] : []

  test.each(slowing)('a ship that %s slows shows half her speed, until it is over', (face) => {
    const battle = new Battle(pack, 1)
    const { before } = plays(battle, face)
    const after = battle.state
    const [event] = lastingEvents(after)
    const ship = event!.ship!
    const [fast, slow] = [speedOn(before, ship), speedOn(after, ship)]
    expect(fast.speed, face).toBeGreaterThan(0)
    expect(Math.abs(slow.speed - fast.speed / 2)).toBeLessThan(1)
    expect([fast.shown, slow.shown]).toEqual([fast.speed, slow.speed])
    // What slows for a turn alone is on her card for that turn alone.
    if (face === '5H') expect(mostOn({ ...after, turn: after.turn + 1 }, ship)).toBe(mostOn(before, ship))
    const ended = endEvent(after, event!.marker, pack)
    if (ended?.kind !== 'step') throw new Error('it cannot be ended')
    battle.write(ended)
    expect(mostOn(battle.state, ship)).toBe(mostOn(before, ship))
  })

  /** The most she can make. */
  const mostOn = (state: GameState, ship: ShipId) => pack.condition(onCard(pack, state, ship)!, state).maximumSpeed

  /** The speed she can make, and the one on her card for it. */
  function speedOn(state: GameState, ship: ShipId) {
    const shown = onCard(pack, state, ship)!
    const pieces = pack.card.pieces(shown.document).filter(({ reads }) => reads.tracks?.includes(trackId('speed')))
    const [text] = pieces
      .flatMap((piece) => pack.card.piece(piece, shown, words))
      .flatMap((each) => (each.op === 'text' ? [each.text] : []))
    return { speed: speedNow(pack.condition(shown, state)).speed, shown: Number.parseFloat(text ?? '') }
  }
})

const onTable = ({ ships, markers, table: facts }: GameState) => ({
  markers,
  facts,
  ships: Object.values(ships).map(({ boxes, tracks, fields }) => ({ boxes, tracks, fields })),
})
