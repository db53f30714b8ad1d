import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { navalEventIds } from '../../decks/naval/events'
import { eventCardName } from '../event-cards/event-card'
import { withDeck } from '../event-cards/event-cards.testing'
import { lastingEvents } from '../../game/decks/lasting'
import { endEvent } from '../event-cards/lasting-ends'
import { callLasting, sayEnding, sayLasting, titleOfLasting } from '../../game/decks/lasting-words'
import { entrySchema } from '../../game/check-line'
import { finishDialogue, openDialogue, giveAnswer } from '../../game/dialogue-entries'
import type { Entry, HeadLine, JournalLine } from '../../game/journal-line'
import { Session } from '../../game/session'
import { fits } from '../../game/shape'
import type { GameState, KeptAnswer, OpenDialogue } from '../../game/state'
import { facesOf } from '../../kernel/dice'
import { shipField } from '../../game/ship-fields'
import { trackId, type ShipId } from '../../kernel/ids'
import type { Answer, Question } from '../../kernel/question'
import { expectOffered } from '../../kernel/script.testing'
import { initialState } from '../../game/fold'
import type { Effect } from '../../game/effect'
import { RuleDraft } from '../../game/rule-draft'
import { replayProcedure, procedureOf } from './replay-procedure'
import { rulesPacks } from '../index'
import { onCard, speedNow } from '../kit/on-card'
import { setUp, starterScenarioDocuments, starterShipDocuments } from './starter.testing'
import { hasWords, phraseSaid, words } from '../kit/worded.testing'

const answered = (question: Question, pick: number): Answer => {
  switch (question.kind) {
    case 'roll':
    case 'chance':
      return faceOf(question, pick)
    case 'rolls':
      return Array.from({ length: question.count }, (_, at) => faceOf(question, pick + at))
    case 'draw':
      return question.lots[pick % question.lots.length]!.value
    case 'choose':
      return question.options[pick % question.options.length]!.value
    case 'confirm':
      return pick % 2 === 0
    case 'number':
      return question.least + (pick % (question.most - question.least + 1))
    case 'judge':
      expectOffered(question)
      return question.value
  }
}

function faceOf({ die }: Extract<Question, { die: unknown }>, pick: number): number {
  const faces = facesOf(die)
  return faces[pick % faces.length]!
}

