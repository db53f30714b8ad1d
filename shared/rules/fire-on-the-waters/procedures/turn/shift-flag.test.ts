import { expect, test } from 'vitest'
import { read, refusalOf } from '../../../run/run-procedure.testing'
import { atNight, fieldsOf, idOf, runs, type NightSetup } from '../night-action.testing'
import { shiftFlag } from './shift-flag'
import { dueNow } from './turn'

const flagship = (casualties: string, kako: Readonly<Record<string, string>> = {}): NightSetup => ({
  phase: 'damage',
  japan: { Furutaka: { fields: { flagship: 'yes', casualties } }, Kako: { fields: kako } },
})
const due = (setup: NightSetup) => dueNow(atNight(setup)).map(({ say }) => read(say))

test('a flagship without radio shifts her flag: it is due, and goes over to a ship of her side', () => {
  const setup = flagship('radioOut')
  expect(due(setup)).toEqual(['Furutaka: shift the flag'])
  expect(fieldsOf(shiftFlag, atNight(setup))['flagTo']?.default).toBe('kako')
  const ran = runs(shiftFlag, atNight(setup), { ship: 'furutaka', flagTo: 'kako' })
  expect(ran.label).toBe('Furutaka: the flag goes over to Kako')
  const flags = ['Furutaka', 'Kako'].map((name) => ran.state.ships[idOf(name)]?.fields['flagship' as never])
  expect(flags).toEqual(['no', 'yes'])
  expect(dueNow(ran.state)).toEqual([])
})

test('not one that still leads, nor where no other ship can', () => {
  expect(due(flagship('rudderJammed:straight'))).toEqual([])
  expect(due(flagship('radioOut', { casualties: 'signalsGone' }))).toEqual([])
  expect(refusalOf(shiftFlag, atNight(flagship('')), { ship: 'furutaka' })).toBe('no-flag-to-shift')
})
