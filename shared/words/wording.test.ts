import { describe, expect, it, test } from 'vitest'
import { companion } from './en/companion'
import { companionRefused } from './en/companion-refused'
import { chartEditor } from './en/chart-editor'
import { openTable } from './en/open-table'
import { en } from '../rules/words'
import type { Catalogue } from './speak'

/** Every sentence of the program by its dotted key. */
function* sentencesOf(catalogue: Catalogue, path = ''): Generator<readonly [key: string, sentence: string]> {
  for (const [name, value] of Object.entries(catalogue)) {
    const key = path === '' ? name : `${path}.${name}`
    if (typeof value === 'string') yield [key, value]
    else yield* sentencesOf(value, key)
  }
}

/** Those that come with a page of their own among them. */
const sentences = [...sentencesOf({ ...en, chartEditor, companion, openTable, companionRefused })]

/** Keys of sentences in which one plural form, or the sentence itself, meets a condition. */
function keysOf(all: Iterable<readonly [string, string]>, meets: (form: string, key: string) => boolean): string[] {
  return [...all].flatMap(([key, sentence]) =>
    sentence.split(' | ').some((form) => meets(form, key)) ? [`${key}: ${sentence}`] : [],
  )
}

/** Words of our own making where plain English has a common one. Decks and tables of cards are laid out. */
const dialect =
  /\b(told|laid(?! out)|lays|laying|anew|tidings|conflicts?|deeds?|put(ting|s)? (this |it |a \w+ )?away|go(es)? by|all the same|the hand|is wanted|was wanted|less wanted|taken in|struck off|past harm)\b|\b(stands?|stood) (here|below|there|in)\b/i

/** Terms of the printed rules: the words are theirs. */
const printed = /mines are laid|mine laying/gi

const american =
  /\b(color(s|ed)?|center(s|ed)?|armor(ed)?|harbor(s)?|defense|caliber|gray|cancel(ed|ing)|travel(ed|ing)|label(ed|ing)|(signal|model)(ed|ing)|meters?|favor(s|ite)?|neighbor(s|ing)?|honor|(dis)?organiz(e|ed)|recogniz(e|ed)|catalog|maneuver\w*|program(ed|ing)|aluminum|plow)\b/i

/** Names of commands: what a player presses. */
const buttons =
  /(^|\.)(menu\.command|act|buttons?|begin|again|save|saveAsNew|cancel|close|open|remove|rename|undo|redo|print|replace|done|keep|stop|use|choose|show|hide|leave|stay|add|play|dismiss|apply)(\.[\w-]+)?$/

/** Words that are capitals anywhere: shortened names, letters and what is written in braces. */
const capital = /^([A-Z]{2,}\w*|[A-Z]\d*|Ctrl|Alt|Esc|Enter|Shift|Spotting|Top|PDF|CSV)$/

/** Printed rules bear capitals of their own. */
const notOurs = /^rules\./

function isTitleCase(form: string): boolean {
  const words = form.replace(/\{\w+\}/g, '').match(/\p{L}[\p{L}’-]*/gu) ?? []
  const later = words.slice(1).filter((word) => !capital.test(word))
  return later.some((word) => /^\p{Lu}/u.test(word))
}

describe('a sentence that a player reads', () => {
  it('has no word of a dialect', () => {
    expect(keysOf(sentences, (form) => dialect.test(form.replace(printed, '')))).toEqual([])
  })

  it('is spelt as in Britain', () => {
    expect(keysOf(sentences, (form) => american.test(form))).toEqual([])
  })

  it('is whole: it begins with neither a space nor a comma', () => {
    expect(keysOf(sentences, (form) => /^[\s,;.]/.test(form))).toEqual([])
  })

  it('ends without a space', () => {
    expect(keysOf(sentences, (form) => /\s$/.test(form))).toEqual([])
  })

  it('does not shout; Explosion! is a box of a printed card', () => {
    expect(keysOf(sentences, (form) => form.replaceAll('Explosion!', '').includes('!'))).toEqual([])
  })

  it('has no Title Case where it names a command', () => {
    const commands = sentences.filter(([key]) => buttons.test(key) && !notOurs.test(key))
    expect(commands.length).toBeGreaterThan(100)
    expect(keysOf(commands, (form) => isTitleCase(form.replace(/\. .*$/, '')))).toEqual([])
  })

  it('has no Title Case where it is the title of an event card', () => {
    const titles = sentences.filter(([key]) => /^decks\.(naval|field)\.\w+\.title$/.test(key))
    expect(titles.length).toBeGreaterThan(40)
    expect(keysOf(titles, isTitleCase)).toEqual([])
  })

  it('of an error ends with a full stop', () => {
    const errors = sentences.filter(([key]) => /^(refused|documents)\.[\w-]+$/.test(key))
    expect(keysOf(errors, (form) => !/[.?]$/.test(form))).toEqual([])
  })
})

test.each([
  [dialect, ['Put this away', 'Roll it anew', 'Nothing was laid.', 'as {n} were told', 'What it goes by']],
  [american, ['Gray', 'the center of the hull', 'canceled', 'Armor']],
])('the check %s finds what it is for, and no word of plain British English', (pattern, wrong) => {
  const right = ['Lay out decks', 'shuffled and laid out', 'Handle with care', 'armour', 'cancelled', 'centimetres']
  expect([...wrong, ...right].filter((form) => pattern.test(form))).toEqual(wrong)
  expect(['Save As New', 'Open The Second screen', 'Save as a new ship', 'Print PDF'].map(isTitleCase)).toEqual([
    ...[true, true, false, false],
  ])
})
