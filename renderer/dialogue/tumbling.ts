import { useEventListener } from '@vueuse/core'
import { onBeforeUnmount, shallowRef } from 'vue'

/** As long as app dice tumble. */
const tumbleMilliseconds = 200

/** Which questions' dice are tumbling now; any key or tap lets them lie at once. */
export function useTumbling() {
  const rolling = shallowRef<ReadonlySet<string>>(new Set())
  let timer: ReturnType<typeof setTimeout> | undefined

  function tumble(questions: Iterable<string>): void {
    rolling.value = new Set(questions)
    clearTimeout(timer)
    timer = setTimeout(rest, tumbleMilliseconds)
  }

  function rest(): void {
    clearTimeout(timer)
    if (rolling.value.size > 0) rolling.value = new Set()
  }

  useEventListener(window, ['keydown', 'pointerdown'], rest, { capture: true })
  onBeforeUnmount(rest)

  return { rolling, tumble }
}
