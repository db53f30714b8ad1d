import { defineComponent, h, shallowRef } from 'vue'
import { useOpenedCard } from './opened-card'
import ShipDesk from './ShipDesk.vue'
import { useGame } from '../stores/game'
import { say } from '../words'
import { linesOf } from '#shared/card/palettes'
import type { ShipId } from '#shared/kernel/ids'

/** The desk of the open game with this ship on it. */
export const deskOf = (ship: ShipId) =>
  defineComponent(() => {
    const game = useGame()
    const pack = game.pack!
    const card = useOpenedCard(game, shallowRef(null), shallowRef(null))
    card.open(ship)
    const pen = { face: pack.card, words: say, lines: linesOf('day') }
    return () => h(ShipDesk, { card, pack, pen, zoom: 0, pair: undefined })
  })
