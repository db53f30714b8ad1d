import { z } from 'zod'
import type { Read } from '../json/read'
import type { GameId } from '../kernel/ids'
import { slugPattern } from '../kernel/slug'
import { role, type Leave, type Role } from './role'

/** What the operator asks of the open table. One channel: every answer is the table as it is then. */
const session = z.string().regex(/^[a-z0-9]{1,32}$/)
const game = z
  .string()
  .regex(slugPattern)
  .transform((id) => id as GameId)

export const openTableAsk = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('read') }),
  z.strictObject({ do: z.literal('open'), game, address: z.string().max(64), isSecure: z.boolean() }),
  z.strictObject({ do: z.literal('close') }),
  /** A new code, and what whoever uses it comes in as. */
  z.strictObject({ do: z.literal('invite'), role }),
  z.strictObject({ do: z.literal('letIn'), session }),
  z.strictObject({ do: z.literal('setRole'), session, role }),
  z.strictObject({ do: z.literal('cutOff'), session }),
  z.strictObject({
    do: z.literal('set'),
    asksFirst: z.boolean().exactOptional(),
    marksFriends: z.boolean().exactOptional(),
    anyoneAnswers: z.boolean().exactOptional(),
    isPaused: z.boolean().exactOptional(),
  }),
])
export type OpenTableAsk = Read<typeof openTableAsk>

/** A network of this computer that the table can be opened on. */
export interface Network {
  readonly name: string
  readonly address: string
  /** Only this computer itself. */
  readonly isOwn: boolean
}

export interface Guest {
  readonly session: string
  readonly name: string
  /** What its browser says it is. */
  readonly device: 'phone' | 'tablet' | 'computer'
  readonly browser: string
  readonly role: Role
  readonly is: 'asking' | 'here' | 'lost'
  /** Unix time in ms: since when it is that. */
  readonly since: number
  /** When it last marked something; 0 for never. */
  readonly lastAct: number
}

export interface Invitation {
  /** What the picture holds: the address with the long code. */
  readonly address: string
  readonly long: string
  readonly short: string
  readonly until: number
  readonly role: Role
}

/** What happened lately, the newest first. */
export interface LatelyLine {
  readonly at: number
  readonly what: 'mark' | 'conflict' | 'lost' | 'came' | 'ended'
  readonly text: string
}

export interface OpenTable extends Leave {
  readonly networks: readonly Network[]
  /** `null`: closed. */
  readonly open: {
    readonly game: GameId
    readonly address: string
    /** Of its certificate, in pairs of letters; `null` without TLS. */
    readonly fingerprint: string | null
  } | null
  readonly invitation: Invitation | null
  readonly guests: readonly Guest[]
  readonly places: number
  readonly asksFirst: boolean
  readonly isPaused: boolean
  readonly lately: readonly LatelyLine[]
}
