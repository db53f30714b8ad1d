import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import DialoguePanel from './DialoguePanel.vue'
import { DialogueAtTable } from './under-the-card.testing'
import { nameOf, press, tableWith, target } from './dialogue-table.testing'
import { boxId, trackId } from '#shared/kernel/ids'
import type { Scalar } from '#shared/kernel/scalar'

/** A salvo is under way on the panel. */
async function salvo(houseRules?: Readonly<Record<string, Scalar>>) {
  const at = await tableWith(DialogueAtTable, houseRules)
  at.fire()
  const panel = at.render()
  await nextTick()
  await nextTick()
  const dice = () => panel.findAll('.dice-row .die').map((die) => nameOf(die.element))
  const waits = () => nameOf(document.activeElement)
  const answers = () => at.dialogues.current?.answers.map(({ question, answer }) => [question, answer])
  const button = (name: string) => panel.findAll('button').find((each) => each.text().startsWith(name))!
  return { ...at, panel, dice, waits, answers, button, text: () => panel.text() }
}

describe('dice typed from the table', () => {
  it('take a key each, and the focus runs from die to die', async () => {
    const { dice, waits, answers } = await salvo()
    expect(waits()).toBe('One more for Z?, D10, waits for its face')
    await press('2')
    expect(waits()).toBe('Section, D10, waits for its face')
    expect(dice()).toEqual([
      'One more for Z?, D10, 2, typed',
      'Section, D10, waits for its face',
      'Deck, D6, comes after this one',
    ])
    await press('6', '3')
    expect(answers()).toEqual([
      ['Z/oneMore', 2],
      ['Z/1/section', 6],
      ['Z/1/deck', 3],
    ])
    expect(dice()).toContain('Deck, D6, 3, typed')
  })

  it('say at once what they came to, beside the throw', async () => {
    const { panel } = await salvo()
    await press('2', '6', '3')
    const rows = panel.findAll('.dice-row').map((row) => row.text())
    expect(rows[0]).toContain('2 is within 1–2One more straddle')
    expect(rows[1]).toContain('Straddle 1, Z')
    expect(rows[1]).toContain('Brennus 6·3 is destroyed.')
  })

  it('refuse a key that is no face, and a backspace takes the die before it back', async () => {
    const { panel, answers } = await salvo()
    await press('2', '6', '9')
    expect(panel.get('.wrong').text()).toBe('A D6 shows from 1 to 6.')
    expect(answers()).toHaveLength(2)
    await press('Backspace')
    expect(panel.find('.wrong').exists()).toBe(false)
    expect(answers()).toHaveLength(1)
  })

  it('are taken back one a backspace', async () => {
    const { answers, waits } = await salvo()
    await press('2', '6')
    await press('Backspace')
    expect(answers()).toEqual([['Z/oneMore', 2]])
    expect(waits()).toBe('Section, D10, waits for its face')
    await press('Backspace')
    expect(answers()).toEqual([])
  })

  it('are not meant by digits on a track of the card, in a text, or under a sheet', async () => {
    const { answers, panel } = await salvo()
    for (const html of ['<div role="grid" tabindex="0" data-takes-digits></div>', '<input type="text">']) {
      document.body.insertAdjacentHTML('beforeend', html)
      ;(document.body.lastElementChild as HTMLElement).focus()
      await press('2')
    }
    ;(document.activeElement as HTMLElement).blur()
    await panel.setProps({ mayAct: () => false })
    await press('2')
    expect(answers()).toEqual([])
  })
})

it('a face typed once too often does not answer yes or no', async () => {
  const { dialogues, render } = await tableWith(DialogueAtTable)
  dialogues.start('hasFired', { squadron: 'french' })
  render()
  await nextTick()
  await press('1', '2')
  expect(dialogues.question).toMatchObject({ kind: 'confirm', key: 'outOfTurn' })
  await press('n')
  expect(dialogues.current?.answers).toMatchObject([{ answer: false }])
})

describe('app dice', () => {
  it('are one key for all, up to where somebody decides', async () => {
    const { dialogues, dice, button } = await salvo()
    await press('r')
    for (let turn = 0; dialogues.replayed?.progress.is === 'asking' && turn < 40; turn++) {
      const asked = dialogues.question!
      await press(asked.kind === 'choose' && asked.yes === undefined ? '1' : 'y')
      await press('r')
    }
    expect(dialogues.replayed?.progress.is).toBe('finished')
    expect(dice().every((label) => label!.endsWith('rolled'))).toBe(true)
    expect(document.activeElement).toBe(button('Apply to card').element)
  })

  it('are rolled again where one is chosen, and the journal says so', async () => {
    const { panel, machine, button } = await salvo()
    await press('r')
    await panel.findAll('.die.real')[0]!.trigger('click')
    expect(button('Roll again').exists()).toBe(true)
    await press('r')
    const lines = machine.session.lines.filter((line) => line.kind === 'answer' && line.anew)
    expect(lines).toHaveLength(1)
  })
})

