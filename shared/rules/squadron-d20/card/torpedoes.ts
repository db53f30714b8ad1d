import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import type { ShipDocument } from '../../../documents/ship'
import type { DataForm, PartForm, PartFormOf } from '../../kit/card/data-form'
import type { Entry } from '../../kit/card/entries'
import type { SmallCraftData, TorpedoSetting } from '../ship/ship'
import { countEntries, type Armed, withGroup } from './weapon-editors'
import { settingsCaption, settingWidth } from './weapon-places'
import { faintStyle, cardKey, editors } from './layout'
import { type Rect, mm } from '../../kit/card/shapes'
import { letters, heading, signed, captionStyle } from '../../kit/card/lettering'
import type { Block } from '../../kit/card/block'

/** Speeds a torpedo can be set to, how far it runs and what that is worth: three lines. */
export function settingsFace(settings: readonly TorpedoSetting[], place: Rect, words: Words): Operation[] {
  const { x, y, height } = place
  const pitch = Math.min(3.3, height / 3)
  const baseline = (row: number) => mm(y + height / 2 + (row - 1) * pitch + 1)
  const captions = (['knots', 'bands', 'modifier'] as const).flatMap((name, row) =>
    letters(words(cardKey(`settings.${name}`)), x, baseline(row), settingsCaption - 0.6, {
      ...captionStyle,
      size: 2.6,
    }),
  )
  const figures = settings.flatMap(({ knots, rangeBands, modifier }, index) => {
    const right = x + settingsCaption + (index + 1) * settingWidth - 3
    const cell = (row: number, text: string, bold: boolean) =>
      letters(text, right, baseline(row), settingWidth - 1, {
        size: bold ? 3 : 2.8,
        face: bold ? 'work-700' : 'work-500',
        ink: 'ink',
        anchor: 'end',
      })
    return [...cell(0, String(knots), false), ...cell(1, String(rangeBands), false), ...cell(2, signed(modifier), true)]
  })
  return [...captions, ...figures]
}

/** The same under a heading, on a card of its own kind; a stand without torpedoes says so. */
export function settingsBlock(document: ShipDocument, settings: readonly TorpedoSetting[], place: Rect): Block {
  return {
    face: (words) => [
      ...heading(words(cardKey('settingsTitle')), place.x, mm(place.y + 2.9), place.width),
      ...(settings.length === 0
        ? letters(words(cardKey('noTorpedoes')), place.x, mm(place.y + 8.2), place.width, faintStyle)
        : settingsFace(settings, { ...place, y: place.y + 4.4, height: place.height - 4.4 }, words)),
    ],
    parts: [{ part: 'torpedoes', ...place }],
    editors: editors<SmallCraftData>(document, { torpedoes: attacksForm }),
  }
}

const mostTubes = 6
const mostMounts = 12

/** Mounts and settings of a ship's torpedoes. */
export const torpedoGroupForm: PartFormOf<Armed> = (armed, say) => {
  const { weapons } = armed.value
  const title = say('groups.torpedoes')
  if (!weapons.torpedoes) return { title, says: say('noGroup'), entries: [] }
  const torpedoes = armed.at('weapons').at('torpedoes')
  const { mounts } = torpedoes.value
  return {
    title,
    says: say('tubesOf', { n: mounts.reduce((sum, { tubes }) => sum + tubes, 0) }),
    entries: [
      torpedoes.field('kind', { name: 'cover', called: 'mountKind' }),
      ...countEntries(mounts, {
        named: (tubes) => ({ name: `tubes.${tubes}`, label: say('fields.tubesOf', { n: tubes }) }),
        sizeOf: ({ tubes }) => tubes,
        made: (tubes) => ({ tubes }),
        most: { size: mostTubes, mounts: mostMounts },
        set: (to) => torpedoes.change({ mounts: to }),
      }),
      settingsList(torpedoes, say),
    ],
    empties: {
      label: say('emptyGroup'),
      take: () => armed.change({ weapons: withGroup(weapons, 'torpedoes', false) }),
    },
  }
}

/** The attacks of a stand of small craft. */
const attacksForm: PartFormOf<SmallCraftData> = (stand, say): PartForm => {
  const { torpedoes } = stand.value
  const fresh = { attacks: 1, settings: [{ knots: 36, rangeBands: 2, modifier: 0 }] }
  const carries = stand.optional('torpedoes', { name: 'carries', fresh })
  const title = say('groups.torpedoes')
  if (!torpedoes) return { title, says: say('noTorpedoes'), entries: [carries] }
  const form = stand.at('torpedoes')
  return {
    title,
    says: say('attacksOf', { n: torpedoes.attacks }),
    digits: 'attacks',
    entries: [carries, form.field('attacks'), settingsList(form, say)],
  }
}

/** Speed settings, from fast to slow. */
function settingsList<Torpedoes extends { settings: TorpedoSetting[] }>(form: DataForm<Torpedoes>, say: Words): Entry {
  return (form as unknown as DataForm<{ settings: TorpedoSetting[] }>).list('settings', {
    title: ({ knots }) => say('knotsOf', { n: knots }),
    entries: (setting) =>
      (['knots', 'rangeBands', 'modifier'] as const).map((of) => setting.field(of, { label: say(`settings.${of}`) })),
    adds: 'setting',
    fresh: (settings) => slower(settings.at(-1)!),
  })
}

function slower({ knots, rangeBands, modifier }: TorpedoSetting): TorpedoSetting {
  return { knots: Math.max(0, knots - 6), rangeBands: Math.min(5, rangeBands + 1), modifier }
}
