import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../../game/effect'
import { RuleDraft } from '../../../../game/rule-draft'
import { boxId, trackId } from '../../../../kernel/ids'
import { dice, play } from '../../../../kernel/script.testing'
import type { Damage } from '../../../kit/marked-ship.testing'
import { cellsWith } from '../../card/majestic.testing'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import type { PerfidiousShip } from '../../ship/ship'
import { refusalOf } from '../../../run/run-procedure.testing'
import { atSea, brest, channel, fired, idOf, runs } from '../turn/fleet.testing'
import { damageControl, damageControlDue } from './damage-control'

const input = { ship: 'majestic' }
const hurt = (damage: Damage, houseRules = {}) => atSea({ channel: { Majestic: damage }, houseRules })
/** Majestic (crew quality 3) works on what is named, test by test. */
const afterTests = (damage: Damage, faces: number[], ...works: string[]) => {
  const said = Object.fromEntries(works.map((work, at) => [`test-${at + 1}/repair`, work]))
  const ran = runs(damageControl, hurt(damage), input, dice(...faces), said)
  return { ...ran, majestic: ran.on('Majestic') }
}

describe('number of tests', () => {
  const tests = (flotation: number) =>
    afterTests(
      { tracks: { flotation, flooding: 9 } },
      [6, 6, 6, 6, 6, 6].slice(0, Math.floor(flotation / 5)),
    ).questions.filter(({ kind }) => kind === 'chance').length

  test('one crew test for each 5 undamaged flotation boxes, rounded down', () => {
    expect([30, 29, 10, 9].map(tests)).toEqual([6, 5, 2, 1])
  })

  test('a ship afloat with fewer than 5 gets none; minimumOneTest on: one', () => {
    const few = { tracks: { flotation: 4, flooding: 2 } }
    expect(refusalOf(damageControl, hurt(few), input)).toBe('too-little-flotation')
    const { on } = runs(damageControl, hurt(few, { minimumOneTest: 'on' }), input, dice(2))
    expect(on('Majestic').track('flooding')).toBe(1)
  })

  test('the figure is shown with its sum and can be overruled', () => {
    const { questions } = runs(damageControl, hurt({ tracks: { flooding: 2 } }), input, dice(6), { tests: 1 })
    expect(questions[0]).toMatchObject({ kind: 'judge', key: 'tests', value: 6 })
    expect(questions.filter(({ kind }) => kind === 'chance')).toHaveLength(1)
  })
})

describe('each success does one of', () => {
  test('the repair is named before the die', () => {
    const { questions } = afterTests({ tracks: { flooding: 1 } }, [1], 'flooding')
    expect(questions.map(({ kind }) => kind)).toEqual(['judge', 'choose', 'chance'])
  })

  test('flooding level -1', () => {
    const { majestic, label } = afterTests({ tracks: { flooding: 2, flotation: 10 } }, [3, 3], 'flooding', 'flooding')
    expect([majestic.track('flooding'), majestic.track('flotation')]).toEqual([0, 10])
    expect(label).toBe('Majestic, damage control: 2 repairs')
  })

  test('fire level -1, and a fire brought down does not grow this turn', () => {
    const { majestic, state } = afterTests({ tracks: { fire: 3, flotation: 5 } }, [1], 'fire')
    expect(majestic.track('fire')).toBe(2)
    expect(state.table['fireBroughtDown:majestic']).toBe(1)
  })

  test('restore one propulsion box, which counts for speed at once; the cell keeps its cross under the ring', () => {
    const engines = {
      tracks: { propulsion: 2, flotation: 5 },
      boxes: { '5-5': ['struck'], '4-6': ['struck'] },
    } as const
    const { majestic, why } = afterTests(engines, [1], 'propulsion')
    expect(majestic.track('propulsion')).toBe(1)
    expect(majestic.marks('4-6')).toEqual(['struck', 'repaired'])
    expect(majestic.marks('5-5')).toEqual(['struck'])
    expect(why).toContain('Majestic: a propulsion box works again, maximum speed now 13.')
  })

  test('which engines is asked only of engines that are not alike', () => {
    const asked = (boxes: NonNullable<Damage['boxes']>, card: Partial<PerfidiousShip> = {}, houseRules = {}) => {
      const hers = { card, boxes, tracks: { propulsion: 3, flotation: 5 } }
      const state = atSea({ channel: { Majestic: hers }, houseRules })
      const said = { 'test-1/repair': 'propulsion' }
      const { questions, on } = runs(damageControl, state, input, dice(1), said)
      const question = questions.find(({ key }) => key.endsWith('/engine'))
      return {
        of: question?.kind === 'choose' ? question.options.map(({ value }) => value) : [],
        repaired: Object.keys(boxes).filter((box) => on('Majestic').marks(box).includes('repaired')),
      }
    }
    const three = { '6-5': ['struck'], '5-5': ['struck'], '5-6': ['struck'] } as const
    expect(asked(three)).toEqual({ of: [], repaired: ['5-5'] })
    const flooded = { ...three, '5-5': ['flooded', 'out'] } as const
    expect(asked(flooded)).toEqual({ of: [], repaired: ['5-5'] })
    expect(asked(flooded, {}, { repairedEngineHit: 'spared' }).of).toEqual(['5-5', '5-6'])
    expect(asked(three, { cells: cellsWith('6-4', { armour: 3 }) }).of).toEqual(['5-5', '6-5'])
  })

  test('an engine that works again under its ring is idle no more', () => {
    const mended = {
      tracks: { propulsion: 1, flotation: 5 },
      boxes: { '5-5': ['struck', 'repaired'], '6-5': ['struck'] },
    } as const
    expect(afterTests(mended, [1], 'propulsion').majestic.marks('6-5')).toEqual(['struck', 'repaired'])
  })

  test('repair the steering gear: the mark goes', () => {
    const { majestic, why } = afterTests({ boxes: { '10-5': ['struck'] } }, [2], 'steering')
    expect(majestic.marks('10-5')).toEqual(['struck', 'repaired'])
    expect(why).toContain('Majestic steers again.')
  })

  test('a failure repairs nothing, and the next test follows', () => {
    const { majestic, label } = afterTests({ tracks: { flooding: 1, flotation: 10 } }, [4, 3], 'flooding', 'flooding')
    expect(majestic.track('flooding')).toBe(0)
    expect(label).toBe('Majestic, damage control: one repair')
  })

  test('flotation boxes, cells and guns never come back: only what can be repaired is offered', () => {
    const damage = { tracks: { flotation: 20, fire: 1 }, boxes: { '4-2': ['struck'] } } as const
    const { questions } = afterTests(damage, [1], 'fire')
    expect(questions[1]).toMatchObject({ options: [{ value: 'fire' }, { value: 'none' }] })
    expect(refusalOf(damageControl, hurt({ boxes: { '4-2': ['struck'] } }), input)).toBe('nothing-to-repair')
  })

  test('she may leave it', () => {
    expect(afterTests({ tracks: { fire: 1 } }, [], 'none').label).toBe('Majestic, damage control: nothing repaired')
  })
})

