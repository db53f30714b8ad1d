import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { grouped } from '../../../words/units'
import { classEditor, nameEditor } from '../../kit/document-editors'
import {
  choiceEntry,
  listEntry,
  numberEntry,
  replaced,
  textEntry,
  without,
  yesNoEntry,
  type Entry,
} from '../../kit/edit-entries'
import { shipOf } from '../ship/ship-data'
import { withData } from './hull-edits'
import type { Editor } from '../../kit/part-editor'
import { editingWords } from './says'

/** How far her guns are before or behind their time. */
function technologyEntry(document: ShipDocument, say: Words): Entry {
  const { technologyPercent } = shipOf(document)
  return numberEntry(
    { name: 'technology', label: say('fields.technology'), value: technologyPercent, minimum: -50, maximum: 50 },
    (to) => withData(document, { technologyPercent: to }),
  )
}

const tonnageEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const { tonnage } = shipOf(document)
  const label = say('parts.tonnage')
  return {
    title: label,
    says: grouped(tonnage),
    digits: 'tonnage',
    entries: [
      numberEntry({ name: 'tonnage', label, value: tonnage, minimum: 20, maximum: 30_000 }, (to) =>
        withData(document, { tonnage: to }),
      ),
    ],
  }
}

const crewEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const { crewQuality } = shipOf(document)
  const label = say('parts.crew')
  const quality = (value: number) => say('crew', { value, is: words(`card.crew.${value}`) })
  return {
    title: label,
    says: quality(crewQuality),
    entries: [
      choiceEntry(
        {
          name: 'crewQuality',
          label,
          value: String(crewQuality),
          choices: [1, 2, 3].map((value) => ({ value: String(value), label: quality(value) })),
        },
        (to) => withData(document, { crewQuality: Number(to) }),
      ),
    ],
  }
}

const mostCircles = 4

const circlesEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const circles = shipOf(document).turningCirclesInches
  const become = (turningCirclesInches: number[]) => withData(document, { turningCirclesInches })
  return {
    title: say('parts.circles'),
    says: circles.map((inches) => words('card.inches', { inches })).join(', '),
    entries: [
      listEntry(
        { name: 'circles', label: say('parts.circles') },
        {
          items: circles.map((inches, index) => ({
            title: say(index === 0 ? 'circle.usual' : 'circle.smaller'),
            entries: [
              numberEntry(
                {
                  name: `circles.${index}`,
                  label: say('fields.inches'),
                  value: inches,
                  minimum: 0.5,
                  maximum: 20,
                  step: 0.5,
                },
                (to) => become(replaced(circles, index, to)),
              ),
            ],
          })),
          adds: circles.length < mostCircles ? [{ value: 'circle', label: say('adds.circle') }] : [],
          least: 1,
          add: () => become([...circles, Math.max(0.5, circles.at(-1)! - 0.5)]),
          remove: (index) => become(without(circles, index)),
        },
      ),
    ],
  }
}

/** What a ship is given that carried none before. */
const usualTorpedo = { type: '18″', twoTurn: false, carried: 2 } as const

const torpedoesEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const { torpedo } = shipOf(document)
  const become = (changed: typeof torpedo) => withData(document, { torpedo: changed })
  return {
    title: say('parts.torpedoes'),
    says: torpedo === null ? say('torpedoes.none') : say('torpedoes.some', { type: torpedo.type, n: torpedo.carried }),
    entries: [
      yesNoEntry({ name: 'carries', label: say('fields.carriesTorpedoes'), value: torpedo !== null }, (to) =>
        become(to ? (torpedo ?? usualTorpedo) : null),
      ),
      ...(torpedo === null
        ? []
        : [
            textEntry(
              { name: 'type', label: say('fields.torpedoType'), value: torpedo.type, maximumLength: 16 },
              (type) => become({ ...torpedo, type }),
            ),
            numberEntry(
              { name: 'carried', label: say('fields.carried'), value: torpedo.carried, minimum: 1, maximum: 40 },
              (carried) => become({ ...torpedo, carried }),
            ),
            yesNoEntry({ name: 'twoTurn', label: say('fields.twoTurn'), value: torpedo.twoTurn }, (twoTurn) =>
              become({ ...torpedo, twoTurn }),
            ),
          ]),
    ],
  }
}

/** The parts of the card's head. */
export const headerEditors: Readonly<Record<string, Editor>> = {
  name: nameEditor(editingWords),
  class: classEditor(editingWords, (document, say) => [technologyEntry(document, say)]),
  tonnage: tonnageEditor,
  crew: crewEditor,
  circles: circlesEditor,
  torpedoes: torpedoesEditor,
}
