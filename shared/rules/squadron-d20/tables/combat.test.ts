import { describe, expect, it } from 'vitest'
import { attackTypes } from '../ship/ship'
import {
  aa,
  aaModifiers,
  aaSaves,
  hitPointSaves,
  airAttack,
  airAttackModifiers,
  attackTypeModifiers,
  airCombat,
  airCombatModifiers,
  airCombatSave,
  availability,
  combatFactorSaves,
  strafingSaves,
} from './air'
import {
  factorFire,
  factorModifiers,
  factorSaves,
  gunnery,
  gunneryModifiers,
  gunsAtTypeX,
  gunsShooting,
  rangeBand,
  shoreShooting,
  mayFire,
  mayFireCases,
  type MayFire,
  savingThrow,
  smallShips,
  target,
  torpedoes,
  torpedoModifiers,
  torpedoSizeFloor,
} from './gunnery'
import { scale, worth } from './turn'
import golden from './tables.golden.json'

interface Modifier {
  readonly id: string
  readonly modifier?: number | string | null
  readonly rerollMisses?: boolean
}

const of = (modifiers: readonly Modifier[], id: string) => modifiers.find((row) => row.id === id)
const figure = (modifiers: readonly Modifier[], id: string) => of(modifiers, id)?.modifier

describe('who may fire', () => {
  const printed = golden.mayFire.cases
  const inWords = (id: string, row: MayFire) => ({
    id,
    guns:
      row.guns === 'may'
        ? 'may'
        : row.guns === 'batteryTest'
          ? 'only a battery with radar, after its own crew test'
          : 'crew test picks out one target',
    gunsLimit: row.gunsTo === 'lower' ? 'lower of SD and TVR' : 'SD',
    radar: row.radar,
    torpedoesAimed: row.torpedoesAimed === 'shipTest' ? 'at that target after the same crew test' : row.torpedoesAimed,
    torpedoesWideSpread: row.wideSpread === 'may' ? 'may' : 'crew test; into an area within the lower of SD and TVR',
  })

  it('is as printed, case by case', () => {
    expect(mayFireCases.map((id) => inWords(id, mayFire[id]))).toEqual(printed.map(({ when: _, ...row }) => row))
    expect(mayFireCases.filter((id) => mayFire[id].gunsNeedRadar)).toEqual(['unseen'])
  })
})

describe('gunnery', () => {
  const printed = golden.gunnery

  it('needs what is printed, at bands that grow with their yards', () => {
    expect(gunnery.die).toBe(printed.die)
    expect(
      gunnery.needed.map(({ bands, directed, local }) => ({
        rangeBands: bands,
        yards: bands * rangeBand.yards,
        cm: bands * rangeBand.centimetres,
        directed,
        local,
      })),
    ).toEqual(printed.needed)
  })

  it('has the modifiers that are printed', () => {
    const rows = printed.modifiers as readonly Modifier[]
    expect(gunsShooting).toEqual((of(rows, 'gunsShooting') as unknown as { rows: unknown }).rows)
    expect(gunneryModifiers).toEqual({
      interveningBase: figure(rows, 'interveningBase'),
      splashMarker: figure(rows, 'splashMarkers'),
      radar: figure(rows, 'radarSupport'),
    })
    expect(shoreShooting === 'rerollMisses').toBe(of(rows, 'shoreBatteryShooting')?.rerollMisses)
  })

  it('counts guns by the scale, less 2', () => {
    for (const { from, modifier } of gunsShooting) expect(modifier).toBe(worth(from) - 2)
  })

  it('is the same for every shot at a target that steers badly, goes slowly or lies still', () => {
    for (const { modifiers } of [golden.gunnery, golden.torpedoes, golden.crfMrf, golden.airAttack]) {
      const rows = modifiers as readonly Modifier[]
      expect(figure(rows, 'targetSteeringOut')).toBe(target.steeringOut)
      expect(figure(rows, 'targetSlow')).toBe(target.slow)
      expect(of(rows, 'targetStoppedOrLand')?.rerollMisses).toBe(target.stoppedOrLand === 'rerollMisses')
    }
  })

  it('at small craft takes guns of the printed calibres alone', () => {
    const { gunInches, control, savingThrow: save } = golden.gunsAgainstTypeX
    expect([gunsAtTypeX.inches.from, gunsAtTypeX.inches.to]).toEqual(gunInches)
    expect(gunsAtTypeX.control).toBe(control)
    expect(savingThrow).toEqual({ die: save.die, needed: save.needed })
    expect(gunsAtTypeX.impactCounts).toBe(-1)
  })
})

