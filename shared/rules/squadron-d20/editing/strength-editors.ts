import type { ZodNumber } from 'zod'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Entry } from '../../kit/card/entries'
import type { Editor } from '../../kit/part-editor'
import { dataOf } from '../ship/stand-data'
import { aircraftSchema, shipSchema, smallCraftSchema } from '../ship/ship'
import { editingWords } from './says'
import { figureEntry, withData } from './data-edits'

/** Figures by their names in data and schema; each is changed separately. */
function figuresOf<Name extends string>(
  document: ShipDocument,
  values: Readonly<Record<Name, number>>,
  shape: Readonly<Record<Name, ZodNumber>>,
  names: readonly Name[],
  words: Words,
): readonly Entry[] {
  return names.map((name) =>
    figureEntry(words, name, values[name], shape[name], (to) => withData(document, { [name]: to })),
  )
}

/** F and S. */
const strengthEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const data = dataOf(document)
  const { shape } = shipSchema
  switch (data.kind) {
    case 'ship':
      return {
        title: say('parts.strength'),
        says: say('strengthOf', { flotation: data.flotation, structure: data.structure }),
        entries: figuresOf(document, data, shape, ['flotation', 'structure'], words),
      }
    case 'shore':
      return {
        title: say('parts.strength'),
        says: say('structureOf', { n: data.structure }),
        digits: 'structure',
        entries: figuresOf(document, data, shape, ['structure'], words),
      }
    case 'smallCraft':
    case 'aircraft':
      return { title: say('parts.strength'), says: '', entries: [] }
  }
}

/** Fire control, steering, teams, spotting, gunnery. */
const controlEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const data = dataOf(document)
  const { shape } = shipSchema
  const common = ['fireControl', 'damageControlTeams', 'spottingBands', 'gunneryModifier'] as const
  const says = (fireControl: number) => say('controlOf', { n: fireControl })
  switch (data.kind) {
    case 'ship':
      return {
        title: say('parts.control'),
        says: says(data.fireControl),
        entries: [
          ...figuresOf(document, data, shape, ['steering'], words),
          ...figuresOf(document, data, shape, common, words),
        ],
      }
    case 'shore':
      return {
        title: say('parts.control'),
        says: says(data.fireControl),
        entries: figuresOf(document, data, shape, common, words),
      }
    case 'smallCraft':
    case 'aircraft':
      return { title: say('parts.control'), says: '', entries: [] }
  }
}

const vesselsEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const data = dataOf(document)
  if (data.kind !== 'smallCraft') return { title: say('parts.vessels'), says: '', entries: [] }
  return {
    title: say('parts.vessels'),
    says: say('vesselsOf', { n: data.vessels }),
    digits: 'vessels',
    entries: figuresOf(document, data, smallCraftSchema.shape, ['vessels'], words),
  }
}

const aircraftEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const data = dataOf(document)
  if (data.kind !== 'aircraft') return { title: say('parts.aircraft'), says: '', entries: [] }
  return {
    title: say('parts.aircraft'),
    says: say('aircraftOf', { n: data.aircraft }),
    digits: 'aircraft',
    entries: figuresOf(document, data, aircraftSchema.shape, ['aircraft'], words),
  }
}

const airFactorsEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const data = dataOf(document)
  if (data.kind !== 'aircraft') return { title: say('parts.airFactors'), says: '', entries: [] }
  const names = ['hitPoints', 'intercept', 'dogfight1', 'dogfight2', 'strafing', 'antiShipping'] as const
  return {
    title: say('parts.airFactors'),
    says: say('hitPointsOf', { n: data.hitPoints }),
    entries: figuresOf(document, data, aircraftSchema.shape, names, words),
  }
}

export const strengthEditors: Readonly<Record<string, Editor>> = {
  strength: strengthEditor,
  control: controlEditor,
  vessels: vesselsEditor,
  aircraft: aircraftEditor,
  airFactors: airFactorsEditor,
}
