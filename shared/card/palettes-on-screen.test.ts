import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { palettes } from './palettes'

const themes = ['day', 'night', 'contrast'] as const

const css = readFileSync(new URL('../../renderer/theme/tokens.css', import.meta.url), 'utf8')

/** The colours a theme of the page gives its tokens. */
function tokensOf(theme: string): Record<string, string | undefined> {
  const block = new RegExp(`\\[data-theme='${theme}'\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  const found = block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)
  return Object.fromEntries([...found].map(([, name, colour]) => [name, colour]))
}

describe('the tokens of the page are the palettes of the cards', () => {
  it.each(themes)('%s', (theme) => {
    const lower = Object.entries(palettes[theme]).map(([name, colour]) => [name, colour.toLowerCase()])
    expect(tokensOf(theme)).toMatchObject(Object.fromEntries(lower))
  })
})
