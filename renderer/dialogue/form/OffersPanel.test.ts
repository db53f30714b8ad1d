import { expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import InputSummary from './InputSummary.vue'
import OffersPanel from './OffersPanel.vue'
import { stubResizes } from '../../ui/resized.testing'
import { firers, press, tableWith } from '../dialogue-table.testing'
import { waitingEffects } from '#shared/rules/run/replay-procedure'

it('offers what the sequence asks for first, and Enter takes it', async () => {
  const { render, dialogues } = await tableWith(OffersPanel)
  const shown = render()
  await nextTick()
  const first = shown.get<HTMLButtonElement>('.due button')
  expect(first.text()).toContain('1st Division: fire')
  await nextTick()
  expect(document.activeElement).toBe(first.element)
  await first.trigger('click')
  expect(dialogues.form).toMatchObject({ procedure: { name: 'salvo' }, input: { squadron: firers } })
})

it('lists what belongs to this step, and everything else by its step', async () => {
  const { render, game, dialogues } = await tableWith(OffersPanel)
  const shown = render()
  const names = shown.findAll('.chips button').map((button) => button.text())
  expect(names).toEqual(expect.arrayContaining(['Gunnery', 'Damage control', 'Initiative', 'Fire torpedoes']))
  // Salvoes alternate at this table: no damage waits for the end of the firing step.
  expect(names).not.toContain('End of firing')
  // Without a form there is nothing to change: a procedure that cannot start now is left out.
  const idle = game.pack!.procedures.filter(({ hasNoField, check }) => hasNoField && !check(game.live!, {}).ok)
  expect(idle.map(({ name }) => name)).toContain('fireGrows')
  expect(names).toHaveLength(game.pack!.procedures.length - idle.length)
  await shown
    .findAll('.chips button')
    .find((button) => button.text() === 'Crew test')!
    .trigger('click')
  expect(dialogues.form.procedure?.name).toBe('crewTest')
})

it('says that there is more of it under the edge', async () => {
  const report = stubResizes()
  const { render } = await tableWith(OffersPanel)
  const shown = render()
  const offers = shown.get<HTMLElement>('.offers').element
  const below = async (height: number) => {
    vi.spyOn(offers, 'clientHeight', 'get').mockReturnValue(100)
    vi.spyOn(offers, 'scrollHeight', 'get').mockReturnValue(height)
    offers.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100)
    offers.lastElementChild!.getBoundingClientRect = () => new DOMRect(0, height - 30, 300, 30)
    report({ height: 100 })
    await nextTick()
    return shown.get('h2').text().includes('more below')
  }
  expect([await below(100), await below(400)]).toEqual([false, true])
  vi.unstubAllGlobals()
})

it('a form takes the ship on the desk as who acts, where she may, and never as the one it is done to', async () => {
  const { render, dialogues } = await tableWith(OffersPanel, {}, { ship: 'brennus' })
  const shown = render()
  const open = (name: string) =>
    shown
      .findAll('.chips button')
      .find((button) => button.text() === name)!
      .trigger('click')
  await open('Crew test')
  expect(dialogues.form.input).toMatchObject({ ship: 'brennus' })
  await open('Torpedo test')
  expect(dialogues.form.input).toMatchObject({ ship: 'majestic' })
  await open('Gunnery')
  expect(dialogues.form.input, 'a squadron fires').toMatchObject({ squadron: firers })
})

it('a procedure that the house rules switch off is not offered, and is once they change', async () => {
  const { render, game } = await tableWith(OffersPanel, { fireTiming: 'simultaneous' })
  const shown = render()
  const names = () => shown.findAll('.chips button').map((button) => button.text())
  expect(names()).toContain('End of firing')
  game.setHouseRule('fireTiming', 'alternate')
  await nextTick()
  expect(names()).not.toContain('End of firing')
})

it('where nothing is due it offers the next phase, which has the keys', async () => {
  const { render, game } = await tableWith(OffersPanel)
  vi.spyOn(game.pack!, 'due').mockReturnValue([])
  const shown = render()
  await nextTick()
  await nextTick()
  const onward = shown.get('.onward')
  expect(onward.text()).toBe('On to MoraleG')
  expect(document.activeElement).toBe(onward.element)
  vi.restoreAllMocks()
})

