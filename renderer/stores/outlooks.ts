import { defineStore } from 'pinia'
import { shallowRef, watch } from 'vue'
import { useDialogues } from './dialogues'
import { useGame } from './game'
import { grouped, outlooks, type Outlook, type OutlookGroup } from '#shared/rules/run/outlook'

/** So long it is worked out before the page may paint again. */
const sliceMs = 8

/** What each answer to the question that waits would do, worked out after the question is shown. */
export const useOutlooks = defineStore('outlooks', () => {
  const game = useGame()
  const dialogues = useDialogues()
  const groups = shallowRef<readonly OutlookGroup[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined

  watch([() => dialogues.question, () => dialogues.current], lookAhead, { immediate: true })

  function lookAhead(): void {
    clearTimeout(timer)
    groups.value = []
    const { question, current, base } = dialogues
    if (!question || !current || !base || !game.pack) return
    const ahead = outlooks(game.pack, base, current, question)
    const each: Outlook[] = []
    const goOn = () => {
      const end = performance.now() + sliceMs
      while (performance.now() < end) {
        const step = ahead.next()
        if (step.done) return void (groups.value = grouped(each))
        each.push(step.value)
      }
      timer = setTimeout(goOn)
    }
    timer = setTimeout(goOn)
  }

  return { groups }
})
