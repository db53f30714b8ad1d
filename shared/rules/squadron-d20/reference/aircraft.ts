import { attackTypes } from '../ship/aircraft'
import { aa, aaModifiers, aaSaves, hitPointSaves } from '../tables/aa'
import { airAttack, airAttackModifiers, attackTypeModifiers } from '../tables/air-attack'
import { airCombat, airCombatModifiers, airCombatSave, availability, combatants } from '../tables/air-combat'
import { savingThrow, smallShips } from '../tables/saving-throw'
import { scale } from '../tables/scale'
import { combatFactorSaves, strafingSaves } from '../tables/strafing'
import { needed, targetRows } from './shooting'
import { byScale, counts, head, key, modifier, range, signed, tableOf, type MakeCutTable } from './table'

export const aaTable: MakeCutTable = (words, cut) => {
  if (!cut.aircraft) return undefined
  const row = (name: string, cell: string) => modifier(words, 'aa', name, cell)
  return tableOf(
    words,
    'aa',
    [head(words, 'when'), aa.die],
    [
      row('crewQuality', range(2, -2)),
      row('dpaaRadar', signed(aaModifiers.dpaaRadar)),
      row('lrfAt2RangeBands', signed(aaModifiers.lrfAtTwoBands)),
      row('markers', signed(aaModifiers.marker)),
      row('shoreShooting', words(key('rerolls'))),
    ],
    'ruling',
  )
}

export const aaSaveTable: MakeCutTable = (words, cut) =>
  cut.aircraft
    ? tableOf(
        words,
        'aaSave',
        [head(words, 'savingThrow'), savingThrow.die],
        [
          needed(words),
          modifier(words, 'aaSave', 'aaPlus', signed(aaSaves.aaPlus)),
          ...hitPointSaves.map((step) => ({
            key: `hitPoints${step.from}`,
            cells: [words(key('aaSave.rows.hitPoints'), { points: counts(words, step) }), signed(step.modifier)],
          })),
        ],
        'ruling',
      )
    : undefined

export const airAttackTable: MakeCutTable = (words, cut) => {
  if (!cut.aircraft) return undefined
  const row = (name: string, cell: string) => modifier(words, 'airAttack', name, cell)
  return tableOf(
    words,
    'airAttack',
    [head(words, 'when'), airAttack.die],
    [
      row('crewQuality', range(2, -2)),
      ...attackTypes.map((type) => ({
        key: type,
        cells: [words(key(`attackTypes.${type}`)), signed(attackTypeModifiers[type])],
      })),
      row('torpedoAttack', range(2, -2)),
      row('targetSize', range(3, -4)),
      row('flakMarkers', signed(airAttackModifiers.flakMarker)),
      row('splashMarkers', signed(airAttackModifiers.splashMarkerOnTarget)),
      ...targetRows(words),
    ],
    'dice',
    'ruling',
    'erratum',
  )
}

/** Dice by the aircraft that attack, or fight. */
export const airDiceTable: MakeCutTable = (words, cut) =>
  cut.aircraft
    ? tableOf(
        words,
        'airDice',
        [head(words, 'aircraft'), head(words, 'dice')],
        scale.map((step) => ({ key: `from${step.from}`, cells: [counts(words, step), String(step.value)] })),
      )
    : undefined

export const strafingTable: MakeCutTable = (words, cut) => {
  if (!cut.aircraft) return undefined
  return tableOf(
    words,
    'strafing',
    [head(words, 'savingThrow'), savingThrow.die],
    [
      needed(words),
      modifier(words, 'strafing', 'typeX', range(1, -2)),
      ...combatFactorSaves.map((step) => ({
        key: `acf${step.from}`,
        cells: [words(key('strafing.rows.attackingAcf'), { factor: counts(words, step) }), signed(step.modifier)],
      })),
      modifier(words, 'strafing', 'typeXHitByStrafing', signed(strafingSaves.typeXHitByStrafing)),
      {
        key: 'otherHitByAntiShipping',
        cells: [
          words(key('strafing.rows.otherHitByAntiShipping'), { letters: smallShips.join(', ') }),
          signed(strafingSaves.otherHitByAntiShipping),
        ],
      },
    ],
    'how',
    'failed',
    'ruling',
    'erratum',
  )
}

export const airCombatTable: MakeCutTable = (words, cut) =>
  cut.fighters
    ? tableOf(
        words,
        'airCombat',
        [head(words, 'when'), airCombat.die],
        [
          modifier(words, 'airCombat', 'crewQuality', range(2, -2)),
          modifier(words, 'airCombat', 'flakMarkers', signed(airCombatModifiers.flakMarker)),
        ],
        'dice',
        'ruling',
      )
    : undefined

export const airCombatantsTable: MakeCutTable = (words, cut) =>
  cut.fighters
    ? tableOf(
        words,
        'airCombatants',
        [head(words, 'aircraft'), head(words, 'intercepts'), head(words, 'dogfight')],
        combatants.map((who) => {
          const { intercepts, dogfight, mayDecline } = availability[who]
          const factor = words(key(`airCombatants.${dogfight}`))
          return {
            key: who,
            cells: [
              words(key(`airCombatants.rows.${who}`)),
              words(key(intercepts ? 'yes' : 'no')),
              mayDecline ? words(key('airCombatants.orNot'), { factor }) : factor,
            ],
          }
        }),
        'ruling',
      )
    : undefined

export const airCombatSaveTable: MakeCutTable = (words, cut) =>
  cut.fighters
    ? tableOf(
        words,
        'airCombatSave',
        [head(words, 'savingThrow'), savingThrow.die],
        [
          needed(words),
          modifier(words, 'airCombatSave', 'factorAbove', byScale(words, airCombatSave.factorAbove)),
          modifier(words, 'airCombatSave', 'factorBelow', byScale(words, airCombatSave.factorBelow)),
        ],
        'ruling',
      )
    : undefined
