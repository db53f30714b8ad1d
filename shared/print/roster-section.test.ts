import { expect, test } from 'vitest'
import { paperSizes, type PaperName } from '../card/paper'
import { usualProfile } from './print-profile'
import type { PrintPage } from './print-page'
import type { PrintedCard } from './printed-card'
import { commandedBy, damagedCards, saidOn, setting, withFire } from './printed-fleet.testing'
import { rosterSection } from './roster-section'

function rosterOf(cards: readonly PrintedCard[], paper: PaperName = 'A4'): readonly PrintPage[] {
  const section = rosterSection({ cards, fresh: false }, setting({ profile: usualProfile(paper) }))
  if (!section.ok) throw new Error(section.code)
  return section.value.pages
}

test('a long roster continues overleaf, inside the paper, and no heading is left alone at the foot', () => {
  const pages = rosterOf(damagedCards(60), 'A5')
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) {
    for (const { y, scale = 1, draw } of page.parts) {
      const baselines = draw().flatMap((one) => (one.op === 'text' ? [one.y] : []))
      expect(y + Math.max(...baselines) * scale).toBeLessThan(paperSizes.A5.heightMm - 10)
    }
    expect(saidOn(page).at(-1)).not.toBe('Speed')
    // Every page says what its columns hold.
    expect(saidOn(page).slice(0, 8)).toContain('Flotation')
  }
})

test('paper on which it cannot be read is refused, with the smallest that will do', () => {
  const marginsMm = { top: 5, right: 10, bottom: 5, left: 10 }
  const ofSmall = (margins: typeof marginsMm) => setting({ profile: { ...usualProfile('A6'), marginsMm: margins } })
  const source = { cards: damagedCards(1), fresh: false }
  expect(rosterSection(source, ofSmall(marginsMm))).toMatchObject({ code: 'print-margins-too-wide' })
  expect(rosterSection(source, ofSmall({ ...marginsMm, left: 5, right: 5 }))).toMatchObject({ ok: true })
})

test.each(['A4', 'A5', 'A6', 'Letter', 'half-letter'] as const)(
  'on %s no letter is set below seven points',
  (paper) => {
    const sizes = rosterOf(damagedCards(12), paper).flatMap(({ parts }) =>
      parts.flatMap(({ draw, scale }) => draw().flatMap((one) => (one.op === 'text' ? [one.size * (scale ?? 1)] : []))),
    )
    expect((Math.min(...sizes) / 25.4) * 72).toBeGreaterThanOrEqual(6.99)
  },
)

test('a commander with a long name keeps all of it and his rating, on paper of any width', () => {
  for (const paper of ['A4', 'A6'] as const) {
    const [card] = damagedCards(1)
    const [page] = rosterOf([commandedBy(card!, 'Capitaine de vaisseau Arnauld de la Perrière', 3)], paper)
    const said = saidOn(page!).join(' ')
    expect(said).toContain('Capitaine de vaisseau Arnauld de la Perrière, 3')
  }
})

test('a name no paper has room for gives way, the rating does not', () => {
  const [card] = damagedCards(1)
  const [page] = rosterOf([commandedBy(card!, 'A'.repeat(60), 3)])
  expect(saidOn(page!)).toContainEqual(expect.stringMatching(/^A+…, 3$/))
})

test('a ship whose fire has reached the magazines is shown as exploding and has no figure', () => {
  const [card] = damagedCards(1)
  const [level, exploding] = [6, 7].map((fire) => saidOn(rosterOf([withFire(card!, fire)])[0]!))
  expect(level).not.toContain('Explosion!')
  expect(exploding).toContain('Explosion!')
  expect(exploding!.filter((text) => text === '7')).toHaveLength(level!.filter((text) => text === '7').length)
})

test('what is left of the page is room to write, and takes no page more', () => {
  const linesOn = (ships: number) =>
    rosterOf(damagedCards(ships)).map(
      ({ parts }) => parts.flatMap(({ draw }) => draw()).filter((one) => one.op === 'path' && one.stroke?.dash).length,
    )
  expect(linesOn(10)).toEqual([10])
  expect(linesOn(18)).toEqual([0])
  expect(linesOn(26)).toHaveLength(2)
})

test('a fresh roster has a box for every figure of harm', () => {
  const boxesOf = (fresh: boolean) => {
    const section = rosterSection({ cards: damagedCards(1), fresh }, setting())
    if (!section.ok) throw new Error(section.code)
    const drawn = section.value.pages.flatMap(({ parts }) => parts.flatMap(({ draw }) => draw()))
    return drawn.filter((one) => one.op === 'rect' && one.width === 7.6).length
  }
  expect([boxesOf(true), boxesOf(false)]).toEqual([3, 0])
})
