import { basename, relative } from 'node:path'
import { realpath } from 'node:fs/promises'
import { documentLimits } from '#shared/json/json-text'
import { done, refused, type Result } from '#shared/kernel/result'
import type { NoticePayloads } from '#shared/bridge/contract'
import type { Notify } from './desk'
import { instead } from './disk-refusal'
import type { Library } from './library/library'
import { isWithin } from './library/place'
import { readFileText } from './library/read-file'
import { gamesFolder, shelves } from './library/shelf-kinds'

/**
 * A file someone opened by double click or as an argument. A document from elsewhere is brought into the library; one
 * that is in it, or a journal in its games, is opened where it lies.
 */
export async function openFile(path: string, library: Library, notify: Notify): Promise<Result<null>> {
  const place = await placeIn(library.folder, path)
  const there = place === null ? null : named(place)
  if (there) {
    notify('openRequested', there)
    return done(null)
  }
  const file = await readFileText(path, documentLimits.characters)
  if (!file.ok) return refused(file.code, { ...file.values, path: basename(path) })
  const added = await library.add(file.value.text)
  if (!added.ok) return refused(added.code, { ...added.values, path: basename(path) })
  const opened = named(added.value.path)
  if (opened) notify('openRequested', opened)
  return done(null)
}

/** The path of a file inside the library, `/` between its parts; null for one that is not in it. */
async function placeIn(library: string, path: string): Promise<string | null> {
  const [root, real] = await Promise.all([library, path].map((each) => realpath(each).catch(instead(null))))
  return root && real && isWithin(root, real) ? relative(root, real).replaceAll('\\', '/') : null
}

/** What a place in the library holds, by its path: `ships/perfidious-albion/mikasa.ship.json` is the ship mikasa of that pack. */
function named(place: string): NoticePayloads['openRequested'] | null {
  const parts = place.split('/')
  if (parts[0] === gamesFolder && parts.length === 3 && parts[2] === 'journal.jsonl') {
    return { kind: 'game', name: parts[1] ?? '' }
  }
  for (const { kind, folder, ending } of Object.values(shelves)) {
    const file = parts.at(-1) ?? ''
    if (parts[0] !== folder || !file.endsWith(ending)) continue
    const name = file.slice(0, -ending.length)
    return kind === 'ship' ? { kind, name, pack: parts[1] ?? '' } : { kind, name }
  }
  return null
}
