import type { Phrase } from '../../kernel/phrase'
import type { Scalar } from '../../kernel/scalar'
import { severities, type BattleNews, type Consequence, type NewsKind, type Severity } from '../pack/battle-news'
import { figureIn } from '../pack/outcome-statistics'

/** What an outcome of a label is about, and which of its values name who fired at whom. */
interface LabelNews {
  readonly kind: NewsKind
  readonly by?: string
  readonly at?: string
  /** The value that holds the range, and the sentence `news.range.<name>` that says it. */
  readonly range?: string
  /** The sentence `news.hits.<name>`, with `n` from the value `count` (usually `n`). */
  readonly hits?: string
  readonly count?: string
  /** A squadron or a ship that moves: the values of its name and its speed. */
  readonly moves?: readonly [who: string, speed: string]
  /** Its label says what came of it, as bad as this. */
  readonly grave?: Severity
  readonly isRoutine?: true
  /** It says itself that nothing came of it. */
  readonly isInVain?: true
  /** Whatever its reasons name is over or put right with it. */
  readonly isMending?: true
}

/** How reasons of one key become one consequence: the last of them, their sum, or their number. */
export interface CameNews {
  readonly is: Severity
  readonly sum?: string
  readonly counted?: true
  /** The sentence that says it, where it is that of several reasons; usually `news.<key>`. */
  readonly says?: string
  /** Those with different values here are not put together. */
  readonly keyedBy?: string
  /** Its sentence has a place for the ship. */
  readonly isHers?: true
  /** The players act on it at once. */
  readonly isActedOn?: true
  /** The value with the kind of the guns that it befell. */
  readonly guns?: string
}

/** Keys are those of the pack without `rules.<pack>.`; one that ends in a dot is for all that begin so. */
export interface NewsTable {
  readonly pack: string
  readonly labels: Readonly<Record<string, LabelNews>>
  readonly came: Readonly<Record<string, CameNews>>
  /** Ships that fired and their guns, as the reasons name them. */
  readonly fired?: (why: readonly Phrase[]) => Pick<BattleNews, 'by' | 'weapons'>
  /** Whether a reason decided an outcome; its key is without the pack. */
  readonly sums?: (key: string, values: NonNullable<Phrase['values']>) => boolean
  /** So many guns of a kind. */
  readonly gunsOf?: (kind: string, n: number) => Phrase
}

/** The reasons of one part of a pack. */
export function under(part: string, rules: NewsTable['came']): NewsTable['came'] {
  return Object.fromEntries(Object.entries(rules).map(([key, rule]) => [part + key, rule]))
}

/** Reads the news of outcomes by a table: their words are `rules.<pack>.news`. */
export function newsBy({ pack, labels, came, fired, sums, gunsOf }: NewsTable) {
  const prefix = `rules.${pack}.`
  const ruleIn = <Rule>(rules: Readonly<Record<string, Rule>>, key: string): Rule | undefined => {
    for (let name = key; name !== ''; name = name.slice(0, name.lastIndexOf('.', name.length - 2) + 1)) {
      if (Object.hasOwn(rules, name)) return rules[name]
    }
    return undefined
  }
  /** '' for one of another pack. */
  const inPack = (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : '')
  const cameOf = (key: string) => ruleIn(came, inPack(key))
  const said = (name: string, values: Phrase['values']): Phrase => ({ key: `${prefix}news.${name}`, values: values! })

  return ({ key, values = {} }: Phrase, why: readonly Phrase[]): BattleNews | undefined => {
    const label = ruleIn(labels, inPack(key))
    if (!label) return undefined
    const valueOf = (name: string | undefined): Scalar => (name === undefined ? null : (values[name] ?? null))
    const nameOf = (name: string | undefined) => textOf(valueOf(name))
    const at = nameOf(label.at)
    const by = nameOf(label.by)
    const firing = at === '' ? undefined : fired?.(why)
    const range = valueOf(label.range)
    const n = figureIn(valueOf(label.count ?? 'n'))
    return {
      kind: label.kind,
      by: firing && firing.by.length > 0 && firing.by.length <= mostFirers ? firing.by : by === '' ? [] : [by],
      at,
      about: nameOf('ship'),
      range:
        label.range && range !== null
          ? said(`range.${label.range}`, { [label.range]: range, n: figureIn(range) })
          : null,
      weapons: firing?.weapons ?? [],
      hits: label.hits ? { key: `${prefix}news.hits.${label.hits}`, values: { n } } : null,
      story: label.hits ? { key: `${prefix}news.story.${label.hits}`, values: { n } } : null,
      sums: why.filter((reason) => sums?.(inPack(reason.key), reason.values ?? {})),
      came: consequences(why, cameOf, gunsOf, (name, each) => said(inPack(name) || name, each))
        .filter(({ is }) => !label.isInVain || is !== 'held')
        .map((each) => (label.isMending ? { ...each, is: 'mended' } : each)),
      grave: label.grave ?? null,
      moved: label.moves ? { who: nameOf(label.moves[0]), speed: figureIn(valueOf(label.moves[1])) } : null,
      isRoutine: label.isRoutine === true,
    }
  }
}

/** More ships than these are named by their squadron. */
const mostFirers = 2

function consequences(
  why: readonly Phrase[],
  ruleOf: (key: string) => CameNews | undefined,
  gunsOf: NewsTable['gunsOf'],
  said: (name: string, values: Phrase['values']) => Phrase,
): readonly Consequence[] {
  const found = new Map<string, Consequence>()
  let ship = ''
  for (const phrase of why) {
    const { key, values = {} } = phrase
    ship = textOf(values['ship'] ?? values['stand'] ?? values['target'] ?? values['who']) || ship
    const rule = ruleOf(key)
    if (!rule) continue
    const sentence = said(rule.says ?? key, {}).key
    const place = [sentence, ship, rule.keyedBy ? values[rule.keyedBy] : ''].join('\n')
    const before = found.get(place)?.say.values
    const own = rule.sum ?? 'n'
    const n = rule.counted ? 1 : figureIn(values[own])
    const total = rule.counted || rule.sum ? figureIn(before?.[own]) + n : n
    // What happens again moves to its newest place.
    found.delete(place)
    found.set(place, {
      is: rule.is,
      ship,
      say: said(rule.says ?? key, { ...values, [own]: total, n: total }),
      isHers: rule.isHers === true,
      ...(rule.isActedOn && { isActedOn: true }),
      guns: (rule.guns && gunsOf?.(textOf(values[rule.guns]), total)) || null,
    })
  }
  const badness = ({ is }: Consequence) => severities.indexOf(is)
  return [...found.values()].toSorted((one, other) => badness(one) - badness(other))
}

function textOf(value: Scalar | undefined): string {
  return typeof value === 'string' ? value : ''
}
