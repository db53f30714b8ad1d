import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { modules } from './measure-separately'
import type { Figure } from './verdict'

const run = promisify(execFile)
interface Output {
  readonly stdout: string
  readonly stderr: string
}

const root = fileURLToPath(new URL('..', import.meta.url))
const file = join(root, '.cache/bench-small.json')

test('every module that measures is run', () => {
  const measuring = readdirSync(join(root, 'bench')).filter(
    (name) =>
      /^[a-z0-9-]+\.ts$/.test(name) &&
      /^export const measure: Measure/m.test(readFileSync(join(root, 'bench', name), 'utf8')),
  )
  expect(measuring.map((name) => name.replace(/\.ts$/, '')).toSorted()).toEqual([...modules].toSorted())
})

/** The whole bench as `npm run bench` runs it, each module once and small. No time is judged. */
describe('the bench runs to its end', () => {
  let figures: readonly Figure[] = []
  let problems = ''

  beforeAll(async () => {
    await rm(file, { force: true })
    await mkdir(dirname(file), { recursive: true })
    // A build takes the first of these, and it has to be the one that players get.
    const { NODE_ENV: _mode, VITEST: _runner, ...env } = process.env
    const args = ['scripts/bench.mjs', '--small', '--json', file]
    const ended = (await run(process.execPath, args, { cwd: root, env }).catch((problem: unknown) => problem)) as Output
    problems = ended.stderr
    if (!existsSync(file)) throw new Error(`${ended.stdout}${ended.stderr}`)
    figures = JSON.parse(readFileSync(file, 'utf8')) as readonly Figure[]
  }, 300_000)

  test.each(modules)('%s', (module) => {
    const its = figures.filter((figure) => figure.module === module)
    expect(its.map(({ name, failed }) => failed && `${name}: ${failed}`).filter(Boolean), problems).toEqual([])
    expect(its.length, 'it yields a row').toBeGreaterThan(0)
    expect(its.filter(({ ratio }) => !Number.isFinite(ratio)).map(({ name }) => name)).toEqual([])
  })
})
