/** Where rows begin and end, and where a list is cut, in px of the window. */
export interface Edges {
  readonly top: number
  readonly bottom: number
}

/** A part of a list that is as high as it; its columns are cut each at its own row. */
export interface Column extends Edges {
  readonly left: number
  readonly right: number
}

/** So far from an edge rows are looked for. */
const reachPx = 96
/** The box of a line is taller than its letters, and those of close lines overlap. */
const looseShare = 0.12

/** What is seen of a list without its borders. */
export function scrollportOf(box: HTMLElement): Column {
  const { left, right, top } = box.getBoundingClientRect()
  return { left, right, top: top + box.clientTop, bottom: top + box.clientTop + box.clientHeight }
}

export function boxesOf(elements: Iterable<Element>): readonly Edges[] {
  return [...elements].map((element) => element.getBoundingClientRect())
}

/** The part of a list whose edges cut no row; one that is higher than the list is cut. */
export function wholeIn(box: HTMLElement, rows: readonly Edges[], areWords: boolean): Edges {
  const port = scrollportOf(box)
  const cutAt = (edge: number, isLower: boolean) =>
    rows.filter(({ top, bottom }) => {
      const loose = 1 + (areWords ? (bottom - top) * looseShare : 0)
      const isLeft = isLower ? top > port.top + 1 : bottom < port.bottom - 1
      return isLeft && top + loose < edge && edge < bottom - loose
    })
  const clear = (from: number, isLower: boolean) => {
    let edge = from
    for (let cut = cutAt(edge, isLower); cut.length > 0 && Math.abs(edge - from) < reachPx; cut = cutAt(edge, isLower))
      edge = isLower ? Math.min(...cut.map(({ top }) => top)) : Math.max(...cut.map(({ bottom }) => bottom))
    return edge
  }
  const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1
  return {
    top: box.scrollTop <= 0 ? port.top : clear(port.top, false),
    bottom: isAtEnd ? port.bottom : clear(port.bottom, true),
  }
}

/** The columns of words in a list, each with the part of it that cuts no line. */
export function wholeColumns(box: HTMLElement): readonly Column[] {
  const columns = new Map<number, { left: number; right: number; lines: Edges[] }>()
  for (const child of box.children) {
    const { left, right } = child.getBoundingClientRect()
    const place = Math.round(left)
    const column = columns.get(place) ?? { left, right, lines: [] }
    columns.set(place, column)
    column.right = Math.max(column.right, right)
    column.lines.push(...linesNearEdges(child, scrollportOf(box)))
  }
  const inOrder = [...columns.values()].toSorted((one, other) => one.left - other.left)
  // Parts that reach into one another are one column.
  const merged = inOrder.reduce<typeof inOrder>((found, each) => {
    const last = found.at(-1)
    if (!last || each.left >= last.right - 1) return [...found, each]
    last.right = Math.max(last.right, each.right)
    last.lines.push(...each.lines)
    return found
  }, [])
  return merged.map(({ left, right, lines }) => ({ left, right, ...wholeIn(box, lines, true) }))
}

/** What is folded away keeps its place in the layout, and lies over what follows. */
const folded = 'details:not([open]) > :not(summary)'

/** Strokes of a drawing hold no words. */
const strokes = 'path, rect, circle, ellipse, line, polyline, polygon, use'

/** Lines of words, and what is pressed, near the edges of a list. */
function linesNearEdges(part: Element, port: Edges): readonly Edges[] {
  const isNear = ({ top, bottom }: Edges) =>
    [port.top, port.bottom].some((edge) => top < edge + reachPx && bottom > edge - reachPx)
  const range = document.createRange()
  return [part, ...part.querySelectorAll(`:not(${strokes})`)].flatMap((element): readonly Edges[] => {
    const edges = element.getBoundingClientRect()
    if (!isNear(edges) || element.closest(folded)) return []
    if (element.matches('button, input, select, textarea')) return [edges]
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) return []
      range.selectNodeContents(node)
      return [...range.getClientRects()].filter(isNear)
    })
  })
}

/** What is clipped away of a list, as CSS has it; nothing where no row is cut. Its sides keep their shadow. */
export function clipOf(box: HTMLElement, columns: readonly Column[]): string {
  const port = scrollportOf(box)
  const whole = box.getBoundingClientRect()
  if (columns.every(({ top, bottom }) => top === port.top && bottom === port.bottom)) return ''
  const steps = columns.map(({ top, bottom }, at) => ({
    left: at === 0 ? whole.left - reachPx : (columns[at - 1]!.right + columns[at]!.left) / 2,
    right: at === columns.length - 1 ? whole.right + reachPx : (columns[at]!.right + columns[at + 1]!.left) / 2,
    top,
    bottom,
  }))
  const point = (x: number, y: number) => `${x - whole.left}px ${y - whole.top}px`
  const upper = steps.map(({ left, right, top }) => `${point(left, top)}, ${point(right, top)}`)
  const lower = steps.toReversed().map(({ left, right, bottom }) => `${point(right, bottom)}, ${point(left, bottom)}`)
  return `polygon(${[...upper, ...lower].join(', ')})`
}

export function countOutside(shown: Edges, rows: readonly Edges[]): { above: number; below: number } {
  return {
    above: rows.filter(({ top }) => top < shown.top - 1).length,
    below: rows.filter(({ bottom }) => bottom > shown.bottom + 1).length,
  }
}
