import { createHash } from 'node:crypto'
import { codeLivesMs, codeOf, longLetters, readCode, shortLetters } from '#shared/companion/code'
import type { Guest, Invitation } from '#shared/companion/open-table'
import type { Role } from '#shared/companion/role'
import { done, refused, type Result } from '#shared/kernel/result'

/** Places at the table. */
export const places = 16
/** Length of a session's token, bytes. */
const tokenBytes = 32
/** So many wrong codes, and an address has to wait; a code of six letters would take a million times as many. */
const mostWrong = 5
/** Of acts so many are remembered by a device, so that one that comes twice is answered as it was. */
const mostActs = 500

/** A device with a place at the table, or asking for one. */
export interface Place {
  readonly session: string
  readonly tokenHash: string
  readonly name: string
  readonly device: Guest['device']
  readonly browser: string
  role: Role
  is: Guest['is']
  since: number
  lastAct: number
  /** Lines of the journal by the acts that wrote them; `null` for an act that changed nothing. */
  readonly acts: Map<string, number | null>
}

type Code = Omit<Invitation, 'address'>

/** Who asks: its address, and what its browser says it is. */
export interface Caller {
  readonly address: string
  readonly agent: string
}

/** Codes and the sessions that come of them. Tokens are known by their hashes alone. */
export class Guests {
  private code: Code | null = null
  private readonly byToken = new Map<string, Place>()
  private readonly wrong = new Map<string, { n: number; until: number }>()

  constructor(
    private readonly clock: () => number,
    private readonly random: (bytes: number) => Buffer,
  ) {}

  get all(): readonly Place[] {
    return [...this.byToken.values()]
  }

  get invitation(): Code | null {
    return this.code
  }

  /** A code for one device; the one before is dead. */
  invite(role: Role): void {
    this.code = {
      long: codeOf(this.random(longLetters)),
      short: codeOf(this.random(shortLetters)),
      until: this.clock() + codeLivesMs,
      role,
    }
  }

  /** Uses a code up: the token for the device. With the short code, or where the operator wants it, it has to ask. */
  comeIn(
    given: string,
    name: string,
    { address, agent }: Caller,
    asksFirst: boolean,
  ): Result<{ token: string; place: Place }> {
    const now = this.clock()
    const wrong = this.wrong.get(address)
    if (wrong && wrong.n >= mostWrong && now < wrong.until) return refused('companion-wait')
    const code = readCode(given)
    const { code: live } = this
    const isShort = code === live?.short
    if (!live || code === null || now >= live.until || !(isShort || code === live.long)) {
      this.noteWrong(address, now)
      return refused('companion-code-wrong')
    }
    if (this.byToken.size >= places) return refused('companion-full', { places })
    this.wrong.delete(address)
    const token = this.random(tokenBytes).toString('base64url')
    const place: Place = {
      session: this.random(8).toString('hex'),
      tokenHash: hashOf(token),
      name: this.nameOf(name.trim()),
      ...deviceOf(agent),
      role: live.role,
      is: isShort || asksFirst ? 'asking' : 'lost',
      since: now,
      lastAct: 0,
      acts: new Map(),
    }
    this.byToken.set(place.tokenHash, place)
    this.invite(live.role)
    return done({ token, place })
  }

  /** Devices of before the program was started again. */
  takeBack(kept: readonly Place[]): void {
    for (const place of kept) this.byToken.set(place.tokenHash, place)
  }

  ofToken(token: string): Place | undefined {
    return this.byToken.get(hashOf(token))
  }

  ofSession(session: string): Place | undefined {
    return this.all.find((place) => place.session === session)
  }

  remove({ tokenHash }: Place): void {
    this.byToken.delete(tokenHash)
  }

  /** Everyone is a stranger again. */
  forgetEveryone(): void {
    this.code = null
    this.byToken.clear()
    this.wrong.clear()
  }

  /** Two of one name get numbers. */
  private nameOf(name: string): string {
    const wanted = name === '' ? '?' : name
    for (let n = 1; ; n++) {
      const called = n === 1 ? wanted : `${wanted} ${n}`
      if (!this.all.some((place) => place.name === called)) return called
    }
  }

  private noteWrong(address: string, now: number): void {
    const had = this.wrong.get(address)
    const n = had && now < had.until ? had.n + 1 : 1
    this.wrong.set(address, { n, until: now + codeLivesMs })
    // A stranger with many addresses does not fill the memory.
    const oldest = this.wrong.size > 1000 ? this.wrong.keys().next().value : undefined
    if (oldest !== undefined) this.wrong.delete(oldest)
  }
}

export function noteAct(place: Place, id: string, seq: number | null, now: number): void {
  place.acts.set(id, seq)
  place.lastAct = now
  const [oldest] = place.acts.keys()
  if (place.acts.size > mostActs && oldest !== undefined) place.acts.delete(oldest)
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Firefox|FxiOS/, 'Firefox'],
  [/Edg/, 'Edge'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** What a browser says it is: for the operator’s list, and for nothing else. */
function deviceOf(agent: string): Pick<Guest, 'device' | 'browser'> {
  const isTablet = /iPad|Tablet|Android(?!.*Mobile)/.test(agent)
  const device = isTablet ? 'tablet' : /Mobile|iPhone/.test(agent) ? 'phone' : 'computer'
  return { device, browser: browsers.find(([pattern]) => pattern.test(agent))?.[1] ?? '' }
}
