import { run, tool } from '../command.mjs'

/** What is exported and imported by no other file, types included: `path name`. */
export async function deadExports() {
  let output = ''
  const options = [
    '--include',
    'files,exports,types,duplicates',
    '--reporter',
    'json',
    '--no-progress',
    '--no-exit-code',
  ]
  const code = await run(process.execPath, [tool('knip'), ...options], { read: (text) => (output += text) })
  const start = output.indexOf('{"')
  if (code !== 0 || start < 0) throw new Error(`knip gave no report:\n${output}`)
  const { issues } = JSON.parse(output.slice(start))
  return issues.flatMap(({ file, files = [], exports = [], types = [] }) => [
    ...files.map(() => `${file} (whole file)`),
    ...[...exports, ...types].map(({ name }) => `${file} ${name}`),
  ])
}
