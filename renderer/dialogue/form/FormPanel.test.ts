import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import FormPanel from './FormPanel.vue'
import { firers, press, tableWith, target } from '../dialogue-table.testing'
import { shipId, type ShipId } from '#shared/kernel/ids'
import type { Input } from '#shared/rules/pack/input'

async function form(procedure = 'salvo', input: Input = { squadron: firers }) {
  const at = await tableWith(FormPanel)
  at.dialogues.openForm(procedure, input)
  const shown = at.render()
  await flushPromises()
  const begin = () => shown.get<HTMLButtonElement>('footer button')
  const text = (css: string) => shown.get(css).text().replace(/\s+/g, ' ')
  const slide = (...keys: string[]) => {
    shown.get<HTMLElement>('[role="slider"]').element.focus()
    return press(...keys)
  }
  return { ...at, shown, begin, text, slide }
}

it('opens with every field at its usual value and the keys on the button that starts', async () => {
  const { begin, dialogues, shown } = await form()
  expect(document.activeElement).toBe(begin().element)
  expect(begin().text()).toContain('Fire')
  await begin().trigger('click')
  expect(dialogues.current).toMatchObject({ procedure: 'salvo', input: { squadron: firers, target, rangeInches: 32 } })
  expect(shown.find('.procedure-form').exists()).toBe(false)
})

it('a ship named by her letters is the target; one of those who fire is ticked in or out', async () => {
  const { dialogues } = await form()
  const { ships: firing } = dialogues.form.input
  const named = (ship: ShipId) => (dialogues.form.name(ship), dialogues.form.input)
  const [firer] = String(firing).split(' ').map(shipId)
  expect(named(firer!)['ships']).not.toContain(firer)
  expect(named(firer!)['ships']).toBe(firing)
  dialogues.form.set('target', '')
  expect(named(target)).toMatchObject({ target, ships: firing })
})

it('shows the ships with their guns, the target with what she is doing', async () => {
  const { text } = await form()
  expect(text('.ships')).toContain('Majestic')
  expect(text('.ships')).toContain('Z4')
  expect(text('.one-ship')).toContain('leading ship, speed 16')
})

it('shows the sum below, and updates it with the input', async () => {
  const { dialogues, text, slide } = await form('salvo', { squadron: firers, letters: 'Z' })
  expect(text('.sum')).toContain('Z gun at 32″ Table, 25″ to 32″ 30 %Penetration 8')
  expect(text('.answer')).toMatch(/^120 %\s?= 1 straddle and 20 % for a second/)
  await slide('1', '4')
  expect(dialogues.form.input['rangeInches']).toBe(14)
  expect(text('.sum')).toContain('Z gun at 14″')
})

it('says of which guns the big figure is, where there are several', async () => {
  const { text } = await form('salvo', { squadron: firers, letters: 'Z B' })
  expect(text('.answer .of')).toBe('Z')
})

it('takes the range by arrows, and never beyond sight', async () => {
  const { dialogues, shown, slide } = await form()
  await slide('ArrowRight', 'PageUp')
  expect(dialogues.form.input['rangeInches']).toBe(41)
  await slide('End')
  const most = Number(shown.get('[role="slider"]').attributes('aria-valuemax'))
  expect(dialogues.form.input['rangeInches']).toBe(most)
  expect(most).toBeLessThanOrEqual(64)
})

it('a range is typed with a point or a comma in it, and a new figure replaces the old one', async () => {
  const { dialogues, shown, slide, text } = await form('salvo', { squadron: firers, letters: 'Z' })
  const range = () => dialogues.form.input['rangeInches']
  await slide('2', '4', '.', '5')
  expect(range()).toBe(24.5)
  expect(text('.sum')).toContain('Z gun at 24.5″')
  shown.get<HTMLElement>('[role="slider"]').element.blur()
  await slide('ArrowLeft', '2', '4', ',', '5')
  expect(range()).toBe(24.5)
  await slide('Tab', '5', 'Tab', '2', '5')
  expect(range()).toBe(25)
})

it('a range beyond sight is refused beside its field, and not made another', async () => {
  const { begin, dialogues, text, slide } = await form('salvo', { squadron: firers, letters: 'Z' })
  await slide('1', '4', '2')
  expect(dialogues.form.input['rangeInches']).toBe(142)
  expect(text('.field-row.range .problem')).toMatch(/142″|from 0 to/)
  expect(begin().element.disabled).toBe(true)
  await slide('Backspace')
  expect(dialogues.form.input['rangeInches']).toBe(14)
  expect(begin().element.disabled).toBe(false)
})

