import { expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { deskOf } from './ship-desk.testing'
import DialoguePanel from '../dialogue/DialoguePanel.vue'
import { press, tableWith, target } from '../dialogue/dialogue-table.testing'
import { useOutlooks } from '../stores/outlooks'

const cardAndDialogue = defineComponent({
  inheritAttrs: false,
  setup() {
    const desk = deskOf(target)
    return () => [h(desk), h(DialoguePanel, { mayAct: () => true })]
  },
})

/** Her card in a salvo with one straddle for certain, after these dice. */
async function cardAfter(...dice: readonly string[]) {
  const at = await tableWith(cardAndDialogue)
  at.fire()
  const page = at.render()
  await press(...dice)
  return { ...at, faces: () => page.findAll('.answer-spots .face').map((face) => face.text()) }
}

it('a face of the die that waits stands beside the box that it would strike', async () => {
  const { faces } = await cardAfter('9', '6')
  await expect.poll(faces).toEqual(['1', '2', '3', '4', '5', '6'])
})

it('a choice has words under the card: nothing of it stands beside a box', async () => {
  const { faces, dialogues } = await cardAfter('9', '4', '2')
  expect(dialogues.question?.kind).toBe('choose')
  const outlooks = useOutlooks()
  await expect.poll(() => outlooks.groups.some(({ spots }) => spots.length > 0)).toBe(true)
  expect(faces()).toEqual([])
})
