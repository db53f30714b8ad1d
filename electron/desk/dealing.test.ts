import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DeckAction } from '#shared/bridge/contract'
import { usualRules } from '#shared/decks/deck-rules'
import { navalEventIds } from '#shared/decks/naval/events'
import { pileOf, zones, type Pile } from '#shared/decks/pile'
import type { DeckPlan } from '#shared/decks/deck-plan'
import type { Effect } from '#shared/game/effect'
import type { Entry } from '#shared/game/journal-line'
import { deckId, markerId, sideId, type GameId } from '#shared/kernel/ids'
import { hideNote } from '#shared/umpire/hidden-notes'
import { writeFiles } from './desk.testing'
import { machine, openedTable, ushant } from './machine.testing'
import type { Services } from './services'

const north = sideId('north')
const south = sideId('south')
const mishaps = deckId('north')
const plan: DeckPlan = {
  kind: 'naval',
  side: north,
  called: '',
  rules: usualRules,
  isOpen: false,
  reds: ['AH', '6H', '9H', 'QD', 'KD'],
  blacks: 3,
}

/** A game between two sides, and everything that was sent to any window. */
async function clubNight() {
  const { home, notices, start } = await machine()
  const [van, ...others] = ushant.squadrons
  const sides = [
    { id: north, name: 'North', flag: '' },
    { id: south, name: 'South', flag: '' },
  ]
  const duel = { ...ushant, slug: 'duel', sides, squadrons: [{ ...van!, side: north }, ...others], decks: [plan] }
  await writeFiles(home, { 'starter/scenarios/duel.scenario.json': duel })
  const services = start()
  const started = await services.gameStart({ scenario: 'duel', title: 'Duel' })
  if (!started.ok) throw new Error(started.code)
  const { game } = started.value
  const answers: unknown[] = [await services.gameOpen({ game })]
  let batch = 0
  const does = async (action: DeckAction) => {
    const answer = await services.deckAction({ game, batch: `b${batch++}`, action })
    answers.push(answer)
    return answer
  }
  return { services, game, start, does, answers, messages: () => [...answers, ...notices.received] }
}

async function pileIn(services: Services, game: GameId): Promise<Pile> {
  return pileOf((await openedTable(services, game)).state.decks, mishaps)!
}

/** Naval cards by their quoted names: nothing else in a message is called so. */
function facesIn(message: unknown): readonly string[] {
  const text = JSON.stringify(message)
  return navalEventIds.filter((face) => text.includes(`"${face}"`))
}

test('whatever is done, no message to a window names a card before it is turned up', async () => {
  const actions = fc.array(fc.constantFrom('draw', 'draw', 'play', 'return', 'toBottom', 'shuffle', 'undo', 'redo'), {
    minLength: 4,
    maxLength: 14,
  })
  await fc.assert(
    fc.asyncProperty(actions, async (wanted) => {
      const { services, game, does, answers, messages } = await clubNight()
      await does({ do: 'lay', deck: mishaps, plan })
      for (const [at, action] of wanted.entries()) {
        const { state, undo, redo, after } = await openedTable(services, game)
        const pile = pileOf(state.decks, mishaps)
        const card = pile?.hand[0]
        const newest = action === 'undo' ? undo : redo
        if (action === 'undo' || action === 'redo') {
          const targets = [newest?.seq ?? 0]
          const entry: Entry =
            action === 'undo' ? { kind: 'strike', targets, cause: action } : { kind: 'restore', targets, cause: action }
          answers.push(await services.gameAppend({ game, batch: `u${at}`, after, entries: [entry] }))
        } else if (action === 'draw') await does({ do: 'draw', deck: mishaps, count: 1 })
        else if (action === 'shuffle') await does({ do: 'shuffle', deck: mishaps })
        else if (card !== undefined) await does({ do: action, deck: mishaps, card })
      }
      answers.push(await services.gameLines({ game, from: 0, count: 1000 }), await openedTable(services, game))
      answers.push(await services.gameStateAt({ game, seq: 2 }), await services.libraryList())
      const shown = new Set(await turnedUp(services, game))
      for (const message of messages().filter((each) => !isListing(each))) {
        for (const face of facesIn(message)) expect(shown).toContain(face)
      }
      await services.gameClose({ game })
    }),
    { numRuns: 8 },
  )
})

/** The listing holds the scenario itself, its plan with it: that is no secret of the game. */
function isListing(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'setAside' in message
}

async function turnedUp(services: Services, game: GameId): Promise<readonly string[]> {
  const page = await services.gameLines({ game, from: 0, count: 1000 })
  if (!page.ok) throw new Error(page.code)
  return page.value.lines.flatMap((line) =>
    line.kind === 'step'
      ? line.effects.flatMap((effect) => (effect.type === 'cardMoved' ? (effect.face ?? []) : []))
      : [],
  )
}

test('a hand goes to the side that holds it when it asks, and to the umpire; the other side gets nothing', async () => {
  const { services, game, does } = await clubNight()
  await does({ do: 'lay', deck: mishaps, plan: { ...plan, blacks: 0 } })
  await does({ do: 'draw', deck: mishaps, count: 2 })
  const { hand } = await pileIn(services, game)
  expect(hand).toHaveLength(2)
  const secrets = async (of: Parameters<Services['deckSecrets']>[0]['of']) => {
    const answer = await services.deckSecrets({ game, of })
    return answer.ok ? Object.keys(answer.value[mishaps]?.faces ?? {}).length : answer.code
  }
  expect(await secrets({ is: 'side', side: south })).toBe(2)
  expect(await secrets({ is: 'side', side: north })).toBe(0)
  expect(await secrets({ is: 'umpire' })).toBe(5)
})

