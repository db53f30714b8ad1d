import { parseArgs } from 'node:util'

export interface HostArguments {
  /** Where settings and library lie; null takes the places of this machine. */
  readonly data: string | null
  /** 0: none was named. */
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
    return saidOf(problem, argv)
  }
}

/** Which option is wrong, in our words: what the system says of it is meant for programmers. */
function saidOf(problem: unknown, argv: readonly string[]): string {
  const known = 'Known are --data DIR, --port N and --no-open.'
  const code = problem instanceof Error && 'code' in problem ? problem.code : undefined
  const options = argv.filter((each) => each.startsWith('-')).map((each) => each.split('=')[0]!)
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const unknown = options.find((each) => !['--data', '--port', '--window'].includes(each)) ?? ''
    return `There is no option ${unknown}. ${known}`
  }
  return problem instanceof Error && code === undefined ? problem.message : `An option lacks its value. ${known}`
}
