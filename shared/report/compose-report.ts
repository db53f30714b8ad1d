import type { ScenarioSetup } from '../documents/scenario'
import type { JournalLine } from '../game/journal-line'
import type { GameState } from '../game/state'
import type { PackId } from '../kernel/ids'
import type { Phrase } from '../kernel/phrase'
import type { RulesPack } from '../rules/pack/rules-pack'
import { victoryInWords } from '../documents/victory'
import { packWords } from '../words/pack-words'
import type { Words } from '../words/speak'
import { captionIn } from '../log/captions'
import type { Report } from './report'
import { soundJournal, type SoundJournal } from './sound-journal'
import { bestShotsOf, headingOf, headlineOf, momentOf, outcomeOf } from './headlines'
import { composeStory } from './story'
import { chancesOf, diceOf, gunsOf, isHarmed, seriesOf, shipsChanged, sidesOf, torpedoesOf } from './ship-figures'

/** A report, and the tables that its damage diagrams are drawn from: one pair a turn, in the order of its turns. */
export interface Composed {
  readonly report: Report
  readonly pack: RulesPack | undefined
  /** The battle as it was set up. */
  readonly setup?: ScenarioSetup
  readonly tables: readonly { readonly before: GameState; readonly after: GameState }[]
  /** The table at the end; `undefined` where there is no story. */
  readonly end: GameState | undefined
}

export interface ReportSource {
  readonly lines: readonly JournalLine[]
  /** What had to be mended when the journal was opened, in words. */
  readonly mended?: readonly string[]
}

/**
 * The story of a journal, as everybody at the table may read it. It never refuses: an empty journal, one without a
 * head or of unknown rules gives a report that says so in a sentence.
 */
export function composeReport(
  { lines, mended = [] }: ReportSource,
  findPack: (id: PackId) => RulesPack | undefined,
  words: Words,
): Composed {
  const sound = soundJournal(lines)
  const said = (trouble: readonly Phrase[]) => [...trouble.map(({ key, values }) => words(key, values)), ...mended]
  const { head } = sound
  if (!head) return { report: emptyReport(said(sound.problems)), pack: undefined, tables: [], end: undefined }
  const pack = findPack(head.pack)
  if (!pack) {
    const unknown: Phrase = { key: 'report.trouble.pack', values: { pack: head.pack } }
    return { report: emptyReport(said([unknown, ...sound.problems]), sound), pack, tables: [], end: undefined }
  }
  const story = composeStory(pack, head, sound.lines, words)
  const { end, rolled, chapters } = story
  const ships = seriesOf(pack, story)
  const sides = sidesOf(end, ships)
  const changed = chapters.map((chapter) => shipsChanged(pack, chapter, words))
  const moment = momentOf(chapters, ships)
  // A salvo whose dice are still being thrown is in the journal, and nothing has come of it yet.
  const isPlayed = chapters.length > 1 || chapters.some(({ phases }) => phases.length > 0)
  const unplayed: readonly Phrase[] = isPlayed ? [] : [{ key: 'report.trouble.unplayed' }]
  const empty = emptyReport(said([...sound.problems, ...unplayed]), sound)
  const report: Report = {
    ...empty,
    scenario: { ...empty.scenario, victory: victoryInWords(head.setup, words) },
    title: captionIn(end, { of: 'title' }) || head.setup.title,
    headline:
      captionIn(end, { of: 'title' }) || (chapters[moment] && headlineOf(chapters[moment], words)) || head.setup.title,
    outcome: outcomeOf({ sides, ships, chapters }, words),
    byline: captionIn(end, { of: 'byline' }),
    foreword: captionIn(end, { of: 'foreword' }),
    afterword: captionIn(end, { of: 'afterword' }),
    rules: words(`rules.${head.pack}.name`),
    straddles: packWords(pack.id, words).step('report.guns.straddles', {}),
    turns: chapters.map((chapter, at) => ({
      turn: chapter.turn,
      // Where the game went back to a turn, its caption is where it first appears.
      caption: isFirst(chapters, at) ? captionIn(end, { of: 'turn', turn: chapter.turn }) : '',
      heading: headingOf(chapter, { isHarmed: changed[at]!.some(isHarmed), isAshore: pack.isShipless === true }, words),
      isMoment: at === moment,
      phases: chapter.phases,
      ships: changed[at]!,
    })),
    sides,
    ships,
    dice: diceOf(rolled),
    guns: gunsOf(rolled),
    torpedoes: torpedoesOf(rolled),
    chances: chancesOf(rolled, words),
    bestShots: bestShotsOf(rolled),
  }
  return { report, pack, tables: chapters.map(({ before, after }) => ({ before, after })), end, setup: head.setup }
}

function isFirst(chapters: readonly { readonly turn: number }[], at: number): boolean {
  return chapters.findIndex(({ turn }) => turn === chapters[at]?.turn) === at
}

function emptyReport(trouble: readonly string[], { head, lines }: Partial<SoundJournal> = {}): Report {
  const { title = '', subtitle = '', setting = '', victory = '' } = head?.setup ?? {}
  return {
    format: 'spotting-top/report',
    version: 1,
    title,
    headline: title,
    outcome: [],
    byline: '',
    foreword: '',
    afterword: '',
    scenario: { title, subtitle, setting, victory },
    rules: '',
    straddles: '',
    played: head ? { from: head.at, to: lines?.at(-1)?.at ?? head.at } : null,
    lines: lines?.length ?? 0,
    trouble,
    turns: [],
    sides: [],
    ships: [],
    dice: [],
    guns: [],
    torpedoes: [],
    chances: [],
    bestShots: [],
  }
}
