import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { choiceEntry, listEntry, numberEntry, replaced, without, yesNoEntry, type Entry } from '../../kit/card/entries'
import type { Editor } from '../../kit/part-editor'
import { dataOf } from '../ship/stand-data'
import {
  aircraftSchema,
  type AircraftData,
  profile as profileSchema,
  shipSchema,
  type Profile,
  type ShipData,
  smallCraftSchema,
  type SmallCraftData,
} from '../ship/ship'
import { editingWords } from './says'
import { boundsOf, figureEntry, withData } from './data-edits'

/** What only the drawing reads. */
export const drawingEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const data = dataOf(document)
  const title = say('parts.drawing')
  switch (data.kind) {
    case 'ship':
      return { title, says: say('metresOf', { n: data.lengthMetres }), entries: shipEntries(document, data, words) }
    case 'smallCraft':
      return {
        title,
        says: say('metresOf', { n: data.lengthMetres }),
        entries: [
          figureEntry(
            words,
            'lengthMetres',
            data.lengthMetres,
            smallCraftSchema.shape.lengthMetres,
            (lengthMetres) => withData<SmallCraftData>(document, { lengthMetres }),
            0.1,
          ),
        ],
      }
    case 'aircraft':
      return { title, says: say(`plans.${data.plan}`), entries: [planEntry(document, data, words)] }
    case 'shore':
      return { title, says: '', entries: [] }
  }
}

function planEntry(document: ShipDocument, { plan }: AircraftData, words: Words): Entry {
  const say = editingWords(words)
  const choices = aircraftSchema.shape.plan.options.map((value) => ({ value, label: say(`plans.${value}`) }))
  return choiceEntry({ name: 'plan', label: say('fields.plan'), value: plan, choices }, (to) =>
    withData<AircraftData>(document, { plan: to }),
  )
}

function shipEntries(document: ShipDocument, ship: ShipData, words: Words): readonly Entry[] {
  const say = editingWords(words)
  const { profile } = ship
  const become = (change: Partial<Profile>) => withData<ShipData>(document, { profile: { ...profile, ...change } })
  const { shape } = profileSchema
  const bridge = shape.bridge.shape
  const chosen = <Value extends string>(
    name: string,
    value: Value,
    of: readonly Value[],
    set: (to: Value) => ShipDocument,
  ) =>
    choiceEntry(
      {
        name,
        label: say(`fields.${name}`),
        value,
        choices: of.map((each) => ({ value: each, label: say(`${name}s.${each}`) })),
      },
      set,
    )
  return [
    figureEntry(
      words,
      'lengthMetres',
      ship.lengthMetres,
      shipSchema.shape.lengthMetres,
      (lengthMetres) => withData<ShipData>(document, { lengthMetres }),
      0.1,
    ),
    chosen('bow', profile.bow, shape.bow.options, (bow) => become({ bow })),
    chosen('stern', profile.stern, shape.stern.options, (stern) => become({ stern })),
    alongEntry('forecastleTo', say('fields.forecastleTo'), profile.forecastleTo, (forecastleTo) =>
      become({ forecastleTo }),
    ),
    chosen('bridge', profile.bridge.kind, bridge.kind.options, (kind) =>
      become({ bridge: { ...profile.bridge, kind } }),
    ),
    alongEntry('bridgeAt', say('fields.bridgeAt'), profile.bridge.at, (at) =>
      become({ bridge: { ...profile.bridge, at } }),
    ),
    funnelsEntry(profile, words, become),
    mastsEntry(profile, words, become),
    gunsEntry(profile, words, become),
  ]
}

type Become = (change: Partial<Profile>) => ShipDocument

/** In hundredths of her length from the bow. */
function alongEntry(name: string, label: string, value: number, set: (to: number) => ShipDocument): Entry {
  return numberEntry({ name, label, value, ...boundsOf(profileSchema.shape.forecastleTo), step: 0.5 }, set)
}

