import { attackTypes } from '../ship/ship'
import {
  aa,
  aaModifiers,
  aaSaves,
  airAttack,
  airAttackModifiers,
  airCombat,
  airCombatModifiers,
  airCombatSave,
  attackTypeModifiers,
  availability,
  combatants,
  combatFactorSaves,
  hitPointSaves,
  strafingSaves,
} from '../tables/air'
import { savingThrow, smallShips } from '../tables/gunnery'
import { scale } from '../tables/turn'
import { needed, targetRows } from './shooting'
import { signed } from '../../kit/reference-sheet'
import { byScale, counts, range, table, type MakeCutTable } from './table'

export const airTables: readonly MakeCutTable[] = [
  table('aa', { when: 'aircraft', columns: ['when', aa.die], notes: ['ruling'] }, ({ row, say }) => [
    row('crewQuality', range(2, -2)),
    row('dpaaRadar', signed(aaModifiers.dpaaRadar)),
    row('lrfAt2RangeBands', signed(aaModifiers.lrfAtTwoBands)),
    row('markers', signed(aaModifiers.marker)),
    row('shoreShooting', say('rerolls')),
  ]),
  table('aaSave', { when: 'aircraft', columns: ['savingThrow', savingThrow.die], notes: ['ruling'] }, (sheet) => [
    needed(sheet),
    sheet.row('aaPlus', signed(aaSaves.aaPlus)),
    ...hitPointSaves.map((step) => ({
      key: `hitPoints${step.from}`,
      cells: [sheet.say('aaSave.rows.hitPoints', { points: counts(sheet, step) }), signed(step.modifier)],
    })),
  ]),
  // Dice by the aircraft that attack, or fight.
  table('airDice', { when: 'aircraft', columns: ['aircraft', 'dice'] }, (sheet) =>
    scale.map((step) => ({ key: `from${step.from}`, cells: [counts(sheet, step), String(step.value)] })),
  ),
  table(
    'airAttack',
    { when: 'aircraft', columns: ['when', airAttack.die], notes: ['dice', 'ruling', 'erratum'] },
    (sheet) => [
      sheet.row('crewQuality', range(2, -2)),
      ...attackTypes.map((type) => ({
        key: type,
        cells: [sheet.say(`attackTypes.${type}`), signed(attackTypeModifiers[type])],
      })),
      sheet.row('torpedoAttack', range(2, -2)),
      sheet.row('targetSize', range(3, -4)),
      sheet.row('flakMarkers', signed(airAttackModifiers.flakMarker)),
      sheet.row('splashMarkers', signed(airAttackModifiers.splashMarkerOnTarget)),
      ...targetRows(sheet),
    ],
  ),
  table(
    'strafing',
    {
      when: 'aircraft',
      columns: ['savingThrow', savingThrow.die],
      notes: ['how', 'failed', 'ruling', 'erratum'],
    },
    (sheet) => [
      needed(sheet),
      sheet.row('typeX', range(1, -2)),
      ...combatFactorSaves.map((step) => ({
        key: `acf${step.from}`,
        cells: [sheet.say('strafing.rows.attackingAcf', { factor: counts(sheet, step) }), signed(step.modifier)],
      })),
      sheet.row('typeXHitByStrafing', signed(strafingSaves.typeXHitByStrafing)),
      {
        key: 'otherHitByAntiShipping',
        cells: [
          sheet.say('strafing.rows.otherHitByAntiShipping', { letters: smallShips.join(', ') }),
          signed(strafingSaves.otherHitByAntiShipping),
        ],
      },
    ],
  ),
  table('airCombat', { when: 'fighters', columns: ['when', airCombat.die], notes: ['dice', 'ruling'] }, ({ row }) => [
    row('crewQuality', range(2, -2)),
    row('flakMarkers', signed(airCombatModifiers.flakMarker)),
  ]),
  table(
    'airCombatants',
    { when: 'fighters', columns: ['aircraft', 'intercepts', 'dogfight'], notes: ['ruling'] },
    ({ say }) =>
      combatants.map((who) => {
        const { intercepts, dogfight, mayDecline } = availability[who]
        const factor = say(`airCombatants.${dogfight}`)
        return {
          key: who,
          cells: [
            say(`airCombatants.rows.${who}`),
            say(intercepts ? 'yes' : 'no'),
            mayDecline ? say('airCombatants.orNot', { factor }) : factor,
          ],
        }
      }),
  ),
  table(
    'airCombatSave',
    { when: 'fighters', columns: ['savingThrow', savingThrow.die], notes: ['ruling'] },
    (sheet) => [
      needed(sheet),
      sheet.row('factorAbove', byScale(sheet, airCombatSave.factorAbove)),
      sheet.row('factorBelow', byScale(sheet, airCombatSave.factorBelow)),
    ],
  ),
]
