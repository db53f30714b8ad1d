import { randomBytes } from 'node:crypto'
import { alreadySo, heldOtherwise } from '#shared/companion/act'
import { endedCode, type Ending, type ToCompanion } from '#shared/companion/messages'
import type { LatelyLine, OpenTable, OpenTableAsk } from '#shared/companion/open-table'
import type { Leave } from '#shared/companion/role'
import type { Act, ToTable } from '#shared/companion/to-table'
import type { Appended } from '#shared/bridge/contract'
import { labelOf } from '#shared/game/label'
import type { GameId, PackId } from '#shared/kernel/ids'
import { done, refused, type Refusal, type Result } from '#shared/kernel/result'
import { phraseInWords } from '#shared/log/phrase'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import type { TablePlan } from '#shared/table-view/table-plan'
import { capitalised } from '#shared/words/decapitalised'
import { sayRefusal } from '#shared/words/say-refusal'
import type { Words } from '#shared/words/speak'
import { systemCode } from '../desk/disk-refusal'
import type { GamesInTurn } from '../desk/games-in-turn'
import type { TablePlansFile } from '../desk/table-plans'
import { Turns } from '../desk/turns'
import { ownCertificate } from './certificate'
import { entryBy } from './entry-by'
import { Feed } from './feed'
import { Guests, noteAct, places, type Place } from './guests'
import { KeptPlaces } from './kept-places'
import { networksHere } from './networks'
import { readPageStore } from './page-store'
import { Door, type Household, type Wire } from './server'

export interface CompanionsGiven {
  readonly games: () => Promise<GamesInTurn>
  readonly findPack: (id: PackId) => RulesPack | undefined
  readonly plans: TablePlansFile
  /** Where the places of the table are kept. */
  readonly dataFolder: string
  /** The built page of a companion. */
  readonly pageFolder: string
  readonly clock: () => number
  readonly words: Words
  readonly notify: (table: OpenTable) => void
  readonly reportFault: (problem: unknown) => void
}

/** The port that is tried first, so that a bookmark of last week still leads here. */
const usualPort = 4730
const mostLately = 30

interface Opened {
  readonly game: GameId
  readonly address: string
  readonly door: Door
  readonly feed: Feed
  readonly fingerprint: string | null
}

/** A device that is connected, and what it has to be answered. */
interface Seat {
  readonly place: Place
  readonly wire: Wire
  readonly acts: Turns
}

/**
 * The open table: devices of players, each with a place and a role. What they do becomes entries of the one journal in
 * its order; what they see is made for their role and nothing else.
 */
export class Companions {
  private readonly guests: Guests
  private readonly kept: KeptPlaces
  private keeping: Promise<void> = Promise.resolve()
  private opened: Opened | null = null
  private readonly seats = new Set<Seat>()
  private readonly turns = new Turns()
  private leave: Leave = { marksFriends: false, anyoneAnswers: false }
  private asksFirst = true
  private isPaused = false
  private lately: readonly LatelyLine[] = []
  /** Who set a track last, for whoever comes too late. */
  private readonly setBy = new Map<string, string>()
  private isNotifying = false
  /** Holds the game open, as a page does. */
  private readonly page = {}

  constructor(private readonly given: CompanionsGiven) {
    this.guests = new Guests(given.clock, randomBytes)
    this.kept = new KeptPlaces(given.dataFolder)
  }

  ask(asked: OpenTableAsk): Promise<Result<OpenTable>> {
    return this.turns.take(async () => {
      const refusal = await this.do(asked)
      if (asked.do !== 'read') this.changed()
      if ('session' in asked) this.keepPlaces()
      return refusal ?? done(this.describe())
    })
  }

  /** Lines were written: devices see what has changed for them. */
  appended(game: GameId): void {
    if (this.opened?.game === game) this.opened.feed.changed()
  }

  planChanged(game: GameId, plan: TablePlan): void {
    if (this.opened?.game === game) this.opened.feed.setPlan(plan)
  }

  /** Another game is played now: the table of the one before is over. */
  async gameOpened(game: GameId): Promise<void> {
    if (this.opened === null || this.opened.game === game) return
    await this.ask({ do: 'close' })
  }

  end(): Promise<void> {
    return this.turns.take(async () => {
      await this.shut()
      await this.keeping
    })
  }

  private async do(asked: OpenTableAsk): Promise<Refusal | null> {
    switch (asked.do) {
      case 'read':
        return null
      case 'open':
        return this.open(asked)
      case 'close':
        return this.close()
      case 'invite':
        this.guests.invite(asked.role)
        return null
      case 'set': {
        const { marksFriends, anyoneAnswers, asksFirst, isPaused } = asked
        this.leave = {
          marksFriends: marksFriends ?? this.leave.marksFriends,
          anyoneAnswers: anyoneAnswers ?? this.leave.anyoneAnswers,
        }
        this.asksFirst = asksFirst ?? this.asksFirst
        this.isPaused = isPaused ?? this.isPaused
        this.opened?.feed.setLeave(this.leave, this.isPaused)
        return null
      }
      default:
        return this.withGuest(asked)
    }
  }