it('figures typed on the way to Fire are the range; those of a figure are its own', async () => {
  const { begin, dialogues, shown } = await form('salvo', { squadron: firers, letters: 'Z' })
  begin().element.focus()
  await press('1', '4')
  expect(dialogues.form.input['rangeInches']).toBe(14)
  ;(document.activeElement as HTMLElement).blur()
  await press('8')
  expect(dialogues.form.input['rangeInches']).toBe(148)
  expect(begin().element.disabled).toBe(true)
  await press('Backspace')
  shown.get<HTMLInputElement>('input[type="number"]').element.focus()
  await press('9')
  expect(dialogues.form.input['rangeInches']).toBe(14)
  begin().element.focus()
  await press('1', '2', 'Enter')
  await flushPromises()
  expect(dialogues.current).toMatchObject({ procedure: 'salvo', input: { rangeInches: 12 } })
})

it('where no range is asked, figures typed on the way to the start are the first figure of the form', async () => {
  const { begin, shown } = await form('moveSquadron')
  const speed = shown.get<HTMLInputElement>('input[type="number"]').element
  expect(document.activeElement).toBe(begin().element)
  await press('9')
  expect(document.activeElement).toBe(speed)
  shown.get<HTMLInputElement>('input[type="radio"]').element.focus()
  await press('9')
  expect(document.activeElement).toBe(speed)
})

it('says once, beside the field, what is wrong, and does not start', async () => {
  const { begin, text, dialogues, shown } = await form()
  dialogues.form.set('ships', '')
  await nextTick()
  expect(text('.field-row.ships .problem')).toBe('Choose at least one ship to fire.')
  expect(begin().element.disabled).toBe(true)
  expect(shown.findAll('#form-problem')).toHaveLength(1)
  expect(begin().attributes('aria-describedby')).toBe('form-problem')
  await shown.get('.field-row.ships input').setValue(true)
  expect(begin().element.disabled).toBe(false)
})

it('a gun that cannot bear is greyed, with the reason', async () => {
  const { begin, text, shown } = await form('salvo', { squadron: firers, rangeInches: 48, letters: 'Z' })
  await nextTick()
  const light = shown.findAll('.choices label').find((label) => label.text() === 'E')!
  expect(light.classes()).toContain('no')
  expect(text('.reasons')).toContain('48″ is beyond the E guns: they reach 40″.')
  const tick = (letter: string, on: boolean) =>
    shown
      .findAll('.choices label')
      .find((label) => label.text() === letter)!
      .get('input')
      .setValue(on)
  await tick('Z', false)
  expect([text('#form-problem'), begin().element.disabled]).toEqual(['Choose the guns that fire.', true])
  await tick('Z', true)
  expect(begin().element.disabled).toBe(false)
})

it('a letter that is out of range holds its fire, and comes back in range unless the player took it out', async () => {
  const { dialogues, shown } = await form()
  const filled = dialogues.form
  const tick = (letter: string) => filled.set('letters', toggled(String(filled.input['letters']), letter))
  const toggled = (letters: string, letter: string) =>
    [...'ZYXABCEFQ'].filter((each) => letters.split(' ').includes(each) !== (each === letter)).join(' ')
  const at = (inches: number) => {
    filled.set('rangeInches', inches)
    return [filled.input['letters'], filled.problem?.code]
  }
  const usual = filled.input['letters']
  expect(String(usual).split(' ')).toEqual(expect.arrayContaining(['Z', 'E']))
  at(48)
  tick('Z')
  expect(String(filled.input['letters'])).not.toMatch(/[ZE]/)
  tick('Z')
  expect(at(32)).toEqual([usual, undefined])
  tick('E')
  expect(at(48)[0]).not.toContain('E')
  expect(at(32)[0]).not.toContain('E')
  await nextTick()
  expect(shown.find('#form-problem').exists()).toBe(false)
})

