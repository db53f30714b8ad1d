import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { referenceSheet, signed } from '../../kit/reference-sheet'
import type { ReferenceTable } from '../../pack/rules-pack'
import { gunLetters } from '../ship/ship'
import { contents, shipOf } from '../ship/ship-data'
import { phases } from '../table/table-facts'
import { guns, hitModifiers, rangeBandsInches } from '../tables/tables'
import { reference as printed } from '../words/en/reference'

const { key, head, tableOf, proseTable } = referenceSheet('perfidious-albion')

/** Everything on the reference sheet, in the order in which a turn asks for it. */
export function reference(words: Words): readonly ReferenceTable[] {
  return [
    turnSequence(words),
    weather(words),
    prose('firing', words),
    hitAndPenetration(words),
    modifiers(words),
    straddles(words),
    prose('movement', words),
    prose('damage', words),
    prose('fireAndFlooding', words),
    prose('torpedoes', words),
    prose('damageControl', words),
    prose('morale', words),
    // The tables above hold what is printed; rulings on its gaps are separate.
    prose('rulings', words, 'note'),
  ]
}

/** The reference sheet for these ships: the guns they carry, and torpedoes where one of them has any. */
export function referenceFor(documents: readonly ShipDocument[], words: Words): readonly ReferenceTable[] {
  const ships = documents.map(shipOf)
  const letters = new Set<string>(ships.flatMap((ship) => contents(ship, 'gun').map(({ content }) => content.letter)))
  const hasTorpedoes = ships.some(({ torpedo }) => torpedo !== null)
  return reference(words)
    .filter((table) => hasTorpedoes || table.key !== 'torpedoes')
    .map((table) => (table.key === 'hitAndPenetration' ? keeping(table, (row) => letters.has(row)) : table))
}

function keeping(table: ReferenceTable, isWanted: (rowKey: string) => boolean): ReferenceTable {
  const keys = table.rowKeys ?? []
  return { ...table, rows: table.rows.filter((_, at) => isWanted(keys[at] ?? '')), rowKeys: keys.filter(isWanted) }
}

const heads = (words: Words, ...names: readonly string[]) => names.map((name) => head(words, name))

function turnSequence(words: Words): ReferenceTable {
  const rows = phases.map((phase, index) => ({
    key: phase,
    cells: [String(index + 1), words(`rules.perfidious-albion.phases.${phase}`), words(key(`turn.rows.${phase}`))],
  }))
  return tableOf(words, 'turn', heads(words, 'step', 'phase', 'whatIsDone'), rows, 'note')
}

/** What a D6 changes where the house rule `weatherChange` says so. */
function weather(words: Words): ReferenceTable {
  const faces = { less: '1–2', worse: '3', better: '4', more: '5–6' }
  const rows = Object.entries(faces).map(([change, rolled]) => ({
    key: change,
    cells: [rolled, words(key(`weather.${change}`))],
  }))
  return tableOf(words, 'weather', heads(words, 'rolled', 'what'), rows, 'note')
}

function hitAndPenetration(words: Words): ReferenceTable {
  const columns = [head(words, 'gun'), ...rangeBandsInches.map((inches) => words(key('upToInches'), { inches }))]
  const rows = gunLetters.map((letter) => ({
    key: letter,
    cells: [
      letter,
      ...rangeBandsInches.map((_, band) => {
        const reading = guns[letter][band]
        return reading ? words(key('reading'), { percent: reading[0], penetration: reading[1] }) : '–'
      }),
    ],
  }))
  return tableOf(words, 'hitAndPenetration', columns, rows, 'note', 'letters')
}

function modifiers(words: Words): ReferenceTable {
  const { targetSlow, targetFast, crewPoor, crewGood } = hitModifiers
  const row = (name: string, figure: string, values = {}) => ({
    key: name,
    cells: [words(key(`modifiers.rows.${name}`), values), figure],
  })
  const printed = (name: string, percent: number, values = {}) =>
    row(name, words(key('percent'), { percent: signed(percent) }), values)
  const rows = [
    printed('targetSlow', targetSlow.percent, { speed: targetSlow.belowSpeed }),
    printed('targetFast', targetFast.percent, { speed: targetFast.aboveSpeed }),
    printed('crewPoor', crewPoor.percent),
    printed('crewGood', crewGood.percent),
    row('sea', words(key('modifiers.umpire'))),
    row('technology', words(key('modifiers.card'))),
    row('exploding', words(key('modifiers.halved'))),
  ]
  return tableOf(words, 'modifiers', heads(words, 'when', 'chanceOfEachGun'), rows, 'note')
}

function straddles(words: Words): ReferenceTable {
  const dice = { broadside: 'D10', bowRake: 'D6', sternRake: 'D6 + 4' }
  const rows = Object.entries(dice).map(([shot, section]) => ({
    key: shot,
    cells: [words(key(`straddles.${shot}`)), section, 'D6'],
  }))
  return tableOf(words, 'straddles', heads(words, 'shot', 'section', 'deck'), rows, 'note')
}

/** Sentences in two columns, in the order of their names in the words. */
function prose(table: ProseTable, words: Words, ...notes: string[]): ReferenceTable {
  return proseTable(words, table, Object.keys(printed[table].names), ...notes)
}

type ProseTable = {
  [Name in keyof typeof printed]: (typeof printed)[Name] extends { names: object } ? Name : never
}[keyof typeof printed]
