import { expect, it } from 'vitest'
import { readLine } from './log-line'
import { majestic } from '../rules/perfidious-albion/card/majestic.testing'
import { freshShip } from '../game/apply-effect'
import type { Entry, JournalLine } from '../game/journal-line'
import type { GameState } from '../game/state'
import { boxId, fieldId, packId, shipId, trackId } from '../kernel/ids'
import { setTable, setTrack, toggleMark } from '../game/commands'
import { writeCaption } from './captions'
import { perfidiousAlbion } from '../rules/perfidious-albion/index'
import { words } from '../rules/kit/worded.testing'

const ship = shipId('majestic-1')
const state = {
  pack: packId('perfidious-albion'),
  ships: { [ship]: freshShip(perfidiousAlbion, ship, majestic()) },
} as unknown as GameState
const line = (entry: Entry) => readLine({ seq: 40, at: 0, ...entry } as JournalLine, state, words)
const read = (entry: Entry) => line(entry).text

it('names the ship and the box that a note is about', () => {
  const text = 'Hit by a stray shell'
  expect(read({ kind: 'note', text })).toBe('Note: Hit by a stray shell')
  expect(read({ kind: 'note', text, ship })).toBe('Note on Majestic: Hit by a stray shell')
  expect(read({ kind: 'note', text, ship, box: boxId('6-3') })).toBe('Note on Majestic, cell 6·3: Hit by a stray shell')
  expect(read({ kind: 'note', text, ship: shipId('gone') })).toBe(
    'Note on a ship no longer in the game: Hit by a stray shell',
  )
})

it('knows the one line that an entry takes back or restores, and of several none', () => {
  const about = (entry: Entry) => line(entry).about
  expect(about({ kind: 'strike', cause: 'undo', targets: [36] })).toBe(36)
  expect(about({ kind: 'restore', cause: 'redo', targets: [36] })).toBe(36)
  expect(about({ kind: 'strike', cause: 'restartTurn', targets: [34, 36] })).toBeUndefined()
  expect(about({ kind: 'note', text: 'Squall' })).toBeUndefined()
})

it('has the sign of a die for a throw, whether its dice have a name in the journal or not', () => {
  const toss = { kind: 'step', by: 'hand', effects: [], label: { key: 'umpire.log.coin.heads' } } as const
  expect(line(toss).glyph).toBe('die-10')
})

it('has the sign of a hand for text of the report, and of the wind for facts of the table', () => {
  const sign = (entry: Entry) => line(entry).glyph
  expect(sign(writeCaption({ of: 'foreword' }, 'The French were late.'))).toBe('hand')
  expect(sign(setTable('sea', 3))).toBe('wind')
})

it('has the sentence and the sign of a mark from the pack where only these rules have it', () => {
  const said = (mark: string) => {
    const { text, glyph } = line(toggleMark(state, ship, boxId('3-2'), mark))
    return [text, glyph]
  }
  expect(said('struck')).toEqual(['Majestic, cell 3·2 struck', 'struck'])
  expect(said('noSupply')).toEqual(['Majestic, cell 3·2 out of supply', 'blocked'])
  expect(said('gilded')).toEqual(['Steps.mark.gilded.on', 'hand'])
})

it('has waves for water in her alone: what is left of her hull and a cut supply have signs of their own', () => {
  const track = (name: string) => line(setTrack(state, ship, trackId(name), 2)!).glyph
  expect([track('flooding'), track('flotation')]).toEqual(['flood', 'hull'])
  const worst = (key: string) => {
    const why = [{ key: `rules.perfidious-albion.damage.${key}`, values: { ship: 'Majestic', at: '5·5' } }]
    const label = { key: 'rules.perfidious-albion.gunnery.done.fired', values: { target: 'Majestic', n: 1 } }
    return line({ kind: 'step', by: 'rule', effects: [], label, why }).glyph
  }
  expect([worst('leak'), worst('supplyCut'), worst('outOfAmmunition')]).toEqual(['flood', 'blocked', 'blocked'])
})

it('says a dialogue by the name of its procedure, and counts its answers to it', () => {
  const opened = { kind: 'dialogue', dialogue: 'd', procedure: 'salvo', packVersion: '1', input: {} } as const
  expect(read({ ...opened, is: 'opened' })).toBe('Gunnery begun')
  expect(read({ ...opened, is: 'opened', amends: 12 })).toBe('Gunnery reopened, to amend line 12')
  expect(read({ ...opened, is: 'abandoned' })).toBe('Gunnery broken off')
  const answer = { kind: 'answer', dialogue: 'd', question: 'Z/1/deck', answer: 3 } as const
  expect(line(answer).isListed).toBe(false)
  const again = line({ ...answer, anew: true, dice: [{ die: 'D6', rolled: 3, by: 'app' }] })
  expect(again).toMatchObject({ isListed: true, text: 'A die rolled again', dice: [{ rolled: 3 }] })
})

it('offers to amend what came of a dialogue, and of an amend the entry it has amended', () => {
  const amends = (entry: Entry) => line(entry).amends
  const outcome = { label: { key: 'steps.head' }, by: 'rule', effects: [], dialogue: 'd' } as const
  expect(amends({ kind: 'step', ...outcome })).toBe(40)
  expect(amends({ kind: 'pending', outcome, until: 'gunnery' })).toBe(40)
  expect(amends({ kind: 'amend', target: 12, outcome })).toBe(12)
  expect(amends({ kind: 'step', label: outcome.label, by: 'hand', effects: [] })).toBeUndefined()
})

it('has the sign of a hand for what was done by hand alone', () => {
  const effects = [{ type: 'fieldSet', ship, field: fieldId('standing'), to: 'withdrawing' }] as const
  const label = { key: 'steps.reset', values: { ship: 'Majestic' } }
  expect(line({ kind: 'step', by: 'hand', label, effects }).glyph).toBe('hand')
  expect(line({ kind: 'step', by: 'rule', label, effects, dialogue: 'one' }).glyph).toBe('die-10')
})
