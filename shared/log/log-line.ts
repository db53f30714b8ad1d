import type { GlyphName } from '../card/glyphs'
import { eventMarker } from '../game/decks/lasting'
import type { Effect } from '../game/effect'
import type { JournalLine, Outcome, Phrase, RolledDie } from '../game/journal-line'
import { labelOf } from '../game/label'
import { outcomeOf } from '../game/line-effects'
import { writesReport } from './captions'
import { findPack } from '../rules/index'
import type { GameState } from '../game/state'
import type { ShipId } from '../kernel/ids'
import { capitalised } from '../words/decapitalised'
import type { Words } from '../words/speak'
import { signOfMark, type Sign } from '../rules/pack/mark'
import type { RulesPack } from '../rules/pack/rules-pack'
import type { BattleNews, NewsKind, Severity } from '../rules/pack/battle-news'
import { battleSentence, newsOf } from './battle-sentence'
import type { LogTopic } from './log-topics'
import { phraseInWords } from './phrase'

/** A line of the log as it is read: its sentence, its sign, its dice and its reasons. */
export interface LogEntry {
  readonly seq: number
  readonly kind: JournalLine['kind']
  readonly text: string
  /** The beginning of `text` that says who at whom; '' where nothing more came of it. */
  readonly head: string
  readonly topic: LogTopic
  /** The ship that it does something to, or is a note on; a row leads to her card. */
  readonly ship: ShipId | null
  /** One of several that move: they share a row. */
  readonly moved: { readonly who: string; readonly speed: number } | null
  /** It says only that somebody is done, that a dialogue was opened, that cards were sealed, or takes an undo back. */
  readonly isRoutine: boolean
  readonly glyph: GlyphName
  /** Colour of the sign where it is one of the three signals. */
  readonly signal: 'red' | 'blue' | 'flame' | ''
  readonly dice: readonly RolledDie[]
  readonly why: readonly string[]
  /** The one line that this strikes out or restores: its words say what this is about. */
  readonly about: number | undefined
  /** Can be struck out: it does something to the table. */
  readonly acts: boolean
  /** The entry whose dice can be amended: this one, or the one that this has amended. */
  readonly amends: number | undefined
  /** Answers belong to their dialogue; only a die that was rolled again has a line of its own. */
  readonly isListed: boolean
}

/** A line as the log has it, every name as it is on this table. */
export function readLine(line: JournalLine, state: GameState, say: Words): LogEntry {
  const outcome = outcomeOf(line)
  const pack = findPack(state.pack)
  const news = outcome && newsOf(outcome, state)
  const sign = signOf(line, outcome, news, pack)
  return {
    seq: line.seq,
    kind: line.kind,
    ...textOf(line, outcome, state, say),
    ship: shipOf(line, outcome),
    topic: news?.kind ?? topicOf(line, outcome),
    moved: news?.moved ?? null,
    isRoutine: news?.isRoutine ?? isRoutine(line),
    glyph: sign.glyph,
    signal: sign.signal ?? '',
    dice: outcome?.dice ?? (line.kind === 'answer' ? line.dice : undefined) ?? [],
    why: (outcome?.why ?? []).map((phrase: Phrase) => phraseInWords(phrase, state, pack, say)),
    about: aboutOf(line),
    acts: ['step', 'turn', 'note', 'amend', 'pending'].includes(line.kind),
    amends: outcome?.dialogue === undefined ? undefined : line.kind === 'amend' ? line.target : line.seq,
    isListed: line.kind !== 'answer' || line.anew === true,
  }
}

function textOf(
  line: JournalLine,
  outcome: Outcome | undefined,
  state: GameState,
  say: Words,
): Pick<LogEntry, 'head' | 'text'> {
  if (outcome) {
    const { head, text, whole } = battleSentence(outcome, state, 'log', say)
    if (line.kind !== 'amend') return { head: text === '' ? '' : head, text: whole }
    return { head: '', text: say('dialogue.log.amended', { seq: line.target, what: whole }) }
  }
  // Names of steps begin in lower case, since on a button they follow another word; a line of the log is a sentence.
  return { head: '', text: capitalised(phraseInWords(nameOf(line, state), state, findPack(state.pack), say)) }
}

function shipOf(line: JournalLine, outcome: Outcome | undefined): ShipId | null {
  if (line.kind === 'note') return line.ship ?? null
  const effects = outcome ? [...outcome.effects, ...(outcome.atOnce?.effects ?? [])] : []
  return effects.flatMap((effect) => ('ship' in effect ? [effect.ship] : []))[0] ?? null
}

function topicOf(line: JournalLine, outcome: Outcome | undefined): LogTopic {
  if (line.kind === 'turn' || line.kind === 'head') return 'turns'
  if (line.kind === 'sealed' || outcome?.label.key.startsWith('decks.')) return 'cards'
  return 'hand'
}

function isRoutine(line: JournalLine): boolean {
  if (line.kind === 'dialogue' || line.kind === 'sealed') return true
  return (line.kind === 'strike' && line.cause === 'undo') || (line.kind === 'restore' && line.cause === 'redo')
}