  private withGuest(asked: Extract<OpenTableAsk, { session: string }>): Refusal | null {
    const place = this.guests.ofSession(asked.session)
    if (!place) return refused('companion-gone')
    if (asked.do === 'cutOff') this.cutOff(place, place.is === 'asking' ? 'refused' : 'cutOff')
    else if (asked.do === 'setRole') {
      place.role = asked.role
      for (const { wire } of this.seatsOf(place)) this.opened?.feed.refresh(wire)
    } else if (place.is === 'asking') {
      this.setIs(place, 'lost')
      for (const seat of this.seatsOf(place)) this.seat(seat)
      this.say('came', place.name)
    }
    return null
  }

  private async open({ game, address, isSecure }: Extract<OpenTableAsk, { do: 'open' }>): Promise<Refusal | null> {
    if (this.opened) await this.shut()
    if (this.lastGame !== game) this.forget()
    if (!networksHere().some((network) => network.address === address))
      return refused('companion-no-network', { address })
    const { clock, findPack, plans, reportFault, words } = this.given
    const games = await this.given.games()
    const held = await games.open(game, this.page)
    if (!held.ok) return held
    const pack = findPack(held.value.state.pack)
    if (!pack || pack.isShipless) {
      await games.close(game, this.page)
      return refused('companion-no-ships')
    }
    const kept = await plans.read(game, clock())
    const plan = kept.ok && !kept.value.setAside ? kept.value.plan : null
    const feed = new Feed({ games, game, pack, words, plan, leave: this.leave, isPaused: this.isPaused, reportFault })
    try {
      const certificate = isSecure ? await ownCertificate(address, clock()) : null
      const pages = await readPageStore(this.given.pageFolder)
      const door = { address, certificate, pages, household: this.household, clock, reportFault }
      const opened = await Door.open({ ...door, port: usualPort }).catch(() => Door.open({ ...door, port: 0 }))
      this.opened = { game, address, door: opened, feed, fingerprint: certificate?.fingerprint ?? null }
      if (this.guests.all.length === 0) this.guests.takeBack(await this.kept.read(game, clock()))
      this.lastGame = game
      this.guests.invite({ is: 'spectator' })
      return null
    } catch (error) {
      await games.close(game, this.page)
      const code = systemCode(error)
      if (code === undefined) throw error
      return refused('companion-not-opened', { address, error: code })
    }
  }

  private lastGame: GameId | null = null

  /** For good: every place is forgotten, and whoever was there learns it. */
  private async close(): Promise<null> {
    for (const place of this.guests.all) this.endSeats(place, 'closed')
    this.forget()
    this.keepPlaces(null)
    await this.shut()
    return null
  }

  private forget(): void {
    this.guests.forgetEveryone()
    this.lately = []
    this.setBy.clear()
    this.isPaused = false
  }

  /** Nobody can come in any more; places are kept. */
  private async shut(): Promise<void> {
    const { opened } = this
    if (!opened) return
    this.opened = null
    opened.feed.end()
    await opened.door.end()
    await (await this.given.games()).close(opened.game, this.page)
  }

  private keepPlaces(game: GameId | null = this.opened?.game ?? null): void {
    this.keeping = this.kept.keep(game, this.guests.all).catch(this.given.reportFault)
  }

  private cutOff(place: Place, why: Ending): void {
    this.guests.remove(place)
    this.endSeats(place, why)
    this.say('ended', place.name)
  }

  private endSeats(place: Place, why: Ending): void {
    for (const seat of this.seatsOf(place)) {
      this.opened?.feed.remove(seat.wire)
      this.seats.delete(seat)
      send(seat.wire, { is: 'ended', why })
      seat.wire.close(endedCode)
    }
  }

  private readonly household: Household = {
    sayRefusal: (refusal) => sayRefusal(this.given.words, refusal),
    knows: (token) => this.guests.ofToken(token) !== undefined,
    comeIn: (code, name, from) => {
      const came = this.guests.comeIn(code, name, from, this.asksFirst)
      if (!came.ok) return came
      if (came.value.place.is !== 'asking') this.say('came', came.value.place.name)
      this.keepPlaces()
      this.changed()
      return done({ token: came.value.token })
    },
    arrived: (token, wire) => this.arrived(token, wire),
  }

