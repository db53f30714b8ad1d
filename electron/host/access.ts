import type { IncomingHttpHeaders } from 'node:http'

/** Length of tokens and session names, bytes. */
const secretBytes = 32

/**
 * Who may speak to the host: a page that we served, in a browser that was handed a one-use token.
 * `random` gives unguessable bytes.
 */
export class Access {
  readonly #host: string
  readonly #random: (bytes: number) => Buffer
  readonly #tokens = new Set<string>()
  readonly #sessions = new Set<string>()
  readonly #cookieName: string
  readonly #page: string

  /** `page` is the path that a fresh address opens. */
  constructor(port: number, random: (bytes: number) => Buffer, page = '/') {
    this.#page = page
    this.#host = `127.0.0.1:${port}`
    this.#random = random
    // Browsers keep one jar of cookies for all ports of a machine.
    this.#cookieName = `spotting-top-${port}`
  }

  get origin(): string {
    return `http://${this.#host}`
  }

  /** An address that opens the program once. */
  newAddress(): string {
    const token = this.#secret()
    this.#tokens.add(token)
    return `${this.origin}${this.#page}?token=${token}`
  }

  /**
   * A person opening the address: typed, or from the file that the launcher wrote, which is another site. The
   * token is what counts; a page of another site cannot read the answer.
   */
  enter(token: string, headers: IncomingHttpHeaders): string | null {
    const isOpened = (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' && headers.origin === undefined
    return headers.host === this.#host && isOpened ? this.redeem(token) : null
  }

  /** Uses a token up: the cookie to set for a new session, or null for a token unknown or used. */
  redeem(token: string): string | null {
    if (!this.#tokens.delete(token)) return null
    const session = this.#secret()
    this.#sessions.add(session)
    return `${this.#cookieName}=${session}; HttpOnly; SameSite=Strict; Path=/`
  }

  hasSession(headers: IncomingHttpHeaders): boolean {
    for (const part of (headers.cookie ?? '').split(';')) {
      const [name, value] = part.trim().split('=')
      if (name === this.#cookieName && value !== undefined && this.#sessions.has(value)) return true
    }
    return false
  }

  /** Everyone who has come in, or still might, is a stranger again. */
  forgetEveryone(): void {
    this.#tokens.clear()
    this.#sessions.clear()
  }

  /** A request for a file: addressed to us by our exact name, and asked by our page or by the person's own hand. */
  mayAsk(headers: IncomingHttpHeaders): boolean {
    return this.#isAskedBy(headers, ['same-origin', 'none'])
  }

  /** A request for the page itself where another page of this machine, the operator's, opens it. */
  mayOpen(headers: IncomingHttpHeaders): boolean {
    return this.#isAskedBy(headers, ['same-origin', 'same-site', 'none'])
  }

  /** A WebSocket: browsers always name the page that asks, so a missing Origin is refused too. */
  mayConnect(headers: IncomingHttpHeaders): boolean {
    return headers.host === this.#host && headers.origin === this.origin && this.hasSession(headers)
  }

  #isAskedBy(headers: IncomingHttpHeaders, sites: readonly string[]): boolean {
    const site = headers['sec-fetch-site']
    return (
      headers.host === this.#host &&
      (headers.origin === undefined || headers.origin === this.origin) &&
      (site === undefined || sites.includes(String(site)))
    )
  }

  #secret(): string {
    return this.#random(secretBytes).toString('base64url')
  }
}
