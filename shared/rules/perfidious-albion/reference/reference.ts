import type { ShipDocument } from '../../../documents/ship'
import { arcsPicture, sectorsPicture, templatePicture } from '../../kit/reference-pictures'
import { pictured, referenceSheet, signed, type ReferenceRow, type ReferenceTables } from '../../kit/reference-sheet'
import { arcPlans } from '../card/cell-contents'
import { arcs, gunLetters, type ArcName, type GunLetter } from '../ship/ship'
import { contents, shipOf } from '../ship/ship-data'
import { phases } from '../table/table-facts'
import { guns, hitModifiers, rangeBandsInches } from '../tables/tables'
import { reference as printed } from '../words/en/reference'

/** What ships in play need of the sheet: the guns they carry, and torpedoes where one of them has any. */
interface Cut {
  readonly letters: readonly GunLetter[]
  readonly hasTorpedoes: boolean
  /** Where they bear, and which letters do; of the whole sheet none. */
  readonly arcs: ReadonlyMap<ArcName, readonly GunLetter[]>
}

const arcNames = Object.keys(arcs) as ArcName[]

function cutTo(documents: readonly ShipDocument[]): Cut {
  const ships = documents.map(shipOf)
  const carriedGuns = ships.flatMap((ship) => contents(ship, 'gun').map(({ content }) => content))
  const carried = new Set(carriedGuns.map(({ letter }) => letter))
  const lettersOn = (arc: ArcName) =>
    gunLetters.filter((letter) => carriedGuns.some((gun) => gun.arc === arc && gun.letter === letter))
  return {
    arcs: new Map(arcNames.map((arc) => [arc, lettersOn(arc)] as const).filter(([, letters]) => letters.length > 0)),
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
/** The firer lies so near the line of the target's keel. @source Ruling, "Rakes" */
const rakeDegrees = 30
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

  arcs({ table, words, cut: { arcs: borne } }) {
    const isWhole = borne === everything.arcs
    const rows = [...borne].map(([arc, letters]): ReferenceRow => {
      return [arc, ...(isWhole ? [] : [letters.join(' ')]), words(`rules.perfidious-albion.arcs.${arc}`)]
    })
    const plans = [...borne].map(([arc, letters]) => ({
      ...{ plan: { ...arcPlans[arc], turret: true, guns: 1 }, says: letters.join(' ') },
    }))
    return isWhole ? table('arc', rows) : pictured(table('gun arc', rows), arcsPicture(plans))
  },

  straddles: ({ table, say }) =>
    pictured(
      table(
        'shot section deck',
        Object.entries(shots).map(([shot, section]) => [shot, say(shot), section, 'D6']),
        'note',
      ),
      sectorsPicture([
        { from: -rakeDegrees, to: rakeDegrees, says: shots.bowRake },
        { from: rakeDegrees, to: 180 - rakeDegrees, says: shots.broadside },
        { from: 180 - rakeDegrees, to: 180 + rakeDegrees, says: shots.sternRake },
        { from: 180 + rakeDegrees, to: 360 - rakeDegrees, says: shots.broadside },
      ]),
    ),

  movement: ({ prose }) => prose(rowsIn('movement')),
  damage: ({ prose }) => prose(rowsIn('damage')),
  fireAndFlooding: ({ prose }) => prose(rowsIn('fireAndFlooding')),
  torpedoes: ({ prose, say, cut }) =>
    cut.hasTorpedoes &&
    pictured(
      prose(rowsIn('torpedoes')),
      templatePicture({ length: say('length'), narrow: say('narrow'), broad: say('broad') }),
    ),
  damageControl: ({ prose }) => prose(rowsIn('damageControl')),
  morale: ({ prose }) => prose(rowsIn('morale')),
  // The tables above hold what is printed; rulings on its gaps are separate.
  rulings: ({ prose }) => prose(rowsIn('rulings'), 'note'),
}

const everything: Cut = {
  letters: gunLetters,
  hasTorpedoes: true,
  arcs: new Map(arcNames.map((arc) => [arc, []])),
}

export const { reference, referenceFor } = referenceSheet('perfidious-albion', tables, everything, cutTo)
