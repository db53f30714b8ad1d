import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { classEditor, nameEditor } from '../../kit/document-editors'
import { choiceEntry, type Entry } from '../../kit/edit-entries'
import type { Editor } from '../../kit/part-editor'
import { sheetOf } from '../stand-data'
import { aircraftRoles, aircraftSheet, type AircraftSheet } from '../stands/aircraft'
import { roles, shipSheet, type ShipSheet } from '../stands/ship'
import { shoreSheet } from '../stands/shore'
import { smallCraftSheet } from '../stands/small-craft'
import type { StandSheet } from '../stands/stand'
import { kindEntry } from './kind-entry'
import { asRole, lettersOf } from './roles'
import { editingWords } from './says'
import { figureEntry, withSheet } from './sheet-edits'

/** Name and prefix, and first of all which kind of card it is. */
const nameAndKind: Editor = (document, words) => {
  const named = nameEditor(editingWords)(document, words)
  return { ...named, entries: [...named.entries, kindEntry(document, words)] }
}

/** Kind of card, and what the tables know a stand of that kind by. */
const typeEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const sheet = sheetOf(document)
  return {
    title: say('parts.type'),
    says: say(`kinds.${sheet.kind}`),
    entries: [kindEntry(document, words), ...typeEntries(document, sheet, words)],
  }
}

function typeEntries(document: ShipDocument, sheet: StandSheet, words: Words): readonly Entry[] {
  switch (sheet.kind) {
    case 'ship':
      return [
        roleEntry(document, sheet, words),
        letterEntry(document, sheet, words),
        figureEntry(words, 'size', sheet.size, shipSheet.shape.size, (size) => withSheet(document, { size })),
      ]
    case 'smallCraft':
      return [
        figureEntry(words, 'size', sheet.size, smallCraftSheet.shape.size, (size) => withSheet(document, { size })),
      ]
    case 'aircraft':
      return [aircraftRoleEntry(document, sheet, words)]
    case 'shore':
      return []
  }
}

function roleEntry(document: ShipDocument, ship: ShipSheet, words: Words): Entry {
  const say = editingWords(words)
  const choices = roles.map((value) => ({ value, label: say(`roles.${value}`) }))
  return choiceEntry({ name: 'role', label: say('fields.role'), value: ship.role, choices }, (to) =>
    withSheet(document, asRole(ship, to)),
  )
}

function letterEntry(document: ShipDocument, { letter, role }: ShipSheet, words: Words): Entry {
  const choices = [...new Set([...lettersOf(role), letter])].map((value) => ({ value, label: value }))
  const label = editingWords(words)('fields.letter')
  return choiceEntry({ name: 'letter', label, value: letter, choices }, (to) => withSheet(document, { letter: to }))
}

function aircraftRoleEntry(document: ShipDocument, stand: AircraftSheet, words: Words): Entry {
  const say = editingWords(words)
  const choices = aircraftRoles.map((value) => ({ value, label: say(`aircraftRoles.${value}`) }))
  return choiceEntry({ name: 'airRole', label: say('fields.airRole'), value: stand.role, choices }, (role) => {
    // A fighter-bomber is one by what it carries.
    const isBare = role === 'fighterBomber' && stand.loads.length === 0
    return withSheet<AircraftSheet>(document, {
      role,
      ...(isBare && { loads: [{ attack: 'fighterBomber', modifier: 0 }] }),
    })
  })
}

/** The figures at the head of the card. */
const figuresEditor: Editor = (document, words) => {
  const sheet = sheetOf(document)
  const say = editingWords(words)
  return { title: say('parts.figures'), says: saysOf(sheet, words), entries: figureEntries(document, sheet, words) }
}

function saysOf(sheet: StandSheet, words: Words): string {
  const say = editingWords(words)
  const crew = say('crewOf', { n: sheet.crewQuality })
  return sheet.kind === 'shore' ? crew : [say('knotsOf', { n: sheet.knots }), crew].join(', ')
}

function figureEntries(document: ShipDocument, sheet: StandSheet, words: Words): readonly Entry[] {
  const crew = figureEntry(words, 'crewQuality', sheet.crewQuality, shoreSheet.shape.crewQuality, (crewQuality) =>
    withSheet(document, { crewQuality }),
  )
  switch (sheet.kind) {
    case 'ship':
    case 'smallCraft': {
      const { shape } = smallCraftSheet
      const way = [
        figureEntry(words, 'knots', sheet.knots, shape.knots, (knots) => withSheet(document, { knots })),
        figureEntry(words, 'mvr', sheet.mvr, shape.mvr, (mvr) => withSheet(document, { mvr })),
        crew,
      ]
      if (sheet.kind === 'ship') return way
      return [
        ...way,
        figureEntry(words, 'savingThrow', sheet.savingThrow, shape.savingThrow, (savingThrow) =>
          withSheet(document, { savingThrow }),
        ),
        figureEntry(words, 'spottingBands', sheet.spottingBands, shape.spottingBands, (spottingBands) =>
          withSheet(document, { spottingBands }),
        ),
      ]
    }
    case 'aircraft':
      return [
        figureEntry(words, 'knots', sheet.knots, aircraftSheet.shape.knots, (knots) => withSheet(document, { knots })),
        crew,
      ]
    case 'shore':
      return [crew]
  }
}

export const headEditors: Readonly<Record<string, Editor>> = {
  name: nameAndKind,
  class: classEditor(editingWords),
  type: typeEditor,
  figures: figuresEditor,
}
