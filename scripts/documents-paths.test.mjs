import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.mjs'

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const paths = documents.flatMap((document) =>
  [
    ...readFileSync(join(root, document), 'utf8').matchAll(
      /`((?:shared|renderer|electron|scripts|e2e|bench|docs)\/[\w./-]+)`/g,
    ),
  ].map(([, path]) => `${path} in ${document}`),
)

test('every file that the table of a folder’s README names is in that folder', () => {
  const rows = documents
    .filter((document) => document.startsWith('shared/'))
    .flatMap((document) =>
      [...readFileSync(join(root, document), 'utf8').matchAll(/^\|.*$/gm)].flatMap(([row]) =>
        [...row.split('|')[1].matchAll(/`([a-z0-9][\w./-]*(?:\.ts|\/))`/g)].map(([, path]) => ({ path, document })),
      ),
    )
  expect(rows.length).toBeGreaterThan(20)
  const isThere = ({ path, document }) =>
    existsSync(join(root, path)) || existsSync(join(root, dirname(document), path))
  expect(rows.filter((row) => !isThere(row))).toEqual([])
})

test('every file or folder that a document names is there', () => {
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((named) => !existsSync(join(root, named.split(' ')[0])))).toEqual([])
})
