import type { Words } from '../../../words/speak'
import {
  armourOfArea,
  armouredAreas,
  attacks,
  kamikazeVertical,
  protectionAgainst,
  type ArmouredArea,
} from '../tables/armour'
import { valuableCargo, warshipCargo } from '../tables/cargo'
import { weaponLoss } from '../tables/weapon-loss'
import { wreckTest } from '../tables/wreck-test'
import { byScale, head, key, modifier, range, signed, span, tableIfAny, tableOf, type MakeCutTable } from './table'

export const armourProtectionTable: MakeCutTable = (words, cut) =>
  cut.targets
    ? tableOf(
        words,
        'armourProtection',
        [head(words, 'area'), words(key('armourProtection.vertical')), words(key('armourProtection.horizontal'))],
        armouredAreas
          .filter((area) => area !== 'armouredFlightDeck' || cut.carriers)
          .map((area) => ({
            key: area,
            cells: [words(key(`areas.${area}`)), plate(words, area, 'vertical'), plate(words, area, 'horizontal')],
          })),
        'vertically',
        'horizontally',
        ...(cut.aircraft ? ['ruling'] : []),
        'asked',
      )
    : undefined

function plate(words: Words, area: ArmouredArea, from: 'vertical' | 'horizontal'): string {
  const found = armourOfArea[area][from]
  if (!found) return words(key('armourProtection.none'))
  if (found.of === 'flightDeck') return words(key('armourProtection.special'))
  const name = words(key(`plates.${found.of}`))
  return found.share === 'half' ? words(key('armourProtection.half'), { plate: name }) : name
}

export const weaponLossTable: MakeCutTable = (words, cut) =>
  tableIfAny(
    words,
    'weaponLoss',
    [head(words, 'mount'), head(words, 'cost')],
    weaponLoss
      .filter(({ kind }) => cut.mounts.includes(kind))
      .map(({ kind, cost, armour }) => ({
        key: kind,
        cells: [
          words(key(`weaponLoss.rows.${kind}`)),
          armour ? words(key('weaponLoss.beaten'), { cost }) : String(cost),
        ],
      })),
    'order',
    'erratum',
  )

export const wreckTestTable: MakeCutTable = (words, cut) =>
  cut.targets
    ? tableOf(
        words,
        'wreckTest',
        [head(words, 'when'), wreckTest.die],
        [
          modifier(words, 'wreckTest', 'crewQuality', range(2, -2)),
          modifier(words, 'wreckTest', 'damageControlTeams', byScale(words, wreckTest.teamsCount)),
          ...(cut.carriers
            ? [modifier(words, 'wreckTest', 'poorCarrierSafety', signed(wreckTest.poorCarrierSafety))]
            : []),
          modifier(words, 'wreckTest', 'poorUnderwaterProtection', signed(wreckTest.poorUnderwaterProtection)),
          modifier(words, 'wreckTest', 'fires', byScale(words, wreckTest.firesCount)),
          modifier(words, 'wreckTest', 'badWeather', words(key('wreckTest.again'))),
        ],
        'occasion',
        'ruling',
      )
    : undefined

export const valuableCargoTable: MakeCutTable = (words, cut) => {
  const { fuel } = valuableCargo
  return tableIfAny(
    words,
    'valuableCargo',
    [head(words, 'cargo'), head(words, 'whatIsDone')],
    cut.valuableCargo.map((kind) => ({
      key: kind,
      cells: [
        words(key(`valuableCargo.names.${kind}`)),
        words(key(`valuableCargo.rows.${kind}`), { fires: fuel.fires }),
      ],
    })),
    'warship',
  )
}

/** What the notes of these tables say in figures: held against the tables by a test. */
export const figuresSaid = {
  kamikaze: span(kamikazeVertical.from, kamikazeVertical.to),
  cargo: span(warshipCargo.from, warshipCargo.to),
  horizontally: attacks.filter((attack) => protectionAgainst[attack] === 'horizontal'),
} as const
