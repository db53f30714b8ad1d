import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Entry } from '../../kit/card/entries'
import type { Editor } from '../../kit/part-editor'
import { type EquipmentName, equipmentOf } from '../ship/shape'
import { factorsOf, dataOf } from '../ship/stand-data'
import {
  factors as factorsSchema,
  shipSchema,
  type ShipData,
  shoreSchema,
  type ShoreData,
  type SmallCraftData,
} from '../ship/ship'
import { editingWords } from './says'
import { figureEntry, fittedEntry, withData } from './data-edits'
import { withoutRadar } from './weapon-edits'

/** What thickness protects an area. */
const armourEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const data = dataOf(document)
  const title = say('parts.armour')
  switch (data.kind) {
    case 'ship': {
      const { shape } = shipSchema.shape.armour
      const areas = ['belt', 'deck', 'conningTower', 'turret', 'casemate'] as const
      const all = data.role === 'carrier' ? ([...areas, 'flightDeck'] as const) : areas
      return {
        title,
        says: say('armourOf', { belt: data.armour.belt, deck: data.armour.deck }),
        entries: all.map((area) =>
          figureEntry(words, area, data.armour[area], shape[area], (to) =>
            withData<ShipData>(document, { armour: { ...data.armour, [area]: to } }),
          ),
        ),
      }
    }
    case 'shore': {
      const { shape } = shoreSchema.shape.armour
      const areas = ['turret', 'casemate'] as const
      const all = data.airfield ? ([...areas, 'flightDeck'] as const) : areas
      return {
        title,
        says: say('turretsOf', { n: data.armour.turret }),
        entries: all.map((area) =>
          figureEntry(words, area, data.armour[area], shape[area], (to) =>
            withData<ShoreData>(document, { armour: { ...data.armour, [area]: to } }),
          ),
        ),
      }
    }
    case 'smallCraft':
    case 'aircraft':
      return { title, says: '', entries: [] }
  }
}

/** What she has of radars, lights and smoke. Without gunnery radar no battery is served by it. */
const equipmentEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const data = dataOf(document)
  const fitted = equipmentOf(data)
  return {
    title: say('parts.equipment'),
    says: fitted.length === 0 ? say('nothingFitted') : fitted.map((name) => say(`fields.${name}`)).join(', '),
    entries: equipmentEntries(document, words),
  }
}

function equipmentEntries(document: ShipDocument, words: Words): readonly Entry[] {
  const data = dataOf(document)
  const fitted = equipmentOf(data)
  const entry = (name: EquipmentName) =>
    fittedEntry(words, name, fitted.includes(name), (to) => {
      const served = data.kind === 'ship' || data.kind === 'shore'
      const silent = name === 'gunneryRadar' && !to && served ? { weapons: withoutRadar(data.weapons) } : {}
      return withData(document, { [name]: to, ...silent })
    })
  const radars = ['searchRadar', 'gunneryRadar', 'dpaaRadar'] as const
  switch (data.kind) {
    case 'ship':
      return [...radars, 'searchlights' as const, 'smoke' as const].map(entry)
    case 'shore':
      return [...radars, 'searchlights' as const].map(entry)
    case 'smallCraft':
      return (['searchlights', 'smoke'] as const).map(entry)
    case 'aircraft':
      return []
  }
}

/** Factors of light weapons; of a stand of small craft they are those of one vessel. */
const factorsEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const data = dataOf(document)
  const title = say('parts.factors')
  if (data.kind === 'aircraft') return { title, says: '', entries: [] }
  const factors = factorsOf(data)
  const change = (to: Partial<SmallCraftData['factors']>) =>
    withData<SmallCraftData | ShipData | ShoreData>(document, { factors: { ...factors, ...to } })
  const { shape } = factorsSchema
  return {
    title,
    says: say(data.kind === 'smallCraft' ? 'factorsOfOne' : 'factorsOfShip'),
    entries: [
      ...(['asw', 'mrf', 'crf', 'lrf'] as const).map((name) =>
        figureEntry(words, name, factors[name], shape[name], (to) => change({ [name]: to })),
      ),
      fittedEntry(words, 'aaPlus', factors.aaPlus, (aaPlus) => change({ aaPlus })),
    ],
  }
}

export const fittingEditors: Readonly<Record<string, Editor>> = {
  armour: armourEditor,
  equipment: equipmentEditor,
  factors: factorsEditor,
}
