import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Session } from '#shared/game/session'
import type { GameState } from '#shared/game/state'
import { readLine } from '#shared/log/log-line'
import { phraseInWords } from '#shared/log/phrase'
import { findPack } from '#shared/rules/index'
import { Chance, RandomPlay } from '#shared/rules/run/random-play.testing'
import { en } from '#shared/rules/words'
import { speaker } from '#shared/words/speak'
import { openJournal } from '../open-journal'
import { journalName } from '../journal-file'
import { diskWith } from '../simulated-disk.testing'

const here = new URL('./', import.meta.url)
const ending = '.jsonl.gz'
const names = readdirSync(here).flatMap((name) => (name.endsWith(ending) ? [name.slice(0, -ending.length)] : []))
const say = speaker(en)

/** A game as the program that wrote it left it: what it was read from, and its dialogues played to their end. */
async function open(name: string): Promise<{ readonly session: Session; readonly findings: readonly unknown[] }> {
  const journal = gunzipSync(readFileSync(new URL(name + ending, here)))
  const disk = diskWith({ [`/game/${journalName}`]: journal })
  const opened = await openJournal({ disk, rulesOf: findPack }, '/game')
  if (!opened.ok) throw new Error(opened.code)
  const { table, findings } = opened.value
  if (!(table instanceof Session)) throw new Error('read from a snapshot')
  return { session: table, findings }
}

/** The table without the ships' documents, which are those of the journal's first line. */
function tableOf({ ships, ...rest }: GameState): object {
  const bare = Object.values(ships).map(({ document: _document, ...ship }) => ship)
  return { ...rest, ships: bare }
}

function logOf({ lines, history, state }: Session): string {
  const described = lines.map((line) => {
    const { seq, kind, text, dice, why, about, amends } = readLine(line, state, say)
    const signs = `${history.isStruck(seq) ? ' struck' : ''}${history.isAmended(seq) ? ' amended' : ''}`
    const faces = dice.map(({ die, rolled, by }) => `${die} ${rolled} ${by}`)
    const about_ = [about === undefined ? '' : `about ${about}`, amends === undefined ? '' : `of ${amends}`]
    return [`${seq} ${kind}${signs}: ${text}`, ...about_, ...faces, ...why].filter((each) => each !== '').join(' | ')
  })
  return `${described.join('\n')}\n`
}

test.each(names)('%s opens to the same table, the same log and the same dialogues', async (name) => {
  const { session, findings } = await open(name)
  const { state, undo, redo, conflicts, head } = session
  const pack = findPack(head.pack)!
  expect(findings).toEqual([])
  await expect(logOf(session)).toMatchFileSnapshot(`${name}.golden.txt`)

  const play = new RandomPlay(pack, new Chance(1906), head)
  play.session.extend(session.lines.slice(1))
  const ends = state.dialogues.map((dialogue) => {
    play.finishes(dialogue)
    const { entry } = play.outcomes.at(-1)!
    const label = 'label' in entry ? entry.label : 'outcome' in entry ? entry.outcome.label : undefined
    return { procedure: dialogue.procedure, entry: label && phraseInWords(label, play.state, pack, say) }
  })
  const found = { undo, redo, misfits: conflicts, ends, table: tableOf(state), after: tableOf(play.state) }
  await expect(`${JSON.stringify(found, undefined, 1)}\n`).toMatchFileSnapshot(`${name}.golden.json`)
})