function nameOf(line: JournalLine, state: GameState): Phrase {
  if (line.kind === 'head' && findPack(line.pack)?.isShipless) {
    return { key: 'field.begins', values: { title: line.setup.title } }
  }
  if (line.kind === 'answer' && line.anew) return { key: 'dialogue.log.again' }
  if (line.kind === 'dialogue' && line.is === 'opened' && line.amends !== undefined) {
    return { key: 'dialogue.log.reopened', values: { procedure: line.procedure, seq: line.amends } }
  }
  // Whose secret it is may be known, and nothing of what it says.
  if (line.kind === 'sealed') {
    if (line.owner === 'umpire' && line.what === 'note') return { key: 'umpire.log.noteSealed' }
    const side = state.sides.find(({ id }) => id === line.owner)?.name ?? line.owner
    return { key: `deckTable.sealed.${line.what}`, values: { side } }
  }
  return labelOf(line)
}

function aboutOf(line: JournalLine): number | undefined {
  const looksBack = line.kind === 'strike' || line.kind === 'restore'
  return looksBack && line.targets.length === 1 ? line.targets[0] : undefined
}

/** What the umpire throws with a coin or a die of his own leaves no die in the line. */
const thrown = /^umpire\.log\.(?:thrown|coin|direction)/

const severitySigns: Readonly<Record<Severity, Sign>> = {
  held: { glyph: 'straddle' },
  mended: { glyph: 'repaired' },
  box: { glyph: 'struck', signal: 'red' },
  water: { glyph: 'flood', signal: 'blue' },
  speed: { glyph: 'telegraph' },
  part: { glyph: 'struck', signal: 'red' },
  supply: { glyph: 'blocked', signal: 'red' },
  hull: { glyph: 'hull', signal: 'red' },
  leak: { glyph: 'flood', signal: 'blue' },
  fire: { glyph: 'fire', signal: 'flame' },
  helm: { glyph: 'steering', signal: 'red' },
  blast: { glyph: 'explosion', signal: 'red' },
  flag: { glyph: 'dead', signal: 'red' },
  gone: { glyph: 'sunk', signal: 'red' },
}

const kindSigns: Readonly<Partial<Record<NewsKind, Sign>>> = {
  gunnery: { glyph: 'straddle' },
  torpedoes: { glyph: 'torpedo' },
  air: { glyph: 'aircraft' },
  movement: { glyph: 'turning' },
}

function signOf(
  line: JournalLine,
  outcome: Outcome | undefined,
  news: BattleNews | undefined,
  pack: RulesPack | undefined,
): Sign {
  const worst = news?.came.at(-1)
  if (worst) return severitySigns[worst.is]
  const ofKind = news && kindSigns[news.kind]
  if (ofKind) return ofKind
  // What a rule notes in its book is no sign of what it did.
  const effect = outcome?.effects.find(({ type }) => outcome.dialogue === undefined || type !== 'tableSet')
  const sign = effect && signOfEffect(effect, pack)
  // A hand stands for what a player did by hand.
  if (sign && (sign.glyph !== 'hand' || outcome?.by === 'hand')) return sign
  const isRolled = outcome?.dialogue !== undefined || outcome?.dice !== undefined
  if (isRolled || (outcome && thrown.test(outcome.label.key))) return { glyph: 'die-10' }
  switch (line.kind) {
    case 'turn':
      return { glyph: 'sandglass' }
    case 'note':
      return { glyph: 'hand' }
    case 'strike':
      return { glyph: 'undo' }
    case 'restore':
      return { glyph: 'redo' }
    case 'answer':
      return { glyph: 'die-10' }
    case 'dialogue':
      return { glyph: line.is === 'opened' ? 'next' : 'close' }
    case 'head':
      return { glyph: 'top' }
    case 'sealed':
      return { glyph: 'hold' }
    default:
      return { glyph: 'straddle' }
  }
}

const trackSigns: Readonly<Record<string, Sign>> = {
  flotation: { glyph: 'hull' },
  structure: { glyph: 'hull' },
  flooding: { glyph: 'flood', signal: 'blue' },
  fire: { glyph: 'fire', signal: 'flame' },
  speed: { glyph: 'telegraph' },
  propulsion: { glyph: 'propeller' },
  torpedoes: { glyph: 'torpedo' },
}

function signOfEffect(effect: Effect, pack: RulesPack | undefined): Sign {
  switch (effect.type) {
    case 'marked':
      // A removal has no sign of its own.
      return effect.on ? signOfMark(pack?.marks ?? [], effect.mark) : { glyph: 'hand' }
    case 'trackSet':
    case 'trackMoved':
      return trackSigns[effect.track] ?? { glyph: 'hand' }
    case 'shipAdded':
      return { glyph: 'plus' }
    case 'shipRemoved':
      return { glyph: 'minus' }
    case 'shipMoved':
      return { glyph: 'next' }
    case 'shipReset':
      return { glyph: 'afloat' }
    case 'tableSet':
      return { glyph: writesReport([effect]) ? 'hand' : 'wind' }
    case 'deckLaid':
    case 'deckShuffled':
      return { glyph: 'shuffle' }
    case 'cardMoved':
      return { glyph: 'hold' }
    case 'markerLaid':
      return { glyph: effect.kind === eventMarker ? 'hold' : 'hand' }
    default:
      return { glyph: 'hand' }
  }
}
