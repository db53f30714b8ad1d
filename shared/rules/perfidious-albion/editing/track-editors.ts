import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { listEntry, numberEntry, replaced, without } from '../../kit/edit-entries'
import { shipOf } from '../ship/ship-data'
import { withData } from './hull-edits'
import type { Editor, PartEditor } from '../../kit/part-editor'
import { editingWords } from './says'

const flotationEditor: Editor = (document, words) => {
  const { flotation } = shipOf(document)
  return boxes('flotation', flotation, 40, words, (to) => withData(document, { flotation: to }))
}

const fireEditor: Editor = (document, words) => {
  const { fireTrackBoxes } = shipOf(document)
  return boxes('fire', fireTrackBoxes, 8, words, (to) => withData(document, { fireTrackBoxes: to }))
}

function boxes(
  track: string,
  value: number,
  maximum: number,
  words: Words,
  set: (to: number) => ShipDocument,
): PartEditor {
  const say = editingWords(words)
  return {
    title: say(`parts.${track}`),
    says: say('boxes', { n: value }),
    digits: 'boxes',
    entries: [numberEntry({ name: 'boxes', label: say(`fields.${track}Boxes`), value, minimum: 1, maximum }, set)],
  }
}

const leastLevels = 2
const mostLevels = 8
const fastest = 40

/** The speed she makes with no propulsion box lost, with one, … and at last none. */
const speedEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const levels = shipOf(document).speedLevels
  const become = (speedLevels: number[]) => withData(document, { speedLevels })
  return {
    title: say('parts.speed'),
    says: levels.join(', '),
    entries: [
      listEntry(
        { name: 'levels', label: say('fields.levels') },
        {
          items: levels.map((speed, lost) => ({
            title: say(lost === 0 ? 'levels.whole' : 'levels.lost', { n: lost }),
            entries: [
              numberEntry(
                { name: `levels.${lost}`, label: say('fields.speed'), value: speed, minimum: 0, maximum: fastest },
                (to) => become(replaced(levels, lost, to)),
              ),
            ],
          })),
          adds: levels.length < mostLevels ? [{ value: 'level', label: say('adds.level') }] : [],
          least: leastLevels,
          // Before the last, at which she stops.
          add: () => become([...levels.slice(0, -1), Math.floor(levels.at(-2)! / 2), levels.at(-1)!]),
          remove: (index) => become(without(levels, index)),
        },
      ),
    ],
  }
}

export const trackEditors: Readonly<Record<string, Editor>> = {
  flotation: flotationEditor,
  fire: fireEditor,
  speed: speedEditor,
}
