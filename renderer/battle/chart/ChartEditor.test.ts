import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { defineComponent, h, nextTick, shallowRef } from 'vue'
import ChartEditor from './ChartEditor.vue'
import type { ChartData } from '#shared/documents/chart'
import type { Entry } from '#shared/chart/entries'
import scenario from '../../../shared/rules/perfidious-albion/scenarios/off-ushant.scenario.json'
import { documentFormats } from '#shared/documents/formats'

const ushant = documentFormats.scenario.schema.parse(scenario)
const sides = ushant.sides.map((side) => ({
  ...side,
  squadrons: ushant.squadrons.filter((squadron) => squadron.side === side.id),
}))

/** The editor under a page that keeps what it emits, as the page of the battle does. */
function opened(briefing = ushant.briefing) {
  const chart = shallowRef<ChartData>(ushant.chart!)
  const entries = shallowRef<Readonly<Record<string, Entry>>>(
    Object.fromEntries(ushant.squadrons.map(({ id, entry }) => [id, entry!])),
  )
  const speeds: [string, number][] = []
  const page = defineComponent(
    () => () =>
      h(ChartEditor, {
        ...{ chart: chart.value, entries: entries.value, sides, facts: ushant.table, briefing },
        'onUpdate:chart': (to) => (chart.value = to),
        'onUpdate:entries': (to) => (entries.value = to),
        onSpeed: (squadron, speed) => speeds.push([squadron, speed]),
      }),
  )
  const shown = mount(page, { attachTo: document.body })
  const choose = (key: string) => shown.get('select').setValue(key)
  const handles = () => shown.findAll('.handle')
  const button = (name: string) => shown.findAll('button').find((each) => each.text() === name)!
  return { shown, chart, entries, speeds, choose, handles, button }
}

it('shows a handle at each point of what is chosen, and moves it by keys, with Shift by an inch', async () => {
  const { chart, choose, handles } = opened()
  await choose('land 0')
  const points = () => chart.value.land![0]!.points
  const before = points()
  expect(handles()).toHaveLength(before.length + 1)
  expect(handles()[0]!.attributes('aria-label')).toBe('Ushant, land, point 1 of 21: 61.5 inches east, 11 south')
  await handles()[0]!.trigger('keydown', { key: 'ArrowRight' })
  expect(points()[0]).toEqual([before[0]![0] + 0.25, before[0]![1]])
  await handles()[0]!.trigger('keydown', { key: 'ArrowUp', shiftKey: true })
  expect(points()[0]).toEqual([before[0]![0] + 0.25, before[0]![1] - 1])
  expect(points().slice(1)).toEqual(before.slice(1))
  await handles().at(-1)!.trigger('keydown', { key: 'ArrowDown', shiftKey: true })
  expect(points()[5]).toEqual([before[5]![0], before[5]![1] + 1])
})

it('goes from point to point, adds one and takes one away, all from the keys', async () => {
  const { chart, choose, handles } = opened()
  await choose('land 0')
  await handles()[0]!.trigger('keydown', { key: 'PageDown' })
  await nextTick()
  expect(document.activeElement).toBe(handles()[1]!.element)
  await handles()[1]!.trigger('keydown', { key: 'Insert' })
  expect(chart.value.land![0]!.points).toHaveLength(22)
  await nextTick()
  await nextTick()
  expect(document.activeElement?.getAttribute('aria-label')).toContain('point 3 of 22')
  await handles()[2]!.trigger('keydown', { key: 'Delete' })
  expect(chart.value).toEqual(ushant.chart)
})

it('adds each kind of thing, names it, and removes it', async () => {
  const { shown, chart, button } = opened()
  for (const [name, of] of [
    ['Land', 'land'],
    ['Minefield', 'zones'],
    ['Track', 'tracks'],
    ['Light', 'lights'],
    ['Sounding', 'soundings'],
  ] as const) {
    const before = chart.value[of]?.length ?? 0
    await button(name).trigger('click')
    expect(chart.value[of], name).toHaveLength(before + 1)
    const remove = shown
      .findAll('button')
      .find((each) => each.text().startsWith('Remove ') && !each.text().includes('point'))!
    if (of === 'land') {
      await shown.get('.sheet-pair input[type="text"]').setValue('Bannec')
      expect(chart.value.land!.at(-1)!.name).toBe('Bannec')
    }
    await remove.trigger('click')
    expect(chart.value[of]?.length ?? 0, name).toBe(before)
  }
  expect(chart.value).toEqual(ushant.chart)
})

it('takes an entry in one line, its speed with it, and says what cannot be read', async () => {
  const { shown, entries, speeds } = opened()
  const line = shown.get('input[aria-label^="1st Division"]')
  await line.setValue('59 38 NW 12')
  await line.trigger('change')
  expect(entries.value['channel-division']).toEqual({ at: [59, 38], course: 315 })
  expect(speeds).toContainEqual(['channel-division', 12])
  await line.setValue('somewhere north')
  await line.trigger('change')
  expect(shown.text()).toContain('Type inches east and south')
  expect((line.element as HTMLInputElement).value).toBe('somewhere north')
  expect(entries.value['channel-division']).toEqual({ at: [59, 38], course: 315 })
})

it('writes what the briefing says of it, and points out a text that says otherwise', async () => {
  const { shown } = opened('The British come down from the south-east.')
  expect(shown.text()).toContain('The British enter from the north-west, course south-east, 48 inches from the French.')
  expect(shown.text()).toContain('on the chart the British are in the north-west.')
})

it('names every control for those who do not see it', async () => {
  const { shown, choose } = opened()
  await choose('lights 0')
  for (const control of shown.findAll('button, input, select')) {
    const element = control.element as HTMLInputElement
    const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent
    expect(name?.trim(), element.outerHTML).toBeTruthy()
  }
})

it('says which changes are one step to undo: a run of keys at one point, until another has them', async () => {
  const { shown, choose, handles } = opened()
  const editor = shown.getComponent(ChartEditor)
  await choose('land 0')
  const as = () => editor.emitted('update:chart')!.map(([, step]) => step)
  await handles()[0]!.trigger('keydown', { key: 'ArrowRight' })
  await handles()[0]!.trigger('keydown', { key: 'ArrowRight' })
  await handles()[0]!.trigger('blur')
  await handles().at(-1)!.trigger('keydown', { key: 'ArrowRight' })
  expect(as()).toEqual(['land 0 0', 'land 0 0', 'land 0 all'])
  expect(editor.emitted('settle')).toHaveLength(1)
})

it('puts a squadron that has no entry on the table, and takes it off again', async () => {
  const { shown, entries, button } = opened()
  const line = shown.get('input[aria-label^="Cruisers"]')
  await line.setValue('')
  await line.trigger('change')
  expect(entries.value['channel-cruisers']).toBeUndefined()
  await button('Put Cruisers on the table').trigger('click')
  expect(entries.value['channel-cruisers']).toEqual({ at: [36, 24], course: 0 })
  await nextTick()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Cruisers: 36 inches east, 24 south')
})

it('keeps a table that can be played on: another size is not taken', async () => {
  const { shown, chart } = opened()
  const [across] = shown.findAll('input[type="number"]')
  await across!.setValue('4')
  expect(chart.value.table).toEqual([72, 48])
  await across!.setValue('96')
  expect(chart.value.table).toEqual([96, 48])
})
