import type { ShipDocument } from '../../../documents/ship'
import { sameValue } from '../../../kernel/same-value'
import {
  bows,
  caps,
  gunKinds,
  mastKinds,
  profileRecord,
  sterns,
  bridgeKinds,
  type Profile,
  type ProfileRecord,
} from '../../../profile/record'
import type { Words } from '../../../words/speak'
import { dataForm, type DataForm, type PartForm } from './data-form'
import type { Entry } from './entries'

/** Places are hundredths of the length from the bow, heights metres. */
const step = 0.1
const place = { step, minimum: 0, maximum: 100 } as const

/** The fields of a profile that a form shows, all of them filled in. */
type Shown = Required<Pick<ProfileRecord, 'bow' | 'stern' | 'funnels' | 'masts' | 'guns'>> &
  Pick<ProfileRecord, 'bridge'>

/**
 * How a ship looks, as a part of the editor: it shows what is drawn, wherever that comes from, and keeps in her record
 * only what is changed.
 */
export function profileForm(
  { record, drawn }: { readonly record: ProfileRecord; readonly drawn: Profile },
  become: (to: ProfileRecord) => ShipDocument,
  words: Words,
): Pick<PartForm, 'says' | 'entries'> {
  const say: Words = (key, values) => words(`profile.${key}`, values)
  const shown = shownOf(drawn)
  const keep = (to: Shown) => become({ ...record, ...changed(shown, to) })
  const form = dataForm<Shown>(profileRecord, shown, keep, say)
  const choices = (list: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: say(`${list}.${value}`) }))
  return {
    says: [say('mastsOf', { n: drawn.masts.length }), say('funnelsOf', { n: drawn.funnels.length })].join(', '),
    entries: [
      form.field('bow', { choices: choices('bows', bows) }),
      form.field('stern', { choices: choices('sterns', sterns) }),
      ...(shown.bridge ? bridgeEntries(form, choices('bridges', bridgeKinds)) : []),
      form.list('funnels', {
        title: ({ at }) => say('funnelAt', { n: at }),
        entries: (funnel) => [
          funnel.field('at', place),
          funnel.field('top', { called: 'topUp', step, minimum: 0 }),
          funnel.field('width', { step: 0.05 }),
          funnel.field('cap', { choices: choices('caps', caps) }),
          funnel.field('pair'),
        ],
        adds: [{ value: 'funnel', label: say('adds.funnel') }],
        fresh: (funnels) => ({ at: Math.min(100, (funnels.at(-1)?.at ?? 40) + 8) }),
      }),
      form.list('masts', {
        title: ({ at }) => say('mastAt', { n: at }),
        entries: (mast) => [
          mast.field('kind', { called: 'mastKind', choices: choices('mastKinds', mastKinds) }),
          mast.field('at', place),
          mast.field('top', { called: 'topUp', step, minimum: 0 }),
          mast.field('tops'),
        ],
        adds: [{ value: 'mast', label: say('adds.mast') }],
        fresh: () => ({ at: 64, kind: 'pole' }),
      }),
      gunList(form, say, choices('gunKinds', gunKinds), choices('faces', ['fore', 'aft'])),
    ],
  }
}

type Choices = readonly { readonly value: string; readonly label: string }[]

function bridgeEntries(form: DataForm<Shown>, kinds: Choices): readonly Entry[] {
  const bridge = form.at('bridge')
  return [
    bridge.field('kind', { name: 'bridge', choices: kinds }),
    bridge.field('at', { name: 'bridgeAt', ...place }),
    bridge.field('height', { name: 'bridgeHeight', step, minimum: 0.5 }),
  ]
}

function gunList(form: DataForm<Shown>, say: Words, kinds: Choices, faces: Choices): Entry {
  return form.list('guns', {
    called: 'drawnGuns',
    title: ({ at }) => say('gunAt', { n: at }),
    entries: (gun) => [
      gun.field('kind', { called: 'gunKind', choices: kinds }),
      gun.field('faces', { choices: faces }),
      gun.field('at', place),
      gun.field('barbette', { step, maximum: 12 }),
    ],
    adds: [{ value: 'gun', label: say('adds.gun') }],
    // A mounting like the last; how high it stands follows from its place.
    fresh: (guns) => {
      const { foot: _foot, barbette: _barbette, ...mounting } = guns.at(-1) ?? { kind: 'turret', inches: 6 }
      return { ...mounting, at: 80, faces: 'aft' }
    },
  })
}

function shownOf({ bow, stern, bridge, funnels, masts, guns }: Profile): Shown {
  return {
    ...{ bow, stern, bridge, guns: [...guns] },
    funnels: funnels.map((funnel) => ({ cap: 'flat', pair: false, ...funnel })),
    masts: masts.map((mast) => ({ tops: 0, ...mast })),
  }
}

/** Only what differs: the rest follows the card. */
function changed(before: Shown, after: Shown): ProfileRecord {
  const keys = Object.keys(after) as (keyof Shown)[]
  return Object.fromEntries(keys.filter((key) => !sameValue(before[key], after[key])).map((key) => [key, after[key]]))
}
