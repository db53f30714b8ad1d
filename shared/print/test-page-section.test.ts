import { expect, test } from 'vitest'
import { usualProfile } from './print-profile'
import type { PathOp } from '../card/operations'
import { setting } from './printed-fleet.testing'
import { testPageSection } from './test-page-section'

function sides(backOffset = { acrossMm: 0, downMm: 0 }) {
  const section = testPageSection({}, setting({ profile: { ...usualProfile('A4'), backOffset } }))
  if (!section.ok) throw new Error(section.code)
  return section.value.pages.map(({ parts }) => parts.map(({ draw }) => draw()))
}

const paths = (operations: readonly { readonly op: string }[] | undefined) =>
  (operations ?? []).flatMap((each) => (each.op === 'path' ? [(each as PathOp).d] : []))

test('front and back have their crosses at the same places of the paper, turned over its long edge', () => {
  const [front, back] = sides()
  const middles = (side: typeof front) =>
    paths(side![1])
      .slice(0, 5)
      .map((d) => /^M([\d.-]+) ([\d.-]+)h([\d.-]+)/.exec(d)!)
      .map(([, x, y, arm]) => [Number(x) + Number(arm) / 2, Number(y)] as const)
  const turned = middles(back).map(([x, y]) => `${(210 - x).toFixed(3)} ${y.toFixed(3)}`)
  expect(turned.toSorted()).toEqual(
    middles(front)
      .map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`)
      .toSorted(),
  )
})

test('rulers count from the edges of the paper along all four of them', () => {
  const [front] = sides()
  const [, ruler] = [null, paths(front![0]).join('')]
  for (const start of ['M100 5.1v4.6', 'M100 291.9v-4.6', 'M5.1 100h4.6', 'M204.9 100h-4.6'])
    expect(ruler).toContain(start)
})

test('the ring shows where backs are moved to: right and down is plus', () => {
  const ringOf = (offset?: Parameters<typeof sides>[0]) => {
    const d = paths(sides(offset)[1]![1]).at(-1)!
    return /^M([\d.-]+) ([\d.-]+)a/.exec(d)!.slice(1).map(Number)
  }
  const [x, y] = ringOf()
  const moved = ringOf({ acrossMm: 1.5, downMm: -2 })
  expect(moved).toEqual([expect.closeTo(x! + 1.5, 6), expect.closeTo(y! - 2, 6)])
})
