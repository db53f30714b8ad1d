import { expect, test } from 'vitest'
import { textBoxes } from '../card/text-boxes'
import { usualProfile } from './print-profile'
import { packId } from '../kernel/ids'
import { findPack } from '../rules/index'
import { setUp, starterScenarioDocuments, starterShipDocuments } from '../rules/run/starter.testing'
import { ushantSetup } from './print-parts.testing'
import { briefingSection, type BriefingSource } from './briefing-section'
import type { PrintPage } from './print-page'
import { pack, saidOn, setting } from './printed-fleet.testing'

function briefingOf(change: Partial<BriefingSource>, on: Parameters<typeof setting>[0] = {}) {
  const section = briefingSection({ pack, setup: ushantSetup, orders: 'none', ...change }, setting(on))
  if (!section.ok) throw new Error(section.code)
  return section.value
}

const said = (page: PrintPage) => saidOn(page).join(' ')

test('orders of each side are on a page of their own, those of one side alone where they were requested', () => {
  const { pages, marks } = briefingOf({ orders: 'all' })
  expect(marks).toMatchObject([
    { title: 'Orders, Royal Navy', page: 2 },
    { title: 'Orders, Marine nationale', page: 3 },
  ])
  expect(said(pages[2]!)).toContain('Keep the French from passing')
  expect(said(pages[2]!)).not.toContain('Break out')
  const one = briefingOf({ orders: { side: 'marine-nationale' } })
  expect(one.pages.map(said).join()).toContain('Break out')
  expect(one.pages.map(said).join()).not.toContain('Keep the French')
  const none = briefingSection({ pack, setup: ushantSetup, orders: { side: 'gone' } }, setting())
  expect(none).toMatchObject({ code: 'print-side-missing', values: { side: 'gone' } })
})

test('where sheets are printed on both sides, no orders are on the back of others', () => {
  const { pages, marks } = briefingOf({ orders: 'all' }, { isTwoSided: true })
  expect(marks.map(({ page }) => page)).toEqual([2, 4])
  expect(said(pages[3]!)).toBe('')
})

test('it begins with the chart of the action, where there are ships and the paper has room for one', () => {
  const clips = (on: Parameters<typeof setting>[0] = {}) =>
    briefingOf({}, on).pages.map(({ parts }) =>
      parts
        .flatMap(({ draw }) => draw())
        .filter((one) => one.op === 'clip')
        .map(() => textBoxes(parts.flatMap(({ draw }) => draw()))),
    )
  const [[chart] = []] = clips()
  const written = chart!.map(({ text }) => text)
  expect(written).toEqual(expect.arrayContaining(['Royal Navy', 'Marine nationale', 'Ushant', '48″']))
  expect(clips({ profile: usualProfile('A6') }).flat()).toEqual([])
})

test('the situation begins with what the chart has', () => {
  const text = briefingOf({}).pages.map(said).join(' ')
  expect(text).toContain('British enter from the north-west, course south-east')
  expect(text.indexOf('48 inches from the French')).toBeLessThan(text.indexOf('Fashoda'))
})

test('a battle on land has its briefing too, without ships', () => {
  const land = findPack(packId('field-battle'))!
  const setup = setUp(starterScenarioDocuments('field-battle')[0]!, [])
  const text = briefingOf({ pack: land, setup, orders: 'all' }).pages.map(said).join()
  expect(text).toContain('Land battle')
  expect(text).not.toContain('Order of battle')
  expect(text).not.toMatch(/printing\.|rules\./)
})

test('of the conditions none is named twice, and a figure below zero has a minus', () => {
  const fire = findPack(packId('fire-on-the-waters'))!
  const duisburg = starterScenarioDocuments('fire-on-the-waters').find(({ slug }) => slug === 'duisburg-convoy')!
  const text = briefingOf({ pack: fire, setup: setUp(duisburg, starterShipDocuments('fire-on-the-waters')) })
    .pages.map(said)
    .join(' ')
    .replace(/\s+/g, ' ')
  expect(text).toContain('Calm sea · No low sun · Visibility base 4″ · Visibility for guns −1')
})

test('on small paper it goes overleaf and loses no word', () => {
  const text = briefingOf({}, { profile: usualProfile('A6') })
    .pages.map(said)
    .join(' ')
  for (const word of ['Fashoda', 'newspapers.', 'Jauréguiberry.', 'Forban']) expect(text).toContain(word)
})
