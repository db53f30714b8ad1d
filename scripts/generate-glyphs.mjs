// Turns the drawings of assets into path data, symbol by symbol, so that screen and paper draw one thing: glyphs.svg into
// shared/card/glyphs.json, those of event-cards into shared/decks/card/pictures.
// Run by hand after a drawing has changed: node scripts/generate-glyphs.mjs
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.mjs'
import { writeFormatted } from './write-formatted.mjs'

/** The inks of a picture by the paints of the drawing. */
const pictureInks = { currentColor: 'ink', 'var(--sheet,#fff)': 'sheet', 'var(--red,#a3282c)': 'red' }

await generate('glyphs.svg', 'shared/card/glyphs.json', (parts) => parts.map(glyphPart))
for (const of of ['hearts', 'diamonds', 'card']) {
  await generate(`event-cards/${of}.svg`, `shared/decks/card/pictures/${of}.json`, picture)
}

async function generate(drawing, to, written) {
  const svg = await readFile(join(root, 'assets', drawing), 'utf8')
  const symbols = [...svg.matchAll(/<symbol id="\w-([\w-]+)"[^>]*>(.*?)<\/symbol>/gs)]
  const parts = symbols.map(([, id, body]) => [id, written(shapes(body))])
  await writeFormatted(join(root, to), JSON.stringify(Object.fromEntries(parts)))
}

/** The shapes of one symbol; a group hands its attributes down to what it holds. */
function shapes(body) {
  const found = []
  let group = {}
  for (const [, close, name, text] of body.matchAll(/<(\/?)(\w+)((?:\s+[\w-]+="[^"]*")*)\s*\/?>/g)) {
    const own = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]))
    if (name === 'g') group = close ? {} : own
    else found.push([name, { ...group, ...own }])
  }
  return found
}

/** A part as `shared/card/glyphs.ts` reads it: `ink: M…`, `ground, ink 1.6: M…`, `ink 2 dash 3.6 2.4: M…`. */
function glyphPart([name, attributes]) {
  const d = pathOf(name, attributes)
  const fill = tone(attributes.fill)
  const stroke = tone(attributes.stroke)
  const dash = attributes['stroke-dasharray']?.split(/[ ,]+/).join(' ')
  const line = [
    stroke,
    Number(attributes['stroke-width'] ?? 1),
    attributes['stroke-linejoin'] === 'round' && 'round',
    dash && `dash ${dash}`,
  ]
  // Without a fill attribute SVG fills with black; a stroked line needs none.
  const paint = [fill, stroke && line.filter(Boolean).join(' ')].filter(Boolean)
  return `${paint.join(', ')}: ${attributes.transform ? turned(d, attributes.transform) : d}`
}

/** A picture as `shared/decks/card/pictures.ts` reads it: paths that follow one another in one paint are one text. */
function picture(parts) {
  const texts = []
  for (const [, { d, fill, stroke, ...line }] of parts) {
    const more = { round: line['stroke-linejoin'], dash: line['stroke-dasharray'], opacity: line['stroke-opacity'] }
    const words = Object.entries(more).flatMap(([key, value]) =>
      value ? [value === key ? key : `${key} ${value}`] : [],
    )
    const drawn = pictureInks[stroke] && [pictureInks[stroke], line['stroke-width'], ...words].join(' ')
    const paint = `${[pictureInks[fill], drawn].filter(Boolean).join(', ')}: `
    texts.push(texts.at(-1)?.startsWith(paint) ? `${texts.pop()} | ${d}` : paint + d)
  }
  return texts
}

function tone(value) {
  if (value === undefined || value === 'none') return undefined
  if (value === 'currentColor') return 'ink'
  if (value.startsWith('var(--sheet')) return 'ground'
  throw new Error(`a glyph is painted in ink or ground, not ${value}`)
}

function pathOf(name, a) {
  const value = (key) => Number(a[key] ?? 0)
  if (name === 'path') return a.d
  if (name === 'circle') return circle(value('cx'), value('cy'), value('r'))
  if (name === 'rect') return rectangle(value('x'), value('y'), value('width'), value('height'), value('rx'))
  throw new Error(`a glyph is made of paths, circles and rectangles, not ${name}`)
}

function circle(x, y, r) {
  return `M${short(x - r)} ${y}A${r} ${r} 0 1 1 ${short(x + r)} ${y}A${r} ${r} 0 1 1 ${short(x - r)} ${y}Z`
}

function rectangle(x, y, width, height, r) {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const arc = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}Z`
}

/** A turned path made of moves and curves: absolute points turn about the middle, steps turn about nothing. */
function turned(d, transform) {
  const [, angle, cx, cy] = transform.match(/^rotate\(([\d.-]+) ([\d.-]+) ([\d.-]+)\)$/) ?? []
  if (angle === undefined) throw new Error(`unknown transform: ${transform}`)
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return d.replace(/([MLCSQTmlcsqtZz])([^A-Za-z]*)/g, (_, letter, body) => {
    const [ox, oy] = letter === letter.toUpperCase() ? [Number(cx), Number(cy)] : [0, 0]
    const values = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const points = []
    for (let at = 0; at < values.length; at += 2) {
      const [x, y] = [values[at] - ox, values[at + 1] - oy]
      points.push(`${short(ox + x * cos - y * sin)} ${short(oy + x * sin + y * cos)}`)
    }
    return letter + points.join(' ')
  })
}

function short(value) {
  return Number(value.toFixed(3))
}
