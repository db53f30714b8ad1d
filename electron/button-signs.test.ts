import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = new URL('../renderer/', import.meta.url)

/** Every button of the interface that bears a sign: the sign, or the terms of the choice of one, and what the button says. */
const buttons = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.vue'))
  .flatMap((file) => [
    ...readFileSync(new URL(file, pages), 'utf8').matchAll(/<(AppButton|IconButton)\b(.*?)(?:\/>|<\/\1\s*>)/gs),
  ])
  .flatMap(([, , text = '']) => {
    const sign = /\sglyph="([^"]+)"/.exec(text)?.[1] ?? /\s:glyph="([^"]+)"/.exec(text)?.[1]
    return sign === undefined ? [] : [{ sign, says: /say\(\s*'([\w.]+)'/.exec(text)?.[1] ?? text }]
  })

test('what stands for a turn, a course, a speed or a deck is on no button', () => {
  expect(buttons.length).toBeGreaterThan(80)
  const states = ['sandglass', 'turning', 'telegraph', 'deck', 'saved']
  expect(buttons.filter(({ sign }) => states.some((state) => sign.includes(state)))).toEqual([])
})

test('sun and moon show what the button switches to', () => {
  const lights = buttons.filter(({ sign }) => sign.includes('theme-')).map(({ sign }) => sign)
  expect(lights.length).toBe(3)
  for (const light of lights) expect(light).toMatch(/(night|=== 'night'|isBlank) \? 'theme-day' : 'theme-night'$/)
})

test.each(['hold', 'hand', 'report', 'wind'])('%s means one action', (sign) => {
  const said = buttons.filter((button) => button.sign === sign).map(({ says }) => says)
  expect(new Set(said).size).toBeLessThanOrEqual(1)
})
