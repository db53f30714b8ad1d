import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './root.mjs'

let copy
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-pack-'))
  for (const path of [
    'shared',
    'scripts',
    'package.json',
    '.oxfmtrc.json',
    'tsconfig.base.json',
    'tsconfig.shared.json',
    'vitest.config.ts',
  ]) {
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  for (const empty of ['electron', 'bench', 'renderer'])
    cpSync(join(root, 'shared/words'), join(copy, empty, 'none'), {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = (...words) => spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' })

test('a new pack passes the types and the conformance suites, and is played', () => {
  expect(run('scripts/new-pack.mjs', 'the-last-gun-line')).toMatchObject({ status: 0, stderr: '' })
  const types = run('node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.shared.json', '--checkers', '1')
  expect(types).toMatchObject({ status: 0 })
  expect(run('node_modules/oxfmt/bin/oxfmt', '--check', 'shared/rules', 'scripts/metrics')).toMatchObject({ status: 0 })
  const played = execFileSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=node',
      // The other core is at work on other tests.
      '--maxWorkers=1',
      'shared/rules/the-last-gun-line',
      'shared/rules/run',
      '-t',
      'the-last-gun-line|one die a gun|nobody fires',
    ],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  )
  expect(Number(/Tests +(\d+) passed/.exec(played)?.[1])).toBeGreaterThan(40)
  expect(played).not.toMatch(/failed/)
})

test('a name that is no name, or taken, changes nothing', () => {
  const before = readFileSync(join(copy, 'shared/rules/index.ts'), 'utf8')
  for (const name of ['Big Guns', '../x', 'perfidious-albion']) {
    expect(run('scripts/new-pack.mjs', name)).toMatchObject({ status: 1 })
  }
  expect(run('scripts/new-pack.mjs')).toMatchObject({ status: 1 })
  expect(readFileSync(join(copy, 'shared/rules/index.ts'), 'utf8')).toBe(before)
})
