import { flushPromises } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import DialogueDesk from './DialogueDesk.vue'
import QuestionPanel from './QuestionPanel.vue'
import { nameOf, press, renderOn, tableWith, target } from './dialogue-table.testing'
import type { OpenMenu } from '../ui/menu'
import { useAnnouncements } from '../ui/announcements'
import { nextPhase } from '#shared/game/commands'
import { boxId, trackId } from '#shared/kernel/ids'
import type { Scalar } from '#shared/kernel/scalar'
import type { Input } from '#shared/rules/pack/input'

async function side(houseRules?: Readonly<Record<string, Scalar>>) {
  const at = await tableWith(DialogueDesk, houseRules)
  const shown = at.render()
  renderOn(at.machine, QuestionPanel)
  const button = (name: string) => shown.findAll('button').find((each) => each.text().startsWith(name))!
  const labelled = (label: string) => shown.get(`[aria-label="${label}"]`)
  const goOn = async () => {
    await (shown.vm as unknown as { goOn(): Promise<void> }).goOn()
    await flushPromises()
  }
  const focused = () => nameOf(document.activeElement)
  const rollOut = async () => {
    for (let turn = 0; at.dialogues.replayed?.progress.is === 'asking' && turn < 40; turn++) await press('r', '1', 'y')
  }
  return { ...at, shown, button, labelled, goOn, focused, rollOut }
}

it('names the dialogue and whose it is; set aside it waits, and continues where it was left', async () => {
  const { shown, fire, labelled, goOn, focused, dialogues } = await side()
  fire()
  await nextTick()
  expect(shown.get('header').text()).toContain('Gunnery')
  expect(shown.get('header').text()).toContain('1st Division')
  await press('2')
  await labelled('Close for now; the dialogue stays open').trigger('click')
  expect(shown.get('.waiting').text()).toContain('One dialogue waits')
  expect(shown.get('.waiting').text()).toContain('Gunnery, 1st Division')
  await goOn()
  expect(dialogues.current?.answers).toHaveLength(1)
  expect(focused()).toBe('Section, D10, waits for its face')
  expect(shown.find('.waiting').exists()).toBe(false)
})

it('the key to continue is shown at the dialogue that waits, and at what is due where none does', async () => {
  const { shown, fire, dialogues, game } = await side()
  const keys = () => shown.findAll('kbd').filter((key) => key.text() === 'G')
  await nextTick()
  expect(keys().map((key) => key.element.closest('li')?.textContent)).toEqual([
    expect.stringContaining('1st Division: fire'),
  ])
  fire()
  dialogues.go(null)
  await nextTick()
  expect(keys().map((key) => key.element.closest('li')?.textContent)).toEqual([
    expect.stringContaining('Gunnery, 1st Division'),
  ])
  dialogues.openForm('crewTest')
  await nextTick()
  expect(keys()).toEqual([])
  dialogues.abandon(game.live!.dialogues[0]!.id)
})

it('breaks a dialogue off from its menu, or from among those that wait', async () => {
  const { shown, fire, labelled, game, dialogues } = await side()
  fire()
  await nextTick()
  await labelled('Menu of Gunnery').trigger('click')
  const [menu] = shown.emitted('menu')!.at(-1) as [OpenMenu]
  expect(menu.items.map(({ label }) => label)).toEqual([
    'Close for now; the dialogue stays open',
    'Start again',
    'Break off',
  ])
  menu.items.at(-1)!.perform()
  expect(game.live!.dialogues).toEqual([])

  fire()
  dialogues.go(null)
  await nextTick()
  await labelled('Break off Gunnery, 1st Division').trigger('click')
  expect(game.live!.dialogues).toEqual([])
})

it('opens the form of what is due first where nothing waits', async () => {
  const { goOn, dialogues, game } = await side()
  const [due] = game.pack!.due(game.live!)
  await goOn()
  expect(dialogues.form.procedure?.name).toBe(due!.procedure)
  expect(dialogues.open).toEqual([])
  await goOn()
  await goOn()
  const hints = () => useAnnouncements().shown.filter(({ text }) => text.includes('Enter begins'))
  expect(hints()).toHaveLength(1)
  dialogues.form.clear()
  await nextTick()
  expect(hints(), 'it goes with its form').toEqual([])
})

it('a form that nothing asks for and that cannot begin makes way for what is due', async () => {
  const { goOn, dialogues, game } = await side()
  const { due } = game.pack!
  const [first] = due(game.live!)
  dialogues.openForm('salvo', { squadron: 'french', letters: '' })
  expect(dialogues.form.problem).not.toBeNull()
  await goOn()
  expect(useAnnouncements().shown.at(-1)?.text, 'it is due, and says what is missing').not.toContain('is filled in')
  const others = vi.spyOn(game.pack!, 'due').mockImplementation(() => [{ ...first!, procedure: 'crewTest', input: {} }])
  await goOn()
  expect(dialogues.form.procedure?.name).toBe('crewTest')
  others.mockRestore()
})

