import { expect, test } from 'vitest'
import { heavyLines } from './line-weights'
import type { Operation } from './operations'
import { cardMarkup, operationsMarkup } from './svg'

test('colours are custom properties and lengths are mm', () => {
  const box: Operation = {
    op: 'rect',
    x: 1,
    y: 2,
    width: 19,
    height: 11,
    fill: 'sheet',
    stroke: { ink: 'ink', width: 0.3 },
  }
  expect(operationsMarkup([box])).toBe(
    '<rect x="1" y="2" width="19" height="11" fill="var(--sheet)" stroke="var(--ink)" stroke-width="0.3"/>',
  )
})

test('text is escaped: a ship named in angle brackets is only a name', () => {
  const name: Operation = { op: 'text', x: 0, y: 0, text: `<b>"A" & 'B'</b>`, size: 3, face: 'head', ink: 'ink' }
  expect(operationsMarkup([name])).toContain('>&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;</text>')
  const label = cardMarkup({ widthMm: 1, heightMm: 1, label: '"><script>', operations: [] })
  expect(label).toContain('aria-label="&quot;&gt;&lt;script&gt;"')
})

test('a halo lies behind the letters', () => {
  const halo = { ink: 'sheet', width: 0.8 } as const
  const text: Operation = { op: 'text', x: 0, y: 0, text: 'B', size: 5.6, face: 'work-700', ink: 'ink', halo }
  expect(operationsMarkup([text])).toContain('paint-order="stroke" stroke="var(--sheet)" stroke-width="0.8"')
})

test('turned letters turn about their own place', () => {
  const text: Operation = {
    op: 'text',
    x: 3,
    y: 4,
    text: 'Fromveur',
    size: 5,
    face: 'head-italic',
    ink: 'ink',
    turn: 30,
  }
  expect(operationsMarkup([text])).toContain(' transform="rotate(30 3 4)">Fromveur')
})

test('a stroke is not scaled with its path', () => {
  const stroke = { ink: 'ink', width: 0.26 } as const
  const path: Operation = { op: 'path', d: 'M0 0L1 1', x: 13, y: 34, scaleX: 19, scaleY: 11, stroke }
  expect(operationsMarkup([path])).toBe('<path d="M13 34L32 45" fill="none" stroke="var(--ink)" stroke-width="0.26"/>')
})

test('weighted lines grow in high contrast, others stay', () => {
  const line = (weight?: 'mark'): Operation => ({
    op: 'path',
    d: 'M0 0h1',
    stroke: { ink: 'red', width: 1, ...(weight ? { weight } : {}) },
  })
  expect(operationsMarkup([line('mark')], heavyLines)).toContain('stroke-width="1.35"')
  expect(operationsMarkup([line()], heavyLines)).toContain('stroke-width="1"')
})

test('a clip needs no id, a glyph no reference, and nothing carries a style', () => {
  const markup = cardMarkup({
    widthMm: 210,
    heightMm: 148,
    label: 'Majestic',
    operations: [
      { op: 'clip', x: 4, y: 25, width: 202, height: 75, operations: [] },
      { op: 'glyph', glyph: 'fire', x: 0, y: 0, size: 6, ink: 'flame', ground: 'flame-wash' },
    ],
  })
  expect(markup).not.toMatch(/ id=| style=|url\(|<use/)
  expect(markup).toContain('viewBox="0 0 210 148"')
  expect(markup).toContain('fill="var(--flame-wash)"')
})

test('a picture is its own bytes at an address of no place, and nothing gets out of that address', () => {
  const image: Operation = { op: 'image', x: 1, y: 2, width: 16, height: 8, jpeg: '/9j/2Q==' }
  expect(operationsMarkup([image])).toBe(
    '<image x="1" y="2" width="16" height="8" preserveAspectRatio="none" href="data:image/jpeg;base64,/9j/2Q=="/>',
  )
  expect(operationsMarkup([{ ...image, jpeg: '"onload="x()' }])).not.toContain('"onload')
})
