import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { computed, defineComponent, h, nextTick, shallowRef } from 'vue'
import ChartEditor from './ChartEditor.vue'
import type { ChartPlan } from '#shared/chart/edit-chart'
import scenario from '../../../shared/rules/perfidious-albion/scenarios/off-ushant.scenario.json'
import { documentFormats } from '#shared/documents/formats'

const ushant = documentFormats.scenario.schema.parse(scenario)
const sides = ushant.sides.map((side) => ({
  ...side,
  squadrons: ushant.squadrons.filter((squadron) => squadron.side === side.id),
}))

/** The editor under a page that keeps what it emits, as the page of the battle does. */
function opened(of = sides) {
  const plan = shallowRef<ChartPlan>({
    chart: ushant.chart!,
    entries: Object.fromEntries(ushant.squadrons.map(({ id, entry }) => [id, entry!])),
  })
  const chart = computed(() => plan.value.chart)
  const entries = computed(() => plan.value.entries)
  const speeds: unknown[] = []
  const page = defineComponent(
    () => () =>
      h(ChartEditor, {
        ...{ plan: plan.value, sides: of, facts: ushant.table },
        onChange: (to, _, speed) => {
          plan.value = to
          if (speed) speeds.push(speed)
        },
      }),
  )
  const shown = mount(page, { attachTo: document.body })
  const choose = (key: string) => shown.get('select').setValue(key)
  const handles = () => shown.findAll('.handle')
  const button = (name: string) =>
    shown.findAll('button').find((each) => [each.text(), each.attributes('aria-label')].includes(name))!
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
  expect(speeds).toContainEqual({ squadron: 'channel-division', speed: 12 })
  await line.setValue('somewhere north')
  await line.trigger('change')
  expect(shown.text()).toContain('Type inches east and south')
  expect((line.element as HTMLInputElement).value).toBe('somewhere north')
  expect(entries.value['channel-division']).toEqual({ at: [59, 38], course: 315 })
})

it('writes what the briefing says of it', () => {
  const { shown } = opened()
  expect(shown.text()).toContain('The British enter from the north-west, course south-east, 48 inches from the French.')
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
  const as = () => editor.emitted('change')!.map(([, step]) => step)
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
  await button('Take Cruisers off the table').trigger('click')
  expect(entries.value['channel-cruisers']).toBeUndefined()
})

it('keeps a table that can be played on: another size is not taken', async () => {
  const { shown, chart } = opened()
  const across = field(shown, 'West to east, inches')
  for (const unfit of ['4', 'wide', '']) {
    await write(across, unfit)
    expect(chart.value.table).toEqual([72, 48])
    expect((across.element as HTMLInputElement).value).toBe('72')
  }
  await write(across, '96')
  expect(chart.value.table).toEqual([96, 48])
})

const field = (shown: ReturnType<typeof opened>['shown'], label: string) =>
  shown
    .findAll('label')
    .find((each) => each.text().startsWith(label))!
    .get('input, select')
const write = async (of: ReturnType<typeof field>, to: string) => {
  await of.setValue(to)
  await of.trigger('change')
}

it('puts a point exactly, and has a field for all that each kind of thing holds', async () => {
  const { shown, chart, entries, choose } = opened()
  await choose('land 0')
  await write(field(shown, 'Point 1: Inches east'), '61.37')
  await write(field(shown, 'Point 1: Inches south'), 'far')
  expect(chart.value.land![0]!.points[0]).toEqual([61.37, 11])
  await write(field(shown, 'Inches of shoal water'), '2,5')
  expect(chart.value.land![0]!.shoal).toBe(2.5)
  await choose('lights 0')
  await write(field(shown, 'What it shows'), 'Gp. Fl. (2)')
  expect(chart.value.lights![0]!.says).toBe('Gp. Fl. (2)')
  await choose('names 0')
  await write(field(shown, 'Turned'), '-30')
  await write(field(shown, 'Written on'), 'land')
  expect(chart.value.names![0]).toMatchObject({ turn: -30, on: 'land' })
  await choose('entry brest-light')
  await write(field(shown, 'How they steam'), 'port')
  await write(field(shown, 'Inches east'), '30.5')
  expect(entries.value['brest-light']).toEqual({ at: [30.5, 43], course: 315, abreast: 'port' })
  await write(field(shown, 'North, degrees'), '20')
  await write(field(shown, 'Soundings are in'), 'metres')
  await write(field(shown, 'Degrees west'), '4.5')
  expect(chart.value).toMatchObject({ north: 20, soundingsIn: 'metres', graticule: { longitudeWest: 4.5 } })
})