test('what was dealt is dealt when the program was killed and comes back: the same hand, the same pile', async () => {
  const { services, game, does, start } = await clubNight()
  await does({ do: 'lay', deck: mishaps, plan })
  await does({ do: 'draw', deck: mishaps, count: 3 })
  const before = await pileIn(services, game)
  const faces = await services.deckSecrets({ game, of: { is: 'umpire' } })
  await services.dispose()
  const again = start()
  expect(await pileIn(again, game)).toEqual(before)
  expect(await again.deckSecrets({ game, of: { is: 'umpire' } })).toEqual(faces)
})

test('an action that is sent twice is done once', async () => {
  const { services, game, does } = await clubNight()
  await does({ do: 'lay', deck: mishaps, plan })
  const draw = { game, batch: 'twice', action: { do: 'draw', deck: mishaps, count: 1 } } as const
  const [one, other] = await Promise.all([services.deckAction(draw), services.deckAction(draw)])
  expect(one).toEqual(other)
  const { undrawn } = await pileIn(services, game)
  expect(undrawn).toHaveLength(7)
})

test('two windows that draw at once draw two cards', async () => {
  const { services, game, does } = await clubNight()
  await does({ do: 'lay', deck: mishaps, plan })
  await Promise.all([1, 2].map(() => does({ do: 'draw', deck: mishaps, count: 1 })))
  const pile = await pileIn(services, game)
  expect(pile.undrawn).toHaveLength(6)
  expect(zones.flatMap((zone) => pile[zone])).toHaveLength(8)
})

test('a page may not seal cards itself', async () => {
  const { services, game } = await clubNight()
  const { after } = await openedTable(services, game)
  const entries = [{ kind: 'sealed', owner: south, what: 'hand', payload: '{}' } as const]
  const forged = await services.gameAppend({ game, batch: 'forged', after, entries })
  expect(forged).toMatchObject({ ok: false, code: 'sealed-by-hand' })
})

test('a page may not move cards by an entry of its own: turn up a face, remove a pile, deal or shuffle', async () => {
  const { services, game, does } = await clubNight()
  await does({ do: 'lay', deck: mishaps, plan })
  const before = await openedTable(services, game)
  const { after } = before
  const forged: readonly Effect[] = [
    { type: 'cardMoved', deck: mishaps, card: 3, to: 'hand', face: 'AH' },
    { type: 'pileSet', deck: mishaps, pile: null },
    { type: 'deckShuffled', deck: mishaps, taken: [1, 2], first: 900_000 },
    { type: 'deckRuled', deck: mishaps, rules: usualRules },
  ]
  for (const [at, effect] of forged.entries()) {
    const outcome = { by: 'hand', label: { key: 'steps.hand' }, effects: [effect] } as const
    const ways: readonly Entry[] = [
      { kind: 'step', ...outcome },
      { kind: 'amend', target: 2, outcome },
      { kind: 'pending', until: 'fire', outcome },
      { kind: 'pending', until: 'fire', outcome: { ...outcome, effects: [], atOnce: { effects: [effect] } } },
    ]
    for (const [way, entry] of ways.entries()) {
      const answer = await services.gameAppend({ game, batch: `f${at}${way}`, after, entries: [entry] })
      expect(answer).toMatchObject({ ok: false, code: 'dealt-by-hand' })
    }
  }
  expect((await openedTable(services, game)).state).toEqual(before.state)
})

test('a deck that cannot be is refused with its reason, and nothing is written', async () => {
  const { services, game, does } = await clubNight()
  const lay = (changed: Partial<DeckPlan>) =>
    does({ do: 'lay', deck: mishaps, plan: { ...plan, ...changed } as DeckPlan })
  expect(await lay({ reds: [], blacks: 0 })).toMatchObject({ code: 'deck-empty' })
  expect(await lay({ reds: ['AH', 'AH'] })).toMatchObject({ code: 'deck-red-twice' })
  expect(await lay({ side: sideId('nobody') })).toMatchObject({ code: 'deck-side-unknown' })
  const own = { kind: 'own', side: north, called: '', rules: usualRules, isOpen: true, deck: 'lost' } as const
  expect(await does({ do: 'lay', deck: mishaps, plan: own })).toMatchObject({ code: 'deck-missing' })
  await expect(
    services.dispatch('deckAction', {
      game,
      batch: 'x',
      action: { do: 'lay', deck: 'north', plan: { ...plan, blacks: 1e6 } },
    }),
  ).rejects.toThrow()
  expect((await openedTable(services, game)).lastSeq).toBe(0)
})

test('a hidden note goes to whoever lifts its cover, and is in no other answer or notice', async () => {
  const { services, game, answers, messages } = await clubNight()
  const { state, after } = await openedTable(services, game)
  const entries = [...hideNote(state, markerId('note-a'), 'Mines off the shoal')]
  answers.push(await services.gameAppend({ game, batch: 'note', after, entries }))
  answers.push(await openedTable(services, game), await services.gameLines({ game, from: 0, count: 100 }))
  expect(JSON.stringify(messages())).not.toContain('shoal')
  const value = [{ marker: 'note-a', text: 'Mines off the shoal' }]
  expect(await services.umpireNotes({ game })).toEqual({ ok: true, value })
})
