import { expect, test } from 'vitest'
import { paperSizes, type PaperName } from '../card/paper'
import { jpegOf, jpegParts } from '../card/plain-jpeg.testing'
import { textBoxes } from '../card/text-boxes'
import { pictureFrom } from '../documents/ship-picture'
import { declarePack } from '../rules/kit/declare-pack'
import { paintedBounds } from './painted-bounds.testing'
import { plateSection } from './plate-section'
import { usualProfile } from './print-profile'
import type { PrintedCard } from './printed-card'
import { damagedCards, saidOn, setting, starterShips } from './printed-fleet.testing'

const library = starterShips()
const renamed = (card: PrintedCard, name: string): PrintedCard => ({
  ...card,
  ship: { ...card.ship, document: { ...card.ship.document, name } },
})
const platesOf = (cards: readonly PrintedCard[], paper: PaperName = 'A4') =>
  plateSection({ cards, fresh: false, library }, setting({ profile: usualProfile(paper) }))

test.each(['A4', 'Letter', 'A5', 'half-letter'] as const)('on %s every ship has one page, on its side', (paper) => {
  const section = platesOf(damagedCards(12), paper)
  if (!section.ok) throw new Error(section.code)
  expect(section.value.pages).toHaveLength(12)
  for (const page of section.value.pages) {
    expect([page.widthMm, page.heightMm]).toEqual([paperSizes[paper].heightMm, paperSizes[paper].widthMm])
    for (const { x, y, scale = 1, draw } of page.parts) {
      for (const box of textBoxes(draw())) {
        expect(x + (box.x + box.width) * scale, box.text).toBeLessThan(page.widthMm - 5)
        expect(y + (box.y + box.height) * scale, box.text).toBeLessThan(page.heightMm - 5)
      }
    }
  }
})

test('a page says who she is, her figures, and her sisters', () => {
  const majestic = damagedCards(40).find(({ ship }) => ship.document.slug === 'majestic')!
  const section = platesOf([majestic])
  if (!section.ok) throw new Error(section.code)
  const said = saidOn(section.value.pages[0]!)
  expect(said).toContain('H.M.S. Majestic')
  for (const each of ['128.3 m', '16 kn', 'Magnificent, 1895', 'Perfidious Albion']) expect(said).toContain(each)
})

test('a name of sixty letters, or in letters that no bundled face has, stays in its place', () => {
  const [card] = damagedCards(1)
  for (const name of ['M'.repeat(60), '戰艦三笠'.repeat(15)]) {
    const section = platesOf([renamed(card!, name)])
    if (!section.ok) throw new Error(section.code)
    const [heading] = section.value.pages[0]!.parts
    for (const { x, width } of textBoxes(heading!.draw())) expect(x + width).toBeLessThanOrEqual(270)
  }
})

test('her own picture takes the place of the drawing while she is whole, within her page', () => {
  const [card] = damagedCards(1)
  const picture = pictureFrom(jpegOf(jpegParts(400, 900)))!
  const withPicture: PrintedCard = { ...card!, ship: { ...card!.ship, document: { ...card!.ship.document, picture } } }
  const imagesOf = (fresh: boolean) => {
    const section = plateSection({ cards: [withPicture], fresh, library }, setting({ profile: usualProfile('A5') }))
    if (!section.ok) throw new Error(section.code)
    const [page] = section.value.pages
    expect(paintedBounds(page!).bottom).toBeLessThan(page!.heightMm)
    return page!.parts.flatMap(({ draw }) => JSON.stringify(draw()).match(/"op":"image"/g) ?? [])
  }
  expect(imagesOf(true)).toHaveLength(1)
  expect(imagesOf(false)).toHaveLength(0)
})

test('refused are no ships, ships whose rules draw no plate, and paper too small', () => {
  const [card] = damagedCards(1)
  const bare = {
    ...card!,
    pack: { ...card!.pack, plate: declarePack({ id: 'bare', version: '1', phases: [] }).plate! },
  }
  expect(platesOf([])).toMatchObject({ code: 'print-ships-none' })
  expect(platesOf([bare])).toMatchObject({ code: 'print-plate-none' })
  expect(platesOf([card!], 'A6')).toMatchObject({ code: 'print-paper-too-small', values: { smallest: 'half-letter' } })
})
