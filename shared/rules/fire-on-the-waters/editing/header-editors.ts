import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { classEditor, nameEditor } from '../../kit/card/document-editors'
import { choiceEntry, numberEntry } from '../../kit/card/entries'
import { nations, shipTypes } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { withData } from './form-edits'
import type { Editor } from '../../kit/part-editor'
import { editingWords } from './says'

const merchants: readonly string[] = ['AS', 'AM', 'AL']

/** What the tables call her: type and role, navy, size. */
const typeEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const { type, role, nation, displacementTons, lengthMetres, aircraft } = shipOf(document)
  const roles = (['none', 'AK', 'AT'] as const).map((value) => ({ value, label: say(`roles.${value}`) }))
  return {
    title: say('parts.type'),
    says: [type, say(`nations.${nation}`)].join(', '),
    entries: [
      choiceEntry(
        {
          name: 'shipType',
          label: say('fields.shipType'),
          value: type,
          choices: shipTypes.map((value) => ({ value, label: say(`types.${value}`) })),
        },
        // A role belongs to a merchantman.
        (to) => withData(document, { type: to, role: merchants.includes(to) ? role : null }),
      ),
      ...(merchants.includes(type) || role !== null
        ? [
            choiceEntry({ name: 'role', label: say('fields.role'), value: role ?? 'none', choices: roles }, (to) =>
              withData(document, { role: to === 'none' ? null : to }),
            ),
          ]
        : []),
      choiceEntry(
        {
          name: 'nation',
          label: say('fields.nation'),
          value: nation,
          choices: nations.map((value) => ({ value, label: say(`nations.${value}`) })),
        },
        (to) => withData(document, { nation: to }),
      ),
      numberEntry(
        { name: 'tons', label: say('fields.tons'), value: displacementTons, minimum: 100, maximum: 80_000 },
        (to) => withData(document, { displacementTons: to }),
      ),
      numberEntry(
        { name: 'length', label: say('fields.length'), value: lengthMetres, minimum: 30, maximum: 300, step: 0.1 },
        (to) => withData(document, { lengthMetres: to }),
      ),
      numberEntry(
        { name: 'aircraft', label: say('fields.aircraft'), value: aircraft, minimum: 0, maximum: 120 },
        (to) => withData(document, { aircraft: to }),
      ),
    ],
  }
}

const topSpeedEditor: Editor = (document, words) => {
  const { topSpeed } = shipOf(document)
  const say = editingWords(words)
  const field = {
    name: 'topSpeed',
    label: say('fields.topSpeed'),
    value: topSpeed,
    minimum: 0.25,
    maximum: 8,
    step: 0.25,
  }
  return {
    title: say('parts.topSpeed'),
    says: words('card.inches', { inches: topSpeed.toFixed(2) }),
    entries: [numberEntry(field, (to) => withData(document, { topSpeed: to }))],
  }
}

const turnClassEditor: Editor = (document, words) => {
  const { turnClass } = shipOf(document)
  return figure('turnClass', turnClass, 1, 6, words, (to) => withData(document, { turnClass: to }))
}

const damageControlEditor: Editor = (document, words) => {
  const { damageControl } = shipOf(document)
  return figure('damageControl', damageControl, 2, 5, words, (to) => withData(document, { damageControl: to }))
}

function figure(
  name: string,
  value: number,
  minimum: number,
  maximum: number,
  words: Words,
  set: (to: number) => ShipDocument,
) {
  const say = editingWords(words)
  return {
    title: say(`parts.${name}`),
    says: String(value),
    digits: name,
    entries: [numberEntry({ name, label: say(`fields.${name}`), value, minimum, maximum }, set)],
  }
}

/** The parts of the card's head. */
export const headerEditors: Readonly<Record<string, Editor>> = {
  name: (document, words) => nameEditor(document, editingWords)(words),
  class: (document, words) => classEditor(document, editingWords)(words),
  type: typeEditor,
  turnClass: turnClassEditor,
  damageControl: damageControlEditor,
  topSpeed: topSpeedEditor,
}
