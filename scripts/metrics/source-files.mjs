import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

const code = /\.(ts|vue|mjs)$/
const test = /\.(test|testing|spec)\.|^e2e\//
/** Sentences and tables that were moved to JSON still count; what tests compare with and what ships are made of does not. */
const countedJson = /^(shared|electron|renderer)\/.*\.json$/
const uncountedJson = /\.golden\.json$|\/__snapshots__\/|\/(ships|scenarios|starter)\/[^/]+\.json$/

/** Every file of ours, tracked or new: path from the root, text, lines as formatted, and what it is. */
export function sourceFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed
    .split('\n')
    .filter((path) => code.test(path) || (countedJson.test(path) && !uncountedJson.test(path)))
    .filter((path) => existsSync(join(root, path)))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return {
        path,
        text,
        lines: text.split('\n').length - 1,
        isTest: test.test(path),
        isCode: code.test(path),
        area: areaOf(path),
      }
    })
}

/** One area a folder of `shared`, one a rules pack, and one each for the rest. */
export function areaOf(path) {
  const [top, second, third, fourth] = path.split('/')
  if (top !== 'shared') return second === undefined ? 'root' : top
  if (second === 'rules' && fourth !== undefined) return `shared/rules/${third}`
  return `shared/${second}`
}

export function median(figures) {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted.length === 0 ? 0 : sorted[Math.floor((sorted.length - 1) / 2)]
}