it('arrows go from offer to offer', async () => {
  const { render } = await tableWith(OffersPanel)
  const shown = render()
  await nextTick()
  await nextTick()
  shown.get<HTMLButtonElement>('.due button').element.focus()
  await press('ArrowDown')
  expect(document.activeElement?.textContent).toContain('Roll for the initiative')
})

it('lists the templates on the table; a player lifts them', async () => {
  const { render, game, dialogues } = await tableWith(OffersPanel)
  dialogues.openForm('layTorpedoes')
  dialogues.begin()
  dialogues.finish()
  const shown = render()
  await nextTick()
  expect(shown.get('.markers').text()).toMatch(/Majestic .*, turn 1, .*torpedo/)
  await shown.get('.markers button').trigger('click')
  expect(game.live!.markers).toEqual([])
  expect(game.undoes?.label).toMatchObject({ key: 'steps.markerLifted' })
})

it('folds away a template that is listed already, for what is due of it', async () => {
  const { render, game, dialogues } = await tableWith(OffersPanel)
  dialogues.openForm('layTorpedoes')
  dialogues.begin()
  dialogues.finish()
  const [due] = game.pack!.due(game.live!)
  const [template] = game.live!.markers
  vi.spyOn(game.pack!, 'due').mockReturnValue([{ ...due!, input: { template: template!.id } }])
  const shown = render()
  await nextTick()
  expect(shown.find('.markers h3').exists()).toBe(false)
  expect(shown.findAll('.markers details li')).toHaveLength(1)
  vi.restoreAllMocks()
})

it('lists the squadrons in the order of fire; a tap on one that waits opens the form of her fire', async () => {
  const { render, dialogues, game } = await tableWith(OffersPanel)
  const shown = render()
  const initiative = 'Roll for the initiativeInitiative'
  const rows = () => shown.findAll('.due button, .order button').map((row) => row.text().replace(/\s+/g, ' '))
  expect(rows()).toEqual(['1st Division: fireG', initiative, '1re Divisionto fire'])
  await shown.get('.order button').trigger('click')
  expect(dialogues.form).toMatchObject({ procedure: { name: 'salvo' }, input: { squadron: 'french' } })
  dialogues.form.clear()
  const pass = shown.findAll('button').find((button) => button.text().startsWith('1st Division: pass'))!
  await pass.trigger('click')
  expect(game.undoes?.label).toMatchObject({ key: 'rules.perfidious-albion.sequence.firing.passes' })
  expect(rows()).toEqual(['1re Division: fireG', initiative, '1st Divisionfired or passed'])
})

it('in the movement step all that are left go on as they did: one key, one entry', async () => {
  const { render, game, machine, dialogues } = await tableWith(OffersPanel)
  game.goTo(1, 'movement')
  const shown = render()
  await nextTick()
  expect(shown.get('.due').text()).toContain('All move as they did, or at top speed: 2 squadrons')
  expect(shown.findAll('kbd').map((key) => key.text())).toContain('Shift P')
  const { rest, next } = game.pack!.passes!(game.live!)!
  expect(next, 'no squadron moves alone by this key').toBeUndefined()
  const before = machine.session.lines.length
  dialogues.start(rest.procedure, rest.input)
  const written = machine.session.lines.slice(before)
  expect(written.filter(({ kind }) => kind !== 'dialogue')).toMatchObject([
    { kind: 'step', label: { key: 'rules.perfidious-albion.sequence.move.named', values: { n: 2 } } },
  ])
  expect(game.pack!.passes!(game.live!)).toBeUndefined()
})

it('sums up what a dialogue was begun with', async () => {
  const { game, dialogues } = await tableWith(OffersPanel)
  dialogues.openForm('salvo', { squadron: firers, letters: 'Z' })
  const { procedure, input } = dialogues.form
  expect(waitingEffects(game.live!)).toEqual([])
  const summary = await tableWith(InputSummary, {}, { procedure, input, state: game.live, summed: true })
  const text = summary.render().text().replace(/\s+/g, ' ')
  expect(text).toContain('Majestic at Brennus')
  expect(text).toContain('Range32″')
})
