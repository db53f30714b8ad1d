import { mount } from '@vue/test-utils'
import { shallowRef } from 'vue'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import CardSvg from './CardSvg.vue'
import { type CardPen, CardPainter } from './card-painter'
import { readyTaps } from './ready-taps'
import { everyCardInView, scroll } from './scroller.testing'
import type { ShipInPlay } from '#shared/game/state'
import { freshShip } from '#shared/game/apply-effect'
import { boxId, shipId, trackId } from '#shared/kernel/ids'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'
import { speaker } from '#shared/words/speak'

beforeAll(everyCardInView)

const pen: CardPen = { face: perfidiousAlbion.card, words: speaker({}) }
const fresh = freshShip(perfidiousAlbion, shipId('majestic'), majestic())
const struck = (ship: ShipInPlay, box: string): ShipInPlay => ({
  ...ship,
  boxes: { ...ship.boxes, [boxId(box)]: ['struck'] },
})

/** The pieces lie in the second drawing, over the face. */
const piecesOn = (card: Element) => [...card.lastElementChild!.children]

/** Groups of the card that are other nodes, or hold other markup, than before. */
function written(groups: readonly Element[], before: readonly string[]): number[] {
  return groups.flatMap((group, i) => (group.innerHTML === before[i] ? [] : [i]))
}

describe('a card on the screen', () => {
  it('is written once, face and pieces', () => {
    const card = mount(CardSvg, { props: { pen, ship: fresh } })
    expect(card.findAll('svg.card').length).toBe(2)
    expect(piecesOn(card.element).length).toBe(pen.face.pieces(fresh.document).length)
  })

  it('writes only the pieces that read a struck box', async () => {
    const card = mount(CardSvg, { props: { pen, ship: fresh } })
    const groups = piecesOn(card.element)
    const before = groups.map((group) => group.innerHTML)
    await card.setProps({ ship: struck(fresh, '6-3') })
    const readers = pen.face.pieces(fresh.document).flatMap((piece, i) => {
      return piece.reads.boxes?.includes(boxId('6-3')) ? [i] : []
    })
    const changed = written(groups, before)
    expect(changed.length).toBeGreaterThan(0)
    expect(readers).toEqual(expect.arrayContaining(changed))
    const inked = groups.flatMap((group, i) => (group.classList.contains('inked') ? [i] : []))
    expect(inked, 'drawn with a stroke, and nothing else with it').toEqual(readers)
    expect(piecesOn(card.element)).toEqual(groups)
  })

  it('is back as it was when the mark is cleared', async () => {
    const card = mount(CardSvg, { props: { pen, ship: fresh } })
    const before = card.html()
    await card.setProps({ ship: struck(fresh, '6-3') })
    expect(card.html()).not.toBe(before)
    await card.setProps({ ship: { ...fresh } })
    expect(card.html().replaceAll(' class="inked"', '')).toBe(before)
  })

  it('is painted before anything else happens, within the same task', () => {
    const host = document.createElement('div')
    const painter = new CardPainter(host, pen)
    painter.show(fresh)
    const before = host.innerHTML
    painter.show(struck(fresh, '4-3'))
    expect(host.innerHTML).not.toBe(before)
  })

  it('writes nothing for a ship that is the same in all it shows', () => {
    const painter = new CardPainter(document.createElement('div'), pen)
    painter.show(fresh)
    expect(painter.show({ ...fresh, boxes: { ...fresh.boxes }, tracks: { ...fresh.tracks } })).toBe(0)
  })

  it('writes the pieces of a track and leaves the boxes alone', () => {
    const painter = new CardPainter(document.createElement('div'), pen)
    painter.show(fresh)
    const flotation = trackId('flotation')
    const readers = pen.face.pieces(fresh.document).filter((piece) => piece.reads.tracks?.includes(flotation)).length
    expect(painter.show({ ...fresh, tracks: { ...fresh.tracks, [flotation]: 22 } })).toBe(readers)
  })

  it('follows a ship that it is given a getter for, and does not render again', async () => {
    const ship = shallowRef(fresh)
    const card = mount(CardSvg, { props: { pen, ship: () => ship.value } })
    const drawn = () => card.element.innerHTML.replaceAll(' class="inked"', '')
    const before = drawn()
    ship.value = struck(fresh, '6-3')
    expect(drawn()).not.toBe(before)
    ship.value = fresh
    expect(drawn()).toBe(before)
  })

  it('is drawn again for another ship', async () => {
    const card = mount(CardSvg, { props: { pen, ship: fresh } })
    const other = freshShip(perfidiousAlbion, shipId('mars'), majestic({}, { name: 'Mars' }))
    await card.setProps({ ship: other })
    expect(card.find('svg.card').attributes('aria-label')).toBe('Mars')
  })

  it('is taken down far from the view, costs nothing there, and is whole when it comes back', async () => {
    const card = mount(CardSvg, { props: { pen, ship: fresh } })
    scroll(card.element, false)
    await card.setProps({ ship: struck(fresh, '6-3') })
    expect(card.element.innerHTML).toBe('')
    scroll(card.element, true)
    const whole = mount(CardSvg, { props: { pen, ship: struck(fresh, '6-3') } })
    expect(card.element.innerHTML).toBe(whole.element.innerHTML)
  })
})

