/** One module as the test runner keeps it. */
interface ReadModule {
  promise: unknown
  exports: unknown
  evaluated: boolean
  readonly importers: Set<string>
}

interface Runner {
  readonly __vitest_worker__: { readonly evaluatedModules: { readonly idToModuleMap: ReadonlyMap<string, ReadModule> } }
}

/** Services and what is pure know nothing of Electron and keep nothing in their modules. */
const keptModules = /\/(shared|electron\/(desk|pdf|page))\/|\/vitest\/|\/@vitest\/|vitest-virtual|^mock:/

/**
 * Forgets the modules of the shell and its fake, so that the next import runs them again. `vi.resetModules` forgets all
 * others with them, and reading those again took most of the time of each test.
 */
export function resetShellModules(): void {
  const { idToModuleMap } = (globalThis as unknown as Runner).__vitest_worker__.evaluatedModules
  for (const [path, module] of idToModuleMap) {
    if (keptModules.test(path)) continue
    module.promise = undefined
    module.exports = undefined
    module.evaluated = false
    module.importers.clear()
  }
}
