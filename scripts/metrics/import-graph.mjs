import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { parse as parseComponent } from 'vue/compiler-sfc'

/** What each file imports of the others: path -> set of paths. Types count, and so do re-exports and `import()`. */
export function importGraph(files) {
  const paths = new Set(files.map(({ path }) => path))
  return new Map(files.map(({ path, text }) => [path, importsOf(path, text, paths)]))
}

function importsOf(path, text, paths) {
  const targets = namesImported(path, text).map((name) => resolved(path, name, paths))
  return new Set(targets.filter((target) => target !== undefined && target !== path))
}

/** What a file imports, as it is written there. Types count, and so do re-exports and `import()`. */
export function namesImported(path, text) {
  return scriptsOf(path, text).flatMap((script) => {
    const { module } = parseSync(path.replace(/\.vue$/, '.ts'), script)
    const named = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
      ...module.dynamicImports.map(({ moduleRequest }) => quoted(script.slice(moduleRequest.start, moduleRequest.end))),
    ]
    return named.filter((name) => name !== undefined)
  })
}

function scriptsOf(path, text) {
  if (!path.endsWith('.vue')) return [text]
  const { descriptor } = parseComponent(text, { filename: path, sourceMap: false })
  return [descriptor.script, descriptor.scriptSetup].filter((script) => script !== null).map(({ content }) => content)
}

function quoted(expression) {
  return /^(['"`])([^'"`$]+)\1$/.exec(expression.trim())?.[2]
}

function resolved(from, name, paths) {
  const base = name.startsWith('#shared/')
    ? name.replace('#shared/', 'shared/')
    : name.startsWith('.')
      ? posix.join(posix.dirname(from), name)
      : undefined
  if (base === undefined) return undefined
  return [base, `${base}.ts`, `${base}/index.ts`].find((candidate) => paths.has(candidate))
}

/** Groups of files that import one another in a circle (Tarjan's strongly connected components), largest first. */
export function circles(graph) {
  const index = new Map()
  const lowest = new Map()
  const stack = []
  const onStack = new Set()
  const found = []
  const visit = (path) => {
    index.set(path, index.size)
    lowest.set(path, index.get(path))
    stack.push(path)
    onStack.add(path)
    for (const next of graph.get(path) ?? []) {
      if (!index.has(next)) {
        visit(next)
        lowest.set(path, Math.min(lowest.get(path), lowest.get(next)))
      } else if (onStack.has(next)) lowest.set(path, Math.min(lowest.get(path), index.get(next)))
    }
    if (lowest.get(path) !== index.get(path)) return
    const circle = stack.splice(stack.indexOf(path))
    for (const each of circle) onStack.delete(each)
    if (circle.length > 1) found.push(circle.toSorted())
  }
  for (const path of graph.keys()) if (!index.has(path)) visit(path)
  return found.toSorted((a, b) => b.length - a.length)
}
