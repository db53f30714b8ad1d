import { describe, expect, it } from 'vitest'
import type { DOMWrapper } from '@vue/test-utils'
import { nextTick } from 'vue'
import { firers, press, tableWith, target } from './dialogue-table.testing'
import { DialogueAtTable } from './under-the-card.testing'
import { trackId } from '#shared/kernel/ids'

/** A salvo with one straddle for certain, and whatever was typed of it. */
async function salvo(...typed: readonly string[]) {
  const at = await tableWith(DialogueAtTable)
  at.fire()
  const panel = at.render()
  await nextTick()
  await press(...typed)
  const partsOf = (key: DOMWrapper<Element>, part: string) => key.findAll(part).map((each) => each.text())
  const keys = () =>
    panel.findAll('.answer-key').map((key) => {
      const faces = [...partsOf(key, '.digit'), ...partsOf(key, '.digits button')].join('')
      return [faces, ...partsOf(key, '.place'), ...partsOf(key, '.says')].join(' | ')
    })
  const keyWords = async () => {
    await expect.poll(() => panel.findAll('.answer-key .says').length).toBeGreaterThan(1)
    return keys()
  }
  return { ...at, panel, keys, keyWords, asks: () => panel.get('.question-panel h3').text() }
}

describe('the die that waits', () => {
  it('says what each face will do: the cell, its armour, and what comes of it', async () => {
    const { keyWords, asks } = await salvo('9', '6')
    expect(asks()).toBe('Straddle 1, Z: Deck, 1 highest to 6 lowest')
    expect(await keyWords()).toEqual([
      '1 | Casemate | Lost, fire 1',
      '2 | Light guns | Lost, fire 1',
      '3 | Casemate 5 | Lost',
      '4 | Waterline belt 7 | Lost',
      '5 | Engines and boilers 7 | Lost, speed 13, floods',
      '6 | Engines and boilers 7 | Lost, speed 13, floods',
    ])
  })

  it('shows the worst of each column while the section is rolled', async () => {
    const { keyWords, panel } = await salvo('9')
    expect(await keyWords()).toHaveLength(10)
    expect(panel.get('.question-panel').text()).toContain('The worst in each')
  })

  it('has two groups against a number', async () => {
    const { keyWords } = await salvo()
    expect(await keyWords()).toEqual(['12 | Yes', '345678910 | No'])
  })

  it('is given by a tap on its key as by the keyboard', async () => {
    const { panel, dialogues } = await salvo('9')
    await panel.get('.answer-key button, button.answer-key').trigger('click')
    expect(dialogues.current?.answers.at(-1)).toMatchObject({ answer: 1, dice: [{ die: 'D10', by: 'table' }] })
  })
})

it('shows the ten of a D10 as 10 on its keys and on the die, and says that 0 types it', async () => {
  const { keyWords, panel, dialogues } = await salvo('9')
  expect((await keyWords()).at(-1)).toMatch(/^10 \|/)
  expect(panel.get('.question-panel').text()).toContain('0 is 10.')
  await press('0')
  expect(dialogues.current?.answers.at(-1)).toMatchObject({ answer: 10 })
  expect(panel.findAll('.dialogue-panel .die').map((die) => die.get('b').text())).toContain('10')
})

it('a question of yes or no has the keys Y and N, and so has one whose answers have names', async () => {
  const { asks, panel, dialogues } = await salvo('9', '8', '2')
  expect(asks()).toContain('Flood the magazine?')
  expect(panel.findAll('.answer-key .digit').map((key) => key.text())).toEqual(['Y', 'N'])
  await press('1')
  expect(asks()).toContain('Flood the magazine?')
  await press('y')
  expect(dialogues.current?.answers.at(-1)).toMatchObject({ answer: 'flood' })
})

it('a choice says what each answer costs, and has the key of its digit', async () => {
  const at = await tableWith(DialogueAtTable)
  at.game.setTrack(target, trackId('fire'), 3)
  at.game.setTrack(target, trackId('flooding'), 1)
  at.dialogues.openForm('damageControl', { ship: target })
  at.dialogues.begin()
  const panel = at.render()
  await nextTick()
  expect(panel.findAll('.answer-key .digit').map((digit) => digit.text())).toEqual(['1', '2', '3'])
  expect(document.activeElement?.textContent).toContain('No more tests')
  await press('1')
  expect(panel.get('.question-panel h3').text()).toBe('Brennus, crew test 1 of 6: stem the flooding')
})

/** What each key of the waiting die says, before the table and after these dice. */
async function keysAfter(procedure: string, input: Record<string, string | number>, ...typed: readonly string[]) {
  const at = await tableWith(DialogueAtTable)
  at.game.setTrack(target, trackId('fire'), 7)
  at.dialogues.openForm(procedure, input)
  at.dialogues.begin()
  const panel = at.render()
  await nextTick()
  await press(...typed)
  await expect.poll(() => panel.findAll('.answer-key .says').length).toBeGreaterThan(0)
  const says = panel.findAll('.answer-key').map((key) => key.get('.does').text())
  panel.unmount()
  return says
}

it('faces that say the same are one key, whatever the figures behind them', async () => {
  expect(await keysAfter('initiative', {}, '3')).toEqual([
    'Royal Navy has the initiative',
    'A tie, rolled again',
    'Marine nationale has the initiative',
  ])
})

it('a torpedo above water misses, and says so on both of its dice', async () => {
  const torpedo = { ship: target, torpedoes: 1 }
  const decks = await keysAfter('testTorpedoes', torpedo)
  expect(decks[0]).toBe('Above water, misses')
  expect(decks).toHaveLength(3)
  expect(await keysAfter('testTorpedoes', torpedo, '3')).toEqual(['Above water, misses'])
})

it('a hit that feeds a fire at its last box says that she explodes again, and the explosion where', async () => {
  const salvo = { squadron: firers, target, rangeInches: 16, letters: 'Z', sector: 'starboard' }
  expect((await keysAfter('salvo', salvo, '9', '9'))[1]).toBe('Light gunsLost, explodes again, then deck')
  const decks = await keysAfter('salvo', salvo, '9', '9', '3')
  expect(decks).toContain('Magazine 7Lost, blows up')
})

it('is gone when everything is answered: the panel of the dialogue says what it has come to', async () => {
  const { panel, dialogues } = await salvo('9', '6', '3')
  while (dialogues.replayed?.progress.is === 'asking') await press('1')
  expect(panel.find('.question-panel').exists()).toBe(false)
  expect(panel.get('.dialogue-panel .outcome').text()).toMatch(/straddle/)
})
