import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Entry } from '../../kit/edit-entries'
import type { Editor } from '../../kit/part-editor'
import type { EquipmentName } from '../card-parts'
import { equipmentOf } from '../shape'
import { factorsOf, sheetOf } from '../stand-data'
import { factors as factorsSchema, shipSheet, type ShipSheet } from '../stands/ship'
import { shoreSheet, type ShoreSheet } from '../stands/shore'
import type { SmallCraftSheet } from '../stands/small-craft'
import { editingWords } from './says'
import { figureEntry, fittedEntry, withSheet } from './sheet-edits'
import { withoutRadar } from './weapon-edits'

/** What thickness protects an area. */
const armourEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const sheet = sheetOf(document)
  const title = say('parts.armour')
  switch (sheet.kind) {
    case 'ship': {
      const { shape } = shipSheet.shape.armour
      const areas = ['belt', 'deck', 'conningTower', 'turret', 'casemate'] as const
      const all = sheet.role === 'carrier' ? ([...areas, 'flightDeck'] as const) : areas
      return {
        title,
        says: say('armourOf', { belt: sheet.armour.belt, deck: sheet.armour.deck }),
        entries: all.map((area) =>
          figureEntry(words, area, sheet.armour[area], shape[area], (to) =>
            withSheet<ShipSheet>(document, { armour: { ...sheet.armour, [area]: to } }),
          ),
        ),
      }
    }
    case 'shore': {
      const { shape } = shoreSheet.shape.armour
      const areas = ['turret', 'casemate'] as const
      const all = sheet.airfield ? ([...areas, 'flightDeck'] as const) : areas
      return {
        title,
        says: say('turretsOf', { n: sheet.armour.turret }),
        entries: all.map((area) =>
          figureEntry(words, area, sheet.armour[area], shape[area], (to) =>
            withSheet<ShoreSheet>(document, { armour: { ...sheet.armour, [area]: to } }),
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
  const sheet = sheetOf(document)
  const fitted = equipmentOf(sheet)
  return {
    title: say('parts.equipment'),
    says: fitted.length === 0 ? say('nothingFitted') : fitted.map((name) => say(`fields.${name}`)).join(', '),
    entries: equipmentEntries(document, words),
  }
}

function equipmentEntries(document: ShipDocument, words: Words): readonly Entry[] {
  const sheet = sheetOf(document)
  const fitted = equipmentOf(sheet)
  const entry = (name: EquipmentName) =>
    fittedEntry(words, name, fitted.includes(name), (to) => {
      const served = sheet.kind === 'ship' || sheet.kind === 'shore'
      const silent = name === 'gunneryRadar' && !to && served ? { weapons: withoutRadar(sheet.weapons) } : {}
      return withSheet(document, { [name]: to, ...silent })
    })
  const radars = ['searchRadar', 'gunneryRadar', 'dpaaRadar'] as const
  switch (sheet.kind) {
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
  const sheet = sheetOf(document)
  const title = say('parts.factors')
  if (sheet.kind === 'aircraft') return { title, says: '', entries: [] }
  const factors = factorsOf(sheet)
  const change = (to: Partial<SmallCraftSheet['factors']>) =>
    withSheet<SmallCraftSheet | ShipSheet | ShoreSheet>(document, { factors: { ...factors, ...to } })
  const { shape } = factorsSchema
  return {
    title,
    says: say(sheet.kind === 'smallCraft' ? 'factorsOfOne' : 'factorsOfShip'),
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
