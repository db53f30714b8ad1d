import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import { useCardActions } from './card-actions'
import type { OpenMenu } from '../ui/menu'
import type { PlayDialog } from './play-dialogs'
import type { Spot } from '../card/card-gestures'
import type { MarkTool } from '../card/mark-tools'
import type { useGame } from '../stores/game'
import { useAnnouncements } from '../ui/announcements'
import { packWords, say } from '../words'
import type { BoxId, ShipId } from '#shared/kernel/ids'
import { shipName } from '#shared/game/ship-name'
import type { ShipInPlay } from '#shared/game/state'
import type { CardTarget } from '#shared/rules/pack/card-target'

export type OpenedCard = ReturnType<typeof useOpenedCard>

/** The card on the desk: which ship, which box, which tool, and what taps, holds and keys on it do. */
export function useOpenedCard(
  game: ReturnType<typeof useGame>,
  dialog: Ref<PlayDialog | null>,
  menu: Ref<OpenMenu | null>,
) {
  const announcements = useAnnouncements()
  const openShip = ref<ShipId | null>(null)
  const target = shallowRef<CardTarget | null>(null)
  const tool = ref<MarkTool>('struck')

  const order = computed(() => game.shown?.squadrons.flatMap((squadron) => squadron.order) ?? [])
  const ship = computed(() => (openShip.value ? game.ship(openShip.value) : undefined))
  const isThere = computed(() => ship.value !== undefined)
  /** The ship on the desk; when she has gone, as she was, until her card is taken down. */
  const last = computed<ShipInPlay | undefined>((was) => ship.value ?? was)
  const lastShip = () => last.value!
  const chosenBox = computed(() => (target.value?.action.kind === 'box' ? target.value.action.box : undefined))

  /** This window's own: another window on the same game has its own ship open. */
  const place = () => `spotting-top:ship:${game.headCrc}`
  const beforeReload = () => order.value.find((id) => id === sessionStorage.getItem(place()))

  watch(order, (ships) => {
    if (!openShip.value || !ships.includes(openShip.value)) open(beforeReload() ?? ships[0] ?? null)
  })

  function open(id: ShipId | null): void {
    if (openShip.value !== id) target.value = null
    openShip.value = id
    if (id !== null) sessionStorage.setItem(place(), id)
  }

  /** The next ship in the order of the fleets, round and round. */
  function next(way: 1 | -1): void {
    const ships = order.value
    const at = openShip.value ? ships.indexOf(openShip.value) : 0
    open(ships[(at + way + ships.length) % ships.length] ?? null)
  }

  const actions = useCardActions(game, {
    note: openNote,
    why: (box) => void why(box),
    ask: (asked) => (dialog.value = asked),
  })

  function tap(on: CardTarget): void {
    if (ship.value && game.pack) actions.tap(ship.value, on, tool.value)
  }

  function markWith(on: CardTarget, chosen: MarkTool): void {
    if (ship.value && game.pack && on.action.kind === 'box') actions.useTool(ship.value, on.action.box, chosen)
  }

  function set(on: CardTarget, value: number): void {
    if (ship.value && 'track' in on.action) game.setTrack(ship.value.id, on.action.track, value)
  }

  function openMenu(on: CardTarget, spot: Spot): void {
    if (!ship.value || !game.pack) return
    const { action } = on
    if (action.kind === 'field') return actions.edit(ship.value, action.field)
    if (action.kind !== 'box') return actions.pick(ship.value, action.track)
    menu.value = {
      label: say('play.card.boxMenu', { ship: shipName(ship.value), box: packWords(game.pack.id).box(action.box) }),
      items: actions.boxMenu(ship.value, action.box),
      place: { x: spot.clientX, y: spot.clientY },
    }
  }

  function openNote(box?: BoxId): void {
    const of = ship.value
    if (!of) return
    dialog.value = {
      kind: 'text',
      title: say('play.note.title', { place: box ? packWords(of.document.pack).box(box) : shipName(of) }),
      label: say('play.note.label'),
      value: '',
      maximumLength: 400,
      long: true,
      save: (text) => {
        if (text !== '') game.note(text, of.id, box)
      },
    }
  }

  async function why(box: BoxId): Promise<void> {
    const seq = ship.value && (await actions.whyOf(ship.value.id, box))
    if (seq === undefined) announcements.announce(say('play.card.whyNothing'))
    else await game.lookAt(seq)
  }

  /** The figures of the chosen track, to pick one. */
  function pick(): void {
    const does = target.value?.action
    if (ship.value && does && 'track' in does) actions.pick(ship.value, does.track)
  }

  return {
    openShip,
    target,
    tool,
    order,
    ship,
    isThere,
    inHand: lastShip,
    chosenBox,
    open,
    next,
    tap,
    markWith,
    set,
    openMenu,
    openNote,
    pick,
  }
}