function funnelsEntry({ funnels }: Profile, words: Words, become: Become): Entry {
  const say = editingWords(words)
  return listEntry(
    { name: 'funnels', label: say('fields.funnels') },
    {
      items: funnels.map((at, index) => ({
        title: say('funnelAt', { n: at }),
        entries: [
          alongEntry(`funnels.${index}.at`, say('fields.at'), at, (to) =>
            become({ funnels: replaced(funnels, index, to) }),
          ),
        ],
      })),
      adds: funnels.length < 6 ? [{ value: 'funnel', label: say('adds.funnel') }] : [],
      least: 0,
      add: () => become({ funnels: [...funnels, Math.min(100, (funnels.at(-1) ?? 40) + 8)] }),
      remove: (index) => become({ funnels: without(funnels, index) }),
    },
  )
}

function mastsEntry({ masts }: Profile, words: Words, become: Become): Entry {
  const say = editingWords(words)
  const { options } = profileSchema.shape.masts.element.shape.kind
  return listEntry(
    { name: 'masts', label: say('fields.masts') },
    {
      items: masts.map((mast, index) => ({
        title: say('mastAt', { n: mast.at }),
        entries: [
          choiceEntry(
            {
              name: `masts.${index}.kind`,
              label: say('fields.mastKind'),
              value: mast.kind,
              choices: options.map((value) => ({ value, label: say(`masts.${value}`) })),
            },
            (kind) => become({ masts: replaced(masts, index, { ...mast, kind }) }),
          ),
          alongEntry(`masts.${index}.at`, say('fields.at'), mast.at, (at) =>
            become({ masts: replaced(masts, index, { ...mast, at }) }),
          ),
        ],
      })),
      adds: masts.length < 4 ? [{ value: 'mast', label: say('adds.mast') }] : [],
      least: 0,
      add: () => become({ masts: [...masts, { at: 64, kind: 'pole' }] }),
      remove: (index) => become({ masts: without(masts, index) }),
    },
  )
}

function gunsEntry({ guns }: Profile, words: Words, become: Become): Entry {
  const say = editingWords(words)
  return listEntry(
    { name: 'guns', label: say('fields.drawnGuns') },
    {
      items: guns.map((gun, index) => ({
        title: say('gunAt', { n: gun.at }),
        entries: gunEntries(gun, index, words, (to) => become({ guns: replaced(guns, index, to) })),
      })),
      adds: guns.length < 16 ? [{ value: 'gun', label: say('adds.gun') }] : [],
      least: 0,
      add: () =>
        become({ guns: [...guns, { at: 80, size: 'medium', housed: true, raised: 0, ...guns.at(-1), faces: 'aft' }] }),
      remove: (index) => become({ guns: without(guns, index) }),
    },
  )
}

type Gun = Profile['guns'][number]

function gunEntries(gun: Gun, index: number, words: Words, set: (to: Gun) => ShipDocument): readonly Entry[] {
  const say = editingWords(words)
  const { shape } = profileSchema.shape.guns.element
  const name = (of: string) => `guns.${index}.${of}`
  return [
    choiceEntry(
      {
        name: name('size'),
        label: say('fields.gunSize'),
        value: gun.size,
        choices: shape.size.options.map((value) => ({ value, label: say(`gunSizes.${value}`) })),
      },
      (size) => set({ ...gun, size }),
    ),
    choiceEntry(
      {
        name: name('faces'),
        label: say('fields.faces'),
        value: gun.faces,
        choices: shape.faces.options.map((value) => ({ value, label: say(`looks.${value}`) })),
      },
      (faces) => set({ ...gun, faces }),
    ),
    alongEntry(name('at'), say('fields.at'), gun.at, (at) => set({ ...gun, at })),
    yesNoEntry({ name: name('housed'), label: say('fields.housed'), value: gun.housed }, (housed) =>
      set({ ...gun, housed }),
    ),
    numberEntry(
      { name: name('raised'), label: say('fields.raised'), value: gun.raised, ...boundsOf(shape.raised) },
      (raised) => set({ ...gun, raised }),
    ),
  ]
}
