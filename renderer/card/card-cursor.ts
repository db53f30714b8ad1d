import type { CardTarget } from '#shared/rules/rules-pack'

/** The size of a card, millimetres. */
interface CardSize {
  readonly widthMm: number
  readonly heightMm: number
}

/**
 * The ring round the chosen target, and what is read out for it. Focus stays on the card, which points at one of two
 * elements in turn, so that a reader hears each move as a move. Written by hand: it moves with every click.
 */
export class CardCursor {
  private turn: 0 | 1 = 0
  private shown = false
  private seen = ''
  private said = ''

  constructor(
    private readonly card: HTMLElement,
    private readonly cells: readonly [HTMLElement, HTMLElement],
  ) {}

  /** Moves the ring to a target. Readers follow when it is said. */
  moveTo(target: CardTarget, size: CardSize): void {
    this.hide()
    this.turn = this.turn === 0 ? 1 : 0
    this.here.style.inset = placeOf(target, size)
    this.shown = true
  }

  /** `bare`: nothing is marked there, so that buff may lie on it. */
  look(bare: boolean): void {
    if (!this.shown) return
    const look = bare ? 'card-place here bare' : 'card-place here'
    if (look !== this.seen) this.here.className = this.seen = look
  }

  /** What the target is called and how it stands. */
  say(label: string): void {
    if (!this.shown || label === this.said) return
    this.here.setAttribute('aria-label', (this.said = label))
    this.card.setAttribute('aria-activedescendant', this.here.id)
  }

  /** Digits being typed stand over the target. */
  type(digits: string): void {
    if (digits === '') this.here.removeAttribute('data-typed')
    else this.here.setAttribute('data-typed', digits)
  }

  hide(): void {
    if (!this.shown) return
    this.shown = false
    this.said = ''
    this.here.className = this.seen = 'card-place'
  }

  private get here(): HTMLElement {
    return this.cells[this.turn]
  }
}

/** Its distances from the edges of the card, above, right, below and left. */
function placeOf({ x, y, width, height }: CardTarget, { widthMm, heightMm }: CardSize): string {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`
  const right = percent(widthMm - x - width, widthMm)
  const below = percent(heightMm - y - height, heightMm)
  return `${percent(y, heightMm)} ${right} ${below} ${percent(x, widthMm)}`
}
