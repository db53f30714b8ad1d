import { signed } from '../../kit/reference-sheet'
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
import { byScale, counts, range, where, type Tables } from './cut'
import { needed, targetRows } from './shooting'

/** What nobody reads without aircraft in play. */
const ofAircraft: Tables = {
  aa: (page) =>
    page.table(
      `when ${aa.die}`,
      [
        page.row('crewQuality', range(2, -2)),
        ...page.figureRows([
          ['dpaaRadar', aaModifiers.dpaaRadar],
          ['lrfAt2RangeBands', aaModifiers.lrfAtTwoBands],
          ['markers', aaModifiers.marker],
        ]),
        page.row('shoreShooting', page.general('rerolls')),
      ],
      'ruling',
    ),
  aaSave: (page) =>
    page.table(
      `savingThrow ${savingThrow.die}`,
      [
        needed(page),
        page.row('aaPlus', signed(aaSaves.aaPlus)),
        ...hitPointSaves.map((step) => {
          const points = page.say('rows.hitPoints', { points: counts(page, step) })
          return [`hitPoints${step.from}`, points, signed(step.modifier)] as const
        }),
      ],
      'ruling',
    ),
  /** Dice by the aircraft that attack, or fight. */
  airDice: (page) =>
    page.table(
      'aircraft dice',
      scale.map((step) => [`from${step.from}`, counts(page, step), String(step.value)]),
    ),
  airAttack: (page) =>
    page.table(
      `when ${airAttack.die}`,
      [
        page.row('crewQuality', range(2, -2)),
        ...attackTypes.map(
          (type) => [type, page.general(`attackTypes.${type}`), signed(attackTypeModifiers[type])] as const,
        ),
        page.row('torpedoAttack', range(2, -2)),
        page.row('targetSize', range(3, -4)),
        ...page.figureRows([
          ['flakMarkers', airAttackModifiers.flakMarker],
          ['splashMarkers', airAttackModifiers.splashMarkerOnTarget],
        ]),
        ...targetRows(page),
      ],
      'dice ruling erratum',
    ),
  strafing: (page) =>
    page.table(
      `savingThrow ${savingThrow.die}`,
      [
        needed(page),
        page.row('typeX', range(1, -2)),
        ...combatFactorSaves.map((step) => {
          const factor = page.say('rows.attackingAcf', { factor: counts(page, step) })
          return [`acf${step.from}`, factor, signed(step.modifier)] as const
        }),
        page.row('typeXHitByStrafing', signed(strafingSaves.typeXHitByStrafing)),
        [
          'otherHitByAntiShipping',
          page.say('rows.otherHitByAntiShipping', { letters: smallShips.join(', ') }),
          signed(strafingSaves.otherHitByAntiShipping),
        ],
      ],
      'how failed ruling erratum',
    ),
}

/** Who fights in the air is sought out by fighters. */
const ofFighters: Tables = {
  airCombat: ({ table, row }) =>
    table(
      `when ${airCombat.die}`,
      [row('crewQuality', range(2, -2)), row('flakMarkers', signed(airCombatModifiers.flakMarker))],
      'dice ruling',
    ),
  airCombatants: ({ table, say, general }) =>
    table(
      'aircraft intercepts dogfight',
      combatants.map((who) => {
        const { intercepts, dogfight, mayDecline } = availability[who]
        const factor = say(dogfight)
        const fights = mayDecline ? say('orNot', { factor }) : factor
        return [who, say(`rows.${who}`), general(intercepts ? 'yes' : 'no'), fights]
      }),
      'ruling',
    ),
  airCombatSave: (page) =>
    page.table(
      `savingThrow ${savingThrow.die}`,
      [
        needed(page),
        page.row('factorAbove', byScale(page, airCombatSave.factorAbove)),
        page.row('factorBelow', byScale(page, airCombatSave.factorBelow)),
      ],
      'ruling',
    ),
}

export const airTables: Tables = { ...where('aircraft', ofAircraft), ...where('fighters', ofFighters) }