describe.each(rulesPacks.map((pack) => ({ id: pack.id, pack })))(
  'event cards under the rules of $id',
  ({ id, pack }) => {
    const setup = setUp(starterScenarioDocuments(id)[0]!, starterShipDocuments(id))
    const initial = initialState(pack, { pack: id, setup }, pack.phases[0]!)
    const [of, drawer] = initial.sides.map((side) => side.id)
    const table = withDeck(initial, of!, drawer!)
    const opened = (face: string, answers: readonly KeptAnswer[] = []): OpenDialogue => ({
      id: 'd1',
      seq: 1,
      procedure: eventCardName,
      packVersion: pack.version,
      base: 0,
      input: { deck: 'mishaps', card: 1, face, player: drawer! },
      answers,
      withdrawn: [],
    })

    /** Plays a card to its end; every sentence on the way has to exist. */
    function played(face: string, picks: readonly number[], from: GameState = table) {
      let dialogue = opened(face)
      for (let asked = 0; ; asked++) {
        const replayed = replayProcedure(pack, from, dialogue)
        if (!replayed.ok) throw new Error(replayed.code)
        const { progress, changes } = replayed.value
        if (progress.is === 'differs') throw new Error(progress.refusal.code)
        if (progress.is === 'finished') {
          phraseSaid(progress.outcome)
          changes.why.forEach(phraseSaid)
          return { dialogue, label: progress.outcome, changes }
        }
        const { question } = progress
        phraseSaid(question.ask)
        question.because?.forEach(phraseSaid)
        if (question.kind === 'choose') question.options.forEach(({ say }) => phraseSaid(say))
        expect([...from.sides.map((side) => side.id as string), 'umpire']).toContain(question.to)
        const answer = answered(question, picks[asked % picks.length] ?? 0)
        dialogue = { ...dialogue, answers: [...dialogue.answers, { question: question.key, answer }] }
      }
    }

    test('their dialogue is there without the pack listing it, and has a title', () => {
      expect(procedureOf(pack, eventCardName)?.name).toBe(eventCardName)
      expect(pack.procedures.map(({ name }) => name)).not.toContain(eventCardName)
      hasWords(`rules.${id}.procedures.${eventCardName}.title`)
    })

    test.each(navalEventIds)(
      '%s comes to an end whatever is answered, in words, and folds without a conflict',
      (face) => {
        fc.assert(
          fc.property(fc.array(fc.nat(200), { minLength: 1, maxLength: 6 }), (picks) => {
            const { dialogue, label, changes } = played(face, picks)
            const entry = finishDialogue({ dialogue, label, changes })
            expect(entrySchema.safeParse(entry)).toMatchObject({ success: true })
          }),
          { numRuns: 15 },
        )
      },
    )

    test.each(navalEventIds)(
      '%s is one step: undone it leaves the table as it was, redone as it had become',
      (face) => {
        const head: HeadLine = {
          seq: 0,
          at: 1,
          kind: 'head',
          format: 'spotting-top/journal',
          version: 1,
          pack: id,
          packVersion: pack.version,
          setup,
        }
        const session = new Session(pack, head, pack.phases[0]!, [])
        const take = (entry: Entry) => {
          const seq = session.lastSeq + 1
          session.append({ seq, at: seq, ...entry } as JournalLine)
        }
        const { dialogue, label, changes } = played(face, [2, 1, 3])
        const { id: dialogueId, procedure, packVersion, input, answers } = dialogue
        take(openDialogue({ id: dialogueId, procedure, packVersion, input }))
        for (const { question, answer } of answers) take(giveAnswer(dialogueId, question, answer))
        const before = session.state
        take(finishDialogue({ dialogue, label, changes }))
        const after = session.state
        expect(session.conflicts).toEqual([])
        for (const each of lastingEvents(after)) {
          for (const phrase of [
            sayLasting(after, each),
            callLasting(after, each),
            sayEnding(each),
            titleOfLasting(each),
          ])
            phraseSaid(phrase)
        }
        take({ kind: 'strike', targets: [session.undo!.seq], cause: 'undo' })
        expect(onTable(session.state)).toEqual(onTable(before))
        take({ kind: 'restore', targets: [session.redo!.seq], cause: 'redo' })
        expect(onTable(session.state)).toEqual(onTable(after))
      },
    )

    const { standing } = shipField
    /** Every ship is lost, or there is none; not every pack knows every standing. */
    const lost = (is: string): GameState => {
      const all = Object.values(table.ships).map((ship) => {
        const to = fits(pack.shape(ship.document).fields[standing]!, is) ? is : 'sunk'
        return [ship.id, { ...ship, fields: { ...ship.fields, [standing]: to } }] as const
      })
      return is === 'away' ? { ...table, ships: {}, squadrons: [] } : { ...table, ships: Object.fromEntries(all) }
    }

    test.each(['sunk', 'blownUp', 'left', 'away'])('where every ship is %s no card harms one', (is) => {
      for (const face of navalEventIds) {
        const { changes } = played(face, [is.length, 1, 3], lost(is))
        expect(
          changes.effects.filter((effect) => 'ship' in effect),
          face,
        ).toEqual([])
      }
    })

    const applied = (state: GameState, effects: readonly Effect[]) => new RuleDraft(pack, state, effects).state
    /** The speed she can make and the one on her card for it. */
    const speedOn = (state: GameState, ship: ShipId) => {
      const shown = onCard(pack, state, ship)!
      const pieces = pack.card.pieces(shown.document).filter(({ reads }) => reads.tracks?.includes(trackId('speed')))
      const drawn = pieces.flatMap((piece) => pack.card.piece(piece, shown, words))
      const figures = drawn.flatMap((each) => (each.op === 'text' ? [Number.parseFloat(each.text)] : []))
      return { speed: speedNow(pack.condition(shown, state)).speed, figures }
    }

    /** Where a pack applies no card, and of a pack without ships, none is slowed. */
    const slowing = pack.events && !pack.isShipless ? ['5H', '6D'] : []

    test.each(slowing)('a ship that %s slows shows half her speed, until it is over', (face) => {
      const { label, changes } = played(face, [0])
      const after = applied(table, changes.effects)
      const [event] = lastingEvents(after)
      const ship = event!.ship!
      const before = speedOn(table, ship)
      const { speed, figures } = speedOn(after, ship)
      expect(before.speed, label.key).toBeGreaterThan(0)
      expect(Math.abs(speed - before.speed / 2)).toBeLessThan(1)
      expect([before.figures[0], figures[0]]).toEqual([before.speed, speed])
      const ended = endEvent(after, event!.marker, pack)
      if (ended?.kind !== 'step') throw new Error('it cannot be ended')
      const over = applied(after, ended.effects)
      const canMake = (state: GameState) => pack.condition(onCard(pack, state, ship)!, state).maximumSpeed
      expect(canMake(over)).toBe(canMake(table))
    })

    test.each(slowing.slice(0, 1))('what %s slows for a turn alone is on her card for that turn alone', (face) => {
      const { changes } = played(face, [0])
      const after = applied(table, changes.effects)
      const ship = lastingEvents(after)[0]!.ship!
      const later = { ...after, turn: after.turn + 1 }
      const most = (state: GameState) => pack.condition(onCard(pack, state, ship)!, state).maximumSpeed
      expect(most(later)).toBe(most(table))
    })

    const onTable = ({ ships, markers, table: facts }: GameState) => ({
      markers,
      facts,
      ships: Object.values(ships).map(({ boxes, tracks, fields }) => ({ boxes, tracks, fields })),
    })
  },
)