describe('a card made ready for taps', () => {
  const targets = pen.face.targets(fresh.document)
  const flotation = trackId('flotation')
  /** What is seen of a card: looks that are not displayed left out, their groups too. */
  function seen(host: Element): string {
    const copy = host.cloneNode(true) as Element
    copy.querySelectorAll('[display="none"]').forEach((look) => look.remove())
    return copy.innerHTML.replaceAll(/<\/?g( class="inked")?>/g, '')
  }
  function painted(ship: ShipInPlay): { host: Element; painter: CardPainter } {
    const host = document.createElement('div')
    const painter = new CardPainter(host, pen)
    painter.show(ship)
    return { host, painter }
  }
  /** One after the other, each with no time to spare but for one target. */
  function idleMoments(): (() => void)[] {
    const waiting: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (go: IdleRequestCallback) => {
      let left = 2
      return waiting.push(() => go({ didTimeout: false, timeRemaining: () => left-- }))
    })
    vi.stubGlobal('cancelIdleCallback', () => waiting.splice(0))
    return waiting
  }

  it('looks as it did', () => {
    const { host, painter } = painted(struck(fresh, '4-3'))
    const before = seen(host)
    painter.ready(struck(fresh, '6-3'))
    expect(seen(host)).toBe(before)
  })

  it('looks in every state like one that was not, whether that was foreseen or not', () => {
    const { host, painter } = painted(fresh)
    painter.ready(struck(fresh, '6-3'))
    const states = [
      struck(fresh, '6-3'),
      fresh,
      struck(struck(fresh, '6-3'), '4-3'),
      { ...fresh, tracks: { ...fresh.tracks, [flotation]: 10 } },
      struck(fresh, '6-3'),
    ]
    for (const ship of states) {
      painter.show(ship)
      expect(seen(host)).toBe(seen(painted(ship).host))
    }
  })

  it('draws nothing more at a tap that was foreseen', () => {
    const { host, painter } = painted(fresh)
    painter.ready(struck(fresh, '6-3'))
    const elements = host.querySelectorAll('*').length
    painter.show(struck(fresh, '6-3'))
    painter.show(fresh)
    expect(host.querySelectorAll('*').length).toBe(elements)
  })

  it('is made ready target by target in idle time', () => {
    const waiting = idleMoments()
    const tapped: ShipInPlay[] = []
    readyTaps(
      targets,
      () => fresh,
      (ship) => tapped.push(ship),
    )
    expect(tapped).toEqual([])
    while (waiting.length > 0) waiting.shift()!()
    expect(tapped.length).toBe(targets.length)
    expect(tapped).toContainEqual(struck(fresh, '6-3'))
  })

  it('no longer when it is put down', () => {
    const waiting = idleMoments()
    readyTaps(
      targets,
      () => fresh,
      () => undefined,
    )()
    expect(waiting).toEqual([])
  })
})
