import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { choiceEntry, listEntry, numberEntry, replaced, without, yesNoEntry, type Entry } from '../../kit/card/entries'
import type { Editor, PartEditor } from '../../kit/part-editor'
import { dataOf } from '../ship/stand-data'
import { torpedoSettings, type TorpedoSetting, type SmallCraftData, type TorpedoGroup } from '../ship/ship'
import { editingWords } from './says'
import { boundsOf, withData, type Armed } from './data-edits'
import { withGroup } from './weapon-edits'
import { armedOf } from './weapon-editors'

const mostMounts = 12
const mostTubes = 6
const mostSettings = 4
const mostAttacks = 10

/** Mounts and settings of a ship's torpedoes, or the attacks of a stand of small craft. */
export const torpedoesEditor: Editor = (document, words) => {
  const data = dataOf(document)
  if (data.kind === 'smallCraft') return attacksEditor(document, data, words)
  const say = editingWords(words)
  const title = say('groups.torpedoes')
  const armed = armedOf(document)
  const torpedoes = armed?.weapons.torpedoes
  if (!armed || !torpedoes) return { title, says: say('noGroup'), entries: [] }
  const become = (change: Partial<TorpedoGroup>) =>
    withData<Armed>(document, { weapons: { ...armed.weapons, torpedoes: { ...torpedoes, ...change } } })
  const covers = (['open', 'shielded'] as const).map((value) => ({ value, label: say(`mountKinds.${value}`) }))
  return {
    title,
    says: say('tubesOf', { n: torpedoes.mounts.reduce((sum, { tubes }) => sum + tubes, 0) }),
    entries: [
      choiceEntry({ name: 'cover', label: say('fields.mountKind'), value: torpedoes.kind, choices: covers }, (kind) =>
        become({ kind }),
      ),
      ...tubeEntries(torpedoes, words, (mounts) => become({ mounts })),
      settingsEntry(torpedoes.settings, words, (settings) => become({ settings })),
    ],
    empties: {
      label: say('emptyGroup'),
      take: () => withData<Armed>(document, { weapons: withGroup(armed.weapons, 'torpedoes', false) }),
    },
  }
}

/** How many mounts of one tube, of two and so on. */
function tubeEntries(
  { mounts }: TorpedoGroup,
  words: Words,
  set: (to: TorpedoGroup['mounts']) => ShipDocument,
): readonly Entry[] {
  return Array.from({ length: mostTubes }, (_, at) => at + 1).map((tubes) => {
    const others = mounts.filter((mount) => mount.tubes !== tubes)
    const value = mounts.length - others.length
    return numberEntry(
      {
        name: `tubes.${tubes}`,
        label: editingWords(words)('fields.tubesOf', { n: tubes }),
        value,
        minimum: others.length > 0 ? 0 : 1,
        maximum: mostMounts - others.length,
      },
      (to) => {
        if (to === value) return set(mounts)
        const added = Array.from({ length: to }, () => ({ tubes }))
        return set([...others, ...added].sort((one, other) => other.tubes - one.tubes))
      },
    )
  })
}

function attacksEditor(document: ShipDocument, stand: SmallCraftData, words: Words): PartEditor {
  const say = editingWords(words)
  const { torpedoes } = stand
  const become = (to: SmallCraftData['torpedoes']) => withData<SmallCraftData>(document, { torpedoes: to })
  const fresh = { attacks: 1, settings: [{ knots: 36, rangeBands: 2, modifier: 0 }] }
  const carries = yesNoEntry({ name: 'carries', label: say('fields.carries'), value: torpedoes !== null }, (to) =>
    become(to ? (torpedoes ?? fresh) : null),
  )
  const title = say('groups.torpedoes')
  if (!torpedoes) return { title, says: say('noTorpedoes'), entries: [carries] }
  return {
    title,
    says: say('attacksOf', { n: torpedoes.attacks }),
    digits: 'attacks',
    entries: [
      carries,
      numberEntry(
        {
          name: 'attacks',
          label: say('fields.attacks'),
          value: torpedoes.attacks,
          minimum: 1,
          maximum: mostAttacks,
        },
        (attacks) => become({ ...torpedoes, attacks }),
      ),
      settingsEntry(torpedoes.settings, words, (settings) => become({ ...torpedoes, settings })),
    ],
  }
}

/** Speed settings, from fast to slow. */
function settingsEntry(
  settings: readonly TorpedoSetting[],
  words: Words,
  set: (to: TorpedoSetting[]) => ShipDocument,
): Entry {
  const say = editingWords(words)
  const { shape } = torpedoSettings.element
  return listEntry(
    { name: 'settings', label: say('fields.settings') },
    {
      items: settings.map((setting, index) => ({
        title: say('knotsOf', { n: setting.knots }),
        entries: (['knots', 'rangeBands', 'modifier'] as const).map((of) =>
          numberEntry(
            {
              name: `settings.${index}.${of}`,
              label: say(`settings.${of}`),
              value: setting[of],
              ...boundsOf(shape[of]),
            },
            (to) => set(replaced(settings, index, { ...setting, [of]: to })),
          ),
        ),
      })),
      adds: settings.length < mostSettings ? [{ value: 'setting', label: say('adds.setting') }] : [],
      least: 1,
      add: () => set([...settings, slower(settings.at(-1)!)]),
      remove: (index) => set(without(settings, index)),
    },
  )
}

function slower({ knots, rangeBands, modifier }: TorpedoSetting): TorpedoSetting {
  return { knots: Math.max(0, knots - 6), rangeBands: Math.min(5, rangeBands + 1), modifier }
}