describe('a ship makes her checks once a turn', () => {
  const leaking = { Majestic: { tracks: { flooding: 9 } }, Magnificent: {} }

  test('and not again', () => {
    const { state } = afterTests({ tracks: { flooding: 9 } }, [], 'none')
    expect(refusalOf(damageControl, state, input)).toBe('damage-control-made')
    expect(refusalOf(damageControl, { ...state, turn: 2 }, input)).toBeUndefined()
  })

  test.each([
    ['when her squadron has fired or passed', { damageControlMoment: 'afterOwnFire' }, ['majestic']],
    ['when all have fired', { damageControlMoment: 'endOfFiring' }, []],
    ['left unsaid under simultaneous fire: when all have fired, as damage does', { fireTiming: 'simultaneous' }, []],
  ])('%s', (_, houseRules, afterHers) => {
    const state = atSea({ channel: leaking, houseRules })
    expect([damageControlDue(state), damageControlDue(fired(state, brest))]).toEqual([[], []])
    expect(damageControlDue(fired(state, channel))).toEqual(afterHers)
    expect(damageControlDue(fired(state, channel, brest))).toEqual([idOf('Majestic')])
  })
})

describe('under simultaneous fire damage that waits is not repaired yet', () => {
  const waits = (waiting: readonly Effect[], damage: Damage, faces: number[]) => {
    const draft = new RuleDraft({ checkShip, shape }, hurt(damage), waiting)
    const { questions } = play(damageControl.run(draft, input), dice(...faces))
    return { draft, questions }
  }
  const ship = idOf('Majestic')

  test('a fire that waits is not offered', () => {
    const fire: Effect = { type: 'trackMoved', ship, track: trackId('fire'), by: 2 }
    expect(waits([fire], { tracks: { flooding: 1 } }, [1]).questions[1]).toMatchObject({
      options: [{ value: 'flooding' }, { value: 'none' }],
    })
  })

  test('engines that are about to be lost are not restored, and each of the others once', () => {
    const struck = (at: string): Effect => ({ type: 'marked', ship, box: boxId(at), mark: 'struck', on: true })
    const waiting: readonly Effect[] = [
      struck('4-6'),
      { type: 'trackMoved', ship, track: trackId('propulsion'), by: 1 },
    ]
    const idle = { tracks: { propulsion: 2 }, boxes: { '5-5': ['struck'], '5-6': ['struck'] } } as const
    const { draft } = waits(waiting, idle, [1, 1])
    const repaired = draft.changes.effects.filter((effect) => effect.type === 'marked' && effect.mark === 'repaired')
    expect(repaired).toMatchObject([{ box: '5-5' }, { box: '5-6' }])
  })
})