describe('torpedoes', () => {
  const rows = golden.torpedoes.modifiers as readonly Modifier[]

  it('need what is printed', () => {
    expect(torpedoes.die).toBe(golden.torpedoes.die)
    expect(torpedoes.needed).toEqual(
      golden.torpedoes.needed.map(({ rangeBands, onTarget }) => ({ bands: rangeBands, needed: onTarget })),
    )
  })

  it('have the modifiers that are printed', () => {
    expect(torpedoModifiers).toEqual({
      splashMarkerOnFirer: figure(rows, 'splashMarkers'),
      bowArc: figure(rows, 'bowArc'),
      sternArc: figure(rows, 'sternArc'),
    })
    expect(of(rows, 'targetSize')).toMatchObject({ to: torpedoSizeFloor })
  })
})

describe('small guns', () => {
  const { crfMrf } = golden

  it('are as printed', () => {
    expect(factorFire).toEqual({ die: crfMrf.die, needed: crfMrf.needed })
    expect(factorModifiers.splashMarker).toBe(figure(crfMrf.modifiers as readonly Modifier[], 'splashMarkers'))
    const saves = crfMrf.savingThrow.modifiers as readonly Modifier[]
    expect(factorSaves.typeXHitByCrf).toBe(figure(saves, 'typeXHitByCrf'))
    expect(factorSaves.otherHitByMrf).toBe(figure(saves, 'otherHitByMrf'))
    expect(of(saves, 'otherHitByMrf')).toMatchObject({ targets: smallShips })
  })

  it('of a stand count by the scale of its vessels', () => {
    const steps = crfMrf.typeXAttacks.map(({ from, to, factor }) => ({ from, to, value: factor }))
    expect(scale.slice(0, steps.length)).toEqual(steps)
  })
})

describe('aircraft', () => {
  it('are shot at as printed', () => {
    const rows = golden.aa.modifiers as readonly Modifier[]
    expect(aa.die).toBe(golden.aa.die)
    expect(aaModifiers).toEqual({
      dpaaRadar: figure(rows, 'dpaaRadar'),
      lrfAtTwoBands: figure(rows, 'lrfAt2RangeBands'),
      marker: figure(rows, 'markers'),
      shoreShooting: of(rows, 'shoreShooting')?.rerollMisses ? 'rerollMisses' : undefined,
    })
    const saves = golden.aa.savingThrow.modifiers
    expect(aaSaves.aaPlus).toBe(figure(saves as readonly Modifier[], 'aaPlus'))
    expect(hitPointSaves).toEqual(saves.find(({ id }) => id === 'hitPoints')?.rows)
    for (const { from, modifier } of hitPointSaves) expect(modifier).toBe(worth(from - 1))
  })

  /** Print has abbreviations where the data of an aircraft have words. */
  const named = (words: string) =>
    attackTypes.find((type) => type.toLowerCase() === words.toLowerCase().replace(/[^a-z0-9]/g, ''))

  it('attack as printed', () => {
    const { modifiers } = golden.airAttack
    expect(airAttack.die).toBe(golden.airAttack.die)
    expect(golden.airAttack.dice.map(({ from, to, dice }) => ({ from, to, value: dice }))).toEqual(scale)
    const types = modifiers.flatMap((row) => ('rows' in row ? row.rows : []))
    const printed = types.flatMap(({ types: names, modifier }) => names.map((name) => [named(name), modifier]))
    expect(Object.fromEntries(printed)).toEqual(attackTypeModifiers)
    expect(airAttackModifiers).toEqual({
      flakMarker: figure(modifiers as readonly Modifier[], 'flakMarkers'),
      splashMarkerOnTarget: figure(modifiers as readonly Modifier[], 'splashMarkers'),
    })
  })

  it('strafe as printed', () => {
    const { modifiers, die, needed } = golden.strafing.savingThrow
    expect(savingThrow).toEqual({ die, needed })
    expect(combatFactorSaves).toEqual(modifiers.find(({ id }) => id === 'attackingAcf')?.rows)
    expect(strafingSaves).toEqual({
      typeXHitByStrafing: figure(modifiers as readonly Modifier[], 'typeXHitByStrafing'),
      otherHitByAntiShipping: figure(modifiers as readonly Modifier[], 'otherHitByAntiShipping'),
    })
  })

  it('fight each other as printed', () => {
    const printed = golden.airCombat
    expect(airCombat.die).toBe(printed.die)
    expect(printed.dice.map(({ from, to, dice }) => ({ from, to, value: dice }))).toEqual(scale)
    expect(airCombatModifiers.flakMarker).toBe(figure(printed.modifiers as readonly Modifier[], 'flakMarkers'))
    expect(Object.values(availability)).toEqual(
      printed.availability.map(({ intercept, dogfight, ...row }) => ({
        intercepts: intercept,
        dogfight: dogfight === 'ACF Dogfight 1' ? 'dogfight1' : 'dogfight2',
        mayDecline: 'mayDecline' in row,
      })),
    )
    expect(printed.savingThrow.difference.map(({ from, to, modifier }) => ({ from, to, value: modifier }))).toEqual(
      scale,
    )
    expect(airCombatSave).toEqual({ factorAbove: -1, factorBelow: 1 })
  })
})