it('drags a point from where it was taken, not at a tremble, and goes on until the pointer is let go', async () => {
  const { shown, chart, choose, handles } = opened()
  await choose('land 0')
  const before = chart.value.land![0]!.points
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, buttons: 1, pointerId: 1 })
  const frame = shown.get('.chart')
  await handles()[1]!.trigger('pointerdown', at(100, 100))
  await frame.trigger('pointermove', at(102, 101))
  expect(chart.value.land![0]!.points).toEqual(before)
  for (const x of [110, 150, 180]) await frame.trigger('pointermove', at(x, 100))
  await frame.trigger('pointermove', at(100, 100))
  // Where it was taken it is again, to the quarter of an inch.
  const [x, y] = chart.value.land![0]!.points[1]!
  expect(Math.abs(x - before[1]![0]) <= 0.125 && Math.abs(y - before[1]![1]) <= 0.125).toBe(true)
  await frame.trigger('pointermove', at(180, 100))
  await frame.trigger('pointerup', at(180, 100))
  await frame.trigger('pointermove', at(300, 300))
  const moved = chart.value.land![0]!.points
  expect(moved[1]![0]).toBeGreaterThan(x + 1)
  expect(moved.filter((_, point) => point !== 1)).toEqual(before.filter((_, point) => point !== 1))
  expect(moved).toHaveLength(before.length)
  expect(shown.getComponent(ChartEditor).emitted('settle')).toHaveLength(1)
})

it('adds where the water was tapped', async () => {
  const { shown, chart, button } = opened()
  await shown.get('.chart').trigger('pointerdown', { clientX: 300, clientY: 200, button: 0, buttons: 1 })
  expect(shown.text()).toContain('Add there')
  await button('Rock').trigger('click')
  const rock = chart.value.rocks!.at(-1)!
  expect(rock).not.toEqual([36, 24])
  expect(
    rock.every((inches) => Number.isInteger(inches * 4)),
    String(rock),
  ).toBe(true)
  expect(shown.text()).not.toContain('Add there')
})

it('names the side of squadrons called alike, in both lists and at their buttons', () => {
  const alike = sides.map((side) => ({
    ...side,
    squadrons: side.squadrons.map((squadron, at) => ({ ...squadron, name: `Division ${at + 1}` })),
  }))
  const { shown } = opened(alike)
  const [first, second] = alike
  const groups = shown.findAll('optgroup').map((group) => group.attributes('label'))
  for (const { name } of alike) expect(groups).toContain(`Where ${name} enters`)
  expect(shown.findAll('h4').map((each) => each.text())).toEqual(alike.map(({ name }) => name))
  const names = shown.findAll('li input').map((each) => each.attributes('aria-label'))
  expect(new Set(names).size).toBe(names.length)
  expect(names[0]).toContain(`Division 1, ${first!.name}`)
  expect(names[first!.squadrons.length]).toContain(`Division 1, ${second!.name}`)
})

it('says what a field takes where it takes nothing, and takes both figures of a place', async () => {
  const { shown, chart, choose } = opened()
  await choose('lights 0')
  const east = field(shown, 'Inches east')
  ;(east.element as HTMLInputElement).value = 'far'
  await east.trigger('change')
  expect(shown.get('.sheet-form [role="status"]').text()).toContain('such as 8.5; or both, east and south: 8.5, 30.')
  await write(east, '8.5,30')
  expect(chart.value.lights![0]!.at).toEqual([8.5, 30])
  expect(shown.findAll('.sheet-form [role="status"]')).toHaveLength(0)
})
