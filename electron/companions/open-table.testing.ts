import { request } from 'node:http'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { readToCompanion, type ToCompanion } from '#shared/companion/messages'
import type { OpenTable, OpenTableAsk } from '#shared/companion/open-table'
import type { Role } from '#shared/companion/role'
import type { Act } from '#shared/companion/to-table'
import { shipId, sideId, squadronId, type GameId } from '#shared/kernel/ids'
import { writeFiles } from '../desk/desk.testing'
import { machine, ushant } from '../desk/machine.testing'
import type { ServiceDeps, Services } from '../desk/services'

export const north = sideId('north')
export const south = sideId('south')
export const [ours, friend, theirs] = [shipId('ours'), shipId('friend'), shipId('theirs')]
export const northern: Role = { is: 'player', side: north, ships: null }

/** A battle of two sides: two ships of one side, one of the other. */
const duel = {
  ...ushant,
  slug: 'duel',
  sides: [
    { id: north, name: 'North', flag: '' },
    { id: south, name: 'South', flag: '' },
  ],
  squadrons: [
    {
      ...{ id: squadronId('van'), side: north, name: 'Van' },
      ships: [ours, friend].map((id) => ({ id, ship: 'majestic' })),
    },
    { id: squadronId('rear'), side: south, name: 'Rear', ships: [{ id: theirs, ship: 'majestic' }] },
  ],
}

export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** Asks by hand: the path is sent as it is written, and every header can be forged. */
export function askTable(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answered> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers }, (response) => {
      let text = ''
      response.on('data', (bytes) => (text += String(bytes)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

/** Uses a code up, as a page does. */
export function pairAt(
  origin: string,
  code: string,
  name: string,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const given = { origin, 'content-type': 'application/json', ...headers }
  return askTable(origin, '/pair', { method: 'POST', headers: given, body: JSON.stringify({ code, name }) })
}

/** A machine with the battle opened to the table on the computer itself. */
export class TableAtHand {
  private constructor(
    readonly services: Services,
    readonly game: GameId,
    readonly restart: () => Promise<TableAtHand>,
  ) {}

  static async open(ways: Partial<ServiceDeps> = {}): Promise<TableAtHand> {
    const { home, start } = await machine()
    await writeFiles(home, {
      'starter/scenarios/duel.scenario.json': duel,
      'companion/companion.html': '<p>the companion</p>',
      'companion/assets/companion-abcdefgh.js': `export const text = '${'a phone '.repeat(200)}'`,
      'secret.txt': 'not for anybody',
    })
    const faults: unknown[] = []
    onTestFinished(() => {
      if (faults.length > 0) throw new Error(`faults: ${faults.map(String).join('; ')}`)
    })
    const begin = async (known?: GameId): Promise<TableAtHand> => {
      const services = start({ reportFault: (problem) => faults.push(problem), clock: Date.now, ...ways })
      const begun = known ? null : await services.gameStart({ scenario: 'duel', title: 'Duel' })
      if (begun && !begun.ok) throw new Error(begun.code)
      const game = known ?? begun!.value.game
      await services.gameOpen({ game })
      const table = new TableAtHand(services, game, async () => {
        await services.dispose()
        return begin(game)
      })
      await table.ask({ do: 'open', game, address: '127.0.0.1', isSecure: false })
      return table
    }
    return begin()
  }

  async ask(asked: OpenTableAsk): Promise<OpenTable> {
    const answer = await this.services.openTable(asked)
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }

  async origin(): Promise<string> {
    return (await this.ask({ do: 'read' })).open!.address
  }

  /** A device that has come in with the code of the picture, let in by the operator. */
  async phone(name: string, role: Role): Promise<Phone> {
    await this.ask({ do: 'set', asksFirst: false })
    const { invitation, open } = await this.ask({ do: 'invite', role })
    const paired = await pairAt(open!.address, invitation!.long, name)
    const cookie = String(paired.headers['set-cookie']).split(';')[0]!
    return Phone.connect(open!.address, cookie)
  }

  async session(name: string): Promise<string> {
    return (await this.ask({ do: 'read' })).guests.find((guest) => guest.name === name)!.session
  }
}

/** A device as the server knows it: what it was sent, put together. */
export class Phone {
  readonly messages: ToCompanion[] = []
  readonly view: Record<string, unknown> = {}
  private readonly waiting = new Set<() => void>()
  private lastId = 0
  closed: number | null = null

  private constructor(
    readonly socket: WebSocket,
    readonly origin: string,
    readonly cookie: string,
  ) {
    socket.on('message', (data) => this.hear(String(data)))
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      this.closed = code
      this.look()
    })
  }

  static connect(origin: string, cookie: string): Promise<Phone> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/table`, { headers: { origin, cookie } })
    const phone = new Phone(socket, origin, cookie)
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(phone))
      socket.once('error', reject)
    })
  }

  again(): Promise<Phone> {
    return Phone.connect(this.origin, this.cookie)
  }

  /** Resolves when the server has read all that was said. */
  heard(): Promise<void> {
    return new Promise((resolve) => {
      this.socket.once('pong', () => resolve())
      this.socket.ping()
    })
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** What an act is answered with. */
  async act(act: Act, id = `a${++this.lastId}`): Promise<ToCompanion> {
    this.say({ is: 'act', id, act })
    return this.until(() => this.messages.find((message) => 'id' in message && message.id === id))
  }

  /** Resolves with what it looks for, as soon as that has come. */
  until<Found>(find: () => Found | undefined | null | false): Promise<Found> {
    return new Promise((resolve) => {
      const look = () => {
        const found = find()
        if (!found) return
        this.waiting.delete(look)
        resolve(found)
      }
      this.waiting.add(look)
      look()
    })
  }

  private hear(text: string): void {
    const message = readToCompanion(text)
    if (!message) throw new Error(`no message: ${text.slice(0, 100)}`)
    this.messages.push(message)
    if (message.is === 'view') {
      if (message.whole) for (const part of Object.keys(this.view)) delete this.view[part]
      for (const part of message.gone) delete this.view[part]
      Object.assign(this.view, message.parts)
    }
    this.look()
  }

  private look(): void {
    for (const look of this.waiting) look()
  }
}