describe('an answer given already', () => {
  it('pressing its die answers it again; Escape leaves it', async () => {
    const { panel, answers, waits } = await salvo()
    await press('2', '6', '3')
    await panel.findAll('.die.real')[1]!.trigger('click')
    await nextTick()
    expect(waits()).toBe('Section, D10, waits for its face')
    await press('Escape')
    expect(answers()!.slice(0, 3)).toEqual([
      ['Z/oneMore', 2],
      ['Z/1/section', 6],
      ['Z/1/deck', 3],
    ])
    await panel.findAll('.die.real')[1]!.trigger('click')
    await press('8')
    expect(answers()![1]).toEqual(['Z/1/section', 8])
  })

  it('was worked out by the app, is overruled, and marked', async () => {
    const { panel, dialogues } = await salvo()
    const sum = panel.findAll('.figure-line').find((line) => line.text().includes('counted as'))!
    await sum.get('button').trigger('click')
    await panel.get('.question-panel input').setValue(200)
    await panel.get('.question-panel form').trigger('submit')
    expect(dialogues.replayed!.progress.answered.some(({ answer, given }) => given && answer === 200)).toBe(true)
    expect(panel.get('.overruled').text()).toContain('overridden, it was 120')
  })
})

describe('the end', () => {
  it('is Enter: one entry, and the table has it', async () => {
    const { panel, game, dialogues, button } = await salvo()
    await press('9', '6', '3')
    while (dialogues.replayed?.progress.is === 'asking') await press('1')
    expect(game.live!.ships[target]!.boxes[boxId('6-3')]).toBeUndefined()
    await button('Apply to card').trigger('click')
    expect(game.live!.ships[target]!.boxes[boxId('6-3')]).toContain('struck')
    expect(dialogues.current).toBeUndefined()
    expect(panel.findComponent(DialoguePanel).emitted('finished')).toHaveLength(1)
  })

  it('shows what has changed meanwhile, and Enter does not apply it unread', async () => {
    const { panel, game, dialogues, button } = await salvo()
    await press('9', '6', '3')
    while (dialogues.replayed?.progress.is === 'asking') await press('1')
    game.setTrack(target, trackId('speed'), 3)
    await nextTick()
    expect(panel.get('.changed').text()).toContain('Brennus, Speed')
    await press('Enter')
    expect(dialogues.current).toBeDefined()
    await button('Apply anyway').trigger('click')
    expect(dialogues.current).toBeUndefined()
  })

  it('does not come where other rules began it: the dice are listed, and it can begin again', async () => {
    const { panel, game, dialogues, button } = await salvo()
    await press('2', '6')
    const { id } = dialogues.current!
    const dialogue = game.live!.dialogues.find((each) => each.id === id)!
    dialogues.abandon(id)
    game.send({
      kind: 'dialogue',
      dialogue: 'old',
      is: 'opened',
      procedure: 'salvo',
      packVersion: '0',
      input: dialogue.input,
    })
    game.send({
      kind: 'answer',
      dialogue: 'old',
      question: 'Z/1/section',
      answer: 6,
      dice: [{ die: 'D10', rolled: 6, by: 'table' }],
    })
    dialogues.go('old')
    await expect.poll(() => panel.find('.stopped').exists()).toBe(true)
    expect(panel.get('.stopped').text()).toMatch(/version 0 of the rules.*Section\s*D106/s)
    await button('Start again').trigger('click')
    expect(dialogues.open).toEqual([])
    expect(dialogues.form.procedure?.name).toBe('salvo')
  })
})

describe('a figure that is overruled', () => {
  it('is shown in the sum, with what it was and what follows from it', async () => {
    const { panel, dialogues } = await salvo()
    expect(panel.findAll('.sums')).not.toHaveLength(0)
    const changes = async (key: string, to: number) => {
      dialogues.editing = key
      dialogues.answer(to)
      await nextTick()
    }
    const struck = () => panel.findAll('.sums s').map((each) => each.text())
    const [total] = panel.findAll('.sums .answer b')
    expect([total!.text(), struck()]).toEqual(['120 %', []])
    await changes('targetSpeed', -20)
    const row = panel.findAll('.sums tr').find((each) => each.text().includes('overridden'))!
    expect(row.get('td').text()).toMatch(/^−10 %\s*−20 %$/)
    expect([panel.get('.sums .answer b').text(), panel.get('.sums .answer s').text()]).toEqual(['80 %', '120 %'])
    await changes('percent/Z', 200)
    expect([panel.get('.sums .answer b').text(), panel.get('.sums .answer s').text()]).toEqual(['200 %', '120 %'])
  })
})

describe('repairs, one test after the other', () => {
  const repairing = async () => {
    const at = await tableWith(DialogueAtTable)
    at.game.setTrack(target, trackId('fire'), 3)
    at.game.setTrack(target, trackId('flooding'), 1)
    at.dialogues.openForm('damageControl', { ship: target })
    at.dialogues.begin()
    const panel = at.render()
    await nextTick()
    await nextTick()
    const answers = () => at.dialogues.current?.answers.map(({ answer }) => answer)
    return { ...at, panel, answers }
  }

  it('end with Enter where no answer was chosen', async () => {
    const { answers, dialogues } = await repairing()
    const waits = document.activeElement as HTMLButtonElement
    expect(waits.textContent).toContain('No more tests')
    waits.click()
    await nextTick()
    expect(answers()).toEqual(['none'])
    expect(dialogues.replayed?.progress.is).toBe('finished')
  })

  it('go on with the answer that is chosen', async () => {
    const { answers } = await repairing()
    await press('2', '2')
    expect(answers()).toEqual(['fire', 2])
  })
})
