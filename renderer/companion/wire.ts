import { pairPath, placePath, readToCompanion, socketPath, type ToCompanion } from '#shared/companion/messages'
import type { ToTable } from '#shared/companion/to-table'

/** The ways out of the page, for tests to take. */
export interface Wires {
  readonly open: () => WebSocket
  /** Whether this device still has its place; `null` where the table cannot be reached. */
  readonly hasPlace: () => Promise<boolean | null>
  /** Calls back when the network comes, the phone wakes, or the network goes. Returns the way to stop. */
  readonly watch: (back: () => void, gone: () => void) => () => void
}

export interface Hearing {
  readonly heard: (message: ToCompanion) => void
  readonly up: () => void
  /** `againIn`: seconds until the next try. */
  readonly down: (againIn: number) => void
  readonly placeless: () => void
}

const waitsS = [1, 2, 3, 5]
/** Asked so often whether the table is there, and taken for gone after so long without a word: nobody says so otherwise. */
const pulseMs = 4_000
const silenceMs = 10_000

/** The connection to the table. It comes back by itself, sooner when the phone wakes. */
export class Wire {
  private socket: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | null = null
  private pulse: ReturnType<typeof setInterval> | null = null
  private heardAt = 0
  private readonly stopWatching: () => void
  private isOver = false

  constructor(
    private readonly wires: Wires,
    private readonly hearing: Hearing,
    private readonly now: () => number,
  ) {
    this.stopWatching = wires.watch(
      () => this.tryNow(),
      () => this.lost(),
    )
    void this.dial()
  }

  /** False where the table is out of reach: nothing was sent. */
  send(message: ToTable): boolean {
    if (this.socket?.readyState !== 1) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  end(): void {
    this.isOver = true
    this.stopWatching()
    if (this.timer !== null) clearTimeout(this.timer)
    this.drop()
  }

  private tryNow(): void {
    if (this.timer === null || this.isOver) return
    clearTimeout(this.timer)
    this.timer = null
    void this.dial()
  }

  /** A refused connection says nothing of why: the place is asked after first. */
  private async dial(): Promise<void> {
    const hasPlace = await this.wires.hasPlace()
    if (this.isOver || this.socket) return
    if (hasPlace === false) return this.hearing.placeless()
    if (hasPlace === null) return this.lost()
    const socket = (this.socket = this.wires.open())
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return
      this.tries = 0
      this.heardAt = this.now()
      this.pulse = setInterval(() => this.feelPulse(), pulseMs)
      this.hearing.up()
    })
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      this.heardAt = this.now()
      const message = this.socket === socket ? readToCompanion(data) : null
      if (message) this.hearing.heard(message)
    })
    socket.addEventListener('close', () => this.socket === socket && this.lost())
  }

  private feelPulse(): void {
    if (this.now() - this.heardAt > silenceMs) this.lost()
    else this.send({ is: 'ping' })
  }

  private lost(): void {
    if (this.isOver || this.timer !== null) return
    this.drop()
    const again = waitsS[Math.min(this.tries++, waitsS.length - 1)]!
    this.hearing.down(again)
    this.timer = setTimeout(() => this.tryNow(), again * 1000)
  }

  private drop(): void {
    if (this.pulse !== null) clearInterval(this.pulse)
    this.pulse = null
    const { socket } = this
    this.socket = null
    socket?.close()
  }
}

export const wiresOfPage: Wires = {
  open: () => new WebSocket(new URL(socketPath, location.href.replace(/^http/, 'ws'))),
  hasPlace: async () => {
    try {
      const answer = await fetch(placePath)
      return answer.ok ? ((await answer.json()) as { isKnown: boolean }).isKnown : null
    } catch {
      return null
    }
  },
  watch: (back, gone) => {
    const seen = () => document.visibilityState === 'visible' && back()
    window.addEventListener('online', back)
    window.addEventListener('offline', gone)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('online', back)
      window.removeEventListener('offline', gone)
      document.removeEventListener('visibilitychange', seen)
    }
  },
}

/** Uses a code up: `null` when this device is in or asking, else why not; `undefined` where the table cannot be reached. */
export async function pair(code: string, name: string): Promise<string | null | undefined> {
  try {
    const answer = await fetch(pairPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code, name }),
    })
    if (answer.ok) return null
    return ((await answer.json()) as { why: string }).why
  } catch {
    return undefined
  }
}
