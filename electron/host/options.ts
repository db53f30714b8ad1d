import { parseArgs } from 'node:util'

export interface HostArguments {
  /** Where settings and library lie; null takes the places of this machine. */
  readonly data: string | null
  /** 0 takes any free port. */
  readonly port: number
  /** A window is opened by whoever started the host: the address goes to them and the host ends with the window. */
  readonly window: boolean
  /** Files to open, as given. */
  readonly files: readonly string[]
}

/** Reads the command line; a string says what is wrong with it. */
export function readArguments(argv: readonly string[]): HostArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: {
        data: { type: 'string' },
        port: { type: 'string', default: '0' },
        window: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return `--port takes a number from 0 to 65535.`
    return { data: values.data ?? null, port, window: values.window, files: positionals }
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem)
  }
}
