import type { PackId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'
import type { Words } from './speak'

type PackWords = ReturnType<typeof wordsOf>
const known = new WeakMap<Words, Map<PackId, PackWords>>()

/** The words of a pack for its own things: phases, tracks, fields, facts of the table. */
export function packWords(pack: PackId, say: Words): PackWords {
  const packs = known.get(say) ?? new Map<PackId, PackWords>()
  known.set(say, packs)
  const words = packs.get(pack) ?? wordsOf(pack, say)
  packs.set(pack, words)
  return words
}

function wordsOf(pack: PackId, say: Words) {
  const under = (key: string) => `rules.${pack}.${key}`
  // A key without a sentence says itself.
  const hasWords = (key: string) => say(key) !== key
  const orNothing = (key: string) => (hasWords(under(key)) ? say(under(key)) : '')
  /** A field may be a list of words separated by spaces: `radioOut shaftLost:2` is `radio out; shaft 2 lost`. */
  const listed = (field: string, value: string) => {
    const said = value.split(' ').map((word) => {
      const [, name = word, what = ''] = /^(\w+)(?::([\w-]+))?/.exec(word) ?? []
      const whole = under(`fieldWords.${field}.${name}`)
      return hasWords(whole) ? say(whole, { of: what }) : undefined
    })
    return said.includes(undefined) ? value : said.join('; ')
  }
  return {
    /** A foreign journal may name a phase these rules do not have: its name is shown as it is. */
    phase: (key: string) => (hasWords(under(`phases.${key}`)) ? say(under(`phases.${key}`)) : key),
    phaseHint: (key: string) => orNothing(`phaseHints.${key}`),
    /** Several tracks of one kind have one sentence: `tubes-T1` is `tubes` of T1. */
    track: (key: string) => {
      const whole = under(`tracks.${key}`)
      const [kind = key, of = ''] = key.split(/-(.*)/)
      return hasWords(whole) ? say(whole) : say(under(`tracks.${kind}`), { of })
    },
    /** A mark on a box. */
    mark: (key: string) => (hasWords(under(`marks.${key}`)) ? say(under(`marks.${key}`)) : say(`play.marks.is.${key}`)),
    /** A step that may be about a mark of the pack's own: its own sentence, else the general one. */
    step: (key: string, values: Readonly<Record<string, Scalar>>) =>
      say(hasWords(under(key)) ? under(key) : key, values),
    /** A box by its own name, or by that of its kind with what it is of and its number: `m-main-aa-1` is `aa mount 2`. */
    box: (key: string) => {
      if (hasWords(under(`boxNames.${key}`))) return say(under(`boxNames.${key}`))
      const [, kind = key, of = '', at = ''] = /^(\w+-\w+)-(\w+)-(\d+)$/.exec(key) ?? []
      const named = under(`boxNames.${kind}`)
      return hasWords(named) ? say(named, { of, n: Number(at) + 1 }) : boxName(key)
    },
    /** The word in the last box of a track in place of a figure; empty for most. */
    lastOfTrack: (key: string) => orNothing(`lastOfTrack.${key}`),
    field: (key: string) => say(under(`fields.${key}`)),
    fact: (key: string) => say(under(`table.${key}`)),
    /** A figure of the table beside others, where its name will not do: `guns −2`; else empty. */
    factSaid: (key: string, figure: string) => {
      const whole = under(`tableSaid.${key}`)
      return hasWords(whole) ? say(whole, { figure }) : ''
    },
    rule: (key: string) => (hasWords(under(`houseRules.${key}`)) ? say(under(`houseRules.${key}`)) : key),
    procedure: (key: string) => {
      const title = under(`procedures.${key}.title`)
      return hasWords(title) ? say(title) : key
    },
    /** A choice of a field or a fact in words; a number or a name is shown as it is. */
    value: (of: 'field' | 'table' | 'houseRule', key: string, value: Scalar): string => {
      const choice = under(`${of}Choices.${key}.${String(value)}`)
      if (hasWords(choice)) return say(choice)
      if (of === 'field' && typeof value === 'string') return listed(key, value)
      return value === null ? '' : String(value)
    },
  }
}

/** `6·3`: cells are written section·deck, the boxes of a location `55·h` and `55·s`: hull, and superstructure. */
export function boxName(box: string): string {
  return box.replace(/^([a-z])-(\d+)$/, '$2-$1').replace('-', '·')
}
