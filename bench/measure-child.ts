/** Runs the modules it is given and sends the result of each: the other end of `measure-separately.ts`. */
import type { BenchSize, Measure } from './bench-row'
import type { Outcome } from './measure-separately'

const [size, ...modules] = process.argv.slice(2)
for (const module of modules) {
  const outcome = await outcomeOf(module, size as BenchSize)
  await new Promise((resolve) => process.send!(outcome, resolve))
}
// Whatever a module has left running ends here.
process.exit()

async function outcomeOf(module: string, size: BenchSize): Promise<Outcome> {
  try {
    const { measure } = (await import(`./${module}.ts`)) as { readonly measure: Measure }
    const rows = await measure(size)
    return { module, rows, failed: rows.length === 0 ? 'it yielded no row' : null }
  } catch (problem) {
    process.stderr.write(`${problem instanceof Error ? problem.stack : String(problem)}\n`)
    return { module, rows: [], failed: problem instanceof Error ? problem.message : String(problem) }
  }
}
