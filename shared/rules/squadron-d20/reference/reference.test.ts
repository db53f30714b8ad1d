import { placesFound } from '../../kit/worded.testing'
import { describe, expect, test } from 'vitest'
import { speaker } from '../../../words/speak'
import { grouped } from '../../../words/units'
import { en } from '../../words'
import { onDamage } from '../procedures/criticals/target'
import { onAircraft } from '../procedures/in-the-air/air-stands'
import { onFire } from '../procedures/may-fire/firing'
import { onTurn } from '../procedures/turn/turn'
import { starterShips } from '../recipe/starter-ships'
import golden from '../tables/tables.golden.json'
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

/** A printed list of questions to the rule book is no table: the program asks them. */
const noTable = ['asked']

test('every printed table is on the reference sheet', () => {
  for (const key of Object.keys(golden).filter((name) => !noTable.includes(name))) {
    expect(tableOf(key), key).toBeDefined()
  }
})

describe('figures as printed', () => {
  test('the scale and initiative', () => {
    expect(tableOf('progressiveScale')?.rows).toEqual([
      ['1–2', '1'],
      ['3–6', '2'],
      ['7–12', '3'],
      ['13–20', '4'],
      ['21 or more', '5'],
    ])
    expect(rowOf('initiative', 'from7')).toEqual(['plus or minus 7–12', '±3'])
  })

  test('guns, torpedoes and small guns', () => {
    expect(rowOf('mayFire', 'unseen')?.slice(1)).toEqual([
      'Only batteries served by radar, each after a crew test of its own, as far as SD.',
      'No.',
      'After a crew test, into an area.',
    ])
    expect(rowOf('mayFire', 'nightLit')?.[1]).toBe('Fire. Served by radar +1.')
    expect(rowOf('gunnery', 'bands3')).toEqual([`3 RB · ${grouped(15_000)} yds · 75 cm`, '12+', '16+'])
    expect(rowOf('gunneryModifiers', 'guns13')).toEqual(['13–20 guns shooting at the target', '+2'])
    expect(rowOf('gunneryModifiers', 'targetStoppedOrLand')?.[1]).toBe('misses again')
    expect(rowOf('torpedoes', 'bands5')?.[1]).toBe('21+')
    expect(rowOf('torpedoModifiers', 'targetSize')?.[1]).toBe('+3 … −3')
    expect(rowOf('crfMrf', 'needed')).toEqual(['On target', '8+'])
    expect(tableOf('crfMrfStand')?.rows).toHaveLength(golden.crfMrf.typeXAttacks.length)
    expect(words('rules.squadron-d20.reference.gunsAgainstTypeX.how')).toContain(
      `${typeXCalibres.from}″ to ${typeXCalibres.to}″`,
    )
    for (const { id } of golden.torpedoes.modifiers) expect(rowOf('torpedoModifiers', id), id).toBeDefined()
  })

  test('aircraft', () => {
    expect(rowOf('airAttack', 'highLevelBomber')?.[1]).toBe('−5')
    expect(rowOf('aaSave', 'hitPoints22')).toEqual(['22 or more hit points', '+5'])
    expect(rowOf('strafing', 'acf7')?.[1]).toBe('−3')
    expect(rowOf('airCombatants', 'loadedFighterBomber')?.slice(1)).toEqual(['no', 'Dogfight 2, or not at all'])
    expect(rowOf('airCombatSave', 'factorAbove')?.[1]).toContain('3–6: −2')
    for (const { id } of golden.aa.modifiers) expect(rowOf('aa', id), id).toBeDefined()
  })

  test('critical damage: faces, costs and what is left', () => {
    expect(rowOf('structuralWarship', 'masts')).toEqual([
      '3 (6–10)',
      'Spotting top, masts',
      'none',
      'A mast comes down: spotting distance one band less for each 4.',
      'roll again',
    ])
    for (const [key, { rows }] of Object.entries({
      structuralWarship: golden.structuralWarship,
      structuralCarrier: golden.structuralCarrier,
    })) {
      const faces = rows.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`))
      expect([...new Set(tableOf(key)?.rows.map(([first]) => first!.split(' ')[0]))]).toEqual(faces)
    }
    expect(rowOf('structuralMerchant', 'cargo')?.[0]).toBe('14–20')
    expect(rowOf('structuralCarrier', 'aircraftInHangar')?.[3]).toBe('RRR one less for each 2.')
    expect(rowOf('structuralCarrier', 'sensors')?.[3]).not.toContain('planes')
    expect(rowOf('underwater', 'engineRoom2')?.slice(0, 3)).toEqual(['14', '11', '7–10'])
    expect(rowOf('underwater', 'engineRoom2')?.[4]).toContain('2D6')
    expect(tableOf('underwater')?.rows).toHaveLength(golden.underwater.rows.length + 2)
  })

  test('mounts, armour, wreck tests, morale', () => {
    expect(tableOf('weaponLoss')?.rows.map(([, cost]) => Number.parseInt(cost!))).toEqual(
      golden.weaponLoss.order.map(({ cost }) => cost),
    )
    expect(rowOf('armourProtection', 'conningTower')?.[2]).toBe('half of conning tower, rounded up')
    expect(rowOf('wreckTest', 'fires')?.[1]).toBe('1–2: −1, 3–6: −2, 7–12: −3, 13–20: −4, 21 or more: −5')
    expect(rowOf('wreckTest', 'damageControlTeams')?.[1]).toContain('13–20: +4')
    expect(tableOf('morale')?.rows).toHaveLength(golden.morale.ship.causes.length + 2)
  })

  test('what notes say in figures', () => {
    expect(figuresSaid.kamikaze).toBe('1–3')
    expect(figuresSaid.cargo).toBe('1–5')
    expect(figuresSaid.horizontally).toEqual(expect.arrayContaining(['rakingGun', 'fx1400', 'hs293', 'tinyTim']))
  })
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
