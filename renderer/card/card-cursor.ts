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
  private label = ''
  private look = ''

  constructor(
    private readonly card: HTMLElement,
    private readonly cells: readonly [HTMLElement, HTMLElement],
  ) {}

  /** Moves to a target. `bare`: nothing is marked there, so that buff may lie on it. */
  moveTo(target: CardTarget, size: CardSize, label: string, bare: boolean): void {
    this.hide()
    this.turn = this.turn === 0 ? 1 : 0
    const { here } = this
    here.style.cssText = placeOf(target, size)
    this.shown = true
    this.say(label, bare)
    this.card.setAttribute('aria-activedescendant', here.id)
  }

  /** The target is where it was and may have changed. */
  say(label: string, bare: boolean): void {
    if (!this.shown) return
    const look = bare ? 'card-place here bare' : 'card-place here'
    if (look !== this.look) this.here.className = this.look = look
    if (label !== this.label) this.here.setAttribute('aria-label', (this.label = label))
  }

  /** Digits being typed stand over the target. */
  type(digits: string): void {
    if (digits === '') this.here.removeAttribute('data-typed')
    else this.here.setAttribute('data-typed', digits)
  }

  hide(): void {
    if (!this.shown) return
    this.shown = false
    this.label = ''
    this.here.className = this.look = 'card-place'
  }

  private get here(): HTMLElement {
    return this.cells[this.turn]
  }
}

function placeOf({ x, y, width, height }: CardTarget, { widthMm, heightMm }: CardSize): string {
  const percent = (part: number, whole: number) => ((part / whole) * 100).toFixed(3)
  const place = `left:${percent(x, widthMm)}%;top:${percent(y, heightMm)}%`
  return `${place};width:${percent(width, widthMm)}%;height:${percent(height, heightMm)}%`
}