it('counts of guns are fields of the sum, and one that cannot be is refused', async () => {
  const { dialogues, shown, text } = await form('salvo', { squadron: firers, letters: 'Z', ships: 'majestic' })
  const count = shown.get<HTMLInputElement>('.sum input[type="number"]')
  expect(count.element.value).toBe('4')
  await count.setValue('3')
  expect([dialogues.form.input['gunsZ'], text('.answer')]).toEqual([3, expect.stringMatching(/^90 %/)])
  await count.setValue('5')
  expect(text('.folded .problem')).toBe('From 1 to 4 of the Z guns can fire there.')
})

it('Enter in a field begins the dialogue; Escape closes the form', async () => {
  const one = await form()
  await one.slide('Enter')
  await flushPromises()
  expect(one.dialogues.current?.procedure).toBe('salvo')
  one.dialogues.go(null)
  one.dialogues.openForm('salvo')
  await flushPromises()
  await press('Escape')
  expect(one.dialogues.form.procedure).toBeNull()
})

it('Enter begins from where a click left no control, and figures typed there stray into no field', async () => {
  const { dialogues, shown } = await form('moveSquadron')
  const page = document.body.appendChild(document.createElement('main'))
  const pressedOn = async (html: string) => {
    dialogues.openForm('moveSquadron')
    await flushPromises()
    page.innerHTML = html
    ;(document.activeElement as HTMLElement).blur()
    page.querySelector<HTMLElement>('*')?.focus()
    await press('9')
    expect(shown.element.contains(document.activeElement)).toBe(false)
    await press('Enter')
    return dialogues.form.procedure?.name
  }
  expect([await pressedOn(''), await pressedOn('<div role="region" tabindex="0"></div>')]).toEqual([
    undefined,
    undefined,
  ])
  expect(await pressedOn('<button></button>')).toBe('moveSquadron')
  page.remove()
})

it('a figure whose button was clicked takes the figures that are typed, and Enter begins', async () => {
  const { dialogues, shown, text } = await form('salvo', { squadron: firers, letters: 'Z', ships: 'majestic' })
  const bearing = shown.get<HTMLElement>('.number')
  bearing.get<HTMLElement>('button:not(:disabled)').element.focus()
  await press('1')
  expect(document.activeElement).toBe(bearing.get('input').element)
  expect(text('.sum')).toContain('at 32″')
  bearing.get<HTMLElement>('button:not(:disabled)').element.focus()
  await press('Enter')
  expect(dialogues.current?.procedure).toBe('salvo')
})

it('a field that a choice adds comes after those that are there', async () => {
  const { dialogues, shown } = await form('hit')
  const labels = () => shown.findAll('.body > .fields > .field-row').map((row) => row.text().split(/\s/)[0])
  expect(labels()).toEqual(['Ship', 'Hit', 'Place', 'Penetration', 'Section', 'Deck'])
  dialogues.form.set('place', 'rolled')
  await nextTick()
  expect(labels()).toEqual(['Ship', 'Hit', 'Place', 'Penetration', 'Rake'])
})

it('draws every procedure of the pack, each with words for all its fields', async () => {
  const { game, dialogues, shown } = await form()
  for (const { name } of game.pack!.procedures) {
    dialogues.openForm(name)
    await nextTick()
    expect(shown.text(), name).not.toMatch(/rules\.|form\./)
    dialogues.go(null)
  }
})

it('a figure counts with each digit, as soon as it lies between its ends', async () => {
  const { dialogues, shown } = await form('hit')
  const penetration = shown.get<HTMLInputElement>('.number input')
  const typed = (text: string) => {
    penetration.element.value = text
    return penetration.trigger('input')
  }
  await typed('7')
  expect(dialogues.form.input).toMatchObject({ penetration: 7 })
  await typed('700')
  expect(dialogues.form.input).toMatchObject({ penetration: 7 })
})

it('a figure beyond its ends is refused beside its field, and nothing starts', async () => {
  const { begin, dialogues, shown } = await form()
  const field = shown.findAll<HTMLInputElement>('input[type="number"]')[0]!
  const before = field.element.value
  await field.setValue('9999')
  expect(field.element.closest('.field-row')?.querySelector('[role="alert"]')?.textContent).toContain('from 0° ')
  await begin().trigger('click')
  expect(dialogues.open).toEqual([])
  await field.setValue('')
  await flushPromises()
  expect(field.element.value).toBe('9999')
  await field.setValue(before)
  expect(shown.find('.field-row [role="alert"]').exists()).toBe(false)
})
