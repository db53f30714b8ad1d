import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { classEditor, nameEditor } from '../../kit/card/document-editors'
import { choiceEntry, type Entry } from '../../kit/card/entries'
import type { Editor } from '../../kit/part-editor'
import { dataOf } from '../ship/stand-data'
import {
  aircraftRoles,
  aircraftSchema,
  type AircraftData,
  roles,
  shipSchema,
  type ShipData,
  shoreSchema,
  smallCraftSchema,
  type StandData,
} from '../ship/ship'
import { kindEntry } from './kind-entry'
import { asRole, lettersOf } from './roles'
import { editingWords } from './says'
import { figureEntry, withData } from './data-edits'

/** Name and prefix, and first of all which kind of card it is. */
const nameAndKind: Editor = (document, words) => {
  const named = nameEditor(document, editingWords)(words)
  return { ...named, entries: [...named.entries, kindEntry(document, words)] }
}

/** Kind of card, and the type that the tables use for it. */
const typeEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const data = dataOf(document)
  return {
    title: say('parts.type'),
    says: say(`kinds.${data.kind}`),
    entries: [kindEntry(document, words), ...typeEntries(document, data, words)],
  }
}

function typeEntries(document: ShipDocument, data: StandData, words: Words): readonly Entry[] {
  switch (data.kind) {
    case 'ship':
      return [
        roleEntry(document, data, words),
        letterEntry(document, data, words),
        figureEntry(words, 'size', data.size, shipSchema.shape.size, (size) => withData(document, { size })),
      ]
    case 'smallCraft':
      return [
        figureEntry(words, 'size', data.size, smallCraftSchema.shape.size, (size) => withData(document, { size })),
      ]
    case 'aircraft':
      return [aircraftRoleEntry(document, data, words)]
    case 'shore':
      return []
  }
}

function roleEntry(document: ShipDocument, ship: ShipData, words: Words): Entry {
  const say = editingWords(words)
  const choices = roles.map((value) => ({ value, label: say(`roles.${value}`) }))
  return choiceEntry({ name: 'role', label: say('fields.role'), value: ship.role, choices }, (to) =>
    withData(document, asRole(ship, to)),
  )
}

function letterEntry(document: ShipDocument, { letter, role }: ShipData, words: Words): Entry {
  const choices = [...new Set([...lettersOf(role), letter])].map((value) => ({ value, label: value }))
  const label = editingWords(words)('fields.letter')
  return choiceEntry({ name: 'letter', label, value: letter, choices }, (to) => withData(document, { letter: to }))
}

function aircraftRoleEntry(document: ShipDocument, stand: AircraftData, words: Words): Entry {
  const say = editingWords(words)
  const choices = aircraftRoles.map((value) => ({ value, label: say(`aircraftRoles.${value}`) }))
  return choiceEntry({ name: 'airRole', label: say('fields.airRole'), value: stand.role, choices }, (role) => {
    // A fighter-bomber is one by what it carries.
    const isBare = role === 'fighterBomber' && stand.loads.length === 0
    return withData<AircraftData>(document, {
      role,
      ...(isBare && { loads: [{ attack: 'fighterBomber', modifier: 0 }] }),
    })
  })
}

/** The figures at the head of the card. */
const figuresEditor: Editor = (document, words) => {
  const data = dataOf(document)
  const say = editingWords(words)
  return { title: say('parts.figures'), says: saysOf(data, words), entries: figureEntries(document, data, words) }
}

function saysOf(data: StandData, words: Words): string {
  const say = editingWords(words)
  const crew = say('crewOf', { n: data.crewQuality })
  return data.kind === 'shore' ? crew : [say('knotsOf', { n: data.knots }), crew].join(', ')
}

function figureEntries(document: ShipDocument, data: StandData, words: Words): readonly Entry[] {
  const crew = figureEntry(words, 'crewQuality', data.crewQuality, shoreSchema.shape.crewQuality, (crewQuality) =>
    withData(document, { crewQuality }),
  )
  switch (data.kind) {
    case 'ship':
    case 'smallCraft': {
      const { shape } = smallCraftSchema
      const way = [
        figureEntry(words, 'knots', data.knots, shape.knots, (knots) => withData(document, { knots })),
        figureEntry(words, 'mvr', data.mvr, shape.mvr, (mvr) => withData(document, { mvr })),
        crew,
      ]
      if (data.kind === 'ship') return way
      return [
        ...way,
        figureEntry(words, 'savingThrow', data.savingThrow, shape.savingThrow, (savingThrow) =>
          withData(document, { savingThrow }),
        ),
        figureEntry(words, 'spottingBands', data.spottingBands, shape.spottingBands, (spottingBands) =>
          withData(document, { spottingBands }),
        ),
      ]
    }
    case 'aircraft':
      return [
        figureEntry(words, 'knots', data.knots, aircraftSchema.shape.knots, (knots) => withData(document, { knots })),
        crew,
      ]
    case 'shore':
      return [crew]
  }
}

export const headEditors: Readonly<Record<string, Editor>> = {
  name: nameAndKind,
  class: (document, words) => classEditor(document, editingWords)(words),
  type: typeEditor,
  figures: figuresEditor,
}
