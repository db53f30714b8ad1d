import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { crc32 } from 'node:zlib'

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
        // For whoever starts the host: to the host itself it says that nobody opens a window.
        'no-open': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return `--port takes a number from 0 to 65535.`
    return { data: values.data ?? null, port, window: values.window && !values['no-open'], files: positionals }
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
    const unknown = options.find((each) => !['--data', '--port', '--window', '--no-open'].includes(each)) ?? ''
    return `There is no option ${unknown}. ${known}`
  }
  return problem instanceof Error && code === undefined ? problem.message : `An option lacks its value. ${known}`
}

export interface Places {
  /** What this machine remembers: settings. */
  readonly data: string
  /** The folder in which a library is made by default. */
  readonly documents: string
}

export interface Machine {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
  /** Text of the desktop's list of personal folders, or null. */
  readonly personalFolders: string | null
}

/** The same places that Electron takes, so that both shells find the same settings and library. */
export function placesOf({ platform, env, home, personalFolders }: Machine): Places {
  switch (platform) {
    case 'win32':
      return {
        data: join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Spotting Top'),
        documents: join(home, 'Documents'),
      }
    case 'darwin':
      return { data: join(home, 'Library', 'Application Support', 'Spotting Top'), documents: join(home, 'Documents') }
    default:
      return {
        data: join(env['XDG_CONFIG_HOME'] ?? join(home, '.config'), 'Spotting Top'),
        documents: namedDocuments(personalFolders ?? '', home) ?? join(home, 'Documents'),
      }
  }
}

/** A line such as `XDG_DOCUMENTS_DIR="$HOME/Papers"`. Any but `$HOME` and a whole path is void, as the desktop has it. */
function namedDocuments(personalFolders: string, home: string): string | null {
  const named = /^\s*XDG_DOCUMENTS_DIR="((?:\$HOME|\/)[^"]*)"/m.exec(personalFolders)?.[1]
  return named === undefined ? null : named.replace('$HOME', home)
}

/** The places of this machine, or everything under one folder where one is given. */
export async function placesHere(data: string | null, home: string): Promise<Places> {
  if (data !== null) return { data, documents: data }
  const personalFolders = await readFile(join(home, '.config', 'user-dirs.dirs'), 'utf8').catch(() => null)
  return placesOf({ platform: process.platform, env: process.env, home, personalFolders })
}

/** Below the ports that systems lend to outgoing connections. */
const firstPort = 20_000
const ports = 10_000

/**
 * The port that a host over these data takes where it is free: the page has the same origin at every start then, and the
 * browser keeps what it fetched and compiled of it.
 */
export function usualPort(dataFolder: string): number {
  return firstPort + (crc32(dataFolder) % ports)
}
