import { placesFound } from '../../kit/worded.testing'
import { describe, expect, test } from 'vitest'
import { speaker } from '../../../words/speak'
import { en } from '../../words'
import { onDamage } from '../procedures/criticals/target'
import { onAircraft } from '../procedures/in-the-air/air-stands'
import { onFire } from '../procedures/may-fire/firing'
import { onTurn } from '../procedures/turn/turn'
import { starterShips } from '../recipe/starter-ships'
import { figuresSaid } from './damage'
import { reference, referenceFor } from './reference'
import { typeXCalibres } from './shooting'

const words = speaker(en)
const tables = reference(words)
const documents = starterShips()
const named = (...slugs: readonly string[]) => documents.filter(({ slug }) => slugs.includes(slug))

const tableOf = (key: string, of = tables) => of.find((table) => table.key === key)

function rowOf(table: string, row: string, of = tables): readonly string[] | undefined {
  const found = tableOf(table, of)
  return found?.rows[found.rowKeys?.indexOf(row) ?? -1]
}

test('what notes say in figures', () => {
  expect(figuresSaid.kamikaze).toBe('1–3')
  expect(figuresSaid.cargo).toBe('1–5')
  expect(words('rules.squadron-d20.reference.gunsAgainstTypeX.how')).toContain(
    `${typeXCalibres.from}″ to ${typeXCalibres.to}″`,
  )
  expect(figuresSaid.horizontally).toEqual(expect.arrayContaining(['rakingGun', 'fx1400', 'hs293', 'tinyTim']))
})

test('every place that a dialogue names is on the reference sheet', () => {
  expect(placesFound({ onDamage, onAircraft, onFire, onTurn }, tables).length).toBeGreaterThan(20)
})

describe('the reference sheet for the stands in play', () => {
  test('is the whole one without any', () => expect(referenceFor([], words)).toEqual(tables))

  test('of a cruiser and destroyers has no carrier, no merchant and no aircraft on it', () => {
    const cut = referenceFor(named('kenya', 'ashanti'), words)
    expect(tableOf('structuralWarship', cut)).toBeDefined()
    for (const key of ['structuralCarrier', 'structuralMerchant', 'valuableCargo', 'airAttack', 'aa', 'airCombat']) {
      expect(tableOf(key, cut), key).toBeUndefined()
    }
    expect(rowOf('wreckTest', 'poorCarrierSafety', cut)).toBeUndefined()
    expect(rowOf('armourProtection', 'armouredFlightDeck', cut)).toBeUndefined()
    expect(rowOf('underwater', 'cargo', cut)).toBeUndefined()
    expect(rowOf('morale', 'aircraft', cut)).toBeUndefined()
    expect(tableOf('weaponLoss', cut)?.rowKeys).toEqual(['open', 'shielded', 'turretArmoured'])
  })

  test('of a tanker reads the merchant’s table and her cargo', () => {
    const cut = referenceFor(named('ohio'), words)
    expect(tableOf('structuralMerchant', cut)).toBeDefined()
    expect(tableOf('structuralWarship', cut)).toBeUndefined()
    expect(tableOf('valuableCargo', cut)?.rowKeys).toEqual(['fuel'])
  })

  test('without torpedoes has none on it, and without small craft no gun at them', () => {
    const cut = referenceFor(named('gorizia', 'portland'), words)
    expect(tableOf('gunnery', cut)).toBeDefined()
    for (const key of ['torpedoes', 'torpedoModifiers', 'gunsAgainstTypeX', 'crfMrfStand']) {
      expect(tableOf(key, cut), key).toBeUndefined()
    }
    expect(tableOf('mayFire', cut)?.columns).toHaveLength(2)
  })

  test('of small craft alone has no critical damage', () => {
    const cut = referenceFor(named('mas', 'schnellboote'), words)
    for (const key of ['underwater', 'wreckTest', 'criticalLoop', 'armourProtection', 'weaponLoss']) {
      expect(tableOf(key, cut), key).toBeUndefined()
    }
  })
})
