import type { ShipDocument } from '../../../documents/ship'
import { referenceSheet, signed, type ReferenceTables } from '../../kit/reference-sheet'
import { gunLetters, type GunLetter } from '../ship/ship'
import { contents, shipOf } from '../ship/ship-data'
import { phases } from '../table/table-facts'
import { guns, hitModifiers, rangeBandsInches } from '../tables/tables'
import { reference as printed } from '../words/en/reference'

/** What ships in play need of the sheet: the guns they carry, and torpedoes where one of them has any. */
interface Cut {
  readonly letters: readonly GunLetter[]
  readonly hasTorpedoes: boolean
}

function cutTo(documents: readonly ShipDocument[]): Cut {
  const ships = documents.map(shipOf)
  const carried = new Set(ships.flatMap((ship) => contents(ship, 'gun').map(({ content }) => content.letter)))
  return {
    letters: gunLetters.filter((letter) => carried.has(letter)),
    hasTorpedoes: ships.some(({ torpedo }) => torpedo !== null),
  }
}

type ProseTable = {
  [Name in keyof typeof printed]: (typeof printed)[Name] extends { names: object } ? Name : never
}[keyof typeof printed]

/** Sentences of a table in the order of their names in the words. */
const rowsIn = (table: ProseTable) => Object.keys(printed[table].names)

const shots = { broadside: 'D10', bowRake: 'D6', sternRake: 'D6 + 4' }
/** What a D6 changes where the house rule `weatherChange` says so. */
const weather = { less: '1–2', worse: '3', better: '4', more: '5–6' }

/** Everything on the reference sheet, in the order in which a turn asks for it. */
const tables: ReferenceTables<Cut> = {
  turn: ({ table, words, say }) =>
    table(
      'step phase whatIsDone',
      phases.map((phase, index) => [
        phase,
        String(index + 1),
        words(`rules.perfidious-albion.phases.${phase}`),
        say(`rows.${phase}`),
      ]),
      'note',
    ),

  weather: ({ table, say }) =>
    table(
      'rolled what',
      Object.entries(weather).map(([change, rolled]) => [change, rolled, say(change)]),
      'note',
    ),

  firing: ({ prose }) => prose(rowsIn('firing')),

  hitAndPenetration: ({ table, heads, general, cut: { letters } }) =>
    table(
      [...heads('gun'), ...rangeBandsInches.map((inches) => general('upToInches', { inches }))],
      letters.map((letter) => [
        letter,
        letter,
        ...rangeBandsInches.map((_, band) => {
          const reading = guns[letter][band]
          return reading ? general('reading', { percent: reading[0], penetration: reading[1] }) : '–'
        }),
      ]),
      'note letters',
    ),

  modifiers({ table, general, say }) {
    const { targetSlow, targetFast, crewPoor, crewGood } = hitModifiers
    const row = (name: string, figure: string, values = {}) => [name, say(`rows.${name}`, values), figure] as const
    const percent = (figure: number) => general('percent', { percent: signed(figure) })
    return table(
      'when chanceOfEachGun',
      [
        row('targetSlow', percent(targetSlow.percent), { speed: targetSlow.belowSpeed }),
        row('targetFast', percent(targetFast.percent), { speed: targetFast.aboveSpeed }),
        row('crewPoor', percent(crewPoor.percent)),
        row('crewGood', percent(crewGood.percent)),
        row('sea', say('umpire')),
        row('technology', say('card')),
        row('exploding', say('halved')),
      ],
      'note',
    )
  },

  straddles: ({ table, say }) =>
    table(
      'shot section deck',
      Object.entries(shots).map(([shot, section]) => [shot, say(shot), section, 'D6']),
      'note',
    ),

  movement: ({ prose }) => prose(rowsIn('movement')),
  damage: ({ prose }) => prose(rowsIn('damage')),
  fireAndFlooding: ({ prose }) => prose(rowsIn('fireAndFlooding')),
  torpedoes: ({ prose, cut }) => cut.hasTorpedoes && prose(rowsIn('torpedoes')),
  damageControl: ({ prose }) => prose(rowsIn('damageControl')),
  morale: ({ prose }) => prose(rowsIn('morale')),
  // The tables above hold what is printed; rulings on its gaps are separate.
  rulings: ({ prose }) => prose(rowsIn('rulings'), 'note'),
}

const everything: Cut = { letters: gunLetters, hasTorpedoes: true }

export const { reference, referenceFor } = referenceSheet('perfidious-albion', tables, everything, cutTo)
