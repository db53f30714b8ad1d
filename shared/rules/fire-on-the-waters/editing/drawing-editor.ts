import { choiceEntry, listEntry, replaced, without } from '../../kit/card/entries'
import { locations, type WaterShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { withData } from './form-edits'
import type { Editor } from '../../kit/part-editor'
import { editingWords } from './says'

type Profile = WaterShip['profile']

const bows = ['raked', 'clipper', 'straight', 'trawler'] as const
const sterns = ['cruiser', 'counter', 'transom'] as const
const bridges = ['tower', 'pagoda', 'block', 'open', 'island'] as const
const mastKinds = ['pole', 'tripod', 'lattice'] as const
const mostMasts = 4

/** What is drawn behind the boxes and as her silhouette. No rule reads it. */
export const drawingEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const { profile } = shipOf(document)
  const become = (change: Partial<Profile>) => withData(document, { profile: { ...profile, ...change } })
  const choices = <Value extends string>(of: string, values: readonly Value[]) =>
    values.map((value) => ({ value, label: say(`${of}.${value}`) }))
  const places = locations.map((at) => ({ value: String(at), label: at === 66 ? say('flush') : String(at) }))
  const masts = profile.masts
  return {
    title: say('parts.drawing'),
    says: [say(`bridges.${profile.bridge}`), say('mastsOf', { n: masts.length })].join(', '),
    entries: [
      choiceEntry(
        { name: 'bow', label: say('fields.bow'), value: profile.bow, choices: choices('bows', bows) },
        (bow) => become({ bow }),
      ),
      choiceEntry(
        { name: 'stern', label: say('fields.stern'), value: profile.stern, choices: choices('sterns', sterns) },
        (stern) => become({ stern }),
      ),
      choiceEntry(
        { name: 'bridge', label: say('fields.bridge'), value: profile.bridge, choices: choices('bridges', bridges) },
        (bridge) => become({ bridge }),
      ),
      choiceEntry(
        {
          name: 'forecastle',
          label: say('fields.forecastle'),
          value: String(profile.forecastleTo),
          choices: places,
        },
        (to) => become({ forecastleTo: Number(to) }),
      ),
      listEntry(
        { name: 'masts', label: say('fields.masts') },
        {
          items: masts.map((mast, index) => ({
            title: say('mastNumber', { n: index + 1 }),
            entries: [
              choiceEntry(
                {
                  name: `masts.${index}.at`,
                  label: say('fields.at'),
                  value: String(mast.at),
                  choices: locations.map((at) => ({ value: String(at), label: String(at) })),
                },
                (to) => become({ masts: replaced(masts, index, { ...mast, at: Number(to) }) }),
              ),
              choiceEntry(
                {
                  name: `masts.${index}.kind`,
                  label: say('fields.mastKind'),
                  value: mast.kind,
                  choices: choices('mastKinds', mastKinds),
                },
                (kind) => become({ masts: replaced(masts, index, { ...mast, kind }) }),
              ),
            ],
          })),
          adds: masts.length < mostMasts ? [{ value: 'mast', label: say('adds.mast') }] : [],
          least: 0,
          add: () => become({ masts: [...masts, { at: 45, kind: 'pole' }] }),
          remove: (index) => become({ masts: without(masts, index) }),
        },
      ),
    ],
  }
}
