import { describe, expect, test } from 'vitest'
import type { Damage } from '../../../kit/marked-ship.testing'
import { read, refusalOf, withUsualValues } from '../../../run/run-procedure.testing'
import { atNight, runs } from '../night-action.testing'
import { fightFire, firesAfterBattle } from './fires'
import { repair } from './repair'

const damaged = (has: Damage, houseRules = {}) => atNight({ japan: { Furutaka: has, Kako: {} }, houseRules })
const mends = (has: Damage, what: string) => runs(repair, damaged(has), { ship: 'furutaka', what })
const refuses = (has: Damage, what: string) => refusalOf(repair, damaged(has), { ship: 'furutaka', what })

/** What can be repaired, and what cannot with the reason. */
function offered(has: Damage) {
  const field = repair.fields(damaged(has), { ship: 'furutaka' }).find(({ name }) => name === 'what')
  if (field?.kind !== 'choices') throw new Error('nothing to choose')
  return Object.fromEntries(
    field.among.map((key) => [read(field.names![key]!), field.cannot[key] ? read(field.cannot[key]) : 'can be']),
  )
}

describe('repairs', () => {
  test('damaged items and unflooded spaces can be repaired, flooded spaces not', () => {
    expect(offered({ boxes: { 's-31': ['struck'], 'h-32': ['struck'], 'h-33': ['struck', 'flooded'] } })).toEqual({
      'Radio at 31': 'can be',
      'Boiler room B1 at 32': 'can be',
      'Boiler room B2 at 33': 'A space that is flooded cannot be repaired.',
    })
    expect(refuses({ boxes: { 'h-33': ['struck', 'flooded'] } }, 'h-33')).toBe('beyond-repair')
  })

  test('a room that is repaired drives her again', () => {
    const ran = mends({ boxes: { 'h-31': ['struck'] }, tracks: { speed: 3.75 } }, 'h-31')
    expect(ran.on('furutaka').marks('h-31')).toEqual(['struck', 'repaired'])
    expect(ran.why).toContain('Furutaka can make 4.25″ now.')
    expect(ran.on('furutaka').track('speed')).toBe(3.75)
    expect(ran.label).toBe('Furutaka: one repair')
  })

  test('several things at once', () => {
    const ran = mends({ boxes: { 's-31': ['struck'], 's-26': ['out'] } }, 's-31 s-26')
    expect(ran.on('furutaka').marks('s-26')).toEqual([])
    expect(ran.label).toBe('Furutaka: 2 repairs')
  })

  test('a mount whose magazine is out waits for the magazine, and is fed again with it', () => {
    const boxes = { 'h-55': ['struck'], 's-53': ['out'], 's-54': ['out'] } as const
    expect(offered({ boxes })).toMatchObject({
      'Mount Y at 53': 'A mount without its magazine works again when the magazine does.',
    })
    const ran = mends({ boxes }, 'h-55')
    expect([ran.on('furutaka').marks('s-53'), ran.on('furutaka').marks('s-54')]).toEqual([[], []])
    expect(ran.why).toContain('Furutaka: mount Y is fed again.')
  })

  test('a mount that was hit itself is repaired, and stays out while its magazine is', () => {
    const boxes = { 'h-55': ['struck'], 's-53': ['struck', 'out'] } as const
    expect(mends({ boxes }, 's-53').on('furutaka').marks('s-53')).toEqual(['struck', 'out', 'repaired'])
  })

  test('a mount over two locations is one thing to repair', () => {
    const boxes = { 's-53': ['struck'], 's-54': ['out'] } as const
    expect(offered({ boxes })).toEqual({ 'Mount Y at 53': 'can be' })
    const { on } = mends({ boxes }, 's-53')
    expect([on('furutaka').marks('s-53'), on('furutaka').marks('s-54')]).toEqual([['struck', 'repaired'], []])
  })

  test('a funnel gives back its quarter inch', () => {
    const ran = mends({ boxes: { 's-32': ['struck'] }, fields: { casualties: 'funnel:32' } }, 's-32')
    expect(ran.on('furutaka').field('casualties')).toBe(null)
    expect(ran.why).toContain('Furutaka can make 4.25″ now.')
  })

  test('a casualty is repaired with what it had put out', () => {
    const has = { boxes: { 's-31': ['out'] }, fields: { casualties: 'switchboard radioOut' } } as const
    expect(offered(has)).toEqual({
      'Radio at 31': 'What a casualty put out of action works again when the casualty is repaired.',
      'Switchboard out: course and speed changes come a turn late': 'can be',
      'Radio out': 'can be',
    })
    const ran = mends(has, 'radioOut')
    expect(ran.on('furutaka').field('casualties')).toBe('switchboard')
    expect(ran.on('furutaka').marks('s-31')).toEqual([])
  })

  test('a thing put out by two casualties works again after the second repair', () => {
    const has = { boxes: { 's-31': ['out'] }, fields: { casualties: 'signalsGone radioOut' } } as const
    expect(mends(has, 'radioOut').on('furutaka').marks('s-31')).toEqual(['out'])
  })

  test('what is destroyed stays so, and what ends by itself is not repaired', () => {
    const has = { fields: { casualties: 'shaftLost:2 ringMain@3' } }
    expect(offered(has)).toEqual({ 'Shaft 2 lost': 'What is lost for good cannot be repaired.' })
    expect(refuses(has, 'shaftLost:2')).toBe('beyond-repair')
    expect(refuses(has, 'ringMain@3')).toBe('not-damaged')
  })

  test('a flooded steering flat keeps its casualties', () => {
    const has = { boxes: { 'h-63': ['struck', 'flooded'] }, fields: { casualties: 'rudderHardLeft' } } as const
    expect(refuses(has, 'rudderHardLeft')).toBe('beyond-repair')
    expect(refuses({ fields: { casualties: 'rudderHardLeft' } }, 'rudderHardLeft')).toBeUndefined()
  })
})

describe('fires', () => {
  const burning = { boxes: { 's-34': ['struck', 'burning'], 'h-15': ['burning'] } } as const

  test('are put out by hand', () => {
    const ran = runs(fightFire, damaged(burning), { ship: 'furutaka', fires: 's-34' })
    expect(ran.on('furutaka').marks('s-34')).toEqual(['struck'])
    expect(ran.on('furutaka').marks('h-15')).toEqual(['burning'])
    expect(ran.why).toEqual(['Furutaka: a fire is out.', 'Mount S1 at 34'])
    const all = withUsualValues(fightFire, damaged(burning))
    expect(runs(fightFire, damaged(burning), all).label).toBe('Furutaka: 2 fires out')
  })

  test('after the battle get out of control by damage control number and fires', () => {
    const after = (face: number, tracks = {}) =>
      runs(firesAfterBattle, damaged({ ...burning, tracks }), { ship: 'furutaka' }, [face])
    expect(after(7).label).toBe('Furutaka: her fires get out of control')
    expect(after(8).label).toBe('Furutaka: her fires are under control')
    expect(after(3, { damageControlAid: 1 }).label).toBe('Furutaka: her fires are under control')
    expect(refusalOf(firesAfterBattle, after(8).state, { ship: 'furutaka' })).toBe('fires-rolled')
  })

  test('the number can be overruled', () => {
    const state = damaged(burning)
    expect(runs(firesAfterBattle, state, { ship: 'furutaka' }, [46], { number: 2 }).label).toContain('out of control')
  })
})