  private arrived(token: string, wire: Wire) {
    const place = this.guests.ofToken(token)
    if (!place) {
      wire.close(endedCode)
      return { said: () => undefined, left: () => undefined }
    }
    const seat: Seat = { place, wire, acts: new Turns() }
    // One page at a time: the newest is in the player's hand.
    for (const before of this.seatsOf(place)) {
      this.seats.delete(before)
      this.opened?.feed.remove(before.wire)
      before.wire.close(1000)
    }
    this.seats.add(seat)
    if (place.is === 'asking') send(wire, { is: 'asking' })
    else this.seat(seat)
    return {
      said: (message: ToTable) => this.take(seat, message),
      left: () => {
        this.opened?.feed.remove(wire)
        if (!this.seats.delete(seat)) return
        if (place.is === 'here') {
          this.setIs(place, 'lost')
          this.say('lost', place.name)
        }
      },
    }
  }

  private seat({ place, wire }: Seat): void {
    this.setIs(place, 'here')
    this.opened?.feed.add(wire, place)
  }

  private take(seat: Seat, message: ToTable): void {
    const { place, wire, acts } = seat
    if (message.is === 'ping') return send(wire, { is: 'pong' })
    // Cut off or still asking: nothing of it counts.
    if (!this.seats.has(seat) || place.is !== 'here') return
    if (message.is === 'look') return this.opened?.feed.look(wire, message.ships)
    acts
      .take(async () => {
        const answer = await this.act(place, message.id, message.act)
        // What it did is seen before it is answered.
        if (this.opened) this.opened.feed.afterViews(() => send(wire, answer))
        else send(wire, answer)
      })
      .catch((problem: unknown) => this.given.reportFault(problem))
  }

  /** Does what a player asked, once: what comes twice is answered as it was. */
  private async act(place: Place, id: string, act: Act): Promise<ToCompanion> {
    if (place.acts.has(id)) return { is: 'saved', id }
    const { opened } = this
    if (!opened || this.guests.ofSession(place.session) !== place) return this.refuse(id, refused('companion-gone'))
    if (this.isPaused) return this.refuse(id, refused('companion-paused'))
    const games = await this.given.games()
    const batch = `companion-${place.session}-${id}`.slice(0, 64)
    const made = await games.deal(
      opened.game,
      (state) => {
        const entry = entryBy({ place, feed: opened.feed, leave: this.leave }, act, state)
        if (!entry.ok) return entry
        if (act.is === 'track') this.setBy.set(`${act.ship}/${act.track}`, place.name)
        return done([entry.value])
      },
      batch,
    )
    if (!made.ok && made.code === heldOtherwise && act.is === 'track') {
      const by = this.setBy.get(`${act.ship}/${act.track}`) ?? ''
      this.say('conflict', place.name)
      return { is: 'conflict', id, now: Number(made.values['now']), by }
    }
    if (!made.ok && made.code !== alreadySo) return this.refuse(id, made)
    noteAct(place, id, made.ok ? (made.value.lines[0]?.seq ?? null) : null, this.given.clock())
    if (act.is === 'undo') place.acts.delete(act.of)
    if (made.ok) this.sayMark(place, made.value, opened)
    return { is: 'saved', id }
  }

  private refuse(id: string, refusal: Refusal): ToCompanion {
    return { is: 'refused', id, why: sayRefusal(this.given.words, refusal) }
  }

  private seatsOf(place: Place): readonly Seat[] {
    return [...this.seats].filter((seat) => seat.place === place)
  }

  private setIs(place: Place, is: Place['is']): void {
    place.is = is
    place.since = this.given.clock()
    this.changed()
  }

  private sayMark(place: Place, { lines }: Appended, { feed }: Opened): void {
    const [line] = lines
    if (line)
      this.say(
        'mark',
        `${place.name}: ${capitalised(feed.phrase((state) => phraseInWords(labelOf(line), state, feed.pack, this.given.words)))}`,
      )
  }

  private say(what: LatelyLine['what'], text: string): void {
    this.lately = [{ at: this.given.clock(), what, text }, ...this.lately].slice(0, mostLately)
    this.changed()
  }

  /** The operator's page is notified soon, and of many things at once only once. */
  private changed(): void {
    if (this.isNotifying) return
    this.isNotifying = true
    setTimeout(() => {
      this.isNotifying = false
      this.given.notify(this.describe())
    }, 50).unref()
  }

  private describe(): OpenTable {
    const { opened, leave, asksFirst, isPaused, lately } = this
    const { invitation: code } = this.guests
    return {
      networks: networksHere(),
      open: opened && { game: opened.game, address: opened.door.origin, fingerprint: opened.fingerprint },
      invitation: opened && code ? { ...code, address: `${opened.door.origin}/#${code.long}` } : null,
      guests: opened
        ? this.guests.all.map(({ session, name, device, browser, role, is, since, lastAct }) => ({
            ...{ session, name, device, browser, role, is, since, lastAct },
          }))
        : [],
      places,
      ...leave,
      asksFirst,
      isPaused,
      lately,
    }
  }
}

function send(wire: Wire, message: ToCompanion): void {
  wire.send(JSON.stringify(message))
}
