import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, vi } from 'vitest'

/** For the tests of this file, calls of a module of the system itself are answered by these; `real` are its own. */
export function replaceCalls<Module extends object>(
  module: Module,
  make: (real: Module) => { readonly [Name in keyof Module]?: unknown },
): void {
  beforeAll(() => {
    for (const [name, call] of Object.entries(make({ ...module })))
      vi.spyOn(module, name as never).mockImplementation(call as never)
    syncBuiltinESMExports()
  })
  afterAll(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
}
