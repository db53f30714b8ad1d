import type { Words } from '../../../words/speak'
import type { ShipDocument } from '../../../documents/ship'
import {
  choiceEntry,
  listEntry,
  numberEntry,
  replaced,
  textEntry,
  without,
  yesNoEntry,
  type Entry,
} from '../../kit/card/entries'
import type { TorpedoMount, WaterShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { torpedoTypes } from '../tables/torpedoes'
import { isName, mountNames, nextName, placesWithTubesNamed, placesWithoutTubes, withData } from './form-edits'
import { arcEntries, reliabilityEntry } from './mount-entries'
import type { Editor } from '../../kit/part-editor'
import { editingWords } from './says'

const mostMounts = 8
const mostReloads = 24

/** Her torpedo mounts and what she carries to reload them. */
export const torpedoesEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const ship = shipOf(document)
  const { torpedoes } = ship
  const carries = yesNoEntry({ name: 'carries', label: say('fields.carries'), value: torpedoes !== null }, (to) => {
    if (to) return torpedoes ? document : withData(document, { torpedoes: { mounts: [fresh(ship)], reloads: 0 } })
    const gone = (torpedoes?.mounts ?? []).map(({ id }) => id)
    return withData(document, { torpedoes: null, places: placesWithoutTubes(ship, gone) })
  })
  if (!torpedoes) return { title: say('parts.torpedoes'), says: say('noTorpedoes'), entries: [carries] }
  const { mounts, reloads } = torpedoes
  return {
    title: say('parts.torpedoes'),
    says: mounts.map(({ id, tubes }) => `${id} ×${tubes}`).join(', '),
    entries: [
      carries,
      numberEntry(
        { name: 'reloads', label: say('fields.reloads'), value: reloads, minimum: 0, maximum: mostReloads },
        (to) => withData(document, { torpedoes: { ...torpedoes, reloads: to } }),
      ),
      listEntry(
        { name: 'mounts', label: say('fields.mounts') },
        {
          items: mounts.map((mount, slot) => ({
            title: say('mountNamed', { id: mount.id }),
            entries: mountEntries(document, torpedoes, slot, words),
          })),
          adds: mounts.length < mostMounts ? [{ value: 'mount', label: say('adds.mount') }] : [],
          least: 1,
          add: () => withData(document, { torpedoes: { ...torpedoes, mounts: [...mounts, fresh(ship)] } }),
          remove: (slot) =>
            withData(document, {
              torpedoes: { ...torpedoes, mounts: without(mounts, slot) },
              places: placesWithoutTubes(ship, [mounts[slot]!.id]),
            }),
        },
      ),
    ],
  }
}

function mountEntries(
  document: ShipDocument,
  torpedoes: NonNullable<WaterShip['torpedoes']>,
  slot: number,
  words: Words,
): readonly Entry[] {
  const say = editingWords(words)
  const ship = shipOf(document)
  const mount = torpedoes.mounts[slot]!
  const mounts = (change: Partial<TorpedoMount>) => ({
    torpedoes: { ...torpedoes, mounts: replaced(torpedoes.mounts, slot, { ...mount, ...change }) },
  })
  const become = (change: Partial<TorpedoMount>) => withData(document, mounts(change))
  const types = [...new Set([...Object.keys(torpedoTypes), mount.type])].map((value) => ({ value, label: value }))
  const name = (of: string) => `mounts.${slot}.${of}`
  return [
    textEntry({ name: name('id'), label: say('fields.id'), value: mount.id, maximumLength: 8 }, (id) => {
      if (!isName(id) || mountNames(ship).includes(id)) return document
      return withData(document, { ...mounts({ id }), places: placesWithTubesNamed(ship, mount.id, id) })
    }),
    numberEntry(
      { name: name('tubes'), label: say('fields.tubes'), value: mount.tubes, minimum: 1, maximum: 5 },
      (tubes) => become({ tubes }),
    ),
    choiceEntry({ name: name('type'), label: say('fields.torpedoType'), value: mount.type, choices: types }, (type) =>
      become({ type }),
    ),
    reliabilityEntry(name('reliability'), mount.reliability, words, (reliability) => become({ reliability })),
    ...arcEntries(`mounts.${slot}`, mount.arc, words, (arc) => become({ arc })),
  ]
}

function fresh(ship: WaterShip): TorpedoMount {
  const like = ship.torpedoes?.mounts.at(-1)
  return {
    tubes: 3,
    type: Object.keys(torpedoTypes)[0] ?? '',
    reliability: 'B',
    arc: { from: 30, to: 150 },
    ...like,
    id: nextName('T', mountNames(ship)),
  }
}

/** How far the harm of a torpedo that hits her reaches, by its size. */
export const reachEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const { torpedoReach } = shipOf(document)
  const become = (to: WaterShip['torpedoReach']) => withData(document, { torpedoReach: to })
  const most = 6
  return {
    title: say('parts.reach'),
    says: torpedoReach.map(({ inches, locations }) => say('reachOf', { inches, n: locations })).join(', '),
    entries: [
      listEntry(
        { name: 'reach', label: say('parts.reach') },
        {
          items: torpedoReach.map((reach, index) => {
            const changed = (change: Partial<typeof reach>) =>
              become(replaced(torpedoReach, index, { ...reach, ...change }))
            const figure = (
              of: 'inches' | 'locations' | 'effectivePercent',
              [minimum, maximum, step]: readonly [number, number, number],
            ) =>
              numberEntry(
                { name: `reach.${index}.${of}`, label: say(`fields.${of}`), value: reach[of], minimum, maximum, step },
                (to) => changed({ [of]: to }),
              )
            return {
              title: words('card.inches', { inches: reach.inches }),
              entries: [
                figure('inches', [15, 30, 0.1]),
                figure('locations', [0, 12, 1]),
                figure('effectivePercent', [1, 100, 1]),
              ],
            }
          }),
          adds: torpedoReach.length < most ? [{ value: 'reach', label: say('adds.reach') }] : [],
          least: 1,
          add: () => {
            const last = torpedoReach.at(-1)!
            return become([...torpedoReach, { ...last, inches: Math.min(30, last.inches + 1) }])
          },
          remove: (index) => become(without(torpedoReach, index)),
        },
      ),
    ],
  }
}
