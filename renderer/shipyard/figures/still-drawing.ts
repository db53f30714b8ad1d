import { pictureFile } from './picture-file'
import { done, refused, type Result } from '#shared/kernel/result'

/** How large a drawing is painted, in pixels. */
const painted = { width: 1200, height: 800 }
/** Elements, each counted as often as it is painted. */
const mostPainted = 100_000
const powers = 'script, foreignObject, iframe, object, embed, audio, video, canvas, feImage'
const moving = 'animate, animateColor, animateMotion, animateTransform, set'

/**
 * A drawing (SVG) without what could act, load or hide something: no scripts, no handlers, no pages within it, no links. A
 * browser runs and loads none of that in a picture either; this is the second lock.
 */
export function stillDrawing(text: string): Result<string> {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
  const root = parsed.documentElement
  if (root.localName !== 'svg' || parsed.querySelector('parsererror')) return refused('picture-broken')
  if (root.querySelector(moving)) return refused('picture-moving')
  for (const element of root.querySelectorAll(powers)) element.remove()
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      const isLink = /(^|:)href$/i.test(name) && !value.trim().startsWith('#')
      if (isLink && isPixels(element, value)) continue
      if (isLink || /^on/i.test(name)) element.removeAttribute(name)
    }
  }
  if (!isLight(root)) return refused('picture-heavy')
  const size = sizeOf(root)
  if (!size) return refused('picture-broken')
  for (const side of ['width', 'height'] as const) root.setAttribute(side, String(size[side]))
  return done(new XMLSerializer().serializeToString(root))
}

/** A picture within the drawing itself, held to the same bounds. */
function isPixels(element: Element, address: string): boolean {
  const inside = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/=\s]+)$/.exec(address.trim())?.[1]
  if (element.localName !== 'image' || inside === undefined) return false
  try {
    const read = pictureFile(Uint8Array.from(atob(inside), (letter) => letter.charCodeAt(0)))
    return read.ok && read.value.is === 'pixels'
  } catch {
    return false
  }
}

/** Parts that show other parts can make millions of a few lines. */
function isLight(root: Element): boolean {
  const weights = new Map<Element, number>()
  const weigh = (element: Element, depth: number): number => {
    const known = weights.get(element)
    if (known !== undefined) return known
    if (depth > 200) return Infinity
    // One that shows itself shows nothing.
    weights.set(element, 0)
    let weight = 1
    for (const child of element.children) weight += weigh(child, depth + 1)
    if (element.localName === 'use') {
      const name = (element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '').trim().slice(1)
      const shown = name === '' ? null : root.querySelector(`[id="${CSS.escape(name)}"]`)
      if (shown) weight += weigh(shown, depth + 1)
    }
    weights.set(element, weight)
    return weight
  }
  return weigh(root, 0) <= mostPainted
}

function sizeOf(root: Element): { readonly width: number; readonly height: number } | undefined {
  const box = root
    .getAttribute('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const side = (name: string) => Number.parseFloat(root.getAttribute(name) ?? '')
  const [width = Number.NaN, height = Number.NaN] = box?.length === 4 ? box.slice(2) : [side('width'), side('height')]
  if (!(width > 0 && height > 0) || width / height > 20 || height / width > 20) return undefined
  if (!box) root.setAttribute('viewBox', `0 0 ${width} ${height}`)
  const scale = Math.min(painted.width / width, painted.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
