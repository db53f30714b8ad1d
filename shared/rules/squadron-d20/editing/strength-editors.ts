import type { ZodNumber } from 'zod'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Entry } from '../../kit/edit-entries'
import type { Editor } from '../../kit/part-editor'
import { sheetOf } from '../stand-data'
import { aircraftSheet } from '../stands/aircraft'
import { shipSheet } from '../stands/ship'
import { smallCraftSheet } from '../stands/small-craft'
import { editingWords } from './says'
import { figureEntry, withSheet } from './sheet-edits'

/** Figures of one name on the sheet and in its schema, each a change of its own. */
function figuresOf<Name extends string>(
  document: ShipDocument,
  values: Readonly<Record<Name, number>>,
  shape: Readonly<Record<Name, ZodNumber>>,
  names: readonly Name[],
  words: Words,
): readonly Entry[] {
  return names.map((name) =>
    figureEntry(words, name, values[name], shape[name], (to) => withSheet(document, { [name]: to })),
  )
}

/** F and S. */
const strengthEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const sheet = sheetOf(document)
  const { shape } = shipSheet
  switch (sheet.kind) {
    case 'ship':
      return {
        title: say('parts.strength'),
        says: say('strengthOf', { flotation: sheet.flotation, structure: sheet.structure }),
        entries: figuresOf(document, sheet, shape, ['flotation', 'structure'], words),
      }
    case 'shore':
      return {
        title: say('parts.strength'),
        says: say('structureOf', { n: sheet.structure }),
        digits: 'structure',
        entries: figuresOf(document, sheet, shape, ['structure'], words),
      }
    case 'smallCraft':
    case 'aircraft':
      return { title: say('parts.strength'), says: '', entries: [] }
  }
}

/** Fire control, steering, teams, spotting, gunnery. */
const controlEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const sheet = sheetOf(document)
  const { shape } = shipSheet
  const common = ['fireControl', 'damageControlTeams', 'spottingBands', 'gunneryModifier'] as const
  const says = (fireControl: number) => say('controlOf', { n: fireControl })
  switch (sheet.kind) {
    case 'ship':
      return {
        title: say('parts.control'),
        says: says(sheet.fireControl),
        entries: [
          ...figuresOf(document, sheet, shape, ['steering'], words),
          ...figuresOf(document, sheet, shape, common, words),
        ],
      }
    case 'shore':
      return {
        title: say('parts.control'),
        says: says(sheet.fireControl),
        entries: figuresOf(document, sheet, shape, common, words),
      }
    case 'smallCraft':
    case 'aircraft':
      return { title: say('parts.control'), says: '', entries: [] }
  }
}

const vesselsEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const sheet = sheetOf(document)
  if (sheet.kind !== 'smallCraft') return { title: say('parts.vessels'), says: '', entries: [] }
  return {
    title: say('parts.vessels'),
    says: say('vesselsOf', { n: sheet.vessels }),
    digits: 'vessels',
    entries: figuresOf(document, sheet, smallCraftSheet.shape, ['vessels'], words),
  }
}

const aircraftEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const sheet = sheetOf(document)
  if (sheet.kind !== 'aircraft') return { title: say('parts.aircraft'), says: '', entries: [] }
  return {
    title: say('parts.aircraft'),
    says: say('aircraftOf', { n: sheet.aircraft }),
    digits: 'aircraft',
    entries: figuresOf(document, sheet, aircraftSheet.shape, ['aircraft'], words),
  }
}

const airFactorsEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const sheet = sheetOf(document)
  if (sheet.kind !== 'aircraft') return { title: say('parts.airFactors'), says: '', entries: [] }
  const names = ['hitPoints', 'intercept', 'dogfight1', 'dogfight2', 'strafing', 'antiShipping'] as const
  return {
    title: say('parts.airFactors'),
    says: say('hitPointsOf', { n: sheet.hitPoints }),
    entries: figuresOf(document, sheet, aircraftSheet.shape, names, words),
  }
}

export const strengthEditors: Readonly<Record<string, Editor>> = {
  strength: strengthEditor,
  control: controlEditor,
  vessels: vesselsEditor,
  aircraft: aircraftEditor,
  airFactors: airFactorsEditor,
}
