import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { choiceEntry, listEntry, numberEntry, replaced, without, yesNoEntry } from '../../kit/edit-entries'
import { shipOf } from '../ship/ship-data'
import type { PerfidiousShip } from '../ship/ship'
import { withData } from './hull-edits'
import type { PartEditor } from '../../kit/part-editor'
import { editingWords } from './says'

type Profile = PerfidiousShip['profile']

const bows = ['ram', 'straight', 'clipper'] as const
const sterns = ['cruiser', 'counter', 'square'] as const
const tops = ['pole', 'fighting', 'double', 'military'] as const
const mostMasts = 4
const mostFunnels = 6

/** What is drawn behind the grid and as her silhouette. No rule reads it. */
export function drawingEditor(document: ShipDocument, words: Words): PartEditor {
  const say = editingWords(words)
  const { profile, lengthMetres } = shipOf(document)
  const become = (change: Partial<Profile>) => withData(document, { profile: { ...profile, ...change } })
  const choices = <Value extends string>(of: string, values: readonly Value[]) =>
    values.map((value) => ({ value, label: say(`${of}.${value}`) }))
  return {
    title: say('parts.drawing'),
    says: [say('drawn.masts', { n: profile.masts.length }), say('drawn.funnels', { n: profile.funnels.length })].join(
      ', ',
    ),
    entries: [
      choiceEntry(
        { name: 'bow', label: say('fields.bow'), value: profile.bow, choices: choices('bows', bows) },
        (bow) => become({ bow }),
      ),
      choiceEntry(
        { name: 'stern', label: say('fields.stern'), value: profile.stern, choices: choices('sterns', sterns) },
        (stern) => become({ stern }),
      ),
      yesNoEntry({ name: 'tumblehome', label: say('fields.tumblehome'), value: profile.tumblehome }, (tumblehome) =>
        become({ tumblehome }),
      ),
      ...(lengthMetres === undefined
        ? []
        : [
            numberEntry(
              {
                name: 'length',
                label: say('fields.length'),
                value: lengthMetres,
                minimum: 10,
                maximum: 300,
                step: 0.1,
              },
              (to) => withData(document, { lengthMetres: to }),
            ),
          ]),
      masts(profile, become, words),
      funnels(profile, become, words),
    ],
  }
}

type Become = (change: Partial<Profile>) => ShipDocument

function masts({ masts: standing }: Profile, become: Become, words: Words) {
  const say = editingWords(words)
  return listEntry(
    { name: 'masts', label: say('fields.masts') },
    {
      items: standing.map((mast, index) => ({
        title: say('mast', { n: index + 1 }),
        entries: [
          at(`masts.${index}.at`, mast.at, words, (to) =>
            become({ masts: replaced(standing, index, { ...mast, at: to }) }),
          ),
          choiceEntry(
            {
              name: `masts.${index}.top`,
              label: say('fields.top'),
              value: mast.top,
              choices: tops.map((value) => ({ value, label: say(`tops.${value}`) })),
            },
            (top) => become({ masts: replaced(standing, index, { ...mast, top }) }),
          ),
        ],
      })),
      adds: standing.length < mostMasts ? [{ value: 'mast', label: say('adds.mast') }] : [],
      least: 0,
      add: () => become({ masts: [...standing, { at: 6.5, top: 'pole' }] }),
      remove: (index) => become({ masts: without(standing, index) }),
    },
  )
}

function funnels({ funnels: standing }: Profile, become: Become, words: Words) {
  const say = editingWords(words)
  return listEntry(
    { name: 'funnels', label: say('fields.funnels') },
    {
      items: standing.map((funnel, index) => {
        const changed = (change: Partial<typeof funnel>) =>
          become({ funnels: replaced(standing, index, { ...funnel, ...change }) })
        const size = (name: 'width' | 'height', minimum: number, maximum: number) =>
          numberEntry(
            {
              name: `funnels.${index}.${name}`,
              label: say(`fields.${name}`),
              value: funnel[name],
              minimum,
              maximum,
              step: 0.05,
            },
            (to) => changed({ [name]: to }),
          )
        return {
          title: say('funnel', { n: index + 1 }),
          entries: [
            at(`funnels.${index}.at`, funnel.at, words, (to) => changed({ at: to })),
            size('width', 0.1, 1.5),
            size('height', -3, 2),
            yesNoEntry(
              { name: `funnels.${index}.pair`, label: say('fields.pair'), value: funnel.pair === true },
              (pair) => changed({ pair }),
            ),
          ],
        }
      }),
      adds: standing.length < mostFunnels ? [{ value: 'funnel', label: say('adds.funnel') }] : [],
      least: 0,
      add: () => become({ funnels: [...standing, { at: 5, width: 0.5, height: 0 }] }),
      remove: (index) => become({ funnels: without(standing, index) }),
    },
  )
}

/** Sections from the bow: 0 at the stem, 10 at the stern. */
function at(name: string, value: number, words: Words, set: (to: number) => ShipDocument) {
  const label = editingWords(words)('fields.at')
  return numberEntry({ name, label, value, minimum: 0, maximum: 10, step: 0.05 }, set)
}
