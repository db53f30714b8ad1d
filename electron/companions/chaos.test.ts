import { expect, test } from 'vitest'
import type { TrackSeen } from '#shared/companion/card-parts'
import type { Act } from '#shared/companion/to-table'
import { boxId, trackId, type BoxId, type ShipId } from '#shared/kernel/ids'
import { perfidiousAlbion as pack } from '#shared/rules/perfidious-albion/index'
import { Chance } from '#shared/rules/run/random-play.testing'
import { openedTable } from '../desk/machine.testing'
import { friend, northern, ours, Phone, TableAtHand } from './open-table.testing'

const clients = 16
const actsEach = 12
const flotation = trackId('flotation')

/** A phone that goes on marking whatever happens to its connection, as the page does: what is not answered is sent again. */
class Marker {
  private phone: Phone
  readonly waiting: { readonly id: string; readonly act: Act }[] = []
  readonly saved: Act[] = []

  constructor(
    phone: Phone,
    private readonly name: string,
    private readonly chance: Chance,
    private readonly boxes: readonly BoxId[],
  ) {
    this.phone = phone
  }

  /** One more act; the connection may be cut before it is answered. */
  marks(number: number): void {
    const ship: ShipId = this.chance.below(2) === 0 ? ours : friend
    const tracks = this.phone.view[`tracks/${ship}`] as readonly TrackSeen[] | undefined
    const was = tracks?.find(({ track }) => track === flotation)?.value ?? 30
    const act: Act =
      this.chance.below(3) === 0
        ? { is: 'track', ship, track: flotation, to: this.chance.below(30), was }
        : {
            ...{ is: 'mark', ship, mark: 'struck', on: this.chance.below(2) === 0 },
            box: boxId(this.boxes[this.chance.below(this.boxes.length)]!),
          }
    this.waiting.push({ id: `${this.name}-${number}`, act })
    this.send(this.waiting.at(-1)!)
    if (this.chance.below(4) === 0) this.phone.socket.terminate()
  }

  /** Comes back, and sends again what was never answered. */
  async comesBack(origin: string): Promise<void> {
    this.settles()
    this.phone.socket.terminate()
    // Another port has another cookie; tests side by side take the usual one from each other.
    const cookie = this.phone.cookie.replace(/table-\d+/, `table-${new URL(origin).port}`)
    this.phone = await Phone.connect(origin, cookie)
    await this.phone.until(() => this.phone.view['squadrons'])
    this.phone.say({ is: 'look', ships: [ours, friend] })
    for (const each of this.waiting) this.send(each)
  }

  /** Everything has been answered, and the cards have come. */
  async ends(): Promise<Phone> {
    await this.phone.until(() => {
      this.settles()
      return this.waiting.length === 0 && this.phone.view[`marks/${friend}`] !== undefined
    })
    return this.phone
  }

  private send(each: { readonly id: string; readonly act: Act }): void {
    if (this.phone.socket.readyState === this.phone.socket.OPEN) this.phone.say({ is: 'act', ...each })
  }

  /** What has been answered waits no longer. */
  private settles(): void {
    for (const message of this.phone.messages) {
      if (!('id' in message)) continue
      const at = this.waiting.findIndex(({ id }) => id === message.id)
      if (at < 0) continue
      const [answered] = this.waiting.splice(at, 1)
      if (message.is === 'saved') this.saved.push(answered!.act)
    }
  }
}

/** Whether a line of the journal does what an act asked. */
const does = (act: Act, effect: object): boolean => {
  const given = effect as Record<string, unknown>
  if (act.is === 'mark')
    return (
      given['type'] === 'marked' && given['ship'] === act.ship && given['box'] === act.box && given['on'] === act.on
    )
  return act.is === 'track' && given['type'] === 'trackSet' && given['ship'] === act.ship && given['to'] === act.to
}

test('sixteen devices mark at random while connections are cut and the program is started again', async () => {
  let table = await TableAtHand.open()
  const chance = new Chance(7)
  const { state } = await openedTable(table.services, table.game)
  const boxes = Object.keys(pack.shape(state.ships[ours]!.document).boxes) as BoxId[]
  const markers: Marker[] = []
  for (let n = 0; n < clients; n++)
    markers.push(new Marker(await table.phone(`P${n}`, northern), `p${n}`, new Chance(n + 1), boxes))

  for (let round = 0; round < actsEach; round++) {
    for (const marker of markers) marker.marks(round)
    if (round % 4 === 3) await new Promise((resolve) => setTimeout(resolve, chance.below(30)))
    if (round === actsEach / 2) table = await table.restart()
    const origin = await table.origin()
    await Promise.all(
      markers.map((marker) => (chance.below(2) === 0 || round === actsEach / 2 ? marker.comesBack(origin) : null)),
    )
  }
  const origin = await table.origin()
  await Promise.all(markers.map((marker) => marker.comesBack(origin)))
  const phones = await Promise.all(markers.map((marker) => marker.ends()))

  const { state: end } = await openedTable(table.services, table.game)
  const written = await table.services.gameLines({ game: table.game, from: 0, count: 500 })
  if (!written.ok) throw new Error(written.code)
  const effects = written.value.lines.flatMap((line) => (line.kind === 'step' ? line.effects : []))
  // Nothing that was shown as saved is lost: the journal has a line that does it.
  const lost = markers.flatMap(({ saved }) => saved).filter((act) => !effects.some((effect) => does(act, effect)))
  // But for what was so before anybody did anything.
  expect(lost.filter((act) => !(act.is === 'mark' && !act.on))).toEqual([])
  for (const phone of phones) {
    for (const ship of [ours, friend]) {
      await phone.until(() => JSON.stringify(phone.view[`marks/${ship}`]) === JSON.stringify(end.ships[ship]!.boxes))
      const tracks = phone.view[`tracks/${ship}`] as readonly TrackSeen[]
      expect(tracks.find(({ track }) => track === flotation)!.value).toBe(end.ships[ship]!.tracks[flotation])
    }
  }
  expect(markers.flatMap(({ saved }) => saved).length).toBeGreaterThan(clients * 4)
}, 60_000)