it('says what is asked where the keys are there already, and that nothing is due where nothing is', async () => {
  const { shown, goOn, fire, dialogues, game } = await side()
  fire()
  await nextTick()
  await goOn()
  await goOn()
  const hints = () => useAnnouncements().shown.filter(({ text }) => text.startsWith('This waits for an answer: '))
  expect(hints()).toHaveLength(1)
  await press('2')
  expect(hints(), 'it goes with the answer').toEqual([])
  dialogues.abandon(game.live!.dialogues[0]!.id)
  await nextTick()
  const due = vi.spyOn(game.pack!, 'due').mockReturnValue([])
  expect(await (shown.vm as unknown as { goOn(): Promise<unknown> }).goOn()).toBe('nothing')
  due.mockRestore()
})

it('announces what was applied, and the next of its kind that is due has the focus', async () => {
  const { fire, button, focused, dialogues } = await side()
  fire()
  await nextTick()
  // Dice that leave both fleets afloat.
  await press('9', '6', '3')
  while (dialogues.replayed?.progress.is === 'asking') await press('1')
  await button('Apply to card').trigger('click')
  await flushPromises()
  expect(useAnnouncements().shown.at(-1)?.text).toMatch(/^Applied: 1st Division at Brennus: /)
  expect(focused()).toBe('FireEnter')
})

it('after an undo the form is of whoever is due again', async () => {
  const { fire, button, dialogues, game } = await side()
  const squadron = () => dialogues.form.input.squadron
  fire()
  await nextTick()
  await press('9', '6', '3')
  while (dialogues.replayed?.progress.is === 'asking') await press('1')
  await button('Apply to card').trigger('click')
  await flushPromises()
  dialogues.openForm('salvo', { squadron: game.live!.squadrons.at(-1)!.id })
  expect(squadron()).not.toBe('first')
  game.undo()
  await vi.waitUntil(() => squadron() === 'first')
})

it('a form that was left open makes way for what the next phase has due', async () => {
  const { shown, game, dialogues } = await side()
  dialogues.openForm('crewTest')
  await nextTick()
  expect(shown.find('.procedure-form').exists()).toBe(true)
  game.send(nextPhase(game.live!, game.pack!.phases))
  await nextTick()
  expect(shown.find('.procedure-form').exists()).toBe(false)
  expect(shown.find('.offers').exists()).toBe(true)
})

it('where nothing is due after it, the focus is on what goes to the next phase', async () => {
  const { fire, rollOut, button, focused, game } = await side()
  fire()
  await nextTick()
  await rollOut()
  const due = vi.spyOn(game.pack!, 'due').mockReturnValue([])
  await button('Apply to card').trigger('click')
  await flushPromises()
  expect(focused()).toMatch(/^On to Morale/)
  due.mockRestore()
})

it.each([
  ['of another squadron', { ship: target }, { squadron: 'french' }],
  ['at the one that acts next', { ship: target, at: 'majestic' }, { by: 'majestic' }],
])('opens what comes between salvos, %s, and then the next salvo', async (_of, first, second) => {
  const { fire, rollOut, button, dialogues, game } = await side()
  const due = (procedure: string, input: Input) => ({ phase: 'gunnery', procedure, say: { key: 'form.begin' }, input })
  const fires = due('salvo', second)
  game.setTrack(target, trackId('fire'), 1)
  fire()
  await nextTick()
  // No second straddle, and the first where she is not.
  await press('9', '9', '2')
  const dues = vi.spyOn(game.pack!, 'due').mockReturnValue([due('crewTest', first), fires])
  await button('Apply to card').trigger('click')
  await flushPromises()
  expect(dialogues.form.procedure?.name).toBe('crewTest')
  dialogues.begin()
  await nextTick()
  await rollOut()
  dues.mockReturnValue([fires])
  await button('Apply to card').trigger('click')
  await flushPromises()
  expect(dialogues.form.procedure?.name).toBe('salvo')
  dues.mockRestore()
})

it('where a form is passed over, what comes next opens in its place', async () => {
  const { dialogues, game } = await side()
  const { next } = game.pack!.passes!(game.live!)!
  dialogues.openForm('salvo', next!.input)
  dialogues.start(next!.procedure, next!.input)
  await flushPromises()
  expect(dialogues.form).toMatchObject({ procedure: { name: 'salvo' }, input: { squadron: 'french' } })
})

it('a form that had to wait is on the panel again once what came first is applied', async () => {
  const { fire, rollOut, button, dialogues } = await side()
  fire()
  await nextTick()
  const { id } = dialogues.current!
  dialogues.openForm('crewTest')
  dialogues.go(id)
  await nextTick()
  await rollOut()
  await button('Apply to card').trigger('click')
  await flushPromises()
  expect(dialogues.form.procedure?.name).toBe('crewTest')
})

it('shows damage that waits for the end of firing, and applies it at once when asked', async () => {
  const { shown, fire, button, game, dialogues } = await side({ fireTiming: 'simultaneous' })
  fire()
  await nextTick()
  await press('9', '6', '3')
  while (dialogues.replayed?.progress.is === 'asking') await press('1')
  await button('Apply to card').trigger('click')
  await flushPromises()
  expect(useAnnouncements().shown.at(-1)?.text).toContain('The damage counts at the end of gunnery')
  expect(shown.get('.pending').text()).toContain('Damage of one salvo waits for the end of gunnery')
  expect(game.live!.ships[target]!.boxes[boxId('6-3')]).toBeUndefined()
  await button('Apply now').trigger('click')
  expect(game.live!.ships[target]!.boxes[boxId('6-3')]).toContain('struck')
  expect(shown.find('.pending').exists()).toBe(false)
})
