import { insetOf, type CardSize } from './card-targets'
import type { CardTarget } from '#shared/rules/pack/card-target'

/**
 * The ring round the chosen target, and what is read out for it. Focus stays on the card, which points at one of two
 * cells in turn, so that a screen reader announces each move. The ring is an element of its own: it is moved by
 * one write in the frame of a click, and the cells follow when the target is announced.
 */
export class CardCursor {
  private target: CardTarget | undefined
  private place = ''
  private seen = ''
  private turn: 0 | 1 = 0
  /** The target and the words that were announced last. */
  private said: { readonly target: CardTarget; readonly label: string } | undefined

  constructor(
    private readonly card: HTMLElement,
    private readonly ring: HTMLElement,
    private readonly cells: readonly [HTMLElement, HTMLElement],
  ) {}

  /** Moves the ring to a target. Screen readers follow when it is announced. */
  moveTo(target: CardTarget, size: CardSize): void {
    if (target === this.target) return
    this.target = target
    this.ring.style.inset = this.place = placeOf(target, size)
  }

  /** `bare`: nothing is marked there, so that buff may lie on it. */
  look(bare: boolean): void {
    if (!this.target) return
    const look = bare ? 'card-ring bare' : 'card-ring'
    if (look !== this.seen) this.ring.className = this.seen = look
  }

  /** The name and state of the target. */
  say(label: string): void {
    const { target, said } = this
    if (!target || (said?.target === target && said.label === label)) return
    if (said?.target !== target) this.moveCell()
    this.here.setAttribute('aria-label', label)
    this.card.setAttribute('aria-activedescendant', this.here.id)
    this.said = { target, label }
  }

  /** Digits being typed are shown over the target. */
  type(digits: string): void {
    if (digits === '') this.ring.removeAttribute('data-typed')
    else this.ring.setAttribute('data-typed', digits)
  }

  hide(): void {
    if (!this.target) return
    this.target = undefined
    this.said = undefined
    this.ring.className = this.seen = 'card-ring away'
    this.here.className = 'card-place'
  }

  private moveCell(): void {
    this.here.className = 'card-place'
    this.turn = this.turn === 0 ? 1 : 0
    this.here.className = 'card-place here'
    this.here.style.inset = this.place
  }

  private get here(): HTMLElement {
    return this.cells[this.turn]
  }
}

const places = new WeakMap<CardTarget, string>()

/** A target lies on cards of one size. */
function placeOf(target: CardTarget, size: CardSize): string {
  const place = places.get(target) ?? insetOf(target, size)
  places.set(target, place)
  return place
}
